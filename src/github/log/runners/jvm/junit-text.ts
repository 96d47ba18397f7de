import { readPatterns } from '../patterns.ts'

/** JUnit 4's own text runner, also behind Ant's java task. */
export const junitText = readPatterns({
  runner: 'junit',
  marks:
    /^(?: *\[\w+\] )?(?:There (?:was|were) \d+ failure|FAILURES!!!|JUnit version |Tests run: \d+, {2}Failures: \d|OK \(\d+ tests?\))/,
  present: /^(?: *\[\w+\] )?(?:FAILURES!!!|JUnit version |Tests run: \d+, {2}Failures: \d)/,
  ran: /^(?: *\[\w+\] )?(?:Tests run: [1-9]|OK \([1-9])/,
  lists: [
    {
      begin: /^(?: *\[\w+\] )?There (?:was|were) (?<count>\d+) failures?:\s*$/,
      item: /^(?: *\[\w+\] )?(?<index>\d+)\) (?<name>\S.*\([\w.$]+\))$/,
      end: /^(?: *\[\w+\] )?(?:FAILURES!!!|Tests run: )/,
    },
  ],
  counts: [/^(?: *\[\w+\] )?Tests run: (?<run>\d+), {2}Failures: (?<failed>\d+)/],
})
