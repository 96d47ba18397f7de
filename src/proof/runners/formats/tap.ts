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

export interface TapReader extends Reader {
  /** Tells what is complete so far; a test is otherwise told when the next one begins. */
  flush(): void
  /** Why the text is not whole, a sentence; `undefined` when it is. For after the end. */
  problem(): string | undefined
}

const MAX_TEXT = 8_000
/** Numbered, or with a dash: "ok then" is what a test may print. */
const POINT = /^((?: {4})*)(not )?ok(?: +\d+(?: *- *| +|$)| +- *|$)(.*)$/
const PLAN = /^((?: {4})*)1\.\.(\d+)(?:\s*#\s*(.*))?$/
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

/** Reads TAP 12 to 14, subtests included. Lines that are no TAP are passed over. https://testanything.org/tap-version-14-specification.html */
export function createTapReader(take: (test: TapTest) => void): TapReader {
  const levels: Level[] = []
  let last: Point | undefined
  let heading: Heading | undefined
  let bailed: string | undefined
  let yaml: string | undefined

  const lines = createLines((line) => {
    const yamlEnd = yaml
    if (yamlEnd !== undefined && (line.startsWith(yamlEnd) || line.trim() === '')) {
      if (line.trim() === '...') yaml = undefined
      else addMessage(line)
      return
    }
    yaml = undefined
    readLine(line)
  })

  function readLine(line: string): void {
    const point = POINT.exec(line)
    const plan = PLAN.exec(line)
    const comment = /^ *# ?(.*)$/.exec(line)
    if (point) addPoint(depthOf(point[1]), point[2] === undefined, point[3] ?? '')
    else if (plan) setPlan(depthOf(plan[1]), Number(plan[2]), plan[3])
    else if (comment) addComment(comment[1] ?? '')
    else if (/^\s*---\s*$/.test(line) && last) yaml = line.slice(0, line.indexOf('-'))
    else if (/^Bail out!/i.test(line)) bailed = line
  }

  function addPoint(depth: number, isOk: boolean, text: string): void {
    const children = levels.length > depth + 1 ? closeLevel(depth + 1) : undefined
    const level = levelAt(depth)
    level.count += 1
    const { name, status } = readPoint(isOk, text, level.count)
    const inside = (children?.points ?? []).map((child) => ({ ...child, names: [name, ...child.names] }))
    // A test that only passes on what its subtests say is no test of its own.
    const speaks = inside.length === 0 || (!isOk && !inside.some((child) => child.status === 'failed'))
    last = { names: [name], status, message: '', heading }
    settle(depth, speaks ? [...inside, last] : inside)
  }

  /** Points of the outermost level are told with a delay of one, because their message comes below them. */
  function settle(depth: number, points: readonly Point[]): void {
    const level = levelAt(depth)
    if (depth === 0) tellAll(level)
    level.points.push(...points)
  }

  function tellAll(level: Level): void {
    for (const point of level.points.splice(0)) take({ ...point, message: point.message.trim() || undefined })
  }

  function setPlan(depth: number, planned: number, reason: string | undefined): void {
    levelAt(depth).planned = planned
    if (planned > 0 || depth > 0 || !/^skip/i.test(reason ?? '')) return
    take({ names: [], status: 'skipped', message: reason, heading: undefined })
  }

  function addComment(text: string): void {
    if (last?.status === 'failed' && !text.startsWith('Subtest:')) addMessage(text)
    heading = { text, nth: (heading?.nth ?? 0) + 1 }
  }

  function addMessage(text: string): void {
    if (last && last.message.length < MAX_TEXT) last.message += `${text.slice(0, MAX_TEXT)}\n`
  }

  function levelAt(depth: number): Level {
    while (levels.length <= depth) levels.push({ points: [], count: 0, planned: undefined })
    return levels[depth] ?? { points: [], count: 0, planned: undefined }
  }

  /** Ends all levels from this one inwards. */
  function closeLevel(depth: number): Level | undefined {
    return levels.splice(depth)[0]
  }

  function problem(): string | undefined {
    const { count, planned } = levelAt(0)
    if (bailed !== undefined) return bailed
    if (levels.length > 1) return 'The TAP output ends inside a subtest.'
    if (planned === undefined) return 'The TAP output has no plan.'
    return count === planned ? undefined : `The TAP output has ${count} of ${planned} planned tests.`
  }

  return {
    write: lines.write,
    flush: () => tellAll(levelAt(0)),
    problem,
    end() {
      lines.end()
      tellAll(levelAt(0))
      return problem() === undefined
    },
  }
}

const depthOf = (indent: string | undefined) => Math.floor((indent ?? '').length / 4)

function readPoint(isOk: boolean, text: string, nth: number): { name: string; status: TestStatus } {
  const directive = DIRECTIVE.exec(text)
  const told = (directive ? text.slice(0, directive.index) : text).replace(/\\([\\#])/g, '$1').trim()
  const name = told || `test ${nth}`
  if (directive?.[1]?.toLowerCase() === 'skip') return { name, status: 'skipped' }
  if (directive) return { name, status: isOk ? 'todo' : 'expected_failure' }
  return { name, status: isOk ? 'passed' : 'failed' }
}
