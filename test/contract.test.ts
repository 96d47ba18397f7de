import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse } from 'yaml'
import * as z from 'zod'
import { renderAction, renderReadme } from '../scripts/render-docs.ts'
import { HELP, renderHelp } from '../src/cli/help.ts'
import type { CommandName } from '../src/cli/usage.ts'
import { INPUTS, type InputDefinition, type InputName } from '../src/config/inputs.ts'
import { OUTPUTS, type OutputName } from '../src/config/outputs.ts'
import { VERBS } from '../src/github/event/command.ts'
import { RULES } from '../src/policy/policy.ts'
import { POLICY_FILE } from '../src/policy/policy-file.ts'
import { EVIDENCE_FILE } from '../src/results/evidence-file.ts'
import { exitCodeOf, type OutcomeKind } from '../src/task.ts'
import { VERSION } from '../src/version.ts'
import { openTools } from './support/tools.ts'

// What a user, a workflow file, a script and a model see. A name or a default in these tables is fixed: it is changed by
// decision, here first.

const NO_DEFAULT = undefined
const INPUT_DEFAULTS = {
  'github-token': '${{ github.token }}',
  'openai-api-key': NO_DEFAULT,
  'openai-base-url': NO_DEFAULT,
  model: NO_DEFAULT,
  effort: NO_DEFAULT,
  'additional-instructions': NO_DEFAULT,
  'test-command': NO_DEFAULT,
  'setup-command': NO_DEFAULT,
  'working-directory': '.',
  'policy-file': '.github/regreen.yml',
  phase: 'all',
  'proposal-path': 'regreen-proposal',
  mode: 'pull-request',
  draft: 'true',
  'branch-prefix': 'regreen/',
  'base-branch': NO_DEFAULT,
  labels: NO_DEFAULT,
  reviewers: NO_DEFAULT,
  assignees: NO_DEFAULT,
  'commit-message': NO_DEFAULT,
  'pull-request-title': NO_DEFAULT,
  'sign-commits': 'false',
  'trigger-phrase': '/agent',
  'label-trigger': 'agent-fix',
  'minimum-permission': 'write',
  'allow-users': NO_DEFAULT,
  'allow-bots': NO_DEFAULT,
  'max-turns': '40',
  'max-tokens': '1000000',
  'max-cost-usd': NO_DEFAULT,
  'price-input': NO_DEFAULT,
  'price-output': NO_DEFAULT,
  'context-tokens': NO_DEFAULT,
  'timeout-minutes': '20',
  'max-attempts': '2',
  'test-timeout-minutes': '10',
  'reruns-before': '2',
  'reruns-after': '2',
  'auto-test': 'true',
  sandbox: 'auto',
  network: 'none',
  'run-id': NO_DEFAULT,
  'issue-number': NO_DEFAULT,
  'pull-request-number': NO_DEFAULT,
  task: NO_DEFAULT,
} as const satisfies Record<InputName, string | undefined>

const OUTPUT_NAMES = [
  'outcome',
  'conclusion',
  'summary',
  'pull-request-number',
  'pull-request-url',
  'pull-request-operation',
  'pull-request-branch',
  'pull-request-head-sha',
  'comment-url',
  'patch-file',
  'evidence-file',
  'journal-file',
  'proposal-path',
  'tests-fixed',
  'tests-still-failing',
  'turns',
  'tokens-input',
  'tokens-output',
  'cost-usd',
  'attempts',
  'error',
] as const satisfies readonly OutputName[]

const EXIT_CODES = {
  fixed: 0,
  not_reproduced: 0,
  skipped: 0,
  flaky: 1,
  setup_failed: 1,
  limit_reached: 1,
  stale: 1,
  error: 1,
  needs_test_change: 2,
  refused: 2,
  unproven: 2,
  gave_up: 2,
  cancelled: 130,
} as const satisfies Record<OutcomeKind, number>

