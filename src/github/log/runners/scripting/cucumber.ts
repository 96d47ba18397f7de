import { readPatterns } from '../patterns.ts'

/** Cucumber for Ruby and behave: where the failed scenarios are, and their names. */
export const cucumber = readPatterns({
  runner: 'cucumber',
  marks: /^Failing [sS]cenarios:$|^\d+ (?:scenarios? \(|scenarios? passed, )/,
  present: /^\d+ (?:scenarios? \(|scenarios? passed, )/,
  ran: /^[1-9]\d* scenarios? |^\d+ scenarios? passed, [1-9]/,
  lists: [
    {
      begin: /^Failing [sS]cenarios:$/,
      item: /^(?:cucumber (?:-p \S+ )?| {2})(?<name>\S+:\d+\s.*)$/,
      end: /^(?:$|\d+ )/,
    },
  ],
  counts: [
    /^\d+ scenarios? \((?:(?<failed>\d+) failed)?(?:.*?(?<skipped>\d+) skipped)?(?:.*?(?<passed>\d+) passed)?/,
    /^(?<passed>\d+) scenarios? passed, (?<failed>\d+) failed, (?<skipped>\d+) skipped/,
  ],
})
