import { ConfigError } from '../../errors.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import { parsePackage, type ReadText, textReader } from './scripts.ts'

/** A test command, and why it was chosen; the reason goes into the log. */
interface Detected {
  readonly command: string
  readonly reason: string
}

type Clue = (project: Project) => Promise<Detected | undefined>

/** What detection may look at. */
interface Project {
  readonly files: ReadonlySet<string>
  readonly readText: ReadText
}

/** Finds the command that a maintainer would type. Throws ConfigError when nothing in the project says it. */
export async function detectTestCommand(workspace: Workspace): Promise<Detected> {
  const project: Project = {
    files: new Set(await workspace.list('.')),
    readText: textReader(workspace),
  }
  for (const clue of CLUES) {
    const detected = await clue(project)
    if (detected) return detected
  }
  const folder = workspace.repositoryPath('.')
  const where = folder === '.' ? "at the repository's root" : `in the folder ${JSON.stringify(folder)}`
  throw new ConfigError(
    `No test command was found ${where}. Set the input "test-command" to the command that fails in CI, for example "npm test"; or, where the project lies in another folder, set the input "working-directory" to that.`,
  )
}

const CLUES: readonly Clue[] = [
  packageScript,
  python,
  fileNamed('go.mod', 'go test ./...'),
  fileNamed('Cargo.toml', 'cargo test'),
  fileNamed('mvnw', './mvnw -B test'),
  fileNamed('pom.xml', 'mvn -B test'),
  fileNamed('gradlew', './gradlew test'),
  fileNamed('build.gradle', 'gradle test'),
  fileNamed('build.gradle.kts', 'gradle test'),
  fileNamed('phpunit.xml', 'vendor/bin/phpunit'),
  fileNamed('phpunit.xml.dist', 'vendor/bin/phpunit'),
  fileNamed('.rspec', 'bundle exec rspec'),
  fileLike(/^[^/]+\.(sln|csproj|fsproj)$/, 'dotnet test'),
  makeTarget,
  rakeTask,
  fileLike(/^spec\/.*_spec\.rb$/, 'rspec'),
  fileLike(/^t\/.*\.t$/, 'prove -lr t'),
  fileLike(/^test\/.*\.bats$/, 'bats -r test'),
  fileLike(/^tests\/.*\.bats$/, 'bats -r tests'),
]

/** The `test` script of package.json; `undefined` when there is none, or only the one that npm puts there. */
async function readTestScript(project: Project): Promise<string | undefined> {
  const text = await project.readText('package.json')
  if (text === undefined) return undefined
  const script = parsePackage(text).scripts?.test
  return script?.includes('no test specified') ? undefined : script
}

async function packageScript(project: Project): Promise<Detected | undefined> {
  if (!(await readTestScript(project))) return undefined
  const has = (path: string) => project.files.has(path)
  const manager = has('pnpm-lock.yaml')
    ? 'pnpm'
    : has('yarn.lock')
      ? 'yarn'
      : has('bun.lock') || has('bun.lockb')
        ? 'bun run'
        : 'npm'
  return { command: `${manager} test`, reason: 'package.json has a "test" script' }
}

async function python(project: Project): Promise<Detected | undefined> {
  const isTest = (path: string) => /(^|\/)(test_[^/]*|[^/]*_test)\.py$/.test(path)
  const tests = [...project.files].filter(isTest)
  if (tests.length === 0) return undefined
  const environment = await findVirtualEnvironment(project, 'bin/pytest')
  const pytest = (reason: string) => inEnvironment(environment, { command: 'python3 -m pytest', reason })
  for (const [file, sign] of [
    ['pytest.ini', ''],
    ['conftest.py', ''],
    ['tests/conftest.py', ''],
    ['pyproject.toml', '[tool.pytest'],
    ['tox.ini', '[pytest]'],
    ['setup.cfg', '[tool:pytest]'],
  ] as const) {
    if ((await project.readText(file))?.includes(sign)) return pytest(`${file} configures pytest`)
  }
  const texts = await Promise.all(tests.slice(0, 50).map(project.readText))
  const isUnittest = (text: string | undefined) =>
    /^[ \t]*(import|from) unittest\b/m.test(text ?? '') && !/\bpytest\b/.test(text ?? '')
  if (!texts.every(isUnittest)) return pytest('there are test files for pytest')
  const folder =
    tests[0]?.includes('/') && !project.files.has(`${tests[0].split('/')[0]}/__init__.py`)
      ? tests[0].split('/')[0]
      : undefined
  const discover = folder === undefined ? '' : ` discover -s ${folder}`
  return inEnvironment(await findVirtualEnvironment(project, 'pyvenv.cfg'), {
    command: `python3 -m unittest${discover}`,
    reason: `${tests[0]} uses unittest`,
  })
}

/** The project's own environment, where the file lies in it; that of uv and Poetry has the same place and form. */
async function findVirtualEnvironment({ readText }: Project, file: string): Promise<string | undefined> {
  for (const folder of ['.venv', 'venv']) if ((await readText(`${folder}/${file}`)) !== undefined) return folder
  return undefined
}

function inEnvironment(folder: string | undefined, { command, reason }: Detected): Detected {
  if (folder === undefined) return { command, reason }
  return { command: command.replace('python3', `${folder}/bin/python`), reason: `${reason}, and there is a ${folder}` }
}

async function rakeTask({ files, readText }: Project): Promise<Detected | undefined> {
  if (!/\b(TestTask|task:?\W+test\b)/.test((await readText('Rakefile')) ?? '')) return undefined
  const command = files.has('Gemfile') ? 'bundle exec rake test' : 'rake test'
  return { command, reason: 'the Rakefile has a task "test"' }
}

function fileNamed(path: string, command: string): Clue {
  return async ({ files }) => (files.has(path) ? { command, reason: `there is a ${path}` } : undefined)
}

function fileLike(pattern: RegExp, command: string): Clue {
  return async ({ files }) => {
    const found = [...files].find((path) => pattern.test(path))
    return found === undefined ? undefined : { command, reason: `there is a ${found}` }
  }
}

async function makeTarget(project: Project): Promise<Detected | undefined> {
  const target = /^(test|check):/m.exec((await project.readText('Makefile')) ?? '')?.[1]
  return target === undefined
    ? undefined
    : { command: `make ${target}`, reason: `the Makefile has a target "${target}"` }
}
