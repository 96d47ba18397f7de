import * as core from '@actions/core'
import { defaults } from '@actions/github/lib/utils'
import {
  type Config,
  createConfig,
  type Environment,
  readInputs,
  readSecrets,
  requireModel,
  type Secrets,
} from '../config.ts'
import { ConfigError, messageOf, ServiceError } from '../errors.ts'
import { createGitHub, type GitHub, gate, type Request } from '../github/github.ts'
import { Interrupted, openHost } from '../host.ts'
import { createModel } from '../model/model.ts'
import { parsePolicyFile } from '../policy/policy-file.ts'
import { createRedaction, type Redact } from '../redact.ts'
import { exitCodeOf } from '../task.ts'
import { neutralise } from './log.ts'
import { type Place, readPlace } from './place.ts'
import { repair } from './repair.ts'
import { finish, type Report } from './report.ts'
import { findTarget, type Target } from './target.ts'

interface Parts {
  readonly request: Request
  readonly environment: Environment
  readonly place: Place
  readonly secrets: Secrets
  readonly redact: Redact
}

/** One run on GitHub, from a request to the exit code. Every error ends as an outcome with one clear message. */
export async function runAction(request: Request, environment: Environment): Promise<number> {
  const secrets = readSecrets(readInputs(environment), environment)
  for (const secret of Object.values(secrets)) if (secret) core.setSecret(secret)
  const redact = createRedaction(Object.values(secrets))
  const place = readPlace(environment)
  const parts = { request, environment, place, secrets, redact }
  const report = await run(parts).catch((error: unknown) => explain(error, redact))
  await finish(report, place, redact)
  return exitCodeOf(report.outcome)
}

async function run(parts: Parts): Promise<Report> {
  const { request, environment, place, secrets } = parts
  const first = createConfig(readInputs(environment), environment, undefined)
  if (!secrets.githubToken)
    throw new ConfigError('Input "github-token" is empty. Leave it out to use the job\'s token.')
  const github = openGitHub(place, secrets.githubToken)

  const target = await findTarget(request, github)
  if (target.kind === 'skip') return skipped(target.reason)
  const refusal = await gate(target, first, github)
  if (refusal) return skipped(refusal)

  const { config, policyText } = await readPolicy(parts, { first, github, target })
  const { model, apiKey } = requireModel(config, secrets)
  const host = await openHost(place.temporary, place.searchPath)
  try {
    const repaired = await repair({
      ...parts,
      target,
      config,
      policyText,
      github,
      token: secrets.githubToken,
      host,
      createModel: (retry) => createModel({ model, apiKey, baseUrl: config.baseUrl, effort: config.effort }, retry),
    })
    return { outcome: repaired.outcome, repaired }
  } finally {
    host.close()
  }
}

const skipped = (reason: string): Report => ({ outcome: { kind: 'skipped', reason } })

function openGitHub({ owner, repo, apiUrl }: Place, token: string): GitHub {
  return createGitHub({
    owner,
    repo,
    token,
    apiUrl,
    // The toolkit knows the runner's proxies.
    request: defaults.request ?? {},
    onWait: (problem, seconds) => core.info(neutralise(`${problem} Waiting ${seconds} s.`)),
    longestWaitSeconds: 120,
  })
}

/** Maintainers set the policy on the base branch; nothing on the branch under repair can loosen it. */
async function readPolicy(
  { environment }: Parts,
  { first, github, target }: { readonly first: Config; readonly github: GitHub; readonly target: Target },
) {
  const branch = first.baseBranch ?? target.baseBranch ?? (await github.defaultBranch())
  const policyText = await github.readFile(first.policyFile, branch)
  const file = policyText === undefined ? undefined : parsePolicyFile(policyText, `${first.policyFile} on ${branch}`)
  return { config: createConfig(readInputs(environment), environment, file), policyText }
}

function explain(error: unknown, redact: Redact): Report {
  if (error instanceof Interrupted) return { outcome: { kind: 'cancelled' } }
  const isOurs = error instanceof ConfigError || error instanceof ServiceError
  if (!isOurs && error instanceof Error) {
    core.info(
      neutralise(
        redact(`${error.stack ?? error.message}\nThis is a fault of Regreen. Please report it with the lines above.`),
      ),
    )
  }
  return { outcome: { kind: 'error', message: messageOf(error) } }
}
