import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { ConfigError, ServiceError } from '../../src/errors.ts'
import { type GateSettings, gate } from '../../src/github/github.ts'
import { type FakeGitHub, type Fault, openFakeGitHub } from '../support/fake-github.ts'
import { connect } from '../support/github-ports.ts'

const SETTINGS: GateSettings = {
  phase: 'all',
  sandbox: 'auto',
  minimumPermission: 'write',
  allowUsers: [],
  allowBots: [],
}

interface Door {
  readonly github: FakeGitHub
  /** The refusal; `undefined` for a yes. */
  ask(actors: readonly string[], settings?: Partial<GateSettings> & { isFork?: boolean }): Promise<string | undefined>
}

/** The gate in front of `octo/app`, with a real client between them. */
async function openDoor(t: TestContext): Promise<Door> {
  const github = await openFakeGitHub()
  t.after(() => github.close())
  const roles = { ada: 'write', boss: 'admin', mia: 'maintain', tri: 'triage', eve: 'read' } as const
  const repository = await github.addRepository('octo/app', { roles })
  for (const login of ['stranger', 'helper-x[bot]', 'renovate[bot]', 'renovate', 'dependabot[bot]'])
    github.addUser(login)
  const { reader } = connect(github, repository)
  return {
    github,
    ask: (actors, { isFork = false, ...settings } = {}) =>
      gate({ actors, isFork }, { ...SETTINGS, ...settings }, reader),
  }
}

const ALLOWED = ['octo', 'boss', 'mia', 'ada', 'ADA']
const REFUSED = { tri: 'read', eve: 'read', stranger: 'none' }

for (const login of ALLOWED) {
  test(`A2: ${login} may start a run`, async (t) => {
    assert.equal(await (await openDoor(t)).ask([login]), undefined)
  })
}

for (const [login, permission] of Object.entries(REFUSED)) {
  test(`A2: ${login}, who has the permission "${permission}", may not`, async (t) => {
    const refusal = await (await openDoor(t)).ask([login])
    assert.equal(
      refusal,
      `${login} has the permission "${permission}" here, and "write" is needed to start Regreen ("minimum-permission").`,
    )
  })
}

test('where "minimum-permission" is "admin", writing is not enough', async (t) => {
  const door = await openDoor(t)
  assert.equal(await door.ask(['boss'], { minimumPermission: 'admin' }), undefined)
  assert.match((await door.ask(['ada'], { minimumPermission: 'admin' })) ?? '', /"admin" is needed/)
})

test('A2: the name of a custom role is no authority, the permission beside it is', async (t) => {
  const door = await openDoor(t)
  const answer = (permission: string, role_name: string) => ({ status: 200, body: { permission, role_name, user: {} } })
  door.github.fail({ path: '/permission', ...answer('read', 'admin') })
  assert.match((await door.ask(['eve'])) ?? '', /permission "read"/)
  door.github.fail({ path: '/permission', ...answer('write', 'release-manager') })
  assert.equal(await door.ask(['eve']), undefined)
})

test('A2: a public repository, which everybody can read, lets no stranger in', async (t) => {
  const door = await openDoor(t)
  for (const repository of door.github.world.repositories.values()) repository.isPrivate = false
  assert.match((await door.ask(['stranger'])) ?? '', /permission "read"/)
})

test('A3: one who may not is enough for a no, wherever in the list', async (t) => {
  const door = await openDoor(t)
  assert.match((await door.ask(['ada', 'eve'])) ?? '', /^eve has/)
  assert.match((await door.ask(['eve', 'ada'])) ?? '', /^eve has/)
  assert.equal(await door.ask(['ada', 'boss']), undefined)
})

test('an event that names nobody is refused, and nobody is asked', async (t) => {
  const door = await openDoor(t)
  assert.match((await door.ask([])) ?? '', /names nobody/)
  assert.deepEqual(door.github.requests, [])
})

const FORKS: readonly (readonly [GateSettings['phase'], GateSettings['sandbox'], boolean])[] = [
  ['all', 'auto', false],
  ['all', 'require', false],
  ['all', 'off', false],
  ['propose', 'auto', false],
  ['propose', 'off', false],
  ['propose', 'require', true],
  ['verify', 'auto', false],
  ['verify', 'off', false],
  ['verify', 'require', true],
  ['publish', 'auto', true],
  ['publish', 'off', true],
]
for (const [phase, sandbox, isAllowed] of FORKS) {
  test(`A4: with "phase: ${phase}" and "sandbox: ${sandbox}" a fork is ${isAllowed ? 'let in' : 'refused'} when an administrator asks`, async (t) => {
    const door = await openDoor(t)
    const refusal = await door.ask(['boss'], { isFork: true, phase, sandbox })
    assert.equal(refusal === undefined, isAllowed, refusal)
    if (!isAllowed)
      assert.match(refusal ?? '', /"phase: propose" and "sandbox: require", and one with "phase: publish"/)
  })
}

test('A4: where forks are refused nobody is asked, and no list lets one in', async (t) => {
  const door = await openDoor(t)
  const lists = { allowUsers: ['boss'], allowBots: ['renovate[bot]'] }
  assert.match((await door.ask(['boss'], { isFork: true, ...lists })) ?? '', /comes from a fork/)
  assert.deepEqual(door.github.requests, [])
})

