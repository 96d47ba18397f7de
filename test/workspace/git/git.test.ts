import assert from 'node:assert/strict'
import { chmod, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { createMirror } from '../../../src/workspace/workspace.ts'
import { openMirror, SEARCH_PATH } from '../../support/copies.ts'
import { openFolder } from '../../support/folders.ts'

/** Real git, whose output but for its first bytes arrives half a second after its end. */
async function openLateGit(t: TestContext): Promise<string> {
  const bin = await openFolder(t)
  const late = `"$0.real" "$@" >"$0.$$" || exit\nhead -c 50 "$0.$$"\n(sleep 0.5; tail -c +51 "$0.$$") &\n`
  const real = `#!/bin/sh\nPATH=\${PATH#*:} exec git "$@"\n`
  await writeFile(
    join(bin, 'git'),
    `#!/bin/sh\ncase " $* " in *" ls-tree "*) ;; *) exec "$0.real" "$@" ;; esac\n${late}`,
  )
  await writeFile(join(bin, 'git.real'), real)
  for (const name of ['git', 'git.real']) await chmod(join(bin, name), 0o755)
  return [bin, SEARCH_PATH].join(delimiter)
}

test('what git prints is read to its end, also when it arrives after the end of git', async (t) => {
  const { mirror, commit } = await openMirror(t, { 'a.txt': 'a\n', 'b.txt': 'b\n', 'c.txt': 'c\n' })
  const late = await createMirror(await openFolder(t), await openLateGit(t))
  await late.fetchCommit({ kind: 'local', directory: mirror.gitDir }, commit)
  assert.deepEqual(await late.paths(await late.treeOf(commit)), ['a.txt', 'b.txt', 'c.txt'])
})
