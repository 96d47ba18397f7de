import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLog } from '../../../src/github/logs.ts'
import { exitedWith, jobLog, runStep, stamped } from '../../support/job-log.ts'

const NPM = ['', '> @shop/cart@1.0.0 test', '> node --test', '']
const PYTEST = ['rootdir: /home/runner/work/shop/shop/packages/cart', 'collected 2 items']
const NOWHERE = { folder: undefined, packageName: undefined }

type Row = readonly [
  what: string,
  script: readonly string[],
  output: readonly string[],
  hints: { readonly folder?: string; readonly packageName?: string },
]

const ROWS: readonly Row[] = [
  ['the package whose script npm starts', ['npm test'], NPM, { packageName: '@shop/cart' }],
  [
    'that of a script with arguments',
    ['npm run test:unit -- --ci'],
    ['> cart@1.0.0 test:unit'],
    { packageName: 'cart' },
  ],
  [
    'that of pnpm, with its path',
    ['pnpm test'],
    ['> cart@1.0.0 test /home/runner/work/a/a/cart'],
    { packageName: 'cart' },
  ],
  ['no package where an option names another', ['npm test -w cart'], NPM, {}],
  ['no package where the first script has no name', ['npm test'], ['> test', '> npm test -ws', ...NPM], {}],
  ['the root of pytest', ['pip install .', 'python -m pytest -q'], PYTEST, { folder: 'packages/cart' }],
  ['no root of pytest where paths are given', ['pytest packages/cart/tests'], PYTEST, {}],
  ['no root that is the checkout', ['pytest'], ['rootdir: /home/runner/work/shop/shop'], {}],
  ['a folder that the script goes to', ['cd packages/cart', 'npm ci', 'npm test'], [], { folder: 'packages/cart' }],
  ['one that it goes to in the same line', ['cd ./web/ && npm test'], [], { folder: 'web' }],
  ['none of several', ['cd web', 'npm test', 'cd ..'], [], {}],
  ['none outside of the project', ['cd ../other', 'npm test'], [], {}],
  ['none that only a shell can tell', ['cd "$HOME"', 'npm test'], [], {}],
]
for (const [what, script, output, hints] of ROWS) {
  test(`of a step is known ${what}`, async () => {
    const log = jobLog([...runStep(...script), ...stamped(...output), ...exitedWith(1)])
    const { folder, packageName } = await readLog(log)
    assert.deepEqual({ folder, packageName }, { ...NOWHERE, ...hints })
  })
}
