import * as find from './breaches.ts'
import type { Workflow } from './workflow.ts'

/** What a workflow must not have: why not, and what to write instead. */
interface Rule {
  readonly name: string
  readonly reason: string
  readonly cure: string
  find(workflow: Workflow): readonly find.Breach[]
}

/** Rules for workflows that stand near a key, or near a token that writes. */
export const RULES: readonly Rule[] = [
  {
    name: 'expression_in_script',
    reason: 'An expression is put into a script as text, so a title or a branch name becomes code.',
    cure: 'Put the expression into "env" of the step, and use the variable in the script, in quotes.',
    find: find.findExpressionsInScripts,
  },
  {
    name: 'unpinned_action',
    reason: 'A tag can be moved to other code, which then sees the secrets of the job.',
    cure: 'Name the commit in full, with the version behind it: "@<40 digits> # v1.2.3".',
    find: find.findUnpinnedActions,
  },
  {
    name: 'placeholder_commit',
    reason: 'GitHub finds no such commit, so the job ends before its first step.',
    cure: 'Put the commit of the release you chose in the place of the zeros.',
    find: find.findPlaceholders,
  },
  {
    name: 'loose_permissions',
    reason: 'The token then gets more than the job needs, which may be everything.',
    cure: 'Write "permissions: {}" at the top, and what each job needs into the job.',
    find: find.findLoosePermissions,
  },
  {
    name: 'inherited_secrets',
    reason: 'A called workflow then gets every secret of the repository.',
    cure: 'Hand on secrets by name, each on a line of its own.',
    find: find.findInheritedSecrets,
  },
  {
    name: 'cache_beside_regreen',
    reason: 'What a patch leaves in the cache is trusted by later jobs.',
    cure: 'Leave the cache out of this job; setup actions that use it by default want "cache: false" or "enable-cache: false".',
    find: find.findCaches,
  },
  {
    name: 'fenced_condition',
    reason: 'A "${{ }}" with anything around it, a line end included, is a string, and a non-empty string is true.',
    cure: 'Write the bare expression, without "${{ }}"; over several lines with "if: >-".',
    find: find.findFencedConditions,
  },
  {
    name: 'fork_checkout',
    reason: "A fork's code would run beside the key and the token.",
    cure: 'Remove "allow-unsafe-pr-checkout".',
    find: find.findForkCheckouts,
  },
  {
    name: 'kept_credentials',
    reason: 'Every test of the job can read it there.',
    cure: 'Add "persist-credentials: false" to the "with" of this step.',
    find: find.findKeptCredentials,
  },
  {
    name: 'identity_token',
    reason: 'Whoever gets at the job could sign in to other services as this repository.',
    cure: 'Remove "id-token: write", which is part of "write-all" too, or do what needs it in a job of its own.',
    find: find.findIdentities,
  },
  {
    name: 'no_concurrency',
    reason: 'Two events at once then pay for two runs that do the same.',
    cure: 'Add "concurrency" with a group by branch or thread and "cancel-in-progress: false": to the job, or where several jobs are one run, to the workflow.',
    find: find.findMissingConcurrency,
  },
  {
    name: 'secret_in_environment',
    reason: 'The installation of dependencies sees it as well.',
    cure: 'Give the secret to the one step that needs it, in its "with".',
    find: find.findSecretsInEnvironment,
  },
  {
    name: 'unsecure_commands',
    reason: 'Any test could change the environment of the job by what it prints.',
    cure: 'Remove it; what needs it can write to $GITHUB_ENV instead.',
    find: find.findUnsecureCommands,
  },
  {
    name: 'pull_request_target',
    reason: 'It hands secrets to the pull requests of strangers, and Regreen takes no request from it.',
    cure: 'Use "workflow_run" after CI, or "issue_comment".',
    find: find.findTargetEvents,
  },
  {
    name: 'shallow_merge',
    reason: 'What earlier steps installed can then not be used, because nothing shows which head the merge stands for.',
    cure: 'Add "fetch-depth: 2" to the "with" of this step.',
    find: find.findShallowMerges,
  },
]
