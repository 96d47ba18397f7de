import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checkDefaultBranch,
  checkOwnBranches,
  checkPullRequestSettings,
  checkReads,
  checkRepository,
  pagesOf,
} from '../../src/doctor/repository.ts'
import type { Finding } from '../../src/doctor/types.ts'
import type { Asked, BranchRule } from '../../src/github/github.ts'

const PAGES = pagesOf('https://github.com', 'octo', 'app')
const told = <T>(value: T): Asked<T> => ({ kind: 'told', value })
const refused = (status: number, needs?: string): Asked<never> => ({ kind: 'refused', status, needs })
const lines = (findings: readonly Finding[]) =>
  findings.map(({ kind, problem, cure }) => `${kind}: ${problem} | ${cure}`)

const JOB = { GITHUB_ACTIONS: 'true' }
const FACTS = { defaultBranch: 'main', isArchived: false, isOfOrganisation: false }

test('a repository that the token sees is in order', () => {
  assert.deepEqual(checkRepository(told(FACTS), JOB), [])
})

test('a token that is not known, one that does not see the repository, and an archive are faults', () => {
  assert.match(lines(checkRepository(refused(401), JOB))[0] ?? '', /^fault: GitHub does not know the token \(401\)/)
  assert.match(lines(checkRepository(refused(404), JOB))[0] ?? '', /does not show the repository to the token \(404\)/)
  assert.match(
    lines(checkRepository(told({ ...FACTS, isArchived: true }), JOB))[0] ?? '',
    /^fault: The repository is archived/,
  )
})

test('a read that is refused is a fault that says what was tried, and what GitHub asks for', () => {
  const request = 'GET /repos/octo/app/actions/runs'
  assert.deepEqual(checkReads([{ scope: 'actions', request, asked: told({}) }], JOB), [])
  assert.deepEqual(lines(checkReads([{ scope: 'actions', request, asked: refused(403, 'actions=read') }], JOB)), [
    'fault: The token may not read actions: "GET /repos/octo/app/actions/runs" was answered with 403, and GitHub asks for actions=read. | Add "actions: read" (or "write", where the job needs that) to "permissions" of the job.',
  ])
  const unsaid = checkReads([{ scope: 'contents', request, asked: refused(404) }], JOB)
  assert.match(lines(unsaid)[0] ?? '', /answered with 404, and GitHub asks for contents=read/)
})

test('on a machine of a person the cures are about the token, and not about a job', () => {
  const said = [
    ...lines(checkRepository(refused(404), {})),
    ...lines(checkReads([{ scope: 'actions', request: 'GET /x', asked: refused(403) }], {})),
  ]
  assert.match(said[0] ?? '', /\| Check the input "github-token"\. It needs read access to this repository\.$/)
  assert.match(said[1] ?? '', /\| Give the token the permission to read actions\.$/)
})

test('pull requests by the job are in order where every level allows them', () => {
  assert.deepEqual(checkPullRequestSettings({ repository: told(true), organisation: undefined }, PAGES), [])
  assert.deepEqual(checkPullRequestSettings({ repository: told(true), organisation: told(true) }, PAGES), [])
})

const SWITCH = 'switch on "Allow GitHub Actions to create and approve pull requests"'

test('pull requests by the job are a fault at each level that forbids them, with its page', () => {
  assert.deepEqual(lines(checkPullRequestSettings({ repository: told(false), organisation: told(false) }, PAGES)), [
    `fault: GitHub Actions may not open pull requests: the setting of the repository is off. | https://github.com/octo/app/settings/actions, "Workflow permissions": ${SWITCH}.`,
    `fault: GitHub Actions may not open pull requests: the setting of the organisation is off. | https://github.com/organizations/octo/settings/actions, "Workflow permissions": ${SWITCH}.`,
  ])
})

test('where only an administrator may see the setting, the list says where to look', () => {
  assert.deepEqual(lines(checkPullRequestSettings({ repository: refused(403), organisation: undefined }, PAGES)), [
    `unchecked: Whether GitHub Actions may open pull requests is shown to administrators of the repository only (403). | Look at https://github.com/octo/app/settings/actions, "Workflow permissions": ${SWITCH}.`,
  ])
})

const rule = (type: string, isOfOrganisation = false): BranchRule => ({ type, ruleset: 7, isOfOrganisation })

test('a default branch is in order with a protection rule, or with a ruleset that wants pull requests', () => {
  const none = told<readonly BranchRule[]>([])
  assert.deepEqual(checkDefaultBranch({ name: 'main', isProtected: told(true), rules: none }, PAGES), [])
  for (const type of ['pull_request', 'update']) {
    const rules = told([rule(type)])
    assert.deepEqual(checkDefaultBranch({ name: 'main', isProtected: told(false), rules }, PAGES), [])
  }
  assert.deepEqual(
    checkDefaultBranch({ name: 'main', isProtected: refused(403), rules: told([rule('update')]) }, PAGES),
    [],
  )
})

test('a default branch that nothing protects is a fault, with the page for it', () => {
  const rules = told([rule('required_linear_history')])
  const [line] = lines(checkDefaultBranch({ name: 'trunk', isProtected: told(false), rules }, PAGES))
  assert.match(
    line ?? '',
    /^fault: Nothing protects the branch trunk: .* \| https:\/\/github\.com\/octo\/app\/settings\/rules: /,
  )
})

test('where GitHub does not tell how a branch is protected, that is said', () => {
  const [line] = lines(checkDefaultBranch({ name: 'main', isProtected: refused(403), rules: told([]) }, PAGES))
  assert.match(line ?? '', /^unchecked: Whether the branch main is protected was not told \(403\)/)
})

const SETTINGS = { branchPrefix: 'regreen/', signCommits: false }

test('rules that do not stop our branches are in order', () => {
  const rules = told(['deletion', 'required_linear_history', 'code_scanning'].map((type) => rule(type)))
  assert.deepEqual(checkOwnBranches(rules, SETTINGS, PAGES), [])
})

for (const type of [
  'creation',
  'update',
  'pull_request',
  'non_fast_forward',
  'required_status_checks',
  'branch_name_pattern',
]) {
  test(`a rule of the type ${type} stops our branches, and the list says where it is`, () => {
    const [line] = lines(checkOwnBranches(told([rule(type)]), SETTINGS, PAGES))
    assert.match(
      line ?? '',
      new RegExp(`^fault: A ruleset stops branches that begin with "regreen/": it .* \\(${type}\\)`),
    )
    assert.match(line ?? '', /Exempt "regreen\/\*\*" in https:\/\/github\.com\/octo\/app\/rules\/7/)
  })
}

test('a rule of the organisation is pointed at there', () => {
  const [line] = lines(checkOwnBranches(told([rule('creation', true)]), SETTINGS, PAGES))
  assert.match(line ?? '', /https:\/\/github\.com\/organizations\/octo\/settings\/rules\/7/)
})

test('signatures are a fault until commits are signed', () => {
  const rules = told([rule('required_signatures')])
  assert.match(lines(checkOwnBranches(rules, SETTINGS, PAGES))[0] ?? '', /Set the input "sign-commits" to true/)
  assert.deepEqual(checkOwnBranches(rules, { ...SETTINGS, signCommits: true }, PAGES), [])
})

test('rules that GitHub does not tell are not taken for none', () => {
  const [line] = lines(checkOwnBranches(refused(403), SETTINGS, PAGES))
  assert.match(line ?? '', /^unchecked: The rules for branches that begin with "regreen\/" were not told \(403\)/)
})
