import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parseEvidenceFile } from '../../../src/results/evidence-file.ts'
import { layGround, PLACES, type Place, spawnIn } from '../../support/sandbox/places.ts'

const CLI = fileURLToPath(new URL('../../../src/cli.ts', import.meta.url))

interface Demo {
  readonly place: Place
  readonly language: 'js' | 'python'
  readonly environment?: Readonly<Record<string, string>>
}

async function startDemo(t: Parameters<typeof layGround>[0], { place, language, environment }: Demo) {
  const ground = await layGround(t, place)
  const out = join(ground.task.folder, 'out')
  const args = [
    'demo',
    '--yes',
    '--language',
    language,
    '--workspace',
    join(ground.workspace, 'practice'),
    '--out',
    out,
  ]
  const child = spawnIn(place, ground, {
    argv: [process.execPath, CLI, ...args],
    environment: { TMPDIR: ground.task.folder, ...environment },
  })
  const pieces: Buffer[] = []
  child.stdout?.on('data', (piece: Buffer) => pieces.push(piece))
  await once(child, 'close')
  return { out, exitCode: child.exitCode, log: Buffer.concat(pieces).toString() }
}

/** The whole run, from the practice project to the proof, and what it says of itself. */
async function runDemo(t: Parameters<typeof layGround>[0], place: Place, language: Demo['language']) {
  const { out, exitCode, log } = await startDemo(t, { place, language })
  assert.equal(exitCode, 0, log)
  const read = (name: string) => readFile(join(out, name), 'utf8')
  return {
    log,
    evidence: parseEvidenceFile(await read('evidence.json'), 'evidence.json'),
    text: await read('pull-request.md'),
  }
}

describe('the demo', () => {
  for (const place of [PLACES.user, PLACES.root, PLACES.rootByHand]) {
    for (const language of ['js', 'python'] as const) {
      test(`repairs ${language} at level ${place.level} (${place.name})`, async (t) => {
        const { log, evidence, text } = await runDemo(t, place, language)
        assert.match(log, new RegExp(`^Sandbox: level ${place.level} \\(${place.mechanism}\\), no network\\.`, 'm'))
        assert.equal(evidence.outcome, 'fixed')
        assert.deepEqual([evidence.sandbox.level, evidence.sandbox.network], [place.level, 'none'])
        assert.deepEqual(evidence.sandbox.selfTest, { passed: 15, failed: [] })
        assert.equal(
          text.includes('Tests ran with reduced isolation (level 2: bubblewrap is not installed)'),
          place.level === 2,
        )
      })
    }
  }

  test('H9: at level 0 says in the same line as the proof that tests ran without isolation, and why', async (t) => {
    const { log, evidence, text } = await runDemo(t, PLACES.nothing, 'js')
    const reason = 'bwrap does not work here (bwrap: loopback: Failed RTM_NEWADDR: Operation not permitted)'
    assert.equal(evidence.sandbox.level, 0)
    assert.equal(evidence.sandbox.reason, reason)
    const line = log.split('\n').find((words) => words.startsWith('fixed: '))
    assert.ok(line?.includes(`stayed green. Tests ran without isolation: ${reason}.`), log)
    assert.match(text, /^[->] Tests ran without isolation: bwrap does not work here/m)
    assert.doesNotMatch(log + text, /verified/i)
  })

  test("I5: on a runner of one's own no test is run at level 0 or 1, and the run ends at once", {
    timeout: 120_000,
  }, async (t) => {
    const environment = { GITHUB_ACTIONS: 'true', RUNNER_ENVIRONMENT: 'self-hosted' }
    for (const place of [PLACES.nothing, PLACES.container]) {
      const { exitCode, log } = await startDemo(t, { place, language: 'js', environment })
      assert.equal(exitCode, 1, log)
      assert.doesNotMatch(log, /Sandbox: level|Tests before the patch/)
    }
    const { exitCode, log } = await startDemo(t, { place: PLACES.rootByHand, language: 'js', environment })
    assert.equal(exitCode, 0, log)
    assert.match(log, /Sandbox: level 2 .*This is a self-hosted runner/)
  })
})
