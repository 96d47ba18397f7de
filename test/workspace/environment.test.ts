import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChildEnvironment, hostSearchPath } from '../../src/workspace/environment.ts'

const child = (host: Record<string, string>, copy = '/run/copy/repo') =>
  createChildEnvironment({ host, home: '/run/copy/home', temporary: '/tmp', workspace: '/work/project', copy })

test('C1: of the host only PATH and the places of toolchains are taken over', () => {
  const host = {
    PATH: '/usr/bin',
    OPENAI_API_KEY: 'key',
    GITHUB_TOKEN: 'token',
    NODE_OPTIONS: '--require /x',
    JAVA_HOME: '/jdk',
  }
  const env = child(host)
  assert.deepEqual(
    [env.OPENAI_API_KEY, env.GITHUB_TOKEN, env.NODE_OPTIONS, env.JAVA_HOME],
    [undefined, undefined, undefined, '/jdk'],
  )
  assert.equal(env.HOME, '/run/copy/home')
})

/** Each makes a program load code, or pick tests, before the first test is run. */
const HOOKS = `
  NODE_OPTIONS NODE_PATH LD_PRELOAD LD_LIBRARY_PATH LD_AUDIT BASH_ENV ENV PROMPT_COMMAND PYTHONPATH PYTHONSTARTUP PYTHONHOME
  PYTEST_ADDOPTS PYTEST_PLUGINS RUBYOPT RUBYLIB PERL5OPT PERL5LIB JAVA_TOOL_OPTIONS _JAVA_OPTIONS MAVEN_OPTS GRADLE_OPTS GOFLAGS
  RUSTC_WRAPPER RUSTFLAGS MAKEFLAGS npm_config_script_shell npm_config_node_options YARN_IGNORE_PATH BUN_OPTIONS
`
  .trim()
  .split(/\s+/)

test('F12, F13: nothing of the host that is loaded before the tests is handed on, and Python writes no bytecode', () => {
  const env = child({ PATH: '/usr/bin', ...Object.fromEntries(HOOKS.map((name) => [name, '/work/project/x'])) })
  assert.deepEqual(
    HOOKS.filter((name) => name in env),
    [],
  )
  assert.deepEqual([env.PYTHONDONTWRITEBYTECODE, env.PYTHONNOUSERSITE], ['1', '1'])
})

test('H14: clock, language and the order of hashes do not depend on the host', () => {
  const abroad = { TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr', PYTHONHASHSEED: '7' }
  assert.deepEqual(child({ PATH: '/usr/bin', ...abroad }), child({ PATH: '/usr/bin' }))
  const { TZ, LANG, PYTHONHASHSEED } = child({ PATH: '/usr/bin' })
  assert.deepEqual([TZ, LANG, PYTHONHASHSEED], ['UTC', 'C.UTF-8', '0'])
})

test('folders of the workspace on PATH are those of the copy', () => {
  assert.equal(child({ PATH: '/work/project/.venv/bin:/usr/bin' }).PATH, '/run/copy/repo/.venv/bin:/usr/bin')
  assert.equal(
    child({ PATH: '/work/project/.venv/bin:/usr/bin' }, '/work/project').PATH,
    '/work/project/.venv/bin:/usr/bin',
  )
})

test('relative folders on PATH are dropped: they would be looked up in code under test', () => {
  assert.equal(child({ PATH: './node_modules/.bin:/usr/bin' }).PATH, '/usr/bin')
})

test('rustup finds its toolchains although the home is another one', () => {
  assert.equal(child({ PATH: '/home/runner/.cargo/bin:/usr/bin' }).RUSTUP_HOME, '/home/runner/.rustup')
  assert.equal(child({ PATH: '/home/runner/.cargo/bin', RUSTUP_HOME: '/opt/rustup' }).RUSTUP_HOME, '/opt/rustup')
  assert.equal(child({ PATH: '/usr/bin' }).RUSTUP_HOME, undefined)
})

test('I9: the host looks for its own tools in no folder of the workspace and in no relative one', () => {
  const path = '/work/project/node_modules/.bin:./bin:/usr/local/bin:/work/project-tools:/usr/bin'
  assert.equal(hostSearchPath(path, '/work/project'), '/usr/local/bin:/work/project-tools:/usr/bin')
  assert.equal(hostSearchPath('/work/project/bin', '/work/project'), '/usr/local/bin:/usr/bin:/bin')
  assert.equal(hostSearchPath(undefined, undefined), '/usr/local/bin:/usr/bin:/bin')
})
