import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Actor, type Answer, GitHubError } from '../exchange.ts'
import { authenticate, authorize, canSee } from '../state/access.ts'
import { describeViolation, syncPulls } from '../state/refs.ts'
import { findViolation, type RefChange, type Violation } from '../state/rules.ts'
import type { Repository, World } from '../state/world.ts'
import { band, packet, parsePushCommands } from './push-protocol.ts'

/** One request of git's smart HTTP protocol. https://git-scm.com/docs/http-protocol */
export interface GitRequest {
  readonly repository: Repository | undefined
  /** `/info/refs`, `/git-upload-pack` or `/git-receive-pack`. */
  readonly service: string
  readonly query: string
  readonly message: IncomingMessage
  readonly body: Buffer
}

/** The parts of a git address, with or without `.git`; `undefined` for any other path. */
export function parseGitPath(path: string): { readonly fullName: string; readonly service: string } | undefined {
  const [, owner, name, service] =
    /^\/([^/]+)\/([^/]+?)(?:\.git)?(\/info\/refs|\/git-upload-pack|\/git-receive-pack)$/.exec(path) ?? []
  return owner && name && service ? { fullName: `${owner}/${name}`, service } : undefined
}

/** Answers with real git, and with GitHub's refusals on top of it. */
export async function serveGit(world: World, request: GitRequest): Promise<Answer> {
  const isPush = request.service === '/git-receive-pack' || request.query.includes('git-receive-pack')
  try {
    const { actor, repository } = admit(world, request, isPush)
    if (request.service !== '/git-receive-pack') return await runBackend(request, repository)
    return await receivePush(world, request, { actor, repository })
  } catch (error) {
    if (error instanceof GitHubError) return refuse(error)
    throw error
  }
}

interface Visit {
  readonly actor: Actor
  readonly repository: Repository
}

function admit(world: World, { repository, message }: GitRequest, isPush: boolean): Visit {
  const headers = message.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'authorization')
  if (headers.length > 1) throw new GitHubError(400, 'Duplicate header: "Authorization"')
  const actor = authenticate(world, message.headers.authorization)
  if (actor.kind === 'none' && (isPush || !repository || repository.isPrivate)) {
    throw new GitHubError(401, 'No anonymous write access.')
  }
  if (!repository || !canSee(actor, repository)) throw new GitHubError(404, 'Repository not found.')
  try {
    authorize(actor, repository, [['contents', isPush ? 'write' : 'read']])
  } catch {
    throw new GitHubError(403, isPush ? 'Write access to repository not granted.' : 'Access to repository not granted.')
  }
  if (isPush && repository.isArchived) {
    throw new GitHubError(403, 'This repository was archived so it is read-only.')
  }
  return { actor, repository }
}

/** git shows a plain text body after "remote:". */
const refuse = ({ status, message }: GitHubError): Answer => ({
  status,
  text: { type: 'text/plain; charset=UTF-8', content: `${message}\n` },
  headers: status === 401 ? { 'www-authenticate': 'Basic realm="GitHub"' } : {},
})

/** Lets git take the push, then takes back what GitHub would have refused. */
async function receivePush(world: World, request: GitRequest, { actor, repository }: Visit): Promise<Answer> {
  const known = (await repository.git.refs('refs/heads')).map(({ sha }) => sha)
  const { changes, capabilities } = parsePushCommands(request.body)
  const answer = await runBackend(request, repository)
  const refused = new Map<string, Violation>()
  for (const change of changes) {
    if (!(await wasAccepted(repository, change))) continue
    const violation = await findViolation(change, { repository, actor, known })
    world.pushes.push({
      repository: repository.fullName,
      ...change,
      via: 'git',
      refused: violation && describeViolation(violation),
    })
    if (!violation) await syncPulls(world, { repository, ref: change.ref })
    else {
      refused.set(change.ref, violation)
      await repository.git.run(
        change.before ? ['update-ref', change.ref, change.before] : ['update-ref', '-d', change.ref],
      )
    }
  }
  return refused.size === 0 ? answer : renderRefusal(world, { repository, changes, refused, capabilities })
}

