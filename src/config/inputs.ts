interface Described {
  readonly description: string
  /** As in action.yml; absent where there is none, or where it is worked out. */
  readonly default?: string
}

/** It makes sense without GitHub, and so is a flag of `regreen fix`. */
interface LocalInput extends Described {
  readonly isLocal: true
  /** What kind of value the flag takes. */
  readonly takes: string
}

interface HostedInput extends Described {
  readonly isLocal: false
}

/** One input of the action; most are flags of the command line as well. */
export type InputDefinition = LocalInput | HostedInput

const describe = (description: string, standard: string | undefined): Described => ({
  description,
  ...(standard !== undefined && { default: standard }),
})
const local = (description: string, takes: string, standard?: string): LocalInput => ({
  ...describe(description, standard),
  isLocal: true,
  takes,
})
const hosted = (description: string, standard?: string): HostedInput => ({
  ...describe(description, standard),
  isLocal: false,
})

/** The inputs by name. action.yml and the README's table are checked against this by a test. */
export const INPUTS = {
  'github-token': hosted('Reads events and logs, pushes the branch, opens the pull request.', '${{ github.token }}'),
  'openai-api-key': hosted('Key for the model endpoint. Default: the environment variable OPENAI_API_KEY.'),
  'openai-base-url': local(
    'Any OpenAI-compatible endpoint. Default: OPENAI_BASE_URL, else https://api.openai.com/v1.',
    'URL',
  ),
  model: local('Model id; required except for "publish" and "verify". Default: OPENAI_MODEL.', 'NAME'),
  effort: local('Reasoning effort, passed to the endpoint unchanged.', 'WORD'),
  'additional-instructions': local('Added to the built-in prompt.', 'TEXT'),
  'test-command': local(
    "The command whose failure is to be fixed. Default: on GitHub the one of CI's failed step, else found in the project.",
    'COMMAND',
  ),
  'setup-command': local('Prepares each private copy, for example "npm ci".', 'COMMAND'),
  'working-directory': local('Project folder in a monorepo.', 'FOLDER', '.'),
  'policy-file': local(
    'Policy file, read from the base branch only; on the command line from the last commit.',
    'FILE',
    '.github/regreen.yml',
  ),
  'base-branch': hosted(
    "Branch that the policy is read from. Default: the one that the pull request goes into, else the repository's default branch.",
  ),
  phase: hosted(
    '"all", or one phase per job: "propose" (no write token), "verify" (proof only: no key, no write token), "publish" (no key, runs no repository code). "doctor" checks the set-up and changes nothing.',
    'all',
  ),
  'proposal-path': hosted(
    'Folder that "propose" and "verify" write, and that "verify" and "publish" read.',
    'regreen-proposal',
  ),
  mode: hosted(
    '"pull-request"; "push" onto the failing pull request\'s own branch, where there is one; "comment" with the patch; "dry-run" publishes nothing.',
    'pull-request',
  ),
  draft: hosted('Open the pull request as a draft.', 'true'),
  'branch-prefix': hosted('Prefix of the branches that Regreen pushes.', 'regreen/'),
  'trigger-phrase': hosted('The word that begins a command in a comment.', '/agent'),
  'label-trigger': hosted('Label of an issue or pull request that starts a run.', 'agent-fix'),
  'max-attempts': hosted(
    'Runs per pull request (without one, per commit) and failure before a person must ask again.',
    '2',
  ),
  reviewers: hosted('Reviewers of the pull request, separated by commas or lines.'),
  assignees: hosted('Assignees of the pull request, separated by commas or lines.'),
  'commit-message': hosted('First line of the commit. Default: built from the failing tests.'),
  'pull-request-title': hosted('Title of the pull request. Default: built from the failing tests.'),
  'sign-commits': hosted('Commit through the API, so that the commit is Verified.', 'false'),
  labels: hosted('Labels for the pull request, separated by commas or lines.'),
  'minimum-permission': hosted('Permission that a person needs to start a run: "write" or "admin".', 'write'),
  'allow-users': hosted('Logins that may start a run without that permission.'),
  'allow-bots': hosted('Bots that may start a run, by exact login.'),
  'max-turns': local('Model requests per run.', 'N', '40'),
  'max-tokens': local('Prompt and completion tokens per run.', 'N', '1000000'),
  'max-cost-usd': local('US$ per run. Needs the inputs "price-input" and "price-output".', 'US$'),
  'price-input': local(
    'US$ per million prompt tokens; together with the input "price-output" it gives the cost of a run.',
    'US$',
  ),
  'price-output': local('US$ per million completion tokens.', 'US$'),
  'context-tokens': local("The model's window. Default: 128000.", 'N'),
  'timeout-minutes': local('Time for the whole run; then it stops and keeps the patch so far.', 'MINUTES', '20'),
  'test-timeout-minutes': local('Time for one run of the test command.', 'MINUTES', '10'),
  'reruns-before': local('Test runs before the patch; they tell flaky from broken.', 'N', '2'),
  'reruns-after': local('Test runs after the patch; they tell fixed from lucky.', 'N', '2'),
  'auto-test': local('Run the failing tests after each write and show the model the result.', 'true|false', 'true'),
  sandbox: local(
    '"auto": isolate tests as well as this machine can; "require": end the run where the sandbox is below level 2, that is, where tests could reach files and network; "off": no isolation. The levels are in docs/sandbox.md.',
    'auto|require|off',
    'auto',
  ),
  network: local('Network of test runs in the sandbox: "none" or "host".', 'none|host', 'none'),
  'issue-number': hosted('For workflow_dispatch: the issue to work on.'),
  'pull-request-number': hosted('For workflow_dispatch: the pull request to repair.'),
  task: hosted(
    'For workflow_dispatch: what is to be done, or a hint for the model where a run, issue or pull request is named.',
  ),
  'run-id': hosted('For workflow_dispatch: the failed workflow run to repair.'),
} as const satisfies Record<string, InputDefinition>

export type InputName = keyof typeof INPUTS
/** In the order of the README's table. */
export const INPUT_NAMES = Object.keys(INPUTS) as InputName[] // The keys of a constant object are its literal names.
