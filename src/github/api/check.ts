import type { CheckText, LineNote } from '../types.ts'
import { type Client, isForbidden } from './client/client.ts'
import { makeOnce, NO_RETRY } from './client/once.ts'

const NAME = 'Regreen'
/** A job of a workflow can have the same name, and its check run is not ours. */
const OURS = 'regreen'

/** The documentation says characters, and it is bytes: https://github.com/github/docs/issues/35252 */
const MAX_SUMMARY_BYTES = 65_535

/** Our own check run on a commit: one, brought up to date when it is there. */
export async function saveCheck(
  client: Client,
  { commit, title, summary, detailsUrl, notes }: CheckText,
): Promise<void> {
  const { octokit, place } = client
  const hasRoom = Buffer.byteLength(summary.text) <= MAX_SUMMARY_BYTES
  const output = { title: title.slice(0, 255), summary: hasRoom ? summary.text : summary.brief }
  const text = { conclusion: 'success', status: 'completed', details_url: detailsUrl, output } as const
  const known = await findCheck(client, commit)
  if (known !== undefined) {
    // Without the notes, which it has: those of an update are added to what is there.
    await octokit.checks.update({ ...place, check_run_id: known, ...text })
    return
  }
  await makeOnce(client, {
    make: async () => {
      const { data } = await octokit.checks.create({
        ...place,
        name: NAME,
        external_id: OURS,
        head_sha: commit,
        ...text,
        output: { ...output, annotations: notes.slice(0, MAX_NOTES).map(toAnnotation) },
        ...NO_RETRY,
      })
      return data.id
    },
    find: () => findCheck(client, commit),
  })
}

const MAX_NOTES = 50

/** Above the lines of a commit on which these tests pass. */
function toAnnotation({ path, line, message }: LineNote) {
  const place = { path, start_line: line, end_line: line, annotation_level: 'notice' } as const
  return { ...place, title: 'This test failed before the patch', message }
}

async function findCheck({ octokit, place }: Client, commit: string): Promise<number | undefined> {
  try {
    const { data } = await octokit.checks.listForRef({ ...place, ref: commit, check_name: NAME, filter: 'latest' })
    return data.check_runs.find((check) => check.external_id === OURS)?.id
  } catch (error) {
    // Whoever may not look may not write either, and is told what that takes.
    if (isForbidden(error)) return undefined
    throw error
  }
}
