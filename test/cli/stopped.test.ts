import assert from 'node:assert/strict'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { startCli } from '../support/cli.ts'
import { openFolder } from '../support/folders.ts'
import { call, openScriptedModel } from '../support/scripted-model.ts'
import { openStallingGit } from '../support/stalling-git.ts'
import { openProject, PROJECTS } from '../support/temp-repo.ts'

const { source, broken, repaired } = PROJECTS['node:test']
const REPAIR = call('edit_file', { path: source, old_text: broken, new_text: repaired })

const COMMANDS = {
  fix: ['fix', '--apply', '--out', 'out'],
  verify: ['verify', '--base', 'HEAD', '--patch', 'a.diff'],
  doctor: ['doctor'],
} as const

// The last two of a repair are those that check out a copy, and that make a tree of what the model wrote.
for (const [name, verb] of [
  ['fix', 'init'],
  ['fix', 'fetch'],
  ['fix', 'read-tree'],
  ['fix', 'write-tree'],
  ['verify', 'init'],
  ['verify', 'fetch'],
  ['verify', 'read-tree'],
  ['doctor', 'init'],
  ['doctor', 'fetch'],
] as const) {
  test(`${name} that is stopped while it waits for "git ${verb}" ends with 130, and nothing is called a fault`, async (t) => {
    const [repo, folder] = [await openProject(t, 'node:test'), await openFolder(t)]
    await writeFile(join(folder, 'a.diff'), '')
    const model = await openScriptedModel([[REPAIR], 'done'])
    t.after(model.close)
    const git = await openStallingGit(t, verb, process.env.PATH)
    const { child, ended } = startCli([...COMMANDS[name], '--workspace', repo.directory], {
      directory: folder,
      env: { PATH: git.path, TMPDIR: folder, OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'm' },
    })
    await git.stalled()
    child.kill('SIGINT')
    const { code, stdout, stderr } = await ended

    assert.equal(code, 130, stdout + stderr)
    assert.match(stdout, /^(cancelled: )?Stopped\. Nothing was applied\.$/m)
    assert.equal(stderr, '')
    assert.equal(await git.isRunning(), false)
    assert.deepEqual(
      (await readdir(folder)).filter((left) => left !== 'a.diff' && left !== 'out'),
      [],
    )
    assert.equal(await repo.git('status', '--porcelain'), '')
  })
}
