const STAMP = '2026-01-02T03:04:05.1234567Z'

/** Lines as GitHub's runner writes them: each message with its time. */
export const stamped = (...messages: readonly string[]): string[] => messages.map((message) => `${STAMP} ${message}`)

/** The heading of a step that runs a script, as the runner writes it. */
export function runStep(...script: readonly string[]): string[] {
  const shown = script.map((line) => `\x1b[36;1m${line}\x1b[0m`)
  return stamped(
    `##[group]Run ${script[0]}`,
    ...shown,
    'shell: /usr/bin/bash -e {0}',
    'env:',
    '  CI: true',
    '##[endgroup]',
  )
}

/** The heading of a step that uses an action. */
export function actionStep(action: string): string[] {
  return stamped(`##[group]Run ${action}`, 'with:', '  fetch-depth: 1', '##[endgroup]')
}

export const exitedWith = (code: number): string[] => stamped(`##[error]Process completed with exit code ${code}.`)

/** A whole job: set-up, checkout, these steps, clean-up. */
export function jobLog(...steps: readonly (readonly string[])[]): string {
  const before = [...stamped('Current runner version: 2.330.0', '##[group]Operating System', 'Ubuntu', '##[endgroup]')]
  const after = stamped('Post job cleanup.', '[command]/usr/bin/git version', 'Cleaning up orphan processes')
  return `\uFEFF${[...before, ...actionStep('actions/checkout@v5'), ...steps.flat(), ...after].join('\n')}\n`
}
