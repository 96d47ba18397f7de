import type { Comment, Thread } from './fake-github.ts'
import type { Scenario } from './scenario.ts'
import { call } from './scripted-model.ts'

/** What repairs the project of a scenario under node:test, and what does not. */
export const REPAIR = call('edit_file', { path: 'src/cart.js', old_text: 'sum - price', new_text: 'sum + price' })
export const WRONG = call('edit_file', { path: 'src/cart.js', old_text: 'sum - price', new_text: 'sum * price' })

/** A test for something that the project cannot do yet, and what makes it able to. */
export const NEW_TEST = call('write_file', {
  path: 'test/mean.test.js',
  content: `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mean } from '../src/mean.js'

test('mean is the middle of the prices', () => {
  assert.equal(mean([2, 4]), 3)
})
`,
})
export const NEW_CODE = call('write_file', {
  path: 'src/mean.js',
  content: 'export const mean = (prices) => prices.reduce((sum, price) => sum + price, 0) / prices.length\n',
})

/** The project without its bug. */
export const GREEN = {
  'src/cart.js': `export const total = (prices) => prices.reduce((sum, price) => sum + price, 0)
export const count = (prices) => prices.length
`,
}

/** A pull request of ada's from a branch that is as red as its base. */
export async function openTopic({ github, repository }: Scenario, files: Readonly<Record<string, string>> = {}) {
  await repository.git.commit({ branch: 'topic', from: 'main', files: { 'README.md': 'Shop\n', ...files } })
  return github.addPull(repository, { author: 'ada', title: 'A shop', head: 'topic' })
}

/** Somebody says something in a thread: the comment, and the event of it. */
export function say({ github, events }: Scenario, thread: Thread, body: string, author = 'ada') {
  const comment = github.addComment(thread, { author, body })
  return { comment, event: events.issueComment(thread, comment) }
}

const isOurs = ({ author }: Comment) => author.login === 'github-actions[bot]'

/** Everything that the action has said in a thread, without what is hidden in it. */
export const saidIn = (thread: Thread): string[] => thread.comments.filter(isOurs).map(({ body }) => visible(body))

/** A post as people see it. */
export const visible = (body: string): string => body.replace(/<!--[\s\S]*?-->/g, '').trim()

/** The reactions to a comment, in order. */
export const reactionsTo = (comment: Comment): string[] => comment.reactions.map(({ content }) => content)

/** Until a request whose path fits has arrived. */
export const untilAsked = ({ github }: Scenario, path: RegExp): Promise<void> =>
  new Promise((resolve) => {
    github.onRequest((request) => {
      if (path.test(request.path)) resolve()
    })
  })

/** Requests that changed something, as `METHOD path`. */
export const writesOf = ({ github }: Scenario): string[] =>
  github.requests
    .filter(({ kind, method, path }) => kind !== 'blob' && method !== 'GET' && !path.endsWith('/git-upload-pack'))
    .map(({ method, path }) => `${method} ${path}`)

/** The commits with a check run of ours. */
export const checksIn = ({ repository }: Scenario) =>
  [...repository.checks.values()].filter(({ name }) => name === 'Regreen').map(({ headSha }) => headSha)
