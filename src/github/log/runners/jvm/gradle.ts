import { readPatterns } from '../patterns.ts'

/** Gradle's own report of a test task: `SumTest > adds() FAILED`. */
export const gradle = readPatterns({
  runner: 'gradle',
  marks:
    /^> Task :|^:\w[\w:.-]*(?: [A-Z-]+)?$|^BUILD (?:FAILED|SUCCESSFUL)|^Starting a Gradle Daemon|^Welcome to Gradle|^\d+ tests? completed| (?:FAILED|PASSED)(?: \([\d.]+m?s\))? ?$/,
  present:
    /^> Task :|^:\w[\w:.-]*(?: [A-Z-]+)?$|^Starting a Gradle Daemon|^Welcome to Gradle|^\d+ tests? completed|^BUILD (?:FAILED|SUCCESSFUL) in /,
  ran: /^\d+ tests? completed|^(?=.* > )[^\s>].* PASSED ?$/,
  failing: [/^(?=.* > )(?<name>[^\s>].*\S) FAILED ?$/],
  recovered: /^(?=.* > )(?<name>[^\s>].*\S) PASSED ?$/,
  // The test-logger plugin, which tells the class in a line of its own.
  fallback: [/^ {2,}Test (?<name>\S.*) FAILED(?: \([\d.]+m?s\))?$/],
  counts: [/^(?<all>\d+) tests? completed(?:, (?<failed>\d+) failed)?(?:, (?<skipped>\d+) skipped)?/],
})
