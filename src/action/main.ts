import * as core from '@actions/core'
import { allowsUnsecureCommands, type Environment, listSecretValues, readInputs, readSecrets } from '../config.ts'
import { ConfigError, messageOf, ServiceError } from '../errors.ts'
import type { Request } from '../github/github.ts'
import { Interrupted, openHost } from '../host.ts'
import { createRedaction, createSecretSearch, type Redact } from '../redact.ts'
import { exitCodeOf } from '../task.ts'
import { neutralise } from './log.ts'
import { runPhase } from './phases.ts'
import { readPlace } from './place.ts'
import { finish, type Report } from './report.ts'
import { type ActionParts, prepare } from './setting.ts'
import { isTalk, talk } from './talk.ts'

/** One run on GitHub, from a request to the exit code. Every error ends as an outcome with one clear message. */
export async function runAction(request: Request, environment: Environment): Promise<number> {
  const secrets = readSecrets(readInputs(environment), environment)
  for (const secret of Object.values(secrets)) if (secret) core.setSecret(secret)
  const values = [...Object.values(secrets), ...listSecretValues(environment)]
  const redact = createRedaction(values)
  const place = readPlace(environment)
  const warn = (problem: string) => core.warning(neutralise(redact(problem)), { title: 'Regreen' })
  const parts: ActionParts = {
    request,
    environment,
    place,
    secrets,
    redact,
    carriesSecret: createSecretSearch(values),
    warn,
  }
  const report = await run(parts).catch((error: unknown) => explain(error, redact))
  await finish(report, place, redact)
  return exitCodeOf(report.outcome)
}

const UNSECURE_COMMANDS =
  'ACTIONS_ALLOW_UNSECURE_COMMANDS is set, so that any test could change the environment of this job by what it prints. Remove it from the "env" of the workflow, the job and the runner.'

async function run(parts: ActionParts): Promise<Report> {
  if (allowsUnsecureCommands(parts.environment)) throw new ConfigError(UNSECURE_COMMANDS)
  const setting = await prepare(parts)
  if (setting.kind === 'skip') return { outcome: 'skipped', summary: `Skipped: ${setting.reason}` }
  if (isTalk(setting.target.verb)) return { outcome: 'skipped', summary: await talk(setting) }
  const host = await openHost(setting.place.temporary, setting.place.searchPath)
  try {
    return await runPhase(setting, host)
  } finally {
    host.close()
  }
}

function explain(error: unknown, redact: Redact): Report {
  if (error instanceof Interrupted)
    return { outcome: 'cancelled', summary: 'The run was stopped from outside. Nothing was published.' }
  const isOurs = error instanceof ConfigError || error instanceof ServiceError
  if (!isOurs && error instanceof Error) {
    const trace = `${error.stack ?? error.message}\nThis is a fault of Regreen. Please report it with the lines above.`
    core.info(neutralise(redact(trace)))
  }
  return { outcome: 'error', summary: messageOf(error) }
}
