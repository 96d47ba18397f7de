import assert from 'node:assert/strict'
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import type { HostCommand } from '../../support/sandbox/host.ts'
import { layGround, PLACES, type Place, runHost, runScripts } from '../../support/sandbox/places.ts'
import { plantFiles, SENTINEL, SENTINEL_VARIABLES } from '../../support/sandbox/sentinels.ts'

const shell = (script: string): readonly [string, ...string[]] => ['/bin/sh', '-c', script]

const WORDS: Readonly<Record<keyof typeof PLACES, RegExp>> = {
  user: /^$/,
  root: /^$/,
  sudo: /^$/,
  rootByHand: /^bubblewrap is not installed$/,
  sudoByHand: /^bwrap does not work here \(bwrap: Creating new namespace failed.*\); sudo bwrap does not work here/,
  container: /^bwrap does not work here .*; unshare does not work here .*; setpriv leaves open: .*hidden_files/,
  nothing: /^bwrap does not work here \(bwrap: loopback: Failed RTM_NEWADDR: Operation not permitted\)$/,
}

describe('the ladder', () => {
  for (const [name, place] of Object.entries(PLACES)) {
    test(`H9: ${place.name}: level ${place.level} by ${place.mechanism}, with the reason why it is no more`, async (t) => {
      const { report } = await runHost(place, await layGround(t, place), [])
      assert.equal(report?.level, place.level)
      assert.equal(report.mechanism, place.mechanism)
      assert.match(report.reason, Object.entries(WORDS).find(([key]) => key === name)?.[1] ?? /no words/)
      if (place.level >= 2) assert.deepEqual(report.selfTest, { passed: 15, failed: [] })
    })
  }

  test('H9: without bubblewrap an ordinary user gets level 0, never silently', async (t) => {
    const place: Place = { ...PLACES.nothing, bwrap: 'absent' }
    const { report } = await runHost(place, await layGround(t, place), [])
    assert.deepEqual([report?.level, report?.reason], [0, 'bubblewrap is not installed'])
  })

  test('H9: "require" refuses below level 2, and says what to do', async (t) => {
    for (const place of [PLACES.nothing, PLACES.container]) {
      const { error } = await runHost(place, await layGround(t, place), [], { mode: 'require' })
      assert.match(
        error ?? '',
        /^ConfigError: Input "sandbox" is "require", and this machine offers level [01] only: .*apt-get install bubblewrap"\), run the job where bubblewrap works, or set this input to "auto"/,
      )
    }
    const { report } = await runHost(PLACES.rootByHand, await layGround(t, PLACES.rootByHand), [], { mode: 'require' })
    assert.equal(report?.level, 2)
  })

  test('"off" is level 0 with that reason, where level 3 would work', async (t) => {
    const { report } = await runHost(PLACES.user, await layGround(t, PLACES.user), [], { mode: 'off' })
    assert.deepEqual([report?.level, report?.reason], [0, 'it is switched off by the input "sandbox"'])
  })

  test('a probe that gets through lowers the level, and is named', async (t) => {
    const ground = await layGround(t, PLACES.user)
    // A wrapper that keeps the host's network, as a misconfigured one might.
    const leaky = `#!/bin/bash\nargs=()\nfor word in "$@"; do [ "$word" = --unshare-net ] || args+=("$word"); done\nexec /usr/bin/bwrap "\${args[@]}"\n`
    await writeScript(join(ground.bin, 'bwrap'), leaky)
    const { report } = await runHost(PLACES.user, ground, [])
    assert.equal(report?.level, 1)
    assert.deepEqual([...(report?.selfTest.failed ?? [])].sort(), ['abstract_socket', 'tcp', 'udp'])
    assert.equal(report?.reason, 'bwrap leaves open: tcp, abstract_socket, udp')
  })

  test('I9: the host takes no tool from the workspace, whatever is first on PATH', async (t) => {
    const ground = await layGround(t, PLACES.user)
    const bin = join(ground.workspace, 'node_modules', '.bin')
    await mkdir(bin, { recursive: true })
    for (const name of ['bwrap', 'sudo', 'git', 'chown', 'setpriv', 'prlimit', 'choom', 'cp'])
      await writeScript(join(bin, name), `#!/bin/sh\ntouch ${ground.task.folder}/taken-$(basename "$0")\nexit 1\n`)
    const { report, results } = await runHost(PLACES.user, ground, [{ argv: ['true'] }], { pathFirst: [bin, './bin'] })
    assert.equal(report?.level, 3)
    assert.equal(results.length, 1)
    const { output } = await runScripts(PLACES.nothing, ground, { taken: `ls ${ground.task.folder}` })
    assert.doesNotMatch(output.taken ?? '', /taken-/)
  })
})

