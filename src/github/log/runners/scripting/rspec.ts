import { readPatterns } from '../patterns.ts'

/** RSpec: the command that runs each failed example again, with its description. */
export const rspec = readPatterns({
  runner: 'rspec',
  marks: /^Failed examples:$|^\d+ examples?, \d+ failures?|^An error occurred while loading /,
  present: /^\d+ examples?, \d+ failures?|^Failed examples:$/,
  ran: /^[1-9]\d* examples?, /,
  broken: /^An error occurred while loading (?<name>\S+?)\.?$/,
  lists: [{ begin: /^Failed examples:$/, item: /^rspec (?<name>\S.*)$/, end: /^(?!rspec |$)/ }],
  counts: [
    /^(?<all>\d+) examples?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending)?(?:, (?<errors>\d+) errors? occurred outside)?/,
  ],
})
