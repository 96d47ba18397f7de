/** One request by the model to use a tool. `arguments` is the JSON text as the model wrote it, not yet checked. */
export interface ToolCall {
  readonly id: string
  readonly name: string
  readonly arguments: string
  /** Set by an adapter when the provider sent something other than a function call: what it was. */
  readonly fault?: string
}

export interface ToolResult {
  readonly content: string
  readonly isError: boolean
}

export interface AssistantMessage {
  readonly role: 'assistant'
  readonly content: string
  readonly calls: readonly ToolCall[]
  /** The provider's own message, all keys kept. Some providers refuse a history in which their extra keys are missing. */
  readonly raw?: unknown
}

export type ToolMessage = { readonly role: 'tool'; readonly callId: string } & ToolResult

export type Message = { readonly role: 'system' | 'user'; readonly content: string } | AssistantMessage | ToolMessage

export interface Usage {
  readonly inputTokens: number
  readonly outputTokens: number
}

export interface Reply {
  readonly message: AssistantMessage
  readonly usage: Usage
}

/** One exchange with a language model. Retries and provider quirks stay inside; throws ConfigError or ServiceError. */
export interface Model {
  reply(messages: readonly Message[], tools: readonly Tool[], signal: AbortSignal): Promise<Reply>
}

/** `test` runs the tests, and `run` something else. */
export type Effect = 'read' | 'write' | 'test' | 'run'

export interface Tool {
  readonly name: string
  readonly description: string
  /** JSON Schema, strict: every property required, no others. */
  readonly inputSchema: object
  readonly effect: Effect
  /** Checks the model's input and says what doing it would touch. May read, changes nothing. Throws ToolError. */
  plan(input: unknown): Intent | Promise<Intent>
}

/** What a write would do to one file. `undefined` stands for "no such file". */
export interface Edit {
  readonly path: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** A tool call that has been understood but not done: what it would touch, and how to do it. */
export interface Intent {
  readonly effect: Effect
  /** Relative to the repository's root, `/`-separated. */
  readonly paths: readonly string[]
  /** One for each file that a write would change. */
  readonly edits?: readonly Edit[]
  /** The program and its arguments, when it is the model that has named them. */
  readonly command?: readonly string[]
  /** Throws ToolError when the model can recover; anything else it throws ends the run. */
  perform(signal: AbortSignal): Promise<string>
}

/** What a judge says of an intent: it may happen, or it may not by this rule. */
export type Ruling =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly rule: string; readonly reason: string }

/** Decides whether an intent may happen. The policy answers at once; a person may take a while, or until the run is stopped. */
export type Judge = (intent: Intent, signal: AbortSignal) => Ruling | Promise<Ruling>

export type Limit = 'out_of_turns' | 'out_of_tokens' | 'out_of_money' | 'out_of_time'
export type StopReason = 'finished' | Limit

/** US$ per million tokens. */
export interface Prices {
  readonly input: number
  readonly output: number
}

/** What a run has used so far. */
export interface Spent extends Usage {
  readonly turns: number
  /** Where prices are known. */
  readonly costUsd?: number
}

export interface Budget {
  charge(usage: Usage): void
  /** The limit that has been reached, if any. */
  exhausted(): Limit | undefined
  spent(): Spent
}

export type AgentEvent =
  | { readonly type: 'reply'; readonly message: AssistantMessage; readonly usage: Usage }
  | { readonly type: 'refused'; readonly call: ToolCall; readonly rule: string; readonly reason: string }
  | { readonly type: 'tool'; readonly call: ToolCall; readonly result: ToolResult }
  | { readonly type: 'tests_after_write'; readonly result: string }
  | {
      readonly type: 'compacted'
      readonly messages: number
      readonly tokensBefore: number
      readonly tokensAfter: number
    }
