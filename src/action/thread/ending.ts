import {
  type Details,
  type Ending,
  isOnBranch,
  type Proposal,
  type Published,
  renderBriefProof,
  renderCode,
  renderProof,
  renderTested,
  type ThreadState,
} from '../../github/github.ts'
import { TEST_IS_WRONG } from '../../prompts/opening.ts'
import { withoutRepeats } from '../../results/summary.ts'
import { plural, shortenMiddle } from '../../text.ts'
import type { Delivery } from '../delivery/deliver.ts'
import { compareUrl } from '../place.ts'
import type { Ended } from '../report/failure.ts'
import type { Admitted } from '../setting.ts'
import type { Target } from '../target/target.ts'

/** What became of a run, as far as it came. */
export interface Result {
  readonly ended: Ended
  readonly proposal: Proposal | undefined
  readonly delivery: Delivery | undefined
  /** What the thread remembers of it. */
  readonly memory: ThreadState
}

/** What the words at the end go by, beside the result. */
export interface Scene extends Pick<Admitted, 'place' | 'redact' | 'carriesSecret' | 'pointsLeft'> {
  readonly config: Pick<Admitted['config'], 'triggerPhrase'>
  readonly target: Pick<
    Target,
    'commit' | 'branch' | 'baseBranch' | 'continues' | 'isFork' | 'tested' | 'failedRun' | 'thread' | 'pushed'
  >
}

/** What the thread is told at the end: what happened, what it means, what to do. */
export function toEnding(scene: Scene, result: Result): Ending {
  const { ended, proposal, delivery } = result
  const evidence = proposal?.evidence
  const isInPullRequest = delivery?.published?.kind === 'pull_request'
  return {
    ...ended,
    isProven: proposal?.outcome === 'fixed',
    summary: withoutRepeats(ended.outcome, ended.summary),
    account: isInPullRequest ? '' : withoutPatch(proposal?.explanation ?? ''),
    next: [
      ...(describeStanding(scene, ended) ?? describeUnshown(proposal)),
      ...(scene.target.thread === undefined ? stepsWithoutThread(scene, result) : nextSteps(scene, result)),
      ...(WITHOUT_ANSWERS.has(ended.outcome) ? [] : describeLeft(scene)),
    ],
    proof:
      evidence && !isInPullRequest ? { text: renderProof(evidence), brief: renderBriefProof(evidence) } : undefined,
    details: proposal && toDetails(scene, proposal, delivery?.published),
    runUrl: scene.place.runUrl,
    ...(scene.target.tested && { about: renderAbout(scene.target) }),
  }
}

/** How the second proof of a patch ends that an earlier run has pushed, where it does not hold. */
const NOT_PROVEN_AGAIN: ReadonlySet<string> = new Set(['setup_failed', 'refused', 'unproven', 'limit_reached'])

/** Such a patch stays where it is: whoever merges the branch has to know. */
function describeStanding({ target: { branch, pushed } }: Scene, { outcome }: Ended): string[] | undefined {
  if (!pushed || !NOT_PROVEN_AGAIN.has(outcome)) return undefined
  return [
    `The branch ${renderCode(branch)} holds the patch already, as ${pushed.commit}. Look at it before the branch is merged, or revert that commit.`,
  ]
}

/** What ends so has answered no reviewer, and all of their threads are open still. */
const WITHOUT_ANSWERS: ReadonlySet<string> = new Set(['skipped', 'cancelled', 'error'])

/** A run answers a bounded number of reviewers' threads. */
function describeLeft({ pointsLeft, config }: Scene): string[] {
  if (pointsLeft === 0) return []
  const which = `${plural(pointsLeft, 'more open thread')} of reviewers`
  return [`This run had no room for ${which}. Write \`${config.triggerPhrase} fix\` to go on with what is left.`]
}

/** Which commit was red, and where. */
function renderAbout({ commit, branch, tested, failedRun }: Scene['target']): string {
  const red = failedRun?.url === undefined ? '' : ` ([the failed run](${failedRun.url}))`
  return `${renderCode(commit.slice(0, 12))} on ${renderCode(branch)}${renderTested(tested)}${red}`
}

/** Where there is nowhere to write a command. */
function stepsWithoutThread(scene: Scene, result: Result): string[] {
  const { outcome } = result.ended
  if (outcome === 'skipped') return []
  const isKnown = outcome === 'fixed' || outcome === 'not_reproduced' || isUsable(result.delivery?.published)
  if (isKnown) return nextSteps(scene, result)
  return [
    `To try it again, push to ${renderCode(scene.target.branch)}, or start a workflow by hand ("workflow_dispatch") with the input "run-id".`,
  ]
}

