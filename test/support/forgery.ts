import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { type Change, createMirror } from '../../src/workspace/workspace.ts'
import { SEARCH_PATH } from './copies.ts'
import { openFolder } from './folders.ts'
import type { PublishJob } from './publish-job.ts'

/** A folder to tamper with, and the repository that it is for. */
export type Forged = Pick<PublishJob, 'folder' | 'repository'>
type Fields = Record<string, unknown>

const readJson = async (folder: string, name: string): Promise<Fields> =>
  Object(JSON.parse(await readFile(join(folder, name), 'utf8')))

/** Changes what the manifest says. */
export async function forgeManifest({ folder }: Pick<PublishJob, 'folder'>, change: (manifest: Fields) => void) {
  const manifest = await readJson(folder, 'manifest.json')
  change(manifest)
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
}

/** Changes what the evidence says, and the manifest's digest of it, as whoever writes the folder can. */
export async function forgeEvidence(job: Pick<PublishJob, 'folder'>, change: (evidence: Fields) => void) {
  const evidence = await readJson(job.folder, 'evidence.json')
  change(evidence)
  await replaceFile(job, 'evidence.json', JSON.stringify(evidence))
}

/** Puts other bytes there, with their digest in the manifest. */
export async function replaceFile(job: Pick<PublishJob, 'folder'>, name: string, content: string | Buffer) {
  await writeFile(join(job.folder, name), content)
  await forgeManifest(job, (manifest) => {
    manifest.files = { ...Object(manifest.files), [name]: createHash('sha256').update(content).digest('hex') }
  })
}

/** Another patch in the whole folder: evidence and digests are made to fit it, as far as git takes it. */
export async function forgePatch(t: Pick<TestContext, 'after'>, job: Forged, patch: string): Promise<void> {
  await replaceFile(job, 'patch.diff', patch)
  const change = await applyPatch(t, job).catch(() => undefined)
  if (!change) return
  await replaceFile(job, 'patch.diff', change.patch)
  await forgeEvidence(job, (evidence) => {
    const { baseTree, tree, sha256, entries, additions, deletions } = change
    Object.assign(evidence, { baseTree, tree, hunks: [] })
    evidence.patch = { sha256, files: entries.map(({ path }) => path), additions, deletions }
  })
}

/** What git makes of the folder's patch, on the commit that it is for. */
async function applyPatch(t: Pick<TestContext, 'after'>, { folder, repository }: Forged): Promise<Change> {
  const mirror = await createMirror(await openFolder(t), SEARCH_PATH)
  const { directory } = repository.git
  const { commit: rev } = await readJson(folder, 'manifest.json')
  const commit = await mirror.fetchCommit({ kind: 'local', directory }, String(rev))
  const baseTree = await mirror.treeOf(commit)
  return mirror.change(baseTree, await mirror.treeWithPatch(baseTree, join(folder, 'patch.diff')))
}
