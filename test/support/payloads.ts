import { createEvents, type GitHubEvent } from './events.ts'
import type { FakeGitHub, Thread } from './fake-github.ts'

/** Events by what they say, as GitHub would send them for what is really in `octo/app` and in a fork of it. */
export async function makePayloads(github: FakeGitHub): Promise<Readonly<Record<string, GitHubEvent>>> {
  const files = { 'a.txt': 'one\n' }
  const repository = await github.addRepository('octo/app', { files, roles: { ada: 'write' } })
  const fork = await github.addFork(repository, 'mallory')
  for (const branch of ['topic', 'regreen/main-1a2b3c4d']) {
    await repository.git.commit({ branch, from: 'main', files: { 'a.txt': `${branch}\n` } })
  }
  await fork.git.commit({ branch: 'topic', from: 'main', files: { 'a.txt': 'theirs\n' } })
  const events = createEvents(github, repository)

  const issue = github.addIssue(repository, { author: 'mallory', title: 'It breaks' })
  const pull = await github.addPull(repository, { author: 'ada', title: 'Topic', head: 'topic' })
  const ours = await github.addPull(repository, {
    author: 'github-actions[bot]',
    title: 'Repair',
    head: 'regreen/main-1a2b3c4d',
  })
  const theirs = await github.addPull(repository, { author: 'mallory', title: 'Theirs', head: 'topic', from: fork })

  const run = async (spec: Partial<Parameters<FakeGitHub['addRun']>[1]>, action?: 'requested') =>
    events.workflowRun(await github.addRun(repository, { branch: 'topic', actor: 'ada', ...spec }), action)
  const comment = (thread: Thread, body: string, author = 'ada') =>
    events.issueComment(thread, github.addComment(thread, { author, body }))
  const review = (thread: Thread, state: 'APPROVED' | 'CHANGES_REQUESTED') =>
    events.review(thread, github.addReview(thread, { author: 'ada', state }).review)
  const lineComment = (thread: Thread, body: string) => {
    const remarks = [{ path: 'a.txt', line: 1, body }]
    const [remark] = github.addReview(thread, { author: 'ada', state: 'COMMENTED', comments: remarks }).comments
    if (!remark) throw new Error('The review has no comment.')
    return events.reviewComment(thread, remark)
  }
  const main = await repository.git.tryCommit('refs/heads/main')
  const edited = github.addComment(issue, { author: 'ada', body: '/agent fix' })

  return {
    'red run': await run({}),
    'red run of a pull request': await run({ event: 'pull_request' }),
    'green run': await run({ conclusion: 'success' }),
    'cancelled run': await run({ conclusion: 'cancelled' }),
    'run that waits for approval': await run({ conclusion: 'action_required' }),
    'run that has begun': await run({}, 'requested'),
    "red run of a fork's branch": await run({ from: fork, event: 'pull_request' }),
    'red run of our own branch': await run({ branch: 'regreen/main-1a2b3c4d' }),
    'command on an issue': comment(issue, '/agent fix'),
    'command on a pull request': comment(pull, 'Please:\n\n/agent fix the parser'),
    'other comment': comment(issue, 'Me too'),
    "bot's command": comment(issue, '/agent fix', 'helper[bot]'),
    'edited command': events.issueComment(issue, edited, 'edited'),
    'our label on an issue': events.labeled(issue, 'agent-fix', 'ada'),
    'another label on an issue': events.labeled(issue, 'bug', 'ada'),
    'changes wanted on ours': review(ours, 'CHANGES_REQUESTED'),
    'approval of ours': review(ours, 'APPROVED'),
    'changes wanted on another': review(pull, 'CHANGES_REQUESTED'),
    'command on a line of ours': lineComment(ours, '/agent explain'),
    'remark on a line of ours': lineComment(ours, 'Why?'),
    'command on a line of another': lineComment(pull, '/agent fix'),
    'pull request': events.pullRequest(pull, 'opened'),
    'pull request of a fork': events.pullRequest(theirs, 'opened'),
    push: await events.push({ branch: 'main', before: main ?? '', after: main ?? '', sender: 'ada' }),
    dispatch: events.workflowDispatch({ ref: 'refs/heads/main', sender: 'ada' }),
    schedule: events.schedule(),
  }
}
