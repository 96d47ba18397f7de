import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createConfig, type Inputs } from '../../src/config/config.ts'
import type { RunEvent } from '../../src/journal.ts'
import { parsePolicyFile } from '../../src/policy/policy-file.ts'
import type { CiFailures } from '../../src/proof/types.ts'
import { runTask } from '../../src/run/run.ts'
import type { Outcome, Task } from '../../src/task.ts'
import { createMirror, createProcesses, type Mirror } from '../../src/workspace/workspace.ts'
import { SEARCH_PATH } from './copies.ts'
import { openFolder } from './folders.ts'
import { commitFiles, type FileContent } from './git.ts'
import { call, createInProcessModel } from './in-process-model.ts'
import { openTempRepo } from './temp-repo.ts'

/** A repository, and what a model does to it. */
export interface Attempt {
  readonly files: Readonly<Record<string, FileContent>>
  readonly command: string
  /** Whole files that the model writes; `null` removes one. */
  readonly writes: Readonly<Record<string, string | null>>
  readonly lastWords?: string
  readonly task?: Task['kind']
  readonly linksModules?: boolean
  readonly inputs?: Inputs
  readonly policyFile?: string
  /** What an earlier patch, which the run goes on from, has made of the files; `null` removed one. */
  readonly earlier?: Readonly<Record<string, string | null>>
  /** What a later commit of another branch makes of the files. */
  readonly later?: Readonly<Record<string, string>>
  /** Files that lie beside the tracked ones, as earlier steps of a job leave them; git ignores their folder. */
  readonly installed?: Readonly<Record<string, string>>
  /** What the job's environment holds beside PATH. */
  readonly environment?: Readonly<Record<string, string>>
  /** What the commit holds where the branch left its base. */
  readonly mergeBase?: Readonly<Record<string, string>>
  /** When a suite is slow. */
  readonly slowMs?: number
  /** The failing tests that the log of a CI run names. */
  readonly ci?: CiFailures
}

/** Runs something when the test is over, or the file. */
export interface Cleanup {
  after(clean: () => unknown): void
}

export interface Attempted {
  readonly outcome: Outcome
  /** All that the host said against it: rules that denied a write, the refusal, and why it is not proven. */
  readonly objections: string
  /** What a reviewer is told. */
  readonly remarks: string
  readonly requests: number
  readonly tookMs: number
  readonly events: readonly RunEvent[]
}

/** Without the shell scripts that stand in for Python where several are installed; each start of one takes its time. */
export const QUICK_PATH = SEARCH_PATH.split(':')
  .filter((folder) => !folder.endsWith('/shims'))
  .join(':')

/** Without a sandbox and without repetitions, for speed. What an attempt is about is set by itself. */
const QUICK: Inputs = { sandbox: 'off', 'reruns-before': '1', 'reruns-after': '1', 'auto-test': 'false' }

/** One whole run in this process: real copies, real test runs, real proof; the model has made up its mind. */
export async function attempt(t: Cleanup, plan: Attempt): Promise<Attempted> {
  const repo = await openTempRepo(t, plan.files, { linksModules: plan.linksModules ?? false })
  if (plan.later) await commitFiles(repo.directory, { branch: 'later', from: repo.commit, files: plan.later })
  for (const [path, text] of Object.entries(plan.installed ?? {})) await repo.write(path, text)
  const runDirectory = join(await openFolder(t), 'run')
  await mkdir(runDirectory)
  const mirror = await createMirror(runDirectory, SEARCH_PATH)
  const processes = createProcesses(() => performance.now())
  t.after(processes.killAll)
  const events: RunEvent[] = []
  const words = plan.lastWords ?? 'Done.'
  const calls = createCalls(plan.writes)
  const model = createInProcessModel(...(calls.length > 0 ? [calls] : []), ...Array<string>(6).fill(words))
  const inputs = { ...QUICK, 'test-command': plan.command, ...plan.inputs }
  const file = plan.policyFile === undefined ? undefined : parsePolicyFile(plan.policyFile, 'regreen.yml')
  const commit = await mirror.fetchCommit({ kind: 'local', directory: repo.directory }, repo.commit)
  const startTree = plan.earlier && (await buildTree(mirror, commit, plan.earlier))
  const findMergeBase =
    plan.mergeBase &&
    (async (files = plan.mergeBase ?? {}) => {
      const base = await commitFiles(repo.directory, { branch: 'base', files })
      return mirror.fetchCommit({ kind: 'local', directory: repo.directory }, base)
    })
  const { outcome, startedAt, finishedAt } = await runTask(
    {
      kind: plan.task ?? 'failing_check',
      commit,
      quoted: [],
      ci: plan.ci,
      named: plan.ci?.names ?? [],
      ...(startTree && { startTree }),
    },
    {
      config: createConfig(inputs, {}, file),
      environment: { ...plan.environment, PATH: QUICK_PATH },
      createModel: () => model,
      mirror,
      processes,
      runDirectory,
      prepared: repo.directory,
      journal: { file: '', record: (event) => events.push(event) },
      carriesSecret: () => false,
      slowMs: plan.slowMs,
      ...(findMergeBase && { findMergeBase }),
      signal: new AbortController().signal,
    },
  )
  const tookMs = finishedAt.getTime() - startedAt.getTime()
  return { outcome, ...read(outcome, events), requests: model.seen.length, tookMs, events }
}

async function buildTree(mirror: Mirror, commit: string, files: NonNullable<Attempt['earlier']>): Promise<string> {
  const edits = Object.entries(files).map(([path, text]) => ({
    path,
    mode: '100644',
    content: text === null ? undefined : Buffer.from(text),
  }))
  return mirror.treeWith(await mirror.treeOf(commit), edits)
}

function createCalls(writes: Attempt['writes']) {
  return Object.entries(writes).map(([path, content]) =>
    content === null
      ? call('apply_patch', { patch: `--- a/${path}\n+++ /dev/null\n@@ -1 +0,0 @@\n-${path}\n` })
      : call('write_file', { path, content }),
  )
}

function read(outcome: Outcome, events: readonly RunEvent[]): Pick<Attempted, 'objections' | 'remarks'> {
  const denied = events.flatMap((event) => (event.type === 'refused' ? [`${event.rule}: ${event.reason}`] : []))
  const refused = outcome.kind === 'refused' ? [`${outcome.refusal.rule}: ${outcome.refusal.reason}`] : []
  const evidence = 'evidence' in outcome ? outcome.evidence : undefined
  return {
    objections: [...denied, ...refused, ...(evidence?.reasons ?? [])].join('\n'),
    remarks: (evidence?.remarks ?? []).join('\n'),
  }
}
