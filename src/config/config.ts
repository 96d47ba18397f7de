import { ConfigError } from '../errors.ts'
import type { PolicyFile } from '../policy/policy-file.ts'
import type { PolicySettings, TestsPolicy } from '../policy/types.ts'
import { type Environment, isSecretName } from './environment.ts'
import * as values from './input-values.ts'
import { INPUTS, type InputDefinition, type InputName } from './inputs.ts'

export type { Environment } from './environment.ts'

/** US$ per million tokens. */
interface Prices {
  readonly input: number
  readonly output: number
}

/** Everything a run is told, read once and frozen. Units are in the names; no secret is in here. */
export interface Config {
  readonly model: string | undefined
  readonly baseUrl: string
  readonly effort: string | undefined
  readonly additionalInstructions: string | undefined
  readonly testCommand: string | undefined
  /** Where the test command leaves a report, as a glob below the working directory. */
  readonly testReport: string | undefined
  readonly setupCommand: string | undefined
  readonly workingDirectory: string
  readonly policyFile: string
  readonly baseBranch: string | undefined
  readonly phase: 'all' | 'propose' | 'verify' | 'publish' | 'doctor'
  readonly proposalPath: string
  readonly mode: 'pull-request' | 'push' | 'comment' | 'dry-run'
  readonly triggerPhrase: string
  readonly maxAttempts: number
  readonly labelTrigger: string
  readonly reviewers: readonly string[]
  readonly assignees: readonly string[]
  readonly commitMessage: string | undefined
  readonly pullRequestTitle: string | undefined
  readonly signCommits: boolean
  readonly task: string | undefined
  /** What a `workflow_dispatch` names. */
  readonly runId: number | undefined
  readonly issueNumber: number | undefined
  readonly pullRequestNumber: number | undefined
  /** A workflow that is started on a repair branch, because pull requests of the job's token wait for approval. */
  readonly ciWorkflow: string | undefined
  readonly draft: boolean
  readonly branchPrefix: string
  readonly labels: readonly string[]
  readonly minimumPermission: 'write' | 'admin'
  readonly allowUsers: readonly string[]
  readonly allowBots: readonly string[]
  readonly maxTurns: number
  readonly maxTokens: number
  /** Absent where costs are not counted. */
  readonly prices: Prices | undefined
  readonly maxCostUsd: number | undefined
  readonly contextTokens: number
  readonly timeoutMs: number
  readonly testTimeoutMs: number
  readonly runsBefore: number
  readonly runsAfter: number
  /** The runs before and after a patch may go side by side. */
  readonly parallelProof: boolean
  readonly autoTest: boolean
  readonly sandbox: 'auto' | 'require' | 'off'
  /** The network of test runs. */
  readonly network: 'none' | 'host'
  /** The policy file's word; how tests are treated depends on the task where it says nothing. */
  readonly policy: Omit<PolicySettings, 'tests'> & { readonly tests: TestsPolicy | undefined }
}

/** Kept apart from the Config: each goes to the one part that needs it. */
export interface Secrets {
  readonly githubToken: string | undefined
  readonly openaiApiKey: string | undefined
}

export type Inputs = Readonly<Partial<Record<InputName, string>>>

/**
 * Whether the runner obeys `::set-env` and `::add-path` from anybody's output, tests included.
 * https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs
 */
export const allowsUnsecureCommands = ({ ACTIONS_ALLOW_UNSECURE_COMMANDS: value = '' }: Environment): boolean =>
  /^(1|\$?true)$/i.test(value.trim())

/** The inputs as the runner hands them over: `INPUT_<NAME>`, upper case, hyphens kept. Empty means not given. */
export function readInputs(environment: Environment): Inputs {
  const given = Object.keys(INPUTS).map((name) => [name, environment[`INPUT_${name.toUpperCase()}`]?.trim()])
  return Object.fromEntries(given.filter(([, value]) => value))
}

