import { randomBytes } from 'node:crypto'
import { ToolError } from '../../errors.ts'
import { listSome, quoted } from '../../text.ts'
import { type Change, tryReadText, type Workspace } from '../../workspace/workspace.ts'
import { findHarness } from '../harness.ts'
import { inCopy, type JudgeParts, selectGreen, wholeRuns, withNeighbours } from '../repeat.ts'
import { canSelect, runTests } from '../run-tests.ts'
import { namesOf } from '../runners/results.ts'
import type { Evidence, TestReport, TestResult } from '../types.ts'
import { type Canary, createCanary, createFailingProgram, readCanary, type Sighting } from './canary.ts'

interface Integrity {
  /** Why the reports of this patch cannot be believed. */
  readonly reasons: readonly string[]
  readonly remarks: readonly string[]
}

/** A copy that holds the patch and has run its tests, and what they said. */
interface ProvenPlace {
  readonly change: Change
  readonly copy: Workspace
  /** Before the first run of the tests. */
  readonly startedAtMs: number
  /** What the proof began with; whatever is already so there is not the patch's doing. */
  readonly beforeTree: string
  readonly evidence: Pick<Evidence, 'failToPass' | 'method'>
  readonly after: readonly TestReport[]
}

/** Test files that get a canary. */
const MAX_FILES = 5
const MAX_FILE_BYTES = 1024 * 1024
/** Names that tests of a canary share with others. */
const MAX_NAMESAKES = 5

/**
 * Tests whether the tests can be believed. Neither what says what is right nor the patch itself may have been touched
 * while they ran, and tests that must fail, added to the very files of the tests that turned green, must be seen to fail
 * in an extra run.
 */
export async function checkIntegrity(place: ProvenPlace, parts: JudgeParts): Promise<Integrity> {
  const touched = await findTouched(place, parts)
  if (touched.length > 0) return { reasons: [describeTouched(touched)], remarks: [] }
  return checkCanaries(place, parts)
}

/** Files that the runs have touched with the patch, and do not touch without it; those of the patch are among them. */
async function findTouched(place: ProvenPlace, parts: JudgeParts): Promise<string[]> {
  const own = new Set(place.change.entries.map(({ path }) => path))
  const find = async (copy: Workspace, sinceMs: number) =>
    (await copy.touchedSince(sinceMs)).filter((path) => own.has(path) || parts.isProtected(path))
  const touched = await find(place.copy, place.startedAtMs)
  if (touched.length === 0) return []
  return inCopy(place.beforeTree, parts, async (before) => {
    const sinceMs = Date.now()
    await runTests(before, await parts.planFor(before), parts.run)
    const habitual = new Set(await find(before, sinceMs))
    return touched.filter((path) => !habitual.has(path))
  })
}

const describeTouched = (paths: readonly string[]): string =>
  `Files that the proof rests on were changed while the tests ran: ${listSome(paths.map(quoted))}.`

async function checkCanaries(place: ProvenPlace, parts: JudgeParts): Promise<Integrity> {
  const { copy, after, evidence } = place
  if (evidence.method === 'exit_code') return checkProgram(place, parts)
  const canaries = await createCanaries(place, parts.run.signal)
  const usual = wholeRuns(after).at(-1)
  if (canaries.length === 0 || !usual) return remark(`no way is known to do that with ${usual?.runner}`)

  // In just the files that narrowed runs were for, and only if these have shown what the whole suite shows: there, what
  // makes a red test green would do so to a canary.
  const isNarrow = after.some(({ only }) => only !== undefined)
  const beside = isNarrow ? withNeighbours(selectGreen(evidence.failToPass, usual), usual) : undefined
  const report = await runCanaries(canaries, copy, { parts, beside })
  const sightings = canaries.map((canary) => ({ canary, seen: readCanary(canary, report, usual) }))
  if (sightings.some(({ seen }) => seen.ignored.length > 0)) return reason('passed')
  const silent = sightings.filter(({ canary, seen }) => seen.failed.length < canary.count)
  if (silent.length === 0) return NOTHING
  return inCopy(place.beforeTree, parts, (before) => askBefore(silent, { before, usual }, parts))
}

interface Silent {
  readonly canary: Canary
  readonly seen: Sighting
}

interface Unpatched {
  readonly before: Workspace
  readonly usual: TestReport
}

/**
 * A canary that was not reported may have been kept from it, or it cannot be run in this project at all. A runner that
 * does not find a file by its name, as node:test does not find `[id].test.js`, finds it with the whole suite.
 */
