import type { TestContext } from 'node:test'
import { createEvents, type Events, type GitHubEvent } from './events.ts'
import {
  type FakeGitHub,
  openFakeGitHub,
  PUBLISHING,
  type Repository,
  type WorkflowPermissions,
} from './fake-github.ts'
import type { FileContent } from './git.ts'
import { type ActionResult, type RunningAction, startAction } from './run-action.ts'
import { openScriptedModel, type ScriptedModel, type Turn } from './scripted-model.ts'
import { PROJECTS, type RunnerName } from './temp-repo.ts'

export interface ScenarioSpec {
  /** The project with one bug that the repository holds; node:test by default. */
  readonly project?: RunnerName
  /** More files of the first commit, or others in their place. */
  readonly files?: Readonly<Record<string, FileContent>>
  readonly turns?: readonly Turn[]
  readonly inputs?: Readonly<Record<string, string>>
  readonly permissions?: WorkflowPermissions
  readonly apiPrefix?: '' | '/api/v3'
  readonly defaultBranch?: string
}

/** A GitHub with one repository whose CI is red, a model with a script, and the action between them. */
export interface Scenario {
  readonly github: FakeGitHub
  readonly repository: Repository
  readonly events: Events
  readonly model: ScriptedModel
  readonly token: string
  head(branch?: string): Promise<string>
  /** The event of a CI run that failed on the branch. */
  redRun(branch?: string): Promise<GitHubEvent>
  /** Starts the action, and checks what holds for every run: valid requests, no secret anywhere, no process left. */
  start(event: GitHubEvent, options?: StartOptions): Promise<ActionResult>
  /** Starts it without waiting, for a test that interrupts or kills it. */
  begin(event: GitHubEvent, options?: StartOptions): Promise<RunningAction>
}

export interface StartOptions {
  readonly inputs?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  readonly workspace?: string
  readonly node?: string
  readonly token?: string
  readonly sha?: string
  readonly ref?: string
}

const KEY = `key-${'k'.repeat(8)}${Math.random().toString(36).slice(2)}`

/** How often tests are run when nobody says anything. */
export const DEFAULT_RERUNS = { 'reruns-before': '2', 'reruns-after': '2' }
/** For speed. */
const ONCE = { 'reruns-before': '1', 'reruns-after': '1' }

export async function openScenario(t: Pick<TestContext, 'after'>, spec: ScenarioSpec = {}): Promise<Scenario> {
  const github = await openFakeGitHub({ apiPrefix: spec.apiPrefix ?? '' })
  const model = await openScriptedModel(spec.turns ?? [], { key: KEY })
  t.after(async () => {
    await github.close()
    await model.close()
  })
  const { files } = PROJECTS[spec.project ?? 'node:test']
  const repository = await github.addRepository('octo/shop', {
    files: { ...files, ...spec.files },
    roles: { ada: 'write', eve: 'read' },
    ...(spec.defaultBranch !== undefined && { defaultBranch: spec.defaultBranch }),
  })
  const token = github.addJobToken(repository, spec.permissions ?? PUBLISHING)
  const events = createEvents(github, repository)
  const head = async (branch = repository.defaultBranch) => {
    const commit = await repository.git.tryCommit(`refs/heads/${branch}`)
    if (commit === undefined) throw new Error(`There is no branch ${branch}.`)
    return commit
  }

  return {
    github,
    repository,
    events,
    model,
    token,
    head,
    async redRun(branch = repository.defaultBranch) {
      return events.workflowRun(await github.addRun(repository, { branch, actor: 'ada' }))
    },
    begin,
    async start(event, options) {
      const result = await (await begin(event, options)).finished
      t.after(() => result.close())
      await check(result, { github, model })
      return result
    },
  }

  async function begin(event: GitHubEvent, options: StartOptions = {}): Promise<RunningAction> {
    const { inputs, token: given = token, sha = await head(), ...others } = options
    return startAction({
      github,
      repository,
      event,
      token: given,
      sha,
      ...others,
      inputs: {
        'openai-api-key': KEY,
        'openai-base-url': model.url,
        model: 'scripted',
        ...ONCE,
        ...spec.inputs,
        ...inputs,
      },
    })
  }
}

/** What no run may ever do. */
async function check(result: ActionResult, { github, model }: Pick<Scenario, 'github' | 'model'>): Promise<void> {
  github.assertValid()
  const leaks = await result.findLeaks({ github: github.requests, model: model.requests })
  if (leaks.length > 0) throw new Error(`Secrets were found: ${JSON.stringify(leaks)}\n${result.log}`)
  const left = await result.processesLeft()
  if (left.length > 0) throw new Error(`Processes were left behind: ${JSON.stringify(left)}`)
}
