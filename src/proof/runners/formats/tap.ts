import type { TestStatus } from '../../types.ts'
import { createLines } from './lines.ts'
import type { Reader } from './reader.ts'

/** One test point. */
export interface TapTest {
  /** Subtests and description, outermost first; empty where all tests were skipped by the plan. */
  readonly names: readonly string[]
  readonly status: TestStatus
  /** The YAML block and the comments below it. */
  readonly message: string | undefined
  /** The last comment before it, and which of all comments that is. */
  readonly heading: Heading | undefined
}

export interface Heading {
  readonly text: string
  readonly nth: number
}

interface TapReader extends Reader {
  /** Tells what is complete so far; a test is otherwise told when the next one begins. */
  flush(): void
  /** Why the text is not whole, a sentence; `undefined` when it is. For after the end. */
  problem(): string | undefined
}

const MAX_TEXT = 8_000
/** Numbered, or with a dash: "ok then" is what a test may print. */
const POINT = /^((?: {4})*)(not )?ok(?: +\d+(?: *- *| +|$)| +- *|$)(.*)$/
const PLAN = /^((?: {4})*)1\.\.(\d+)(?:\s*#\s*(.*))?$/
const COMMENT = /^ *# ?(.*)$/
const DIRECTIVE = /(?:^|\s)#\s*(skip|todo)\S*(.*)$/i

interface Point extends Omit<TapTest, 'message'> {
  message: string
}

/** What is known of one level of indentation; each level is a test of its own, named by the point that ends it. */
interface Level {
  readonly points: Point[]
  count: number
  planned: number | undefined
}

interface State {
  readonly take: (test: TapTest) => void
  readonly levels: Level[]
  last: Point | undefined
  heading: Heading | undefined
  bailed: string | undefined
  /** The indentation of the YAML block that is being read. */
  yaml: string | undefined
}

/** Reads TAP 12 to 14, subtests included. Lines that are no TAP are passed over. https://testanything.org/tap-version-14-specification.html */
export function createTapReader(take: (test: TapTest) => void): TapReader {
  const state: State = { take, levels: [], last: undefined, heading: undefined, bailed: undefined, yaml: undefined }
  const lines = createLines((line) => readLine(state, line))
  return {
    write: lines.write,
    flush: () => tellAll(state),
    problem: () => problemOf(state),
    end() {
      lines.end()
      tellAll(state)
      return problemOf(state) === undefined
    },
  }
}

function readLine(state: State, line: string): void {
  if (state.yaml !== undefined && (line.startsWith(state.yaml) || line.trim() === '')) {
    if (line.trim() === '...') state.yaml = undefined
    else addMessage(state, line)
    return
  }
  state.yaml = undefined
  const point = POINT.exec(line)
  const plan = PLAN.exec(line)
  const comment = COMMENT.exec(line)?.[1]
  if (point) addPoint(state, depthOf(point[1]), readPoint(point[2] === undefined, point[3] ?? ''))
  else if (plan) addPlan(state, depthOf(plan[1]), { planned: Number(plan[2]), reason: plan[3] ?? '' })
  else if (comment !== undefined) addComment(state, comment)
  else if (/^\s*---\s*$/.test(line) && state.last) state.yaml = line.slice(0, line.indexOf('-'))
  else if (/^Bail out!/i.test(line)) state.bailed = line
}

const depthOf = (indent: string | undefined) => Math.floor((indent ?? '').length / 4)

interface ReadPoint {
  readonly name: string
  readonly status: TestStatus
  readonly isOk: boolean
}

function readPoint(isOk: boolean, text: string): ReadPoint {
  const directive = DIRECTIVE.exec(text)
  const name = (directive ? text.slice(0, directive.index) : text).replace(/\\([\\#])/g, '$1').trim()
  if (directive?.[1]?.toLowerCase() === 'skip') return { name, isOk, status: 'skipped' }
  if (directive) return { name, isOk, status: isOk ? 'todo' : 'expected_failure' }
  return { name, isOk, status: isOk ? 'passed' : 'failed' }
}

/** A test that only passes on what its subtests say is not a test of its own. */
function addPoint(state: State, depth: number, { name, status, isOk }: ReadPoint): void {
  const level = levelAt(state, depth)
  level.count += 1
  const own = name || `test ${level.count}`
  const [inner] = state.levels.splice(depth + 1)
  const inside = (inner?.points ?? []).map((child) => ({ ...child, names: [own, ...child.names] }))
  const speaks = inside.length === 0 || (!isOk && !inside.some((child) => child.status === 'failed'))
  state.last = { names: [own], status, message: '', heading: state.heading }
  // Points of the outermost level are told with a delay of one, because their message comes below them.
  if (depth === 0) tellAll(state)
  level.points.push(...inside, ...(speaks ? [state.last] : []))
}

function tellAll(state: State): void {
  for (const point of levelAt(state, 0).points.splice(0)) {
    state.take({ ...point, message: point.message.trim() || undefined })
  }
}

function addPlan(state: State, depth: number, { planned, reason }: { planned: number; reason: string }): void {
  levelAt(state, depth).planned = planned
  if (planned > 0 || depth > 0 || !/^skip/i.test(reason)) return
  state.take({ names: [], status: 'skipped', message: reason, heading: undefined })
}

function addComment(state: State, text: string): void {
  if (state.last?.status === 'failed' && !text.startsWith('Subtest:')) addMessage(state, text)
  state.heading = { text, nth: (state.heading?.nth ?? 0) + 1 }
}

function addMessage({ last }: State, text: string): void {
  if (last && last.message.length < MAX_TEXT) last.message += `${text.slice(0, MAX_TEXT)}\n`
}

/** A level may be deeper than the text has shown yet: its outer ones are made as well. */
function levelAt({ levels }: State, depth: number): Level {
  while (levels.length < depth) levels.push(emptyLevel())
  const level = levels[depth] ?? emptyLevel()
  levels[depth] = level
  return level
}

const emptyLevel = (): Level => ({ points: [], count: 0, planned: undefined })

function problemOf(state: State): string | undefined {
  const { count, planned } = levelAt(state, 0)
  if (state.bailed !== undefined) return state.bailed
  if (state.levels.length > 1) return 'The TAP output ends inside a subtest.'
  if (planned === undefined) return 'The TAP output has no plan.'
  return count === planned ? undefined : `The TAP output has ${count} of ${planned} planned tests.`
}
