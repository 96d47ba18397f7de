import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Architecture, findViolations, type Sources } from './support/architecture.ts'
import { openFolder } from './support/folders.ts'

const NODE_MODULES = ['child_process', 'crypto', 'dgram', 'events', 'fs', 'fs/promises', 'net', 'os', 'path', 'url']
const OCTOKIT = ['@octokit/plugin-retry', '@octokit/plugin-throttling', '@octokit/rest']
const node = (...names: readonly string[]) => names.map((name) => `node:${name}`)

const ARCHITECTURE: Architecture = {
  rows: {
    agent: {},
    workspace: { packages: ['simple-git', 'zod', ...node(...NODE_MODULES, 'timers/promises')] },
    policy: { knows: ['agent', 'workspace'], packages: ['picomatch', 'yaml', 'zod'] },
    proof: { uses: ['workspace'], packages: ['diff', 'zod', ...node('crypto', 'fs', 'path', 'url')] },
    task: { knows: ['agent', 'workspace', 'proof'] },
    prompts: { knows: ['agent', 'task', 'verdict'] },
    tools: { uses: ['proof'], knows: ['agent', 'workspace'], packages: ['diff', 'zod'] },
    model: { knows: ['agent'], packages: ['openai', 'zod', ...node('timers/promises', 'v8')] },
    github: {
      uses: ['results'],
      knows: ['task', 'proof', 'workspace'],
      packages: [...OCTOKIT, 'zod', ...node('crypto', 'fs', 'fs/promises', 'path', 'timers/promises', 'util', 'zlib')],
    },
    journal: { knows: ['agent', 'proof', 'task'], packages: ['zod', ...node('fs')] },
    results: {
      uses: ['proof', 'workspace'],
      knows: ['agent', 'task'],
      packages: ['zod', ...node('crypto', 'fs/promises', 'path')],
    },
    config: { knows: ['policy'], packages: ['zod'] },
    verdict: { knows: ['agent', 'proof', 'task', 'workspace'] },
    fix: { uses: ['agent', 'task', 'verdict'], knows: ['proof', 'workspace'] },
    host: { uses: ['run-folder', 'workspace'] },
    'run-folder': { uses: ['workspace'], packages: node('fs/promises', 'path') },
    verify: { uses: ['policy', 'proof', 'run', 'workspace'] },
    doctor: {
      uses: ['config', 'run', 'workspace'],
      knows: ['github', 'host'],
      packages: ['yaml', 'zod'],
    },
  },
  leaves: ['errors', 'text', 'redact', 'version'],
  free: ['action', 'cli', 'run'],
  entries: ['action.ts', 'cli.ts'],
  doors: [
    // The loop and its parts are put together by whoever runs it.
    'agent/budget.ts',
    'agent/loop.ts',
    'agent/transcript.ts',
    'prompts/feedback.ts',
    'prompts/opening.ts',
    'config/environment.ts',
    'config/inputs.ts',
    'config/outputs.ts',
    // What the entry needs before anything heavy is loaded.
    'config/trigger-phrase.ts',
    'policy/policy-file.ts',
    'policy/read-policy-file.ts',
    'policy/remarks.ts',
    'results/evidence-file.ts',
    'results/summary.ts',
    'run/project-tests.ts',
    'run/reviewer-remarks.ts',
    'run/test-place.ts',
    'run/tests-policy.ts',
    'verify/grade.ts',
    // An event that is not for us is told without loading the rest.
    'github/trigger.ts',
    'github/render.ts',
    'cli/progress.ts',
  ],
  foreignCode: ['proof/runners/node/node-options.ts'],
  maxLines: { 'action.ts': 100, 'cli.ts': 100, 'agent/loop.ts': 80, 'fix.ts': 60 },
  maxLinesOfAny: 300,
  maxFiles: 12,
}

/** Functions that are longer, or take more, than others may; each with its reason. */
const LARGE_FUNCTIONS: Readonly<Record<string, string>> = {
  'github/api/client/client.ts': 'the throttling plugin calls back with four arguments',
  'github/api/reader.ts': 'one small method for each question to GitHub',
  'github/doctor.ts': 'one small method for each question to GitHub',
  'proof/runners/formats/xml.ts': 'String.replace calls back with what it found, piece by piece',
}

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = join(PROJECT, 'src')
const sources: Sources = new Map(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')]),
)

