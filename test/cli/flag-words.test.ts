import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { nameFlags } from '../../src/cli/flag-words.ts'
import { INPUT_NAMES, INPUTS } from '../../src/config/inputs.ts'

const WORDS: readonly (readonly [what: string, message: string, said: string])[] = [
  ['an input is its flag', 'Set the input "test-command" to a command.', 'Set --test-command to a command.'],
  ['at the beginning, too', 'Input "max-turns" is "zero".', '--max-turns is "zero".'],
  ['with its article', 'The input "timeout-minutes" gives it more time.', '--timeout-minutes gives it more time.'],
  ['several are several flags', 'Check the inputs "effort" and "sandbox".', 'Check --effort and --sandbox.'],
  ['a variable that will do as well is named', 'Check the input "model".', 'Check --model (or OPENAI_MODEL).'],
  ['and not twice', 'Set the input "model" (or OPENAI_MODEL) now.', 'Set --model (or OPENAI_MODEL) now.'],
  ['a secret is no flag', 'Set the input "openai-api-key" (or OPENAI_API_KEY).', 'Set OPENAI_API_KEY.'],
  ['what has no flag keeps its name', 'Exempt the input "branch-prefix".', 'Exempt "branch-prefix".'],
  ['what is no input stays whole', 'The user input "name" is empty.', 'The user input "name" is empty.'],
  ['so do several', 'Give the inputs "a", "b" now.', 'Give the inputs "a", "b" now.'],
  ['and one among ours', 'Give the inputs "model", "b" now.', 'Give the inputs "model", "b" now.'],
  ['a word behind is no variable', 'Set the input "effort" (or default).', 'Set --effort (or default).'],
  ['other words in quotes stay', 'Run "npm test" on the input "x y".', 'Run "npm test" on the input "x y".'],
]
for (const [what, message, said] of WORDS) test(`on a terminal ${what}`, () => assert.equal(nameFlags(message), said))

test('what somebody else said stays as it is, and our words around it do not', () => {
  const said = 'Unknown value of the input "model".'
  const message = `Check the input "effort". It said: ${said} Set the input "sandbox".`
  assert.equal(nameFlags(message, said), `Check --effort. It said: ${said} Set --sandbox.`)
})

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url))
/** Words that are names of inputs alone. */
const LOCAL = INPUT_NAMES.filter((name) => INPUTS[name].isLocal && name.includes('-')).join('|')
const BARE = new RegExp(`(?<!\\binputs? )(?<!\\binputs? "[a-z-]+" and )"(${LOCAL})"`, 'gi')

const findBare = (text: string) => [...text.matchAll(BARE)].map(([name]) => name)

test('a message that names an input without saying what it is would be found', () => {
  assert.deepEqual(findBare('Set "test-command".'), ['"test-command"'])
  assert.deepEqual(findBare('Set the inputs "test-command" and "setup-command".'), [])
})

test('every message that a terminal can show names an input as one, so that it can be told as a flag', () => {
  const onGitHubOnly = /^(action|github)\//
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !onGitHubOnly.test(file))
    .flatMap((file) => findBare(readFileSync(join(SOURCES, file), 'utf8')).map((name) => `${file}: ${name}`))
  assert.deepEqual(files, [])
})
