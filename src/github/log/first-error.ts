/** A line that says what went wrong, in the words of compilers, interpreters and assertion libraries. */
const ERROR =
  /^E {2,}\S|^\s*(?:[\w$.:\\]+(?:Error|Exception|Failure)\b(?: \[\w+\])?:|(?:[Ee]rror|ERROR|FATAL|[Ff]atal|[Pp]anic)(?:\[\w+\])?:|\[ERROR\]|npm ERR!|error TS\d+)|\bpanicked at\b|\b(?:fatal |compilation )?error(?:\[\w+\]| [A-Z]+\d+)?: |^\s*Failed asserting\b|\bFailure\/Error:|\bcommand not found\b|\bNo such file or directory\b/

const MAX_LINES = 8
const MAX_CHARACTERS = 2_000

interface FirstErrorFinder {
  /** Takes the next line; `isFailure` when a runner read the name of a failing test from it. True for an error's line. */
  read(line: string, isFailure: boolean): boolean
  /** The runner's own annotation of an error. */
  annotate(line: string): void
  /** A few lines: the error that came first after a failing test's name, else the first error at all. */
  text(): string | undefined
}

/** Finds the first thing that went wrong in a step's output. */
export function createFirstErrorFinder(): FirstErrorFinder {
  const anywhere = createBlock()
  const afterFailure = createBlock()
  const below = createBlock()
  let annotation: string | undefined
  let hasFailed = false

  return {
    read(line, isFailure) {
      const isError = !isFailure && ERROR.test(line)
      anywhere.read(line, isError)
      afterFailure.read(line, isError && hasFailed)
      // Some runners print what they expected without the word "error".
      below.read(line, hasFailed && !isFailure && line.trim() !== '')
      hasFailed ||= isFailure
      return isError
    },
    annotate(line) {
      annotation ??= line
    },
    text() {
      const found = afterFailure.text() ?? below.text() ?? anywhere.text() ?? annotation
      return found?.trim().slice(0, MAX_CHARACTERS) || undefined
    },
  }
}

/** A line and those that follow it, up to the first empty one. */
function createBlock() {
  const lines: string[] = []
  let isOver = false
  return {
    read(line: string, isBeginning: boolean) {
      if (isOver || (lines.length === 0 && !isBeginning)) return
      lines.push(line)
      isOver = lines.length === MAX_LINES || (lines.length > 1 && line.trim() === '')
    },
    text: () => (lines.length === 0 ? undefined : lines.join('\n')),
  }
}
