import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { joinFailures, nameFailures } from '../../../src/github/log/failures.ts'
import { type LogReading, readLog } from '../../../src/github/logs.ts'
import { exitedWith, jobLog, runStep, stamped } from '../../support/job-log.ts'

const NOTHING: LogReading = {
  step: undefined,
  exitCode: 1,
  runner: 'jest',
  testsRan: true,
  failingTests: [],
  brokenFiles: [],
  counts: undefined,
  isWhole: true,
  firstError: undefined,
  excerpt: '',
  folder: undefined,
  packageName: undefined,
}

/** A job in which eight tests ran, two were skipped, and as many as are named failed. */
function job(failingTests: readonly string[], more: Partial<LogReading> = {}): LogReading {
  const failed = failingTests.length
  return { ...NOTHING, failingTests, counts: { run: 8, failed, skipped: 2 }, ...more }
}

const join = (...readings: readonly LogReading[]) => joinFailures(readings, '.')

test('the failing tests of a job are known with the number of tests that ran there', () => {
  assert.deepEqual(join(job(['a', 'b'])), { names: ['a', 'b'], ran: 8 })
})

test('those of several jobs are put together, each once, with the number of tests that ran in all of them', () => {
  const larger = job(['b', 'c'], { counts: { run: 20, failed: 2, skipped: 0 } })
  assert.deepEqual(join(job(['a', 'b']), larger), { names: ['a', 'b', 'c'], ran: 8 })
})

const UNCERTAIN: Readonly<Record<string, readonly LogReading[]>> = {
  'there is no log': [],
  'a log names nothing': [job([])],
  'one of the jobs names nothing': [job(['a']), job([])],
  'one of the jobs has not named everything': [job(['a']), job(['b'], { isWhole: false })],
  'there are more names than help': [job(Array.from({ length: 1_001 }, (_, i) => `test ${i}`))],
}
for (const [what, readings] of Object.entries(UNCERTAIN)) {
  test(`where ${what}, it is not known what failed`, () => assert.equal(join(...readings), undefined))
}

test('what is named is known where it is not known whether that is all', () => {
  const uncertain = [job(['shop/a', './shop/b'], { isWhole: false }), job([]), job(['a', 'c'])]
  assert.deepEqual(nameFailures(uncertain, 'shop'), ['a', 'b', 'c'])
  assert.deepEqual(nameFailures([job(Array.from({ length: 1_001 }, (_, i) => `test ${i}`))], '.'), [])
})

test('go test does not count, and names all the same', () => {
  assert.deepEqual(join(job(['TestA'], { runner: 'go test', counts: undefined })), { names: ['TestA'], ran: undefined })
})

test('names are as from the folder that the tests are run in', () => {
  const names = ['packages/cart/test/a.test.js > adds', './packages/cart/b.test.js', 'packages/cartoon > adds', 'adds']
  assert.deepEqual(joinFailures([job(names)], 'packages/cart')?.names, [
    'test/a.test.js > adds',
    'b.test.js',
    'packages/cartoon > adds',
    'adds',
  ])
})

describe('from what runners print', () => {
  const read = async (lines: readonly string[]) =>
    join(await readLog(jobLog([...runStep('test'), ...lines.flatMap((line) => stamped(line)), ...exitedWith(1)])))

  test('a hundred thousand names are none', async () => {
    const names = Array.from({ length: 100_000 }, (_, i) => `FAIL  a.test.ts > adds ${i}`)
    const forged = await read([
      ' RUN  v4.0.0',
      ...names,
      ' Test Files  1 failed (1)',
      '      Tests  10000 failed (10000)',
    ])
    assert.equal(forged, undefined)
  })

  test('a forged name disagrees with the count', async () => {
    const ran = ['✖ failing tests:', '✖ adds (1.2ms)', 'ℹ end']
    const counts = ['ℹ pass 3', 'ℹ fail 1']
    assert.deepEqual(await read([...counts, ...ran]), { names: ['adds'], ran: 4 })
    assert.equal(await read(['✖ failing tests:', '✖ forged (1.2ms)', 'ℹ end', ...counts, ...ran]), undefined)
  })

  const NAMED = ['ℹ pass 3', 'ℹ fail 1', '✖ failing tests:', '✖ adds (1.2ms)', 'ℹ end']
  const BEGUN = ['============================= test session starts ==============================', 'a.py ....F']
  const DIED = 'line 1:  4242 Segmentation fault      (core dumped) pytest'

  test('a step that dies after one that names its failures has told nothing', async () => {
    const steps = [runStep('npm test'), stamped(...NAMED), exitedWith(1)]
    assert.deepEqual(join(await readLog(jobLog(...steps))), { names: ['adds'], ran: 4 })
    const dead = [runStep('pytest'), stamped('....F', DIED), exitedWith(139)]
    assert.equal(join(await readLog(jobLog(...steps, ...dead))), undefined)
  })

  test('a runner that dies in the step of one that names its failures has told nothing', async () => {
    assert.deepEqual(await read(['node --test', ...NAMED]), { names: ['adds'], ran: 4 })
    const make = 'make: *** [Makefile:4: check-python] Error 139'
    assert.equal(await read(['node --test', ...NAMED, 'pytest', ...BEGUN, DIED, make]), undefined)
    assert.equal(await read(['node --test', ...NAMED, 'pytest -q', '....F', DIED, make]), undefined)
    assert.equal(await read(['node --test', ...NAMED, 'pytest', ...BEGUN, make]), undefined)
  })

  test('a step that hides its failures, and one that fails for them, say nothing of what else failed', async () => {
    const hidden = [runStep('npm test || true'), stamped(...NAMED), runStep('./check-report'), exitedWith(3)]
    assert.equal(join(await readLog(jobLog(...hidden))), undefined)
  })

  test('an error outside of the examples of RSpec is counted, and not named', async () => {
    const failed = ['Failed examples:', '', 'rspec ./spec/a_spec.rb:2 # A adds']
    assert.equal((await read(['3 examples, 1 failure', '', ...failed]))?.names.length, 1)
    assert.equal(await read(['3 examples, 1 failure, 1 error occurred outside of examples', '', ...failed]), undefined)
  })
})