describe('what a test gets', () => {
  for (const place of [PLACES.user, PLACES.root, PLACES.sudo, PLACES.rootByHand, PLACES.container]) {
    test(`a copy of its own, a home and a folder for its report, which the host reads (${place.name})`, async (t) => {
      const ground = await layGround(t, place)
      const script = `set -e; cat src/made/by-tool.txt; echo more >>src/made/by-tool.txt; echo new >src/made/new.txt
        echo kept >"$HOME/kept"; echo short >"$TMPDIR/short"; "$REPORT/inner/program"; echo '{}' >"$REPORT/report.json"; echo '[]' >"$REPORT/inner/deep.json"; pwd`
      const { results, visibleDirectory, error } = await runHost(place, ground, [
        { argv: shell(script), write: 'src/made/by-tool.txt', hasReport: true },
        { argv: shell('cat "$HOME/kept"; cat "$TMPDIR/short" 2>/dev/null') },
      ])
      const [first, second] = results
      assert.ok(first && 'output' in first && second && 'output' in second, error)
      assert.equal(first.output, `written by a tool\nstarted\n${visibleDirectory}\n`)
      assert.equal(visibleDirectory === ground.workspace, place.level >= 2)
      assert.deepEqual(first.reports, { 'inner/deep.json': '[]\n', 'report.json': '{}\n' })
      assert.match(second.output, /^kept\n/)
    })
  }

  for (const place of [PLACES.user, PLACES.root, PLACES.rootByHand]) {
    test(`what package managers have downloaded, to be read, unless a set-up command does that (${place.name})`, async (t) => {
      const ground = await layGround(t, place)
      await mkdir(join(ground.home, '.cargo', 'registry'), { recursive: true })
      await writeFile(join(ground.home, '.cargo', 'registry', 'index'), 'a package\n')
      await writeFile(join(ground.home, '.cargo', 'credentials.toml'), 'a token\n')
      const script =
        'exec 2>&1; cat ~/.cargo/credentials.toml ~/.cargo/registry/index 2>/dev/null; echo x >~/.cargo/registry/index; touch ~/.cargo/.package-cache 2>/dev/null && echo usable'
      const run = async (showsCaches: boolean) => {
        const folder = join(ground.task.folder, `${showsCaches}`)
        const { output } = await runScripts(place, ground, { make: script }, { showsCaches, folder })
        return (output.make ?? '').replace(/^.*sh: .*: /gm, '')
      }
      assert.equal(await run(true), 'a package\nRead-only file system\nusable')
      assert.equal(await run(false), 'Directory nonexistent')
    })
  }

  test('I10: the set-up phase has a network and may write settings; test runs have none and may not', async (t) => {
    const ground = await layGround(t, PLACES.user)
    const script =
      'exec 2>&1; echo changed >package.json; cat package.json; echo test >>tests/a.test.js; ls /sys/class/net 2>/dev/null; cut -d: -f1 /proc/net/dev'
    const commands: HostCommand[] = [{ argv: shell(script), isSetUp: true }, { argv: shell(script) }]
    const { results } = await runHost(PLACES.user, ground, commands)
    const [setUp, run] = results.map((result) => ('output' in result ? result.output : ''))
    assert.match(setUp ?? '', /^changed\n/)
    assert.match(setUp ?? '', /a\.test\.js: Read-only file system/)
    assert.match(run ?? '', /package\.json: Read-only file system\nchanged\n/)
    const networks = (text: string | undefined) => (text ?? '').match(/^\s*\w+$/gm)?.map((name) => name.trim())
    assert.deepEqual(
      networks(run)?.filter((name) => name !== 'changed'),
      ['lo'],
    )
  })

  test('I10: what an installation runs sees no key, no token and no file of the runner', async (t) => {
    const ground = await layGround(t, PLACES.user)
    const files = await plantFiles(ground)
    const script = `env; cat /proc/*/environ ${files.map((file) => `'${file}'`).join(' ')} 2>/dev/null; echo ran`
    const { results } = await runHost(PLACES.user, ground, [{ argv: shell(script), isSetUp: true }], {
      environment: SENTINEL_VARIABLES,
    })
    const [result] = results
    assert.ok(result && 'output' in result, JSON.stringify(results))
    assert.match(result.output, /ran\n$/)
    assert.doesNotMatch(result.output, new RegExp(SENTINEL))
  })

  test('with "network: host" a test reaches what the host reaches, and the report says so', async (t) => {
    const ground = await layGround(t, PLACES.user)
    const { createServer } = await import('node:net')
    const server = createServer((socket) => socket.end('reached')).listen(0, '127.0.0.1')
    t.after(() => server.close())
    await new Promise((resolve) => server.on('listening', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const call = `require('node:net').connect(${port}, '127.0.0.1').on('data', (text) => console.log(String(text)))`
    const { report, results } = await runHost(PLACES.user, ground, [{ argv: ['node', '-e', call] }], {
      network: 'host',
    })
    assert.equal(report?.network, 'host')
    assert.equal(report?.level, 3)
    assert.equal(results[0] && 'output' in results[0] && results[0].output, 'reached\n')
  })

  test('a link in the place of a protected file shows nothing of the host', async (t) => {
    const ground = await layGround(t, PLACES.root)
    const secret = join(ground.folder, 'secret')
    await writeFile(secret, 'secret of the host\n', { mode: 0o600 })
    const { results } = await runHost(PLACES.root, ground, [
      {
        argv: shell(`rm package.json; ln -s ${secret} package.json; mv src aside; ln -s ${ground.folder} src`),
        isSetUp: true,
      },
      { argv: shell('cat package.json src/secret') },
    ])
    assert.doesNotMatch(JSON.stringify(results), /secret of the host/)
  })

  test('the working directory of a monorepo is where the command starts', async (t) => {
    const ground = await layGround(t, PLACES.user)
    const { results, visibleDirectory } = await runHost(PLACES.user, ground, [{ argv: ['pwd'] }], {
      workingDirectory: 'src',
    })
    assert.equal(visibleDirectory, join(ground.workspace, 'src'))
    assert.equal(results[0] && 'output' in results[0] && results[0].output, `${visibleDirectory}\n`)
  })

  test("root's copies belong to the user whom tests run as, and the run's folder to root alone", async (t) => {
    const ground = await layGround(t, PLACES.root)
    const { report, results } = await runHost(PLACES.root, ground, [
      { argv: shell('stat -c %u . src/code.js .git/config "$HOME"; id -u; id -un') },
    ])
    const uid = report?.uid ?? 0
    assert.ok(uid > 1_900_000_000 || (uid >= 65_520 && uid <= 65_533))
    assert.equal(results[0] && 'output' in results[0] && results[0].output, `${`${uid}\n`.repeat(5)}regreen\n`)
    assert.equal((await stat(join(ground.task.folder, 'run'))).uid, 0)
  })
})

async function writeScript(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  await chmod(file, 0o755)
}
