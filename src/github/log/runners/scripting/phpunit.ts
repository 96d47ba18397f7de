import { readPatterns } from '../patterns.ts'

/** PHPUnit: numbered under `There were 2 failures:`; warnings and risky tests have lists of their own. */
export const phpunit = readPatterns({
  runner: 'phpunit',
  marks: /^PHPUnit \d|^ ✘ |^There (?:was|were) \d+ |^Tests: \d+, Assertions: |^OK \(\d+ tests?, /,
  present: /^PHPUnit \d|^Tests: \d+, Assertions: |^OK \(\d+ tests?, /,
  ran: /^Tests: [1-9]|^OK \([1-9]/,
  lists: [
    {
      begin: /^There (?:was|were) (?<count>\d+) (?:failure|error)s?:$/,
      item: /^(?<index>\d+)\) (?<name>\S.*)$/,
      end: /^(?:--$|FAILURES!|ERRORS!|WARNINGS!|Tests: )/,
    },
  ],
  // With `--testdox` older versions print no list.
  fallback: [/^ ✘ (?<name>\S.*?)(?: \[[\d.]+ m?s\])?$/],
  counts: [
    /^Tests: (?<all>\d+), Assertions: \d+(?:, Errors: (?<errors>\d+))?(?:, Failures: (?<failed>\d+))?(?:.*\bSkipped: (?<skipped>\d+))?/,
    /^OK \((?<run>\d+) tests?, /,
  ],
})

/** Pest: `   FAILED  Tests\Unit\SumTest > it adds`. */
export const pest = readPatterns({
  runner: 'pest',
  marks: /^ {2,3}FAILED {2}\S|^ {2}Tests: {2,}\d/,
  present: /^ {2}Tests: {2,}\d/,
  ran: /^ {2}Tests: {2,}\d/,
  failing: [/^ {2,3}FAILED {2}(?<name>\S+ > \S+(?: \S+)*)/],
  counts: [/^ {2}Tests: {2,}(?:(?<failed>\d+) failed)?(?:.*?(?<skipped>\d+) skipped)?(?:.*?(?<passed>\d+) passed)?/],
})