test('the sources keep the architecture', () => assert.deepEqual(findViolations(sources, ARCHITECTURE), []))

/** What these files in the place of the real ones break that was whole before. */
function plant(files: Readonly<Record<string, string>>): string[] {
  const known = new Set(findViolations(sources, ARCHITECTURE))
  const violations = findViolations(new Map([...sources, ...Object.entries(files)]), ARCHITECTURE)
  return violations.filter((violation) => !known.has(violation))
}

const planted: readonly [string, Readonly<Record<string, string>>, RegExp][] = [
  [
    'another part',
    { 'agent/x.ts': "import { createGit } from '../workspace/workspace.ts'\n" },
    /^agent\/x\.ts imports "workspace", which "agent" may not\.$/,
  ],
  [
    'code where only types may be known',
    { 'policy/x.ts': "import { openCopies } from '../workspace/workspace.ts'\n" },
    /^policy\/x\.ts imports code of "workspace", of which "policy" may know types only\.$/,
  ],
  [
    'a type among values',
    { 'policy/x.ts': "import { type Change, openCopies } from '../workspace/workspace.ts'\n" },
    /may know types only/,
  ],
  [
    'a package',
    { 'agent/x.ts': "import { readFile } from 'node:fs/promises'\n" },
    /^agent\/x\.ts imports "node:fs\/promises", which "agent" may not\.$/,
  ],
  ['a package on demand', { 'prompts/x.ts': "export const load = () => import('openai')\n" }, /imports "openai"/],
  ['a package for its effects', { 'prompts/x.ts': "import 'openai'\n" }, /imports "openai"/],
  [
    'an inside of another part',
    { 'cli/verify/x.ts': "import { createJail } from '../../workspace/files/files.ts'\n" },
    /^cli\/verify\/x\.ts imports workspace\/files\/files\.ts, which is no door of "workspace"\.$/,
  ],
  [
    'an inside, handed on',
    { 'proof/command/x.ts': "export { createGit } from '../../workspace/git/git.ts'\n" },
    /no door of "workspace"/,
  ],
  ['an entry file', { 'run/x.ts': "import '../cli.ts'\n" }, /^run\/x\.ts imports the entry file cli\.ts\.$/],
  [
    'a file that is not there',
    { 'run/x.ts': "import { x } from './absent.ts'\n" },
    /^run\/x\.ts imports run\/absent\.ts, which does not exist\.$/,
  ],
  [
    'each other',
    { 'agent/x.ts': "import { y } from './y.ts'\n", 'agent/y.ts': "import { x } from './x.ts'\n" },
    /in a circle: agent\/x\.ts → agent\/y\.ts → agent\/x\.ts\.$/,
  ],
]
for (const [what, files, message] of planted) {
  test(`importing ${what} is found`, () => {
    const violations = plant(files)
    assert.equal(violations.length, 1, violations.join('\n'))
    assert.match(violations[0] ?? '', message)
  })
}

const others: readonly [string, Readonly<Record<string, string>>, RegExp][] = [
  [
    'a part without a row',
    { 'new/x.ts': "import { x } from '../task.ts'\n" },
    /^new\/x\.ts: the part "new" has no row in the table\.$/,
  ],
  [
    'a look into the environment',
    { 'model/x.ts': 'export const key = () => process.env.KEY\n' },
    /^model\/x\.ts reads the environment of the process\.$/,
  ],
  [
    'a file that is too long',
    { 'model/x.ts': '\n'.repeat(301) },
    /^model\/x\.ts has 301 lines, and 300 are allowed\.$/,
  ],
  [
    'a loop that is too long',
    { 'agent/loop.ts': '\n'.repeat(81) },
    /^agent\/loop\.ts has 81 lines, and 80 are allowed\.$/,
  ],
  [
    'a folder that is too full',
    Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`prompts/more/${i}.ts`, ''])),
    /^The folder "prompts\/more" has 13 files, and 12 are allowed\.$/,
  ],
]
for (const [what, files, message] of others) {
  test(`${what} is found`, () => assert.match(plant(files).join('\n'), message))
}

