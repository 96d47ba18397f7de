import assert from 'node:assert/strict'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { checkIntegrity } from '../../../src/proof/integrity/integrity.ts'
import { planTests, runTests } from '../../../src/proof/proof.ts'
import type { SandboxReport } from '../../../src/workspace/workspace.ts'
import { QUICK_PATH } from '../../support/attempt.ts'
import { openCopy } from '../../support/copies.ts'
import { GREEN, type Green } from '../../support/green-projects.ts'
import { PACKAGES } from '../../support/run-tests.ts'

/** As after the whole suite, and then as if a narrowed run had shown the same. */
async function check(t: TestContext, project: Green, changed: Green['files'] = {}) {
  const { command, workingDirectory = '.' } = project
  const settings = { workingDirectory, environment: { PATH: QUICK_PATH } }
  const { openCopy: open, tree, mirror } = await openCopy(t, project.files, settings)
  const openWithPackages = async (from: string) => {
    const opened = await open(from)
    await symlink(PACKAGES, join(opened.directory, 'node_modules'))
    return opened
  }
  const edits = Object.entries(changed).map(([path, text]) => ({ path, mode: '100644', content: Buffer.from(text) }))
  const change = await mirror.change(tree, await mirror.treeWith(tree, edits))
  const copy = await openWithPackages(change.tree)
  const plan = await planTests(command, copy)
  const run = { timeoutMs: 60_000, signal: new AbortController().signal }
  const startedAtMs = Date.now()
  const report = await runTests(copy, plan, run)
  assert.deepEqual(
    report.tests?.map(({ status }) => status),
    ['passed'],
    report.output,
  )
  const ids = report.tests?.map(({ id }) => id) ?? []
  const evidence = { method: 'per_test', failToPass: ids } as const
  const parts = { openCopy: openWithPackages, planFor: async () => plan, run, isProtected: () => false, sandbox: NONE }
  const claim = { change, beforeTree: tree, evidence }
  return {
    whole: await checkIntegrity({ ...claim, copy, startedAtMs, after: [report] }, parts),
    async narrowed() {
      const clean = await openWithPackages(change.tree)
      const after = [report, { ...report, only: ids }]
      return checkIntegrity({ ...claim, copy: clean, startedAtMs: Date.now(), after }, parts)
    },
  }
}

const NONE: SandboxReport = {
  level: 0,
  mechanism: 'none',
  bwrapVersion: null,
  uid: 0,
  network: 'host',
  pidNamespace: false,
  protectedReadOnly: false,
  limits: {},
  selfTest: { passed: 0, failed: [] },
  reason: '',
}

const BELIEVED = { reasons: [], remarks: [] }
const DOUBT = /^Tests that must fail (passed|were not reported) with this patch/

for (const project of GREEN) {
  describe(`tests that must fail, under ${project.what}`, () => {
    test('are seen to fail, with the whole suite and where runs are narrowed', async (t) => {
      const { whole, narrowed } = await check(t, project)
      assert.deepEqual(whole, BELIEVED)
      assert.deepEqual(await narrowed(), BELIEVED)
    })

    const { silent, swallowing } = project
    if (silent)
      test('tell when assertions do not throw any more, with the whole suite and where runs are narrowed', async (t) => {
        const { whole, narrowed } = await check(t, project, silent)
        assert.match(whole.reasons.join(), DOUBT)
        assert.match((await narrowed()).reasons.join(), DOUBT)
      })

    if (!swallowing) return
    test('tell when an error does not make its test fail', async (t) => {
      const { whole } = await check(t, project, swallowing)
      assert.match(whole.reasons.join(), DOUBT)
    })
  })
}

/** Speaks to node's runner in the place of the test, and ends the file before anything else is reported. */
const SPEAKING = `import { DefaultSerializer } from 'node:v8'
import { writeSync } from 'node:fs'
const file = process.argv[1]
function tell(type) {
  const data = { name: 'it adds', nesting: 0, testNumber: 1, file, line: 1, column: 1, details: { duration_ms: 1, type: 'test' } }
  const serializer = new DefaultSerializer()
  serializer.writeHeader()
  const head = serializer.releaseBuffer().length
  serializer.writeHeader()
  serializer.writeRawBytes(Buffer.alloc(4))
  serializer.writeHeader()
  serializer.writeValue({ type, data })
  const message = serializer.releaseBuffer()
  message.writeUInt32BE(message.length - 4 - head, head)
  writeSync(1, message)
}
tell('test:start')
tell('test:pass')
process.exit(0)
export const sum = () => 3
`

test('tests that were kept from failing are missed in a file whose name the runner takes for a pattern, too', async (t) => {
  const [project] = GREEN
  assert.ok(project)
  const { 'test/sum.test.js': text = '', ...others } = project.files
  const odd = { ...project, files: { ...others, 'test/[id].test.js': text } }
  const { whole } = await check(t, odd, { 'src/sum.js': SPEAKING })
  assert.match(whole.reasons.join(), /^Tests that must fail were not reported with this patch/)
})
