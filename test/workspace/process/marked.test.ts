import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type TestContext, test } from 'node:test'
import { endMarked } from '../../../src/workspace/process/marked.ts'
import { openCopy, SEARCH_PATH } from '../../support/copies.ts'

const LIMITS = { timeoutMs: 30_000, maxOutputBytes: 1_000 }

/** A process that is not the command's. */
async function startBystander(t: TestContext, entry: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn('sleep', ['300'], { env: { PATH: SEARCH_PATH, ...entry }, stdio: 'ignore' })
  t.after(() => child.kill('SIGKILL'))
  await once(child, 'spawn')
  return child
}

/** The signal that has ended it; whatever lives on is asked to end now. */
async function endOf(child: ChildProcess): Promise<NodeJS.Signals | null> {
  child.kill('SIGTERM')
  if (child.signalCode === null) await once(child, 'exit')
  return child.signalCode
}

test('all that carry one of the entries are ended, and nobody else', async (t) => {
  const [first, second, other] = [
    await startBystander(t, { HOME: '/nowhere/a' }),
    await startBystander(t, { TMPDIR: '/nowhere/b' }),
    await startBystander(t, { HOME: '/nowhere/ab', TMPDIR: '/nowhere/a', NOTE: 'HOME=/nowhere/a' }),
  ]
  endMarked(['HOME=/nowhere/a', 'TMPDIR=/nowhere/b'])
  assert.deepEqual([await endOf(first), await endOf(second), await endOf(other)], ['SIGKILL', 'SIGKILL', 'SIGTERM'])
})

test('whoever ends them does not end itself', () => {
  const module = new URL('../../../src/workspace/process/marked.ts', import.meta.url).href
  const script = `import { endMarked } from '${module}'; endMarked(['NOTE=mine']); console.log('alive')`
  const env = { PATH: SEARCH_PATH, NOTE: 'mine' }
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script]
  assert.equal(execFileSync(process.execPath, args, { env, encoding: 'utf8' }), 'alive\n')
})

test('H6: a command that takes the home of others for its own does not end them', async (t) => {
  const bystander = await startBystander(t, { HOME: '/nowhere/home', TMPDIR: '/nowhere/tmp' })
  const { workspace } = await openCopy(t, { 'a.txt': 'a\n' })
  const argv = ['/bin/sh', '-c', 'echo $HOME $TMPDIR'] as const
  const env = { HOME: '/nowhere/home', TMPDIR: '/nowhere/tmp' }
  const { output } = await workspace.run({ argv, env, usesPackageBins: false, pathFirst: [] }, LIMITS)
  assert.equal(output, '/nowhere/home /nowhere/tmp\n')
  assert.equal(await endOf(bystander), 'SIGTERM')
})
