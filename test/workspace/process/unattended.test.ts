import assert from 'node:assert/strict'
import { test } from 'node:test'
import { explainUnattended } from '../../../src/workspace/process/unattended.ts'
import { openCopy } from '../../support/copies.ts'

const ASKING: Readonly<Record<string, string>> = {
  'Install it? [y/N] ': 'ends with "Install it? [y/N]"',
  'one\n\u001b[1mPassword:\u001b[0m ': 'ends with "Password:"',
  'EOFError: EOF when reading a line\n': 'says "EOFError"',
  'the input device is not a TTY\n': 'says "not a TTY"',
  "stty: 'standard input': Inappropriate ioctl for device\n": 'says "Inappropriate ioctl for device"',
  "Error: ENXIO: no such device or address, open '/dev/tty'\n": 'says "/dev/tty"',
  'This needs a terminal.\n': 'says "needs a terminal"',
}
for (const [output, seen] of Object.entries(ASKING)) {
  test(`a failed command that printed ${JSON.stringify(output)} is told that nobody answers`, () => {
    const said = explainUnattended({ exitCode: 1, output }) ?? ''
    assert.ok(
      said.startsWith(`The command may have asked for an answer or for a terminal (the output ${seen}): `),
      said,
    )
    assert.match(said, /Have it run without, for example by an option such as --yes\.$/)
  })
}

test('one that only failed is told nothing of it, nor is one that went well', () => {
  for (const output of ['', '1 failed, 2 passed (0.1 s)\n', 'What is red?\n', 'expected 1\nreceived 2', ': ', '\n']) {
    assert.equal(explainUnattended({ exitCode: 1, output }), undefined, output)
  }
  assert.equal(explainUnattended({ exitCode: 0, output: 'Name: ' }), undefined)
})

test('a question of any length is quoted in a few words', () => {
  const said = explainUnattended({ exitCode: 1, output: `${'long '.repeat(100_000)}? ` }) ?? ''
  assert.ok(said.length < 400, `${said.length}`)
})

test('a command in a copy that asks a question, or for its terminal, ends at once and is told why', async (t) => {
  const { workspace } = await openCopy(t, {})
  const limits = { timeoutMs: 60_000, maxOutputBytes: 10_000, signal: new AbortController().signal }
  for (const [script, seen] of [
    ['printf "Go on? "; read answer', /ends with "Go on\?"/],
    ['python3 -c "input()"', /says "EOFError"/],
    ['stty size', /Inappropriate ioctl/],
  ] as const) {
    const { ending, exitCode, limit } = await workspace.run({ argv: ['sh', '-c', script] }, limits)
    assert.equal(ending, 'exited')
    assert.notEqual(exitCode, 0)
    assert.match(limit ?? '', seen)
  }
})
