import assert from 'node:assert/strict'
import { statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createProcesses } from '../../../src/workspace/process/process.ts'
import type { RunLimits } from '../../../src/workspace/types.ts'

const env = { PATH: '/usr/local/bin:/usr/bin:/bin' }
const MIB = 1024 ** 2

function run(script: string, limits: Partial<RunLimits> = {}) {
  const processes = createProcesses(() => performance.now())
  const launch = { argv: ['/bin/sh', '-c', script], directory: tmpdir(), env } as const
  return processes.run(launch, { timeoutMs: 20_000, maxOutputBytes: 10_000, ...limits })
}

describe('a plain child', () => {
  test('has the environment that it is given, and no other', async () => {
    assert.match((await run('env')).output, /^(PATH|PWD|_|SHLVL|OLDPWD)=/)
    assert.doesNotMatch((await run('env')).output, /HOME=/)
  })

  test('gives its exit code, or 128 and the number of the signal that ended it', async () => {
    assert.equal((await run('exit 7')).exitCode, 7)
    assert.equal((await run('kill -9 $$')).exitCode, 137)
  })

  test('that does not exist was not started', async () => {
    const processes = createProcesses(() => performance.now())
    const launch = { argv: ['no-such-program'], directory: tmpdir(), env } as const
    const { ending, exitCode, output } = await processes.run(launch, { timeoutMs: 1_000, maxOutputBytes: 1_000 })
    assert.deepEqual([ending, exitCode], ['not_started', 127])
    assert.match(output, /^no-such-program could not be started: /)
  })

  for (const [what, argument] of [
    ['is longer than the system takes', 'x'.repeat(300_000)],
    ['holds a NUL', 'a\0b'],
  ] as const) {
    test(`whose argument ${what} was not started`, async () => {
      const processes = createProcesses(() => performance.now())
      const launch = { argv: ['true', argument], directory: tmpdir(), env } as const
      const { ending, exitCode, output } = await processes.run(launch, { timeoutMs: 1_000, maxOutputBytes: 1_000 })
      assert.deepEqual([ending, exitCode], ['not_started', 127])
      assert.match(output, /^true could not be started: /)
    })
  }

  test('does not keep us waiting for a grandchild that holds its output open', async () => {
    const { ending, output } = await run('sleep 60 & echo done')
    assert.deepEqual([ending, output], ['exited', 'done\n'])
  })

  test('is read to its last byte, however busy the host is when it ends', async () => {
    const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
    // The end of one child is how the host learns of the other's, whose output it has not looked at since.
    const onStdout = () => {
      setImmediate(block, 400)
      block(600)
    }
    const first = run('echo first', { onStdout })
    const second = run('sleep 0.5; echo second')
    block(200)
    assert.equal((await second).output, 'second\n')
    assert.equal((await first).output, 'first\n')
  })

  test('that is stopped from outside has no result', async () => {
    const reason = new Error('stopped')
    await assert.rejects(run('sleep 60', { signal: AbortSignal.abort(reason) }), reason)
    const controller = new AbortController()
    setTimeout(() => controller.abort(reason), 100)
    await assert.rejects(run('sleep 60', { signal: controller.signal }), reason)
  })

  test('is ended at its time limit, although it ignores the request', async () => {
    const { ending, exitCode, limit } = await run(`trap '' TERM; sleep 60 & wait; sleep 60`, { timeoutMs: 100 })
    assert.deepEqual([ending, exitCode], ['timed_out', 137])
    assert.equal(limit, 'The command did not end within 0.1 s.')
  })

  test('and all others end at once when this process must go', async () => {
    const processes = createProcesses(() => performance.now())
    const launch = { argv: ['sleep', '60'], directory: tmpdir(), env } as const
    const runs = [1, 2].map(() => processes.run(launch, { timeoutMs: 30_000, maxOutputBytes: 100 }))
    await sleep(100)
    processes.killAll()
    for (const { exitCode } of await Promise.all(runs)) assert.equal(exitCode, 137)
  })
})

describe('the machine is looked after', () => {
  test('a child that leaves less of the disk than must stay free is stopped', async () => {
    const { bavail, bsize } = await statfs(tmpdir())
    const { ending, limit } = await run('sleep 60', { reserve: { disk: bavail * bsize + 1024 * MIB, memory: 0 } })
    assert.equal(ending, 'disk_limit')
    assert.match(
      limit ?? '',
      /^The command was stopped because \d+ MiB of the disk were left, and \d+ MiB must stay free/,
    )
  })

  test('a child that leaves less memory than must stay free is stopped', async () => {
    const { ending, limit } = await run('sleep 60', { reserve: { disk: 0, memory: 2 * freemem() } })
    assert.equal(ending, 'memory_limit')
    assert.match(limit ?? '', /MiB of memory were left/)
  })

  test('a child that fails before the next look at the machine is told what was short all the same', async () => {
    const reserve = { disk: Number.MAX_SAFE_INTEGER, memory: 0 }
    const { ending, exitCode, limit } = await run('exit 7', { reserve })
    assert.deepEqual([ending, exitCode], ['disk_limit', 7])
    assert.match(limit ?? '', /^The command failed when \d+ MiB of the disk were left/)
    assert.equal((await run('true', { reserve })).ending, 'exited')
  })

  test('a child that leaves enough is left alone', async () => {
    assert.equal((await run('sleep 0.6')).ending, 'exited')
  })
})
