import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { INPUT_NAMES, INPUTS } from '../../src/config/inputs.ts'
import { VERSION } from '../../src/version.ts'
import { runCli, startCli } from '../support/cli.ts'
import { openFolder } from '../support/folders.ts'

test('the help names every command, and each has a page of its own', async () => {
  const { code, stdout, stderr } = await runCli(['help'])
  assert.deepEqual([code, stderr], [0, ''])
  for (const name of ['demo', 'init DIR', 'fix', 'verify', 'doctor', 'replay JOURNAL'])
    assert.match(stdout, new RegExp(`^ {2}regreen ${name} `, 'm'))
  assert.match(stdout, /"regreen COMMAND --help" lists the flags of a command/)
})

test('the page of a command says what each flag takes, and what holds without it', async () => {
  const { code, stdout } = await runCli(['fix', '--help'])
  assert.equal(code, 0)
  assert.match(stdout, /^regreen fix \[FLAGS\]\n/)
  assert.match(
    stdout,
    /^ {2}--task TEXT +What is to be done, in your own words\. New tests may be added;.* For a mere hint use --additional-instructions\.$/m,
  )
  assert.match(stdout, /^ {2}--approve ask\|policy .* \[default: ask on a terminal, else policy\]$/m)
  assert.match(stdout, /^ {2}--apply +Write the proven patch/m)
  assert.match(stdout, /^ {2}--max-turns N +Model requests per run\. \[default: 40\]$/m)
  assert.match(stdout, /^ {2}--base-url URL +The same as --openai-base-url\.$/m)
  assert.match((await runCli(['demo', '--help'])).stdout, /^ {2}--max-turns N .*\[default: 40\]$/m)
  const takesNothing = INPUT_NAMES.filter(
    (name) => INPUTS[name].isLocal && !new RegExp(`^ {2}--${name} \\S+ {2}`, 'm').test(stdout),
  )
  assert.deepEqual(takesNothing, [])
  for (const args of [
    ['fix', '-h'],
    ['help', 'fix'],
    ['--help', 'fix'],
  ])
    assert.equal((await runCli(args)).stdout, stdout)
  const { stdout: init } = await runCli(['init', '--help'])
  assert.doesNotMatch(init, /--max-turns|--workspace/)
})

test('the word "help" among the arguments asks for none, and a page that there is not is told', async (t) => {
  const folder = await openFolder(t)
  assert.equal((await runCli(['init', 'help'], { directory: folder })).code, 0)
  assert.match((await runCli(['repair', '--help'])).stderr, /^error: There is no command "repair"\. The commands are: /)
})

test('without a command the help is shown, and the code says that nothing was done', async () => {
  const { code, stdout } = await runCli([])
  assert.equal(code, 1)
  assert.match(stdout, /regreen demo/)
})

test('the version is told', async () => {
  assert.deepEqual(await runCli(['--version']), { code: 0, stdout: `${VERSION}\n`, stderr: '' })
})

test('an unknown command is told with those that there are', async () => {
  const { code, stderr } = await runCli(['constructor'])
  assert.equal(code, 1)
  assert.match(stderr, /^error: There is no command "constructor"\. The commands are: demo, init, fix, /)
})

const faults: readonly [readonly string[], RegExp][] = [
  [['demo', '--unknown'], /Unknown option '--unknown'/],
  [['init'], /takes DIR; it was given none/],
  [['demo', '--language', 'rust', '--yes'], /--language is "rust"; it must be "js" or "python"/],
  [['demo', '--yes', '--deny'], /--yes and --deny cannot go together/],
  [['demo'], /there is no terminal to ask on\. Add --yes or --deny/],
  [['fix', '--approve', 'never'], /--approve is "never"/],
]
for (const [args, message] of faults) {
  test(`"${args.join(' ')}" is one clear error, without a stack`, async () => {
    const { code, stdout, stderr } = await runCli(args)
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, message)
    assert.equal(stderr.trim().split('\n').length, 1)
  })
}

test('with --json an error is one object on stdout', async () => {
  const { code, stdout, stderr } = await runCli(['demo', '--json'])
  assert.equal(code, 1)
  assert.deepEqual(Object.keys(JSON.parse(stdout)), ['outcome', 'error'])
  assert.match(stderr, /^error: The demo asks/)
})

test('a folder that is no repository is told with its cure', async (t) => {
  const folder = await openFolder(t)
  const env = { OPENAI_API_KEY: 'key', OPENAI_MODEL: 'm', TMPDIR: folder }
  const { code, stderr } = await runCli(['fix', '--workspace', folder], { env })
  assert.equal(code, 1)
  assert.match(
    stderr,
    /^error: .* is not inside a git repository\. Run "git init" and commit, or name another folder\./,
  )
})

for (const [what, args] of [
  ['a demo', ['demo', '--yes']],
  ['a fix', ['fix']],
  ['a verification', ['verify', '--base', 'HEAD', '--patch', 'x.diff']],
  ['the doctor', ['doctor']],
] as const) {
  test(`${what} without a place for temporary files is one clear error`, async () => {
    const { code, stderr } = await runCli(args, { env: { TMPDIR: '/proc/none' } })
    assert.equal(code, 1)
    assert.match(stderr, /^error: No folder can be made in \/proc\/none, .* Set the environment variable TMPDIR .*\n$/)
  })
}

test('a temporary place that is named from here will do', async (t) => {
  const folder = await openFolder(t)
  await mkdir(join(folder, 'here'))
  assert.equal((await runCli(['demo', '--yes'], { directory: folder, env: { TMPDIR: 'here' } })).code, 0)
})

test('a reader that closes the pipe does not break a command', async () => {
  const { child, ended } = startCli(['demo', '--yes'], { input: '' })
  child.stdout.destroy()
  child.stderr.destroy()
  assert.equal((await ended).code, 0)
})
