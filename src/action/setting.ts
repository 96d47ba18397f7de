import * as core from '@actions/core'
import { defaults } from '@actions/github/lib/utils'
import { type Config, createConfig, type Environment, readInputs, type Secrets } from '../config.ts'
import { ConfigError } from '../errors.ts'
import {
  createClient,
  createReader,
  createWriter,
  type GitHubReader,
  type GitHubWriter,
  gate,
  type Request,
  type Skip,
} from '../github/github.ts'
import { parsePolicyFile } from '../policy/policy-file.ts'
import type { Redact } from '../redact.ts'
import { neutralise } from './log.ts'
import type { Place } from './place.ts'
import { findTarget, type Target } from './target.ts'

export interface ActionParts {
  readonly request: Request
  readonly environment: Environment
  readonly place: Place
  readonly secrets: Secrets
  readonly redact: Redact
  readonly carriesSecret: (text: string) => boolean
  /** For what went wrong without harm to the run. */
  readonly warn: (problem: string) => void
}

/** Everything that is known before the work begins: who asks for what, under which rules, and that they may. */
export interface Setting extends ActionParts {
  readonly kind: 'setting'
  readonly config: Config
  readonly policyText: string | undefined
  readonly token: string
  readonly reader: GitHubReader
  readonly writer: GitHubWriter
  readonly target: Target
  readonly defaultBranch: string
}

/** Inputs, target, gate, policy. A refusal is a value. */
export async function prepare(parts: ActionParts): Promise<Setting | Skip> {
  const { request, environment, place, secrets } = parts
  const first = createConfig(readInputs(environment), environment, undefined)
  if (!secrets.githubToken)
    throw new ConfigError('Input "github-token" is empty. Leave it out to use the job\'s token.')
  const client = openClient(place, secrets.githubToken)
  const [reader, writer] = [createReader(client), createWriter(client)]

  const target = await findTarget(request, { ...reader, said: writer.said }, first)
  if (target.kind === 'skip') return target
  const refusal = await gate(target, first, reader)
  if (refusal !== undefined) return { kind: 'skip', reason: refusal }
  const repository = await reader.repository()
  if (repository.isArchived) return { kind: 'skip', reason: 'The repository is archived.' }

  const branch = first.baseBranch ?? target.baseBranch ?? repository.defaultBranch
  const { config, policyText } = await readPolicy(environment, { first, reader, branch })
  const { defaultBranch } = repository
  return {
    ...parts,
    kind: 'setting',
    config,
    policyText,
    token: secrets.githubToken,
    reader,
    writer,
    target,
    defaultBranch,
  }
}

function openClient({ owner, repo, apiUrl }: Place, token: string) {
  return createClient({
    owner,
    repo,
    token,
    apiUrl,
    // The toolkit knows the runner's proxies.
    request: defaults.request ?? {},
    onWait: (problem, seconds) => core.info(neutralise(`${problem} Waiting ${seconds} s.`)),
    longestWaitSeconds: 120,
    answerTimeoutMs: 60_000,
    retryPauseMs: 1_000,
  })
}

interface PolicyPlace {
  readonly first: Config
  readonly reader: GitHubReader
  readonly branch: string
}

/** Maintainers set the policy on the base branch; nothing on the branch under repair can loosen it. */
async function readPolicy(environment: Environment, { first, reader, branch }: PolicyPlace) {
  const policyText = await reader.readFile(first.policyFile, branch)
  const file = policyText === undefined ? undefined : parsePolicyFile(policyText, `${first.policyFile} on ${branch}`)
  return { config: createConfig(readInputs(environment), environment, file), policyText }
}
