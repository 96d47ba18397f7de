import assert from 'node:assert/strict'
import { closeSync, existsSync, openSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type Ground, layGround, PLACES, type Place, runScripts, SHUT_IN } from '../../support/sandbox/places.ts'
import { type Outside, openOutside, plantFiles, SENTINEL, SENTINEL_VARIABLES } from '../../support/sandbox/sentinels.ts'

const STRAY = 40

/** Tries to be heard outside, and prints each way by which it connected. */
const KNOCK = `
const [tcp, udp, abstract, ...paths] = process.argv.slice(1)
const targets = { tcp: { host: '127.0.0.1', port: +tcp }, abstract: { path: '\\0' + abstract }, metadata: { host: '169.254.169.254', port: 80 },
  ...Object.fromEntries(['/run/docker.sock', '/var/run/docker.sock', ...paths].map((path) => [path, { path }])) }
for (const [name, target] of Object.entries(targets)) {
  const socket = require('node:net').connect(target)
  socket.on('connect', () => { console.log('connected', name); socket.destroy() }).on('error', () => {})
  setTimeout(() => socket.destroy(), 2000).unref()
}
const sender = require('node:dgram').createSocket('udp4')
sender.on('error', () => {}).send('knock', +udp, '127.0.0.1', () => sender.close())
require('node:dns').lookup('example.com', (error) => console.log(error ? 'no name' : 'connected dns'))
`

const LOOPBACK = `
const server = require('node:net').createServer((socket) => socket.end('hello from inside'))
server.listen(0, '127.0.0.1', () => require('node:net').connect(server.address().port, 'localhost').on('data', (text) => { console.log(String(text)); server.close() }))
`

function scripts(ground: Ground, outside: Outside, files: readonly string[]) {
  const words = (list: readonly (string | number)[]) => list.map((word) => `'${word}'`).join(' ')
  const folders = laterFolders(ground)
  return {
    environment: `node -e 'console.log(JSON.stringify(process.env))'`,
    processes: `cat /proc/*/environ /proc/*/cmdline 2>/dev/null | tr '\\0' '\\n'; ls -d /proc/[0-9]* | wc -l`,
    read: `cat ${words(files)} 2>/dev/null; find / -path /usr -prune -o -path /proc -prune -o -name '*planted*' -print 2>/dev/null; grep -rls ${SENTINEL} /tmp /etc /dev/shm 2>/dev/null`,
    write: `for file in ${words(files)}; do echo attack >>"$file"; done; for folder in ${words(folders)}; do echo attack >"$folder/planted-by-test"; done`,
    knock: `node -e '${KNOCK.replaceAll("'", `'"'"'`)}' ${words([outside.tcp, outside.udp, outside.abstract, ...outside.paths])}`,
    loopback: `node -e '${LOOPBACK.replaceAll("'", `'"'"'`)}'`,
    mounts: `cut -d' ' -f5 /proc/self/mountinfo`,
    folders: 'ls -d /run /var/run /home /root /sys /mnt /media /boot /var/tmp 2>/dev/null',
    descriptors: `ls /proc/self/fd; readlink /proc/self/fd/0; cut -d' ' -f7 /proc/self/stat; (exec </dev/tty) 2>&1`,
    rights: `grep -E '^(CapEff|CapBnd|NoNewPrivs|Groups):' /proc/self/status; id -u; sudo -n true 2>/dev/null && echo root; mount -t tmpfs x /tmp 2>/dev/null && echo mounted; unshare -m umount '${ground.workspace}/.git' 2>/dev/null && echo uncovered; unshare -Urm sh -c "umount '${ground.workspace}/.git' || mount -o remount,bind,rw '${ground.workspace}/.git'" 2>/dev/null && echo uncovered; true`,
    protected: `cd '${ground.workspace}'; for file in .git/config .git/hooks/post-checkout .github/workflows/ci.yml tests/a.test.js tests/deep/b.test.js package.json; do echo attack >>"$file"; rm -f "$file"; done 2>/dev/null
      for folder in .git .github tests tests/deep; do mv "$folder" aside && echo "moved $folder"; done 2>/dev/null; ln tests/a.test.js linked 2>/dev/null; echo changed >src/code.js; echo new >tests/output.txt; cat .git/config tests/a.test.js tests/deep/b.test.js package.json src/code.js tests/output.txt; ls`,
  }
}

