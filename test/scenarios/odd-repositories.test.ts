import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { checkOut } from '../support/action/check-out.ts'
import { openFolder } from '../support/folders.ts'
import { openScenario } from '../support/scenario.ts'
import { call } from '../support/scripted-model.ts'
import { openTopic, REPAIR, saidIn } from '../support/shop.ts'

const TURNS = [[REPAIR], 'I add the prices.']

const MERGED = 'export const sum = (a, b) => a - b\n'
const ODD = `src/größe & "co" 'x' 🛒 $(id).js`

describe('repositories that are not as most', { concurrency: 2 }, () => {
  test('a default branch with another name, and with slashes', async (t) => {
    const defaultBranch = 'release/2.x'
    const scenario = await openScenario(t, { turns: TURNS, defaultBranch })
    const result = await scenario.start(await scenario.redRun(), { inputs: { mode: 'push' } })
    assert.equal(result.outputs.outcome, 'fixed', result.log)
    const [pull] = scenario.repository.threads.values()
    assert.equal(pull?.pull?.baseRef, defaultBranch)
    // Nobody but people changes the default branch, whatever the mode.
    assert.deepEqual(
      scenario.github.pushes.map(({ ref }) => ref),
      [`refs/heads/${pull?.pull?.headRef}`],
    )
  })

  for (const signs of ['false', 'true']) {
    test(`paths with spaces, quotes, other scripts and a line feed, with sign-commits ${signs}`, async (t) => {
      const files = {
        [ODD]: MERGED,
        'a\nb.txt': 'a name of two lines\n',
        'test/cart.test.js': `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sum } from ${JSON.stringify(`../${ODD}`)}

test('sum adds', () => assert.equal(sum(1, 2), 3))
`,
      }
      const edit = call('edit_file', { path: ODD, old_text: 'a - b', new_text: 'a + b' })
      const scenario = await openScenario(t, { turns: [[edit], 'Done.'], files })
      const result = await scenario.start(await scenario.redRun(), { inputs: { 'sign-commits': signs } })
      assert.equal(result.outputs.outcome, 'fixed', result.log)
      const { git } = scenario.repository
      const head = result.outputs['pull-request-head-sha'] ?? ''
      assert.equal(await git.run(['show', `${head}:${ODD}`]), MERGED.replace('a - b', 'a + b').trimEnd())
      assert.equal(await git.run(['show', `${head}:a\nb.txt`]), 'a name of two lines')
    })
  }

  test('submodules and files of Git LFS stay as they are', async (t) => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345678\n`
    const files = {
      '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n',
      '.gitmodules': '[submodule "vendor/lib"]\n\tpath = vendor/lib\n\turl = https://example.invalid/lib.git\n',
      'assets/model.bin': pointer,
      'vendor/lib': { mode: '160000', content: 'c'.repeat(40) },
    } as const
    const scenario = await openScenario(t, { turns: TURNS, files })
    const result = await scenario.start(await scenario.redRun())
    assert.equal(result.outputs.outcome, 'fixed', result.log)
    const { git } = scenario.repository
    const head = result.outputs['pull-request-head-sha'] ?? ''
    const changed = await git.run(['diff-tree', '-r', '--name-only', await scenario.head(), head])
    assert.equal(changed, 'src/cart.js')
    assert.equal(await git.run(['show', `${head}:assets/model.bin`]), pointer.trimEnd())
  })

  test('a shallow checkout with a detached head is enough', async (t) => {
    const scenario = await openScenario(t, { turns: TURNS })
    const { github, repository } = scenario
    await repository.git.commit({ branch: 'main', files: { 'README.md': 'Shop\n' }, message: 'More' })
    const directory = await openFolder(t)
    await checkOut({ github, repository, rev: 'main', directory })
    const result = await scenario.start(await scenario.redRun(), { workspace: directory })
    assert.equal(result.outputs.outcome, 'fixed', result.log)
    assert.doesNotMatch(result.log, /holds no checkout of this commit/)
    assert.match(await readFile(`${directory}/src/cart.js`, 'utf8'), /sum - price/)
  })

  test('a patch of 70,000 characters is shown as far as a comment holds it, and is whole on disk', async (t) => {
    const lines = Array.from({ length: 550 }, (_, i) => `  [${i}, '${'price'.repeat(25)}'],`)
    const data = call('write_file', { path: 'src/data.js', content: `export const data = [\n${lines.join('\n')}\n]\n` })
    const use = call('write_file', {
      path: 'src/cart.js',
      content: `import { data } from './data.js'

export const total = (prices) => prices.reduce((sum, price) => sum + price, data[0][0])
export const count = (prices) => prices.length
`,
    })
    const scenario = await openScenario(t, {
      turns: [[data, use], 'I add the prices.'],
      inputs: { mode: 'comment' },
    })
    const thread = await openTopic(scenario)
    const result = await scenario.start(await scenario.redRun('topic'))
    assert.equal(result.outputs.outcome, 'fixed', result.log)
    const [body = ''] = thread.comments.map((comment) => comment.body)
    assert.ok(body.length > 40_000 && body.length <= 65_536, `${body.length} characters`)
    assert.match(saidIn(thread)[0] ?? '', /more lines?; the whole is where the workflow uploads the files of a run/)
    const patch = await readFile(result.outputs['patch-file'] ?? '', 'utf8')
    assert.ok(patch.length > 70_000, `${patch.length} characters`)
    assert.ok(result.summary.includes(patch.slice(-500).trim()), 'the summary page has room for the whole')
  })

  test('a pull request of 3,000 changed files is repaired like any other', async (t) => {
    const files = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`data/${i % 50}/${i}.txt`, `${i}\n`]))
    const scenario = await openScenario(t, { turns: TURNS })
    await openTopic(scenario, files)
    const result = await scenario.start(await scenario.redRun('topic'))
    assert.equal(result.outputs.outcome, 'fixed', result.log)
    const { git } = scenario.repository
    const head = result.outputs['pull-request-head-sha'] ?? ''
    const changed = await git.run(['diff-tree', '-r', '--name-only', await scenario.head('topic'), head])
    assert.equal(changed, 'src/cart.js')
    assert.equal(result.outputs['pull-request-operation'], 'created')
  })

  test('without a thread, what a comment would say is on the summary page', async (t) => {
    const scenario = await openScenario(t, { turns: TURNS, inputs: { mode: 'comment' } })
    const result = await scenario.start(await scenario.redRun())
    assert.equal(result.outputs.outcome, 'fixed', result.log)
    assert.equal(scenario.github.snapshot(), '')
    assert.equal(result.outputs['comment-url'], '')
    assert.match(result.summary, /^## Regreen: Fixed, and proven\n/)
    assert.match(result.summary, /```diff\ndiff --git a\/src\/cart.js/)
    assert.match(result.summary, /\| failed \| passed \|/)
  })
})
