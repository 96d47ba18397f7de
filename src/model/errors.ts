import { ConfigError, messageOf, ServiceError } from '../errors.ts'
import type { ModelSettings } from './model.ts'
import { readRetryAfter, TransientError } from './retry.ts'
import { StalledError } from './watch.ts'

/** What a failed request means, and which input to look at. A TransientError where another attempt may help. */
export function translateError(error: unknown, { baseUrl, model }: ModelSettings): Error {
  if (error instanceof TransientError || error instanceof ConfigError || error instanceof ServiceError) return error
  if (error instanceof StalledError) return new TransientError(new ServiceError(error.message))
  if (!(error instanceof Error)) return new ServiceError(messageOf(error))

  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined
  const said = error.message.slice(0, 500)
  if (status === undefined) {
    // No answer came: the connection failed, or what came could not be read.
    return new TransientError(
      new ServiceError(
        `The model endpoint ${baseUrl} could not be reached: ${connectionProblem(error)}. Check the input "openai-base-url".`,
      ),
    )
  }
  switch (status) {
    case 401:
      return new ConfigError(
        `The model endpoint ${baseUrl} refused the key (401). Check the input "openai-api-key". It said: ${said}`,
      )
    case 403:
      return new ConfigError(
        `The model endpoint ${baseUrl} forbids this key the model "${model}" (403). Check the inputs "openai-api-key" and "model". It said: ${said}`,
      )
    case 404:
      return new ConfigError(
        `The model endpoint ${baseUrl} knows no model "${model}", or no such path (404). Check the inputs "model" and "openai-base-url". It said: ${said}`,
      )
    case 400:
    case 422:
      return new ConfigError(
        `The model endpoint ${baseUrl} did not accept the request (${status}). Check that the input "model" names a model with tool calls. It said: ${said}`,
      )
  }
  if ('code' in error && error.code === 'insufficient_quota') {
    return new ConfigError(
      `The key's account has no quota left (429). Check the plan behind the input "openai-api-key". It said: ${said}`,
    )
  }
  const cure =
    status === 429
      ? 'The rate limit of the key behind "openai-api-key" is reached; try again later.'
      : `The endpoint behind "openai-base-url" has a fault; try again later.`
  const final = new ServiceError(`The model endpoint ${baseUrl} answered with ${status}. ${cure} It said: ${said}`)
  const isTransient = status === 408 || status === 409 || status === 429 || status >= 500
  return isTransient ? new TransientError(final, readRetryAfter(headersOf(error), Date.now())) : final
}

function headersOf(error: Error): Headers | undefined {
  return 'headers' in error && error.headers instanceof Headers ? error.headers : undefined
}

/** The client wraps the reason; the innermost message says "connection refused" or "not found". */
function connectionProblem(error: Error): string {
  return error.cause instanceof Error ? connectionProblem(error.cause) : error.message || error.name
}
