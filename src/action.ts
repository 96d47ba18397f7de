import { randomUUID } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { neutralise } from './action/report/neutralise.ts'
import { takeEnvironment } from './config/environment.ts'
import { isTriggerPhrase, TRIGGER_PHRASE_RULE } from './config/trigger-phrase.ts'
import { type Event, understand } from './github/trigger.ts'

/** Entry for GitHub. Nothing heavy is imported here: an event that is not for us ends before it costs anything. */
const environment = takeEnvironment(process.env)
const input = (name: string) => environment[`INPUT_${name.toUpperCase()}`]?.trim() || undefined
const LAST_MS = 500
if (input('phase') === 'doctor') {
  const { runDoctor } = await import('./action/doctor.ts')
  leave(await runDoctor(environment))
} else {
  await answer()
}

async function answer(): Promise<void> {
  const triggerPhrase = input('trigger-phrase') ?? '/agent'
  // By a phrase that no comment can begin with each would be left alone, and nobody would hear why.
  if (!isTriggerPhrase(triggerPhrase))
    return fail(`Input "trigger-phrase" is ${JSON.stringify(triggerPhrase)}; ${TRIGGER_PHRASE_RULE}.`)
  const event = readEvent()
  if (typeof event === 'string') return fail(event)
  const request = understand(event, {
    branchPrefix: input('branch-prefix') ?? 'regreen/',
    triggerPhrase,
    labelTrigger: input('label-trigger') ?? 'agent-fix',
    runId: number('run-id'),
    issueNumber: number('issue-number'),
    pullRequestNumber: number('pull-request-number'),
    task: input('task'),
  })
  if (request.kind === 'skip') return report('skipped', `Skipped: ${request.reason}`)
  const { runAction } = await import('./action/main.ts')
  leave(await runAction(request, environment))
}

/** A wait that a stopped run has left behind must not hold the job up. */
function leave(exitCode: number): void {
  process.exitCode = exitCode
  setTimeout(() => process.exit(), LAST_MS).unref()
}

/** What is not a number here is refused with a message when the inputs are read as a whole. */
function number(name: string): number | undefined {
  const text = input(name) ?? ''
  return /^\d+$/.test(text) ? Number(text) : undefined
}

/** The event, or a sentence that says why it cannot be read. */
function readEvent(): Event | string {
  const {
    GITHUB_EVENT_NAME: name = '',
    GITHUB_EVENT_PATH: path,
    GITHUB_SHA: sha = '',
    GITHUB_REF: ref = '',
  } = environment
  if (name === '')
    return 'GITHUB_EVENT_NAME is not set. This is the action; on your own machine run dist/cli.js instead.'
  try {
    const payload: unknown = path ? JSON.parse(readFileSync(path, 'utf8')) : undefined
    return { name, payload, sha, ref }
  } catch (error) {
    return `The event cannot be read: ${error}. The runner writes it to the file that GITHUB_EVENT_PATH names.`
  }
}

function fail(problem: string): void {
  process.exitCode = 1
  report('error', problem)
}

function report(outcome: 'skipped' | 'error', summary: string): void {
  process.stdout.write(`${outcome === 'error' ? '::error::' : ''}${neutralise(summary)}\n`)
  const { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: page } = environment
  if (output)
    appendFileSync(
      output,
      renderOutputs({
        outcome,
        conclusion: 'failure',
        summary,
        'pull-request-operation': 'none',
        error: outcome === 'error' ? summary : '',
      }),
    )
  if (page) appendFileSync(page, `${summary.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}\n`)
}

/** The runner's file format, with a delimiter that nobody can guess. */
function renderOutputs(values: Readonly<Record<string, string>>): string {
  const delimiter = `regreen_${randomUUID()}`
  return Object.entries(values)
    .map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`)
    .join('')
}
