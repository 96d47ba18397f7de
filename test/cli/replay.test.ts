import assert from 'node:assert/strict'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { openJournal, type RunEvent } from '../../src/journal.ts'
import { call, reply } from '../support/agent.ts'
import { changeOf, evidenceOf } from '../support/changes.ts'
import { runCli } from '../support/cli.ts'
import { openFolder } from '../support/folders.ts'
import { openScriptedModel, call as scripted } from '../support/scripted-model.ts'
import { NEW_CODE, NEW_TEST } from '../support/shop.ts'
import { openProject, PROJECTS } from '../support/temp-repo.ts'

const SEARCH = { ...call('search'), arguments: '{"pattern":"total"}' }

/** One of each kind. */
const EVENTS: readonly RunEvent[] = [
  { type: 'started', version: '1.2.3', task: 'failing_check', commit: 'a'.repeat(40), command: 'npm test' },
  { type: 'notice', text: 'Sandbox: level 3.' },
  {
    type: 'test_run',
    phase: 'before',
    report: { exitCode: 1, ending: 'exited', durationMs: 300, runner: 'node:test' },
    result: 'Tests: exit code 1 (0.3 s).',
  },
  { type: 'opening', messages: [{ role: 'system', content: 'Repair the tests.' }] },
  { type: 'reply', message: reply(SEARCH), usage: { inputTokens: 7, outputTokens: 3 } },
  { type: 'refused', call: SEARCH, rule: 'paths', reason: 'It is outside.' },
  { type: 'tool', call: SEARCH, result: { content: 'src/cart.js:1', isError: false } },
  { type: 'tests_after_write', result: 'Tests: exit code 0.' },
  { type: 'compacted', messages: 3, tokensBefore: 9, tokensAfter: 5 },
  { type: 'verdict', kind: 'refused', reasons: ['tests: no.'] },
  { type: 'proof', evidence: evidenceOf(changeOf('x'), true) },
  { type: 'ended', outcome: 'fixed', summary: 'Fixed and proven.' },
]

async function openRecorded(t: TestContext) {
  const file = join(await openFolder(t), 'journal.jsonl')
  const now = () => new Date('2026-11-01T12:00:00Z')
  const journal = openJournal({ file, redact: (text) => text, now, show: () => undefined })
  for (const event of EVENTS) journal.record(event)
  return { file, replay: (...flags: readonly string[]) => runCli(['replay', file, ...flags]) }
}

test('a recorded run is shown step by step, and as JSON with all that was recorded', async (t) => {
  const { file, replay } = await openRecorded(t)
  const { code, stdout, stderr } = await replay()
  assert.equal(code, 0, stderr)
  const shown = [
    /Regreen 1\.2\.3 on commit a{12}\./,
    /→ search \{"pattern":"total"\}/,
    /search answered:/,
    /ended: fixed/,
  ]
  for (const line of shown) assert.match(stdout, line)

  const { entries } = JSON.parse((await replay('--json')).stdout)
  const written = (await readFile(file, 'utf8')).trimEnd().split('\n')
  assert.deepEqual(
    entries.map(({ time, event }: { readonly time: string; readonly event: object }) => ({ time, ...event })),
    written.map((line) => JSON.parse(line)),
  )
})

test('nothing in a journal of anybody is a command to the terminal', async (t) => {
  const { file, replay } = await openRecorded(t)
  const words = JSON.stringify('\x1b]0;x\x07')
  const lines = [
    `"started","version":${words},"commit":${words},"command":""`,
    `"opening","messages":[{"role":${words},"content":${words}}]`,
    `"test_run","phase":${words},"result":${words}`,
    `"refused","rule":${words},"reason":${words}`,
    `"verdict","kind":${words},"reasons":[${words}]`,
    `"ended","outcome":${words},"summary":${words}`,
  ].map((event) => `{${TIME},"type":${event}}`)
  await writeFile(file, `${lines.join('\n')}\n`)
  const { code, stdout, stderr } = await replay()
  assert.equal(code, 0, stderr)
  assert.doesNotMatch(stdout, /[\x1b\x07]/)
})

test('a line that was cut off by the end of the run is left out', async (t) => {
  const { file, replay } = await openRecorded(t)
  await appendFile(file, '{"time":"2026-11-01T12:00:00.000Z","type":"notice","te')
  const { code, stdout, stderr } = await replay()
  assert.equal(code, 0, stderr)
  assert.match(stdout, /Fixed and proven\.\s*$/)
})

test('a journal without an end says so', async (t) => {
  const { file, replay } = await openRecorded(t)
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  await writeFile(file, `${lines.slice(0, -1).join('\n')}\n`)
  const { code, stdout } = await replay()
  assert.equal(code, 0)
  assert.match(stdout, /\nThe journal ends here: the run was stopped before it could write how it ended\.\n$/)
})

for (const [what, text] of [
  ['nothing', ''],
  ['one line that was cut off', '{"time":"2026'],
]) {
  test(`a journal that holds ${what} is told`, async (t) => {
    const { file, replay } = await openRecorded(t)
    await writeFile(file, `${text}`)
    const { code, stderr } = await replay()
    assert.equal(code, 1)
    assert.match(stderr, /journal\.jsonl holds no whole entry\. Name the journal\.jsonl that a run has left/)
  })
}

