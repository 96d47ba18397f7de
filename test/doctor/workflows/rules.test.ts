import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RULES } from '../../../src/doctor/workflows/rules.ts'
import { parseWorkflow } from '../../../src/doctor/workflows/workflow.ts'

const PIN = 'a'.repeat(40)

/** Breaks no rule. */
const CLEAN = `name: Regreen
on:
  pull_request:
permissions: {}
jobs:
  repair:
    if: github.event.pull_request.draft == false
    runs-on: ubuntu-24.04
    permissions:
      contents: write
    concurrency:
      group: regreen-\${{ github.ref }}
    steps:
      - uses: actions/checkout@${PIN}
        with:
          persist-credentials: false
          fetch-depth: 2
      - uses: actions/setup-node@${PIN}
        with:
          node-version: 24
      - run: npm ci "$TITLE"
        env:
          TITLE: \${{ github.event.pull_request.title }}
      - uses: regreen/regreen@${PIN}
        with:
          openai-api-key: \${{ secrets.OPENAI_API_KEY }}
`

const breachesOf = (text: string): string[] => {
  const workflow = parseWorkflow('w.yml', text)
  return RULES.flatMap((rule) => rule.find(workflow).map(({ line, problem }) => `${rule.name} ${line}: ${problem}`))
}

type Edit = readonly [from: string, to: string]

const edited = (...edits: readonly Edit[]): string =>
  edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`There is no ${JSON.stringify(from)} in the workflow.`)
    return text.replace(from, () => to)
  }, CLEAN)

test('a workflow that is as it should be breaks no rule', () => {
  assert.deepEqual(breachesOf(CLEAN), [])
})

const RUN = '      - run: npm ci "$TITLE"\n'
const NODE = '          node-version: 24\n'
const IF = 'if: github.event.pull_request.draft == false'

interface Case {
  readonly breaks: readonly Edit[]
  readonly told: string
  /** The nearest thing that is allowed. */
  readonly innocent: readonly Edit[]
}

