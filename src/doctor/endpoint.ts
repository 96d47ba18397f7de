import * as z from 'zod'
import type { Config, Environment, Secrets } from '../config/config.ts'
import { messageOf } from '../errors.ts'
import { isJob } from './machine.ts'
import { type Finding, fault, unchecked } from './types.ts'

/** How the model endpoint answered to the question which models it has. */
type EndpointAnswer =
  | { readonly kind: 'unreachable'; readonly problem: string }
  | { readonly kind: 'answer'; readonly status: number; readonly models: readonly string[] | undefined }

const MODELS = z.object({ data: z.array(z.object({ id: z.string() })) })
const TIMEOUT_MS = 20_000
const MAX_NAMED = 10

/** Asks for the list of models, which costs nothing. https://platform.openai.com/docs/api-reference/models/list */
export async function askEndpoint(baseUrl: string, apiKey: string, timeoutMs = TIMEOUT_MS): Promise<EndpointAnswer> {
  try {
    const response = await fetch(`${baseUrl}/models`, {
      headers: { authorization: `Bearer ${apiKey}`, 'user-agent': 'regreen' },
      // The key is for the endpoint that was named, and for no other.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const parsed = MODELS.safeParse(await response.json().catch(() => undefined))
    const models = parsed.success ? parsed.data.data.map(({ id }) => id) : undefined
    return { kind: 'answer', status: response.status, models }
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? ` (${messageOf(error.cause)})` : ''
    return { kind: 'unreachable', problem: `${messageOf(error)}${cause}` }
  }
}

const NO_KEY = 'No key for the model is set.'
const NO_SECRET = fault(
  `${NO_KEY} A secret that does not exist is empty, and so are all secrets in a pull request from a fork.`,
  'Set the input "openai-api-key" from a secret: Settings → Secrets and variables → Actions.',
)
const NO_VARIABLE = fault(NO_KEY, 'Set OPENAI_API_KEY in the environment; for a server without keys, any word will do.')

/** Whether a model and a key are given at all. */
export function checkModelSettings(
  { model }: Pick<Config, 'model'>,
  { openaiApiKey }: Pick<Secrets, 'openaiApiKey'>,
  environment: Environment,
): Finding[] {
  return [
    ...(model
      ? []
      : [fault('No model is set.', 'Set the input "model" (or OPENAI_MODEL), for example "gpt-5.4-mini".')]),
    ...(openaiApiKey ? [] : [isJob(environment) ? NO_SECRET : NO_VARIABLE]),
  ]
}

/** Whether the endpoint takes the key and has the model. */
export function checkEndpoint(
  answer: EndpointAnswer,
  { baseUrl, model }: Pick<Config, 'baseUrl' | 'model'>,
): Finding[] {
  const input = 'the input "openai-base-url" (or OPENAI_BASE_URL)'
  if (answer.kind === 'unreachable')
    return [
      fault(`The model endpoint ${baseUrl} cannot be reached: ${answer.problem}.`, `Check ${input} and the network.`),
    ]
  const { status, models } = answer
  if (status === 401 || status === 403)
    return [fault(`The model endpoint ${baseUrl} refuses the key (${status}).`, 'Check the input "openai-api-key".')]
  if (status === 410) return [fault(`The model endpoint ${baseUrl} is gone (410).`, `Set ${input} to another one.`)]
  // Not every server has this list, and its absence is not a fault.
  if (status === 404 || status === 405 || (status < 400 && !models?.length))
    return [
      unchecked(
        `The model endpoint ${baseUrl} gave no list of models (${status}), so key and model were not tried.`,
        `Some servers have none. Check that ${input} ends as this server wants it, for example with "/v1".`,
      ),
    ]
  if (status >= 400)
    return [
      unchecked(`The model endpoint ${baseUrl} answered with ${status}.`, 'Try again later, or ask its operator.'),
    ]
  if (!models || !model || models.includes(model)) return []
  const named = models.slice(0, MAX_NAMED).join(', ')
  const more = models.length > MAX_NAMED ? ` and ${models.length - MAX_NAMED} more` : ''
  return [
    fault(
      `The model endpoint ${baseUrl} has no model ${JSON.stringify(model)}.`,
      `Set the input "model" to one of: ${named}${more}.`,
    ),
  ]
}
