import { readPatterns } from '../patterns.ts'

/** Bazel's summary, whose tests are targets. */
export const bazel = readPatterns({
  runner: 'bazel',
  marks: /^\/\/\S+ +.*(?:FAILED|TIMEOUT|PASSED|FLAKY)|^Executed \d+ out of \d+ tests?/,
  present: /^Executed \d+ out of \d+ tests?/,
  ran: /^Executed [1-9]\d* out of|^\/\/\S+ +(?:\(cached\) )?(?:PASSED|FAILED|TIMEOUT|FLAKY)/,
  failing: [/^(?<name>\/\/\S+) +(?:\(cached\) )?(?:FAILED|TIMEOUT)(?! TO BUILD)(?: in|$)/],
  broken: /^(?<name>\/\/\S+) +FAILED TO BUILD$/,
})
