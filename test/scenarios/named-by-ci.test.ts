import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { EVIDENCE_FILE } from '../../src/results/evidence-file.ts'
import type { Cleanup } from '../support/attempt.ts'
import { runCli } from '../support/cli.ts'
import { openFolder } from '../support/folders.ts'
import { git } from '../support/git.ts'
import { exitedWith, jobLog, runStep, stamped } from '../support/job-log.ts'
import { DEFAULT_RERUNS, openScenario, type Scenario } from '../support/scenario.ts'
import { share } from '../support/share.ts'
import { GREEN, openTopic, REPAIR, saidIn } from '../support/shop.ts'

/** Asks for what there is in CI and not here. */
const RATES = {
  'test/rates.test.js': `import assert from 'node:assert/strict'
import { test } from 'node:test'

test('rates are there', async () => {
  assert.ok((await fetch('http://127.0.0.1:9/rates')).ok)
})
`,
}
const TOTAL = 'total adds the prices up'
const COUNT = 'count says how many there are'

const itemOf = (name: string) => ['test at test/cart.test.js:5:1', `✖ ${name} (1.2ms)`]

/** What node:test prints where these of the three tests failed. */
function logOf(...names: readonly string[]): string {
  const counts = [`ℹ pass ${3 - names.length}`, `ℹ fail ${names.length}`]
  const output = [...counts, '✖ failing tests:', ...names.flatMap(itemOf), 'ℹ end']
  return jobLog([...runStep('npm test'), ...stamped(...output), ...exitedWith(1)])
}

/** One step names its failing test, and a second one fails with these last words. */
const twoSteps = (exitCode: number, ...output: readonly string[]) =>
  `${logOf(TOTAL)}${[...runStep('pytest -q'), ...stamped(...output), ...exitedWith(exitCode)].join('\n')}\n`

interface RedRun {
  readonly logs: readonly string[]
  /** How a job beside them ended. */
  readonly beside?: 'success' | 'skipped' | 'cancelled' | 'timed_out'
  readonly files?: Readonly<Record<string, string>>
  readonly inputs?: Readonly<Record<string, string>>
  /** Called before the model's last words. */
  readonly meanwhile?: (scenario: Scenario) => Promise<unknown>
}

async function openRed(t: Cleanup, { logs, beside = 'success', files, inputs = {}, meanwhile }: RedRun) {
  const end = async () => {
    await meanwhile?.(scenario)
    return 'I add the prices now.'
  }
  const scenario: Scenario = await openScenario(t, {
    files: { ...RATES, ...files },
    turns: [[REPAIR], end, end, end],
    inputs,
  })
  const failed = logs.map((log, i) => ({ name: `test ${i}`, conclusion: 'failure', log }) as const)
  const jobs = [...failed, { name: 'beside', conclusion: beside, log: '' }] as const
  const red = await scenario.github.addRun(scenario.repository, { branch: 'main', actor: 'ada', jobs })
  return { scenario, event: await scenario.events.workflowRun(red) }
}

async function startRed(t: Cleanup, red: RedRun) {
  const { scenario, event } = await openRed(t, red)
  return { scenario, run: await scenario.start(event) }
}

const readEvidence = async (file = '') => EVIDENCE_FILE.parse(JSON.parse(await readFile(file, 'utf8')))
const bodyOf = ({ repository }: Scenario) => [...repository.threads.values()].at(-1)?.body ?? ''
const askOf = ({ model }: Scenario) => model.requests[0]?.text ?? ''

const LEFT_ALONE = /1 test failed before, was not targeted, and still fails: "test\/rates\.test\.js > rates are there"/
const WHY = /Without the patch 1 other test fails here that it does not name/

