import { readPatterns } from '../patterns.ts'

/** Node's test runner as its `spec` reporter prints; its TAP is read as TAP. */
export const nodeTest = readPatterns({
  runner: 'node:test',
  marks: /^\s*✖ |^ℹ \w+ \d+$/,
  present: /^ℹ (?:tests|pass|fail) \d+$|^✖ failing tests:$/,
  ran: /^ℹ tests [1-9]/,
  isFile: /^\S+\.[cm]?[jt]sx?$/,
  lists: [{ begin: /^✖ failing tests:$/, item: /^✖ (?<name>\S.*) \([\d.]+m?s\)$/, end: /^ℹ / }],
  fallback: [/^\s*✖ (?<name>\S.*) \([\d.]+m?s\)$/],
  counts: [
    /^ℹ pass (?<passed>\d+)$/,
    /^ℹ fail (?<failed>\d+)$/,
    /^ℹ cancelled (?<errors>\d+)$/,
    /^ℹ skipped (?<skipped>\d+)$/,
  ],
})
