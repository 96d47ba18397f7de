import * as z from 'zod'
import { ConfigError } from '../../errors.ts'
import { tryParseJson } from '../../text.ts'
import { tryReadText, type Workspace } from '../../workspace/workspace.ts'
import { trySplitCommand } from './words.ts'

/** A text that a command stands for. */
export interface Script {
  /** For messages: where it is written. */
  readonly where: string
  readonly text: string
  /** Whether the first failing command ends it, and whether one inside a pipe does. */
  readonly stopsAtFailure: boolean
  readonly watchesPipes: boolean
}

/** A script of package.json that is all that a command stands for. */
interface PackageScript extends Script {
  /** `pretest` or `posttest` would be left out without the package manager. */
  readonly hasHooks: boolean
  readonly env: Readonly<Record<string, string>>
}

/** A file's text, by its path from the working directory; `undefined` where there is none that people wrote. */
export type ReadText = (path: string) => Promise<string | undefined>
const MAX_BYTES = 1024 * 1024

/** Reads files that people wrote. */
export const textReader =
  (workspace: Workspace): ReadText =>
  (path) =>
    tryReadText(workspace, path, MAX_BYTES)

const PACKAGE = z.looseObject({ scripts: z.record(z.string(), z.string()).optional() })

/** Throws ConfigError. */
export function parsePackage(text: string): z.infer<typeof PACKAGE> {
  try {
    return PACKAGE.parse(JSON.parse(text))
  } catch {
    throw new ConfigError('package.json cannot be read: it is not valid JSON, or its "scripts" are not strings.')
  }
}

/** The texts behind these words, as far as they are written in the project; none when the words stand for themselves. */
export async function readScripts(words: readonly string[], readText: ReadText): Promise<readonly Script[]> {
  const [program = '', ...args] = words
  if (MANAGER.test(program)) return readPackageScripts(words, readText)
  if (program === 'composer') return readComposerScripts(args, readText)
  if (/^g?make$/.test(program)) return readRecipes(args, readText)
  if (program === 'tox') return readToxCommands(readText)
  if (/^((\/usr)?\/bin\/)?(ba|da|z)?sh$/.test(program)) return readShell(program, args, readText)
  if (/^\.\/[\w./-]+$/.test(program)) return readScriptFile(program.slice(2), '', readText)
  return []
}

/** The package script that `npm test`, `npm run x`, `yarn x` and the like stand for, when they say nothing else. */
export async function readPackageScript(
  words: readonly string[],
  readText: ReadText,
): Promise<PackageScript | undefined> {
  const { name, rest } = readCall(words)
  if (rest.length > 0) return undefined
  const scripts = await readPackage(readText)
  const text = scripts.get(name)
  if (text === undefined) return undefined
  return {
    ...inPackage(name, text),
    hasHooks: scripts.has(`pre${name}`) || scripts.has(`post${name}`),
    env: { npm_lifecycle_event: name, npm_lifecycle_script: text },
  }
}

const MANAGER = /^(npm|pnpm|yarn|bun)$/

/** The script that a package manager is told to run, and what the script is told. */
function readCall([manager = '', ...args]: readonly string[]): { name: string; rest: readonly string[] } {
  const words = args.filter((arg) => !/^(-s|--silent|--if-present)$/.test(arg))
  const isRun = /^run(-script)?$/.test(words[0] ?? '')
  // `bun test` is a test runner of its own.
  if (!MANAGER.test(manager) || (manager === 'bun' && !isRun)) return { name: '', rest: [] }
  if (words[0] === 't') return { name: 'test', rest: words.slice(1) }
  const [name = '', ...rest] = isRun ? words.slice(1) : words
  return { name, rest }
}

async function readPackage(readText: ReadText): Promise<ReadonlyMap<string, string>> {
  return new Map(Object.entries(parsePackage((await readText('package.json')) ?? '{}').scripts ?? {}))
}

/** npm runs scripts by `sh -c`, which goes on after a failure and looks at the end of a pipe only. */
const inPackage = (name: string, text: string): Script => ({
  where: `the script "${name}" in package.json`,
  text,
  stopsAtFailure: false,
  watchesPipes: false,
})

async function readPackageScripts(words: readonly string[], readText: ReadText): Promise<Script[]> {
  const { name } = readCall(words)
  const text = (await readPackage(readText)).get(name)
  return text === undefined ? [] : [inPackage(name, text)]
}

const COMPOSER = z
  .object({ scripts: z.record(z.string(), z.union([z.string(), z.array(z.string())]).catch([])).catch({}) })
  .catch({ scripts: {} })