const TOOLS = ['list_files', 'read_file', 'search', 'edit_file', 'write_file', 'apply_patch', 'run_tests', 'todo_write']
/** The flags of each command, and whether the inputs are flags of it as well. */
const COMMANDS: readonly (readonly [command: CommandName, flags: readonly string[], takesInputs: boolean])[] = [
  ['demo', ['workspace', 'yes', 'deny', 'language', 'max-turns', 'out'], false],
  ['init', ['language'], false],
  ['fix', ['workspace', 'task', 'approve', 'out', 'apply'], true],
  ['verify', ['workspace', 'base', 'patch', 'test-patch', 'fail-to-pass', 'pass-to-pass', 'evidence', 'out'], true],
  ['replay', ['workspace', 'execute'], true],
  ['doctor', ['workspace', 'repository'], true],
]
const COMMENT_VERBS = ['fix', 'retry', 'continue', 'explain', 'allow-test-edits', 'stop', 'help']
const EVIDENCE_KEYS = [
  'schemaVersion',
  'outcome',
  'repository',
  'baseSha',
  'patch',
  'command',
  'runner',
  'before',
  'after',
  'failToPass',
  'passToPass',
  'passToFail',
  'stillFailing',
  'missing',
  'flaky',
  'policy',
  'sandbox',
  'model',
  'usage',
  'startedAt',
  'finishedAt',
]

/** What one place names and another does not, each as a sentence. */
function differences(what: string, expected: Iterable<string>, found: Iterable<string>): string[] {
  const [wanted, present] = [new Set(expected), new Set(found)]
  return [
    ...[...wanted].filter((name) => !present.has(name)).map((name) => `${what} lacks "${name}".`),
    ...[...present].filter((name) => !wanted.has(name)).map((name) => `${what} has "${name}", which nobody decided.`),
  ]
}

test('a name that is missing and one too many are both found', () => {
  assert.deepEqual(differences('README.md', ['a', 'b'], ['b', 'c']), [
    'README.md lacks "a".',
    'README.md has "c", which nobody decided.',
  ])
})

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const definitions: Readonly<Record<string, InputDefinition>> = INPUTS
const ACTION = z.object({
  inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string().optional() })),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
  runs: z.object({ using: z.literal('node24'), main: z.literal('dist/index.js') }),
})
const action = ACTION.parse(parse(read('action.yml')))
const readme = read('README.md')

/** The names in the first column of the table that begins with this heading. */
function tableNames(text: string, heading: string): string[] {
  const table = text.slice(text.indexOf(`| ${heading} |`)).split(/\n(?!\|)/)[0] ?? ''
  return table
    .split('\n')
    .slice(2)
    .flatMap((row) => /^\| `([^`]+)` \|/.exec(row)?.[1] ?? [])
}

test('the names of a table are those of its rows', () => {
  const text = 'x\n| input | default |\n|---|---|\n| `a` | `1` |\n| `b-c` | |\n\n| output | y |\n|---|---|\n| `d` | |\n'
  assert.deepEqual(tableNames(text, 'input'), ['a', 'b-c'])
  assert.deepEqual(tableNames(text, 'output'), ['d'])
})

test('code, action.yml and README name the decided inputs', () => {
  const names = Object.keys(INPUT_DEFAULTS)
  assert.deepEqual(
    [
      ...differences('src/config/inputs.ts', names, Object.keys(INPUTS)),
      ...differences('action.yml', names, Object.keys(action.inputs)),
      ...differences('README.md', names, tableNames(readme, 'input')),
    ],
    [],
  )
})

test('each input has the decided default, in the code and in action.yml', () => {
  for (const [name, standard] of Object.entries(INPUT_DEFAULTS)) {
    assert.equal(definitions[name]?.default, standard, name)
    assert.equal(action.inputs[name]?.default, standard, name)
  }
})

test('code, action.yml and README name the decided outputs', () => {
  assert.deepEqual(
    [
      ...differences('src/config/outputs.ts', OUTPUT_NAMES, Object.keys(OUTPUTS)),
      ...differences('action.yml', OUTPUT_NAMES, Object.keys(action.outputs)),
      ...differences('README.md', OUTPUT_NAMES, tableNames(readme, 'output')),
    ],
    [],
  )
})

test('action.yml and the tables of the README are what "npm run docs" writes', () => {
  assert.equal(read('action.yml'), renderAction())
  assert.equal(readme, renderReadme(readme))
})

test('the README names every outcome with its exit code, and the code gives it', () => {
  assert.deepEqual(differences('README.md', Object.keys(EXIT_CODES), tableNames(readme, 'outcome')), [])
  const outcomes = Object.keys(EXIT_CODES).filter((name): name is OutcomeKind => name in EXIT_CODES)
  for (const outcome of outcomes) {
    assert.equal(exitCodeOf(outcome), EXIT_CODES[outcome], outcome)
    assert.match(readme, new RegExp(`^\\| \`${outcome}\` \\| .* \\| ${EXIT_CODES[outcome]} \\|$`, 'm'))
  }
})

