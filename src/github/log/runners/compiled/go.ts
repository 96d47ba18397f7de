import { readPatterns } from '../patterns.ts'

/** go test, gotestsum, gocheck and Ginkgo. */
export const go = readPatterns({
  runner: 'go test',
  marks:
    /--- (?:FAIL|PASS|SKIP): |^(?:ok {2}|FAIL|\? {3})\t|^=== (?:RUN|FAIL)|^DONE \d|^running tests:$|^FAIL: \S+\.go:|^Summarizing \d+ Failure/,
  present: /^(?:ok {2}|FAIL|\? {3})\t\S|^=== (?:RUN|FAIL)|^--- (?:FAIL|PASS|SKIP): /,
  ran: /^ok {2}\t|--- (?:FAIL|PASS|SKIP): \S+ \(|^FAIL\t\S+\t[\d.]+s/,
  failing: [/^(?:(?: {4})*--- FAIL:|=== FAIL: \S+|FAIL: \S+\.go:\d+:) (?<name>\S+)(?: \([\d.]+s\)|$)/],
  broken: /^FAIL\t(?<name>\S+) \[(?:build|setup) failed\]$/,
  lists: [
    // What was still running when the time was over.
    { begin: /^running tests:$/, item: /^\t(?<name>\S+) \([\dhms.]+\)$/, end: /^$/ },
    { begin: /^Summarizing \d+ Failures?:$/, item: /^ {0,2}\[FAIL\] (?<name>\S.*)$/, end: /^(?:Ran \d|FAIL!)/ },
  ],
  counts: [/^DONE (?<all>\d+) tests?(?:, (?<skipped>\d+) skipped)?(?:, (?<failed>\d+) failures?)?/],
})
