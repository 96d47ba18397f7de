import assert from 'node:assert/strict'
import { statfs } from 'node:fs/promises'
import { freemem } from 'node:os'
import { describe, test } from 'node:test'
import type { HostCommand, HostResult } from '../../support/sandbox/host.ts'
import { layGround, PLACES, type Place, runHost } from '../../support/sandbox/places.ts'

const MIB = 1024 ** 2
const shell = (script: string): readonly [string, ...string[]] => ['/bin/sh', '-c', script]

async function runOne(t: Parameters<typeof layGround>[0], place: Place, command: HostCommand) {
  const answer = await runHost(place, await layGround(t, place), [command])
  return resultOf(answer.results[0])
}

function resultOf(result: HostResult | undefined) {
  assert.ok(result && 'output' in result, JSON.stringify(result))
  return result
}

for (const place of [PLACES.user, PLACES.root, PLACES.rootByHand]) {
  describe(`limits at level ${place.level} (${place.name})`, () => {
    test('H1: a fork bomb ends at the limit of processes, and the result names it', async (t) => {
      const bomb = 'i=0; while [ $i -lt 1500 ]; do sleep 30 & i=$((i+1)); done'
      const result = await runOne(t, place, { argv: shell(bomb) })
      assert.notEqual(result.exitCode, 0)
      assert.match(result.limit ?? '', /there may be 1024 processes and threads/)
    })

    test('H3: no file grows beyond the limit, and the result names it', async (t) => {
      const result = await runOne(t, place, { argv: shell('truncate -s 2G big || exit 7') })
      assert.notEqual(result.exitCode, 0)
      assert.match(result.limit ?? '', /a file may have 1 GiB/)
    })

    test('H3: temporary files have a limit of their own', async (t) => {
      const result = await runOne(t, place, {
        argv: shell('df -B1 --output=size /tmp /dev/shm | tail -n +2 | tr -d " "'),
      })
      assert.equal(result.output, `${2 * 1024 * MIB}\n${512 * MIB}\n`)
    })

    test('H2: of all processes of the machine those in a sandbox go first when memory runs out', async (t) => {
      const result = await runOne(t, place, { argv: shell('cat /proc/self/oom_score_adj; ulimit -c') })
      assert.equal(result.output, '1000\n0\n')
    })
  })
}

describe('limits of the machine', () => {
  test('H2: a command that takes the memory of the machine is stopped, and the result says what was left', async (t) => {
    const eat = 'const kept = []; setInterval(() => kept.push(Buffer.alloc(20 * 1024 ** 2, 1)), 10)'
    const reserve = { memory: freemem() - 400 * MIB, disk: 0 }
    const result = await runOne(t, PLACES.user, { argv: ['node', '-e', eat], reserve })
    assert.equal(result.ending, 'memory_limit')
    assert.match(
      result.limit ?? '',
      /^The command was stopped because \d+ MiB of memory were left, and \d+ MiB must stay free/,
    )
  })

  test('H3: a command that fills the disk is stopped, and the result says what was left', async (t) => {
    const { bavail, bsize } = await statfs('/tmp')
    const fill = 'for i in 1 2 3 4 5 6 7 8 9; do head -c 100M /dev/zero >part$i; sleep 0.1; done; sleep 20'
    const reserve = { disk: bavail * bsize - 300 * MIB, memory: 0 }
    const result = await runOne(t, PLACES.user, { argv: shell(fill), reserve })
    assert.equal(result.ending, 'disk_limit')
    assert.match(result.limit ?? '', /MiB of the disk were left/)
  })

  test('H4: a flood of output is stopped, at level 3 and without a sandbox', async (t) => {
    for (const place of [PLACES.user, PLACES.nothing]) {
      const result = await runOne(t, place, { argv: ['yes'], killAfterBytes: MIB })
      assert.equal(result.ending, 'output_limit')
      assert.match(
        result.limit ?? '',
        /^The command was stopped because it had written more than the 1 MiB that are read\./,
      )
      assert.ok(result.output.length < 2 * MIB)
    }
  })

  test('a limit that a passing command speaks of is not spoken of', async (t) => {
    const result = await runOne(t, PLACES.user, { argv: shell('echo ENOSPC') })
    assert.equal(result.limit, undefined)
  })

  test('a failing command that asked for the network is told which input gives it', async (t) => {
    const result = await runOne(t, PLACES.user, { argv: shell('echo getaddrinfo EAI_AGAIN example.com; exit 1') })
    assert.match(result.limit ?? '', /set the input "network" to "host"/)
  })

  test('sanitizers start: address space is not limited', async (t) => {
    const reserveSpace = `import mmap; mmap.mmap(-1, 1 << 44, flags=mmap.MAP_PRIVATE | 0x4000); print("reserved")`
    const result = await runOne(t, PLACES.user, { argv: ['python3', '-c', reserveSpace] })
    assert.match(result.output, /reserved/)
  })
})
