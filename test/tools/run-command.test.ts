import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPolicy } from '../../src/policy/policy.ts'
import { openTools } from '../support/tools.ts'

const COMMANDS = [
  ['node', 'lint.mjs'],
  ['node', 'spoil.mjs'],
]
const FILES = {
  'lint.mjs':
    "console.log('a.js: no semicolon', Object.keys(process.env).filter((name) => /KEY|TOKEN/.test(name)))\nprocess.exit(3)\n",
  'spoil.mjs': "import { writeFileSync } from 'node:fs'\nwriteFileSync('a.js', 'spoilt')\n",
  'a.js': 'let a\n',
}
const { judge } = createPolicy({
  allow: [],
  protect: [],
  commands: COMMANDS,
  tests: 'protect',
  limits: { files: 9, lines: 9, newFiles: 9 },
  policyFile: '.github/regreen.yml',
})

test('without commands in the policy file there is no tool for them', async (t) => {
  const { tools } = await openTools(t, FILES)
  assert.ok(!tools.some(({ name }) => name === 'run_command'))
})

test('a command of the policy file is run in the copy, and its end is told', async (t) => {
  const { use } = await openTools(t, FILES, { commands: COMMANDS, judge })
  const answer = await use('run_command', { command: ['node', 'lint.mjs'] })
  assert.equal(answer.isError, false)
  assert.match(answer.content, /^Command: exit code 3 \(\d.*\)\.\n\na\.js: no semicolon \[\]$/)
})

test('any other command is denied, and the ones that may be run are named', async (t) => {
  const { use } = await openTools(t, FILES, { commands: COMMANDS, judge })
  const answer = await use('run_command', { command: ['node', 'lint.mjs', '--eval=1'] })
  assert.equal(answer.isError, true)
  assert.match(answer.content, /^Denied by rule "command": .*\["node","lint\.mjs"\], \["node","spoil\.mjs"\]\.$/)
})

test('what a command changes on disk is no part of the patch', async (t) => {
  const { use, workspace, mirror, commit } = await openTools(t, FILES, { commands: COMMANDS, judge })
  assert.match(
    (await use('run_command', { command: ['node', 'spoil.mjs'] })).content,
    /exit code 0.*\n\nIt printed nothing\./,
  )
  assert.deepEqual((await workspace.change(await mirror.treeOf(commit))).entries, [])
})
