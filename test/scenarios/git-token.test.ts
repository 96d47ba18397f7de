import assert from 'node:assert/strict'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { test } from 'node:test'
import { openFolder } from '../support/folders.ts'
import { findSecrets, RUNNER_PATH } from '../support/run-action.ts'
import { openScenario } from '../support/scenario.ts'
import { REPAIR } from '../support/shop.ts'

/** Notes how it is started, and at a push which files of the run hold the token; then it is git. */
const shim = (notes: string, basic: string) => `#!/bin/sh
printf '%s\\n' "$*" >>${notes}/argv
env >>${notes}/env
case "$*" in *push*) grep -rlF ${basic} "\${GIT_DIR%/*}" >>${notes}/files; printf pushed >>${notes}/files ;; esac
PATH=\${PATH#*:} exec git "$@"
`

test('C6: the token reaches git in the environment of two kinds of calls, and no command line, file or address', async (t) => {
  const [notes, bin] = [await openFolder(t), await openFolder(t)]
  const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices now.'] })
  const basic = Buffer.from(`x-access-token:${scenario.token}`).toString('base64')
  await writeFile(join(bin, 'git'), shim(notes, basic))
  await chmod(join(bin, 'git'), 0o755)
  const run = await scenario.start(await scenario.redRun(), { env: { PATH: [bin, RUNNER_PATH].join(delimiter) } })

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  const argv = await readFile(join(notes, 'argv'), 'utf8')
  assert.match(argv, / push /)
  assert.deepEqual(findSecrets([{ name: 'argv', content: argv }], { token: scenario.token, basic }), [])
  // The note on the commit at the beginning, the branch, and the note at the end.
  assert.equal(await readFile(join(notes, 'files'), 'utf8'), 'pushedpushedpushed')

  const holders = (await readFile(join(notes, 'env'), 'utf8')).split('\n').filter((line) => line.includes(basic))
  const network = argv.split('\n').filter((line) => / (fetch|push) /.test(line))
  assert.equal(holders.length, network.length)
  assert.deepEqual([...new Set(holders)], [`GIT_CONFIG_VALUE_0=AUTHORIZATION: basic ${basic}`])
})
