import { ConfigError, ServiceError } from '../../errors.ts'
import type { GitHubReader, LineRemark, RemarkThread } from '../../github/github.ts'
import type { Quoted } from '../../task.ts'
import { cutText, plural } from '../../text.ts'
import type { Target } from '../target/target.ts'

/** What reviewers ask for on our own pull request, each point in a thread of its own. */
interface Points {
  /** By the remark that began each thread, in the order of their numbers. */
  readonly remarks: readonly number[]
  readonly quoted: readonly Quoted[]
  /** How many open threads are left to the next run. */
  readonly left: number
}

interface PointParts {
  readonly reader: Pick<GitHubReader, 'remarkThreads'>
  /** Whether this person's remarks count; a refusal of GitHub to tell throws. */
  readonly mayAsk: (login: string) => Promise<boolean>
  readonly warn: (problem: string) => void
}

type Asked = Pick<Target, 'feedback' | 'thread' | 'verb'>

/** A reviewer rarely has more; the next run goes on with the others. */
const MAX_POINTS = 20
/** Of one thread: the last ones, with our own answers in between. */
const MAX_REMARKS = 4
const MAX_CHARACTERS = 2_000

/**
 * Every open thread of the pull request is a point: one that no person has resolved, and in which somebody who may start
 * runs has the last word. Those that the request came with are the first.
 */
export async function readPoints({ feedback, thread: number, verb }: Asked, parts: PointParts): Promise<Points> {
  if (!feedback || number === undefined) return { remarks: [], quoted: [], left: 0 }
  const { threads, problem } = await parts.reader.remarkThreads(number)
  if (problem !== undefined) parts.warn(`It is not known which threads of reviewers are resolved. ${problem}`)
  const mayAsk = createAskTest(parts)
  const isFirst = ({ id, remarks }: RemarkThread) =>
    id === feedback.remark?.root ||
    remarks.some(({ reviewId }) => reviewId !== undefined && reviewId === feedback.reviewId)
  const sorted = [...threads.filter(isFirst), ...threads.filter((one) => !isFirst(one))]

  const open: Point[] = []
  for (const { id, isResolved, remarks } of sorted) {
    const said = isResolved ? [] : await keepCounting(remarks, feedback, mayAsk)
    if (isOpen(said, verb)) open.push({ id, said })
  }
  const points = open.slice(0, MAX_POINTS)
  const left = open.length - points.length
  if (left > 0) parts.warn(`${plural(left, 'open thread')} of reviewers had no room in this run; ask again for them.`)
  return { remarks: points.map(({ id }) => id), quoted: points.flatMap(quotePoint), left }
}

interface Point {
  readonly id: number
  readonly said: readonly LineRemark[]
}

/** Whoever asks for another try means all that is not resolved, also what the last run has answered. */
function isOpen(said: readonly LineRemark[], verb: Target['verb']): boolean {
  if (verb === 'fix') return said.at(-1)?.isOurs === false
  return said.some(({ isOurs }) => !isOurs)
}

/** A review's remarks are submitted with it, and their times may be those of the seconds after. */
const SUBMITTING_MS = 5_000

/** Our own words, and those of people who may ask, as they were when the run was asked for. */
async function keepCounting(
  remarks: readonly LineRemark[],
  feedback: NonNullable<Asked['feedback']>,
  mayAsk: PointParts['mayAsk'],
): Promise<LineRemark[]> {
  const kept: LineRemark[] = []
  for (const remark of remarks) {
    // The event holds its words as they were; submitting a review updates it a second later.
    if (remark.id === feedback.remark?.id) kept.push({ ...remark, body: feedback.remark.hint })
    else if (remark.isOurs || (isTimely(remark, feedback) && (await mayAsk(remark.author)))) kept.push(remark)
  }
  return kept
}

function isTimely({ updatedAt, reviewId }: LineRemark, feedback: NonNullable<Asked['feedback']>): boolean {
  if (feedback.askedAt === undefined) return true
  const isOfReview = reviewId !== undefined && reviewId === feedback.reviewId
  return Date.parse(updatedAt) <= Date.parse(feedback.askedAt) + (isOfReview ? SUBMITTING_MS : 0)
}

function quotePoint({ said }: Point, i: number): Quoted[] {
  const told = said.slice(-MAX_REMARKS).filter(({ body }) => body.trim() !== '')
  return told.map(({ author, isOurs, path, line, body }) => ({
    author,
    what: isOurs ? `earlier answer to point ${i + 1}` : `point ${i + 1} at ${path}:${line ?? '?'}`,
    text: cutText(body, MAX_CHARACTERS),
  }))
}

/** Asks about each person once. Where GitHub does not tell, their remarks do not count. */
function createAskTest({ mayAsk, warn }: PointParts): PointParts['mayAsk'] {
  const known = new Map<string, Promise<boolean>>()
  const ask = (login: string) =>
    mayAsk(login).catch((error: unknown) => {
      if (!(error instanceof ConfigError || error instanceof ServiceError)) throw error
      warn(`The remarks of ${login} do not count. ${error.message}`)
      return false
    })
  return (login) => {
    const answer = known.get(login) ?? ask(login)
    known.set(login, answer)
    return answer
  }
}