test('the description of the output "outcome" names every outcome', () => {
  for (const outcome of Object.keys(EXIT_CODES)) assert.match(OUTPUTS.outcome, new RegExp(`\\b${outcome}\\b`))
})

test('the model sees the decided tools, in their order', async (t) => {
  const { tools } = await openTools(t, {})
  assert.deepEqual(
    tools.map(({ name }) => name),
    TOOLS,
  )
})

test('whoever copies a command from the README or a pull request runs this release, and no later one unseen', () => {
  for (const text of [readme, read('docs/proof.md'), read('docs/workflows.md')]) {
    const started = [...text.matchAll(/npx (regreen[@\w.-]*)/g)].map(([, name]) => name)
    assert.deepEqual([...new Set(started)], [`regreen@${VERSION}`])
  }
})

test('the help names the decided commands, flags and exit codes', () => {
  const named = [...HELP.matchAll(/^ {2}regreen (\w+)/gm)].map(([, name]) => name ?? '')
  assert.deepEqual(
    differences(
      'The help',
      COMMANDS.map(([command]) => command),
      named,
    ),
    [],
  )
  const local = Object.keys(INPUT_DEFAULTS).filter((name) => definitions[name]?.isLocal)
  const flagsIn = (text = '') => [...text.matchAll(/^ {2}--([\w-]+)/gm)].map(([, name]) => name ?? '')
  for (const [command, flags, takesInputs] of COMMANDS) {
    const [own, inputs] = renderHelp(command).split('The settings of a run')
    assert.deepEqual(differences(`The help of "${command}"`, [...flags, 'json', 'help'], flagsIn(own)), [])
    const expected = takesInputs ? [...local, 'base-url'] : []
    assert.deepEqual(differences(`The help of "${command}"`, expected, flagsIn(inputs)), [])
  }
  assert.match(HELP, /Exit codes: 0 fixed and proven, or nothing to fix; 1 .*; 2 .*; 130 interrupted\./)
})

test('the decided commands of comments are understood', () => {
  assert.deepEqual(differences('src/github/event/command.ts', COMMENT_VERBS, VERBS), [])
})

test('an evidence file holds all decided keys', () => {
  const keys = Object.keys(EVIDENCE_FILE.shape)
  assert.deepEqual(
    differences(
      'evidence.json',
      EVIDENCE_KEYS,
      keys.filter((key) => EVIDENCE_KEYS.includes(key)),
    ),
    [],
  )
})

test('the page about the policy names every rule', () => {
  const named = new Set([...read('docs/policy.md').matchAll(/`([a-z-]+)`/g)].map(([, name]) => name))
  assert.deepEqual(
    RULES.map(({ name }) => name).filter((name) => !named.has(name)),
    [],
  )
})

test('the page about the policy names every key of the file, and none that is not there', () => {
  const [, table = ''] = read('docs/policy.md').split('| key | meaning | default |')
  const cells = [...table.matchAll(/^\|([^|]+)\|/gm)].map(([, cell = '']) => cell)
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([a-z-]+)/g)].map(([, name = '']) => name))
  assert.deepEqual(differences('docs/policy.md', Object.keys(POLICY_FILE.shape), ['version', ...named]), [])
})

test('the version is that of package.json', () => {
  assert.equal(z.object({ version: z.string() }).parse(JSON.parse(read('package.json'))).version, VERSION)
})
