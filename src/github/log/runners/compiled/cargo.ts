import { readPatterns } from '../patterns.ts'

/** cargo test: one line for each test, and a list of the failures after their output. */
export const cargo = readPatterns({
  runner: 'cargo test',
  marks:
    /^test .* \.\.\. FAILED$|^\S+ --- FAILED$|^failures:$|^test result: |^running \d+ tests?$|^error: could not compile/,
  present: /^test result: |^running \d+ tests?$/,
  ran: /^test result: \S+ (?!0 passed; 0 failed)/,
  failing: [/^test (?<name>\S.*?)(?: - should panic)? \.\.\. FAILED$/, /^(?<name>\S+) --- FAILED$/],
  broken: /^error: could not compile `(?<name>[^`]+)`/,
  lists: [{ begin: /^failures:$/, item: /^ {4}(?<name>\S.*)$/, end: /^test result: /, needsEnd: true }],
  counts: [/^test result: \S+ (?<passed>\d+) passed; (?<failed>\d+) failed; (?<skipped>\d+) ignored/],
})

/** cargo nextest, which may try a test again. */
export const nextest = readPatterns({
  runner: 'cargo nextest',
  marks: /^ +(?:TRY \d+ )?(?:FAIL|TIMEOUT|SIG[A-Z]+|ABORT) \[|^ +FLAKY \d|^ +Summary \[|^ *Nextest run/,
  present: /^ *Nextest run|^ +Summary \[/,
  ran: /^ +Summary \[ *[\d.]+s\] [1-9]/,
  failing: [/^ +(?:TRY \d+ )?(?:FAIL|TIMEOUT|SIG[A-Z]+|ABORT) \[ *[\d.]+s\] (?:\( *\d+\/\d+\) )?(?<name>\S.*)$/],
  recovered: /^ +FLAKY \d+\/\d+ \[ *[\d.]+s\] (?:\( *\d+\/\d+\) )?(?<name>\S.*)$/,
  counts: [
    /^ +Summary \[ *[\d.]+s\] (?<run>\d+)(?:\/\d+)? tests? run: \d+ passed(?: \([^)]*\))?(?:, (?<failed>\d+) failed)?/,
  ],
})