const wasAccepted = async ({ git }: Repository, { ref, after }: RefChange): Promise<boolean> =>
  (await git.tryRef(ref)) === after

interface Refusal {
  readonly repository: Repository
  readonly changes: readonly RefChange[]
  readonly refused: ReadonlyMap<string, Violation>
  readonly capabilities: string
}

/** The report in git's framing: what people read on band 2, the result of each ref on band 1. */
function renderRefusal(world: World, { repository, changes, refused, capabilities }: Refusal): Answer {
  const lines = [...refused].flatMap(([ref, violation]) => explain(world, { repository, ref, violation }))
  const results = changes.map(({ ref }) => {
    const violation = refused.get(ref)
    return violation ? `ng ${ref} ${shortReason(violation)}\n` : `ok ${ref}\n`
  })
  const report = Buffer.from(`${[packet('unpack ok\n'), ...results.map(packet)].join('')}0000`)
  const content = capabilities.includes('side-band-64k')
    ? Buffer.concat([...lines.map((line) => band(2, `${line}\n`)), band(1, report), Buffer.from('0000')])
    : report
  const reasons = [...refused.values()].map(describeViolation).join('; ')
  return { status: 200, text: { type: 'application/x-git-receive-pack-result', content }, refused: reasons }
}

function shortReason(violation: Violation): string {
  switch (violation.kind) {
    case 'protection':
      return 'protected branch hook declined'
    case 'ruleset':
      return 'push declined due to repository rule violations'
    case 'workflow':
      return `refusing to allow a GitHub App to create or update workflow \`${violation.path}\` without \`workflows\` permission`
  }
}

interface Explained {
  readonly repository: Repository
  readonly ref: string
  readonly violation: Violation
}

function explain(world: World, { repository, ref, violation }: Explained): string[] {
  switch (violation.kind) {
    case 'workflow':
      return []
    case 'protection':
      return [
        `error: GH006: Protected branch update failed for ${ref}.`,
        '',
        ...violation.reasons.map((reason) => `- ${reason}`),
      ]
    case 'ruleset':
      return [
        `error: GH013: Repository rule violations found for ${ref}.`,
        `Review all repository rules at ${world.urls.server}/${repository.fullName}/rules?ref=${encodeURIComponent(ref)}`,
        '',
        ...violation.reasons.map((reason) => `- ${reason}`),
        '',
      ]
  }
}

/** Does what `git http-backend` does, with two processes fewer. https://git-scm.com/docs/http-protocol */
async function runBackend({ service, query, message, body }: GitRequest, { git }: Repository): Promise<Answer> {
  const isAdvertisement = service === '/info/refs'
  const program = isAdvertisement ? new URLSearchParams(query).get('service') : service.slice(1)
  if (program !== 'git-upload-pack' && program !== 'git-receive-pack')
    throw new GitHubError(403, 'Unsupported service.')
  const protocol = message.headers['git-protocol']?.toString()
  const options = isAdvertisement ? ['--http-backend-info-refs'] : ['--stateless-rpc']
  const output = await runGit([program.slice('git-'.length), ...options, git.directory], {
    protocol,
    input: message.headers['content-encoding'] === 'gzip' ? await promisify(gunzip)(body) : body,
  })
  // The second version of the protocol does without the name of the service.
  const isNamed = isAdvertisement && !protocol?.split(':').includes('version=2')
  const content = isNamed ? Buffer.concat([Buffer.from(`${packet(`# service=${program}\n`)}0000`), output]) : output
  const type = `application/x-${program}-${isAdvertisement ? 'advertisement' : 'result'}`
  return { status: 200, text: { type, content } }
}

interface GitInput {
  readonly protocol: string | undefined
  readonly input: Buffer
}

/** What it prints, whatever its exit code: a refusal is told in the protocol. */
async function runGit(args: readonly string[], { protocol, input }: GitInput): Promise<Buffer> {
  const child = spawn('git', args, {
    env: {
      PATH: process.env.PATH,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_PROTOCOL: protocol,
    },
  })
  const out: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  await once(child, 'close')
  return Buffer.concat(out)
}
