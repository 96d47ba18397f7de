import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTestFile, RULES } from '../../src/policy/policy.ts'
import type { PolicySettings, Touch } from '../../src/policy/types.ts'

const SETTINGS: PolicySettings = {
  allow: [],
  protect: [],
  commands: [],
  tests: 'protect',
  limits: { files: 10, lines: 300, newFiles: 5 },
  policyFile: '.github/regreen.yml',
}

type Case = Partial<Touch> & { readonly path: string; readonly settings?: Partial<PolicySettings> }

const PLAIN = { kind: 'modify', isBinary: false, before: 'old\n', after: 'new\n' } as const
const added = (path: string, after = 'new\n'): Case => ({ path, kind: 'add', before: undefined, after })
const removed = (path: string): Case => ({ path, kind: 'delete', after: undefined })
const modes = (path: string, oldMode: string, newMode: string): Case => ({ path, oldMode, newMode })
const edited = (path: string, before: string, after: string): Case => ({ path, before, after })

/** Which rules refuse: the first one names the reason, and an innocent change has none. */
function refusals({ settings, ...touch }: Case): string[] {
  return RULES.filter((rule) => rule.refuses({ ...PLAIN, ...touch }, { ...SETTINGS, ...settings })).map(
    (rule) => rule.name,
  )
}

const json = (value: object) => JSON.stringify(value)
const addOnly = { settings: { tests: 'add-only' } } as const

