import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checkGit,
  checkNode,
  checkRunner,
  checkSandbox,
  checkUnsecureCommands,
  readGitVersion,
} from '../../src/doctor/machine.ts'
import { createProcesses, type SandboxReport } from '../../src/workspace/workspace.ts'

const problems = (findings: readonly { readonly kind: string; readonly problem: string }[]) =>
  findings.map(({ kind, problem }) => `${kind}: ${problem}`)

const report = (level: SandboxReport['level'], reason = 'bubblewrap is not installed'): SandboxReport => ({
  level,
  mechanism: 'any',
  bwrapVersion: null,
  uid: 0,
  network: 'none',
  pidNamespace: true,
  protectedReadOnly: true,
  limits: {},
  selfTest: { passed: 0, failed: [] },
  reason: level === 3 ? '' : reason,
})

test('Node.js from version 20 on is in order', () => {
  for (const version of ['20.0.0', '24.21.0', '100.1.0']) assert.deepEqual(checkNode(version), [])
  assert.deepEqual(problems(checkNode('18.20.8')), ['fault: Node.js is 18.20.8.'])
})

test('git from version 2.31 on is in order', () => {
  for (const said of [
    'git version 2.31.0',
    'git version 2.39.5 (Apple Git-154)',
    'git version 3.0.0',
    'git version 2.100.1',
  ])
    assert.deepEqual(checkGit(said), [])
  assert.deepEqual(problems(checkGit('git version 2.30.9')), ['fault: Git is 2.30.'])
  assert.deepEqual(problems(checkGit('git version 1.99.0')), ['fault: Git is 1.99.'])
  assert.deepEqual(problems(checkGit(undefined)), ['fault: There is no git on PATH.'])
  assert.deepEqual(problems(checkGit('busybox')), ['fault: "git --version" says "busybox".'])
})

test('the version of git is asked for on the search path, and nowhere else', async () => {
  const processes = createProcesses(() => performance.now())
  assert.match((await readGitVersion(processes, '/usr/bin:/bin')) ?? '', /^git version \d/)
  assert.equal(await readGitVersion(processes, '/nonexistent'), undefined)
})

for (const value of ['true', 'TRUE', '1', ' true ', '$true']) {
  test(`I7: ACTIONS_ALLOW_UNSECURE_COMMANDS=${value} is a fault`, () => {
    assert.equal(checkUnsecureCommands({ ACTIONS_ALLOW_UNSECURE_COMMANDS: value }).length, 1)
  })
}

test('I7: the variable is in order where it is off or absent', () => {
  for (const value of ['false', '0', '', undefined])
    assert.deepEqual(checkUnsecureCommands({ ACTIONS_ALLOW_UNSECURE_COMMANDS: value }), [])
})

const JOB = { GITHUB_ACTIONS: 'true' }

test('the sandbox is in order from level 2 on', () => {
  assert.deepEqual(checkSandbox(report(3), { sandbox: 'auto' }, JOB), [])
  assert.deepEqual(checkSandbox(report(2), { sandbox: 'require' }, JOB), [])
})

test('a weak sandbox, none at all, and one that is required and missing are faults with the way to a better one', () => {
  assert.deepEqual(problems(checkSandbox(report(1), { sandbox: 'auto' }, JOB)), [
    'fault: Tests run with reduced isolation (level 1: bubblewrap is not installed).',
  ])
  const [finding] = checkSandbox(report(0), { sandbox: 'require' }, JOB)
  assert.match(finding?.problem ?? '', /^Tests run without isolation: .* every run will end there\.$/)
  assert.match(finding?.cure ?? '', /a step "run: .*apt-get install --yes bubblewrap" before Regreen/)
  const [own] = checkSandbox(report(0), { sandbox: 'auto' }, {})
  assert.match(own?.cure ?? '', /^Install bubblewrap: "sudo apt-get install bubblewrap"/)
  const broken = report(1, 'bwrap does not work here (No permissions to create new namespace)')
  assert.match(
    checkSandbox(broken, { sandbox: 'auto' }, JOB)[0]?.cure ?? '',
    /user namespaces, or "sudo" without a password/,
  )
  assert.match(problems(checkSandbox(report(0), { sandbox: 'off' }, JOB)).join(), /The input "sandbox" is "off"/)
})

const OWN = { GITHUB_ACTIONS: 'true', RUNNER_ENVIRONMENT: 'self-hosted' }

test("I5: a runner of one's own is in order with the full sandbox alone", () => {
  assert.deepEqual(checkRunner(OWN, report(3)), [])
  assert.equal(checkRunner(OWN, report(2))?.length, 1)
  assert.equal(
    checkRunner({ GITHUB_ACTIONS: 'true' }, report(2))?.length,
    1,
    'a server that does not say counts as such',
  )
})

test('I5: hosted runners and machines of people are not asked for it', () => {
  assert.deepEqual(checkRunner({ ...OWN, RUNNER_ENVIRONMENT: 'github-hosted' }, report(0)), [])
  assert.equal(checkRunner({}, report(0)), undefined)
})
