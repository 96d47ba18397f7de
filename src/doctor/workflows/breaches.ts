import {
  actionOf,
  inputOf,
  type Job,
  regreenSteps,
  type Step,
  type Text,
  type Variable,
  type Workflow,
} from './workflow.ts'

/** A place in a workflow file that should be otherwise. */
export interface Breach {
  readonly line: number
  readonly problem: string
}

const hasRegreen = (job: Job): boolean => regreenSteps(job).length > 0
const allSteps = (jobs: readonly Job[]): Step[] => jobs.flatMap(({ steps }) => steps)
const checkouts = (jobs: readonly Job[]): Step[] =>
  allSteps(jobs).filter(({ uses }) => actionOf(uses) === 'actions/checkout')

/** Scripts of steps, and of actions that run one, with an expression in them. */
export function findExpressionsInScripts({ jobs }: Workflow): Breach[] {
  const scripts = allSteps(jobs).flatMap(({ run, inputs }) => [
    ...(run ? [run] : []),
    ...inputs.filter(({ name }) => name === 'script').map(({ value }) => value),
  ])
  return scripts.flatMap(({ value, line }) => {
    const expression = /\$\{\{.*?\}\}/s.exec(value)?.[0].replace(/\s+/g, ' ')
    return expression === undefined ? [] : [{ line, problem: `The script holds the expression "${expression}".` }]
  })
}

/** Actions, images and called workflows that are named by a tag or a branch. */
export function findUnpinnedActions({ jobs }: Workflow): Breach[] {
  const uses = [...jobs, ...allSteps(jobs)].flatMap((place) => place.uses ?? [])
  const isPinned = ({ value }: Text) =>
    value.startsWith('./') || /@[0-9a-f]{40}$/.test(value) || /^docker:.*@sha256:[0-9a-f]{64}$/.test(value)
  return uses
    .filter((text) => !isPinned(text))
    .map(({ value, line }) => ({ line, problem: `"${value}" is not pinned to a commit.` }))
}

/** What examples have in place of a commit that the reader is to choose. */
export function findPlaceholders({ jobs }: Workflow): Breach[] {
  const uses = [...jobs, ...allSteps(jobs)].flatMap((place) => place.uses ?? [])
  return uses
    .filter(({ value }) => /@0{40}$/.test(value))
    .map(({ value, line }) => ({ line, problem: `"${value}" names no commit: the zeros stand for one.` }))
}

/** `read-all` and `write-all`, and jobs for which nothing is said. */
export function findLoosePermissions({ permissions, jobs }: Workflow): Breach[] {
  const whole = [permissions, ...jobs.map((job) => job.permissions)].filter((given) => given?.isWhole)
  const unset = permissions ? [] : jobs.filter((job) => !job.permissions)
  return [
    ...whole.map((given) => ({ line: given?.line ?? 1, problem: 'The permissions are given as a whole.' })),
    ...unset.map(({ id, line }) => ({ line, problem: `Nothing says what the token of the job "${id}" may do.` })),
  ]
}

/** Called workflows that get all secrets. */
export function findInheritedSecrets({ jobs }: Workflow): Breach[] {
  const secrets = jobs.flatMap((job) => job.secrets ?? [])
  return secrets
    .filter(({ value }) => value === 'inherit')
    .map(({ line }) => ({ line, problem: 'All secrets are handed on.' }))
}

const CACHE_ACTIONS = new Set(['actions/cache', 'swatinem/rust-cache'])
const CACHE_INPUTS = ['cache', 'enable-cache', 'bundler-cache', 'package-manager-cache']
/** They use the cache unless they are told not to. */
const CACHES_BY_DEFAULT = new Set(['actions/setup-go', 'astral-sh/setup-uv'])

/** Actions that are there for the cache, and setup actions that use it by themselves or because they are told. */
export function findCaches({ jobs }: Workflow): Breach[] {
  return allSteps(jobs.filter(hasRegreen)).flatMap((step) => {
    const action = actionOf(step.uses)
    const told = CACHE_INPUTS.flatMap((name) => inputOf(step, name) ?? [])
    const isKept = told.length === 0 ? CACHES_BY_DEFAULT.has(action) : told.some((value) => !/^(false|)$/.test(value))
    const isCache = CACHE_ACTIONS.has(action) || (/\/setup-/.test(action) && isKept)
    return isCache ? [{ line: step.line, problem: `"${action}" uses the cache beside Regreen.` }] : []
  })
}

