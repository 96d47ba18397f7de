import { readPatterns } from '../patterns.ts'

/** CTest: the list at its end, or the line of each test. */
export const ctest = readPatterns({
  runner: 'ctest',
  marks: /^Test project |^The following tests FAILED:$|^\s*\d+\/\d+ Test +#\d+: |^\d+% tests passed/,
  present: /^Test project |^\d+% tests passed/,
  ran: /^\s*\d+\/\d+ Test +#\d+: /,
  lists: [
    {
      begin: /^The following tests FAILED:$/,
      item: /^\s+\d+ - (?<name>\S.*) \((?:Failed|Timeout|Not Run|Numerical|Illegal|Interrupt|SEGFAULT|SIG[A-Z]+|ILLEGAL|INTERRUPT|NUMERICAL|OTHER_FAULT|BAD_COMMAND|Bad command|Bus error|Exception|(?:Subprocess|Child|Exit code|Failed) [^()]*)\)(?:\s.*)?$/,
      end: /^\S/,
    },
  ],
  fallback: [/^\s*\d+\/\d+ Test +#\d+: (?<name>.*\S) \.+\*\*\*(?!Skipped|Not Run \(Disabled\))/],
  counts: [/^\d+% tests passed, (?<failed>\d+) tests? failed out of (?<run>\d+)/],
})
