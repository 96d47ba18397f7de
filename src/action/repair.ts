import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Model } from '../agent/types.ts'
import type { Config } from '../config.ts'
import { ConfigError, ServiceError } from '../errors.ts'
import {
  type GitHub,
  marker,
  type Publication,
  type Published,
  type PublishParts,
  type PullRequestFacts,
  publish,
  renderBody,
  renderTitle,
  translatePushError,
} from '../github/github.ts'
import type { Host } from '../host.ts'
import { openJournal } from '../journal.ts'
import type { RetrySettings } from '../model/model.ts'
import type { Redact } from '../redact.ts'
import { createDecisionLog, type ResultFiles, writeResults } from '../results.ts'
import { type FinishedRun, runTask } from '../run.ts'
import { summarise } from '../summary.ts'
import type { Outcome } from '../task.ts'
import { VERSION } from '../version.ts'
import { tryReadHead } from '../workspace/workspace.ts'
import { createLog } from './log.ts'
import { compareUrl, type Place, serverSource } from './place.ts'
import { renderBranchOnly } from './report.ts'
import type { Target } from './target.ts'

export interface RepairParts {
  readonly place: Place
  readonly target: Target
  readonly config: Config
  readonly policyText: string | undefined
  readonly github: GitHub
  readonly token: string
  readonly host: Host
  readonly createModel: (retry: RetrySettings) => Model
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly redact: Redact
}

/** What there is to report about a run that began. */
export interface Repaired {
  readonly outcome: Outcome
  readonly finished: FinishedRun
  readonly files: ResultFiles
  readonly journalFile: string
  readonly published: Published | undefined
  /** The branch that is red. */
  readonly branch: string
}

/** Mirror, run, result files, publishing: everything between the gate and the report. */
export async function repair(parts: RepairParts): Promise<Repaired> {
  const { config, target, place, host } = parts
  const directory = await mkdtemp(join(place.temporary, 'regreen-results-'))
  const log = createDecisionLog()
  const show = createLog((text) => process.stdout.write(text), parts.redact)
  const journal = openJournal({
    file: join(directory, 'journal.jsonl'),
    redact: parts.redact,
    now: () => new Date(),
    show(event) {
      log.note(event)
      show(event)
    },
  })
  journal.record({ type: 'started', version: VERSION, commit: target.commit, command: config.testCommand ?? '' })

  const prepared = await fetchCommit(parts)
  if (!prepared)
    journal.record({
      type: 'notice',
      text: 'The workspace holds no checkout of this commit; nothing that earlier steps installed is used.',
    })
  const finished = await runTask(
    { kind: 'failing_check', commit: target.commit, quoted: [] },
    { ...parts, ...host, journal, prepared },
  )
  const context = {
    repository: `${place.owner}/${place.repo}`,
    baseSha: target.commit,
    command: finished.command ?? '',
    policyText: parts.policyText,
    decisions: log.decisions,
    model: config.model ?? '',
    usage: finished.spent,
    startedAt: finished.startedAt,
    finishedAt: finished.finishedAt,
  }
  // First the files: whatever goes wrong with publishing, the proven patch is kept.
  const files = await writeResults(directory, finished.outcome, context)
  const { outcome, published } = await publishOutcome(parts, finished.outcome, context)
  if (published && published.kind !== 'stale') {
    const url = published.kind === 'pull_request' ? published.pullRequest.url : undefined
    journal.record({ type: 'published', what: `Pushed ${published.head}`, url })
  }
  journal.record({ type: 'ended', outcome: outcome.kind, summary: summarise(outcome) })
  await sayBranchOnly(parts, published)
  return { outcome, finished, files, journalFile: journal.file, published, branch: target.branch }
}

/** Without a pull request the thread of the red branch is where a person looks; the summary page says the same. */
async function sayBranchOnly({ github, place, target }: RepairParts, published: Published | undefined): Promise<void> {
  if (published?.kind !== 'branch_only') return
  const thread = target.pullRequest ?? (await github.findPullRequest(target.branch))
  if (thread === undefined) return
  await github.say(
    thread,
    marker('result'),
    renderBranchOnly(published, compareUrl(place, target.branch, published.head)),
  )
}

/** From the workspace when the job has checked it out, else from the server. Answers the prepared workspace, if there is one. */
async function fetchCommit({ host, place, target, token }: RepairParts): Promise<string | undefined> {
  const head = await tryReadHead(place.workspace, place.searchPath)
  const isPrepared = head?.includes(target.commit) ?? false
  if (head?.[0] === target.commit) {
    await host.mirror.fetchCommit({ kind: 'local', directory: place.workspace }, target.commit)
  } else {
    await host.mirror.fetchCommit(serverSource(place, token), target.commit)
  }
  return isPrepared ? place.workspace : undefined
}

type Context = Omit<PullRequestFacts, 'change' | 'evidence' | 'explanation' | 'branch' | 'runUrl' | 'failedRunUrl'>

interface Ended {
  readonly outcome: Outcome
  readonly published: Published | undefined
}

async function publishOutcome(parts: RepairParts, outcome: Outcome, context: Context): Promise<Ended> {
  if (outcome.kind !== 'fixed' || parts.config.mode === 'dry-run') return { outcome, published: undefined }
  try {
    const published = await publish(toPublication(parts, outcome, context), publishParts(parts))
    if (published.kind !== 'stale') return { outcome, published }
    return { outcome: { kind: 'stale', reason: published.reason, change: outcome.change }, published }
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof ServiceError)) throw error
    return {
      outcome: { kind: 'error', message: `The patch is proven, but could not be published. ${error.message}` },
      published: undefined,
    }
  }
}

function toPublication(
  { config, target, place, redact }: RepairParts,
  fixed: Extract<Outcome, { kind: 'fixed' }>,
  context: Context,
): Publication {
  const { branch, commit, failedRunUrl } = target
  const facts: PullRequestFacts = { ...context, ...fixed, branch, failedRunUrl, runUrl: place.runUrl }
  const { branchPrefix, draft, labels } = config
  const text = { title: renderTitle(facts), body: redact(renderBody(facts)) }
  return { change: fixed.change, commit, branch, branchPrefix, draft, labels, ...text }
}

function publishParts({ github, host, place, token }: RepairParts): PublishParts {
  return {
    github,
    commit: host.mirror.commit,
    async push(commit, branch, expected) {
      try {
        await host.mirror.push({ source: serverSource(place, token), commit, branch, expected })
      } catch (error) {
        throw translatePushError(error, branch)
      }
    },
  }
}
