import { createMatcher, type PathMatcher } from './matcher.ts'

export { createExactMatcher, createMatcher as createPathMatcher, type PathMatcher } from './matcher.ts'

/** The same for globs that maintainers write: a folder's name means everything below it. */
export function createFolderMatcher(globs: readonly string[]): PathMatcher {
  const plain = globs.map((glob) => glob.replace(/^(\.?\/)+/, '').replace(/\/+$/, ''))
  return createMatcher(plain.flatMap((glob) => [glob, `${glob}/**`]))
}

/** A name at any depth, and everything below it when it is a folder. */
const anywhere = (...names: string[]) => names.flatMap((name) => [`**/${name}`, `**/${name}/**`])

/** What runs with rights, or decides who may do what. */
export const AUTHORITY = [
  '.github/**',
  '**/CODEOWNERS',
  '**/action.yml',
  '**/action.yaml',
  ...anywhere(
    '.gitlab-ci*',
    '.circleci',
    'azure-pipelines*',
    '.buildkite',
    '.woodpecker*',
    '.drone.yml',
    'Jenkinsfile',
    'appveyor.yml',
    '.travis.yml',
  ),
]

/** Decides what git does with files, or runs at its commands. */
export const GIT = [
  ...anywhere('.git', '.gitmodules', '.gitattributes', '.gitignore', '.lfsconfig', '.githooks', '.husky'),
  '**/.pre-commit-config.yaml',
]

/** Read by coding agents as orders. */
export const INSTRUCTIONS = anywhere(
  'AGENTS.md',
  'CLAUDE.md',
  'GEMINI.md',
  '.cursor*',
  '.claude',
  '.gemini',
  '.codex',
  '.agents',
  '.mcp.json',
  '.windsurfrules',
  '.clinerules',
  '.vscode',
  '.idea',
  '.devcontainer',
)

/** Written by package managers: which code is installed, to the byte. */
export const LOCK_FILES = anywhere(
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
  'bun.lockb',
  'deno.lock',
  'poetry.lock',
  'uv.lock',
  'pdm.lock',
  'Pipfile.lock',
  'go.sum',
  'Cargo.lock',
  'Gemfile.lock',
  'composer.lock',
  'gradle.lockfile',
  'packages.lock.json',
)

/** Dependencies and where they come from. */
export const MANIFESTS = [
  '**/requirements/**/*.txt',
  ...anywhere(
    '.npmrc',
    '.yarnrc*',
    '.pnp.*',
    '.pnpmfile.cjs',
    'pnpm-workspace.yaml',
    'bunfig.toml',
    'deno.json*',
    'requirements*.txt',
    'constraints*.txt',
    'environment.y*ml',
    'Pipfile',
    'setup.py',
    'go.mod',
    'go.work',
    'Cargo.toml',
    '.cargo',
    'build.rs',
    'pom.xml',
    '.mvn',
    'mvnw*',
    'build.gradle*',
    'settings.gradle*',
    'gradle.properties',
    'gradlew*',
    'gradle/wrapper',
    'Gemfile',
    '*.gemspec',
    'composer.json',
    'mix.exs',
    'Package.swift',
    'pubspec.yaml',
    'build.sbt',
    '*.csproj',
    '*.fsproj',
    '*.vbproj',
    'Directory.Build.*',
    'Directory.Packages.props',
    'NuGet.Config',
  ),
]

/** Decides which tests run, and how. `package.json` has a rule of its own. */
export const RUNNER_CONFIG = anywhere(
  'jest.config.*',
  'jest.setup.*',
  'vitest.*',
  'vite.config.*',
  '.mocharc*',
  'karma.conf*',
  'playwright.config*',
  'cypress.config*',
  'ava.config*',
  '.taprc',
  'nightwatch.conf*',
  'wdio.conf*',
  'web-test-runner.config*',
  'jasmine.json',
  '.c8rc*',
  '.nycrc*',
  'babel.config*',
  '.babelrc*',
  '.swcrc',
  'tsconfig*.json',
  'eslint.config*',
  '.eslintrc*',
  'biome.json*',
  'setup-tests.*',
  'setupTests.*',
  'test-setup.*',
  'pytest.{ini,toml}',
  '.pytest.{ini,toml}',
  'tox.ini',
  'setup.cfg',
  'pyproject.toml',
  'noxfile.py',
  'conftest.py',
  '.coveragerc',
  'sitecustomize.py',
  'usercustomize.py',
  '*.pth',
  'phpunit.xml*',
  '.rspec',
  'spec_helper.rb',
  'rails_helper.rb',
  'Rakefile',
  'Makefile',
  'GNUmakefile',
  'justfile',
  'Taskfile*',
  'nx.json',
  'turbo.json',
  'meson.build',
  'BUILD.bazel',
  'MODULE.bazel',
  'CMakeLists.txt',
  'CTestTestfile.cmake',
  '*.runsettings',
  'xunit.runner.json',
)

/** Decides with which tools and variables everything else runs. */
export const TOOLCHAIN = anywhere(
  '.nvmrc',
  '.node-version',
  '.python-version',
  '.ruby-version',
  '.tool-versions',
  'mise.toml',
  '.mise.toml',
  '.envrc',
  '.env',
  '.env.*',
  'rust-toolchain*',
  'global.json',
  'Dockerfile*',
  'docker-compose*',
  'compose.y*ml',
)

/** Built or installed, never written by hand. */
export const GENERATED = anywhere(
  'node_modules',
  '.venv',
  'venv',
  '__pycache__',
  '*.pyc',
  'vendor/bundle',
  'target/debug',
  'target/release',
)

/** Tests, and what they compare with. */
export const TESTS = [
  ...anywhere(
    'test',
    'tests',
    '__tests__',
    'spec',
    'specs',
    'e2e',
    '__snapshots__',
    '__mocks__',
    'testdata',
    'fixtures',
    'golden',
    'cassettes',
    '__*_snapshots__',
    '*.{approved,expected,golden}',
    '*.{approved,expected,golden}.*',
  ),
  '**/{test,tests}.*',
  '**/*{.,-,_}{test,tests,spec,cy,e2e}.*',
  '**/test{-,_}*.*',
  '**/test*.py',
  '**/*.{snap,bats,feature}',
  '**/t/*.t',
]

/** Names whose capital letters tell them from honest words: `CommitTest` is a test, `Latest` is not. */
export const CAPITAL_TESTS = [
  '**/*{Test,Tests}.{java,kt,groovy,scala,php,cs,swift}',
  '**/*IT.java',
  '**/*{Spec,Suite}.{scala,groovy,kt}',
]
