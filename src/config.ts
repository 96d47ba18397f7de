import * as z from 'zod'
import { ConfigError } from './errors.ts'
import { INPUTS, type InputName } from './inputs.ts'
import type { PolicyFile } from './policy/policy-file.ts'
import type { PolicySettings, TestsPolicy } from './policy/types.ts'

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
  readonly contextTokens: number
  readonly timeoutMs: number
  readonly testTimeoutMs: number
  readonly runsBefore: number
  readonly runsAfter: number
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

/** Names whose values are never shown, handed on or kept in this process's environment. */
export const isSecretName = (name: string): boolean =>
  /^(INPUT_|STATE_)?(OPENAI_|ANTHROPIC_|AWS_|AZURE_|GOOGLE_|GEMINI_)|^ACTIONS_|TOKEN|SECRET|PASSW|API[-_]?KEY|CREDENTIAL|PRIVATE[-_]?KEY/i.test(
    name,
  )

export type Environment = Readonly<Record<string, string | undefined>>
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

/** The values of everything in the environment that is named like a secret; for redaction. */
export function listSecretValues(environment: Environment): string[] {
  return Object.entries(environment).flatMap(([name, value]) => (value && isSecretName(name) ? [value] : []))
}

export function readSecrets(inputs: Inputs, environment: Environment): Secrets {
  return {
    githubToken: inputs['github-token'],
    openaiApiKey: inputs['openai-api-key'] ?? (environment.OPENAI_API_KEY || undefined),
  }
}

/**
 * Inputs win over the policy file, and that over the defaults. An input that says just its default counts as not given:
 * GitHub hands over every default, so the two cannot be told apart.
 */
export function createConfig(inputs: Inputs, environment: Environment, file: PolicyFile | undefined): Config {
  const given = (name: InputName): string | undefined => {
    const value = inputs[name]
    const { default: standard }: { default?: string } = INPUTS[name]
    const fromFile = file && name in file ? file[name as keyof PolicyFile] : undefined
    if (value !== undefined && value !== standard) return value
    return fromFile === undefined ? (value ?? standard) : String(fromFile)
  }
  const read = <T>(name: InputName, parse: (text: string, name: InputName) => T): T => parse(given(name) ?? '', name)
  const policyFile = read('policy-file', text)

  return Object.freeze({
    model: given('model') ?? (environment.OPENAI_MODEL || undefined),
    baseUrl: url(
      given('openai-base-url') ?? (environment.OPENAI_BASE_URL || 'https://api.openai.com/v1'),
      'openai-base-url',
    ),
    effort: given('effort'),
    additionalInstructions: given('additional-instructions'),
    testCommand: given('test-command'),
    testReport: file?.['test-report'],
    setupCommand: given('setup-command'),
    workingDirectory: read('working-directory', folder),
    policyFile,
    baseBranch: given('base-branch'),
    phase: read('phase', oneOf('all', 'propose', 'verify', 'publish', 'doctor')),
    proposalPath: read('proposal-path', text),
    mode: read('mode', oneOf('pull-request', 'push', 'comment', 'dry-run')),
    triggerPhrase: read('trigger-phrase', phrase),
    maxAttempts: read('max-attempts', whole(1, 100)),
    labelTrigger: read('label-trigger', text),
    reviewers: read('reviewers', list),
    assignees: read('assignees', list),
    commitMessage: oneLine(given('commit-message'), 'commit-message'),
    pullRequestTitle: oneLine(given('pull-request-title'), 'pull-request-title'),
    signCommits: read('sign-commits', yesOrNo),
    task: given('task'),
    runId: read('run-id', optionalNumber),
    issueNumber: read('issue-number', optionalNumber),
    pullRequestNumber: read('pull-request-number', optionalNumber),
    ciWorkflow: file?.['ci-workflow'],
    draft: read('draft', yesOrNo),
    branchPrefix: read('branch-prefix', branchPrefix),
    labels: read('labels', list),
    minimumPermission: read('minimum-permission', oneOf('write', 'admin')),
    allowUsers: read('allow-users', list),
    allowBots: read('allow-bots', botList),
    maxTurns: read('max-turns', whole(1, 1_000)),
    maxTokens: read('max-tokens', whole(1, 1_000_000_000)),
    contextTokens: given('context-tokens') === undefined ? 128_000 : read('context-tokens', whole(4_000, 10_000_000)),
    timeoutMs: read('timeout-minutes', minutes),
    testTimeoutMs: read('test-timeout-minutes', minutes),
    runsBefore: read('reruns-before', whole(1, 20)),
    runsAfter: read('reruns-after', whole(1, 20)),
    autoTest: read('auto-test', yesOrNo),
    sandbox: read('sandbox', oneOf('auto', 'require', 'off')),
    network: read('network', oneOf('none', 'host')),
    policy: {
      allow: file?.paths?.allow ?? [],
      protect: file?.paths?.protect ?? [],
      tests: file?.tests,
      limits: {
        files: file?.limits?.files ?? 20,
        lines: file?.limits?.lines ?? 600,
        newFiles: file?.limits?.['new-files'] ?? 10,
      },
      policyFile,
    },
  } satisfies Config)
}

