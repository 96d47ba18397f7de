import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Model } from '../agent/types.ts'
import type { Config, Environment, Inputs } from '../config.ts'
import { ConfigError } from '../errors.ts'
import { type BodyFacts, renderBody, renderTitle } from '../github/render.ts'
import { openHost } from '../host.ts'
import { openJournal } from '../journal.ts'
import type { RetrySettings } from '../model/model.ts'
import type { Redact } from '../redact.ts'
import { changeOf, createDecisionLog, type ResultFiles, writeResults } from '../results.ts'
import { type FinishedRun, runTask } from '../run.ts'
import { summarise } from '../summary.ts'
import { conclusionOf, exitCodeOf, type Quoted } from '../task.ts'
import { VERSION } from '../version.ts'
import { applyToWorkingTree, hostSearchPath, readLocalBase } from '../workspace/workspace.ts'
import { type Answer, createApproval } from './approval.ts'
import { readLocalConfig } from './local-config.ts'
import { renderProgress } from './progress.ts'
import { renderDiff, type Terminal } from './terminal.ts'

export interface LocalRun {
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
  readonly quoted: readonly Quoted[]
  readonly out: string | undefined
  readonly apply: boolean
}

/** What a pull request would say of where it comes from; there is no GitHub here. */
const LOCAL = {
  branch: 'HEAD',
  thread: undefined,
  requestedBy: undefined,
  closes: undefined,
  runUrl: undefined,
  failedRunUrl: undefined,
  ciWorkflow: undefined,
}

/** One run on a local repository: result files, a report for people, the exit code. */
export async function runLocally(run: LocalRun): Promise<number> {
  const { terminal, environment } = run
  const searchPath = hostSearchPath(environment.PATH, resolve(run.workspace))
  const host = await openHost(tmpdir(), searchPath)
  try {
    const base = await readLocalBase(resolve(run.workspace), host.mirror, searchPath)
    const { config, policyText } = await readLocalConfig(run.inputs, environment, {
      mirror: host.mirror,
      commit: base.head,
      folder: base.folder,
    })
    const model = run.prepareModel(config)
    const out = await openOutput(run.out)
    const log = createDecisionLog()
    const journal = openJournal({
      file: join(out, 'journal.jsonl'),
      redact: run.redact,
      now: () => new Date(),
      show(event) {
        log.note(event)
        const line = renderProgress(event)
        if (line !== undefined) terminal.print(run.redact(line))
      },
    })
    journal.record({ type: 'started', version: VERSION, commit: base.head, command: config.testCommand ?? '' })
    if (base.uncommitted.length > 0) {
      journal.record({
        type: 'notice',
        text: `The working tree has ${base.uncommitted.length} uncommitted files; they are part of what is repaired.`,
      })
    }

    const finished = await runTask(
      { kind: 'failing_check', commit: base.commit, quoted: run.quoted },
      {
        config,
        environment,
        carriesSecret: run.carriesSecret,
        createModel: model,
        mirror: host.mirror,
        processes: host.processes,
        runDirectory: host.runDirectory,
        prepared: base.root,
        journal,
        signal: host.signal,
        ...(run.approval !== 'policy' && { approval: createApproval(terminal, run.approval) }),
      },
    )
    const { outcome } = finished
    journal.record({ type: 'ended', outcome: outcome.kind, summary: summarise(outcome) })
    const context = {
      repository: base.root,
      baseSha: base.head,
      command: finished.command ?? '',
      policyText,
      decisions: log.decisions,
      model: run.modelName(config),
      usage: finished.spent,
      startedAt: finished.startedAt,
      finishedAt: finished.finishedAt,
    }
    const files = await writeResults({ directory: out, carriesSecret: run.carriesSecret }, outcome, context)
    const pullRequestFile = await writePullRequest(out, finished, files, { ...context, ...LOCAL })
    if (run.apply && outcome.kind === 'fixed') await applyToWorkingTree(base.root, outcome.change)
    report({ run, finished, files, pullRequestFile, journalFile: journal.file })
    return exitCodeOf(outcome.kind)
  } finally {
    host.close()
  }
}

async function openOutput(out: string | undefined): Promise<string> {
  if (out === undefined) return mkdtemp(join(tmpdir(), 'regreen-results-'))
  const directory = resolve(out)
  await mkdir(directory, { recursive: true }).catch((error: unknown) => {
    throw new ConfigError(`The folder ${directory} of --out cannot be made: ${String(error)}`)
  })
  return directory
}

type Context = Omit<BodyFacts, 'change' | 'evidence' | 'explanation'>

async function writePullRequest(
  out: string,
  { outcome }: FinishedRun,
  files: ResultFiles,
  context: Context,
): Promise<string | undefined> {
  if (outcome.kind !== 'fixed' || !files.evidence) return undefined
  const facts: BodyFacts = {
    ...context,
    change: outcome.change,
    explanation: outcome.explanation,
    evidence: files.evidence,
  }
  const file = join(out, 'pull-request.md')
  await writeFile(file, `# ${renderTitle(facts)}\n\n${renderBody(facts)}\n`)
  return file
}

interface Report {
  readonly run: LocalRun
  readonly finished: FinishedRun
  readonly files: ResultFiles
  readonly pullRequestFile: string | undefined
  readonly journalFile: string
}

function report({ run, finished, files, pullRequestFile, journalFile }: Report): void {
  const { terminal } = run
  const { outcome, spent } = finished
  const change = changeOf(outcome, run.carriesSecret)
  const isGood = conclusionOf(outcome.kind) === 'success'
  if (change && outcome.kind === 'fixed') terminal.print(`\n${renderDiff(change.patch, terminal.style)}`)
  terminal.print(
    `\n${(isGood ? terminal.style.green : terminal.style.red)(outcome.kind)}: ${run.redact(summarise(outcome))}`,
  )
  terminal.print(`${spent.turns} model requests, ${spent.inputTokens} tokens in, ${spent.outputTokens} out.`)
  const places = [
    ['patch', files.patchFile],
    ['evidence', files.evidenceFile],
    ['pull request text', pullRequestFile],
    ['journal', journalFile],
  ].filter(([, file]) => file !== undefined)
  terminal.print(places.map(([name, file]) => `${name}: ${file}`).join('\n'))
  if (run.apply && outcome.kind === 'fixed') terminal.print('The patch was applied to the working tree.')
  terminal.printJson({
    outcome: outcome.kind,
    conclusion: conclusionOf(outcome.kind),
    summary: run.redact(summarise(outcome)),
    patchFile: files.patchFile ?? null,
    evidenceFile: files.evidenceFile ?? null,
    journalFile,
    testsFixed: outcome.kind === 'fixed' ? outcome.evidence.failToPass : [],
    turns: spent.turns,
    tokensInput: spent.inputTokens,
    tokensOutput: spent.outputTokens,
  })
}
