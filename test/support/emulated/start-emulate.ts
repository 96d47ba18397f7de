import { createSign, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { createEmulator } from 'emulate'
import type { Role } from '../github/state/world.ts'
import type { EmulateCall } from './mirror-to-emulate.ts'

export interface EmulateSpec {
  readonly owner: string
  readonly name: string
  readonly defaultBranch: string
  readonly roles: Readonly<Record<string, Role>>
}

export interface Emulate {
  readonly url: string
  /** An installation token of the app "github-actions": its author is the same bot as that of a job. */
  readonly botToken: string
  /** Speaks as the owner, below `/repos/{owner}/{name}/`. */
  readonly call: EmulateCall
  close(): Promise<void>
}

const OWNER_TOKEN = 'owner-token'
const APP_ID = 15368
const INSTALLATION = 7

/** What a job's token may do that publishes. */
const PERMISSIONS = {
  contents: 'write',
  issues: 'write',
  pull_requests: 'write',
  checks: 'write',
  actions: 'read',
  metadata: 'read',
}

/** Starts emulate's GitHub with one empty repository, its people, and the app behind job tokens. */
export async function startEmulate({ owner, name, defaultBranch, roles }: EmulateSpec): Promise<Emulate> {
  const key = await appKey()
  const installations = [{ installation_id: INSTALLATION, account: owner, repository_selection: 'all' }]
  const app = {
    app_id: APP_ID,
    slug: 'github-actions',
    name: 'GitHub Actions',
    private_key: key,
    permissions: PERMISSIONS,
    events: [],
    installations,
  }
  const emulator = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: { [OWNER_TOKEN]: { login: owner } },
      github: {
        users: [owner, ...Object.keys(roles)].map((login) => ({ login })),
        repos: [{ owner, name, default_branch: defaultBranch, auto_init: false }],
        apps: [app],
      },
    },
  })
  const call: EmulateCall = (method, path, body) =>
    request(`${emulator.url}/repos/${owner}/${name}/${path}`, { method, token: OWNER_TOKEN, body })
  for (const [login, role] of Object.entries(roles)) {
    await call('PUT', `collaborators/${login}`, { permission: ROLES[role] })
  }
  const installation = `${emulator.url}/app/installations/${INSTALLATION}/access_tokens`
  const { token } = await request(installation, { method: 'POST', token: signJwt(key), body: {} })
  return { url: emulator.url, botToken: String(token), call, close: () => emulator.close() }
}

const ROLES: Readonly<Record<Role, string>> = {
  admin: 'admin',
  maintain: 'maintain',
  write: 'push',
  triage: 'triage',
  read: 'pull',
}

interface Request {
  readonly method: string
  readonly token: string
  readonly body: object | undefined
}

async function request(url: string, { method, token, body }: Request): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const text = await response.text()
  if (!response.ok) throw new Error(`emulate answered ${method} ${url} with ${response.status}: ${text}`)
  return text === '' ? {} : JSON.parse(text)
}

let key: Promise<string> | undefined

/** Made once: it takes longer than everything else here. */
function appKey(): Promise<string> {
  key ??= promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).then(({ privateKey }) => privateKey)
  return key
}

/** https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app */
function signJwt(privateKey: string): string {
  const now = Math.floor(Date.now() / 1000)
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const content = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode({ iat: now - 60, exp: now + 540, iss: String(APP_ID) })}`
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`
}
