import type { Model } from '../agent/types.ts'
import { createChatModel } from './chat.ts'
import type { RetrySettings } from './retry.ts'

export { createReplayModel, type ReplayScript, scriptOf } from './replay.ts'
export type { RetrySettings } from './retry.ts'

export interface ModelSettings {
  readonly model: string
  readonly baseUrl: string
  readonly apiKey: string
  /** Reasoning effort, sent as it is; absent where the endpoint does not know it. */
  readonly effort: string | undefined
}

/** Waiting times in milliseconds. */
export interface ModelTimers {
  /** Without a byte for this long, a request counts as stalled. */
  readonly idleMs: number
  /** One request, from start to last byte. */
  readonly requestMs: number
}

const TIMERS: ModelTimers = { idleMs: 120_000, requestMs: 15 * 60_000 }

/** The model behind an OpenAI-compatible endpoint. The key stays in here. */
export function createModel(settings: ModelSettings, retry: RetrySettings, timers: ModelTimers = TIMERS): Model {
  return createChatModel(settings, retry, timers)
}