for (const phase of ['propose', 'verify', 'publish'] as const) {
  test(`A3, A4: in "phase: ${phase}" the author of a fork, and everybody else without the permission, is refused`, async (t) => {
    const door = await openDoor(t)
    const asFork = { isFork: true, phase, sandbox: 'require' } as const
    assert.match((await door.ask(['stranger'], asFork)) ?? '', /^stranger has the permission "none"/)
    assert.match((await door.ask(['boss', 'stranger'], asFork)) ?? '', /^stranger has the permission "none"/)
    assert.match((await door.ask(['helper-x[bot]'], asFork)) ?? '', /not on the list/)
    assert.match((await door.ask([], asFork)) ?? '', /names nobody/)
  })
}

const BOTS: readonly (readonly [string, readonly string[], boolean])[] = [
  ['helper-x[bot]', [], false],
  ['renovate[bot]', [], false],
  ['dependabot[bot]', [], false],
  ['dependabot[bot]', ['dependabot[bot]'], true],
  ['renovate[bot]', ['renovate[bot]'], true],
  ['Renovate[bot]', ['renovate[bot]'], true],
  ['helper-x[bot]', ['renovate[bot]'], false],
  ['renovate[bot]', ['renovate'], false],
  ['renovate', ['renovate[bot]'], false],
  ['renovate', ['renovate'], false],
  ['helper-x[bot]', ['*'], false],
  ['helper-x[bot]', ['[bot]'], false],
  ['helper-x[bot]', ['helper-x[bot'], false],
]
for (const [login, allowBots, isAllowed] of BOTS) {
  test(`A1: with "allow-bots" ${JSON.stringify(allowBots)}, ${login} ${isAllowed ? 'may' : 'may not'}`, async (t) => {
    const refusal = await (await openDoor(t)).ask([login], { allowBots })
    assert.equal(refusal === undefined, isAllowed, refusal)
  })
}

test('A1: the list of people admits no bot, and no name that merely looks like one on it', async (t) => {
  const door = await openDoor(t)
  assert.equal(await door.ask(['eve'], { allowUsers: ['EVE'] }), undefined)
  assert.match((await door.ask(['renovate[bot]'], { allowUsers: ['renovate[bot]'] })) ?? '', /not on the list/)
  for (const allowUsers of [['ev'], ['evee'], ['*'], [''], ['eve ']]) {
    assert.match((await door.ask(['eve'], { allowUsers })) ?? '', /permission "read"/)
  }
})

test('an account that is gone is refused', async (t) => {
  const door = await openDoor(t)
  assert.match((await door.ask(['nobody'])) ?? '', /^GitHub has no account "nobody"/)
})

test('a name that no account can have is refused, and nobody is asked', async (t) => {
  const door = await openDoor(t)
  for (const login of ['', '.', '..', '../admin', 'ada/../boss', 'ada%2f..', 'ada ', 'a\nb', 'ädä']) {
    assert.match((await door.ask([login])) ?? '', /^GitHub has no account "/)
  }
  assert.deepEqual(door.github.requests, [])
})

const NOES: Readonly<Record<string, Fault>> = {
  'answers 404': { status: 404 },
  'answers an unknown permission': { status: 200, body: { permission: 'owner', role_name: 'admin', user: {} } },
}
for (const [what, fault] of Object.entries(NOES)) {
  test(`A2, H11: when GitHub ${what}, that is a no, even for an administrator`, async (t) => {
    const door = await openDoor(t)
    door.github.fail({ path: '/permission', times: 100, ...fault })
    assert.match((await door.ask(['boss'])) ?? '', /GitHub has no account|has the permission "owner"/)
  })
}

const FAULTS: Readonly<Record<string, Fault>> = {
  'answers 401': { status: 401 },
  'answers 403': { status: 403 },
  'answers 429': { status: 429 },
  'answers 429 with a long wait': { status: 429, headers: { 'retry-after': '3600' } },
  'answers 500': { status: 500 },
  'answers 502': { status: 502 },
  'answers with a page': { mode: 'html', status: 200 },
  'answers something else': { status: 200, body: { permission: ['admin'] } },
  'answers nothing at all': { status: 200, body: '' },
  'never answers': { mode: 'timeout' },
  'hangs up': { mode: 'reset' },
  'hangs up in the middle': { mode: 'reset-mid-body' },
}
for (const [what, fault] of Object.entries(FAULTS)) {
  test(`A2, H11: when GitHub ${what}, nobody is let in, not even an administrator, and what to do is said`, {
    timeout: 60_000,
  }, async (t) => {
    const door = await openDoor(t)
    door.github.fail({ path: '/permission', times: 100, ...fault })
    await assert.rejects(door.ask(['boss']), (error) => {
      assert.ok(error instanceof ConfigError || error instanceof ServiceError)
      assert.match(error.message, /^The permission of boss could not be read, so nothing was started\. \S/)
      return true
    })
  })
}

test('H11: a fault that passes is tried over', async (t) => {
  const door = await openDoor(t)
  door.github.fail({ path: '/permission', times: 2, status: 502 })
  assert.equal(await door.ask(['ada']), undefined)
  assert.equal(door.github.requests.length, 3)
})
