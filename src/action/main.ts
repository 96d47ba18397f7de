import * as core from '@actions/core'
import {
  allowsUnsecureCommands,
  type Environment,
  listSecretValues,
  readInputs,
  readSecrets,
} from '../config/config.ts'
import { ConfigError } from '../errors.ts'
import type { Request } from '../github/github.ts'
import { openHost, reasonOf } from '../host.ts'
import { createRedaction, createSecretSearch } from '../redact.ts'
import { runPhase } from './phases.ts'
import { connect, readPlace } from './place.ts'
import { explain } from './report/failure.ts'
import { openJobLog } from './report/log.ts'
import { type Desk, finish, type Report } from './report/report.ts'
import { type ActionParts, admit } from './setting.ts'
import { isTalk, talk } from './thread/talk.ts'

/** One run on GitHub, from a request to the exit code. Every error ends as an outcome with one clear message. */
export async function runAction(request: Request, environment: Environment): Promise<number> {
  const secrets = readSecrets(readInputs(environment), environment)
  for (const secret of Object.values(secrets)) if (secret) core.setSecret(secret)
  const values = [...Object.values(secrets), ...listSecretValues(environment)]
  const redact = createRedaction(values)
  const desk = { place: readPlace(environment), redact, log: openJobLog(redact) }
  reportCrash(desk)
  const report = await carryOut({
    ...desk,
    request,
    environment,
    secrets,
    carriesSecret: createSecretSearch(values),
    show: desk.log.show,
    warn: (problem) => desk.log.annotate('warning', problem, { title: 'Regreen' }),
    connect: (token, signal) => connect(desk.place, token, signal),
  })
  return finish(report, desk)
}

/**
 * What nobody has caught would be printed with all its words, past the log. The first such error ends the run as every
 * other error does, and those that follow while it is told say no more; what is open is closed when the process exits.
 */
function reportCrash(desk: Desk): void {
  let isTold = false
  process.on('uncaughtException', async (error) => {
    if (isTold) return
    isTold = true
    process.exit(await finish(explain(error, desk.redact), desk).catch(() => 1))
  })
}

/** One run, from a request to its report. Never throws. */
export function carryOut(parts: ActionParts): Promise<Report> {
  return run(parts).catch((error: unknown) => explain(error, parts.redact))
}

const UNSECURE_COMMANDS =
  'ACTIONS_ALLOW_UNSECURE_COMMANDS is set, so any test could change the environment of this job by what it prints. Remove it from the "env" of the workflow, the job and the runner.'

async function run(parts: ActionParts): Promise<Report> {
  if (allowsUnsecureCommands(parts.environment)) throw new ConfigError(UNSECURE_COMMANDS)
  const host = await openHost(parts.place.temporary, parts.place.searchPath)
  try {
    const admitted = await admit(parts, host.signal)
    if (admitted.kind === 'skip') return { outcome: 'skipped', redWhere: null, summary: `Skipped: ${admitted.reason}` }
    if (isTalk(admitted.target.verb)) return { outcome: 'skipped', redWhere: null, summary: await talk(admitted) }
    return await runPhase(admitted, host)
  } catch (error) {
    throw reasonOf(error, host.signal)
  } finally {
    host.close()
  }
}
