import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAddress } from '../../src/doctor/address.ts'

const NOTHING = { given: undefined, origin: undefined, serverUrl: undefined, apiUrl: undefined }
const of = (origin: string) => {
  const address = findAddress({ ...NOTHING, origin })
  return address && `${address.owner}/${address.repo} ${address.serverUrl} ${address.apiUrl}`
}

const REMOTES: Readonly<Record<string, string | undefined>> = {
  'https://github.com/octo/app.git': 'octo/app https://github.com https://api.github.com',
  'https://github.com/octo/app': 'octo/app https://github.com https://api.github.com',
  'https://github.com/octo/app.js.git/': 'octo/app.js https://github.com https://api.github.com',
  'git@github.com:octo/app.git': 'octo/app https://github.com https://api.github.com',
  'ssh://git@github.com/octo/app': 'octo/app https://github.com https://api.github.com',
  'https://x-access-token:secret@github.com/octo/app': 'octo/app https://github.com https://api.github.com',
  'git@git.example.com:octo/app.git': 'octo/app https://git.example.com https://git.example.com/api/v3',
  'https://octo.ghe.com/octo/app': 'octo/app https://octo.ghe.com https://api.octo.ghe.com',
  'https://git.example.com:8443/octo/app': 'octo/app https://git.example.com:8443 https://git.example.com:8443/api/v3',
  '/srv/git/app.git': undefined,
  'file:///srv/git/octo/app.git': undefined,
  '': undefined,
}
for (const [remote, told] of Object.entries(REMOTES)) {
  test(`the remote ${JSON.stringify(remote)} is ${told ?? 'no repository on a server'}`, () =>
    assert.equal(of(remote), told))
}

test("what is typed comes before the remote, and the runner's addresses before all", () => {
  const sources = {
    given: 'octo/other',
    origin: 'git@git.example.com:octo/app.git',
    serverUrl: undefined,
    apiUrl: undefined,
  }
  assert.equal(findAddress(sources)?.repo, 'other')
  assert.equal(findAddress(sources)?.apiUrl, 'https://git.example.com/api/v3')
  const set = { ...sources, serverUrl: 'http://127.0.0.1:1', apiUrl: 'http://127.0.0.1:1/api' }
  assert.deepEqual(findAddress(set), {
    owner: 'octo',
    repo: 'other',
    serverUrl: 'http://127.0.0.1:1',
    apiUrl: 'http://127.0.0.1:1/api',
  })
  assert.equal(findAddress({ ...NOTHING, given: 'octo/app' })?.apiUrl, 'https://api.github.com')
  assert.equal(findAddress(NOTHING), undefined)
})

for (const given of ['app', 'octo/app/x', 'https://github.com/octo/app', '../app', '']) {
  test(`--repository ${JSON.stringify(given)} is refused with an example`, () => {
    assert.throws(() => findAddress({ ...NOTHING, given }), /it must be "owner\/name", for example "octo\/app"/)
  })
}