/** Settings beside secrets, named like them. A patch or a message may well hold such a value, or the place of a file. */
const isPlainSetting = (name: string, value: string): boolean =>
  (/(URL|ENDPOINT|MODEL|REGION|VERSION|LOCATION|MODE|(MAX|CONTEXT)-TOKENS)$/i.test(name) && !value.includes('@')) ||
  (/(FILE|PATH|DIR|CREDENTIALS|OVERRIDE)$/i.test(name) && value.startsWith('/'))

/** The values of everything in the environment that is named like a secret; for redaction. */
export function listSecretValues(environment: Environment): string[] {
  return Object.entries(environment).flatMap(([name, value]) =>
    value && isSecretName(name) && !isPlainSetting(name, value) ? [value] : [],
  )
}

/** The inputs' values, else those of the environment; empty ones count as absent. */
export function readSecrets(inputs: Inputs, environment: Environment): Secrets {
  return {
    githubToken: inputs['github-token'],
    openaiApiKey: inputs['openai-api-key'] ?? (environment.OPENAI_API_KEY?.trim() || undefined),
  }
}

/** For the command line, the variables that GitHub's own tool reads. https://cli.github.com/manual/gh_help_environment */
export const readLocalToken = ({ GH_TOKEN, GITHUB_TOKEN }: Environment): string | undefined =>
  GH_TOKEN || GITHUB_TOKEN || undefined

/**
 * Inputs win over the policy file, and that over the defaults. An input that says just its default counts as not given:
 * GitHub hands over every default, so the two cannot be told apart. Throws ConfigError.
 */
export function createConfig(inputs: Inputs, environment: Environment, file: PolicyFile | undefined): Config {
  const reader = createReader(inputs, file)
  return Object.freeze({
    ...readModelSettings(reader, environment),
    ...readTestSettings(reader, file),
    ...readTriggers(reader),
    ...readPublishing(reader, file),
    ...readLimits(reader),
    policyFile: reader.read('policy-file', values.file),
    policy: readPolicy(reader, file),
  } satisfies Config)
}

interface Reader {
  given(name: InputName): string | undefined
  read<T>(name: InputName, parse: (text: string, what: string) => T): T
}

function createReader(inputs: Inputs, file: PolicyFile | undefined): Reader {
  const inFile = new Map(Object.entries(file ?? {}))
  function find(name: InputName): { readonly text: string | undefined; readonly what: string } {
    const value = inputs[name]
    const { default: standard }: InputDefinition = INPUTS[name]
    const fromFile = value === undefined || value === standard ? inFile.get(name) : undefined
    return fromFile === undefined
      ? { text: value ?? standard, what: `Input "${name}"` }
      : { text: String(fromFile), what: `The key "${name}" of the policy file` }
  }
  return {
    given: (name) => find(name).text,
    read(name, parse) {
      const { text = '', what } = find(name)
      return parse(text, what)
    },
  }
}

function readModelSettings({ given, read }: Reader, environment: Environment) {
  const baseUrl = given('openai-base-url') ?? (environment.OPENAI_BASE_URL || 'https://api.openai.com/v1')
  return {
    model: given('model') ?? (environment.OPENAI_MODEL || undefined),
    baseUrl: values.url(baseUrl, 'Input "openai-base-url"'),
    effort: given('effort'),
    additionalInstructions: given('additional-instructions'),
    contextTokens: read('context-tokens', values.optional(values.whole(4_000, 10_000_000))) ?? 128_000,
  }
}

function readTestSettings({ given, read }: Reader, file: PolicyFile | undefined) {
  return {
    testCommand: given('test-command'),
    testReport: file?.['test-report'],
    setupCommand: given('setup-command'),
    workingDirectory: read('working-directory', values.folder),
    testTimeoutMs: read('test-timeout-minutes', values.minutes),
    runsBefore: read('reruns-before', values.whole(1, 20)),
    runsAfter: read('reruns-after', values.whole(1, 20)),
    parallelProof: file?.['parallel-proof'] ?? false,
    autoTest: read('auto-test', values.yesOrNo),
    sandbox: read('sandbox', values.oneOf('auto', 'require', 'off')),
    network: read('network', values.oneOf('none', 'host')),
  }
}

