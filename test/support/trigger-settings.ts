import type { TriggerSettings } from '../../src/github/trigger.ts'

/** What starts a run where no input says otherwise. */
export const TRIGGER_SETTINGS: TriggerSettings = {
  branchPrefix: 'regreen/',
  triggerPhrase: '/agent',
  labelTrigger: 'agent-fix',
  runId: undefined,
  issueNumber: undefined,
  pullRequestNumber: undefined,
  task: undefined,
}