describe('where two tests fail here, and CI names one of them', () => {
  const started = share((t) => startRed(t, { logs: [logOf(TOTAL)] }))

  test('it is repaired, and the other one is told and left alone', async () => {
    const { run, scenario } = await started()

    assert.equal(run.outputs.outcome, 'fixed', run.log)
    assert.match(run.outputs.summary ?? '', /1 failing test turned green, 1 stayed green\. 1 other fails as before\./)
    const evidence = await readEvidence(run.outputs['evidence-file'])
    assert.deepEqual(evidence.failToPass, [`test/cart.test.js > ${TOTAL}`])
    assert.deepEqual(evidence.remaining, ['test/rates.test.js > rates are there'])
    assert.match(bodyOf(scenario), /\n\| `test\/rates\.test\.js > rates are there` \| failed \| failed \|\n/)
    assert.equal(evidence.after.exitCode, 1)
    for (const told of [LEFT_ALONE, WHY]) {
      assert.match(evidence.remarks.join('\n'), told)
      assert.match(bodyOf(scenario).replaceAll('\\', ''), told)
    }
    assert.match(bodyOf(scenario), / verify --workspace \. --evidence evidence\.json/)
    assert.equal(run.annotations.filter(({ properties }) => properties.file === 'test/rates.test.js').length, 0)
  })

  test('the command in the pull request shows the same once more', async (t) => {
    const { run, scenario } = await started()
    const clone = join(await openFolder(t), 'clone')
    await git('.', ['clone', '--quiet', scenario.repository.git.directory, clone])
    const again = await runCli(['verify', '--workspace', clone, '--evidence', run.outputs['evidence-file'] ?? ''])
    assert.match(again.stdout, /The proof was run again and shows the same/, again.stderr)
    assert.equal(again.code, 0)
  })

  test('the model is asked for that one alone, and is not told to go on for the other', async () => {
    const { run, scenario } = await started()

    const ask = askOf(scenario)
    assert.match(
      ask,
      /the failing tests below pass: CI named them\. 1 other test fails that CI's log does not name; it is not your job\./,
    )
    assert.match(ask, /FAILED test\/cart\.test\.js > total adds the prices up/)
    assert.doesNotMatch(ask, /FAILED test\/rates|rates are there/)
    assert.equal(run.outputs.turns, '2', run.log)
  })

  test('it is run alone before the whole suite, where the log shows its file', async (t) => {
    const { run } = await startRed(t, { logs: [logOf(TOTAL)], inputs: DEFAULT_RERUNS })

    assert.equal(run.outputs.outcome, 'fixed', run.log)
    const [alone = '', ...others] = run.log.split('\n').filter((line) => /Tests.*: exit code/.test(line))
    assert.match(alone, /^First, the tests that CI's log names were run alone\. Tests: exit code 1; 1 passed, 1 failed/)
    assert.match(others[0] ?? '', /^Tests before the patch: exit code 1; 1 passed, 2 failed/)
    assert.match(others[1] ?? '', /^Tests before the patch: exit code 1; 1 passed, 2 failed/)
  })

  test('it is run alone first as well where another job was cancelled, so that others may have failed in CI', async (t) => {
    const { run } = await startRed(t, { logs: [logOf(TOTAL)], beside: 'cancelled', inputs: DEFAULT_RERUNS })

    assert.match(
      run.log,
      /^First, the tests that CI's log names were run alone\. Tests: exit code 1; 1 passed, 1 failed/m,
    )
    assert.doesNotMatch(run.log, /left alone/)
  })

  test('a branch that moves meanwhile is proven by the same tests', async (t) => {
    const { run, scenario } = await startRed(t, {
      logs: [logOf(TOTAL)],
      meanwhile: ({ repository }) => repository.git.commit({ branch: 'main', files: { 'docs/notes.md': 'Notes\n' } }),
    })

    assert.equal(run.outputs.outcome, 'fixed', run.log)
    assert.match(run.log, /The patch is proven again on that commit/)
    assert.match(bodyOf(scenario).replaceAll('\\', ''), LEFT_ALONE)
  })

  test('each job of a split workflow reads for itself which one it is', async (t) => {
    const { scenario, event } = await openRed(t, { logs: [logOf(TOTAL)] })
    const workspace = await openFolder(t)
    const { github, repository } = scenario
    const start = (phase: string, permissions: Parameters<typeof github.addJobToken>[1]) =>
      scenario.start(event, { workspace, token: github.addJobToken(repository, permissions), inputs: { phase } })

    const proposed = await start('propose', { actions: 'read', contents: 'read' })
    assert.equal(proposed.outputs.outcome, 'fixed', proposed.log)
    const verified = await start('verify', { actions: 'read', contents: 'read' })
    assert.equal(verified.outputs.outcome, 'fixed', verified.log)
    const evidence = await readEvidence(join(workspace, 'regreen-proposal/evidence.json'))
    assert.match(evidence.remarks.join('\n'), LEFT_ALONE)
    const published = await start('publish', { contents: 'write', 'pull-requests': 'write' })
    assert.equal(published.outputs['pull-request-operation'], 'created', published.log)
    assert.match(bodyOf(scenario).replaceAll('\\', ''), WHY)
  })
})

test('where the test that CI names passes here, nothing is repaired, and what fails here alone is told', async (t) => {
  const { run, scenario } = await startRed(t, { logs: [logOf(COUNT)], files: GREEN })

  assert.deepEqual([run.outputs.outcome, run.exitCode], ['not_reproduced', 0], run.log)
  assert.equal(run.outputs.conclusion, 'failure')
  const told =
    /the tests that failed in CI do not fail on this commit .* another test fails here.*"test\/rates\.test\.js > rates are there"/
  assert.match(run.outputs.summary ?? '', told)
  assert.match(run.summary, /network: host/)
  assert.deepEqual(scenario.model.requests, [])
})

test('what fails here alone does not make the merge red that CI tested', async (t) => {
  const scenario = await openScenario(t, { files: { ...RATES, ...GREEN } })
  const thread = await openTopic(scenario)
  const { github, repository, events } = scenario
  const jobs = [{ name: 'test', conclusion: 'failure', log: logOf(COUNT) }] as const
  const red = await github.addRun(repository, { branch: 'topic', actor: 'ada', event: 'pull_request', jobs })

  const run = await scenario.start(await events.workflowRun(red))

  assert.equal(run.outputs.outcome, 'not_reproduced', run.log)
  const [said = ''] = saidIn(thread)
  assert.match(said, /### What failed in CI does not fail here/)
  assert.match(said, /They are also green merged into its base, .* But another test fails here/)
  assert.doesNotMatch(said, /Merge `main` into the branch/)
})

const UNCERTAIN: readonly (readonly [what: string, logs: readonly string[]])[] = [
  ['a test that is not there', [logOf('no such test')]],
  ['one that is there and one that is not', [logOf(TOTAL, 'no such test')]],
  ['fewer tests than it counts', [logOf(TOTAL).replace('ℹ fail 1', 'ℹ fail 2')]],
  ['one test of fewer than were run here', [logOf(TOTAL).replace('ℹ pass 2', 'ℹ pass 1')]],
  ['the test of more jobs than are read', Array<string>(6).fill(logOf(TOTAL))],
  ['the test of one step, and the next one dies', [twoSteps(139, '....F', 'Segmentation fault (core dumped)')]],
  ['the test of one step, and the next one names none', [twoSteps(1, 'Traceback (most recent call last):')]],
  ['the test of one job, and another job names none', [logOf(TOTAL), jobLog(runStep('npm test'), exitedWith(1))]],
]
for (const [what, logs] of UNCERTAIN) {
  test(`a log that names ${what} makes every failing test count`, async (t) => {
    const { run, scenario } = await startRed(t, { logs })

    assert.equal(run.outputs.outcome, 'unproven', run.log)
    assert.match(run.outputs.summary ?? '', /1 test still fails: "test\/rates\.test\.js > rates are there"/)
    assert.doesNotMatch(askOf(scenario), /CI named/)
  })
}

for (const beside of ['cancelled', 'timed_out'] as const) {
  test(`where a job was ${beside}, the log of another one makes every failing test count`, async (t) => {
    const { run, scenario } = await startRed(t, { logs: [logOf(TOTAL)], beside })

    assert.equal(run.outputs.outcome, 'unproven', run.log)
    assert.doesNotMatch(askOf(scenario), /CI named/)
  })
}

test('a job that was skipped does not matter', async (t) => {
  const { run } = await startRed(t, { logs: [logOf(TOTAL)], beside: 'skipped' })
  assert.equal(run.outputs.outcome, 'fixed', run.log)
})
