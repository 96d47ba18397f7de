import { ConfigError, messageOf, ServiceError } from '../errors.ts'
import { asSentence, cutText } from '../text.ts'
import type { ModelSettings } from './model.ts'
import { readRetryAfter, TransientError } from './retry.ts'
import { StalledError } from './watch.ts'

/** What a failed request means, and which input to look at. A TransientError where another attempt may help. */
export function translateError(error: unknown, settings: ModelSettings): Error {
  if (error instanceof TransientError || error instanceof ConfigError || error instanceof ServiceError) return error
  if (error instanceof StalledError) return new TransientError(new ServiceError(error.message))
  if (!(error instanceof Error)) return new ServiceError(messageOf(error))

  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined
  if (status === undefined) return new TransientError(describeBreak(error, settings))
  const said = asSentence(cutText(error.message, 500))
  const fault = describeFault(status, error, settings)
  if (fault !== undefined) return new ConfigError(`${fault} It said: ${said}`, said)

  const meaning =
    status === 429
      ? 'The rate limit of the key behind the input "openai-api-key" is reached.'
      : 'The endpoint behind the input "openai-base-url" has a fault.'
  const problem = `The model endpoint ${settings.baseUrl} answered with ${status}. ${meaning} It said: ${said}`
  const final = new ServiceError(`${problem} Try again later.`, said)
  const isTransient = status === 408 || status === 409 || status === 429 || status >= 500
  return isTransient
    ? new TransientError(final, { problem, retryAfterMs: readRetryAfter(headersOf(error), Date.now()) })
    : final
}

/** What a maintainer has to change, for answers that would come again. */
function describeFault(status: number, error: Error, { baseUrl, model }: ModelSettings): string | undefined {
  const endpoint = `The model endpoint ${baseUrl}`
  switch (status) {
    case 401:
      return `${endpoint} refused the key (401). Check the input "openai-api-key".`
    case 403:
      return `${endpoint} does not let this key use the model "${model}" (403). Check the inputs "openai-api-key" and "model".`
    case 404:
      return `${endpoint} knows no model "${model}", or no such path (404). Check the inputs "model" and "openai-base-url".`
    case 400:
    case 422:
      return `${endpoint} did not accept the request (${status}). Check that the input "model" names a model with tool calls.`
    case 429:
      return 'code' in error && error.code === 'insufficient_quota'
        ? `The key's account has no quota left (429). Check the plan behind the input "openai-api-key".`
        : undefined
  }
}

/** No answer came, or it stopped in its middle. */
function describeBreak(error: Error, { baseUrl }: ModelSettings): ServiceError {
  const endpoint = `The model endpoint ${baseUrl}`
  const said = asSentence(cutText(error.message, 500))
  const isOwnError = 'error' in error && error.error !== undefined
  if (isOwnError) return new ServiceError(`${endpoint} broke off its reply with an error: ${said}`, said)
  if (error instanceof SyntaxError)
    return new ServiceError(`${endpoint} sent a reply that cannot be read: ${said}`, said)
  const problem = connectionProblem(error)
  return new ServiceError(`${endpoint} could not be reached: ${problem}. Check the input "openai-base-url".`, problem)
}

function headersOf(error: Error): Headers | undefined {
  return 'headers' in error && error.headers instanceof Headers ? error.headers : undefined
}

/** The client wraps the reason; the innermost message says "connection refused" or "not found". */
function connectionProblem(error: Error): string {
  return error.cause instanceof Error ? connectionProblem(error.cause) : error.message || error.name
}
