import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { openProject, openTempRepo, PROJECTS, type RunnerName } from '../temp-repo.ts'

const RUNNERS: readonly RunnerName[] = ['node:test', 'vitest', 'jest', 'mocha', 'pytest', 'unittest']

for (const runner of RUNNERS) {
  test(`the ${runner} project has one test that fails, and none after the repair`, async (t) => {
    const { testCommand, source, broken, repaired, failing, passing } = PROJECTS[runner]
    const repo = await openProject(t, runner)
    const run = () => {
      const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, ...env } = process.env
      const [command = '', ...args] = testCommand.split(' ')
      const { status, stdout, stderr } = spawnSync(command, args, {
        cwd: repo.directory,
        env: { ...env, PYTHONDONTWRITEBYTECODE: '1' },
        encoding: 'utf8',
      })
      return { status, output: stdout + stderr }
    }
    const before = run()
    assert.notEqual(before.status, 0)
    assert.ok(before.output.includes(failing), before.output)
    await repo.write(source, (await repo.read(source)).replace(broken, repaired))
    const after = run()
    assert.equal(after.status, 0, after.output)
    assert.ok(Object.values(PROJECTS[runner].files).some((text) => text.includes(passing)))
    assert.equal(await repo.git('status', '--porcelain'), ` M ${source}`)
  })
}

test('equal files make equal commits, and the folder goes with the test', async () => {
  const after: (() => unknown)[] = []
  const t = { after: (clean: () => unknown) => void after.push(clean) }
  const one = await openTempRepo(t, { 'a.txt': 'a\n', 'b c/"d".txt': 'd\n' })
  const two = await openTempRepo(t, { 'a.txt': 'a\n', 'b c/"d".txt': 'd\n' })
  assert.equal(one.commit, two.commit)
  assert.equal(await one.read('b c/"d".txt'), 'd\n')
  assert.equal(await one.git('status', '--porcelain'), '')
  for (const clean of after) await clean()
  assert.ok(!existsSync(one.directory))
})