/** An expression in braces with anything around it, a line end included, is a string, and a non-empty string is true. */
export function findFencedConditions({ jobs }: Workflow): Breach[] {
  const conditions = [...jobs, ...allSteps(jobs)].flatMap(({ condition }) => condition ?? [])
  const isAlwaysTrue = (value: string) => value.includes('${{') && !/^\$\{\{(?:(?!\}\}).)*\}\}$/s.test(value)
  return conditions
    .filter(({ value }) => isAlwaysTrue(value))
    .map(({ line }) => ({ line, problem: 'This "if" is always true.' }))
}

/** Checkouts that were told to take the code of forks where secrets are. */
export function findForkCheckouts({ jobs }: Workflow): Breach[] {
  return checkouts(jobs)
    .filter((step) => inputOf(step, 'allow-unsafe-pr-checkout') === 'true')
    .map(({ line }) => ({ line, problem: 'The checkout allows the code of forks.' }))
}

/** Checkouts beside Regreen that leave their token in `.git/config`. */
export function findKeptCredentials({ jobs }: Workflow): Breach[] {
  return checkouts(jobs.filter(hasRegreen))
    .filter((step) => inputOf(step, 'persist-credentials') !== 'false')
    .map(({ line }) => ({ line, problem: 'The checkout leaves its token on the disk.' }))
}

/** Jobs with Regreen that may sign in elsewhere. */
export function findIdentities({ permissions, jobs }: Workflow): Breach[] {
  return jobs.filter(hasRegreen).flatMap((job) => {
    const granted = job.permissions ?? permissions
    if (granted?.levelOf('id-token') !== 'write') return []
    return [{ line: granted.line, problem: `The job "${job.id}" may ask for identity tokens.` }]
  })
}

/** Jobs with Regreen that two events can start at once, and runs of several jobs that another one can begin in the midst of. */
export function findMissingConcurrency({ hasConcurrency, jobs }: Workflow): Breach[] {
  if (hasConcurrency) return []
  const publisher = jobs.find((job) => regreenSteps(job).some((step) => inputOf(step, 'phase') === 'publish'))
  if (publisher) {
    const problem = `The job "${publisher.id}" and those before it have no concurrency group together.`
    return [{ line: publisher.line, problem }]
  }
  return jobs
    .filter((job) => hasRegreen(job) && !job.hasConcurrency)
    .map(({ id, line }) => ({ line, problem: `The job "${id}" has no concurrency group.` }))
}

/** Secrets in the environment of a whole job or workflow that uses Regreen. */
export function findSecretsInEnvironment({ env, jobs }: Workflow): Breach[] {
  const shared = jobs.filter(hasRegreen).flatMap((job): Variable[] => [...env, ...job.env])
  const lines = new Map(
    shared.filter(({ value }) => /\bsecrets\b/.test(value.value)).map((one) => [one.value.line, one]),
  )
  return [...lines].map(([line, { name }]) => ({ line, problem: `The variable ${name} hands a secret to every step.` }))
}

/** Lines that let output change the environment, comments aside. */
export function findUnsecureCommands({ lines }: Workflow): Breach[] {
  return lines.flatMap((line, i) =>
    /^[^#]*ACTIONS_ALLOW_UNSECURE_COMMANDS/.test(line)
      ? [{ line: i + 1, problem: 'ACTIONS_ALLOW_UNSECURE_COMMANDS is set.' }]
      : [],
  )
}

/** Workflows that strangers start with secrets at hand. */
export function findTargetEvents({ events }: Workflow): Breach[] {
  return events
    .filter(({ name }) => name === 'pull_request_target')
    .map(({ line }) => ({ line, problem: 'The workflow runs for "pull_request_target".' }))
}

/** In a pull request the runner checks out a merge; without its parents nothing shows which head it stands for. */
export function findShallowMerges({ events, jobs }: Workflow): Breach[] {
  if (!events.some(({ name }) => name === 'pull_request')) return []
  return checkouts(jobs.filter(hasRegreen))
    .filter((step) => inputOf(step, 'ref') === undefined && /^1?$/.test(inputOf(step, 'fetch-depth') ?? ''))
    .map(({ line }) => ({ line, problem: 'For a pull request this checks out a merge without its parents.' }))
}
