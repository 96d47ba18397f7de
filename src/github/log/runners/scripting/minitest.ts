import { readPatterns } from '../patterns.ts'

/** minitest, Rails and test-unit: the test's name is in the line below `Failure:`. */
export const minitest = readPatterns({
  runner: 'minitest',
  marks: /^ *(?:\d+\) )?(?:Failure|Error):|^\d+ (?:runs|tests), \d+ assertions, |^ *(?:FAIL|ERROR)\["/,
  present: /^\d+ (?:runs|tests), \d+ assertions, \d+ failures/,
  ran: /^[1-9]\d* (?:runs|tests), \d+ assertions, /,
  failing: [/^(?:Failure|Error): (?<name>\w+\([\w:]+\))(?=:|$)/],
  fallback: [/^ *(?:FAIL|ERROR)\["(?<name>[^"]+)", /],
  lists: [
    {
      begin: /^ *(?:\d+\) )?(?:Failure|Error):$/,
      item: /^(?<name>\S[^#[]*#\S.*?|\w+\([\w:]+\))(?: \[[^\]]*\])?:$/,
      end: /^/,
    },
  ],
  counts: [
    /^(?<all>\d+) (?:runs|tests), \d+ assertions, (?<failed>\d+) failures, (?<errors>\d+) errors(?:, (?<skipped>\d+) skips)?/,
  ],
})
