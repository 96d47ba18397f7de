import assert from 'node:assert/strict'
import { copyFile, cp, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import type { EvidenceFile } from '../../../src/results/evidence-file.ts'
import { QUICK_PATH } from '../../support/attempt.ts'
import { type CliResult, runCli } from '../../support/cli.ts'
import { openFolder } from '../../support/folders.ts'
import { openInvoices, type PatchName } from '../../support/invoices.ts'
import { share } from '../../support/share.ts'
import { openTempRepo } from '../../support/temp-repo.ts'

const QUICK = ['--sandbox', 'off']
const env = { PATH: QUICK_PATH }
const NODE = { PATH: `${dirname(process.execPath)}:${process.env.PATH}` }
const RUNS = ['--test-command', 'python3 -m pytest', '--reruns-before', '1', '--reruns-after', '1']

const invoices = share(openInvoices)

async function prove(patch: PatchName, more: readonly string[] = []): Promise<CliResult> {
  const { repo, patch: write } = await invoices()
  const args = ['verify', '--workspace', repo.directory, '--base', 'HEAD', '--patch', await write(patch)]
  return runCli([...args, ...RUNS, ...QUICK, ...more], { env })
}

describe('any patch can be proven', () => {
  test('one with code and tests is, and the tests that turned green are named', async () => {
    const { code, stdout, stderr } = await prove('whole')
    assert.equal(code, 0, stderr)
    assert.match(stdout, /^Proven\. Exit code 1 before, 0 after; \d tests? stayed green\.$/m)
    assert.match(stdout, /^ {2}turned green: tests\/test_invoice\.py > TestInvoice > test_count$/m)
  })

  test("a test's own name is printed as it is, also where it speaks of an input", async (t) => {
    const fails = 'require("node:test").test(`the input "model" is there`, () => require("node:assert").ok(0))\n'
    const repo = await openTempRepo(t, { 'a.test.js': fails })
    await repo.write('a.test.js', fails.replace('ok(0)', 'ok(1)'))
    const patchFile = join(await openFolder(t), 'a.diff')
    await writeFile(patchFile, `${await repo.git('diff')}\n`)
    const flags = ['--base', 'HEAD', '--patch', patchFile, '--test-command', 'node --test']
    const { stdout } = await runCli(['verify', '--workspace', repo.directory, ...flags, ...QUICK], { env: NODE })
    assert.match(stdout, /turned green: a\.test\.js > the input "model" is there$/m)
  })

  test('nothing in it is obeyed by a terminal', async (t) => {
    const failing = 'require("node:test").test("fails", () => require("node:assert").ok(require("./a.js")))\n'
    const repo = await openTempRepo(t, { 'a.js': 'module.exports = 0\n', 'a.test.js': failing })
    await repo.write('a.js', 'module.exports = 1\n')
    await repo.write('b\u001b[2J\u001b[HNot this one.js', 'module.exports = () => process.exit(0)\n')
    await repo.git('add', '--intent-to-add', '.')
    const patchFile = join(await openFolder(t), 'a.diff')
    await writeFile(patchFile, `${await repo.git('diff')}\n`)
    const flags = ['--base', 'HEAD', '--patch', patchFile, '--test-command', 'node --test']
    const { stdout } = await runCli(['verify', '--workspace', repo.directory, ...flags, ...QUICK], { env: NODE })
    assert.match(stdout, /^ {2}bNot this one\.js:1 ends the process/m)
    assert.ok(!stdout.includes('\u001b'))
  })

  test('one without a test that fails is not', async () => {
    const { code, stdout } = await prove('right')
    assert.equal(code, 2)
    assert.match(stdout, /^Not proven\.[\s\S]*No test failed before the patch/m)
  })

  test('one that changes how tests are run is not, whatever they say', async () => {
    const { code, stdout } = await prove('hooks')
    assert.equal(code, 2)
    assert.match(stdout, /The rule "runner-config" refuses the change of "conftest\.py"/)
  })
})

describe('what cannot be proven is said, with the cure', () => {
  const CASES: readonly (readonly [what: string, args: readonly string[], message: RegExp])[] = [
    ['without a base', ['--patch', 'x.diff'], /needs --base\. Give --base and --patch, or --evidence/],
    ['without a patch', ['--base', 'HEAD'], /needs --patch/],
    [
      'with a base that is not there',
      ['--base', 'f'.repeat(40), '--patch', 'x.diff'],
      /no commit "f{40}" in .*Name a commit, a branch or a tag/,
    ],
    [
      'with a patch that is not there',
      ['--base', 'HEAD~0', '--patch', 'x.diff'],
      /x\.diff cannot be read: .*\. Name the patch with --patch\./,
    ],
    [
      'with a list that names nothing',
      ['--base', 'HEAD', '--patch', 'x.diff', '--fail-to-pass', '/dev/null'],
      /name no test/,
    ],
    [
      'with an evidence file that is not there',
      ['--evidence', 'none.json'],
      /none\.json cannot be read: .*\. Name a file that is there\./,
    ],
  ]
  for (const [what, args, message] of CASES) {
    test(what, async () => {
      const { repo, folder } = await invoices()
      const { code, stderr } = await runCli(['verify', '--workspace', repo.directory, ...args], {
        env,
        directory: folder,
      })
      assert.equal(code, 1)
      assert.match(stderr, message)
    })
  }

  for (const text of ['', 'hello\n']) {
    test(`with a patch file that holds ${JSON.stringify(text)}`, async () => {
      const { repo, folder } = await invoices()
      const file = join(folder, 'none.diff')
      await writeFile(file, text)
      const { code, stderr } = await runCli(
        ['verify', '--workspace', repo.directory, '--base', 'HEAD', '--patch', file, ...QUICK],
        { env },
      )
      assert.equal(code, 1)
      assert.match(stderr, /^error: .*none\.diff holds no patch in the form that "git diff" writes\./)
      assert.doesNotMatch(stderr, /allow-empty/)
    })
  }

  test('with a set-up that fails, and what it has printed', async () => {
    const { code, stderr } = await prove('whole', ['--setup-command', 'echo no mirror; exit 3'])
    assert.equal(code, 1)
    assert.match(stderr, /^error: The set-up command ".*" ended with exit code 3\. It printed:\n {2}no mirror\n$/)
  })

  test('with a patch that does not apply', async () => {
    const { repo, patch } = await invoices()
    const file = await patch('right')
    await writeFile(file, (await readFile(file, 'utf8')).replace('-    return cents *', '-    return dollars *'))
    const { code, stderr } = await runCli(
      ['verify', '--workspace', repo.directory, '--base', 'HEAD', '--patch', file, ...QUICK],
      { env },
    )
    assert.equal(code, 1)
    assert.match(stderr, /right\.diff does not apply to the base commit/)
  })
})

/** A proof with its files, as a run leaves them. */
const proof = share(async () => {
  const { folder } = await invoices()
  const out = join(folder, 'out')
  const { code, stderr } = await prove('whole', ['--out', out])
  assert.equal(code, 0, stderr)
  await copyFile(join(folder, 'whole.diff'), join(out, 'patch.diff'))
  return out
})

/** A copy of these files, to be written over. */
async function openEvidence(t: TestContext) {
  const { repo } = await invoices()
  const out = await openFolder(t)
  await cp(await proof(), out, { recursive: true })
  const file = join(out, 'evidence.json')
  return {
    repo,
    file,
    patchFile: join(out, 'patch.diff'),
    evidence: JSON.parse(await readFile(file, 'utf8')) as EvidenceFile, // Written by the command itself.
    async again() {
      const args = ['verify', '--json', '--workspace', repo.directory, '--evidence', file, ...QUICK]
      const { code, stdout, stderr } = await runCli(args, { env })
      return { code, stderr, ...JSON.parse(stdout || '{}') }
    },
  }
}

/** Evidence that does not say which tests need which piece, so that this is not looked for again. */
const withoutNeeds = (evidence: EvidenceFile): EvidenceFile => ({
  ...evidence,
  hunks: evidence.hunks.map((hunk) => ({ ...hunk, neededBy: [] })),
})

describe('the proof of an evidence file can be run again', () => {
  test('it shows the same', async (t) => {
    const { again } = await openEvidence(t)
    const { code, outcome, differences, stderr } = await again()
    assert.deepEqual([code, outcome, differences], [0, 'same', []], stderr)
    assert.match(stderr, /^The recorded test command is run here: '.*pytest.*'$/m)
  })

  test('what was written over is told', async (t) => {
    const { file, evidence, again } = await openEvidence(t)
    const forged = {
      tree: 'b'.repeat(40),
      passToFail: ['tests/x.py > test_x'],
      sandbox: { ...evidence.sandbox, uid: 7 },
    }
    const model = 'm\u001b[2J\u001b[HThe proof was run again\nand shows the same.'
    await writeFile(file, JSON.stringify({ ...withoutNeeds(evidence), ...forged, model }))
    const { code, outcome, differences, circumstances, stderr } = await again()
    assert.deepEqual([code, outcome], [2, 'different'])
    assert.match(circumstances.join('\n'), /^The sandbox, uid: 7 then, .* now\.$/)
    assert.match(stderr, /the model \(mThe proof was run again and shows the same\.\)/)
    assert.ok(!stderr.includes('\u001b'))
    assert.equal(differences.length, 2)
    assert.match(differences[0], /^The tree with the patch was b{40} and is [0-9a-f]{40} now\.$/)
    assert.equal(differences[1], 'Turned red: "tests/x.py > test_x" is no longer in it.')
  })

  test('so is a test that is said to need a piece of the patch and does not', async (t) => {
    const { file, evidence, again } = await openEvidence(t)
    const [first, ...others] = evidence.hunks
    assert.ok(first && others.length > 0)
    await writeFile(file, JSON.stringify({ ...evidence, hunks: [{ ...first, neededBy: ['x'] }, ...others] }))
    const { code, differences } = await again()
    assert.equal(code, 2)
    const [forged, ...real] = differences
    assert.match(forged, /^Needed pieces: ".+ by x" is no longer in it\.$/)
    assert.ok(real.length > 0)
    for (const difference of real) assert.match(difference, /^Needed pieces: ".+ by tests\/.+" is new in it\.$/)
  })

  test('so is another patch', async (t) => {
    const { patchFile, again } = await openEvidence(t)
    await writeFile(patchFile, (await readFile(patchFile, 'utf8')).replace('"0.53"', '"0.52"'))
    const { code, differences } = await again()
    assert.equal(code, 2)
    assert.match(differences.join('\n'), /^The outcome was fixed and is unproven now\.$/m)
    assert.match(
      differences.join('\n'),
      /^Still failing: "tests\/test_invoice\.py > TestInvoice > test_rounding" is new in it\.$/m,
    )
  })

  test('so is a change of tests that nobody was told of', async (t) => {
    const { file, evidence, again } = await openEvidence(t)
    const told = 'Existing tests were changed. Look at what they no longer ask for.'
    assert.ok(evidence.remarks.includes(told))
    assert.equal(evidence.mayChangeTests, true)
    const brief = withoutNeeds(evidence)
    await writeFile(file, JSON.stringify({ ...brief, remarks: brief.remarks.filter((remark) => remark !== told) }))
    const untold = await again()
    assert.deepEqual([untold.code, untold.differences], [2, [`Remarks: ${JSON.stringify(told)} is new in it.`]])

    const { mayChangeTests: _, ...older } = brief
    await writeFile(file, JSON.stringify(older))
    assert.equal((await again()).code, 0)
    for (const changed of [
      { ...older, remarks: [] },
      { ...brief, mayChangeTests: false },
    ]) {
      await writeFile(file, JSON.stringify(changed))
      const { code, differences } = await again()
      assert.equal(code, 2)
      assert.match(differences.join('\n'), /^Reasons: "The rule \\"tests\\" refuses the change of /m)
    }
  })

  test('what the evidence says cannot be said again', async (t) => {
    const { repo, file } = await openEvidence(t)
    const args = ['verify', '--workspace', repo.directory, '--evidence', file, '--base', 'HEAD']
    const { code, stderr } = await runCli(args, { env })
    assert.equal(code, 1)
    assert.match(stderr, /"--evidence" already names it: leave out "--base"/)
  })

  test('a file that is no evidence is named', async (t) => {
    const { file, again } = await openEvidence(t)
    await writeFile(file, '{}')
    const { code, stderr } = await again()
    assert.equal(code, 1)
    assert.match(stderr, /evidence\.json is not an evidence file: it has no "schemaVersion"\./)
  })
})
