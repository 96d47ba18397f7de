import * as core from '@actions/core'
import {
  createConfig,
  type Environment,
  listSecretValues,
  readInputs,
  readSecrets,
  type Secrets,
} from '../config/config.ts'
import { type DoctorParts, diagnose, type Examination, pagesOf, renderExamination } from '../doctor/doctor.ts'
import { createReader, createSurvey } from '../github/github.ts'
import { type Host, openHost } from '../host.ts'
import { createRedaction } from '../redact.ts'
import { tryReadHead } from '../workspace/workspace.ts'
import { connect, readPlace, serverSource } from './place.ts'
import { explain } from './report/failure.ts'
import { type JobLog, openJobLog } from './report/log.ts'
import { type Desk, finish, type Report } from './report/report.ts'
import { readPolicyOn } from './setting.ts'

/** `phase: doctor`: looks at the set-up of this job and this repository, and changes nothing. Answers the exit code. */
export async function runDoctor(environment: Environment): Promise<number> {
  const secrets = readSecrets(readInputs(environment), environment)
  for (const secret of Object.values(secrets)) if (secret) core.setSecret(secret)
  const redact = createRedaction([...Object.values(secrets), ...listSecretValues(environment)])
  const desk = { place: readPlace(environment), redact, log: openJobLog(redact) }
  const report = await examinePlace(environment, { ...desk, secrets }).catch((error: unknown) => explain(error, redact))
  return finish(report, desk)
}

interface Known extends Desk {
  readonly secrets: Secrets
}

async function examinePlace(environment: Environment, known: Known): Promise<Report> {
  const { place, log } = known
  const examination = await diagnose({
    searchPath: place.searchPath,
    async open() {
      const host = await openHost(place.temporary, place.searchPath)
      return { parts: await collect(environment, known, host), close: host.close }
    },
  })
  annotate(examination, log)
  const lines = renderExamination(examination)
  const summary = lines.join('\n')
  log.print(summary)
  const headline = lines.at(-1) ?? ''
  return examination.isHealthy
    ? {
        outcome: 'skipped',
        redWhere: null,
        conclusion: 'success',
        title: 'Regreen doctor: in order',
        summary,
        headline,
      }
    : { outcome: 'error', redWhere: null, title: 'Regreen doctor: there are faults', summary, headline }
}

async function collect(environment: Environment, { place, secrets }: Known, host: Host): Promise<DoctorParts> {
  const config = createConfig(readInputs(environment), environment, undefined)
  const { githubToken: token } = secrets
  const client = token === undefined ? undefined : connect(place, token, host.signal)
  const head = await tryReadHead(place.workspace, place.searchPath)
  return {
    config,
    environment,
    secrets,
    host,
    searchPath: place.searchPath,
    workspace: head ? place.workspace : undefined,
    findCommit: () =>
      head
        ? host.mirror.fetchCommit({ kind: 'local', directory: place.workspace }, 'HEAD')
        : host.mirror.fetchCommit(serverSource(place, token ?? ''), environment.GITHUB_SHA ?? 'HEAD'),
    async readPolicy() {
      if (!client) return
      const reader = createReader(client)
      const { defaultBranch } = await reader.repository()
      await readPolicyOn(config.baseBranch ?? defaultBranch, { reader, path: config.policyFile })
    },
    github: client && { survey: createSurvey(client), pages: pagesOf(place.serverUrl, place.owner, place.repo) },
  }
}

/** The runner keeps the first ten of a step; the list in the log and on the page is whole. */
function annotate({ findings }: Examination, log: JobLog): void {
  for (const { kind, check, problem, cure } of findings) {
    const text = `${problem} ${cure}`.trim()
    log.annotate(kind === 'fault' ? 'error' : 'warning', text, { title: `Regreen doctor: ${check}` })
  }
}
