import { readPatterns } from '../patterns.ts'

/** zope.testrunner. */
export const zope = readPatterns({
  runner: 'zope.testrunner',
  marks: /^(?:Failure|Error) in test |^ {2}Ran \d+ tests with /,
  present: /^ {2}Ran \d+ tests with /,
  ran: /^ {2}Ran [1-9]\d* tests with /,
  failing: [/^(?:Failure|Error) in test (?<name>\S.*)$/],
  counts: [
    /^ {2}Ran (?<all>\d+) tests with (?<failed>\d+) failures?, (?<errors>\d+) errors?(?:, (?<skipped>\d+) skipped)?/,
  ],
})