/** Commands stand in code, so that nothing we post is a command to anybody. */
function nextSteps(scene: Scene, { ended, proposal, delivery, memory }: Result): string[] {
  const command = (verb: string) => `\`${scene.config.triggerPhrase} ${verb}\``
  switch (ended.outcome) {
    case 'fixed':
      return describePublished(scene, delivery?.published)
    case 'not_reproduced':
      return [whereElse(scene, ended.redWhere)]
    case 'flaky':
      return [
        `The failing tests need a repair of their own: they depend on time, order or chance. For that, write ${command('fix')} with a hint on an issue.`,
      ]
    case 'setup_failed':
      return [`Then write ${command('retry')}.`]
    case 'needs_test_change':
      return [
        `If the test really is wrong, write ${command('allow-test-edits')}. If it is right, write ${command('retry')} with a hint.`,
      ]
    case 'refused':
    case 'unproven':
    case 'gave_up':
      return [`Write ${command('retry')} with a hint for another try.`]
    case 'limit_reached':
      return memory.patch === undefined
        ? [`Raise the limit, then write ${command('retry')}; a hint helps.`]
        : [`Write ${command('continue')} to go on from the patch so far, with a higher limit if you like.`]
    case 'stale':
      return [`Write ${command('retry')} to repair what the branch holds now.`]
    case 'cancelled':
      return [`Write ${command('retry')} to start again.`]
    case 'error':
      if (isUsable(delivery?.published)) return describePublished(scene, delivery?.published)
      return [
        ...(proposal?.outcome === 'fixed' ? describeUnused(delivery?.published) : []),
        `When that is set right, write ${command('retry')}.`,
      ]
    case 'skipped':
      return []
  }
}

function whereElse(scene: Scene, redWhere: Result['ended']['redWhere']): string {
  if (redWhere === 'merged') return mergeFirst(scene)
  if (redWhere === 'here') return GIVE_WHAT_TESTS_NEED
  return 'If CI is still red, something other than the test command fails there, or it fails only in CI.'
}

const GIVE_WHAT_TESTS_NEED =
  'Give the tests that fail here alone what they need: a service, or the network by `network: host`. If CI is still red, its failure comes and goes, or it fails only in CI.'

/** Then the failure is on the branch, where it can be repaired. */
function mergeFirst({ target, config }: Scene): string {
  const base = target.baseBranch === undefined ? 'the base branch' : renderCode(target.baseBranch)
  return `Merge ${base} into the branch, or rebase it, and write \`${config.triggerPhrase} fix\`.`
}

function describePublished({ place, target }: Scene, published: Published | undefined): string[] {
  switch (published?.kind) {
    case 'pull_request': {
      // A summary page makes no link of a number.
      const link = `[#${published.pullRequest.number}](${published.pullRequest.url})`
      return published.headSha === target.continues?.commit
        ? [`Nothing was changed: the patch of ${link} is as it was, and proven once more.`]
        : [`The repair is in ${link}. A person should review it before it is merged.`]
    }
    case 'pushed':
      return [`The repair was pushed as ${published.headSha}. A person should review it.`]
    case 'branch_only': {
      if (target.continues)
        return [
          `The repair lies on the branch \`${published.head}\`. Its pull request shows it, and tells of the run before.`,
        ]
      const url = compareUrl(place, target.branch, published.head)
      return [`The repair lies on the branch \`${published.head}\`. [Open the pull request by hand](${url}).`]
    }
    default:
      return [target.isFork ? FOR_FORK : `Nothing was pushed. ${WHERE_THE_PATCH_IS}`]
  }
}

/** A patch on its branch, compared, that lacks nothing but a pull request. */
const isUsable = (published: Published | undefined): boolean =>
  published?.kind === 'branch_only' && published.isCompared

function describeUnused(published: Published | undefined): string[] {
  switch (published?.kind) {
    case 'branch_only':
      return [`The repair lies on the branch \`${published.head}\`. Compare it with \`patch.diff\` before you use it.`]
    case 'differs':
      return [WHERE_THE_PATCH_IS, 'Find out who or what writes to that branch, such as another bot.']
    default:
      return [WHERE_THE_PATCH_IS]
  }
}

const WHERE_THE_PATCH_IS = 'The patch is below, and in `patch.diff` where the workflow uploads the files of a run.'

const FOR_FORK = `The commit comes from a fork, and Regreen never pushes to forks. ${WHERE_THE_PATCH_IS} Whoever may push to that branch can save it and run \`git apply\`.`

const WRONG_LINE = new RegExp(`^[^\\w\\n]*${TEST_IS_WRONG}\\b[^\\w\\n]*\\n?`, 'm')

/** What the model proposes to change is shown apart; here its reasons are. */
function withoutPatch(words: string): string {
  const start = words.search(/^(```\w*\n)?(diff --git |--- \S.*\n\+\+\+ )/m)
  return (start === -1 ? words : words.slice(0, start)).replace(WRONG_LINE, '').trim()
}

const MAX_LOG = 8_000

/** What a thread shows a patch for: to be used, or to be judged by people. Any other is among the files of the run alone. */
const SHOWN: ReadonlyMap<Proposal['outcome'], string> = new Map([
  ['fixed', 'The patch'],
  ['needs_test_change', 'The change of tests it asks for'],
])

const describeUnshown = (proposal: Proposal | undefined): string[] =>
  proposal?.change === undefined || SHOWN.has(proposal.outcome)
    ? []
    : ['The patch is not shown here; it is `patch.diff` where the workflow uploads the files of a run.']

/** A patch that is nowhere else to be seen, or the end of the log. */
function toDetails(
  { redact, carriesSecret }: Scene,
  { outcome, change, log }: Proposal,
  published: Published | undefined,
): Details | undefined {
  const title = SHOWN.get(outcome)
  if (change && title !== undefined && !(published && isOnBranch(published))) {
    // Masking a secret would show what stands around it.
    if (carriesSecret(change.patch)) return undefined
    return { title, text: redact(change.patch), language: 'diff' }
  }
  return log === '' ? undefined : { title: "The log's end", text: redact(shortenMiddle(log, MAX_LOG)), language: '' }
}
