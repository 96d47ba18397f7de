/** One simple command: assignments in front, then words. */
export interface SimpleCommand {
  readonly env: Readonly<Record<string, string>>
  readonly words: readonly [string, ...string[]]
}

/**
 * Splits a command as a POSIX shell would, as long as it needs no shell: quotes and backslashes are understood.
 * `undefined` when it has operators, expansions, globs or a comment; then only a shell can run it.
 */
export function trySplitCommand(text: string): SimpleCommand | undefined {
  const words = trySplitWords(text)
  if (!words) return undefined
  const env: Record<string, string> = {}
  let first = 0
  for (const word of words) {
    const assignment = /^([A-Za-z_]\w*)=(.*)$/s.exec(word)
    if (!assignment?.[1]) break
    env[assignment[1]] = assignment[2] ?? ''
    first += 1
  }
  const [program, ...args] = words.slice(first)
  return program === undefined ? undefined : { env, words: [program, ...args] }
}

const TOKEN = /\s+|'([^']*)'|"((?:[^"\\$`]|\\.)*)"|\\([^\n])|([^\s'"\\|&;<>()$`*?[\]{}~#!]+)|([~#!{}])/gy

function trySplitWords(text: string): string[] | undefined {
  const words: string[] = []
  let word: string | undefined
  let end = 0
  for (const match of text.trim().matchAll(TOKEN)) {
    end = match.index + match[0].length
    const [token, single, double, escaped, plain, special] = match
    const part = single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? escaped ?? plain
    if (part !== undefined) word = (word ?? '') + part
    // These mean something to a shell at the beginning of a word only; braces anywhere.
    else if (special !== undefined && /[#!~]/.test(special) && word !== undefined) word += special
    else if (special !== undefined) return undefined
    else if (token.trim() === '' && word !== undefined) {
      words.push(word)
      word = undefined
    }
  }
  if (word !== undefined) words.push(word)
  return end === text.trim().length ? words : undefined
}

/** Programs that start another one with the same arguments; what they are given first is theirs. */
const WRAPPERS: readonly RegExp[] = [
  /^(npx|pnpm|bunx) (--yes|--no-install|--no|-y|dlx) (-- )?/,
  /^(npx|bunx|pnpx|(npm|pnpm|yarn) exec( --)?|poetry run|uv run|pipenv run|pdm run|hatch run|bundle exec) /,
  /^(yarn|pnpm)( run)? (?=(ava|jest|mocha|tape|vitest)( |$))/,
  /^(cross-env|env)( [A-Za-z_]\w*=\S*)+ /,
  /^(c8|nyc|dotenv --|time|nice) /,
  /^(timeout( -[ks] \S+| -\S+)* [\d.]+[smhd]?|xvfb-run( -[ns] \S+| -\S+)*) /,
  /^coverage run (?=-m )/,
  /^python[\d.]* -m coverage run (?=-m )/,
]

/** The words of the runner itself, with wrappers such as `npx` or `cross-env A=b` taken off. */
export function unwrap(words: readonly string[]): readonly string[] {
  const SEPARATOR = ' '
  const line = words.map((word) => word.replaceAll(SEPARATOR, '\u00a0')).join(SEPARATOR)
  const wrapper = WRAPPERS.map((pattern) => pattern.exec(line)?.[0]).find((match) => match !== undefined)
  if (wrapper === undefined) return words
  const rest = words.slice(wrapper.trim().split(SEPARATOR).length)
  return unwrap(/coverage run/.test(wrapper) ? ['python3', ...rest] : rest)
}

/** As GitHub's `shell: bash` runs it: the first failure ends it, also in a pipe. */
export const shellCommand = (text: string) => ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c', text] as const
