import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { type Config, createConfig, readLocalToken, readSecrets } from '../config/config.ts'
import { type DoctorParts, diagnose, findAddress, pagesOf, renderExamination } from '../doctor/doctor.ts'
import { createClient, createSurvey } from '../github/github.ts'
import { type Host, openHost } from '../host.ts'
import { hostSearchPath, readLocalBase, readOrigin } from '../workspace/workspace.ts'
import { type Arguments, readArguments } from './arguments.ts'
import type { Command, CommandContext } from './command.ts'
import { nameFlags } from './flag-words.ts'
import { readLocalConfig } from './local-config.ts'

/** Checks the set-up and changes nothing. One list of faults, each with its cure. */
export const doctor: Command = async (context) => {
  const { args, terminal, environment, redact } = context
  const flags = readArguments('doctor', args)
  const workspace = resolve(flags.value('workspace') ?? '.')
  const searchPath = hostSearchPath(environment.PATH, workspace)
  const config = createConfig(flags.inputs, environment, undefined)
  const found = await diagnose({
    searchPath,
    async open() {
      const host = await openHost(tmpdir(), searchPath)
      return { parts: await collect({ context, flags, workspace, searchPath, config, host }), close: host.close }
    },
  })
  const findings = found.findings.map(({ problem, cure, ...rest }) => ({
    ...rest,
    problem: nameFlags(problem),
    cure: nameFlags(cure),
  }))
  const examination = { ...found, findings }
  for (const line of renderExamination(examination)) terminal.print(redact(line))
  terminal.printJson(JSON.parse(redact(JSON.stringify(examination))))
  return examination.isHealthy ? 0 : 1
}

interface Collected {
  readonly context: CommandContext
  readonly flags: Arguments
  readonly workspace: string
  readonly searchPath: string
  /** From the flags alone. */
  readonly config: Config
  readonly host: Host
}

async function collect({ context, flags, workspace, searchPath, config, host }: Collected): Promise<DoctorParts> {
  const { environment } = context
  const base = await attempt(() => readLocalBase(workspace, host.mirror, { searchPath }))
  const policy = await attempt(async () => {
    const { commit, folder } = await base()
    return readLocalConfig(flags.inputs, environment, { mirror: host.mirror, commit, folder })
  })
  const whole = await policy()
    .then(({ config: withPolicy }) => withPolicy)
    .catch(() => config)
  return {
    config: whole,
    environment,
    secrets: readSecrets(flags.inputs, environment),
    host,
    searchPath,
    workspace,
    findCommit: async () => (await base()).commit,
    readPolicy: policy,
    github: await openGitHub(flags, { environment, workspace, searchPath }),
  }
}

/** Does it once; what went wrong is thrown whenever it is asked for. */
async function attempt<T>(work: () => Promise<T>): Promise<() => Promise<T>> {
  const done = work()
  await done.catch(() => undefined)
  return () => done
}

async function openGitHub(
  flags: Arguments,
  {
    environment,
    workspace,
    searchPath,
  }: Pick<DoctorParts, 'environment' | 'searchPath'> & { readonly workspace: string },
): Promise<DoctorParts['github']> {
  const token = readLocalToken(environment)
  const address = findAddress({
    given: flags.value('repository'),
    origin: await readOrigin(workspace, searchPath),
    serverUrl: environment.GITHUB_SERVER_URL,
    apiUrl: environment.GITHUB_API_URL,
  })
  if (token === undefined || !address) return undefined
  const { owner, repo, apiUrl, serverUrl } = address
  const client = createClient({
    owner,
    repo,
    token,
    apiUrl,
    request: {},
    onWait: () => undefined,
    longestWaitSeconds: 30,
    answerTimeoutMs: 20_000,
    secondMs: 1_000,
  })
  return { survey: createSurvey(client), pages: pagesOf(serverUrl, owner, repo) }
}
