import type { Config, Environment, Secrets } from '../config/config.ts'
import type { Survey, SurveyFacts } from '../github/github.ts'
import type { Host } from '../host.ts'
import { findKeptCredentials, openSandbox, readDepth } from '../workspace/workspace.ts'
import { checkCredentials, checkDepth } from './checkout.ts'
import { askEndpoint, checkEndpoint, checkModelSettings } from './endpoint.ts'
import {
  checkGit,
  checkNode,
  checkRunner,
  checkSandbox,
  checkUnsecureCommands,
  isJob,
  readGitVersion,
} from './machine.ts'
import { checkTestCommand } from './project.ts'
import {
  checkDefaultBranch,
  checkOwnBranches,
  checkPullRequestSettings,
  checkReads,
  checkRepository,
  type Pages,
} from './repository.ts'
import { type Check, type Finding, unchecked } from './types.ts'
import {
  checkEvents,
  checkPermissions,
  checkPresence,
  checkRules,
  isUsed,
  readWorkflows,
  type WorkflowFiles,
} from './workflow-files.ts'

/** What the checks look at, and with what. */
export interface DoctorParts {
  readonly config: Config
  readonly environment: Environment
  readonly secrets: Secrets
  readonly host: Host
  readonly searchPath: string
  /** A checkout of the repository; absent in a job that made none. */
  readonly workspace: string | undefined
  /** The commit in the mirror whose test command is looked for. Throws ConfigError or ServiceError. */
  readonly findCommit: () => Promise<string>
  /** Reads the policy file, where there is one. Throws ConfigError or ServiceError. */
  readonly readPolicy: () => Promise<unknown>
  /** Absent where no token or no repository on a server is known. */
  readonly github: GitHubParts | undefined
}

interface GitHubParts {
  readonly survey: Survey
  readonly pages: Pages
}

/** All checks, in the order in which their findings are best read. */
export function listChecks(parts: DoctorParts): Check[] {
  return [
    ...listMachineChecks(parts),
    ...listProjectChecks(parts),
    ...listModelChecks(parts),
    ...listGitHubChecks(parts),
  ]
}

function listMachineChecks(parts: DoctorParts): Check[] {
  const { config, environment, host, searchPath, workspace } = parts
  const sandbox = once(async () => {
    const mode = config.sandbox === 'off' ? 'off' : 'auto'
    const { report } = await openSandbox({
      ...host,
      mode,
      network: config.network,
      environment,
      workspace,
      showsCaches: false,
    })
    return report
  })
  return [
    { name: 'node', run: async () => checkNode(process.versions.node) },
    { name: 'git', run: async () => checkGit(await readGitVersion(host.processes, searchPath)) },
    { name: 'unsecure_commands', run: async () => checkUnsecureCommands(environment) },
    { name: 'sandbox', run: async () => checkSandbox(await sandbox(), config, environment) },
    { name: 'runner', run: async () => checkRunner(environment, await sandbox()) },
    ...(workspace === undefined
      ? []
      : [
          {
            name: 'checkout_credentials',
            run: async () => checkCredentials(await findKeptCredentials(workspace), { isInJob: isJob(environment) }),
          },
          { name: 'checkout_depth', run: async () => checkDepth(await readDepth(workspace, searchPath)) },
        ]),
  ]
}

const listProjectChecks = (parts: DoctorParts): Check[] => [
  {
    name: 'policy_file',
    async run() {
      await parts.readPolicy()
      return []
    },
  },
  { name: 'test_command', run: async () => checkTestCommand(await parts.findCommit(), parts) },
]

function listModelChecks({ config, secrets, environment }: DoctorParts): Check[] {
  const { openaiApiKey } = secrets
  return [
    { name: 'model', run: async () => checkModelSettings(config, secrets, environment) },
    {
      name: 'model_endpoint',
      run: async () =>
        openaiApiKey ? checkEndpoint(await askEndpoint(config.baseUrl, openaiApiKey), config) : undefined,
    },
  ]
}

function listGitHubChecks(parts: DoctorParts): Check[] {
  const { github } = parts
  if (!github)
    return [{ name: 'repository', run: async () => [NO_GITHUB] }, ...listWorkflowChecks(parts, async () => undefined)]
  const { survey } = github
  const repository = once(() => survey.repository())
  async function readWorkflowFiles() {
    const asked = await repository()
    const files = asked.kind === 'told' ? await survey.workflowFiles(asked.value.defaultBranch) : asked
    return files.kind === 'told' ? files.value : undefined
  }
  return [
    { name: 'repository', run: async () => checkRepository(await repository(), parts.environment) },
    ...listSettingChecks(github, parts).map(
      ({ name, look }): Check => ({
        name,
        // What depends on the repository is left out when that cannot be read, which has been said then.
        async run() {
          const asked = await repository()
          return asked.kind === 'told' ? look(asked.value) : undefined
        },
      }),
    ),
    ...listWorkflowChecks(parts, readWorkflowFiles),
  ]
}

interface SettingCheck {
  readonly name: string
  look(facts: SurveyFacts): Promise<readonly Finding[]>
}

const listSettingChecks = (
  { survey, pages }: GitHubParts,
  { config, environment }: Pick<DoctorParts, 'config' | 'environment'>,
): SettingCheck[] => [
  {
    name: 'token_reads',
    look: async ({ defaultBranch }) => checkReads(await survey.tryReads(defaultBranch), environment),
  },
  {
    name: 'pull_request_setting',
    async look({ isOfOrganisation }) {
      const repository = await survey.mayOpenPullRequests('repository')
      const organisation = isOfOrganisation ? await survey.mayOpenPullRequests('organisation') : undefined
      return checkPullRequestSettings({ repository, organisation }, pages)
    },
  },
  {
    name: 'default_branch',
    async look({ defaultBranch: name }) {
      const [isProtected, rules] = [await survey.isProtected(name), await survey.rulesFor(name)]
      return checkDefaultBranch({ name, isProtected, rules }, pages)
    },
  },
  {
    name: 'own_branches',
    look: async () => checkOwnBranches(await survey.rulesFor(`${config.branchPrefix}doctor`), config, pages),
  },
]

const NO_GITHUB = unchecked(
  'Without a token and a repository on a server, rights, settings and branches were not looked at.',
  'Set GITHUB_TOKEN, and "--repository owner/name" where the remote "origin" does not say it.',
)

function listWorkflowChecks(
  { workspace }: DoctorParts,
  readDefault: () => Promise<ReadonlyMap<string, string> | undefined>,
): Check[] {
  const files = once(async () => readWorkflows(workspace, await readDefault()))
  const check = (look: (files: WorkflowFiles) => Finding[]) => async () => {
    const found = await files()
    return found && isUsed(found) ? look(found) : undefined
  }
  async function findPresence() {
    const found = await files()
    return found && checkPresence(found)
  }
  return [
    { name: 'workflows', run: findPresence },
    { name: 'workflow_events', run: check(checkEvents) },
    { name: 'workflow_permissions', run: check(checkPermissions) },
    { name: 'workflow_rules', run: check(checkRules) },
  ]
}

/** Makes a thing when it is first asked for, and the same from then on. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