async function readComposerScripts(args: readonly string[], readText: ReadText): Promise<Script[]> {
  const name = (/^run(-script)?$/.test(args[0] ?? '') ? args[1] : args[0]) ?? ''
  const { scripts } = COMPOSER.parse(tryParseJson((await readText('composer.json')) ?? ''))
  return [scripts[name] ?? []].flat().map((text) => ({
    where: `the script "${name}" in composer.json`,
    text: text.replace(/^@(?=php )/, '').replace(/^@/, 'composer '),
    stopsAtFailure: false,
    watchesPipes: false,
  }))
}

async function readRecipes(args: readonly string[], readText: ReadText): Promise<Script[]> {
  const folder = args.includes('-C') ? `${args[args.indexOf('-C') + 1]}/` : ''
  const target = args.find((arg, i) => /^[\w.-]+$/.test(arg) && !arg.startsWith('-') && args[i - 1] !== '-C')
  for (const name of ['GNUmakefile', 'makefile', 'Makefile']) {
    const text = await readText(folder + name)
    if (text !== undefined) return recipeOf(text.replace(/\\\n/g, ' '), target, folder + name)
  }
  return []
}

/** Each line of a recipe is a shell of its own; a `-` in front of it ignores its failure. */
function recipeOf(makefile: string, target: string | undefined, where: string): Script[] {
  const lines = makefile.split('\n')
  const variables = new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^(\w+)\s*[:?]?=\s*(.*)$/.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name, value] as const]
    }),
  )
  const isHead = (line: string) =>
    (target === undefined ? /^[\w-]+\s*:(?!=)/ : new RegExp(`^${target}\\s*:(?!=)`)).test(line)
  const at = lines.findIndex(isHead)
  if (at === -1) return []
  const end = lines.findIndex((line, i) => i > at && line.trim() !== '' && !line.startsWith('\t'))
  const recipe = lines.slice(at + 1, end === -1 ? lines.length : end).filter((line) => line.trim() !== '')
  const name = lines[at]?.split(':')[0]
  return recipe.map((line) => {
    const text = line.trim().replace(/\$[({](\w+)[)}]/g, (whole, variable) => variables.get(variable) ?? whole)
    const isIgnored = /^[@+]*-/.test(text)
    return {
      where: `the target "${name}" in ${where}`,
      text: text.replace(/^[@+-]+\s*/, '').replaceAll('$$', '$') + (isIgnored ? ' || true' : ''),
      stopsAtFailure: false,
      watchesPipes: false,
    }
  })
}

/** tox runs each line by itself, without a shell. A `-` in front ignores its failure. */
async function readToxCommands(readText: ReadText): Promise<Script[]> {
  const text = (await readText('tox.ini')) ?? (await readText('setup.cfg')) ?? ''
  const commands = [...text.matchAll(/^commands\s*=(.*(?:\n[ \t]+.*)*)/gm)].flatMap(([, lines = '']) =>
    lines.replace(/\\\n/g, ' ').split('\n'),
  )
  const own = commands.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
  return own.map((line) => ({
    where: 'the commands in tox.ini',
    text: line.startsWith('-') ? `${line.replace(/^-\s*/, '')} || true` : line,
    stopsAtFailure: true,
    watchesPipes: true,
  }))
}

async function readShell(program: string, args: readonly string[], readText: ReadText): Promise<Script[]> {
  const options = args.filter((arg) => /^[-+]/.test(arg)).join(' ')
  const at = args.findIndex((arg) => /^-\w*c$/.test(arg))
  if (at === -1) return readScriptFile(args.find((arg) => !/^[-+]/.test(arg)) ?? '', options, readText)
  const text = args[at + 1] ?? ''
  const watchesPipes = args.includes('pipefail')
  return [{ where: `"${program} -c"`, text, stopsAtFailure: /-\w*e/.test(options), watchesPipes }]
}

async function readScriptFile(path: string, options: string, readText: ReadText): Promise<Script[]> {
  const text = path === '' || path.startsWith('/') ? undefined : await readText(path)
  if (text === undefined || !/^(?!#!)|^#!.*sh\b/.test(text)) return []
  const [first = ''] = text.split('\n')
  const flags = `${options} ${first.startsWith('#!') ? first : ''}`
  return [{ where: path, text, stopsAtFailure: /\s-\w*e/.test(flags), watchesPipes: false }]
}

/** The words of a simple command; those of a line that needs a shell as far as white space tells them apart. */
export const wordsOf = (text: string): readonly string[] => trySplitCommand(text)?.words ?? text.split(/\s+/)