async function askBefore(silent: readonly Silent[], place: Unpatched, parts: JudgeParts): Promise<Integrity> {
  const tests = silent.flatMap(({ canary }) => canary.tests)
  const ways = canSelect(await parts.planFor(place.before), tests) ? [[], undefined] : [undefined]
  for (const beside of ways) {
    const looks = await lookBefore(silent, place, { parts, beside })
    if (looks.some(({ failed, seen }) => failed > seen.failed.length)) return reason('were not reported')
    if (looks.every(({ failed }) => failed > 0)) break
  }
  const isUnknown = silent.some(({ seen }) => seen.failed.length === 0)
  return isUnknown ? remark('they are not reported in this project') : NOTHING
}

/** How many tests of each canary fail without the patch; where its file breaks, without the rest of the file. */
async function lookBefore(silent: readonly Silent[], { before, usual }: Unpatched, how: CanaryRun) {
  const look = async (canary: Canary) => readCanary(canary, await runCanaries([canary], before, how), usual)
  const looks: (Silent & { readonly failed: number })[] = []
  for (const { canary, seen } of silent) {
    const first = await look(canary)
    const was = first.isFileBroken ? await look({ ...canary, text: canary.alone }) : first
    looks.push({ canary, seen, failed: was.failed.length })
  }
  return looks
}

/** One for each file of the tests that turned green. */
async function createCanaries({ copy, after, evidence }: ProvenPlace, signal: AbortSignal): Promise<Canary[]> {
  const last = wholeRuns(after).at(-1)
  if (!last) return []
  const tests = last.tests ?? []
  const green = selectGreen(evidence.failToPass, last)
  const named = [...new Set(green.flatMap((test) => test.file ?? []))]
  const files = named.length > 0 ? named : await findFiles(last.runner, copy, signal)
  const turned = new Set(green)
  const canaries = files.slice(0, MAX_FILES).map(async (path) => {
    const text = await tryReadText(copy, path, MAX_FILE_BYTES)
    if (text === undefined) return undefined
    const own = tests.filter((test) => test.file === path || named.length === 0)
    const nonce = randomBytes(4).toString('hex')
    if (own.every((test) => test.isFile)) return createFailingProgram({ path, text }, nonce)
    const namesakes = own.filter((test) => turned.has(test)).flatMap((test) => namesOf(test).at(-1) ?? [])
    return createCanary({ path, text }, last.runner, { nonce, namesakes: namesakes.slice(0, MAX_NAMESAKES) })
  })
  return (await Promise.all(canaries)).flatMap((canary) => canary ?? [])
}

/** Of a runner that does not say where its tests stand: the files that load it; none where they cannot be searched for. */
async function findFiles(runner: string, copy: Workspace, signal: AbortSignal): Promise<readonly string[]> {
  const module = /^(ava|TAP)$/.exec(runner)?.[0].replace('TAP', 'tape')
  if (module === undefined) return []
  const query = { pattern: `(from|require\\()\\s*['"]${module}['"]`, glob: undefined, contextLines: 0, perFile: 1 }
  try {
    const found = await copy.search(query, signal)
    return found.map(({ path }) => path)
  } catch (error) {
    if (error instanceof ToolError) return []
    throw error
  }
}

interface CanaryRun {
  readonly parts: JudgeParts
  /** Absent where all tests run. */
  readonly beside: readonly TestResult[] | undefined
}

/** All tests, or just the canaries and those beside them. */
async function runCanaries(
  canaries: readonly Canary[],
  copy: Workspace,
  { parts, beside }: CanaryRun,
): Promise<TestReport> {
  for (const { path, text } of canaries) await copy.write(path, { text, hasBom: false })
  const only = beside && [...beside, ...canaries.flatMap(({ tests }) => tests)]
  return runTests(copy, await parts.planFor(copy), { ...parts.run, ...(only && { only }) })
}

/** Where nothing but the exit code speaks: the program that the command starts, made to fail. */
async function checkProgram({ copy }: ProvenPlace, parts: JudgeParts): Promise<Integrity> {
  const plan = await parts.planFor(copy)
  const { program } = await findHarness(plan.command, copy)
  const text = program === undefined ? undefined : await tryReadText(copy, program, MAX_FILE_BYTES)
  const canary =
    program === undefined || text === undefined
      ? undefined
      : createFailingProgram({ path: program, text }, randomBytes(4).toString('hex'))
  if (!canary) return remark('the program that runs the tests is not known')
  const report = await runCanaries([canary], copy, { parts, beside: undefined })
  return report.exitCode === 0 ? reason('passed') : NOTHING
}

const NOTHING: Integrity = { reasons: [], remarks: [] }

const reason = (what: string): Integrity => ({
  reasons: [`Tests that must fail ${what} with this patch: it has changed how tests are judged.`],
  remarks: [],
})

const remark = (why: string): Integrity => ({
  reasons: [],
  remarks: [`Whether failing tests are still seen as failing was not checked: ${why}.`],
})