function readTriggers({ given, read }: Reader) {
  const number = values.optional(values.whole(1, Number.MAX_SAFE_INTEGER))
  return {
    triggerPhrase: read('trigger-phrase', values.phrase),
    labelTrigger: read('label-trigger', values.text),
    maxAttempts: read('max-attempts', values.whole(1, 100)),
    minimumPermission: read('minimum-permission', values.oneOf('write', 'admin')),
    allowUsers: read('allow-users', values.userList),
    allowBots: read('allow-bots', values.botList),
    task: given('task'),
    runId: read('run-id', number),
    issueNumber: read('issue-number', number),
    pullRequestNumber: read('pull-request-number', number),
  }
}

function readPublishing({ given, read }: Reader, file: PolicyFile | undefined) {
  return {
    baseBranch: given('base-branch'),
    phase: read('phase', values.oneOf('all', 'propose', 'verify', 'publish', 'doctor')),
    proposalPath: read('proposal-path', values.text),
    mode: read('mode', values.oneOf('pull-request', 'push', 'comment', 'dry-run')),
    draft: read('draft', values.yesOrNo),
    branchPrefix: read('branch-prefix', values.branchPrefix),
    labels: read('labels', values.list),
    reviewers: read('reviewers', values.list),
    assignees: read('assignees', values.list),
    commitMessage: read('commit-message', values.optional(values.oneLine)),
    pullRequestTitle: read('pull-request-title', values.optional(values.oneLine)),
    signCommits: read('sign-commits', values.yesOrNo),
    ciWorkflow: file?.['ci-workflow'],
  }
}

function readLimits({ read }: Reader) {
  const dollars = values.optional(values.dollars)
  const prices = joinPrices(read('price-input', dollars), read('price-output', dollars))
  const maxCostUsd = read('max-cost-usd', dollars)
  if (maxCostUsd !== undefined && !prices)
    throw new ConfigError(
      'Input "max-cost-usd" needs to know what tokens cost. Set the inputs "price-input" and "price-output", in US$ per million tokens.',
    )
  return {
    prices,
    maxCostUsd,
    maxTurns: read('max-turns', values.whole(1, 1_000)),
    maxTokens: read('max-tokens', values.whole(1, 1_000_000_000)),
    timeoutMs: read('timeout-minutes', values.minutes),
  }
}

function joinPrices(input: number | undefined, output: number | undefined): Prices | undefined {
  if (input !== undefined && output !== undefined) return { input, output }
  if (input === undefined && output === undefined) return undefined
  const [given, absent] = input === undefined ? ['price-output', 'price-input'] : ['price-input', 'price-output']
  throw new ConfigError(`Input "${given}" is set and the input "${absent}" is not. Set both, or neither.`)
}

function readPolicy({ read }: Reader, file: PolicyFile | undefined): Config['policy'] {
  return {
    allow: file?.paths?.allow ?? [],
    protect: file?.paths?.protect ?? [],
    tests: file?.tests,
    commands: file?.commands ?? [],
    limits: {
      files: file?.limits?.files ?? 20,
      lines: file?.limits?.lines ?? 600,
      newFiles: file?.limits?.['new-files'] ?? 10,
    },
    policyFile: read('policy-file', values.file),
  }
}

/** Throws ConfigError unless a model can be asked. */
export function requireModel(config: Config, { openaiApiKey }: Secrets): { model: string; apiKey: string } {
  if (!config.model)
    throw new ConfigError('No model is set. Set the input "model" (or OPENAI_MODEL), for example "gpt-5.4-mini".')
  if (!openaiApiKey) {
    throw new ConfigError(
      'No key for the model is set. Set the input "openai-api-key" (or OPENAI_API_KEY); for a server without keys, any word will do.',
    )
  }
  if (!/^[\x21-\x7e]+$/.test(openaiApiKey))
    throw new ConfigError('The key for the model has characters that no key has. Set the input "openai-api-key" again.')
  return { model: config.model, apiKey: openaiApiKey }
}
