import { readPatterns } from '../patterns.ts'

/** Bats as it prints for people; its TAP is read as TAP. */
export const bats = readPatterns({
  runner: 'bats',
  marks: / ✗ |^\d+ tests?, \d+ failures?/,
  present: /^\d+ tests?, \d+ failures?/,
  ran: /^[1-9]\d* tests?, /,
  // The counter before the mark was overwritten on the terminal.
  failing: [/^(?:.*\d\/\d+)? ✗ (?<name>\S.*?)(?: \[\d+\])?$/],
  counts: [/^(?<all>\d+) tests?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) skipped)?/],
})
