import { createHash } from 'node:crypto'
import { ConfigError, ServiceError } from '../../errors.ts'
import {
  type BodyFacts,
  describeMove,
  isOnBranch,
  type LineNote,
  type Proposal,
  type Publication,
  type Published,
  publish,
  renderBody,
  renderBriefProof,
  renderCoAuthor,
  renderProof,
  renderTitle,
} from '../../github/github.ts'
import { type Host, Interrupted } from '../../host.ts'
import { plainText } from '../../text.ts'
import type { Change } from '../../workspace/types.ts'
import type { Setting } from '../setting.ts'
import { createAsMadeTest, createCommitter } from './committer.ts'

/** How publishing went. What was published before a problem stays, and is told. */
export interface Delivery {
  readonly published: Published | undefined
  /** Why the proven patch is not where it should be. */
  readonly problem: string | undefined
}

/** Publishes a proven patch by the mode; for everything else there is nothing to publish. */
export async function deliver(setting: Setting, host: Host, proposal: Proposal): Promise<Delivery> {
  const { change, evidence } = proposal
  const mode = chooseMode(setting)
  if (proposal.outcome !== 'fixed' || !change || !evidence) return NOTHING
  if (mode === undefined) return { ...NOTHING, published: await findMove(setting, proposal) }
  const { writer } = setting
  const facts = toFacts(setting, { ...proposal, change, evidence })
  try {
    const isAsMade = createAsMadeTest(setting, host)
    const parts = { github: writer, commit: createCommitter(setting, host), isAsMade, pause: writer.pause }
    const published = await publish(toPublication(setting, facts, mode), parts)
    await sayAround(setting, host, { published, facts, notes: proposal.notes })
    return { published, problem: describeProblem(published) }
  } catch (error) {
    if (host.signal.aborted) throw new Interrupted(STOPPED)
    if (!(error instanceof ConfigError || error instanceof ServiceError)) throw error
    return { published: undefined, problem: `The patch is proven, but could not be published. ${error.message}` }
  }
}

/** A patch that is only shown is for what the branch holds, too. A fork's branch is looked at by its pull request. */
async function findMove({ target, writer }: Setting, { commit }: Proposal): Promise<Published | undefined> {
  if (target.isFork) return undefined
  const at = target.continues ?? { branch: target.branch, commit }
  const now = await writer.branch(at.branch)
  return now?.commit === at.commit ? undefined : { kind: 'stale', reason: describeMove(at, now), now: now?.commit }
}

function describeProblem(published: Published): string | undefined {
  if (published.kind === 'differs') return published.problem
  if (published.kind !== 'branch_only') return undefined
  return `The patch is proven and pushed to ${published.head}. ${published.problem}`
}

const STOPPED = 'The run was stopped while the patch was being published. Start it again, and it goes on from there.'

const NOTHING: Delivery = { published: undefined, problem: undefined }

/** Nothing is ever pushed for a fork. Only a pull request's own branch is pushed to, and the default branch never. */
function chooseMode({ config, target, defaultBranch }: Setting): Publication['mode'] | undefined {
  if (target.isFork || config.mode === 'comment' || config.mode === 'dry-run') return undefined
  const isOfPullRequest = target.baseBranch !== undefined && target.baseBranch !== target.branch
  return config.mode === 'push' && isOfPullRequest && target.branch !== defaultBranch ? 'push' : 'pull-request'
}

type Proven = Proposal & { readonly change: Change; readonly evidence: NonNullable<Proposal['evidence']> }

function toFacts(setting: Setting, proposal: Proven): BodyFacts {
  const { target, place, config } = setting
  const request = nameRequest(setting)
  return {
    ...proposal,
    baseSha: proposal.commit,
    branch: target.branch,
    runUrl: place.runUrl,
    failedRunUrl: target.failedRun?.url,
    tested: target.tested,
    thread: target.thread,
    requestedBy: target.requester?.login,
    isRequest: request !== undefined,
    closes: readIssue(request),
    isWorkedOnAgain: target.continues !== undefined,
    ciWorkflow: config.ciWorkflow,
    check: { kind: 'anywhere', setupCommand: config.setupCommand },
  }
}

function toPublication(setting: Setting, facts: BodyFacts, mode: Publication['mode']): Publication {
  const { config, target, redact, place } = setting
  const { continues, branch, requester } = target
  const title = config.pullRequestTitle ?? renderTitle(facts)
  return {
    change: facts.change,
    mode,
    commit: facts.baseSha,
    branch,
    request: nameRequest(setting),
    continues,
    branchPrefix: config.branchPrefix,
    text: {
      title: redact(title),
      body: redact(renderBody(facts)),
      commitMessage: redact(config.commitMessage ?? title),
      coAuthor: requester && renderCoAuthor(requester, place.serverUrl),
      draft: config.draft,
      labels: config.labels,
      reviewers: config.reviewers,
      assignees: config.assignees,
    },
  }
}

/** Two requests for one branch are two pull requests. One that is worked on further is still for the same. */
function nameRequest({ target, request }: Setting): string | undefined {
  if (target.continues) return target.continues.request
  if (target.task !== 'fix_request') return undefined
  if (!target.isPullRequest) return `issue-${target.thread}`
  const task = request.kind === 'commit' ? (request.task ?? '') : ''
  return `task-${createHash('sha256').update(task).digest('hex').slice(0, 8)}`
}

function readIssue(request: string | undefined): number | undefined {
  const [, number] = /^issue-(\d+)$/.exec(request ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}

interface Told {
  readonly published: Published
  readonly facts: BodyFacts
  readonly notes: Proposal['notes']
}

/** What goes around a published patch and may fail without harm: a check, CI. Each failure is told. */
async function sayAround(setting: Setting, { mirror }: Host, { published, facts, notes }: Told): Promise<void> {
  if (!isOnBranch(published)) return
  const { writer, config, place, warn } = setting
  const { head, headSha } = published
  if (published.kind === 'pull_request') published.problems.forEach(warn)
  const { evidence } = facts
  const summary = { text: renderProof(evidence), brief: renderBriefProof(evidence) }
  const check = { title: renderTitle(facts), summary, detailsUrl: place.runUrl }
  await attempt('The check run was not written', async () =>
    writer.saveCheck({
      commit: headSha,
      ...check,
      notes: await checkNotes(setting, mirror, { ...facts.change, notes }),
    }),
  )
  const workflow = config.ciWorkflow
  if (workflow !== undefined)
    await attempt(`The workflow ${workflow} was not started`, () => writer.dispatch(workflow, head))

  async function attempt(problem: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      // The words of a stop are about a run that has published nothing.
      if (error instanceof Interrupted) return warn(`${problem}: the run was stopped before that.`)
      if (!(error instanceof ConfigError || error instanceof ServiceError)) throw error
      warn(`${problem}: ${error.message}`)
    }
  }
}

/** Another job may have written them: each must stand at a line that there is, and its words are a stranger's. */
async function checkNotes(
  { carriesSecret, redact }: Setting,
  mirror: Host['mirror'],
  { tree, notes }: Pick<Change, 'tree'> & Pick<Proposal, 'notes'>,
): Promise<LineNote[]> {
  const checked: LineNote[] = []
  const paths = new Set(notes.length > 0 ? await mirror.paths(tree) : [])
  for (const { path, line, message } of notes) {
    const isSayable = paths.has(path) && !carriesSecret(message)
    const text = isSayable ? await mirror.readText(tree, path) : undefined
    const lines = text?.split('\n').length ?? 0
    if (line >= 1 && line <= lines) checked.push({ path, line, message: redact(plainText(message)) })
  }
  return checked
}
