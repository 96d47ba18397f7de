import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLog } from '../../src/github/logs.ts'
import { actionStep, exitedWith, jobLog, runStep, stamped } from '../support/job-log.ts'

const PYTEST = [
  '============================= test session starts ==============================',
  'a.py F.                                                                  [100%]',
  '=================================== FAILURES ===================================',
  '___________________________________ test_add ___________________________________',
  '',
  '>       assert add(1, 1) == 2',
  'E       assert 3 == 2',
  '',
  '=========================== short test summary info ============================',
  'FAILED a.py::test_add - assert 3 == 2',
  '========================= 1 failed, 1 passed in 0.10s ==========================',
]
const BAD = [...runStep('pytest'), ...stamped(...PYTEST), ...exitedWith(1)]

test('the failed step is told with its script, exit code, tests and first error', async () => {
  const reading = await readLog(
    jobLog(runStep('pip install .'), runStep('python -m pip list', 'pytest'), stamped(...PYTEST), exitedWith(1)),
  )
  assert.deepEqual(reading.step, { title: 'Run python -m pip list', script: ['python -m pip list', 'pytest'] })
  assert.equal(reading.exitCode, 1)
  assert.equal(reading.runner, 'pytest')
  assert.equal(reading.testsRan, true)
  assert.deepEqual(reading.failingTests, ['a.py::test_add'])
  assert.deepEqual(reading.counts, { run: 2, failed: 1, skipped: 0 })
  assert.equal(reading.firstError, 'E       assert 3 == 2')
  assert.match(reading.excerpt, /^=+ test session starts =+\n/)
  assert.doesNotMatch(reading.excerpt, /cleanup|2026-01-02/)
})

test('a job whose tests passed has no failing tests and no error', async () => {
  const passed = stamped('=== test session starts ===', 'ValueError: printed by a test', '=== 3 passed in 0.10s ===')
  const reading = await readLog(jobLog(runStep('pytest'), passed))
  assert.deepEqual(reading.failingTests, [])
  assert.equal(reading.testsRan, true)
  assert.equal(reading.firstError, undefined)
  assert.equal(reading.exitCode, undefined)
})

test('a step that failed before any test has its first error', async () => {
  const reading = await readLog(
    jobLog(runStep('make'), stamped('cc -c sum.c', 'sum.c:3:5: error: expected expression', '  3 |'), exitedWith(2)),
  )
  assert.equal(reading.testsRan, false)
  assert.equal(reading.runner, undefined)
  assert.equal(reading.exitCode, 2)
  assert.equal(reading.firstError, 'sum.c:3:5: error: expected expression\n  3 |')
})

test('steps that run after the failure do not take its place', async () => {
  const reading = await readLog(
    jobLog(BAD, runStep('cat test.log'), stamped(...PYTEST.map((line) => line.replaceAll('test_add', 'test_sub')))),
  )
  assert.deepEqual(reading.failingTests, ['a.py::test_add'])
  assert.deepEqual(reading.step?.script, ['pytest'])
})

test('tests whose step ignored them are named when a later step fails for them', async () => {
  const reading = await readLog(
    jobLog(
      runStep('pytest || true'),
      stamped(...PYTEST),
      runStep('./check-report'),
      stamped('error: 1 test failed'),
      exitedWith(3),
    ),
  )
  assert.deepEqual(reading.failingTests, ['a.py::test_add'])
  assert.equal(reading.exitCode, 3)
  assert.deepEqual(reading.step?.script, ['./check-report'])
})

test('the tests of two failed steps are all named', async () => {
  const second = [
    ...runStep('go test ./...'),
    ...stamped('--- FAIL: TestAdd (0.00s)', 'FAIL\tsum\t0.1s'),
    ...exitedWith(1),
  ]
  const reading = await readLog(jobLog(BAD, second))
  assert.deepEqual(reading.failingTests, ['a.py::test_add', 'TestAdd'])
  assert.deepEqual(reading.step?.script, ['pytest'])
})

