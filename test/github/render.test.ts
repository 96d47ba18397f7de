import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BodyFacts, renderBody, renderCoAuthor, renderTitle } from '../../src/github/render.ts'
import { describeUnnamed } from '../../src/proof/proof.ts'
import type { EvidenceFile } from '../../src/results/evidence-file.ts'
import { CHANGE, COUNTS, EVIDENCE, FACTS, toEntry } from '../support/facts.ts'
import { assertGolden } from '../support/golden.ts'

const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i))
const withEvidence = (evidence: Partial<EvidenceFile>, facts: Partial<BodyFacts> = {}): BodyFacts => ({
  ...FACTS,
  ...facts,
  evidence: { ...EVIDENCE, ...evidence },
})

const BODIES: Readonly<Record<string, BodyFacts>> = {
  'pull-request-of-a-failed-run': FACTS,
  'pull-request-of-a-request': withEvidence(
    { failToPass: ['test/mean.test.js > mean is the middle'], remarks: ['src/mean.js:1 returns a literal of a test.'] },
    {
      thread: 12,
      isRequest: true,
      closes: 12,
      requestedBy: 'ada',
      failedRunUrl: undefined,
      tested: undefined,
      ciWorkflow: 'ci.yml',
      workingDirectory: "it's/here",
      check: { kind: 'anywhere', setupCommand: 'npm ci' },
    },
  ),
  'pull-request-with-others-left-alone': withEvidence({
    before: { ...EVIDENCE.before, counts: { ...COUNTS, passed: 39, failed: 2 } },
    after: { ...EVIDENCE.after, exitCode: 1, counts: { ...COUNTS, passed: 40, failed: 1 } },
    remaining: ['test/rates.test.js > rates are there'],
    remarks: [
      '1 test failed before, was not targeted, and still fails: "test/rates.test.js > rates are there".',
      ...describeUnnamed(['test/rates.test.js > rates are there']),
    ],
  }),
  'pull-request-proven-by-exit-code': withEvidence({
    method: 'exit_code',
    failToPass: ['(the whole test command)'],
    before: { ...EVIDENCE.before, counts: null },
    after: { ...EVIDENCE.after, counts: null },
    remarks: [
      'The test runner left no per-test report, so the proof is by the exit code of the whole command.',
      'Tests ran with reduced isolation (level 1: bubblewrap is not installed).',
    ],
  }),
  'pull-request-with-everything': withEvidence(
    {
      failToPass: many(45, (i) => `test/cart.test.js > total ${i}`),
      hunks: many(3, (i) => ({
        path: 'src/cart.js',
        header: `@@ -${i},3 +${i},3 @@`,
        neededBy: ['test/cart.test.js > total 1', 'test/cart.test.js > total 2'].slice(0, i + 1),
      })),
      flaky: ['test/mail.test.js > mail 0'],
      remaining: many(42, (i) => `test/mail.test.js > mail ${i}`),
      remarks: many(12, (i) => `src/cart.js:${i} catches every error.`),
    },
    {
      change: { ...CHANGE, entries: many(43, (i) => toEntry(`src/part-${i}.js`)) },
      decisions: many(11, (i) => ({ rule: 'tests', reason: `"test/${i}.js" may not be changed this way.` })),
      explanation: many(120, (i) => `Line ${i} of what the model has to say about the change.`).join('\n'),
      thread: 7,
      branch: 'topic',
      tested: { isMerge: true, into: 'main', merge: 'd'.repeat(40) },
    },
  ),
}

for (const [name, facts] of Object.entries(BODIES)) {
  test(`the body of a ${name.replaceAll('-', ' ')} reads as a maintainer wants it`, () => {
    assertGolden(`${name}.md`, `# ${renderTitle(facts)}\n\n${renderBody(facts)}`)
  })
}

/** What strangers put into names: markup, mentions, references, commands, fences, and what no reader sees. */
const HOSTILE = [
  'a | b ``` ~~~ <img src=x> ![x](https://h.example/p.png) [y](https://h.example) @octo/all closes #1 octo/app#2 GH-3',
  '/approve\n@dependabot merge\n::set-output name=x::y\n##[error]z <!-- regreen:status --> \u202e\u200b\u{e0041}',
].join('\n')