/** Throws ConfigError unless a model can be asked. */
export function requireModel(config: Config, { openaiApiKey }: Secrets): { model: string; apiKey: string } {
  if (!config.model)
    throw new ConfigError('No model is set. Set the input "model" (or OPENAI_MODEL), for example "gpt-5.4-mini".')
  if (!openaiApiKey) {
    throw new ConfigError(
      'No key for the model is set. Set the input "openai-api-key" (or OPENAI_API_KEY); for a server without keys use any word.',
    )
  }
  return { model: config.model, apiKey: openaiApiKey }
}

function text(value: string, name: string): string {
  if (value === '') throw new ConfigError(`Input "${name}" is empty.`)
  return value
}

function whole(min: number, max: number) {
  return (value: string, name: string): number => {
    const number = Number(value)
    if (/^\d+$/.test(value) && number >= min && number <= max) return number
    throw new ConfigError(
      `Input "${name}" is ${JSON.stringify(value)}; it must be a whole number from ${min} to ${max}.`,
    )
  }
}

function optionalNumber(value: string, name: string): number | undefined {
  return value === '' ? undefined : whole(1, Number.MAX_SAFE_INTEGER)(value, name)
}

function minutes(value: string, name: string): number {
  const number = Number(value)
  if (/^\d+(\.\d+)?$/.test(value) && number > 0 && number <= 24 * 60) return number * 60_000
  throw new ConfigError(
    `Input "${name}" is ${JSON.stringify(value)}; it must be a number of minutes, more than 0 and at most 1440.`,
  )
}

function yesOrNo(value: string, name: string): boolean {
  if (/^(true|false)$/i.test(value)) return value.toLowerCase() === 'true'
  throw new ConfigError(`Input "${name}" is ${JSON.stringify(value)}; it must be "true" or "false".`)
}

function oneOf<const T extends string>(...values: readonly T[]) {
  return (value: string, name: string): T => {
    const found = values.find((candidate) => candidate === value)
    if (found !== undefined) return found
    throw new ConfigError(
      `Input "${name}" is ${JSON.stringify(value)}; it must be ${values.map((word) => `"${word}"`).join(' or ')}.`,
    )
  }
}

/** One word, so that the rest of the line is the command. */
function phrase(value: string, name: string): string {
  if (/^\S{2,40}$/.test(value)) return value
  throw new ConfigError(
    `Input "${name}" is ${JSON.stringify(value)}; it must be one word of 2 to 40 characters, for example "/agent".`,
  )
}

function oneLine(value: string | undefined, name: string): string | undefined {
  if (value === undefined || (!/[\p{Cc}]/u.test(value) && value.length <= 200)) return value
  throw new ConfigError(`Input "${name}" must be one line of at most 200 characters.`)
}

const list = (value: string): string[] =>
  value
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A star would let every stranger's app start runs. */
function botList(value: string, name: string): string[] {
  const logins = list(value)
  if (logins.some((login) => login.includes('*')))
    throw new ConfigError(`Input "${name}" has a "*". Name each bot by its exact login, for example "renovate[bot]".`)
  return logins
}

function folder(value: string, name: string): string {
  const parts = value.split('/').filter((part) => part !== '' && part !== '.')
  if (value.startsWith('/') || parts.includes('..') || /[\\\p{Cc}]/u.test(value)) {
    throw new ConfigError(
      `Input "${name}" is ${JSON.stringify(value)}; it must be a folder inside the repository, for example "packages/app".`,
    )
  }
  return parts.join('/') || '.'
}

/** https://git-scm.com/docs/git-check-ref-format */
function branchPrefix(value: string, name: string): string {
  if (/^[A-Za-z0-9][\w./-]*[/-]$/.test(value) && !/\.\.|\/\/|\.lock\/|\/\./.test(value)) return value
  throw new ConfigError(
    `Input "${name}" is ${JSON.stringify(value)}; it must be letters, digits, ".", "_", "-" and "/", ending in "/" or "-", for example "regreen/".`,
  )
}

function url(value: string, name: string): string {
  const parsed = z.url({ protocol: /^https?$/ }).safeParse(value)
  if (parsed.success) return value.replace(/\/+$/, '')
  throw new ConfigError(
    `Input "${name}" is ${JSON.stringify(value)}; it must be a URL that begins with "https://" (or "http://").`,
  )
}
