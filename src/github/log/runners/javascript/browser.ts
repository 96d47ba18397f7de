import { readPatterns } from '../patterns.ts'

/** Karma: `Chrome Headless 120.0 (Linux x86_64) sum adds FAILED`. */
export const karma = readPatterns({
  runner: 'karma',
  marks: / FAILED$|\bExecuted \d+ of \d+/,
  present: /\bExecuted \d+ of \d+/,
  ran: /\bExecuted [1-9]/,
  failing: [/^(?=.* FAILED$)\w[\w .]* \([^)]*\)(?: \[[^\]]*\])? (?<name>(?!Executed).*\S) FAILED$/],
})

/** Jasmine: under `Failures:` the numbered names. */
export const jasmine = readPatterns({
  runner: 'jasmine',
  marks: /^Failures:$|^\d+ specs?, \d+ failures?/,
  present: /^\d+ specs?, \d+ failures?/,
  ran: /^[1-9]\d* specs?, /,
  lists: [
    {
      begin: /^Failures:$/,
      item: /^(?<index>\d+)\) (?<name>\S.*)$/,
      end: /^\d+ specs?, \d+ failures?/,
      needsEnd: true,
    },
  ],
  counts: [/^(?<all>\d+) specs?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending)?/],
})
