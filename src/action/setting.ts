import { resolve } from 'node:path'
import { type Config, createConfig, type Environment, readInputs, type Secrets } from '../config/config.ts'
import { INPUTS } from '../config/inputs.ts'
import { ConfigError } from '../errors.ts'
import {
  type Client,
  createReader,
  createWriter,
  type GitHubReader,
  type GitHubWriter,
  gate,
  type Request,
  readProposal,
  type Skip,
} from '../github/github.ts'
import type { RunEvent } from '../journal.ts'
import { readPolicyFile } from '../policy/read-policy-file.ts'
import type { TestsPolicy } from '../policy/types.ts'
import type { Redact } from '../redact.ts'
import { testsPolicyOf } from '../run/tests-policy.ts'
import { findExposed } from './exposure.ts'
import type { Place } from './place.ts'
import { findTarget, type Target } from './target/target.ts'
import { createPermit } from './thread/permit.ts'
import { readPoints } from './thread/points.ts'
import { refuseFork } from './thread/refuse-fork.ts'
import { isTalk } from './thread/talk.ts'

export interface ActionParts {
  readonly request: Request
  readonly environment: Environment
  readonly place: Place
  readonly secrets: Secrets
  readonly redact: Redact
  readonly carriesSecret: (text: string) => boolean
  /** Shows an event of the run in the job's log. */
  readonly show: (event: RunEvent) => void
  /** For what went wrong without harm to the run. */
  readonly warn: (problem: string) => void
  /** GitHub with this token, until the signal. */
  readonly connect: (token: string, signal?: AbortSignal) => Client
}

/** A request that may be carried out: who asks for what, and that they may. */
export interface Admitted extends ActionParts {
  readonly kind: 'admitted'
  /** From the inputs alone, until the rules of the base branch are known. */
  readonly config: Config
  readonly token: string
  /** Both end with the run. */
  readonly reader: GitHubReader
  readonly writer: GitHubWriter
  /** For the last words of a run, also of one that was stopped. */
  readonly lastWriter: GitHubWriter
  readonly target: Target
  /** Open threads of reviewers that this run has no room for. */
  readonly pointsLeft: number
  readonly defaultBranch: string
}

/** Everything that is known before the work begins. */
export interface Setting extends Admitted {
  readonly policyText: string | undefined
  /** Credentials in the job's workspace. */
  readonly exposed: readonly string[]
}

/** Inputs, target, gate. A refusal is a value. */
export async function admit(parts: ActionParts, signal: AbortSignal): Promise<Admitted | Skip> {
  const { request, environment, secrets } = parts
  const config = createConfig(readInputs(environment), environment, undefined)
  if (!secrets.githubToken)
    throw new ConfigError('Input "github-token" is empty. Leave it out to use the job\'s token.')
  const token = secrets.githubToken
  const client = parts.connect(token, signal)
  const [reader, writer] = [createReader(client), createWriter(client)]
  const lastWriter = createWriter(parts.connect(token))

  const found = await findTarget(request, reader, { ...config, proposedFor: await readProposedBranch(parts, config) })
  if (found.kind === 'skip') return found
  // A dry run takes its thread for one that nobody may write to.
  const target = config.mode === 'dry-run' ? { ...found, isLocked: true } : found
  // What only asks for words runs no code, a fork's neither.
  const refusal = await gate({ ...target, isFork: target.isFork && !isTalk(target.verb) }, config, reader)
  if (refusal !== undefined) {
    await refuseFork({ target, config, reader, writer, warn: parts.warn, runUrl: parts.place.runUrl }, refusal)
    return { kind: 'skip', reason: refusal }
  }
  const { isArchived, defaultBranch } = await reader.repository()
  if (isArchived) return { kind: 'skip', reason: 'The repository is archived.' }
  const admitted = { ...parts, kind: 'admitted', config, token, reader, writer, lastWriter, defaultBranch } as const
  return { ...admitted, ...(isTalk(target.verb) ? { target, pointsLeft: 0 } : await withPoints(target, admitted)) }
}

/** A schedule names no pull request. All that a proposal says is checked when it is taken over. */
async function readProposedBranch({ request, place }: ActionParts, { phase, proposalPath }: Config) {
  if (request.kind !== 'schedule' || (phase !== 'verify' && phase !== 'publish')) return undefined
  try {
    return (await readProposal(resolve(place.workspace, proposalPath))).manifest.branch
  } catch (error) {
    // Told where it is taken over.
    if (error instanceof ConfigError) return undefined
    throw error
  }
}

/** What reviewers ask for is read after the gate: a stranger's request costs nothing. */
async function withPoints(
  target: Target,
  { config, reader, warn }: Pick<Admitted, 'config' | 'reader' | 'warn'>,
): Promise<Pick<Admitted, 'target' | 'pointsLeft'>> {
  if (target.feedback === undefined) return { target, pointsLeft: 0 }
  const mayAsk = createPermit(config, reader)
  const { remarks, quoted, left } = await readPoints(target, { reader, mayAsk, warn })
  return { target: { ...target, remarks, quoted: [...target.quoted, ...quoted] }, pointsLeft: left }
}

/** Maintainers set the policy on the base branch; nothing on the branch under repair can loosen it. */
export async function readRules(admitted: Admitted): Promise<Setting> {
  const { config: first, environment, reader, target, defaultBranch } = admitted
  const branch = first.baseBranch ?? target.baseBranch ?? defaultBranch
  const { policyText, file } = await readPolicyOn(branch, { reader, path: first.policyFile })
  const config = createConfig(readInputs(environment), environment, file)
  return { ...admitted, config, policyText, exposed: await findExposed(admitted) }
}

interface PolicyPlace {
  readonly reader: GitHubReader
  readonly path: string
}

/** Throws ConfigError for a file that is not as it must be. */
export async function readPolicyOn(branch: string, { reader, path }: PolicyPlace) {
  const policyText = await reader.readFile(path, branch)
  const isNamed = path !== INPUTS['policy-file'].default
  return { policyText, file: await readPolicyFile(policyText, { path, where: `on ${branch}`, isNamed }) }
}

/** How tests may be touched in this run. */
export const readTestsPolicy = ({ target, config }: Admitted): TestsPolicy =>
  testsPolicyOf({ kind: target.task, mayChangeTests: target.verb === 'allow-test-edits' }, config.policy)
