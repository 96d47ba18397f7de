import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { test } from 'node:test'
import { runCli } from '../../support/cli.ts'
import { openFolder } from '../../support/folders.ts'
import { call, openScriptedModel, type Turn } from '../../support/scripted-model.ts'
import { openProject, PROJECTS } from '../../support/temp-repo.ts'

const { source, broken, repaired } = PROJECTS['node:test']
const READ = [call('read_file', { path: source, start_line: null, end_line: null })]
const REPAIR = [call('edit_file', { path: source, old_text: broken, new_text: repaired })]

/** Programs that write down that they were started, and become the real ones. */
async function makeShims(folder: string, log: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const file = join(folder, name)
    await writeFile(file, `#!/bin/sh\necho "${name} $*" >>${log}\nPATH='${process.env.PATH}' exec ${name} "$@"\n`)
    await chmod(file, 0o755)
  }
}

test('a step that reads, writes and runs tests asks nothing of git or npm, and starts the tests once', async (t) => {
  const [repo, bin, folder] = [await openProject(t, 'node:test'), await openFolder(t), await openFolder(t)]
  const log = join(folder, 'started')
  await makeShims(bin, log, ['git', 'node', 'npm'])
  const started = () => (existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [])
  const seen: string[][] = []
  const noting =
    (turn: Turn): Turn =>
    () => {
      seen.push(started())
      return turn
    }
  const model = await openScriptedModel([READ, READ, REPAIR, 'I add them.'].map(noting))
  t.after(model.close)
  const env = { PATH: [bin, process.env.PATH].join(delimiter), TMPDIR: folder, OPENAI_API_KEY: 'key-for-the-test' }
  const args = ['fix', '--workspace', repo.directory, '--sandbox', 'off', '--base-url', model.url, '--model', 'm']
  const { code, stderr } = await runCli(args, { env })
  assert.equal(code, 0, stderr)

  const [first = [], second, third, last = []] = seen
  assert.ok(first.some((line) => line.startsWith('git ')))
  assert.deepEqual([second, third], [first, first])
  const inTheLastStep = last.slice(first.length)
  assert.equal(inTheLastStep.length, 1, inTheLastStep.join('\n'))
  assert.match(inTheLastStep[0] ?? '', /^node .*--test/)
})
