import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import type { Ground } from './places.ts'

/** Found nowhere but where it was planted. */
export const SENTINEL = 'sentinel-0c6f1d2e'

/** Variables that runners, people and tools put secrets, or ways to run code, into. */
const NAMES = `
  ACTIONS_RUNTIME_TOKEN ACTIONS_RUNTIME_URL ACTIONS_RESULTS_URL ACTIONS_CACHE_URL ACTIONS_ID_TOKEN_REQUEST_URL
  ACTIONS_ID_TOKEN_REQUEST_TOKEN ACTIONS_ORCHESTRATION_ID INPUT_GITHUB-TOKEN INPUT_OPENAI-API-KEY STATE_KEY GITHUB_TOKEN
  GH_TOKEN GITHUB_PAT NPM_TOKEN NODE_AUTH_TOKEN TWINE_PASSWORD CARGO_REGISTRY_TOKEN DOCKER_PASSWORD SSH_AUTH_SOCK
  GIT_ASKPASS OPENAI_API_KEY ANTHROPIC_API_KEY AZURE_CLIENT_SECRET AWS_SECRET_ACCESS_KEY MY_PASSWORD DATABASE_URL
  GITHUB_ENV GITHUB_PATH GITHUB_OUTPUT GITHUB_STATE GITHUB_STEP_SUMMARY GITHUB_EVENT_PATH GITHUB_WORKSPACE RUNNER_TOOL_CACHE
  RUNNER_TRACKING_ID PYTHONPATH PYTHONSTARTUP PYTEST_ADDOPTS RUBYOPT PERL5OPT JAVA_TOOL_OPTIONS MAVEN_OPTS GOFLAGS
  RUSTC_WRAPPER MAKEFLAGS npm_config_script_shell GIT_SSH_COMMAND GIT_EXTERNAL_DIFF EDITOR HTTPS_PROXY BASH_ENV ENV
`
  .split(/\s+/)
  .filter((name) => name !== '')

export const SENTINEL_VARIABLES: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.map((name) => [name, `/nonexistent/${SENTINEL}`]),
)

const IN_HOME = `
  .npmrc .yarnrc.yml .pypirc .netrc .git-credentials .gitconfig .config/gh/hosts.yml .docker/config.json .ssh/id_ed25519
  .aws/credentials .azure/token .config/gcloud/key.json .kube/config .cargo/credentials.toml .composer/auth.json
  .m2/settings.xml .gradle/gradle.properties .gem/credentials .terraform.d/credentials .codex/auth.json .claude/settings.json
  .gnupg/key .bashrc .profile
`
const IN_RUNNER_TEMP = `
  _runner_file_commands/set_env_1 _runner_file_commands/add_path_1 _runner_file_commands/set_output_1
  _github_workflow/event.json _github_home/.netrc script.sh credentials.config
`

/** Files with the sentinel in them, readable and writable by everybody, where secrets and later steps' code lie. */
export async function plantFiles({ folder, home, runnerTemp, workspace }: Ground): Promise<string[]> {
  const list = (names: string, below: string) => names.split(/\s+/).flatMap((name) => (name ? [join(below, name)] : []))
  const files = [
    ...list(IN_HOME, home),
    ...list(IN_RUNNER_TEMP, runnerTemp),
    join(dirname(workspace), 'beside-the-workspace'),
    join(workspace, '.env'),
    join(workspace, 'node_modules', 'left-by-a-step'),
    join(folder, 'work', '_actions', 'later-step', 'index.js'),
    join(folder, 'work', 'other', 'checkout', 'file'),
  ]
  for (const file of files) {
    await mkdir(dirname(file), { recursive: true })
    await chmod(dirname(file), 0o777)
    await writeFile(file, `${SENTINEL}\n`)
    await chmod(file, 0o666)
  }
  return files
}

/** Servers outside, and who of them was reached. */
export interface Outside {
  readonly tcp: number
  readonly udp: number
  readonly abstract: string
  readonly paths: readonly string[]
  readonly reached: Set<string>
  close(): void
}

export async function openOutside({ folder, home, runnerTemp, workspace }: Ground): Promise<Outside> {
  const reached = new Set<string>()
  const open = async (name: string, listen: (server: Server) => Server) => {
    const server = createServer((socket) => {
      reached.add(name)
      socket.destroy()
    })
    await once(listen(server), 'listening')
    return server
  }
  const paths = [folder, home, runnerTemp, workspace].map((place) => join(place, 'planted.sock'))
  const abstract = `${SENTINEL}-${process.pid}-${performance.now()}`
  const tcp = await open('tcp', (server) => server.listen(0, '127.0.0.1'))
  const servers = [tcp, await open('abstract', (server) => server.listen(`\0${abstract}`))]
  for (const path of paths) {
    servers.push(await open(path, (server) => server.listen(path)))
    await chmod(path, 0o777)
  }
  const udp = createSocket('udp4').on('message', () => reached.add('udp'))
  await once(udp.bind(0, '127.0.0.1'), 'listening')
  return {
    tcp: portOf(tcp.address()),
    udp: udp.address().port,
    abstract,
    paths,
    reached,
    close() {
      for (const server of servers) server.close()
      udp.close()
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address === 'object' && address) return address.port
  throw new Error('The server has no port.')
}
