import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { openScenario } from '../support/scenario.ts'
import { call } from '../support/scripted-model.ts'

/** Far enough from each other that a change of each function is a hunk of its own. */
const BETWEEN = Array.from({ length: 8 }, (_, i) => `// ${i + 1}`).join('\n')
const CART = `export const total = (prices) => prices.reduce((sum, price) => sum - price, 0)
${BETWEEN}
export const label = (price) => \`\${price} ct\`
${BETWEEN}
export const count = (prices) => prices.length - 1
`
const REPAIRED = CART.replace('sum - price', 'sum + price').replace('prices.length - 1', 'prices.length')
const WRITTEN = REPAIRED.replaceAll(/price(?=\) => `|} ct)/g, 'cents')

test('what no test needs leaves the patch, and the pull request says which test needs each piece that stays', async (t) => {
  const edit = call('write_file', { path: 'src/cart.js', content: WRITTEN })
  const turns = [[edit], 'I add the prices, count them all, and gave a parameter a better name.']
  const scenario = await openScenario(t, { files: { 'src/cart.js': CART }, turns })

  const run = await scenario.start(await scenario.redRun())

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  const patch = await readFile(run.outputs['patch-file'] ?? '', 'utf8')
  assert.match(patch, /^\+.*sum \+ price/m)
  assert.match(patch, /^\+.*prices\.length$/m)
  assert.doesNotMatch(patch, /cents/)
  const [push] = scenario.github.pushes
  assert.equal(await scenario.repository.git.run(['show', `${push?.after}:src/cart.js`]), REPAIRED.trimEnd())
  const [pull] = [...scenario.repository.threads.values()]
  const body = pull?.body ?? ''
  assert.match(body, /What breaks without each piece of the patch/)
  assert.match(body, /`src\/cart\.js @@ -1,4 \+1,4 @@` \| `test\/cart\.test\.js > total adds the prices up`/)
  assert.match(body, /`src\/cart\.js @@ -16,4 \+16,4 @@` \| `test\/cart\.test\.js > count says how many there are`/)
})