test('an action that fails is known by the error it annotates', async () => {
  const output = stamped(
    '> Task :test',
    'SumTest > adds() FAILED',
    '1 test completed, 1 failed',
    '##[error]Gradle build failed: see console output for details',
  )
  const reading = await readLog(jobLog(actionStep('gradle/gradle-build-action@v2'), output))
  assert.deepEqual(reading.step, { title: 'Run gradle/gradle-build-action@v2', script: [] })
  assert.deepEqual(reading.failingTests, ['SumTest > adds()'])
})

test('a test that prints what the runner prints at the end hides nothing', async () => {
  const output = stamped('Post job cleanup.', '##[group]Run npm test', 'not a heading', '##[endgroup]', ...PYTEST)
  const reading = await readLog(jobLog(runStep('pytest'), output, exitedWith(1)))
  assert.deepEqual(reading.step?.script, ['pytest'])
  assert.deepEqual(reading.failingTests, ['a.py::test_add'])
  assert.equal(reading.exitCode, 1)
})

test('a log without steps is read by its commands', async () => {
  const log = [
    '$ pip install .',
    'The command "pip install ." exited with 0.',
    'travis_fold:start:script\r\x1b[0K$ pytest',
    ...PYTEST,
    'The command "pytest" exited with 1.',
    'Done. Your build exited with 1.',
  ]
  const reading = await readLog(log.join('\r\n'))
  assert.deepEqual(reading.step, { title: 'pytest', script: ['pytest'] })
  assert.equal(reading.exitCode, 1)
  assert.deepEqual(reading.failingTests, ['a.py::test_add'])
})

test('a log that ends in the middle still tells what it has', async () => {
  const log = jobLog(runStep('pytest'), stamped(...PYTEST.slice(0, 7)))
  const reading = await readLog(log.slice(0, log.indexOf('Post job cleanup.')))
  assert.deepEqual(reading.failingTests, ['test_add'])
})

test('an empty log says nothing', async () => {
  const reading = await readLog('')
  assert.deepEqual(reading.failingTests, [])
  assert.equal(reading.testsRan, false)
  assert.equal(reading.step, undefined)
  assert.equal(reading.excerpt, '')
})

test('a log is the same whole and in pieces that cut characters in two', async () => {
  const log = jobLog(
    runStep('pytest'),
    stamped(...PYTEST.map((line) => line.replaceAll('test_add', 'test_été_緑'))),
    exitedWith(1),
  )
  const bytes = Buffer.from(log)
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, i) => bytes.subarray(i * 7, i * 7 + 7))
  assert.deepEqual(await readLog(pieces), await readLog(log))
  assert.deepEqual((await readLog(log)).failingTests, ['a.py::test_été_緑'])
})

test('B8: a log of any size is read in the same memory', async () => {
  const line = Buffer.from(
    `${stamped('> Task :app:compileJava UP-TO-DATE and so on and on, as builds do').join('')}\n`.repeat(1_000),
  )
  async function* long(megabytes: number) {
    for (let bytes = 0; bytes < megabytes * 1e6; bytes += line.length) yield line
    yield Buffer.from(BAD.join('\n'))
  }
  const before = process.memoryUsage().heapUsed
  const reading = await readLog(long(60))
  assert.deepEqual(reading.failingTests, ['a.py::test_add'])
  assert.ok(reading.excerpt.length <= 25_000)
  assert.ok(process.memoryUsage().heapUsed - before < 50e6)
})

test('one endless line is read in the same memory, and does not hide what follows', async () => {
  const piece = 'x'.repeat(1_000_000)
  async function* long() {
    for (let i = 0; i < 30; i += 1) yield piece
    yield `\n${BAD.join('\n')}`
  }
  const before = process.memoryUsage().heapUsed
  assert.deepEqual((await readLog(long())).failingTests, ['a.py::test_add'])
  assert.ok(process.memoryUsage().heapUsed - before < 50e6)
})

test('a hostile log can neither name tests without end nor make a name endless', async () => {
  const many = Array.from({ length: 20_000 }, (_, i) => `--- FAIL: Test${i}${'x'.repeat(1_500)} (0.00s)`)
  const reading = await readLog([...many, 'FAIL\tsum\t0.1s'].join('\n'))
  assert.equal(reading.failingTests.length, 10_000)
  assert.ok(reading.failingTests.every((name) => name.length <= 1_000))
})
