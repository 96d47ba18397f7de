import { readPatterns } from '../patterns.ts'

/** dotnet test: VSTest's console, xUnit's own lines, and Microsoft.Testing.Platform. */
export const dotnet = readPatterns({
  runner: 'dotnet test',
  marks:
    /^ {0,2}(?:Failed|X|failed) .*[\])]$|^Failed {3}\S|\[FAIL\]$|^(?:Failed|Passed)! {2}- |^Total tests: |^Starting test execution|^Test run (?:for|summary)/,
  present: /^(?:Failed|Passed)! {2}- |^Total tests: |^Starting test execution|^Test run (?:for|summary)/,
  ran: /^(?:Failed|Passed)! {2}- |^Total tests: [1-9]/,
  failing: [/^ {2}(?:Failed|X) (?<name>\S.*) \[(?:< )?[\d.,]+ ?(?:ms|s|m|h)[^[\]]*\]$/, /^Failed {3}(?<name>\S.*)$/],
  fallback: [/^\[xUnit\.net [\d:.]+\] {4,}(?<name>\S.*) \[FAIL\]$/, /^failed (?<name>\S.*) \([\d.,]+m?s[^()]*\)$/],
  counts: [/^(?:Failed|Passed)! {2}- Failed: +(?<failed>\d+), Passed: +(?<passed>\d+), Skipped: +(?<skipped>\d+)/],
})
