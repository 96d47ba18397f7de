import assert from 'node:assert/strict'
import { PassThrough, Readable } from 'node:stream'
import { test } from 'node:test'
import { createTerminal, renderDiff } from '../../src/cli/terminal.ts'

interface Options {
  readonly input?: string | Readable
  readonly isTTY?: boolean
  readonly isJson?: boolean
  readonly noColor?: boolean
}

function openTerminal({ input = '', isTTY = false, isJson = false, noColor = false }: Options = {}) {
  const stdout = Object.assign(new PassThrough(), { isTTY })
  const stderr = Object.assign(new PassThrough(), { isTTY })
  const stdin = typeof input === 'string' ? Readable.from([input]) : input
  const terminal = createTerminal({ stdin, stdout, stderr }, { isJson, noColor })
  const read = (stream: PassThrough) => stream.read()?.toString() ?? ''
  return { terminal, out: () => read(stdout), err: () => read(stderr) }
}

const { signal } = new AbortController()

test("people's text is on stdout, and errors are on stderr", () => {
  const { terminal, out, err } = openTerminal()
  terminal.print('hello')
  terminal.printJson({ a: 1 })
  terminal.printError('wrong')
  assert.deepEqual([out(), err()], ['hello\n', 'error: wrong\n'])
})

test("with --json one object is on stdout, and people's text on stderr", () => {
  const { terminal, out, err } = openTerminal({ isJson: true })
  terminal.print('hello')
  terminal.printJson({ a: 1 })
  assert.deepEqual([out(), err()], ['{"a":1}\n', 'hello\n'])
})

test('there is colour on a terminal only, and not where it is unwanted', () => {
  const painted = (options: Options) => openTerminal(options).terminal.style.green('x')
  assert.equal(painted({ isTTY: true }), '\x1b[32mx\x1b[0m')
  assert.equal(painted({ isTTY: false }), 'x')
  assert.equal(painted({ isTTY: true, noColor: true }), 'x')
})

test('each question gets the next line of the input, and none at its end', async () => {
  const { terminal, out } = openTerminal({ input: 'yes\nno\nlast' })
  const ask = () => terminal.ask('Write? ', signal)
  assert.deepEqual([await ask(), await ask(), await ask(), await ask()], ['yes', 'no', 'last', undefined])
  assert.equal(out(), 'Write? '.repeat(4))
  terminal.close()
})

test('a question ends with the run, though nobody answers', async () => {
  const { terminal } = openTerminal({ input: new PassThrough() })
  const stop = new AbortController()
  setTimeout(() => stop.abort(new Error('stopped')), 20)
  await assert.rejects(terminal.ask('Write? ', stop.signal), /stopped/)
  await assert.rejects(terminal.ask('Write? ', stop.signal), /stopped/)
  terminal.close()
})

test('a diff is painted, and what a terminal would obey is taken out of it', () => {
  const { style } = openTerminal({ isTTY: true }).terminal
  assert.equal(
    renderDiff('@@ -1 +1 @@\n-old\x1b[2J\n+new\u202e\n same', style),
    '@@ -1 +1 @@\n\x1b[31m-old\x1b[0m\n\x1b[32m+new\x1b[0m\n same',
  )
})