const TIME = '"time":"2026-11-01T12:00:00.000Z"'
const EDITED: Readonly<Record<string, readonly [line: string, fault: RegExp]>> = {
  'no JSON': ['hello', /: it is not JSON\./],
  'no object': ['null', /: it is not an object in JSON\./],
  'no time': ['{"type":"notice","text":"x"}', /: it has no "time"\./],
  'a time that is none': ['{"time":"x","type":"opening"}', /: its "time" is "x", which no run writes there\./],
  'an event that there is not': [
    `{${TIME},"type":"constructor"}`,
    /: its "type" is "constructor", which no run writes there\./,
  ],
  'an opening without messages': [`{${TIME},"type":"opening"}`, /: it has no "messages"\./],
  'a reply without calls': [
    `{${TIME},"type":"reply","message":{"content":""},"usage":{"inputTokens":1,"outputTokens":1}}`,
    /: it has no "message\.calls"\./,
  ],
  'a proof without evidence': [`{${TIME},"type":"proof"}`, /: it has no "evidence"\./],
}
for (const [what, [line, fault]] of Object.entries(EDITED)) {
  test(`a journal that was edited by hand, with ${what}, is refused by its line`, async (t) => {
    const { file, replay } = await openRecorded(t)
    const [first, ...rest] = (await readFile(file, 'utf8')).split('\n')
    await writeFile(file, [first, line, ...rest].join('\n'))
    const { code, stderr } = await replay()
    assert.equal(code, 1)
    assert.match(stderr, /journal\.jsonl, line 2 is not a journal entry: /)
    assert.match(stderr, fault)
    assert.match(stderr, /Name the journal\.jsonl that a run has left, as the run has left it\.\s*$/)
  })
}

test('a last line that is JSON was not cut off, and must be an entry', async (t) => {
  const { file, replay } = await openRecorded(t)
  await appendFile(file, '{"type":"notice"}')
  const { code, stderr } = await replay()
  assert.equal(code, 1)
  assert.match(stderr, /line 13 is not a journal entry/)
})

const { source, broken, repaired } = PROJECTS['node:test']
const REPAIR = scripted('edit_file', { path: source, old_text: broken, new_text: repaired })

/** A run that a model has repaired something in, and a repository in which to play it. */
async function openPlayed(t: TestContext, calls = [REPAIR], flags: readonly string[] = []) {
  const [repo, folder] = [await openProject(t, 'node:test'), await openFolder(t)]
  const model = await openScriptedModel([calls, 'I add them.'])
  const args = ['fix', '--workspace', repo.directory, '--out', folder, ...flags]
  const key = { OPENAI_API_KEY: 'key-of-the-recorded-run', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'scripted' }
  const recorded = await runCli(args, { env: key })
  await model.close()
  assert.equal(recorded.code, 0, recorded.stderr)
  const file = join(folder, 'journal.jsonl')
  const play = (...flags: readonly string[]) =>
    runCli(['replay', file, '--execute', '--workspace', repo.directory, ...flags])
  return { repo, folder, file, play }
}

test('a recorded model is played against real tools and tests, without a key, and proves the same patch', async (t) => {
  const { repo, folder, play } = await openPlayed(t)
  const { code, stdout, stderr } = await play('--json')
  assert.equal(code, 0, stderr)
  const { outcome, turns, applied, patchFile } = JSON.parse(stdout)
  assert.deepEqual([outcome, turns, applied], ['fixed', 2, false])
  assert.equal(await readFile(patchFile, 'utf8'), await readFile(join(folder, 'patch.diff'), 'utf8'))
  assert.ok(
    stderr.startsWith(`Recorded on commit ${repo.commit.slice(0, 12)}, where the run ended as fixed.\n`),
    stderr,
  )
  assert.doesNotMatch(stderr, /The recorded test command/)
  assert.equal(await repo.git('status', '--porcelain'), '')
})

test('a recorded request is played as one: what is green already does not end it', async (t) => {
  const { repo, play } = await openPlayed(t, [REPAIR, NEW_TEST, NEW_CODE], ['--task', 'Add mean(prices).'])
  const { stdout, stderr } = await play('--json')
  assert.equal(JSON.parse(stdout).outcome, 'fixed', stderr)
  await repo.write(source, (await repo.read(source)).replace(broken, repaired))
  const onGreen = await play('--json')
  assert.equal(JSON.parse(onGreen.stdout).outcome, 'fixed', onGreen.stderr)
})

test('a played run that takes another way than the recorded one ends where the replies do', async (t) => {
  const { repo, play } = await openPlayed(t)
  await repo.write(source, (await repo.read(source)).replace('prices.length', '0'))
  const { code, stderr } = await play()
  assert.equal(code, 1)
  assert.match(
    stderr,
    /^error: The recorded model ended after reply 2, and this run asks for more: the commit, its tests or a setting /m,
  )
})

test('the test command that a journal names is shown before it is run, unless another one is given', async (t) => {
  const { file, play } = await openPlayed(t)
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/"command":"[^"]*"/, '"command":"false \\rnpm test"'))
  const { stdout } = await play()
  assert.match(stdout, /^Recorded on .*\nThe recorded test command is run here: \$'false \\015npm test'\nRegreen /)
  assert.doesNotMatch((await play('--test-command', 'true')).stdout, /The recorded test command/)
})

test('a setting without --execute is refused: nothing is run with it', async (t) => {
  const { replay } = await openRecorded(t)
  for (const [flag, value] of [
    ['--workspace', '.'],
    ['--test-command', 'npm test'],
  ] as const) {
    const { code, stderr } = await replay(flag, value)
    assert.equal(code, 1)
    assert.equal(stderr, `error: ${flag} has a meaning only where the run is played: add --execute, or leave it out.\n`)
  }
})

test('a journal without a reply holds nothing to play', async (t) => {
  const { file, play } = await openPlayed(t)
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => !line.includes('"type":"reply"'))
  await writeFile(file, lines.join('\n'))
  const { code, stdout, stderr } = await play()
  assert.equal(code, 1)
  assert.equal(stderr, 'error: The journal holds no reply of a model, so there is nothing to play.\n')
  assert.equal(stdout, '')
})
