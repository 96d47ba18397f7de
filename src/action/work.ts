import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { requireModel } from '../config/config.ts'
import type { Host } from '../host.ts'
import { type Journal, openJournal, type RunEvent } from '../journal.ts'
import { createModel, type RetrySettings } from '../model/model.ts'
import { createDecisionLog, type ResultFiles, writeResults } from '../results/results.ts'
import { type FinishedRun, type RunParts, runTask } from '../run/run.ts'
import type { Task } from '../task.ts'
import { VERSION } from '../version.ts'
import { tryReadHead } from '../workspace/workspace.ts'
import { type FailureLog, readFailureLog } from './failure-log.ts'
import { serverSource } from './place.ts'
import type { Setting } from './setting.ts'
import type { Conversation } from './thread/conversation.ts'

/** What a run came to, with the files it left. */
export interface Worked {
  readonly finished: FinishedRun
  readonly files: ResultFiles
  readonly journal: Journal
  readonly decisions: ReturnType<typeof createDecisionLog>['decisions']
}

export interface WorkParts {
  readonly host: Host
  readonly conversation: Conversation
  /** A reason not to go on with this failure. */
  readonly refuse?: RunParts['refuse']
  readonly startTree: string | undefined
}

/** Mirror, run, result files: everything between the gate and publishing. */
export async function work(setting: Setting, parts: WorkParts): Promise<Worked> {
  const { target, config, place, carriesSecret } = setting
  const directory = await mkdtemp(join(place.temporary, 'regreen-results-'))
  const { decisions, note } = createDecisionLog(setting.redact)
  const journal = openRunJournal(setting, directory, [note, parts.conversation.note])
  journal.record({ type: 'started', version: VERSION, commit: target.commit, command: config.testCommand ?? '' })

  const prepared = await fetchCommit(setting, parts.host)
  const notice = (text: string) => journal.record({ type: 'notice', text })
  if (!prepared) notice('The workspace holds no checkout of this commit; nothing that earlier steps installed is used.')
  const log = await readFailureLog(setting, parts.host.mirror)
  if (log.testCommand !== undefined && config.testCommand === undefined)
    notice(`Test command: ${log.testCommand} (the failed step of CI ran it).`)
  const workingDirectory = chooseFolder(setting, log)
  if (workingDirectory !== config.workingDirectory)
    notice(`Working directory: ${workingDirectory} (the failed step of CI ran there).`)

  const runParts = { ...createRunParts(setting, parts, log), journal, prepared }
  const finished = await runTask(createTask(setting, parts, log), runParts)
  const files = await writeResults({ directory, carriesSecret }, finished.outcome, {
    repository: `${place.owner}/${place.repo}`,
    baseSha: target.commit,
    command: finished.command ?? '',
    policyText: setting.policyText,
    decisions,
    model: config.model ?? '',
    usage: finished.spent,
    startedAt: finished.startedAt,
    finishedAt: finished.finishedAt,
  })
  return { finished, files, journal, decisions }
}

function openRunJournal(
  { redact, show }: Setting,
  directory: string,
  notes: readonly ((event: RunEvent) => void)[],
): Journal {
  return openJournal({
    file: join(directory, 'journal.jsonl'),
    redact,
    now: () => new Date(),
    show(event) {
      for (const note of [...notes, show]) note(event)
    },
  })
}

function createTask({ target }: Setting, { startTree }: WorkParts, log: FailureLog): Task {
  return {
    kind: target.task,
    commit: target.commit,
    quoted: [...target.quoted, ...log.quoted],
    ...(startTree !== undefined && { startTree }),
    mayChangeTests: target.verb === 'allow-test-edits',
  }
}

function createRunParts(setting: Setting, { host, conversation, refuse }: WorkParts, log: FailureLog) {
  const { target, config, environment, carriesSecret, exposed } = setting
  const { model, apiKey } = requireModel(config, setting.secrets)
  const { merge, baseBranch, branch, isFork } = target
  // A fork has a branch of that name as well.
  const isOnBase = baseBranch === undefined || (baseBranch === branch && !isFork)
  return {
    ...host,
    config: {
      ...config,
      testCommand: config.testCommand ?? log.testCommand,
      workingDirectory: chooseFolder(setting, log),
    },
    environment,
    exposed,
    carriesSecret,
    createModel: (retry: RetrySettings) =>
      createModel({ model, apiKey, baseUrl: config.baseUrl, effort: config.effort }, retry),
    showPlan: conversation.showPlan,
    ...(refuse && { refuse }),
    ...(!isOnBase && { findMergeBase: () => findMergeBase(setting, host) }),
    ...(merge !== undefined && { findMerge: () => findMerge(setting, host, merge) }),
  }
}

/** A folder or a command that somebody has set belongs to the root, or to that folder. */
function chooseFolder({ config }: Setting, { workingDirectory }: FailureLog): string {
  const isSet = config.testCommand !== undefined || config.workingDirectory !== '.'
  return isSet ? config.workingDirectory : (workingDirectory ?? '.')
}

/** Where the two conflict no merge is made anew, and GitHub goes on to name the last one that was. */
async function findMerge({ target, reader, place, token }: Setting, { mirror }: Host, merge: string) {
  const parents = await reader.parentsOf(merge)
  return parents.includes(target.commit) ? mirror.fetchCommit(serverSource(place, token), merge) : undefined
}

async function findMergeBase({ target, reader, place, token }: Setting, { mirror }: Host): Promise<string | undefined> {
  if (target.baseBranch === undefined) return undefined
  const commit = await reader.mergeBase(target.baseBranch, target.commit)
  return mirror.fetchCommit(serverSource(place, token), commit)
}

/** From the workspace when the job has checked it out, else from the server. Answers the prepared workspace, if there is one. */
async function fetchCommit({ target, place, token }: Setting, { mirror }: Host): Promise<string | undefined> {
  const head = await tryReadHead(place.workspace, place.searchPath)
  if (head?.[0] === target.commit) {
    await mirror.fetchCommit({ kind: 'local', directory: place.workspace }, target.commit)
  } else {
    await mirror.fetchCommit(serverSource(place, token), target.commit)
  }
  return head?.includes(target.commit) ? place.workspace : undefined
}
