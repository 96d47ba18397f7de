import { readPatterns } from '../patterns.ts'

/** stestr and os-testr, as OpenStack's projects use them. */
export const stestr = readPatterns({
  runner: 'stestr',
  marks: /^\{\d+\} .* \.\.\. |^ - (?:Passed|Failed|Skipped): \d/,
  present: /^\{\d+\} \S.* \.\.\. /,
  ran: /^\{\d+\} \S.* \.\.\. (?:ok|FAILED)/,
  failing: [/^\{\d+\} (?<name>\S.*) \[[\d.]+s\] \.\.\. FAILED$/],
  counts: [/^ - Passed: (?<passed>\d+)$/, /^ - Failed: (?<failed>\d+)$/, /^ - Skipped: (?<skipped>\d+)$/],
})
