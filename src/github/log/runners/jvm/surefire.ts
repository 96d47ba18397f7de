/** A test, or a whole class when there is no method, in one of the many notations of surefire's versions. */
export interface SurefireTest {
  readonly name: string
  readonly className: string
  readonly method: string
}

const IN_PARENTHESES = /^(.*)\(([\w$]+(?:\.[\w$]+)+)\)$/
const QUALIFIED = /^([\w$]+(?:\.[\w$]+)*)\.[\w$]+(?=$|[([{])/

/** Reads `test(some.Class)`, `some.Class.test`, `some.Class` or, inside of that class's results, `test` alone. */
export function parseEntry(name: string, current: string): SurefireTest {
  const [, test, className] = IN_PARENTHESES.exec(name) ?? []
  if (test !== undefined && className !== undefined) {
    return { name, className, method: test.startsWith(`${className}.`) ? test.slice(className.length + 1) : test }
  }
  if (name === current) return { name, className: current, method: '' }
  if (current !== '' && name.startsWith(`${current}.`)) {
    return { name, className: current, method: name.slice(current.length + 1) }
  }
  const outer = QUALIFIED.exec(name)?.[1]
  if (outer !== undefined) return { name, className: outer, method: name.slice(outer.length + 1) }
  return { name: current === '' ? name : `${name}(${current})`, className: current, method: name }
}

const RESULTS = /^Results ?:\s*$/
const CLASS_RESULT = /^Running [\w.$]+$|Time elapsed: /
const TOTAL = /^Tests run: *\d+, Failures:/
const HEADER = /^(?:(Failed tests|Tests in error|Failures|Errors)|Flakes|Flaked tests): */
const OLD_ITEM = /^ {2}(?! )([^(:]+\([\w$]+(?:\.[\w$]+)+\))(?::|$)/
const ITEM = /^ {2}(?! )((?:[a-z_][\w$]*\.)*[A-Z_$][\w$]*)(?:>[\w$.]+)?\.([\w$]+)(?=[:\s([{-]|$)/
/** Above the runs of a test that was run several times. */
const RERUN_ITEM = /^((?:[a-z_][\w$]*\.)+[A-Z_$][\w$]*\.[\w$]+\S*)$/

interface SummaryReader {
  isInside(): boolean
  /** Takes a line without its level; true when it names a failing test. */
  read(text: string, hadLevel: boolean): boolean
  failures(): readonly SurefireTest[]
  flakes(): readonly SurefireTest[]
}

const MAX_ITEMS = 10_000

/**
 * The lists between `Results:` and the total. Lines of messages stand among the names. What tests print can look like
 * such a list, so that one counts only when it comes to its total, with no result of a class before.
 */
export function createSummaryReader(): SummaryReader {
  const complete = { failures: empty(), flakes: empty() }
  let open: { failures: SurefireTest[]; flakes: SurefireTest[]; hasLevels: boolean } | undefined
  let list: SurefireTest[] | undefined

  function close() {
    complete.failures = [...complete.failures, ...(open?.failures ?? [])].slice(0, MAX_ITEMS)
    complete.flakes = [...complete.flakes, ...(open?.flakes ?? [])].slice(0, MAX_ITEMS)
    open = undefined
  }

  return {
    isInside: () => open !== undefined,
    read(text, hadLevel) {
      if (RESULTS.test(text)) {
        open = { failures: [], flakes: [], hasLevels: hadLevel }
        list = undefined
        return false
      }
      if (!open) return false
      if (CLASS_RESULT.test(text)) open = undefined
      else if (TOTAL.test(text)) close()
      // Since 2.20 every line of the list has a level, and a line without one goes on with a message.
      if (!open || open.hasLevels !== hadLevel) return false

      const header = HEADER.exec(text)
      if (header) list = header[1] === undefined ? open.flakes : open.failures
      const item = parseItem(header ? `  ${text.slice(header[0].length)}` : text)
      if (!item || !list || list.length >= MAX_ITEMS) return false
      list.push(item)
      return list === open.failures
    },
    failures: () => complete.failures,
    flakes: () => complete.flakes,
  }
}

const empty = (): SurefireTest[] => []

/** `SumTest.adds:12 expected…`, `SumTest>BaseTest.adds:12`, `adds(some.SumTest): expected…`. */
function parseItem(text: string): SurefireTest | undefined {
  const full = OLD_ITEM.exec(text)?.[1] ?? RERUN_ITEM.exec(text)?.[1]
  if (full !== undefined) return parseEntry(full, '')
  const [, className, method] = ITEM.exec(text) ?? []
  if (className === undefined || method === undefined) return undefined
  return { name: `${className}.${method}`, className, method }
}

/** `SumTest` of `org.example.SumTest`. */
export const simpleName = (className: string) => className.slice(className.lastIndexOf('.') + 1)
