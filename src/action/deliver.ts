import { ConfigError, messageOf, ServiceError } from '../errors.ts'
import {
  type BodyFacts,
  type NewCommit,
  type Proposal,
  type Publication,
  type Published,
  type PublishParts,
  publish,
  renderBody,
  renderProof,
  renderTitle,
  translatePushError,
} from '../github/github.ts'
import type { Host } from '../host.ts'
import type { Change } from '../workspace/types.ts'
import { serverSource } from './place.ts'
import type { Setting } from './setting.ts'

/** How publishing went. What was published before a problem stays, and is told. */
export interface Delivery {
  readonly published: Published | undefined
  /** Why the proven patch is not where it should be. */
  readonly problem: string | undefined
}

/** Publishes a proven patch by the mode; for everything else there is nothing to publish. */
export async function deliver(setting: Setting, mirror: Host['mirror'], proposal: Proposal): Promise<Delivery> {
  const { config } = setting
  const { change, evidence } = proposal
  const isPublished = config.mode === 'pull-request' || config.mode === 'push'
  if (proposal.outcome !== 'fixed' || !change || !evidence || !isPublished) return NOTHING
  try {
    const facts = toFacts(setting, { ...proposal, change, evidence })
    const published = await publish(toPublication(setting, change, facts), createPublishParts(setting, mirror))
    await sayAround(setting, published, facts)
    return { published, problem: undefined }
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof ServiceError)) throw error
    return { published: undefined, problem: `The patch is proven, but could not be published. ${error.message}` }
  }
}

const NOTHING: Delivery = { published: undefined, problem: undefined }

type Proven = Proposal & { readonly change: Change; readonly evidence: NonNullable<Proposal['evidence']> }

export function toFacts({ target, place }: Setting, proposal: Proven): BodyFacts {
  return {
    ...proposal,
    baseSha: target.commit,
    branch: target.branch,
    runUrl: place.runUrl,
    failedRunUrl: target.failedRun?.url,
    thread: target.thread,
    requestedBy: target.task === 'fix_request' ? target.actors[0] : undefined,
  }
}

function toPublication(setting: Setting, change: Change, facts: BodyFacts): Publication {
  const { config, target, redact, defaultBranch } = setting
  const title = config.pullRequestTitle ?? renderTitle(facts)
  // The default branch is changed by people alone.
  const mode = config.mode === 'push' && target.branch !== defaultBranch ? 'push' : 'pull-request'
  return {
    change,
    mode,
    commit: target.commit,
    branch: target.branch,
    continues: target.continues,
    branchPrefix: config.branchPrefix,
    text: {
      title: redact(title),
      body: redact(renderBody(facts)),
      commitMessage: redact(config.commitMessage ?? title),
      draft: config.draft,
      labels: config.labels,
      reviewers: config.reviewers,
      assignees: config.assignees,
    },
  }
}

function createPublishParts({ config, writer, place, token }: Setting, mirror: Host['mirror']): PublishParts {
  const source = serverSource(place, token)
  async function push({ branch, expected, parent, change, message }: NewCommit): Promise<string> {
    const commit = await mirror.commit(change.tree, { parent, message })
    try {
      await mirror.push({ source, commit, branch, expected })
    } catch (error) {
      throw translatePushError(error, branch)
    }
    return commit
  }
  return {
    github: writer,
    async commit(commit) {
      // The commit may stand on one that was made since the mirror was filled.
      if (!(await mirror.has(commit.parent))) await mirror.fetchCommit(source, commit.parent)
      if (!config.signCommits) return push(commit)
      const change = await mirror.change(await mirror.treeOf(commit.parent), commit.change.tree)
      return writer.commit({ ...commit, change })
    },
  }
}

/** What goes around a published patch and may fail without harm: a check, CI, answers to reviewers. Each failure is told. */
async function sayAround(setting: Setting, published: Published, facts: BodyFacts): Promise<void> {
  if (published.kind === 'stale') return
  const { writer, config, place, target } = setting
  const { head, headSha } = published
  await attempt('The check run was not written', () =>
    writer.saveCheck({
      commit: headSha,
      title: renderTitle(facts),
      summary: renderProof(facts.evidence),
      detailsUrl: place.runUrl,
    }),
  )
  const workflow = config.ciWorkflow
  if (workflow !== undefined)
    await attempt(`The workflow ${workflow} was not started`, () => writer.dispatch(workflow, head))
  for (const remark of target.remarks) {
    const text = `Worked in with commit ${headSha.slice(0, 12)}, and proven again. Please look at it and resolve this thread if it is what you meant.`
    await attempt(`Remark ${remark} was not answered`, () => writer.reply(target.thread ?? 0, remark, text))
  }

  async function attempt(problem: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      setting.warn(`${problem}: ${messageOf(error)}`)
    }
  }
}
