/** The commit that workflows of the tests pin Regreen to. */
export const PIN = 'a'.repeat(40)

/** A workflow in which the doctor finds nothing. */
export const REGREEN_WORKFLOW = `name: Regreen
on:
  workflow_run:
    workflows: [CI]
    types: [completed]
permissions: {}
jobs:
  repair:
    runs-on: ubuntu-24.04
    permissions: { actions: read, contents: write, pull-requests: write }
    concurrency: regreen
    steps:
      - uses: regreen/regreen@${PIN}
`

export const CI_WORKFLOW = 'name: CI\non: push\njobs: {}\n'

export const WORKFLOW_FILES = {
  '.github/workflows/ci.yml': CI_WORKFLOW,
  '.github/workflows/regreen.yml': REGREEN_WORKFLOW,
}

/** A project in which the doctor finds nothing. */
export const HEALTHY_FILES = { 'package.json': '{ "scripts": { "test": "node --test" } }\n', ...WORKFLOW_FILES }
