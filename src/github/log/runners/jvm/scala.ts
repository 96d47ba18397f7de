import { readPatterns } from '../patterns.ts'

/** ScalaTest under sbt or Maven; for other frameworks the classes that sbt lists. */
export const scala = readPatterns({
  runner: 'scalatest',
  marks:
    /\*\*\* FAILED \*\*\*|^(?:\[\w+\] )?(?:Tests: succeeded |Total number of tests run: )|^\[error\] Failed tests:/,
  present: /^(?:\[\w+\] )?(?:Tests: succeeded |Total number of tests run: )|^\[error\] Failed tests:/,
  ran: /Total number of tests run: [1-9]|Tests: succeeded \d/,
  failing: [/^(?:\[info\] )?\s*- (?<name>\S.*) \*\*\* FAILED \*\*\*/],
  counts: [/Tests: succeeded (?<passed>\d+), failed (?<failed>\d+), canceled \d+, ignored (?<skipped>\d+)/],
})
