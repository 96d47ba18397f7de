import { createServer } from 'node:http'
import type { TestContext } from 'node:test'
import { listen, shut } from './loopback.ts'

/** A server that nobody has any business to ask. */
export interface Trap {
  readonly url: string
  /** What came in, each as `METHOD path`. */
  readonly visits: readonly string[]
}

export async function openTrap(t: Pick<TestContext, 'after'>): Promise<Trap> {
  const visits: string[] = []
  const server = createServer((request, response) => {
    visits.push(`${request.method} ${request.url}`)
    response.end('{}')
  })
  const url = await listen(server)
  t.after(() => shut(server))
  return { url, visits }
}

/** Where secrets lie on a runner, outside of what a test is shown. */
const HIDDEN = `
  ~/.npmrc ~/.netrc ~/.git-credentials ~/.docker/config.json ~/.ssh ~/.aws ~/.config/gh/hosts.yml ~/.gnupg /etc/shadow
  /etc/sudoers /root/.npmrc /root/.gitconfig /home /run /var/run/docker.sock $TEMP/_runner_file_commands $TEMP/_github_workflow
`
/** Where a file would be read or run by somebody later. */
const CLOSED = '/usr/local/bin /usr/bin /etc /opt /var/tmp /root $TEMP .git .github'

/**
 * The source of a test that tries all that strangers' code could try on a runner: variables, other processes, files,
 * root, writes for later steps, sockets and servers, a daemon, and workflow commands on both streams. It fails with what
 * it got, so that a run in which it got anything cannot end as proven.
 */
export function spyTest(trap: string, temp: string): string {
  const words = (text: string) => JSON.stringify(text.trim().split(/\s+/)).replaceAll('$TEMP', temp)
  return `import assert from 'node:assert/strict'
import { execSync, spawn } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

const SECRET = /(INPUT_|STATE_|ACTIONS_|OPENAI_|AWS_|GITHUB_|RUNNER_|NPM_TOKEN|DATABASE_URL|LD_PRELOAD|ghs_|dist\\/index\\.js)[^\\0]{0,60}/
const got = []
const attempt = (what, act) => { try { const found = act(); if (found) got.push(what + ': ' + found) } catch {} }
const look = (path) => (statSync(path).isDirectory() ? readdirSync(path).join() : readFileSync(path, 'latin1')).slice(0, 100)

test('a spy looks round', async () => {
  attempt('variable', () => SECRET.exec(JSON.stringify(process.env))?.[0])
  for (const pid of readdirSync('/proc').filter((name) => /^\\d+$/.test(name)))
    for (const file of ['environ', 'cmdline']) attempt(file, () => SECRET.exec(readFileSync(join('/proc', pid, file), 'latin1'))?.[0])
  for (const path of ${words(HIDDEN)}) attempt(path, () => look(path.replace('~', homedir())))
  attempt('root', () => execSync('sudo -n id', { stdio: 'pipe' }))
  for (const folder of ${words(CLOSED)}) attempt('wrote', () => { writeFileSync(join(folder, 'left-by-the-spy'), 'x'); return folder })
  for (const file of ['.github/workflows/ci.yml', 'test/cart.test.js', 'package.json']) attempt('changed', () => { appendFileSync(file, ' '); return file })
  spawn('setsid', ['nohup', 'sh', '-c', 'trap "" TERM; sleep 600'], { detached: true, stdio: 'ignore' }).unref()
  for (const url of ['${trap}/test', 'http://169.254.169.254/latest/meta-data/', 'https://example.com/'])
    await fetch(url, { signal: AbortSignal.timeout(1000) }).then(() => got.push(url), () => {})
  await new Promise((resolve) => connect('/var/run/docker.sock', () => resolve(got.push('docker'))).on('error', resolve))
  console.log('\\n::set-output name=outcome::fixed\\n::add-mask::e\\n  ::error file=a.js::planted\\nx ##[add-mask]e\\n::save-state name=x::y')
  console.error('\\n::set-env name=NODE_OPTIONS::--require=/tmp/x\\n::add-path::/tmp/x')
  assert.deepEqual(got, [])
})
`
}
