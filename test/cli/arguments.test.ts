import assert from 'node:assert/strict'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { choose, makeOutFolder, readArguments } from '../../src/cli/arguments.ts'
import { ConfigError } from '../../src/errors.ts'
import { openFolder } from '../support/folders.ts'

const isConfigError = (message: RegExp) => (error: unknown) =>
  error instanceof ConfigError && message.test(error.message)

test('flags, switches and arguments are read', () => {
  assert.deepEqual(readArguments('init', ['DIR', '--language', 'js']).positionals, ['DIR'])
  const flags = readArguments('demo', ['--language', 'js', '--json', '--yes', '--out=a=b'])
  assert.deepEqual([flags.value('language'), flags.value('out'), flags.value('absent')], ['js', 'a=b', undefined])
  assert.deepEqual([flags.isSet('yes'), flags.isSet('deny'), flags.isSet('json')], [true, false, true])
  assert.deepEqual(flags.inputs, {})
})

test('the inputs that make sense here are flags of the same name', () => {
  const args = ['--model', 'm', '--base-url', 'http://x/v1', '--test-command', 'npm test', '--max-turns', '3']
  assert.deepEqual(readArguments('fix', args).inputs, {
    model: 'm',
    'openai-base-url': 'http://x/v1',
    'test-command': 'npm test',
    'max-turns': '3',
  })
})

const wrong: readonly [readonly string[], RegExp][] = [
  [['--unknown'], /^"regreen fix": Unknown option '--unknown'\. See "regreen fix --help"\.$/],
  [['--model'], /argument missing/],
  [['--apply=yes'], /does not take an argument/],
  [['extra'], /takes no argument; it was given "extra"/],
  [['--model', ''], /^--model is empty\. Give it a value, or leave it out\.$/],
  [['--test-command', '  '], /^--test-command is empty/],
  [['--github-token', 'x'], /Unknown option '--github-token'/],
]
for (const [args, message] of wrong) {
  test(`${args.join(' ')} is told with what is wrong`, () => {
    assert.throws(() => readArguments('fix', args), isConfigError(message))
  })
}

test('an argument that is missing is told', () => {
  assert.throws(() => readArguments('init', []), isConfigError(/takes DIR; it was given none/))
})

test('a word is one of a few, the first of them where none is given', () => {
  assert.equal(choose('language', undefined, ['js', 'python']), 'js')
  assert.equal(choose('language', 'python', ['js', 'python']), 'python')
  assert.throws(
    () => choose('language', 'rust', ['js', 'python']),
    isConfigError(/--language is "rust"; it must be "js" or "python"/),
  )
})

test('the folder of --out is made with all above it, and one that is there is taken', async (t) => {
  const folder = join(await openFolder(t), 'a/b/c')
  assert.equal(await makeOutFolder(folder), folder)
  assert.ok((await stat(folder)).isDirectory())
  assert.equal(await makeOutFolder(folder), folder)
})

test('a folder that cannot be made is told at once, with its path', { timeout: 20_000 }, async (t) => {
  const file = join(await openFolder(t), 'file')
  await writeFile(file, '')
  for (const folder of [join(file, 'below'), '/proc/x', '/proc/x/y']) {
    await assert.rejects(makeOutFolder(folder), (error) => {
      assert.ok(error instanceof ConfigError)
      assert.match(error.message, /^The folder \/.* of --out cannot be made: /)
      assert.ok(error.message.includes(folder))
      return true
    })
  }
})
