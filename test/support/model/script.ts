/** One tool call as a model writes it: its arguments are JSON text, right or wrong. */
export interface ScriptedCall {
  readonly name: string
  readonly arguments: string
  /** Made up when left out. */
  readonly id?: string
}

/** One reply of a model. */
export interface ScriptedReply {
  readonly kind: 'reply'
  readonly text: string
  readonly calls: readonly ScriptedCall[]
  /** `tool_calls` with calls and `stop` without, when left out. */
  readonly finishReason?: string
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number }
  /** Further keys of the message, such as `refusal` or `reasoning_content`. */
  readonly extra?: Readonly<Record<string, unknown>>
}

/** What an endpoint does instead of replying. */
export interface ModelFault {
  readonly kind: 'fault'
  /**
   * `status`: an error with OpenAI's body, or the given one. `html`: a page. `stall`: no byte ever comes.
   * `stall-mid-stream`: the reply begins and never ends. `cut`: the connection ends in the middle of it.
   */
  readonly mode: 'status' | 'html' | 'stall' | 'stall-mid-stream' | 'cut'
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** What happens at one request: words, calls, a whole reply, a fault, or whichever of them a look at the request gives. */
export type Turn = string | readonly ScriptedCall[] | ScriptedReply | ModelFault | TurnFunction
export type TurnFunction = (request: ModelRequest) => Turn | Promise<Turn>

/** A request as the endpoint got it. */
export interface ModelRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** The body as it came. */
  readonly text: string
  readonly model: string
  readonly messages: readonly RequestMessage[]
  readonly tools: readonly string[]
  readonly stream: boolean
}

export interface RequestMessage {
  readonly role: string
  readonly content: string
  readonly toolCallId: string | undefined
}

/** A call with its arguments as an object, or as text where they shall be wrong. */
export const call = (name: string, input: object | string): ScriptedCall => ({
  name,
  arguments: typeof input === 'string' ? input : JSON.stringify(input),
})

/** A reply with more than words or calls. */
export const reply = (parts: Partial<Omit<ScriptedReply, 'kind'>>): ScriptedReply => ({
  kind: 'reply',
  text: '',
  calls: [],
  ...parts,
})

/** An error of the endpoint. */
export const fault = (status: number, parts: Pick<ModelFault, 'headers' | 'body'> = {}): ModelFault => ({
  kind: 'fault',
  mode: 'status',
  status,
  ...parts,
})

/** Anything but a reply or an error. */
export const breakdown = (mode: Exclude<ModelFault['mode'], 'status'>, status = 200): ModelFault => ({
  kind: 'fault',
  mode,
  status,
})

/** The request's last tool result, which a script may look at before it goes on. */
export const lastResult = ({ messages }: ModelRequest): string =>
  messages.findLast(({ role }) => role === 'tool')?.content ?? ''

/** Plays a turn to its end: a whole reply, its calls with ids, or a fault. */
export async function resolveTurn(turn: Turn, request: ModelRequest): Promise<ScriptedReply | ModelFault> {
  if (typeof turn === 'function') return resolveTurn(await turn(request), request)
  if (typeof turn === 'string') return reply({ text: turn })
  return 'kind' in turn ? turn : reply({ calls: turn })
}

/** Throws unless the body is a chat completions request. */
export function parseRequest(path: string, headers: ModelRequest['headers'], text: string): ModelRequest {
  const body: unknown = JSON.parse(text)
  if (!isRecord(body) || !Array.isArray(body.messages)) throw new Error('The request has no "messages".')
  const tools = Array.isArray(body.tools) ? body.tools : []
  return {
    path,
    headers,
    text,
    model: String(body.model),
    messages: body.messages.map(parseMessage),
    tools: tools.map((tool: unknown) => nameOf(tool)),
    stream: body.stream === true,
  }
}

function parseMessage(message: unknown): RequestMessage {
  if (!isRecord(message)) throw new Error('A message is no object.')
  const { role, content, tool_call_id: id } = message
  return {
    role: String(role),
    content: typeof content === 'string' ? content : JSON.stringify(content ?? ''),
    toolCallId: typeof id === 'string' ? id : undefined,
  }
}

function nameOf(tool: unknown): string {
  return isRecord(tool) && isRecord(tool.function) ? String(tool.function.name) : ''
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
