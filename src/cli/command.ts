import type { Environment } from '../config/config.ts'
import type { Redact } from '../redact.ts'
import type { Terminal } from './terminal.ts'

/** What every command gets. */
export interface CommandContext {
  readonly args: readonly string[]
  /** How a person starts Regreen here, for commands that are shown to be typed. */
  readonly program: string
  readonly terminal: Terminal
  readonly environment: Environment
  readonly redact: Redact
  readonly carriesSecret: (text: string) => boolean
  readonly isTerminal: boolean
}

/** Answers the exit code. Throws ConfigError for what its caller can repair. */
export type Command = (context: CommandContext) => Promise<number>
