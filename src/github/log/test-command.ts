import type { LogStep } from './steps.ts'

/**
 * The test command of a step's script, as `npm test`. The log is a stranger's text, so that nothing but the step's own
 * heading is looked at, and nothing but a plain test command is found in it.
 */
export function suggestTestCommand(step: LogStep): string | undefined {
  const lines = step.script.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
  // After `cd` or `export` the same words mean another command.
  if (lines.some((line) => MOVES.test(line))) return undefined
  const commands = [...new Set(lines.filter(isPlainTestCommand))]
  return commands.length === 1 ? commands[0] : undefined
}

const MOVES = /^(?:cd|pushd|export|source|\.|set|alias|unset|eval)(?:\s|$)/

/** Whether a command is a known way to run tests, with arguments that only choose tests and change the report. */
export function isPlainTestCommand(command: string): boolean {
  return COMMANDS.some((known) => known.test(command)) && !RULES.some((rule) => rule.refuses(command.split(/ +/)))
}

/** How a test command begins; for build tools, its targets are looked for behind their options. */
const COMMANDS: readonly RegExp[] = [
  /^(?:npm|pnpm|yarn|bun) test(?: |$)/,
  /^(?:npm|pnpm|yarn|bun) run test(?:[:-][\w:-]+)?(?: |$)/,
  /^(?:npx|pnpm|yarn) (?:jest|vitest|mocha|ava|tape)(?: |$)/,
  /^node --test(?: |$)/,
  /^(?:pytest|py\.test|nosetests|tox|nox)(?: |$)/,
  /^python[\d.]* -m (?:pytest|unittest|nose|tox)(?: |$)/,
  /^(?:poetry|uv|pipenv) run (?:pytest|tox)(?: |$)/,
  /^go test(?: |$)/,
  /^gotestsum(?: |$)/,
  /^cargo (?:test|nextest run)(?: |$)/,
  /^(?:mvn|\.\/mvnw)(?: \S+)*? (?:test|verify|integration-test)(?: |$)/,
  /^(?:gradle|\.\/gradlew)(?: \S+)*? (?:[\w:-]*:)?(?:test|check|\w*Test)(?: |$)/,
  /^ant (?:test|check)(?: |$)/,
  /^make(?: -\S+)*? (?:test|check)(?: |$)/,
  /^(?:\.\/)?(?:(?:vendor\/)?bin\/)?phpunit(?: |$)/,
  /^composer test(?: |$)/,
  /^(?:bundle exec )?(?:rspec|rake (?:test|spec))(?: |$)/,
  /^(?:\.\/)?bin\/(?:rspec|rails test)(?: |$)/,
  /^(?:ctest|bats|prove)(?: |$)/,
  /^dotnet test(?: |$)/,
]

/** Why a command that begins well is still not plain. */
interface Rule {
  readonly reason: string
  readonly refuses: (words: readonly string[]) => boolean
}

const RULES: readonly Rule[] = [
  {
    reason: 'A shell would expand, chain or redirect anything else.',
    refuses: (words) => !words.every((word) => /^[\w@%+=:,./-]+$/.test(word)),
  },
  {
    reason: 'What is outside of the copy is no part of what failed.',
    refuses: (words) => words.some((word) => /(?:^(?:-\w)?|[=:,])\/|(?:^(?:-\w)?|[=:,/])\.\.(?:\/|$)/.test(word)),
  },
  {
    reason: 'These options run a program of their own.',
    refuses: takes([
      [/./, /^(?:--?exec|-toolexec|--script-shell|--shell)(?:=|$)/],
      [/^(?:node|prove)$/, /^(?:-e|--eval|-p|--print|-pe)$/],
      [/^(?:mvn|\.\/mvnw)$/, /^(?:-Dexec\.|exec:)/],
      [/^make$/, /=/],
    ]),
  },
  {
    reason: 'These options run no test, and what runs none proves nothing.',
    refuses: takes([
      [/./, /^(?:--collect-only|--co|--dry-run|--dry|--list\w*|--no-run|--help|--version)$/],
      [/^go$/, /^-list(?:=|$)/],
      [/^make$/, /^(?:-\w*[nqt]\w*|--just-print|--recon|--question|--touch)$/],
      [/^(?:mvn|\.\/mvnw)$/, /^-D(?:skipTests|skipITs|maven\.test\.skip)/],
      [/^(?:gradle|\.\/gradlew)$/, /^(?:-x|--exclude-task|-m)$/],
      [/^ctest$/, /^(?:-N|--show-only.*|--print-labels)$/],
      [/^bats$/, /^(?:-c|--count)$/],
    ]),
  },
  {
    reason: 'These options make a failing run end well.',
    refuses: takes([
      [/./, /^--(?:pass-?[wW]ith-?[nN]o-?[tT]ests|if-present|ignore-failures|fail-never)$/],
      [/./, /^--suppress-(?:no-test|tests-failed)-exit-code$/],
      [/^(?:mvn|\.\/mvnw)$/, /^(?:-fn$|-D(?:maven\.test\.failure\.ignore|testFailureIgnore))/],
      [/^make$/, /^(?:-\w*i\w*|--ignore-errors)$/],
    ]),
  },
]

/** A rule about the options of some programs. */
function takes(rows: readonly (readonly [program: RegExp, option: RegExp])[]): Rule['refuses'] {
  return ([program = '', ...words]) =>
    rows.some(([programs, option]) => programs.test(program) && words.some((word) => option.test(word)))
}
