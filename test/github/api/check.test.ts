import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderBriefProof, renderProof } from '../../../src/github/render.ts'
import { EVIDENCE } from '../../support/facts.ts'
import { openFakeGitHub } from '../../support/fake-github.ts'
import { connect } from '../../support/github-ports.ts'

const NAMES = Array.from({ length: 40 }, (_, i) => `${i} ${'長'.repeat(250)}`)
const HUNKS = NAMES.map((name) => ({ path: name, header: '@@ -1 +1 @@', neededBy: [name] }))
const LONG = { ...EVIDENCE, failToPass: NAMES, remaining: NAMES, hunks: HUNKS }

for (const [what, evidence, render] of [
  ['whole', EVIDENCE, renderProof],
  ['in brief where GitHub would not take its bytes, and never cut', LONG, renderBriefProof],
] as const) {
  test(`the proof is shown ${what}`, async (t) => {
    const github = await openFakeGitHub()
    t.after(() => github.close())
    const repository = await github.addRepository('octo/app', { files: { 'a.txt': 'one\n' } })
    const commit = (await repository.git.tryCommit('refs/heads/main')) ?? ''
    const summary = { text: renderProof(evidence), brief: renderBriefProof(evidence) }
    const check = { commit, title: 'Proven', summary, detailsUrl: 'https://example.com', notes: [] }
    await connect(github, repository).writer.saveCheck(check)

    const [saved] = [...repository.checks.values()]
    assert.equal(saved?.summary, render(evidence))
    github.assertValid()
  })
}
