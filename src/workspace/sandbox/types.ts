import type { Launch } from '../process/process.ts'
import type { SandboxReport } from '../types.ts'

export type Network = SandboxReport['network']

/** One piece of what a command sees of the file system. They are put in place in order; a later one covers an earlier one. */
export type Mount =
  | { readonly kind: 'read_only' | 'writable'; readonly source: string; readonly target: string }
  | { readonly kind: 'temporary'; readonly target: string; readonly maxBytes: number }
  | { readonly kind: 'link'; readonly target: string; readonly to: string }

/** A command and all that it is to see. What is not in here does not exist for it. */
export interface Room {
  readonly argv: readonly [string, ...string[]]
  readonly env: Readonly<Record<string, string>>
  readonly directory: string
  readonly mounts: readonly Mount[]
  readonly network: Network
}

export interface User {
  readonly uid: number
  readonly gid: number
}

/** One way to shut a command in, and the level it can reach when every probe passes. */
export interface Mechanism {
  readonly name: string
  readonly level: SandboxReport['level']
  /** Whom the command runs as; the copies must belong to this user. */
  readonly user: User
  /** Whether the command gets a file system of its own; without one, paths inside are those of the host. */
  readonly hasMounts: boolean
  launch(room: Room): Launch
}