test('G6, G7, G8, G9, G11: names, paths, reasons and words of strangers stay words, in the body as everywhere', () => {
  const facts = withEvidence(
    {
      failToPass: [HOSTILE],
      remaining: [HOSTILE],
      hunks: [
        { path: HOSTILE, header: '@@ -1 +1 @@', neededBy: [HOSTILE] },
        { path: 'b', header: '@@ -1 +1 @@', neededBy: [HOSTILE] },
      ],
      remarks: [HOSTILE],
    },
    {
      change: { ...CHANGE, entries: [toEntry(HOSTILE)] },
      decisions: [{ rule: HOSTILE, reason: HOSTILE }],
      explanation: HOSTILE,
      command: HOSTILE,
      branch: HOSTILE,
      model: HOSTILE,
      requestedBy: HOSTILE,
      thread: 7,
    },
  )
  assertGolden('pull-request-hostile.md', `# ${renderTitle(facts)}\n\n${renderBody(facts)}`)
})

test('no body is longer than GitHub takes, whatever is in it, and what is left stands whole', () => {
  const long = '<`|&'.repeat(2_000)
  const facts = withEvidence(
    {
      failToPass: many(500, () => long),
      remaining: many(500, () => long),
      hunks: many(500, () => ({ path: long, header: long, neededBy: [long, long] })),
      remarks: many(500, () => long),
    },
    {
      change: { ...CHANGE, entries: many(3_000, (i) => toEntry(`${i}${long}`)) },
      decisions: many(1_000, () => ({ rule: long, reason: long })),
      explanation: many(4_000, () => '<&@#1'.repeat(3)).join('\n'),
      command: long.slice(0, 2_000),
      branch: long.slice(0, 300),
    },
  )
  const body = renderBody(facts)

  assert.ok(body.length <= 65_536, `${body.length} characters`)
  assert.ok(body.length > 10_000)
  assert.equal((body.match(/^(`{3,}|> `{3,})/gm) ?? []).length % 2, 0)
  assert.match(body, /\n### Proof\n\n/)
  assert.match(body, /<sub>Model `scripted`/)
})

test('the title of a request says what was proven, and calls no test new', () => {
  const request = { ...FACTS, isRequest: true, closes: undefined, branch: 'main' }
  const of = (evidence: Partial<EvidenceFile>) => renderTitle({ ...request, evidence: { ...EVIDENCE, ...evidence } })
  assert.equal(of({ failToPass: ['a', 'b'] }), 'Implement a request: 2 tests turned green on main')
  assert.equal(of({ method: 'exit_code' }), 'Implement a request: the tests turned green on main')
})

test('G10: a title is one short line that nobody has written but we, and nothing in it acts', () => {
  const of = (branch: string) => renderTitle({ ...FACTS, branch })
  assert.equal(of('main'), 'Fix 1 failing test on main')
  assert.equal(of('feature/größe-2'), 'Fix 1 failing test on feature/größe-2')
  assert.equal(of('@octo/all\u00a0fixes\u00a0#1\u202e'), 'Fix 1 failing test on _octo/all_fixes_1')
  assert.equal(of('x[skip ci]'), 'Fix 1 failing test on x_skip_ci_')
  assert.equal(of('gh-7'), 'Fix 1 failing test on gh_7')
  assert.ok(of('x'.repeat(250)).length < 200)
})

test('a person stands beside us by the address that GitHub keeps for them', () => {
  const ada = { login: 'ada', id: 7 }
  assert.equal(renderCoAuthor(ada, 'https://github.com'), 'Co-authored-by: ada <7+ada@users.noreply.github.com>')
  assert.equal(
    renderCoAuthor(ada, 'https://git.corp.example'),
    'Co-authored-by: ada <7+ada@users.noreply.git.corp.example>',
  )
  assert.equal(renderCoAuthor({ login: 'x>\nSigned-off-by: y', id: 7 }, 'https://github.com'), undefined)
})

test('G9: no line of a command begins a line of the body', () => {
  const command = 'npm test\n/approve\n@dependabot merge\n'
  const body = renderBody({
    ...FACTS,
    command,
    check: { kind: 'anywhere', setupCommand: command },
    workingDirectory: command,
  })
  assert.doesNotMatch(body, /^\s*[/@]/m)
  assert.ok(body.includes("--test-command $'npm test\\n/approve\\n@dependabot merge\\n'"))
})

test('where tests had the network, whoever runs the proof again gives it to them', () => {
  const sandbox = { ...EVIDENCE.sandbox, network: 'host' as const }
  assert.match(renderBody(withEvidence({ sandbox })), /--test-command 'npm test' --network host\n```/)
  const leftAlone = { sandbox, after: { ...EVIDENCE.after, exitCode: 1 } }
  assert.match(renderBody(withEvidence(leftAlone)), /--evidence evidence\.json --network host\n```/)
  assert.doesNotMatch(renderBody(FACTS), /--network/)
})