test('types may be known in a circle, because they are gone when the program runs', () => {
  const files = { 'agent/x.ts': "import type { Y } from './y.ts'\n", 'agent/y.ts': "import { type X } from './x.ts'\n" }
  assert.deepEqual(plant(files), [])
})

/** Runs a program to its end and answers what it wrote. */
async function output(file: string, args: readonly string[], directory: string): Promise<string> {
  const child = spawn(file, args, { cwd: directory, stdio: ['ignore', 'pipe', 'ignore'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    text += piece
  })
  await once(child, 'close')
  return text
}

const LIMITS = {
  root: true,
  linter: {
    rules: {
      preset: 'none',
      complexity: {
        noExcessiveLinesPerFunction: { level: 'error', options: { maxLines: 40 } },
        useMaxParams: { level: 'error', options: { max: 3 } },
      },
    },
  },
}

/** The files with a function of more than 40 lines or more than three parameters, as the linter counts. */
async function findLargeFunctions(folder: string, files: Sources): Promise<string[]> {
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, 'src', file)), { recursive: true })
    await writeFile(join(folder, 'src', file), text)
  }
  await writeFile(join(folder, 'biome.json'), JSON.stringify(LIMITS))
  const biome = join(PROJECT, 'node_modules/.bin/biome')
  const report = await output(biome, ['lint', '--reporter=github', '--max-diagnostics=none', 'src'], folder)
  return [...new Set([...report.matchAll(/file=[^,]*?src\/([^,]+)/g)].map(([, file]) => file ?? ''))].sort()
}

test('functions have at most 40 lines and three parameters', async (t) => {
  assert.deepEqual(await findLargeFunctions(await openFolder(t), sources), Object.keys(LARGE_FUNCTIONS))
})

test('a function that is too long, and one that takes too much, are found', async (t) => {
  const long = `export function long() {\n${'  console.log(1)\n'.repeat(41)}}\n`
  const greedy = 'export const greedy = (a: 1, b: 2, c: 3, d: 4) => [a, b, c, d]\n'
  const files = new Map([
    ['long.ts', long],
    ['greedy.ts', greedy],
    ['fine.ts', 'export const fine = (a: 1) => a\n'],
  ])
  assert.deepEqual(await findLargeFunctions(await openFolder(t), files), ['greedy.ts', 'long.ts'])
})

/** What importing these modules does beside defining things. */
async function importAll(folder: string, files: readonly string[], directory: string): Promise<string[]> {
  const probe = join(PROJECT, 'test/support/import-probe.ts')
  const args = ['--disable-warning=ExperimentalWarning', probe, folder, ...files.map((file) => join(folder, file))]
  const text = await output(process.execPath, args, directory)
  const [written, effects] = [text.slice(0, text.lastIndexOf('\n')), text.slice(text.lastIndexOf('\n') + 1)]
  return [...(written === '' ? [] : [`writes "${written.trim()}"`]), ...JSON.parse(effects)]
}

test('nothing happens when a module is imported', async (t) => {
  const files = [...sources.keys()].filter((file) => !ARCHITECTURE.entries.includes(file))
  assert.deepEqual(await importAll(SOURCES, files, await openFolder(t)), [])
})

for (const [what, code, message] of [
  ['writes', "console.log('hello')", /^writes "hello"$/],
  ['reads the environment', 'export const key = process.env.KEY', /^reads the environment \(KEY\) at .*module\.ts/],
  ['waits', 'setInterval(() => {}, 1000)', /^leaves open: .*Timeout/],
  ['listens', "process.on('SIGINT', () => {})", /^listens to events of the process: .*SIGINT: 1/],
  ['makes a file', "import { writeFileSync } from 'node:fs'\nwriteFileSync('made', '')", /^writes files$/],
  ['ends the process', 'process.exitCode = 3', /^sets the exit code$/],
] as const) {
  test(`a module that ${what} on import is found`, async (t) => {
    const folder = await openFolder(t)
    await writeFile(join(folder, 'module.ts'), code)
    const effects = await importAll(folder, ['module.ts'], folder)
    assert.equal(effects.length, 1, effects.join('\n'))
    assert.match(effects[0] ?? '', message)
  })
}
