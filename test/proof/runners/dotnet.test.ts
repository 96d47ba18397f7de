import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dotnet } from '../../../src/proof/runners/native/dotnet.ts'
import { runCommand, statusById } from '../../support/run-tests.ts'

/** What the SDK's trx logger writes, with the parts that nobody asks for left out. */
const TRX = `<?xml version="1.0" encoding="utf-8"?>
<TestRun id="3e56" name="@ci 2026-11-30 01:00:00" xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010">
  <Times creation="2026-11-30T01:00:00.0000000+00:00" />
  <Results>
    <UnitTestResult executionId="e1" testId="t1" testName="Adds(n: 1)" computerName="ci" duration="00:00:00.0003390" outcome="Passed" testListId="l" />
    <UnitTestResult executionId="e2" testId="t2" testName="IsWrong" outcome="Failed">
      <Output><ErrorInfo><Message>Expected: 1 But was: 2</Message><StackTrace>   at Sum.Tests.IsWrong()</StackTrace></ErrorInfo></Output>
    </UnitTestResult>
    <UnitTestResult executionId="e3" testId="t3" testName="IsSlow" outcome="NotExecuted">
      <Output><ErrorInfo><Message>no</Message></ErrorInfo></Output>
    </UnitTestResult>
  </Results>
  <TestDefinitions>
    <UnitTest name="Adds" id="t1"><Execution id="e1" /><TestMethod adapterTypeName="executor://nunit3testexecutor/" className="Sum.Tests" name="Adds" /></UnitTest>
    <UnitTest name="IsWrong" id="t2"><Execution id="e2" /><TestMethod className="Sum.Tests" name="IsWrong" /></UnitTest>
    <UnitTest name="IsSlow" id="t3"><Execution id="e3" /><TestMethod className="Sum.Tests" name="IsSlow" /></UnitTest>
  </TestDefinitions>
  <ResultSummary outcome="Failed"><Counters total="3" executed="2" passed="1" failed="1" /></ResultSummary>
</TestRun>
`

/** Stands in for the SDK: puts that report where it is told to, as the trx logger does. */
const DOTNET = `#!/bin/sh
echo "$@" > words.txt
while [ $# -gt 0 ]; do [ "$1" = --results-directory ] && folder="$2"; shift; done
mkdir -p "$folder"
cp report.trx "$folder/_ci_2026-11-30.trx"
exit 1
`
const FILES = { dotnet: { mode: '100755', content: DOTNET } as const, 'report.trx': TRX, 'Sum.csproj': '<Project/>' }
const TESTS = {
  'Sum.Tests > Adds(n: 1)': 'passed',
  'Sum.Tests > IsWrong': 'failed',
  'Sum.Tests > IsSlow': 'skipped',
}

test('dotnet test: its logger is told where to write', async (t) => {
  const { report, workspace } = await runCommand(t, { files: FILES, command: './dotnet test --no-build -- x' })
  assert.deepEqual(statusById(report), TESTS)
  assert.match(
    (await workspace.read('words.txt', 1_000)).text,
    /^test --logger trx --results-directory \S+ --no-build -- x$/m,
  )
})

test('dotnet test: the same behind a script, by a program that comes first on PATH', async (t) => {
  const { report } = await runCommand(t, { files: FILES, command: 'PATH="$PATH:$PWD"; dotnet test' })
  assert.deepEqual(statusById(report), TESTS)
  assert.equal(report.runner, 'dotnet test')
})

const WORDS = ['dotnet', 'test', 'Sum.sln']
const chosen = (...ids: readonly string[]) => {
  const only = ids.map((id) => ({ id, file: undefined, status: 'failed', isFile: false, message: undefined }) as const)
  return (words: readonly string[]) => dotnet.instrument({ folder: '/r', words, only }).words?.join(' ')
}
const TOLD = 'dotnet test --logger trx --results-directory /r'

test('dotnet test: tests are chosen by their classes, and by their names where these are all that is known', () => {
  const byClass = chosen('Sum.Tests > Adds(n: 1)', 'Sum.Tests > IsWrong', 'Sum.Outer+Inner > is "wrong"')
  assert.equal(
    byClass(WORDS),
    `${TOLD} --filter FullyQualifiedName~Sum.Tests|FullyQualifiedName~Sum.Outer+Inner Sum.sln`,
  )
  assert.equal(chosen('Sum.Tests.Adds(n: 1)')(WORDS), `${TOLD} --filter FullyQualifiedName~Sum.Tests.Adds Sum.sln`)
  assert.equal(chosen()(WORDS), `${TOLD} Sum.sln`)
})

test('dotnet test: all run where the command has a filter of its own, or a name would be none', () => {
  for (const own of ['--filter A=1', '--filter=A=1', '--filter:A=1'])
    assert.equal(chosen('Sum.Tests > Adds')([...WORDS, ...own.split(' ')]), `${TOLD} Sum.sln ${own}`)
  assert.equal(chosen('Sum.Tests > Adds', '"adds" > all')(WORDS), `${TOLD} Sum.sln`)
})
