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
import { provePushed } from './delivery/prove-pushed.ts'
import type { Informed } from './failure-log.ts'
import { findPrepared, serverSource } from './place.ts'
import { readTestsPolicy, type Setting } from './setting.ts'
import type { Conversation } from './thread/conversation.ts'

/** What a run came to, with the files it left. */
export interface Worked {
  readonly finished: FinishedRun
  readonly files: ResultFiles
  readonly journal: Journal
  readonly decisions: ReturnType<typeof createDecisionLog>['decisions']
}

interface WorkParts {
  readonly host: Host
  readonly conversation: Conversation
  /** Why another run has the word in the thread. */
  readonly findBusy: () => Promise<string | undefined>
  /** A reason not to go on with this failure. */
  readonly findObstacle?: RunParts['findObstacle']
  readonly startTree: string | undefined
}

/** Run and result files: everything between what is known before and publishing. */
export async function work(setting: Informed, parts: WorkParts): Promise<Worked> {
  const { target, config, place, carriesSecret } = setting
  const directory = await mkdtemp(join(place.temporary, 'regreen-results-'))
  const { decisions, note } = createDecisionLog(setting.redact)
  const journal = openRunJournal(setting, directory, [note, parts.conversation.note])
  const command = config.testCommand ?? ''
  journal.record({ type: 'started', version: VERSION, task: target.task, commit: target.commit, command })

  const prepared = await findPrepared(place, target.commit)
  const notice = (text: string) => journal.record({ type: 'notice', text })
  if (!prepared) notice('The workspace holds no checkout of this commit; nothing that earlier steps installed is used.')
  for (const finding of setting.findings) notice(finding)

  const runParts = { ...createRunParts(setting, parts), journal, prepared }
  const finished =
    target.pushed === undefined
      ? await runTask(createTask(setting, parts), runParts)
      : await provePushed(setting, { ...parts, notice })
  const files = await writeResults({ directory, carriesSecret }, finished.outcome, {
    repository: `${place.owner}/${place.repo}`,
    baseSha: target.commit,
    command: finished.command ?? '',
    workingDirectory: config.workingDirectory,
    mayChangeTests: readTestsPolicy(setting) === 'allow',
    policyText: setting.policyText,
    decisions,
    model: target.pushed ? undefined : config.model,
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

function createTask({ target, log, ci, named }: Informed, { startTree }: WorkParts): Task {
  return {
    kind: target.task,
    commit: target.commit,
    quoted: [...target.quoted, ...log],
    ...(startTree !== undefined && { startTree }),
    mayChangeTests: target.verb === 'allow-test-edits',
    ci,
    named,
  }
}

function createRunParts(setting: Setting, { host, conversation, findObstacle }: WorkParts) {
  const { target, config, environment, carriesSecret, exposed } = setting
  const { model, apiKey } = requireModel(config, setting.secrets)
  const { merge, baseBranch, branch, isFork } = target
  // A fork has a branch of that name as well.
  const isOnBase = baseBranch === undefined || (baseBranch === branch && !isFork)
  return {
    ...host,
    config,
    environment,
    exposed,
    carriesSecret,
    createModel: (retry: RetrySettings) =>
      createModel({ model, apiKey, baseUrl: config.baseUrl, effort: config.effort }, retry),
    showPlan: conversation.showPlan,
    ...(findObstacle && { findObstacle }),
    ...(!isOnBase && { findMergeBase: () => findMergeBase(setting, host) }),
    ...(merge !== undefined && { findMerge: () => findMerge(setting, host, merge) }),
  }
}

/** Where the two conflict no merge is made anew, and GitHub goes on to name the last one that was. */
async function findMerge({ target, reader, place, token }: Setting, { mirror }: Host, merge: string) {
  const { parents } = await reader.commit(merge)
  return parents.includes(target.commit) ? mirror.fetchCommit(serverSource(place, token), merge) : undefined
}

async function findMergeBase({ target, reader, place, token }: Setting, { mirror }: Host): Promise<string | undefined> {
  if (target.baseBranch === undefined) return undefined
  const commit = await reader.mergeBase(target.baseBranch, target.commit)
  return mirror.fetchCommit(serverSource(place, token), commit)
}