/** For each rule: what it refuses, and the nearest changes that are innocent. */
const TABLE: Readonly<Record<string, { readonly refuses: readonly Case[]; readonly allows: readonly Case[] }>> = {
  'unusual-path': {
    refuses: [
      added('src/con.js'),
      added('src/name.'),
      added('src/name '),
      added('src/a:b.js'),
      added('src/caf\u0065\u0301.js'),
      added('src/line\nbreak.js'),
      { path: 'src/bidi\u202e.js' },
      { path: 'src/bytes\ufffd.js' },
      { ...added('src/Sum.js'), twin: 'src/sum.js' },
    ],
    allows: [
      added('src/console.js'),
      added('src/caf\u00e9.js'),
      added('src/[id]/page (1).tsx'),
      { path: 'src/a:b.js' },
    ],
  },
  symlink: {
    refuses: [
      modes('src/a', '000000', '120000'),
      modes('src/a', '120000', '120000'),
      modes('src/a', '120000', '000000'),
    ],
    allows: [modes('src/a', '100644', '100644')],
  },
  submodule: {
    refuses: [modes('lib', '000000', '160000'), modes('lib', '160000', '160000'), modes('lib', '160000', '000000')],
    allows: [modes('lib', '100755', '100755')],
  },
  'mode-change': {
    refuses: [
      modes('run.sh', '100644', '100755'),
      modes('run.sh', '100755', '100644'),
      { ...added('run.sh'), oldMode: '000000', newMode: '100755' },
    ],
    allows: [
      modes('run.sh', '100755', '100755'),
      { ...added('run.sh'), oldMode: '000000', newMode: '100644' },
      { ...removed('run.sh'), oldMode: '100755', newMode: '000000' },
    ],
  },
  'binary-file': {
    refuses: [
      { path: 'src/logo.png', isBinary: true },
      edited('src/a.js', 'a', 'a\0'),
      edited('src/latin1.js', 'fur', 'f\ufffdr'),
    ],
    allows: [edited('src/latin1.js', 'f\ufffdr old', 'f\ufffdr new'), edited('src/a.js', 'a', '\\0')],
  },
  'hidden-characters': {
    refuses: [
      edited('src/a.js', 'a', 'a\u202e'),
      edited('src/a.js', 'a\u200d', 'a\u2066'),
      added('src/a.js', `a${String.fromCodePoint(0xe0041)}`),
      edited('src/a.js', 'a', 'a\u3164'),
    ],
    allows: [
      edited('src/a.js', 'x = "a\u200db"', 'y = "a\u200db"'),
      edited('src/a.js', 'a\u202e', 'a'),
      edited('src/a.js', 'a', 'größer → 緑 ❤️'),
    ],
  },
  'long-line': {
    refuses: [edited('src/a.js', 'a', 'x'.repeat(2_001)), added('src/a.min.js', `a\n${'x'.repeat(9_000)}\n`)],
    allows: [
      edited('src/a.js', 'a', 'x'.repeat(2_000)),
      edited('src/a.js', `old\n${'x'.repeat(3_000)}`, `new\n${'x'.repeat(3_000)}`),
    ],
  },
  'policy-file': {
    refuses: [
      { path: 'ci/regreen.yml', settings: { policyFile: 'ci/regreen.yml' } },
      { path: 'CI/Regreen.YML', settings: { policyFile: 'ci/regreen.yml' } },
    ],
    allows: [{ path: 'ci/other.yml', settings: { policyFile: 'ci/regreen.yml' } }],
  },
  'ci-and-owners': {
    refuses: [
      { path: '.github/workflows/ci.yml' },
      added('.github/workflows/x.yml'),
      removed('.github/workflows/ci.yml'),
      { path: '.GitHub/Workflows/ci.yml' },
      { path: 'CODEOWNERS' },
      { path: 'docs/CODEOWNERS' },
      { path: 'action.yml' },
      { path: 'sub/action.yaml' },
      { path: '.gitlab-ci.yml' },
      { path: '.circleci/config.yml' },
      { path: 'Jenkinsfile' },
    ],
    allows: [{ path: 'src/github/workflows.js' }, { path: 'src/actions.yml' }, { path: 'src/CODEOWNERS.js' }],
  },
  'git-files': {
    refuses: [
      { path: '.gitattributes' },
      { path: 'src/.gitattributes' },
      { path: '.gitmodules' },
      { path: '.gitignore' },
      { path: '.husky/pre-commit' },
      { path: '.pre-commit-config.yaml' },
      { path: 'sub/.git/config' },
    ],
    allows: [{ path: 'src/gitattributes.js' }, { path: 'src/git/config.js' }],
  },
  'agent-instructions': {
    refuses: [
      { path: 'AGENTS.md' },
      { path: 'src/CLAUDE.md' },
      { path: 'gemini.md' },
      { path: '.cursorrules' },
      { path: '.claude/settings.json' },
      { path: '.mcp.json' },
      { path: '.vscode/tasks.json' },
    ],
    allows: [{ path: 'docs/agents.txt' }, { path: 'src/claude.js' }],
  },
  'lock-file': {
    refuses: [
      { path: 'package-lock.json' },
      { path: 'app/yarn.lock' },
      { path: 'uv.lock' },
      { path: 'go.sum' },
      { path: 'Cargo.lock' },
    ],
    allows: [{ path: 'src/lock.json' }, { path: 'src/go.summary' }],
  },
  manifest: {
    refuses: [
      { path: '.npmrc' },
      { path: 'requirements.txt' },
      { path: 'requirements-dev.txt' },
      { path: 'requirements/dev.txt' },
      { path: 'setup.py' },
      { path: 'go.mod' },
      { path: 'sub/Cargo.toml' },
      { path: 'pom.xml' },
      { path: 'build.gradle.kts' },
      { path: 'Gemfile' },
      { path: 'App.csproj' },
      { path: '.cargo/config.toml' },
    ],
    allows: [{ path: 'src/requirements.py' }, { path: 'src/setup_things.py' }, { path: 'src/pom.py' }],
  },
  'package-json': {
    refuses: [
      edited('package.json', json({ scripts: { test: 'node --test' } }), json({ scripts: { test: 'true' } })),
      edited('app/package.json', json({}), json({ jest: { testMatch: [] } })),
      edited('package.json', json({ dependencies: { a: '1' } }), json({ dependencies: { a: '2' } })),
      edited('Package.JSON', json({ type: 'module' }), json({})),
      edited('package.json', json({}), '{ broken'),
      added('sub/package.json', json({ name: 'x' })),
      removed('package.json'),
    ],
    allows: [
      edited(
        'package.json',
        json({ description: 'old', scripts: { test: 'x' } }),
        json({ scripts: { test: 'x' }, description: 'new' }),
      ),
      edited('package.json', json({ exports: './a.js' }), json({ exports: './b.js' })),
      edited('src/package.json.js', 'old', 'new'),
    ],
  },
  'runner-config': {
    refuses: [
      { path: 'jest.config.js' },
      { path: 'app/vitest.config.ts' },
      { path: '.mocharc.json' },
      { path: 'pytest.ini' },
      { path: 'pyproject.toml' },
      { path: 'tox.ini' },
      { path: 'setup.cfg' },
      { path: 'conftest.py' },
      { path: 'src/conftest.py' },
      { path: 'tsconfig.base.json' },
      { path: 'Makefile' },
      { path: 'sitecustomize.py' },
      { path: 'evil.pth' },
    ],
    allows: [{ path: 'src/jest-config.js' }, { path: 'src/confest.py' }, { path: 'src/makefile.js' }],
  },
  'test-harness': {
    refuses: [
      { path: 'tools/hooks.js', settings: { harness: ['tools/hooks.js'] } },
      { path: 'Tools/Hooks.js', settings: { harness: ['tools/hooks.js'] } },
      { ...removed('tools/hooks.js'), settings: { harness: ['tools/hooks.js'] } },
    ],
    allows: [{ path: 'tools/hooks.ts', settings: { harness: ['tools/hooks.js'] } }, { path: 'tools/hooks.js' }],
  },
  toolchain: {
    refuses: [
      { path: '.nvmrc' },
      { path: '.env' },
      { path: 'app/.env.test' },
      { path: '.python-version' },
      { path: 'Dockerfile.ci' },
    ],
    allows: [{ path: 'src/env.js' }, { path: 'docs/docker.md' }],
  },
  generated: {
    refuses: [
      { path: 'node_modules/a/index.js' },
      { path: 'app/.venv/bin/python' },
      added('src/__pycache__/a.txt'),
      { path: 'a.pyc' },
    ],
    allows: [{ path: 'src/node_modules.js' }, { path: 'src/venv.py' }],
  },
  'shadowed-module': {
    refuses: [
      added('pytest.py'),
      added('unittest/__init__.py'),
      added('random.py'),
      added('packages/app/json.py'),
      added('PyTest.py'),
    ],
    allows: [{ path: 'random.py' }, added('src/randomly.py'), added('types/index.d.ts'), added('json/data.py')],
  },
  tests: {
    refuses: [
      { path: 'test/sum.js' },
      { path: 'src/__tests__/sum.js' },
      { path: 'src/sum.test.js' },
      { path: 'src/sum.spec.ts' },
      { path: 'src/sum-test.js' },
      { path: 'test.js' },
      { path: 'test-sum.mjs' },
      { path: 'pkg/sum_test.go' },
      { path: 'test_sum.py' },
      { path: 'testsum.py' },
      { path: 'app/tests.py' },
      { path: 'src/test/java/SumTest.java' },
      { path: 'src/SumTests.cs' },
      { path: 'src/SumIT.java' },
      { path: 'src/SumSpec.scala' },
      { path: 'spec/sum_spec.rb' },
      { path: '__snapshots__/a.snap' },
      { path: 'fixtures/data.json' },
      { path: 'src/total.approved.txt' },
      { path: 'data/total.golden' },
      { path: 'src/__image_snapshots__/a.txt' },
      { path: 't/sum.t' },
      { path: 'TEST/Sum.js' },
      { path: 'te\u017fts/sum.js' },
      added('test/new.js'),
      removed('test/old.js'),
      { ...edited('test/sum.js', 'a\nb\n', 'a\nc\n'), ...addOnly },
      { ...edited('test/sum.js', 'a\nb\n', 'b\na\n'), ...addOnly },
      { ...removed('test/sum.js'), ...addOnly },
      { path: 'checks/sum.js', settings: { testFiles: ['checks/sum.js'] } },
      { ...edited('checks/sum.js', 'a\nb\n', 'a\n'), settings: { testFiles: ['checks/sum.js'], tests: 'add-only' } },
    ],
    allows: [
      { path: 'checks/other.js', settings: { testFiles: ['checks/sum.js'] } },
      { ...edited('checks/sum.js', 'a\n', 'a\nb\n'), settings: { testFiles: ['checks/sum.js'], tests: 'add-only' } },
      { path: 'src/latest.js' },
      { path: 'src/snapshots/create.js' },
      { path: 'src/expected.js' },
      { path: 'src/Latest.java' },
      { path: 'src/Commit.java' },
      { path: 'src/Contest.cs' },
      { path: 'src/contest.py' },
      { path: 'src/attestation.ts' },
      { path: 'src/testing/clock.js' },
      { path: 'src/inspect.js' },
      { ...added('test/new.js'), ...addOnly },
      { ...edited('test/sum.js', 'a\nb\n', 'a\nnew\nb\nnewer\n'), ...addOnly },
      { ...removed('test/sum.js'), settings: { tests: 'allow' } },
    ],
  },
  'protected-path': {
    refuses: [
      { path: 'migrations/1.sql', settings: { protect: ['migrations/**'] } },
      { path: 'migrations/deep/1.sql', settings: { protect: ['migrations/'] } },
      { path: 'migrations/1.sql', settings: { protect: ['./migrations'] } },
      { path: 'Migrations/1.SQL', settings: { protect: ['migrations/*.sql'] } },
      { path: 'src/a.js', settings: { protect: ['x', '**/a.js'] } },
    ],
    allows: [{ path: 'src/migrations.js', settings: { protect: ['migrations/**'] } }, { path: 'src/a.js' }],
  },
  'outside-allowed-paths': {
    refuses: [
      { path: 'lib/a.js', settings: { allow: ['src/**'] } },
      { path: 'srcs/a.js', settings: { allow: ['src'] } },
    ],
    allows: [
      { path: 'src/deep/a.js', settings: { allow: ['src/**'] } },
      { path: 'src/deep/a.js', settings: { allow: ['src/'] } },
      { ...added('test/a.js'), settings: { allow: ['src/**'], tests: 'add-only' } },
    ],
  },
  'hidden-file': {
    refuses: [
      added('.hidden'),
      added('src/.eslintignore'),
      added('src/.config/a.json'),
      { path: '.storybook/main.js' },
    ],
    allows: [{ path: 'src/.hidden' }, added('src/a.hidden'), { path: '.hidden' }],
  },
}

