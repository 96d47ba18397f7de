import { readYaml, type Text, type YamlNode } from './yaml-node.ts'

export type { Text } from './yaml-node.ts'

/** A workflow file, as far as Regreen looks into it. */
export interface Workflow {
  readonly path: string
  /** The name that `workflow_run` goes by: its own, or its path. */
  readonly name: string
  readonly events: readonly WorkflowEvent[]
  readonly permissions: Permissions | undefined
  readonly hasConcurrency: boolean
  readonly env: readonly Variable[]
  readonly jobs: readonly Job[]
  /** Line by line, for what may stand anywhere. */
  readonly lines: readonly string[]
}

interface WorkflowEvent {
  readonly name: string
  readonly line: number
  /** Empty where the workflow does not say. */
  readonly types: readonly string[]
  /** Of `workflow_run`. */
  readonly workflows: readonly Text[]
}

export type Level = 'none' | 'read' | 'write'

interface Permissions {
  readonly line: number
  /** `read-all` and `write-all`. */
  readonly isWhole: boolean
  levelOf(scope: string): Level
}

export interface Variable {
  readonly name: string
  readonly value: Text
}

export interface Job {
  readonly id: string
  readonly line: number
  readonly condition: Text | undefined
  readonly permissions: Permissions | undefined
  readonly hasConcurrency: boolean
  readonly env: readonly Variable[]
  /** A reusable workflow that is called. */
  readonly uses: Text | undefined
  /** `inherit`, where that is said. */
  readonly secrets: Text | undefined
  readonly steps: readonly Step[]
}

export interface Step {
  readonly line: number
  readonly uses: Text | undefined
  readonly run: Text | undefined
  readonly condition: Text | undefined
  readonly inputs: readonly Variable[]
}

/** Throws ConfigError for a text that is not YAML. Anything else that is wrong is left to GitHub's own checks. */
export function parseWorkflow(path: string, text: string): Workflow {
  const root = readYaml(text, path)
  return {
    path,
    name: root.get('name')?.text()?.value ?? path,
    events: readEvents(root.get('on')),
    permissions: readPermissions(root.get('permissions')),
    hasConcurrency: root.get('concurrency') !== undefined,
    env: readVariables(root.get('env')),
    jobs: (root.get('jobs')?.entries() ?? []).map(([id, job]) => readJob(id, job)),
    lines: text.split('\n'),
  }
}

/** `on:` is a name, a list of names, or a map with filters. */
function readEvents(node: YamlNode | undefined): WorkflowEvent[] {
  const plain = [node?.text(), ...(node?.items().map((item) => item.text()) ?? [])].filter((name) => name !== undefined)
  const filtered = (node?.entries() ?? []).map(([name, filters]) => ({
    name: name.value,
    line: name.line,
    types: readList(filters.get('types')).map(({ value }) => value),
    workflows: readList(filters.get('workflows')),
  }))
  return [...plain.map(({ value, line }) => ({ name: value, line, types: [], workflows: [] })), ...filtered]
}

/** One text, or a list of them. */
function readList(node: YamlNode | undefined): Text[] {
  const one = node?.text()
  return one ? [one] : (node?.items() ?? []).flatMap((item) => item.text() ?? [])
}

function readPermissions(node: YamlNode | undefined): Permissions | undefined {
  if (!node) return undefined
  const whole = node.text()?.value
  const levels = new Map(node.entries().map(([scope, level]) => [scope.value, level.text()?.value]))
  return {
    line: node.line,
    isWhole: whole === 'read-all' || whole === 'write-all',
    levelOf(scope) {
      const level = whole?.replace('-all', '') ?? levels.get(scope)
      return level === 'read' || level === 'write' ? level : 'none'
    },
  }
}

function readJob(id: Text, node: YamlNode): Job {
  return {
    id: id.value,
    line: id.line,
    condition: node.get('if')?.text(),
    permissions: readPermissions(node.get('permissions')),
    hasConcurrency: node.get('concurrency') !== undefined,
    env: readVariables(node.get('env')),
    uses: node.get('uses')?.text(),
    secrets: node.get('secrets')?.text(),
    steps: (node.get('steps')?.items() ?? []).map(readStep),
  }
}

const readStep = (node: YamlNode): Step => ({
  line: node.line,
  uses: node.get('uses')?.text(),
  run: node.get('run')?.text(),
  condition: node.get('if')?.text(),
  inputs: readVariables(node.get('with')),
})

const readVariables = (node: YamlNode | undefined): Variable[] =>
  (node?.entries() ?? []).flatMap(([name, value]) => {
    const text = value.text()
    return text ? [{ name: name.value, value: text }] : []
  })

/** What a step is given under that name; `undefined` when it is not. */
export const inputOf = (step: Step, name: string): string | undefined =>
  step.inputs.find((input) => input.name === name)?.value.value

/** `owner/name` of the action that a step or job uses; empty for a local or container one. */
export const actionOf = (uses: Text | undefined): string =>
  /^([\w.-]+\/[\w.-]+)(?:\/[^@]*)?@/.exec(uses?.value ?? '')?.[1]?.toLowerCase() ?? ''

/** The steps that start Regreen, under its own name or that of a mirror. */
export const regreenSteps = (job: Job): readonly Step[] =>
  job.steps.filter(({ uses }) => actionOf(uses).split('/')[1] === 'regreen')

/** By a step, or by calling a workflow that is named after it. */
export const usesRegreen = ({ jobs }: Workflow): boolean =>
  jobs.some((job) => regreenSteps(job).length > 0 || /\/[^/@]*regreen[^/@]*\.ya?ml(@|$)/i.test(job.uses?.value ?? ''))
