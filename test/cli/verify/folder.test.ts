import assert from 'node:assert/strict'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { EvidenceFile } from '../../../src/results/evidence-file.ts'
import { runCli } from '../../support/cli.ts'
import { openFolder } from '../../support/folders.ts'
import { openTempRepo, PROJECTS } from '../../support/temp-repo.ts'

const { files, source, broken, repaired } = PROJECTS['node:test']
const HERE = 'packages/cart'
const QUICK = ['--sandbox', 'off', '--reruns-before', '1', '--reruns-after', '1']

/** A package that is red beside one that is green, a proof of its repair, and ways to run that again. */
async function openPackage(t: TestContext) {
  const packages = Object.entries(files).flatMap(([path, text]) => [
    [`${HERE}/${path}`, text],
    [`packages/list/${path}`, path === source ? text.replace(broken, repaired) : text],
  ])
  const repo = await openTempRepo(t, Object.fromEntries(packages))
  const out = join(await openFolder(t), 'out')
  await mkdir(out)
  await repo.write(`${HERE}/${source}`, `${files[source]}`.replace(broken, repaired))
  const patchFile = join(out, 'patch.diff')
  await writeFile(patchFile, `${await repo.git('diff')}\n`)
  await repo.git('reset', '--quiet', '--hard')
  const patch = ['--base', 'HEAD', '--patch', patchFile, '--working-directory', HERE, '--out', out]
  const proven = await runCli(['verify', '--workspace', repo.directory, ...patch, ...QUICK])
  assert.equal(proven.code, 0, proven.stderr)
  const file = join(out, 'evidence.json')
  const evidence: EvidenceFile = JSON.parse(await readFile(file, 'utf8'))
  return {
    evidence,
    write: (changed: EvidenceFile) => writeFile(file, JSON.stringify(changed)),
    async again(folder = '.', more: readonly string[] = []) {
      const workspace = join(repo.directory, folder)
      const args = ['verify', '--json', '--workspace', workspace, '--evidence', file, ...QUICK, ...more]
      const { stdout, stderr } = await runCli(args)
      return { stderr, ...JSON.parse(stdout || '{}') }
    },
  }
}

test('evidence names the folder, and its proof is run there again, from wherever that is asked for', async (t) => {
  const { evidence, again } = await openPackage(t)
  assert.equal(evidence.workingDirectory, HERE)
  for (const folder of ['.', HERE, 'packages/list']) {
    const { outcome, differences, stderr, evidence: now } = await again(folder)
    assert.deepEqual([outcome, differences], ['same', []], stderr)
    assert.equal(now.workingDirectory, HERE)
  }
})

test('a folder that is given is used in its place', async (t) => {
  const { again } = await openPackage(t)
  const { outcome, differences } = await again('.', ['--working-directory', 'packages/list'])
  assert.equal(outcome, 'different')
  assert.match(differences.join('\n'), /^The outcome was fixed and is unproven now\.$/m)
})

test('older evidence names none, and can still be checked', async (t) => {
  const { evidence, write, again } = await openPackage(t)
  const { workingDirectory: _, ...older } = evidence
  await write(older)
  assert.equal((await again(HERE)).outcome, 'same')
})

test('a folder outside the repository is refused', async (t) => {
  const { evidence, write, again } = await openPackage(t)
  await write({ ...evidence, workingDirectory: '../elsewhere' })
  const { outcome, stderr } = await again()
  assert.equal(outcome, 'error')
  assert.match(stderr, /--working-directory is .*it must be a folder inside the repository/)
})
