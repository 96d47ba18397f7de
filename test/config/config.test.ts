import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Config,
  createConfig,
  type Inputs,
  listSecretValues,
  readInputs,
  readSecrets,
  requireModel,
} from '../../src/config/config.ts'
import type { InputName } from '../../src/config/inputs.ts'
import { ConfigError } from '../../src/errors.ts'
import { parsePolicyFile } from '../../src/policy/policy-file.ts'

const file = (text: string) => parsePolicyFile(`version: 1\n${text}`, 'policy')
const config = (inputs: Inputs = {}, environment = {}) => createConfig(inputs, environment, undefined)

const NUMBERS = {
  'run-id': 'runId',
  'issue-number': 'issueNumber',
  'pull-request-number': 'pullRequestNumber',
} as const

test('without any input the defaults of the contract hold', () => {
  const { policy, ...rest } = config()
  assert.deepEqual(rest, {
    model: undefined,
    baseUrl: 'https://api.openai.com/v1',
    effort: undefined,
    additionalInstructions: undefined,
    testCommand: undefined,
    testReport: undefined,
    setupCommand: undefined,
    workingDirectory: '.',
    policyFile: '.github/regreen.yml',
    baseBranch: undefined,
    phase: 'all',
    proposalPath: 'regreen-proposal',
    mode: 'pull-request',
    triggerPhrase: '/agent',
    maxAttempts: 2,
    labelTrigger: 'agent-fix',
    reviewers: [],
    assignees: [],
    commitMessage: undefined,
    pullRequestTitle: undefined,
    signCommits: false,
    task: undefined,
    runId: undefined,
    issueNumber: undefined,
    pullRequestNumber: undefined,
    ciWorkflow: undefined,
    draft: true,
    branchPrefix: 'regreen/',
    labels: [],
    minimumPermission: 'write',
    allowUsers: [],
    allowBots: [],
    maxTurns: 40,
    prices: undefined,
    maxCostUsd: undefined,
    maxTokens: 1_000_000,
    contextTokens: 128_000,
    timeoutMs: 20 * 60_000,
    testTimeoutMs: 10 * 60_000,
    runsBefore: 2,
    runsAfter: 2,
    parallelProof: false,
    autoTest: true,
    sandbox: 'auto',
    network: 'none',
  } satisfies Omit<Config, 'policy'>)
  assert.deepEqual(policy, {
    allow: [],
    protect: [],
    tests: undefined,
    commands: [],
    limits: { files: 20, lines: 600, newFiles: 10 },
    policyFile: '.github/regreen.yml',
  })
})

test('a config cannot be changed', () => assert.ok(Object.isFrozen(config())))

test('an input wins over the policy file, and that over the default', () => {
  const both = createConfig({ 'max-turns': '7' }, {}, file('max-turns: 9\nmax-tokens: 500\n'))
  assert.deepEqual([both.maxTurns, both.maxTokens], [7, 500])
})

test('what is wrong in the policy file is not said to be an input', () => {
  const wrong = file('reruns-before: 50')
  assert.throws(() => createConfig({}, {}, wrong), {
    name: 'ConfigError',
    message: 'The key "reruns-before" of the policy file is "50"; it must be a whole number from 1 to 20.',
  })
  assert.throws(() => createConfig({ 'reruns-before': '60' }, {}, wrong), /Input "reruns-before" is "60"/)
})

test('an input that says just its default leaves the word to the policy file', () => {
  assert.equal(createConfig({ 'max-turns': '40', network: 'none' }, {}, file('max-turns: 9\n')).maxTurns, 9)
})

test('what only the policy file can say is taken from it', () => {
  const text =
    'paths: { allow: [src/**], protect: [db/**] }\ntests: allow\nlimits: { files: 1 }\ntest-report: r.xml\nci-workflow: ci.yml\nparallel-proof: true\ncommands: [[npm, run, lint]]\n'
  const { policy, testReport, ciWorkflow, parallelProof } = createConfig({}, {}, file(text))
  assert.deepEqual([testReport, ciWorkflow, parallelProof], ['r.xml', 'ci.yml', true])
  assert.deepEqual(policy, {
    allow: ['src/**'],
    protect: ['db/**'],
    tests: 'allow',
    commands: [['npm', 'run', 'lint']],
    limits: { files: 1, lines: 600, newFiles: 10 },
    policyFile: '.github/regreen.yml',
  })
})