for (const place of SHUT_IN) {
  describe(`in a sandbox at level ${place.level} (${place.name})`, () => {
    let ground: Ground
    let outside: Outside
    let files: readonly string[]
    let output: Readonly<Record<string, string>>

    const cleanups: (() => unknown)[] = []
    before(async () => {
      ground = await layGround({ after: (clean) => cleanups.push(clean) }, place)
      files = await plantFiles(ground)
      outside = await openOutside(ground)
      cleanups.push(outside.close)
      const stray = await openStray(ground)
      cleanups.push(() => closeSync(stray.file))
      const ran = await runScripts(place, ground, scripts(ground, outside, files), {
        environment: SENTINEL_VARIABLES,
        stray,
      })
      assert.equal(ran.answer.report?.level, place.level, ran.answer.error ?? ran.answer.report?.reason)
      output = ran.output
    })
    after(async () => {
      for (const clean of cleanups) await clean()
    })

    test('C1, C8, C9, F12: of the environment only what is on the allow-list reaches a test', () => {
      const seen: Record<string, string> = JSON.parse(output.environment ?? '')
      assert.doesNotMatch(JSON.stringify(seen), new RegExp(SENTINEL))
      assert.deepEqual(
        Object.keys(seen).filter((name) => name in SENTINEL_VARIABLES),
        [],
      )
      assert.equal(seen.CI, 'true')
    })

    test('C2: no process outside can be seen, and none of what it was started with', () => {
      assert.doesNotMatch(output.processes ?? '', new RegExp(SENTINEL))
      assert.ok(Number(output.processes?.split('\n').at(-1)) < 10)
    })

    test("C3: the sandbox wrapper's own environment holds nothing of the host's, as pid 1 or as any other", () => {
      assert.doesNotMatch(output.processes ?? '', /sentinel|RUNNER_TEMP|OPENAI|GITHUB/)
    })

    test('C7: nothing is mounted that holds sockets, and there is no /run', () => {
      const allowed = [/^\/$/, /^\/(dev|proc|usr|etc|tmp)(\/|$)/, /^\/var\/lib\/gems$/, /node_modules\/node$/]
      const mounts = (output.mounts ?? '').split('\n')
      assert.deepEqual(
        mounts.filter((path) => !allowed.some((pattern) => pattern.test(path))),
        [],
      )
      const below = mounts.filter((path) => path.startsWith(ground.folder) && !path.startsWith(ground.workspace))
      assert.deepEqual(
        below.filter((path) => path !== ground.bin && !/\/run\/copy-0\/(home|tmp)$/.test(path)),
        [],
      )
      assert.equal(output.folders, '')
    })

    test('C10, 5.2: files in the home, in the temporary folder of the runner and beside the workspace cannot be read', () => {
      assert.equal(output.read, '')
    })

    test('C11: nothing outside can be reached, by TCP, UDP, abstract socket, socket file or name', () => {
      assert.equal(output.knock, 'no name')
      assert.deepEqual([...outside.reached], [])
    })

    test('C11: the loopback works inside', () => assert.equal(output.loopback, 'hello from inside'))

    test("C14, D15, 5.3: later steps' code, the runner's command files, profiles and folders on PATH cannot be written", async () => {
      for (const file of files) assert.equal(await readFile(file, 'utf8'), `${SENTINEL}\n`, file)
      const planted = laterFolders(ground).map((folder) => join(folder, 'planted-by-test'))
      assert.deepEqual(planted.filter(existsSync), [])
    })

    test('C15: a test has three descriptors, no input and no terminal', () => {
      const [zero, one, two, listing, input, terminal, ...refused] = (output.descriptors ?? '').split('\n')
      assert.deepEqual([zero, one, two, listing, input, terminal], ['0', '1', '2', '3', '/dev/null', '0'])
      assert.match(refused.join(' '), /tty/)
    })

    test('C4: a test is no root, has no right and gains none', () => {
      assert.match(output.rights ?? '', /CapEff:\s+0{16}\n/)
      assert.match(output.rights ?? '', /NoNewPrivs:\s+1\n/)
      assert.match(output.rights ?? '', /^[1-9]\d*$/m)
      assert.doesNotMatch(output.rights ?? '', /^(root|mounted|uncovered)$/m)
    })

    test('5.3: tracked tests and settings, .git and .github are read-only, and so are their names; other files are not', () => {
      const text = output.protected ?? ''
      assert.doesNotMatch(text, /attack|moved|linked/)
      assert.match(text, /repositoryformatversion[\s\S]*tests\ntests\n\{\}\nchanged\nnew\n/)
    })
  })
}

/** Where a file would be run or read by somebody later in the job. */
const laterFolders = ({ bin, home, runnerTemp }: Ground) => [
  ...['/usr/local/bin', '/usr/bin', '/etc', '/opt', '/root', '/var/tmp'],
  ...[bin, home, runnerTemp],
]

async function openStray({ folder }: Ground) {
  const file = join(folder, 'stray')
  await writeFile(file, SENTINEL)
  return { descriptor: STRAY, file: openSync(file, 'r') }
}

describe('what the sandbox is there for', () => {
  test('C3: bwrap alone leaks what it was started with, --clearenv or not', async (t) => {
    const ground = await layGround(t, PLACES.nothing)
    const { output } = await runScripts(PLACES.nothing, ground, { raw: RAW_BWRAP })
    assert.match(output.raw ?? '', new RegExp(SENTINEL))
  })

  test('C7: a socket in a folder that is shown can be reached, whatever else is closed', async (t) => {
    const ground = await layGround(t, PLACES.root)
    await mkdir(join(ground.folder, 'tools', 'bin'), { recursive: true })
    const pathFirst = [join(ground.folder, 'tools', 'bin')]
    const outside = await openOutside({ ...ground, home: join(ground.folder, 'tools') })
    t.after(outside.close)
    await runScripts(PLACES.root, ground, { knock: scripts(ground, outside, []).knock }, { pathFirst })
    assert.deepEqual([...outside.reached], [join(ground.folder, 'tools', 'planted.sock')])
  })

  test('level 0 shows the files of the machine, and says that it is level 0', async (t) => {
    const place: Place = PLACES.nothing
    const ground = await layGround(t, place)
    const files = await plantFiles(ground)
    const { answer, output } = await runScripts(place, ground, {
      environment: `node -e 'console.log(JSON.stringify(process.env))'`,
      read: `cat ${files[0]}`,
    })
    assert.equal(answer.report?.level, 0)
    assert.match(output.read ?? '', new RegExp(SENTINEL))
    assert.doesNotMatch(output.environment ?? '', new RegExp(SENTINEL))
  })
})

const RAW_BWRAP = `SECRET=${SENTINEL} /usr/bin/bwrap --unshare-user --unshare-pid --clearenv --ro-bind / / --proc /proc cat /proc/1/environ`
