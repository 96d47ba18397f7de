import { readPatterns } from '../patterns.ts'

const FAIL = String.raw`^ ?FAIL {1,2}(?:\|[^|]+\| | ?[\w-]+ {2})?`

/** Vitest: ` FAIL  src/sum.test.ts > sum > adds`. */
export const vitest = readPatterns({
  runner: 'vitest',
  marks: /^ ?FAIL {1,3}\S|^ ?RUN {1,2}v\d|^ *(?:Test Files|Tests) {2}\d/,
  present: /^ ?RUN {1,2}v\d|^ *Test Files {2}\d/,
  ran: /^ *Tests {2}\d/,
  failing: [new RegExp(String.raw`${FAIL}(?<name>\S+(?: \S+)*? > .+)$`)],
  broken: new RegExp(String.raw`${FAIL}(?<name>\S+) \[ \S+ \]$`),
  counts: [
    /^ *Tests {2}(?:(?<failed>\d+) failed)?(?: \| )?(?:(?<passed>\d+) passed)?(?:.*?\b(?<skipped>\d+) skipped)?/,
  ],
})