test('a limit of cost needs the prices of both kinds of tokens', () => {
  const prices = { 'price-input': '0.75', 'price-output': '4.50' }
  assert.deepEqual(config(prices).prices, { input: 0.75, output: 4.5 })
  assert.equal(config({ ...prices, 'max-cost-usd': '0.5' }).maxCostUsd, 0.5)
  assert.throws(() => config({ 'max-cost-usd': '1' }), /"max-cost-usd".*"price-input" and "price-output", in US\$/)
  assert.throws(() => config({ 'price-input': '1' }), /Input "price-input" is set and the input "price-output" is not/)
  assert.throws(() => config({ 'price-output': '1' }), /Input "price-output" is set and the input "price-input" is not/)
  assert.throws(() => config({ ...prices, 'max-cost-usd': '-1' }), /"max-cost-usd" is "-1".*for example 0\.50/)
})

test('model, endpoint and key may come from the environment, and inputs win', () => {
  const environment = { OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1/', OPENAI_API_KEY: ' key\n' }
  assert.deepEqual([config({}, environment).model, config({}, environment).baseUrl], ['m', 'http://127.0.0.1:8080/v1'])
  assert.equal(readSecrets({}, environment).openaiApiKey, 'key')
  assert.equal(config({ model: 'other' }, environment).model, 'other')
  assert.equal(readSecrets({ 'openai-api-key': 'input' }, environment).openaiApiKey, 'input')
  assert.equal(config({}, { OPENAI_MODEL: '' }).model, undefined)
})

test('inputs are read as the runner hands them over, and empty ones were not given', () => {
  const environment = {
    'INPUT_TEST-COMMAND': ' npm test ',
    INPUT_MODEL: '',
    INPUT_UNKNOWN: 'x',
    'INPUT_MAX-TURNS': '3',
  }
  assert.deepEqual(readInputs(environment), { 'test-command': 'npm test', 'max-turns': '3' })
})

const read: readonly [InputName, string, (config: Config) => unknown, unknown][] = [
  ['labels', 'a, b\n c,,', (c) => c.labels, ['a', 'b', 'c']],
  ['timeout-minutes', '0.5', (c) => c.timeoutMs, 30_000],
  ['draft', 'FALSE', (c) => c.draft, false],
  ['working-directory', './packages//app/', (c) => c.workingDirectory, 'packages/app'],
  ['policy-file', './ci/regreen.yml', (c) => c.policyFile, 'ci/regreen.yml'],
  ['branch-prefix', 'bots/fix-', (c) => c.branchPrefix, 'bots/fix-'],
  ['run-id', '17', (c) => c.runId, 17],
  ['context-tokens', '8000', (c) => c.contextTokens, 8_000],
  ['allow-bots', 'renovate[bot]', (c) => c.allowBots, ['renovate[bot]']],
  ['openai-base-url', 'https://models.example/api/v1//', (c) => c.baseUrl, 'https://models.example/api/v1'],
]
for (const [name, value, pick, expected] of read) {
  test(`the input ${name} ${JSON.stringify(value)} is read as ${JSON.stringify(expected)}`, () => {
    assert.deepEqual(pick(config({ [name]: value })), expected)
  })
}

const refused: readonly [InputName, string, RegExp][] = [
  ['max-turns', '0', /it must be a whole number from 1 to 1000\.$/],
  ['max-turns', '1.5', /whole number/],
  ['max-turns', '1e3', /whole number/],
  ['max-turns', 'many', /Input "max-turns" is "many"/],
  ['reruns-after', '21', /from 1 to 20/],
  ['context-tokens', '10', /from 4000 to/],
  ['timeout-minutes', '0', /more than 0 and at most 1440/],
  ['timeout-minutes', '-5', /number of minutes/],
  ['draft', 'yes', /it must be "true" or "false"\.$/],
  ['mode', 'merge', /it must be "pull-request" or "push" or "comment" or "dry-run"\.$/],
  ['minimum-permission', 'read', /it must be "write" or "admin"\.$/],
  ['allow-users', '*', /has a "\*"\. Name each person by login/],
  ['allow-bots', 'a[bot], *', /has a "\*"\. Name each bot by its exact login/],
  ['working-directory', '../other', /must be a folder inside the repository/],
  ['working-directory', '/etc', /must be a folder inside the repository/],
  ['policy-file', '../regreen.yml', /must be a file inside the repository/],
  ['policy-file', '.', /must be a file inside the repository/],
  ['branch-prefix', '-x/', /ending in "\/" or "-"/],
  ['branch-prefix', 'a..b/', /ending in/],
  ['branch-prefix', 'main', /ending in/],
  ['trigger-phrase', 'two words', /must be one word/],
  ['commit-message', 'two\nlines', /must be one line of at most 200 characters/],
  ['openai-base-url', 'ftp://x', /must be a URL that begins with "https:\/\/"/],
  ['openai-base-url', 'https://user:pass@models.example/v1', /holds a user name or a password/],
  ['run-id', 'x', /whole number/],
  ['sandbox', 'maybe', /"auto" or "require" or "off"/],
]
for (const [name, value, message] of refused) {
  test(`the input ${name} ${JSON.stringify(value)} is told with what it must be`, () => {
    assert.throws(
      () => config({ [name]: value }),
      (error) => {
        return (
          error instanceof ConfigError && error.message.startsWith(`Input "${name}"`) && message.test(error.message)
        )
      },
    )
  })
}

test('a password in the endpoint is not shown', () => {
  assert.throws(
    () => config({ 'openai-base-url': 'https://u:secret@x.example/v1' }),
    (error) => {
      return error instanceof Error && !error.message.includes('secret')
    },
  )
})

const withModel = config({ model: 'm' })
const missing: readonly [string, Config, string | undefined, RegExp][] = [
  ['no model', config(), 'key', /^No model is set\. Set the input "model" \(or OPENAI_MODEL\)/],
  [
    'no key',
    withModel,
    undefined,
    /^No key for the model is set\. Set the input "openai-api-key" \(or OPENAI_API_KEY\)/,
  ],
  ['a key that is none', withModel, 'two\nlines', /has characters that no key has/],
]
for (const [what, given, openaiApiKey, message] of missing) {
  test(`${what} is one clear error`, () => {
    assert.throws(
      () => requireModel(given, { githubToken: undefined, openaiApiKey }),
      (error) => {
        return error instanceof ConfigError && message.test(error.message)
      },
    )
  })
}

test('with model and key a model can be asked', () => {
  assert.deepEqual(requireModel(withModel, { githubToken: undefined, openaiApiKey: 'key' }), {
    model: 'm',
    apiKey: 'key',
  })
})

test('keys, tokens and passwords are secrets, whoever uses them', () => {
  for (const name of ['OPENAI_API_KEY', 'INPUT_OPENAI-API-KEY', 'GITHUB_TOKEN', 'AWS_SECRET_ACCESS_KEY', 'DB_PASSWORD'])
    assert.deepEqual(listSecretValues({ [name]: 'hidden-value' }), ['hidden-value'], name)
})

test('an address, a model and a region are none: a patch may hold them', () => {
  const plain = {
    OPENAI_BASE_URL: 'https://models.example.com/v1',
    'INPUT_OPENAI-BASE-URL': 'https://models.example.com/v1',
    OPENAI_MODEL: 'gpt-5.4-mini',
    AWS_REGION: 'us-east-1',
    ACTIONS_RESULTS_URL: 'https://results.example.com/',
    ACTIONS_CACHE_MODE: 'read',
    'INPUT_MAX-TOKENS': '100000000',
    GOOGLE_APPLICATION_CREDENTIALS: '/home/runner/work/shop/shop/gha-creds-0123456789.json',
    AWS_WEB_IDENTITY_TOKEN_FILE: '/var/run/secrets/token',
    PATH: '/usr/bin',
  }
  assert.deepEqual(listSecretValues(plain), [])
})

test('an address with a password in it is a secret', () => {
  const OPENAI_BASE_URL = 'https://user:password@models.example.com/v1'
  assert.deepEqual(listSecretValues({ OPENAI_BASE_URL }), [OPENAI_BASE_URL])
})

for (const name of ['run-id', 'issue-number', 'pull-request-number'] as const) {
  test(`A16: "${name}" is a whole number or not given`, () => {
    assert.equal(config({ [name]: '17' })[NUMBERS[name]], 17)
    assert.equal(config()[NUMBERS[name]], undefined)
    for (const value of ['1; echo', 'abc', '-1', '0', '1.5', '0x10', '99999999999999999999'])
      assert.throws(() => config({ [name]: value }), /it must be a whole number/)
  })
}
