import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { QUICK_PATH } from '../../support/attempt.ts'
import { runCli } from '../../support/cli.ts'
import { FAIL_TO_PASS, openInvoices, PASS_TO_PASS, type PatchName } from '../../support/invoices.ts'
import { share } from '../../support/share.ts'

const QUICK = ['--test-command', 'python3 -m pytest', '--reruns-before', '1', '--reruns-after', '1', '--sandbox', 'off']
const env = { PATH: QUICK_PATH }
const invoices = share(openInvoices)

interface Grading {
  readonly patch: PatchName
  readonly failToPass?: readonly string[]
  readonly passToPass?: readonly string[]
  readonly withTests?: boolean
}

/** Grades a patch by the tests, as a benchmark does. */
async function gradePatch(grading: Grading) {
  const { patch, failToPass = FAIL_TO_PASS, passToPass = PASS_TO_PASS, withTests = true } = grading
  const { repo, patch: write, list } = await invoices()
  const { code, stdout, stderr } = await runCli(
    [
      ...['verify', '--json', '--workspace', repo.directory, '--base', repo.commit],
      ...['--patch', await write(patch)],
      ...(withTests ? ['--test-patch', await write('tests')] : []),
      ...['--fail-to-pass', await list('f2p.json', failToPass)],
      ...['--pass-to-pass', await list('p2p.txt', passToPass)],
      ...QUICK,
    ],
    { env },
  )
  assert.equal(await repo.git('status', '--porcelain'), '')
  return { code, said: stderr, ...JSON.parse(stdout) }
}

describe('a patch is graded by the tests of another', () => {
  test('the right one is resolved, and both lists are printed', async () => {
    const { code, outcome, grade, said } = await gradePatch({ patch: 'right' })
    assert.equal(code, 0, said)
    assert.equal(outcome, 'fixed')
    assert.deepEqual(grade.failToPass, { passed: FAIL_TO_PASS, failed: [] })
    assert.deepEqual(grade.passToPass, { passed: PASS_TO_PASS, failed: [] })
    assert.match(said, /^Resolved\.$/m)
    assert.match(said, /^Fail to pass: 3 of 3\n {2}passed: tests\/test_money\.py::test_parse\[1\.5-150\]$/m)
    assert.match(said, /^Pass to pass: 6 of 6$/m)
  })

  test('one that does two things of three is not, and the list says which is left', async () => {
    const { code, outcome, grade, said } = await gradePatch({ patch: 'partly' })
    assert.equal(code, 2, said)
    assert.equal(outcome, 'unproven')
    assert.deepEqual(grade.failToPass.failed, ['tests/test_money.py::test_parse[1.5-150]'])
    assert.match(said, /^Not resolved\.$/m)
    assert.match(said, /^ {2}failed: tests\/test_money\.py::test_parse\[1\.5-150\]$/m)
  })

  test('one that breaks what was right is not', async () => {
    const { code, grade } = await gradePatch({ patch: 'breaking' })
    assert.equal(code, 2)
    assert.ok(grade.passToPass.failed.includes('tests/test_money.py::test_show'))
  })

  test('one that brings easier tests is judged by the others', async () => {
    const { code, grade } = await gradePatch({ patch: 'own' })
    assert.equal(code, 2)
    assert.deepEqual(grade.failToPass.failed, FAIL_TO_PASS)
  })

  for (const patch of ['hooks', 'tampering'] as const) {
    test(`one that has the runner say that all is well is not believed (${patch})`, async () => {
      const passToPass = PASS_TO_PASS.filter((id) => !id.endsWith('test_negative'))
      const { code, grade, said } = await gradePatch({ patch, passToPass })
      assert.equal(code, 2)
      assert.equal(grade.resolved, false)
      assert.deepEqual(grade.failToPass.failed, [])
      assert.match(grade.doubts.join(), /Tests that must fail passed with this patch/)
      assert.match(said, /Tests that must fail passed with this patch/)
    })
  }

  test('the tests can come with the patch itself', async () => {
    assert.equal((await gradePatch({ patch: 'whole', withTests: false })).code, 0)
    assert.equal((await gradePatch({ patch: 'right', withTests: false })).code, 2)
  })
})

describe('the rules of the lists', () => {
  test('a test that is skipped may stay so, and is no repair', async () => {
    const skipped = 'tests/test_invoice.py::TestInvoice::test_printer'
    const { code, grade } = await gradePatch({ patch: 'right', failToPass: [...FAIL_TO_PASS, skipped] })
    assert.equal(code, 2)
    assert.deepEqual(grade.failToPass.failed, [skipped])
    assert.ok(grade.passToPass.passed.includes(skipped))
  })

  test('a test that is expected to fail has passed', async () => {
    const expected = 'tests/test_money.py::test_negative'
    const { code, grade } = await gradePatch({ patch: 'right', failToPass: [...FAIL_TO_PASS, expected] })
    assert.equal(code, 0)
    assert.ok(grade.failToPass.passed.includes(expected))
  })

  test('a test that is nowhere has failed', async () => {
    const { code, grade } = await gradePatch({ patch: 'right', passToPass: ['tests/test_money.py::test_gone'] })
    assert.equal(code, 2)
    assert.deepEqual(grade.passToPass, { passed: [], failed: ['tests/test_money.py::test_gone'] })
  })
})
