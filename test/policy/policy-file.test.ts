import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConfigError } from '../../src/errors.ts'
import { parsePolicyFile } from '../../src/policy/policy-file.ts'
import { readPolicyFile } from '../../src/policy/read-policy-file.ts'

const parse = (text: string) => parsePolicyFile(text, '.github/regreen.yml')

test('a file may say nothing but its version', () => assert.deepEqual(parse('version: 1\n'), { version: 1 }))

test('every key is read', () => {
  const text = `
version: 1
test-command: npm test   # a comment
setup-command: npm ci
working-directory: app
paths:
  allow: ["src/**"]
  protect: [migrations/**, "*.sql"]
tests: add-only
limits: { files: 10, lines: 300, new-files: 0 }
commands: [["npm", "run", "lint"]]
parallel-proof: true
test-report: reports/**/*.xml
ci-workflow: ci.yml
max-turns: 12
max-tokens: 5000
timeout-minutes: 2.5
test-timeout-minutes: 1
reruns-before: 3
reruns-after: 1
network: host
`
  assert.deepEqual(parse(text), {
    version: 1,
    'test-command': 'npm test',
    'setup-command': 'npm ci',
    'working-directory': 'app',
    paths: { allow: ['src/**'], protect: ['migrations/**', '*.sql'] },
    tests: 'add-only',
    limits: { files: 10, lines: 300, 'new-files': 0 },
    commands: [['npm', 'run', 'lint']],
    'parallel-proof': true,
    'test-report': 'reports/**/*.xml',
    'ci-workflow': 'ci.yml',
    'max-turns': 12,
    'max-tokens': 5000,
    'timeout-minutes': 2.5,
    'test-timeout-minutes': 1,
    'reruns-before': 3,
    'reruns-after': 1,
    network: 'host',
  })
})

const faults: readonly [string, string, RegExp][] = [
  ['an empty file', '', /line 1: the file must be a map that begins with "version: 1"\./],
  ['a list', '- version: 1\n', /line 1: the file must be a map/],
  ['no version', 'tests: protect\n', /line 1: the key "version" must be 1\./],
  ['another version', '\nversion: 2\n', /line 2: the key "version" must be 1\./],
  ['broken YAML', 'version: 1\npaths: [a\n', /line \d: it is not valid YAML: /],
  ['a key that is there twice', 'version: 1\ntests: allow\ntests: protect\n', /line 3: it is not valid YAML: .*unique/],
  [
    'an unknown key',
    'version: 1\n\nprotected: []\n',
    /line 3: the key "protected" is not known\. Remove it; the keys here are version, test-command, /,
  ],
  [
    'an unknown key further in',
    'version: 1\npaths:\n  allow: []\n  deny: []\n',
    /line 4: the key "paths\.deny" is not known\. Remove it; the keys here are allow, protect\./,
  ],
  [
    'an unknown limit',
    'version: 1\nlimits: { file: 1 }\n',
    /line 2: the key "limits\.file" is not known\. Remove it; the keys here are files, lines, new-files\./,
  ],
  [
    'a command that is one text',
    'version: 1\ncommands: [npm run lint]\n',
    /line 2: the value of "commands\.0" is not right: .*array/,
  ],
  [
    'a wrong word',
    'version: 1\ntests: off\n',
    /line 2: the value of "tests" is not right: .*protect.*See docs\/policy\.md\./,
  ],
  [
    'a number below its limit',
    'version: 1\nlimits:\n  files: -1\n',
    /line 3: the value of "limits\.files" is not right/,
  ],
  [
    'a text in the place of a list',
    'version: 1\npaths:\n  protect: migrations/**\n',
    /line 3: the value of "paths\.protect" is not right/,
  ],
  [
    'an entry of a list',
    'version: 1\npaths:\n  allow:\n    - src/**\n    - 7\n',
    /line 5: the value of "paths\.allow\.1" is not right/,
  ],
  [
    'a glob that would match all the rest',
    'version: 1\npaths:\n  allow: ["src/**", "!src/gen/**"]\n',
    /line 3: the value of "paths\.allow\.1" is not right: a glob must not be empty, nor begin with "!"/,
  ],
  [
    'a report outside of the project',
    'version: 1\ntest-report: ../x.xml\n',
    /line 2: the value of "test-report" is not right: it must be a glob below the working directory/,
  ],
  [
    'a workflow that is a path',
    'version: 1\nci-workflow: ../ci.yml\n',
    /line 2: .*it must be the file name of a workflow/,
  ],
]
for (const [what, text, message] of faults) {
  test(`${what} is told with its line and its cure`, () => {
    assert.throws(
      () => parse(text),
      (error) => {
        assert.ok(error instanceof ConfigError)
        assert.match(error.message, /^\.github\/regreen\.yml/)
        assert.match(error.message, message)
        return true
      },
    )
  })
}

test('a file of aliases that would grow without end is refused', () => {
  const bomb = [
    'version: 1',
    'a: &a [x, x, x, x, x, x, x, x]',
    ...['b', 'c', 'd', 'e', 'f', 'g'].map((name, i) => {
      const before = `*${'abcdef'[i]}`
      return `${name}: &${name} [${Array(8).fill(before).join(', ')}]`
    }),
  ]
  assert.throws(() => parse(bomb.join('\n')), ConfigError)
})

const place = { path: '.github/regreen.yml', where: 'on main', isNamed: false }

test('without a policy file the built-in rules hold', async () =>
  assert.equal(await readPolicyFile(undefined, place), undefined))

test('a policy file that was named and is not there is an error, not a loose policy', async () => {
  await assert.rejects(readPolicyFile(undefined, { ...place, path: 'ci/rules.yml', isNamed: true }), (error) => {
    const message = 'There is no policy file ci/rules.yml on main. Add it there, or correct the input "policy-file".'
    return error instanceof ConfigError && error.message === message
  })
})

test('a fault of a policy file says where the file is', async () => {
  await assert.rejects(readPolicyFile('version: 2', place), /^ConfigError: \.github\/regreen\.yml on main, line 1: /)
})
