import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPlainTestCommand, suggestTestCommand } from '../../../src/github/logs.ts'

const plain = [
  ...[
    'npm test',
    'npm run test:unit',
    'yarn test --ci',
    'pnpm test',
    'npx jest --config jest.ci.js',
    'npx vitest',
    'npx mocha',
    'npx ava',
  ],
  ...[
    'node --test',
    'node --test test/a.test.js',
    'pytest',
    'pytest -q -n auto tests/unit',
    'python -m pytest tests',
    'python3.12 -m unittest discover -s tests',
  ],
  ...[
    'poetry run pytest',
    'tox -e py312',
    'go test ./...',
    'go test -race ./pkg/...',
    'cargo test --workspace -p sum',
    'cargo nextest run',
  ],
  ...[
    'mvn -B verify',
    './mvnw -B -ntp test -pl core',
    'gradle test',
    './gradlew :app:test --info',
    './gradlew check',
    'ant test',
  ],
  ...['make test', 'make check', 'make -j4 check', 'phpunit', 'vendor/bin/phpunit --testsuite unit', 'composer test'],
  ...[
    'rspec',
    'bundle exec rspec spec/a_spec.rb:3',
    'bundle exec rake test',
    'bin/rails test',
    'ctest --output-on-failure',
    'ctest -V',
  ],
  ...['bats test', 'prove -lr t', 'dotnet test --no-build'],
]
for (const command of plain) {
  test(`"${command}" is a plain test command`, () => assert.equal(isPlainTestCommand(command), true))
}

const refused: readonly [why: string, commands: readonly string[]][] = [
  [
    'no test command',
    [
      'npm install',
      'npm publish',
      'npm run build',
      'rm -rf .',
      'curl x.example',
      'python setup.py',
      'node a.js',
      'make',
      'make deploy',
      'mvn deploy',
      'npx cowsay',
      '',
      ' npm test',
    ],
  ],
  [
    'more than plain words',
    [
      'npm test; id',
      'npm test && id',
      'npm test | tee a',
      'npm test > a',
      'npm test $(id)',
      'npm test `id`',
      'pytest -k "a b"',
      'pytest *',
      'CI=1 npm test',
      'npm test\nid',
      'pytest ~/x',
      'npm test \\',
    ],
  ],
  [
    'paths outside of the project',
    [
      'pytest /etc',
      'pytest ../other',
      'pytest a/../../b',
      'npx jest --config=/tmp/a.js',
      'make -C .. test',
      'prove -I/tmp/lib',
      'make -C.. test',
    ],
  ],
  [
    'options that run another program',
    [
      'go test -exec id ./...',
      'go test -toolexec=id',
      'prove --exec id',
      'prove -e id',
      'npm test --script-shell=id',
      'node --test -e id',
      'make test SHELL=id',
      'mvn test -Dexec.executable=id',
    ],
  ],
  [
    'options that run no test',
    [
      'pytest --collect-only',
      'make -n test',
      'npx jest --listTests',
      'go test -list=a',
      'cargo test --no-run',
      'mvn -DskipTests verify',
      'mvn verify -Dmaven.test.skip=true',
      'ctest -N',
      './gradlew check -x test',
      'bats --count test',
    ],
  ],
  [
    'options that hide a failure',
    [
      'make -i test',
      'make -ki check',
      'npx jest --passWithNoTests',
      'mvn test -Dmaven.test.failure.ignore=true',
      'mvn -fn test',
      'npm run test --if-present',
    ],
  ],
]
for (const [why, commands] of refused) {
  for (const command of commands) {
    test(`${JSON.stringify(command)} is refused: ${why}`, () => assert.equal(isPlainTestCommand(command), false))
  }
}

const suggest = (...script: readonly string[]) => suggestTestCommand({ title: `Run ${script[0]}`, script })

test('the one plain test command of a step is suggested', () => {
  assert.equal(suggest('# run it', 'pip install .', '  pytest -q', ''), 'pytest -q')
})

test('a step with several test commands suggests none', () => {
  assert.equal(suggest('npm test', 'pytest'), undefined)
})

test('a step that changes folder or environment suggests none', () => {
  assert.equal(suggest('cd web', 'npm test'), undefined)
  assert.equal(suggest('export NODE_ENV=test', 'npm test'), undefined)
  assert.equal(suggest('source venv/bin/activate', 'pytest'), undefined)
})

test('a command over several lines is not plain', () => {
  assert.equal(suggest('pytest \\', '  -q'), undefined)
})

test('a step without a test command, and an action, suggest none', () => {
  assert.equal(suggest('./build.sh'), undefined)
  assert.equal(suggestTestCommand({ title: 'Run gradle/gradle-build-action@v2', script: [] }), undefined)
})