/** By the rule, behind the security case that it is about. */
const CASES: Readonly<Record<string, readonly Case[]>> = {
  'I1: expression_in_script': [
    {
      breaks: [['"$TITLE"', '"${{ github.event.pull_request.title }}"']],
      told: 'expression_in_script 21: The script holds the expression "${{ github.event.pull_request.title }}".',
      innocent: [['"$TITLE"', '"${TITLE}" # {{ not one }}']],
    },
    {
      breaks: [
        [
          RUN,
          `      - uses: actions/github-script@${PIN}\n        with:\n          script: log("\${{ github.head_ref }}")\n`,
        ],
      ],
      told: 'expression_in_script 23: The script holds the expression "${{ github.head_ref }}".',
      innocent: [
        [RUN, `      - uses: actions/github-script@${PIN}\n        with:\n          script: log(process.env.REF)\n`],
      ],
    },
    {
      breaks: [['run: npm ci "$TITLE"', 'run: |\n          npm ci\n          echo "${{\n            github.actor }}"']],
      told: 'expression_in_script 21: The script holds the expression "${{ github.actor }}".',
      innocent: [['run: npm ci "$TITLE"', 'run: |\n          npm ci\n          echo "$GITHUB_ACTOR"']],
    },
  ],
  'I2: unpinned_action': [
    {
      breaks: [[`actions/checkout@${PIN}`, 'actions/checkout@v5']],
      told: 'unpinned_action 14: "actions/checkout@v5" is not pinned to a commit.',
      innocent: [[`actions/checkout@${PIN}`, `actions/checkout@${PIN} # v5`]],
    },
    {
      breaks: [[`actions/checkout@${PIN}`, `actions/checkout@${PIN.slice(1)}`]],
      told: `unpinned_action 14: "actions/checkout@${PIN.slice(1)}" is not pinned to a commit.`,
      innocent: [[`uses: actions/setup-node@${PIN}`, 'uses: ./tools/setup']],
    },
    {
      breaks: [[`actions/setup-node@${PIN}`, 'docker://node:24']],
      told: 'unpinned_action 18: "docker://node:24" is not pinned to a commit.',
      innocent: [[`actions/setup-node@${PIN}`, `docker://node@sha256:${'b'.repeat(64)}`]],
    },
  ],
  placeholder_commit: [
    {
      breaks: [[`regreen/regreen@${PIN}`, `regreen/regreen@${'0'.repeat(40)}`]],
      told: `placeholder_commit 24: "regreen/regreen@${'0'.repeat(40)}" names no commit: the zeros stand for one.`,
      innocent: [[`regreen/regreen@${PIN}`, `regreen/regreen@${'0'.repeat(39)}1`]],
    },
  ],
  'I3: loose_permissions': [
    {
      breaks: [
        ['permissions: {}\n', ''],
        ['    permissions:\n      contents: write\n', ''],
      ],
      told: 'loose_permissions 5: Nothing says what the token of the job "repair" may do.',
      innocent: [['permissions: {}\n', '']],
    },
    {
      breaks: [['permissions: {}', 'permissions: write-all']],
      told: 'loose_permissions 4: The permissions are given as a whole.',
      innocent: [['permissions: {}', 'permissions:\n  contents: read']],
    },
  ],
  'I3: inherited_secrets': [
    {
      breaks: [
        [
          'jobs:\n',
          `jobs:\n  other:\n    permissions: {}\n    uses: o/r/.github/workflows/w.yml@${PIN}\n    secrets: inherit\n`,
        ],
      ],
      told: 'inherited_secrets 9: All secrets are handed on.',
      innocent: [
        [
          'jobs:\n',
          `jobs:\n  other:\n    permissions: {}\n    uses: o/r/.github/workflows/w.yml@${PIN}\n    secrets:\n      key: x\n`,
        ],
      ],
    },
  ],
  'I4: cache_beside_regreen': [
    {
      breaks: [[NODE, `${NODE}          cache: npm\n`]],
      told: 'cache_beside_regreen 18: "actions/setup-node" uses the cache beside Regreen.',
      innocent: [[NODE, `${NODE}          cache: false\n`]],
    },
    {
      breaks: [[RUN, `      - uses: actions/cache/restore@${PIN}\n${RUN}`]],
      told: 'cache_beside_regreen 21: "actions/cache" uses the cache beside Regreen.',
      innocent: [['jobs:\n', `jobs:\n  other:\n    permissions: {}\n    steps:\n      - uses: actions/cache@${PIN}\n`]],
    },
    {
      breaks: [[RUN, `      - uses: actions/setup-go@${PIN}\n${RUN}`]],
      told: 'cache_beside_regreen 21: "actions/setup-go" uses the cache beside Regreen.',
      innocent: [[RUN, `      - uses: actions/setup-go@${PIN}\n        with: { cache: false }\n${RUN}`]],
    },
    {
      breaks: [[RUN, `      - uses: ruby/setup-ruby@${PIN}\n        with: { bundler-cache: true }\n${RUN}`]],
      told: 'cache_beside_regreen 21: "ruby/setup-ruby" uses the cache beside Regreen.',
      innocent: [[RUN, `      - uses: ruby/setup-ruby@${PIN}\n${RUN}`]],
    },
  ],
  'I6: fenced_condition': [
    {
      breaks: [[IF, 'if: |\n      ${{ github.event.pull_request.draft == false }}']],
      told: 'fenced_condition 7: This "if" is always true.',
      innocent: [[IF, 'if: ${{ github.event.pull_request.draft == false }}']],
    },
    {
      breaks: [[IF, 'if: ${{ github.actor }} == ${{ github.triggering_actor }}']],
      told: 'fenced_condition 7: This "if" is always true.',
      innocent: [[IF, 'if: >-\n      github.actor ==\n      github.triggering_actor']],
    },
    {
      breaks: [[RUN, `${RUN}        if: failure() && \${{ github.ref }} != 'x'\n`]],
      told: 'fenced_condition 22: This "if" is always true.',
      innocent: [[RUN, `${RUN}        if: failure() && github.ref != 'x'\n`]],
    },
  ],
  'A4: fork_checkout': [
    {
      breaks: [['          fetch-depth: 2\n', '          fetch-depth: 2\n          allow-unsafe-pr-checkout: true\n']],
      told: 'fork_checkout 14: The checkout allows the code of forks.',
      innocent: [
        ['          fetch-depth: 2\n', '          fetch-depth: 2\n          allow-unsafe-pr-checkout: false\n'],
      ],
    },
  ],
  'C6: kept_credentials': [
    {
      breaks: [['          persist-credentials: false\n', '']],
      told: 'kept_credentials 14: The checkout leaves its token on the disk.',
      innocent: [
        ['jobs:\n', `jobs:\n  other:\n    permissions: {}\n    steps:\n      - uses: actions/checkout@${PIN}\n`],
      ],
    },
    {
      breaks: [['persist-credentials: false', 'persist-credentials: true']],
      told: 'kept_credentials 14: The checkout leaves its token on the disk.',
      innocent: [['persist-credentials: false', "persist-credentials: 'false'"]],
    },
  ],
  'C9: identity_token': [
    {
      breaks: [['      contents: write\n', '      contents: write\n      id-token: write\n']],
      told: 'identity_token 10: The job "repair" may ask for identity tokens.',
      innocent: [['jobs:\n', 'jobs:\n  other:\n    permissions:\n      id-token: write\n    steps: []\n']],
    },
    {
      breaks: [
        ['permissions: {}\n', 'permissions:\n  id-token: write\n'],
        ['    permissions:\n      contents: write\n', ''],
      ],
      told: 'identity_token 5: The job "repair" may ask for identity tokens.',
      innocent: [['permissions: {}\n', 'permissions:\n  id-token: write\n']],
    },
  ],
  'A13: no_concurrency': [
    {
      breaks: [['    concurrency:\n      group: regreen-${{ github.ref }}\n', '']],
      told: 'no_concurrency 6: The job "repair" has no concurrency group.',
      innocent: [
        ['    concurrency:\n      group: regreen-${{ github.ref }}\n', ''],
        ['jobs:\n', 'concurrency: regreen\njobs:\n'],
      ],
    },
    {
      breaks: [['          openai-api-key:', '          phase: publish\n          openai-api-key:']],
      told: 'no_concurrency 6: The job "repair" and those before it have no concurrency group together.',
      innocent: [
        ['          openai-api-key:', '          phase: publish\n          openai-api-key:'],
        ['jobs:\n', 'concurrency: regreen\njobs:\n'],
      ],
    },
  ],
  'I10: secret_in_environment': [
    {
      breaks: [['    runs-on', '    env:\n      KEY: ${{ secrets.OPENAI_API_KEY }}\n    runs-on']],
      told: 'secret_in_environment 9: The variable KEY hands a secret to every step.',
      innocent: [['    runs-on', '    env:\n      CI: true\n    runs-on']],
    },
    {
      breaks: [['jobs:\n', 'env:\n  KEY: ${{ secrets.OPENAI_API_KEY }}\njobs:\n']],
      told: 'secret_in_environment 6: The variable KEY hands a secret to every step.',
      innocent: [['jobs:\n', 'env:\n  KEY: ${{ vars.NO_SECRET }}\njobs:\n']],
    },
  ],
  'I7: unsecure_commands': [
    {
      breaks: [['          TITLE:', "          ACTIONS_ALLOW_UNSECURE_COMMANDS: 'true'\n          TITLE:"]],
      told: 'unsecure_commands 23: ACTIONS_ALLOW_UNSECURE_COMMANDS is set.',
      innocent: [['          TITLE:', '          # never ACTIONS_ALLOW_UNSECURE_COMMANDS\n          TITLE:']],
    },
  ],
  'A15: pull_request_target': [
    {
      breaks: [['  pull_request:\n', '  pull_request_target:\n']],
      told: 'pull_request_target 3: The workflow runs for "pull_request_target".',
      innocent: [['  pull_request:\n', '  workflow_run:\n    workflows: [pull_request_target]\n']],
    },
    {
      breaks: [['on:\n  pull_request:\n', 'on: [push, pull_request_target]\n']],
      told: 'pull_request_target 2: The workflow runs for "pull_request_target".',
      innocent: [['on:\n  pull_request:\n', 'on: [push]\n']],
    },
  ],
  shallow_merge: [
    {
      breaks: [['          fetch-depth: 2\n', '']],
      told: 'shallow_merge 14: For a pull request this checks out a merge without its parents.',
      innocent: [['fetch-depth: 2', 'fetch-depth: 0']],
    },
    {
      breaks: [['fetch-depth: 2', 'fetch-depth: 1']],
      told: 'shallow_merge 14: For a pull request this checks out a merge without its parents.',
      innocent: [['fetch-depth: 2', 'ref: ${{ github.event.pull_request.head.sha }}']],
    },
  ],
}

test('each rule has a case', () => {
  assert.deepEqual(
    Object.keys(CASES).map((key) => key.replace(/^.*: /, '')),
    RULES.map(({ name }) => name),
  )
})

for (const [name, cases] of Object.entries(CASES)) {
  for (const [i, { breaks, told, innocent }] of cases.entries()) {
    test(`${name}: case ${i + 1} is found, and nothing else`, () =>
      assert.deepEqual(breachesOf(edited(...breaks)), [told]))
    test(`${name}: what is nearest to case ${i + 1} is allowed`, () =>
      assert.deepEqual(breachesOf(edited(...innocent)), []))
  }
}

test("outside of Regreen's jobs only what endangers them is looked at", () => {
  const other = `on: push
permissions: {}
jobs:
  test:
    steps:
      - uses: actions/checkout@${PIN}
      - uses: actions/setup-node@${PIN}
        with: { cache: npm }
`
  assert.deepEqual(breachesOf(other), [])
})