for (const { name } of RULES) {
  test(`the rule ${name} has cases of both kinds`, () => {
    assert.ok(TABLE[name] !== undefined && TABLE[name].refuses.length > 0 && TABLE[name].allows.length > 0)
  })
}

for (const [rule, { refuses, allows }] of Object.entries(TABLE)) {
  const describe = ({ path, kind = 'modify' }: Case) => `to ${kind} ${JSON.stringify(path)}`
  for (const [i, touch] of refuses.entries()) {
    test(`${rule} refuses ${describe(touch)} (${i})`, () =>
      assert.ok(refusals(touch).includes(rule), `${refusals(touch)}`))
  }
  for (const [i, touch] of allows.entries()) {
    test(`nothing refuses ${describe(touch)}, which is next to ${rule} (${i})`, () =>
      assert.deepEqual(refusals(touch), []))
  }
}

test('every rule has a name of its own and a reason that ends a sentence', () => {
  assert.equal(new Set(RULES.map(({ name }) => name)).size, RULES.length)
  for (const { name, reason } of RULES) {
    assert.match(name, /^[a-z]+(-[a-z]+)*$/)
    assert.match(reason, /^[a-z`].*[^.]$/)
  }
})

test('what counts as a test file is asked by path alone', () => {
  assert.equal(isTestFile('src/sum.test.js'), true)
  assert.equal(isTestFile('src/sum.js'), false)
})
