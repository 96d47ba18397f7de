import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HostCommand, HostResult } from '../../support/sandbox/host.ts'
import { layGround, PLACES, type Place, runHost, SHUT_IN, startHost } from '../../support/sandbox/places.ts'

const shell = (script: string): readonly [string, ...string[]] => ['/bin/sh', '-c', script]

/** Daemons in sessions of their own, deaf to everything that can be ignored. */
const stubborn = (seconds: string) =>
  shell(
    `trap '' TERM INT HUP; for i in 1 2 3; do setsid nohup sleep ${seconds} >/dev/null 2>&1 & done; sleep ${seconds} & echo started; sleep ${seconds}`,
  )

let count = 0
/** On no other command line of the machine. */
const unique = () => `300.${process.pid}${count++}`

async function survivors(seconds: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = pids.map(async (pid) => {
    const words = (await readFile(join('/proc', pid, 'cmdline'), 'utf8').catch(() => '')).split('\0')
    return words[0]?.endsWith('sleep') && words.includes(seconds) ? [words.join(' ')] : []
  })
  return (await Promise.all(lines)).flat()
}

/** Asked by the host's side in the moment when the result of a command is there. */
const findLeft = (seconds: string) => `pgrep -fx 'sleep ${seconds}'`

for (const place of SHUT_IN) {
  describe(`ends at level ${place.level} (${place.name})`, () => {
    const cleanups: (() => unknown)[] = []
    let results: readonly HostResult[]

    before(async () => {
      const ground = await layGround({ after: (clean) => cleanups.push(clean) }, place)
      const [first, second, third] = [unique(), unique(), unique()]
      const leaving = shell(`setsid sleep ${second} & setsid sleep ${second} >/dev/null 2>&1 & exit 5`)
      const answer = await runHost(place, ground, [
        { argv: stubborn(first), timeoutMs: 1_000, leftovers: findLeft(first) },
        { argv: leaving, leftovers: findLeft(second) },
        { argv: stubborn(third), abortAfterMs: 1_000 },
      ])
      assert.deepEqual(await survivors(third), [])
      results = answer.results
    })
    after(async () => {
      for (const clean of cleanups) await clean()
    })

    test('H5, H6: a time-out ends daemons and processes that ignore signals, and tells the limit', () => {
      const { ending, exitCode, limit, left, output } = resultOf(results[0])
      assert.deepEqual([ending, exitCode, left], ['timed_out', 137, ''])
      assert.equal(limit, 'The command did not end within 1.0 s.')
      assert.match(output, /^started\n/)
    })

    test('H6: a command that ends leaves no daemon behind', () => {
      const { ending, exitCode, left } = resultOf(results[1])
      assert.deepEqual([ending, exitCode, left], ['exited', 5, ''])
    })

    test('H13: a stop from outside ends all of it, and is no result of the command', () => {
      assert.match(JSON.stringify(results[2]), /"error":"TimeoutError/)
    })

    test("killing the host's side with SIGKILL ends all of it", async (t) => {
      const seconds = unique()
      const ground = await layGround(t, place)
      await killHost(place, ground, { argv: stubborn(seconds) }, seconds)
      // The kernel does this, or a watcher outside; neither can be waited for.
      for (let tries = 0; tries < 100 && (await survivors(seconds)).length > 0; tries++) await sleep(50)
      assert.deepEqual(await survivors(seconds), [])
    })
  })
}

function resultOf(result: HostResult | undefined) {
  assert.ok(result && 'output' in result, JSON.stringify(result))
  return result
}

async function killHost(
  place: Place,
  ground: Awaited<ReturnType<typeof layGround>>,
  command: HostCommand,
  seconds: string,
) {
  const child = startHost(place, ground, [command])
  for (let tries = 0; tries < 400 && (await survivors(seconds)).length < 5; tries++) await sleep(25)
  assert.equal((await survivors(seconds)).length, 5)
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('races', () => {
  for (const place of [PLACES.user, PLACES.root, PLACES.sudo]) {
    test(`H7: of thirty kills not one leaves a process when the result is there (${place.name})`, async (t) => {
      const marks = Array.from({ length: 30 }, unique)
      const ground = await layGround(t, place)
      const commands = marks.map(
        (seconds): HostCommand => ({ argv: stubborn(seconds), timeoutMs: 150, leftovers: findLeft(seconds) }),
      )
      const { results } = await runHost(place, ground, commands)
      assert.equal(results.length, 30)
      for (const result of results)
        assert.deepEqual('ending' in result && [result.ending, result.left], ['timed_out', ''])
    })
  }
})

describe('a sandbox that cannot be set up', () => {
  for (const place of [PLACES.user, PLACES.root, PLACES.sudo]) {
    test(`H8: is never taken for a failing test (${place.name})`, async (t) => {
      const ground = await layGround(t, {
        ...place,
        bwrap: place.bwrap === 'works' ? 'works_at_first' : 'refused_later',
      })
      const { report, results } = await runHost(place, ground, [
        { argv: shell('exit 1') },
        { argv: shell('exit 1'), touch: join(ground.task.folder, 'broken') },
      ])
      assert.equal(report?.level, 3)
      const [failing, unset] = results
      assert.equal(failing && 'exitCode' in failing && failing.exitCode, 1)
      assert.deepEqual(unset, {
        error:
          'ServiceError: The sandbox could not be set up, or was ended from outside, so its command has no result. bwrap: Creating new namespace failed: No space left on device',
      })
    })
  }

  test('H8: a command that does not exist is a result: it ran, and found nothing', async (t) => {
    const ground = await layGround(t, PLACES.user)
    const { results } = await runHost(PLACES.user, ground, [{ argv: ['no-such-program'] }])
    assert.equal(results[0] && 'exitCode' in results[0] && results[0].exitCode, 127)
  })
})

describe('without a sandbox', () => {
  test('H6: daemons that have left the process group are found by the home of their copy, and ended', async (t) => {
    const [first, second, third] = [unique(), unique(), unique()]
    const ground = await layGround(t, PLACES.nothing)
    const leaving = shell(
      `setsid sleep ${second} & setsid nohup sh -c 'sleep ${second} & wait' >/dev/null 2>&1 & exit 5`,
    )
    const { report, results } = await runHost(PLACES.nothing, ground, [
      { argv: stubborn(first), timeoutMs: 500, leftovers: findLeft(first) },
      { argv: leaving, leftovers: findLeft(second) },
      { argv: stubborn(third), abortAfterMs: 500 },
    ])
    assert.equal(report?.level, 0)
    const [timedOut, ended] = results.slice(0, 2).map(resultOf)
    assert.deepEqual([timedOut?.ending, timedOut?.left], ['timed_out', ''])
    assert.deepEqual([ended?.ending, ended?.exitCode, ended?.left], ['exited', 5, ''])
    assert.deepEqual(await survivors(third), [])
  })

  test('a time-out asks the process group to end, then ends it', async (t) => {
    const seconds = unique()
    const ground = await layGround(t, PLACES.nothing)
    const script = `trap 'echo asked' TERM; sleep ${seconds} & wait; sleep ${seconds}`
    const { results } = await runHost(PLACES.nothing, ground, [{ argv: shell(script), timeoutMs: 500 }])
    assert.deepEqual(await survivors(seconds), [])
    const [result] = results
    assert.ok(result && 'output' in result)
    assert.equal(result.ending, 'timed_out')
    assert.equal(result.output, 'asked\n')
  })
})
