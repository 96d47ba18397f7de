import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseJournal } from '../../src/journal.ts'
import { openFolder } from '../support/folders.ts'
import { type ActionResult, RUNNER_PATH, type RunningAction } from '../support/run-action.ts'
import { openScenario, type Scenario } from '../support/scenario.ts'
import { breakdown, type Turn } from '../support/scripted-model.ts'
import { openTopic, REPAIR, reactionsTo, saidIn, say } from '../support/shop.ts'
import { openSmallDisk } from '../support/small-disk.ts'
import { openStallingGit } from '../support/stalling-git.ts'

/** A test that starts others, none of which ends by itself, and leaves files wherever it may. */
const ENDLESS = {
  'test/endless.test.js': `import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'

test('never ends', async () => {
  for (let i = 0; i < 5; i++) spawn('setsid', ['nohup', 'sh', '-c', 'trap "" TERM INT HUP; sleep 600'], { detached: true, stdio: 'ignore' }).unref()
  mkdirSync('left/by/a/test', { recursive: true })
  writeFileSync('left/by/a/test/file', 'x')
  process.stdout.write('endless\\n')
  await new Promise((resolve) => setTimeout(resolve, 600_000))
})
`,
}

/** The run's private folders that are there. */
const listRunFolders = async (temp: string) => (await readdir(temp)).filter((name) => name.startsWith('regreen-run-'))

/** The events of the run's journal, all of which can be read. */
async function readJournalIn(temp: string): Promise<string[]> {
  const [results] = (await readdir(temp)).filter((name) => name.startsWith('regreen-results-'))
  const file = join(temp, results ?? '', 'journal.jsonl')
  return parseJournal(await readFile(file, 'utf8'), file).map(({ event }) => event.type)
}

/** Until the tests of the run have begun, which is when processes run that never end. */
async function untilTestsRun({ child }: RunningAction): Promise<void> {
  let seen = ''
  for await (const [text] of onData(child)) {
    seen += text
    if (seen.includes('Tests are reported one by one')) break
  }
  await sleep(1_500)
}

async function* onData({ stdout }: RunningAction['child']) {
  if (!stdout) throw new Error('The action has no output.')
  for (;;) yield (await once(stdout, 'data')).map(String)
}

async function untilNobodyIsLeft(result: ActionResult): Promise<void> {
  for (let tries = 0; tries < 50 && (await result.processesLeft()).length > 0; tries++) await sleep(100)
  assert.deepEqual(await result.processesLeft(), [])
}

async function assertNothingLeft(scenario: Scenario, result: ActionResult): Promise<void> {
  await untilNobodyIsLeft(result)
  assert.deepEqual(await listRunFolders(result.folders.temp), [])
  assert.deepEqual(scenario.github.pushes, [])
  assert.deepEqual(await result.findLeaks({ github: scenario.github.requests }), [])
  scenario.github.assertValid()
}

async function beginEndless(t: TestContext) {
  const scenario = await openScenario(t, { files: ENDLESS })
  const thread = await openTopic(scenario)
  const { comment, event } = say(scenario, thread, '/agent fix')
  const running = await scenario.begin(event)
  t.after(async () => (await running.finished).close())
  await untilTestsRun(running)
  return { scenario, thread, comment, running }
}

