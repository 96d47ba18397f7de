import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Model } from '../../agent/types.ts'
import type { Config, Environment, Inputs } from '../../config/config.ts'
import { ConfigError } from '../../errors.ts'
import { renderUncommitted } from '../../github/render.ts'
import { type Host, openHost, reasonOf } from '../../host.ts'
import { type Journal, openJournal, type RunEvent } from '../../journal.ts'
import type { RetrySettings } from '../../model/model.ts'
import type { Redact } from '../../redact.ts'
import { createDecisionLog } from '../../results/results.ts'
import { summarise } from '../../results/summary.ts'
import { runTask } from '../../run/run.ts'
import { makeTemporaryFolder } from '../../run-folder.ts'
import { exitCodeOf, type Outcome, type Task } from '../../task.ts'
import { plural } from '../../text.ts'
import { VERSION } from '../../version.ts'
import { applyToWorkingTree, hostSearchPath, type LocalBase, readLocalBase } from '../../workspace/workspace.ts'
import { makeOutFolder } from '../arguments.ts'
import { nameFlags } from '../flag-words.ts'
import { type LocalConfig, readLocalConfig } from '../local-config.ts'
import { renderProgress } from '../progress.ts'
import { resultFilesIn } from '../result-files.ts'
import type { Terminal } from '../terminal.ts'
import { type Answer, APPROVAL, createApproval } from './approval.ts'
import { renderCheckCommand } from './check-command.ts'
import { type Application, type RunFacts, report, writeRun } from './local-report.ts'

interface LocalRun {
  /** How a person starts Regreen here. */
  readonly program: string
  readonly workspace: string
  readonly inputs: Inputs
  readonly environment: Environment
  readonly terminal: Terminal
  readonly redact: Redact
  readonly carriesSecret: (text: string) => boolean
  /** Called with the finished configuration, before anything is run: a missing key is found out first. */
  readonly prepareModel: (config: Config) => (retry: RetrySettings) => Model
  readonly modelName: (config: Config) => string
  readonly approval: Answer | 'policy'
  /** What is to be done, where it is not only that tests fail. */
  readonly request: string | undefined
  readonly out: string | undefined
  readonly apply: boolean
}

function createTask({ request }: LocalRun, commit: string): Task {
  if (request === undefined) return { kind: 'failing_check', commit, quoted: [] }
  const quoted = [{ author: 'the person who started the run', what: 'request', text: request }]
  return { kind: 'fix_request', commit, quoted }
}

/** One run on a local repository: result files, a report for people, the exit code. */
export async function runLocally(run: LocalRun): Promise<number> {
  const searchPath = hostSearchPath(run.environment.PATH, resolve(run.workspace))
  const host = await openHost(tmpdir(), searchPath)
  try {
    const setting = await readSetting(run, host, searchPath)
    const out = await openOutput(run.out)
    const log = createDecisionLog(run.redact)
    const journal = openRunJournal(run, out, log.note)
    const task = createTask(run, setting.base.commit)
    recordStart(journal, task, setting)
    const finished = await runTask(task, {
      ...host,
      ...setting,
      ...askPerson(run),
      ...secretsOf(run),
      prepared: setting.base.root,
      journal,
    })
    const { outcome } = finished
    const { base } = setting
    const tested = `commit${renderUncommitted(base.uncommitted)}`
    journal.record({ type: 'ended', outcome: outcome.kind, summary: summarise(outcome, tested) })
    const files = await writeRun(out, finished, { ...collectFacts(run, setting), decisions: log.decisions })
    const application = await applyIfAsked(run, base.root, outcome)
    report(run, finished, { ...files, journalFile: journal.file, application, tested })
    return application.kind === 'failed' ? 1 : exitCodeOf(outcome.kind)
  } catch (error) {
    throw reasonOf(error, host.signal)
  } finally {
    host.close()
  }
}

function collectFacts(run: LocalRun, { base, config, policyText }: Setting): Omit<RunFacts, 'decisions'> {
  return {
    isRequest: run.request !== undefined,
    repository: base.root,
    branch: base.branch ?? 'HEAD',
    baseSha: base.head,
    uncommitted: base.uncommitted,
    workingDirectory: config.workingDirectory,
    mayChangeTests: config.policy.tests === 'allow',
    policyText,
    model: run.modelName(config),
    renderCheck: (evidenceFile) => renderCheckCommand({ ...run, root: base.root, evidenceFile }),
    redact: run.redact,
    carriesSecret: run.carriesSecret,
  }
}

interface Setting extends LocalConfig {
  readonly base: LocalBase
  readonly createModel: (retry: RetrySettings) => Model
}

async function readSetting(run: LocalRun, { mirror }: Host, searchPath: string): Promise<Setting> {
  const leftBehind = run.out === undefined ? [] : resultFilesIn(resolve(run.out))
  const base = await readLocalBase(resolve(run.workspace), mirror, { searchPath, leftBehind })
  const place = { mirror, commit: base.head, folder: base.folder }
  const { config, policyText } = await readLocalConfig(run.inputs, run.environment, place)
  return { base, config, policyText, createModel: run.prepareModel(config) }
}

/** What an earlier run has left there goes: its proof is not that of this run. */
async function openOutput(out: string | undefined): Promise<string> {
  if (out === undefined) return makeTemporaryFolder(tmpdir(), 'regreen-results-')
  const folder = await makeOutFolder(out)
  for (const file of resultFilesIn(folder)) await rm(file, { force: true })
  return folder
}

function openRunJournal({ terminal, redact }: LocalRun, out: string, note: (event: RunEvent) => void): Journal {
  return openJournal({
    file: join(out, 'journal.jsonl'),
    redact,
    now: () => new Date(),
    show(event) {
      note(event)
      const isTold = event.type === 'refused' && event.rule === APPROVAL
      const line = isTold ? undefined : renderProgress(event)
      // A test's name or a model's words stay as they are.
      if (line !== undefined) terminal.print(redact(event.type === 'notice' ? nameFlags(line) : line))
    },
  })
}

function recordStart(journal: Journal, task: Task, { base, config }: Setting): void {
  const command = config.testCommand ?? ''
  journal.record({ type: 'started', version: VERSION, task: task.kind, commit: base.head, command })
  if (base.uncommitted.length === 0) return
  const files = plural(base.uncommitted.length, 'uncommitted file')
  journal.record({ type: 'notice', text: `The working tree has ${files}, which the repair builds on.` })
}

/** What cannot be applied is told like any other end: the run's files are where a person goes on. */
async function applyIfAsked({ apply }: LocalRun, root: string, outcome: Outcome): Promise<Application> {
  if (!apply || outcome.kind !== 'fixed') return { kind: 'left_alone' }
  try {
    await applyToWorkingTree(root, outcome.change)
    return { kind: 'applied' }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { kind: 'failed', problem: error.message }
  }
}

const secretsOf = ({ environment, carriesSecret }: LocalRun) => ({ environment, carriesSecret })

function askPerson({ approval, terminal }: LocalRun) {
  return approval === 'policy' ? {} : { approval: createApproval(terminal, approval) }
}
