import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  ACTION_YML,
  FILE_COMMANDS,
  type JobFacts,
  plantSecrets,
  type RunnerFolders,
  renderInputs,
  renderJobEnvironment,
} from './action/runner-environment.ts'
import { parseFileCommands, type RunnerCommand, readLog } from './action/runner-files.ts'
import { type Canaries, findSecrets, findSecretsIn, type Leak, type Place } from './action/secrets.ts'
import type { RecordedRequest } from './fake-github.ts'
import type { ModelRequest } from './scripted-model.ts'

export type { JobFacts, RunnerEvent } from './action/runner-environment.ts'
export { type Canaries, findSecrets, findSecretsIn, type Leak } from './action/secrets.ts'

/** PATH without this project's own programs, which npm puts first. */
export const RUNNER_PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter)

/** Node as this test runs on it, and the machine's own, on which dist must start as well. */
export const NODES = { own: process.execPath, machine: 'node' } as const

export interface ActionStart extends JobFacts {
  /** The job's token; becomes the input `github-token` unless that is given. */
  readonly token: string
  readonly inputs?: Readonly<Record<string, string>>
  /** Further variables, such as a workflow's `env:`. */
  readonly env?: Readonly<Record<string, string>>
  /** GITHUB_WORKSPACE; an empty folder by default. */
  readonly workspace?: string
  readonly node?: string
  readonly entry?: string
  readonly actionYml?: string
}

/** A step that runs. */
export interface RunningAction {
  readonly child: ChildProcess
  readonly folders: RunnerFolders
  readonly finished: Promise<ActionResult>
}

/** What a step leaves behind. */
export interface ActionResult {
  readonly exitCode: number | null
  readonly signal: string | null
  readonly stdout: string
  readonly stderr: string
  /** stdout without what the runner swallows, then stderr. */
  readonly log: string
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  /** The commands `error`, `warning` and `notice`. */
  readonly annotations: readonly RunnerCommand[]
  readonly masks: readonly string[]
  /** Everything secret that this step was given, by name. */
  readonly secrets: Canaries
  readonly folders: RunnerFolders
  /** Processes that still work in the step's folders. */
  processesLeft(): Promise<LeftProcess[]>
  /** Secrets in the log, the outputs, the summary, every recorded request, and the files left behind. */
  findLeaks(recorded?: Recorded): Promise<Leak[]>
  /** Removes the step's folders, but not a workspace that was given. */
  close(): Promise<void>
}

export interface LeftProcess {
  readonly pid: number
  readonly command: string
}

export interface Recorded {
  readonly github?: readonly RecordedRequest[]
  readonly model?: readonly ModelRequest[]
  /** Further folders, such as the repository that was pushed to. */
  readonly folders?: readonly string[]
}

const DIST = fileURLToPath(new URL('../../dist/index.js', import.meta.url))

/** Starts the action as a runner would, with nothing of this process's environment but PATH, and waits for its end. */
export async function runAction(start: ActionStart): Promise<ActionResult> {
  return (await startAction(start)).finished
}

/** Like `runAction`, for tests that interrupt or kill it. */
export async function startAction(start: ActionStart): Promise<RunningAction> {
  // Before there is a folder to clean up: it throws for an input that does not exist.
  const inputs = await renderInputs(start.actionYml ?? ACTION_YML, start.inputs ?? {}, start.token)
  const root = await mkdtemp(join(tmpdir(), 'runner-'))
  const folders = await makeFolders(root, start)
  const planted = plantSecrets()
  const env = { PATH: RUNNER_PATH, ...renderJobEnvironment(start, folders), ...planted, ...inputs, ...start.env }
  const child = spawn(start.node ?? NODES.own, [start.entry ?? DIST], { cwd: folders.workspace, env })
  const key = inputs['INPUT_OPENAI-API-KEY'] || start.env?.OPENAI_API_KEY
  const secrets = { ...planted, 'github-token': start.token, ...(key && { 'openai-api-key': key }) }
  return { child, folders, finished: collect(child, { folders, secrets, root }) }
}

async function makeFolders(root: string, { workspace, event }: ActionStart): Promise<RunnerFolders> {
  const folders = {
    workspace: workspace ?? join(root, 'work', 'app', 'app'),
    temp: join(root, 'temp'),
    home: join(root, 'home'),
  }
  const commands = join(folders.temp, '_runner_file_commands')
  for (const folder of [folders.workspace, folders.home, commands, join(folders.temp, '_github_workflow')]) {
    await mkdir(folder, { recursive: true })
  }
  await writeFile(join(folders.temp, '_github_workflow', 'event.json'), JSON.stringify(event.payload))
  const files = FILE_COMMANDS.map((name) => [name, join(commands, name.toLowerCase())] as const)
  for (const [, path] of files) await writeFile(path, '')
  return { ...folders, files: Object.fromEntries(files) }
}

interface Kept {
  readonly folders: RunnerFolders
  readonly secrets: Canaries
  readonly root: string
}

async function collect(child: ChildProcess, { folders, secrets, root }: Kept): Promise<ActionResult> {
  const text = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (chunk: string) => {
      text[name] += chunk
    })
  }
  await once(child, 'close')
  const { commands, text: shown } = readLog(text.stdout)
  const outputs = parseFileCommands(await readIfThere(folders.files.GITHUB_OUTPUT))
  const summary = await readIfThere(folders.files.GITHUB_STEP_SUMMARY)
  const log = `${shown}${text.stderr}`
  return {
    exitCode: child.exitCode,
    signal: child.signalCode,
    ...text,
    log,
    outputs,
    summary,
    annotations: commands.filter(({ name }) => /^(error|warning|notice)$/.test(name)),
    masks: commands.filter(({ name }) => name === 'add-mask').map(({ message }) => message),
    secrets,
    folders,
    processesLeft: () => findProcesses([root, folders.workspace]),
    findLeaks: async ({ github = [], model = [], folders: further = [] } = {}) => [
      ...findSecrets(
        [{ name: 'log', content: log }, ...github.map(placeOfRequest), ...model.map(placeOfModelRequest)],
        secrets,
      ),
      ...(await findSecretsIn([folders.temp, folders.workspace, ...further], secrets)),
    ],
    close: () => rm(root, { recursive: true, force: true, maxRetries: 3 }),
  }
}

const readIfThere = async (path: string | undefined): Promise<string> => (path ? readFile(path, 'utf8') : '')

const placeOfRequest = ({ method, path, query, text, headers }: RecordedRequest): Place => ({
  name: `${method} ${path}`,
  content: [path, query, text, JSON.stringify(headers)].join('\n'),
})

/** The key belongs into this one header. */
function placeOfModelRequest(
  { path, text, headers: { authorization: _, ...headers } }: ModelRequest,
  i: number,
): Place {
  return { name: `model request ${i + 1}`, content: [path, text, JSON.stringify(headers)].join('\n') }
}

/** https://www.kernel.org/doc/html/latest/filesystems/proc.html */
async function findProcesses(folders: readonly string[]): Promise<LeftProcess[]> {
  const found: LeftProcess[] = []
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const directory = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    if (!folders.some((folder) => directory === folder || directory.startsWith(`${folder}/`))) continue
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    found.push({ pid: Number(pid), command: command.replaceAll('\0', ' ').trim() })
  }
  return found
}