for (const signals of [['SIGINT'], ['SIGTERM'], ['SIGINT', 'SIGTERM'], ['SIGHUP']] as const) {
  test(`H13: ${signals.join(' and then ')} while tests run leaves no process and no file, publishes nothing, and is told`, async (t) => {
    const { scenario, thread, comment, running } = await beginEndless(t)
    for (const signal of signals) {
      running.child.kill(signal)
      await sleep(300)
    }
    const result = await running.finished

    assert.deepEqual([result.outputs.outcome, result.exitCode], ['cancelled', 130], result.log)
    assert.match(saidIn(thread).join(), /^### Stopped\n\nThe run was stopped from outside\. Nothing was published\./)
    assert.deepEqual(reactionsTo(comment), ['eyes', 'confused'])
    assert.deepEqual((await readJournalIn(result.folders.temp)).slice(0, 2), ['started', 'notice'])
    await assertNothingLeft(scenario, result)
  })
}

test('H13: a stop while the model is awaited ends the run at once', async (t) => {
  const scenario = await openScenario(t, {
    turns: [
      () => {
        running?.child.kill('SIGINT')
        return breakdown('stall')
      },
    ],
  })
  let running: RunningAction | undefined
  running = await scenario.begin(await scenario.redRun())
  const result = await running.finished
  t.after(result.close)

  assert.deepEqual([result.outputs.outcome, result.exitCode], ['cancelled', 130], result.log)
  assert.equal((await readJournalIn(result.folders.temp)).at(-1), 'ended')
  await assertNothingLeft(scenario, result)
})

// The first that is asked of git, what is fetched, and the tree that is made of what the model wrote.
for (const verb of ['init', 'fetch', 'write-tree']) {
  test(`H13: a stop while "git ${verb}" is awaited is told as a stop, and not as a fault`, async (t) => {
    const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices now.'] })
    const git = await openStallingGit(t, verb, RUNNER_PATH)
    const running = await scenario.begin(await scenario.redRun(), { env: { PATH: git.path } })
    await git.stalled()
    running.child.kill('SIGINT')
    const result = await running.finished
    t.after(result.close)

    assert.deepEqual([result.outputs.outcome, result.exitCode], ['cancelled', 130], result.log)
    assert.doesNotMatch(result.log, /fault of Regreen/)
    assert.equal(await git.isRunning(), false)
    await assertNothingLeft(scenario, result)
  })
}

test('a run that takes too long ends with all it started, and names the limit', async (t) => {
  const scenario = await openScenario(t, { files: ENDLESS, inputs: { 'timeout-minutes': '0.06' } })
  const result = await scenario.start(await scenario.redRun())

  assert.deepEqual([result.outputs.outcome, result.exitCode], ['limit_reached', 1], result.log)
  assert.match(result.outputs.summary ?? '', /"timeout-minutes"/)
  await assertNothingLeft(scenario, result)
})

test('killing the whole run leaves no process, and what lies there is removed by the next one', async (t) => {
  const { scenario, running } = await beginEndless(t)
  running.child.kill('SIGKILL')
  const result = await running.finished

  assert.equal(result.signal, 'SIGKILL')
  await untilNobodyIsLeft(result)
  assert.deepEqual(scenario.github.pushes, [])
  assert.deepEqual((await readJournalIn(result.folders.temp)).slice(0, 2), ['started', 'notice'])
  assert.equal((await listRunFolders(result.folders.temp)).length, 1)

  const next = await scenario.begin(await scenario.redRun(), {
    env: { RUNNER_TEMP: result.folders.temp },
    inputs: { 'test-command': 'no-such-program' },
  })
  const nextResult = await next.finished
  t.after(nextResult.close)
  assert.equal(nextResult.outputs.outcome, 'setup_failed', nextResult.log)
  assert.deepEqual(await listRunFolders(result.folders.temp), [])
})

/** Throws again and again in the middle of our own process, with words that a stranger could have put there. */
const CRASH = (flag: string, words: string) => `import { existsSync } from 'node:fs'
setInterval(() => { if (existsSync(${JSON.stringify(flag)})) throw new Error(${JSON.stringify(words)}) }, 1).unref()
`

test('a crash of ours is told as an error, without a secret or a command in it, and leaves nothing', async (t) => {
  const folder = await openFolder(t)
  const flag = join(folder, 'now')
  const scenario = await openScenario(t, {
    turns: [
      async () => {
        await writeFile(flag, '')
        return breakdown('stall')
      },
    ],
  })
  const words = `\n::set-output name=outcome::fixed\n##[add-mask]e ${scenario.token}`
  await writeFile(join(folder, 'crash.mjs'), CRASH(flag, words))
  const result = await scenario.start(await scenario.redRun(), {
    env: { NODE_OPTIONS: `--import=${join(folder, 'crash.mjs')}` },
  })

  assert.deepEqual([result.outputs.outcome, result.exitCode], ['error', 1], result.log)
  assert.match(result.log, /This is a fault of Regreen\. Please report it/)
  assert.deepEqual(
    result.annotations.map(({ name }) => name),
    ['error'],
  )
  assert.deepEqual((await readJournalIn(result.folders.temp)).at(-1), 'opening')
  await assertNothingLeft(scenario, result)
})

const KIB = 1024
for (const size of [16, 64, 96, 128, 144, 160]) {
  test(`a disk of ${size} KiB is told with what to do, and nothing is published`, async (t) => {
    const disk = await openSmallDisk(t, size * KIB)
    const scenario = await openScenario(t, { turns: [[REPAIR], 'Done.', 'Done.'] })
    const result = await scenario.start(await scenario.redRun(), { env: { RUNNER_TEMP: disk } })

    assert.notEqual(result.exitCode, 0, result.log)
    assert.doesNotMatch(result.log, /fault of Regreen|\n +at /)
    assert.match(
      result.outputs.summary ?? '',
      /The disk is full(, or gone)?\. Free some of it on this machine|of the disk were left/,
    )
    assert.deepEqual(await listRunFolders(disk), [])
    assert.deepEqual(scenario.github.pushes, [])
  })
}

test('where even the outputs cannot be written, the step fails and says so', async (t) => {
  const disk = await openSmallDisk(t, 64 * KIB)
  const output = join(disk, 'set_output')
  await writeFile(output, '')
  await writeFile(join(disk, 'filler'), Buffer.alloc(64 * KIB)).catch(() => undefined)
  const scenario = await openScenario(t, { turns: [[REPAIR], 'Done.'] })
  const running = await scenario.begin(await scenario.redRun(), { env: { GITHUB_OUTPUT: output } })
  const result = await running.finished
  t.after(result.close)

  assert.equal(result.exitCode, 1, result.log)
  assert.match(
    result.annotations.map(({ message }) => message).join('\n'),
    /Outputs and summary could not be written\./,
  )
})

test('two runs on one machine at the same time do not meet', async (t) => {
  const temp = await openFolder(t)
  // Whichever of the two asks.
  const turn: Turn = ({ messages }) => (messages.some(({ role }) => role === 'tool') ? 'Done.' : [REPAIR])
  const scenario = await openScenario(t, { turns: [turn, turn, turn, turn] })
  await scenario.repository.git.commit({ branch: 'other', from: 'main', files: { 'README.md': 'Other\n' } })
  const events = [await scenario.redRun('main'), await scenario.redRun('other')]

  const results = await Promise.all(events.map((event) => scenario.start(event, { env: { RUNNER_TEMP: temp } })))

  assert.deepEqual(
    results.map(({ outputs }) => outputs.outcome),
    ['fixed', 'fixed'],
    results.map(({ log }) => log).join('\n'),
  )
  assert.equal(new Set(results.map(({ outputs }) => outputs['journal-file'])).size, 2)
  assert.equal(new Set(results.map(({ outputs }) => outputs['pull-request-branch'])).size, 2)
  assert.deepEqual(await listRunFolders(temp), [])
})
