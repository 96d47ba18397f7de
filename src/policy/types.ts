import type { PolicyFile } from './policy-file.ts'

/** How the repository's tests may be touched. `add-only`: new tests may come, existing ones stay as they are. */
export type TestsPolicy = NonNullable<PolicyFile['tests']>

export interface SizeLimits {
  readonly files: number
  readonly lines: number
  readonly newFiles: number
}

export interface PolicySettings {
  /** Where a patch may go; everywhere that is not protected when empty. */
  readonly allow: readonly string[]
  /** Added to the built-in protection. */
  readonly protect: readonly string[]
  readonly tests: TestsPolicy
  readonly limits: SizeLimits
  /** Programs with their arguments that the model may run, beside the tests. */
  readonly commands: readonly (readonly string[])[]
  /** The policy file's own path, which no patch may touch. */
  readonly policyFile: string
  /** Files that tests were reported from although their names do not say so. */
  readonly testFiles?: readonly string[]
  /** Files that the test command, or a test runner's settings, have loaded around the tests. */
  readonly harness?: readonly string[]
}

/** One file of a patch, or of a write that a tool is about to make. */
export interface Touch {
  /** From the repository's root. */
  readonly path: string
  readonly kind: 'add' | 'modify' | 'delete'
  /** Another path of the tree that some systems take for the same; known once git has seen the file. */
  readonly twin?: string
  /** Git modes; `undefined` before git has seen the file. */
  readonly oldMode?: string
  readonly newMode?: string
  readonly isBinary: boolean
  readonly before: string | undefined
  readonly after: string | undefined
}

export interface Objection {
  readonly rule: string
  readonly reason: string
  readonly path: string | undefined
}

/** A rule is a name, a reason and a predicate over one file. */
export interface Rule {
  readonly name: string
  /** Why the file may not be changed so, in words for the model and the reader of a comment. */
  readonly reason: string
  refuses(touch: Touch, settings: PolicySettings): boolean
}
