import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { marker } from '../../../src/github/github.ts'
import { openFakeGitHub } from '../../support/fake-github.ts'
import { connect } from '../../support/github-ports.ts'

const STATUS = marker('status')

async function openIssue(t: Pick<TestContext, 'after'>) {
  const github = await openFakeGitHub()
  t.after(() => github.close())
  const repository = await github.addRepository('octo/app', { files: { 'a.txt': 'one\n' }, roles: { ada: 'write' } })
  const issue = github.addIssue(repository, { author: 'ada', title: 'Help' })
  return { github, repository, issue, ...connect(github, repository) }
}

for (const [what, words] of Object.entries({
  'a line feed': '\n',
  'words of their own': '\n\nThank you!',
  'an end of line as browsers write it': '\r\n\r\nThank you!\r\n',
})) {
  test(`our comment stays ours when a person has added ${what}`, async (t) => {
    const { github, repository, issue, reader, writer } = await openIssue(t)
    await writer.say(issue.number, STATUS, 'One')
    const [own] = issue.comments
    assert.ok(own)
    own.body += words

    assert.equal((await reader.said(issue.number, STATUS))?.body, own.body)
    // Another run, which has found nothing yet.
    await connect(github, repository).writer.say(issue.number, STATUS, 'Two')

    assert.deepEqual(
      issue.comments.map(({ body }) => body),
      [`Two\n\n${STATUS}`],
    )
  })
}

test("a marker that is quoted, indented or in a stranger's comment marks nothing, and one at the end goes before all", async (t) => {
  const { github, issue, reader, writer } = await openIssue(t)
  github.addComment(issue, { author: 'eve', body: STATUS })
  for (const body of [`> ${STATUS}`, `  ${STATUS}\nlog`, `the ${STATUS} comment`]) {
    github.addComment(issue, { author: 'github-actions[bot]', body })
  }
  assert.equal(await reader.said(issue.number, STATUS), undefined)

  github.addComment(issue, { author: 'github-actions[bot]', body: `Somebody wrote:\n${STATUS}\nand more` })
  await writer.say(issue.number, marker('help'), 'Help')
  github.addComment(issue, { author: 'github-actions[bot]', body: `One\n\n${STATUS}` })
  assert.equal((await reader.said(issue.number, STATUS))?.body, `One\n\n${STATUS}`)
})

test("while GitHub does not say whose a person's token is, nothing is posted beside what may be its own", async (t) => {
  const { github, repository, issue } = await openIssue(t)
  const token = github.addUserToken('ada')
  await connect(github, repository, token).writer.say(issue.number, STATUS, 'One')
  const { writer } = connect(github, repository, token)
  github.fail({ path: '/user', status: 502, times: 3 })

  await assert.rejects(writer.say(issue.number, STATUS, 'Two'), { name: 'ServiceError', message: /502/ })
  await writer.say(issue.number, STATUS, 'Three')
  assert.deepEqual(
    issue.comments.map(({ body }) => body),
    [`Three\n\n${STATUS}`],
  )
})
