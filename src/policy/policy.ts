import type { Intent, Ruling } from '../agent/types.ts'
import { plural } from '../text.ts'
import type { Change } from '../workspace/types.ts'
import { isUnreadable } from './reading.ts'
import { RULES } from './rules.ts'
import type { Objection, PolicySettings, SizeLimits, Touch } from './types.ts'

export { isUnreadable } from './reading.ts'
export { changesTest, isSettingFile, isTestFile, RULES } from './rules.ts'
export type * from './types.ts'

export interface Policy {
  /** May this tool call happen? */
  judge(intent: Intent): Ruling
  /** May this patch leave? */
  review(change: Change): Objection | undefined
}

/** Both answers come from the same table of rules: on each write as it is planned, and on the whole patch at its end. */
export function createPolicy(settings: PolicySettings): Policy {
  const findObjection = (touch: Touch): Objection | undefined => {
    const rule = RULES.find((candidate) => candidate.refuses(touch, settings))
    return (
      rule && {
        rule: rule.name,
        reason: `${JSON.stringify(touch.path)} may not be changed this way: ${rule.reason}.`,
        path: touch.path,
      }
    )
  }

  return {
    judge(intent) {
      const secret = intent.paths.find(isUnreadable)
      if (secret !== undefined) {
        return {
          allowed: false,
          rule: 'secret-file',
          reason: `${JSON.stringify(secret)} may hold secrets. Work without it.`,
        }
      }
      const objection =
        objectToCommand(intent.command, settings.commands) ??
        (intent.edits ?? [])
          .map(toTouch)
          .map(findObjection)
          .find((found) => found !== undefined)
      return objection ? { allowed: false, rule: objection.rule, reason: objection.reason } : { allowed: true }
    },
    review(change) {
      return (
        change.entries.map(findObjection).find((found) => found !== undefined) ?? findOversize(change, settings.limits)
      )
    },
  }
}

/** Word for word: an argument more can make another command of it. */
function objectToCommand(
  command: Intent['command'],
  commands: PolicySettings['commands'],
): Pick<Objection, 'rule' | 'reason'> | undefined {
  if (command === undefined) return undefined
  const text = JSON.stringify(command)
  const allowed = commands.map((words) => JSON.stringify(words))
  if (allowed.includes(text)) return undefined
  return { rule: 'command', reason: `${text} is not among the commands of the policy file: ${allowed.join(', ')}.` }
}

function toTouch({ path, before, after }: NonNullable<Intent['edits']>[number]): Touch {
  const kind = before === undefined ? 'add' : after === undefined ? 'delete' : 'modify'
  return { path, kind, isBinary: false, before, after }
}

function findOversize({ entries, additions, deletions }: Change, limits: SizeLimits): Objection | undefined {
  const oversize = (rule: string, is: string, limit: string): Objection => ({
    rule,
    reason: `The patch has ${is}, and the policy allows ${limit}. Make it smaller.`,
    path: undefined,
  })
  const newFiles = entries.filter((entry) => entry.kind === 'add').length
  const lines = additions + deletions
  if (entries.length > limits.files)
    return oversize('too-many-files', plural(entries.length, 'file'), `${limits.files} ("limits: files")`)
  if (newFiles > limits.newFiles)
    return oversize('too-many-new-files', plural(newFiles, 'new file'), `${limits.newFiles} ("limits: new-files")`)
  if (lines > limits.lines)
    return oversize('too-many-lines', plural(lines, 'changed line'), `${limits.lines} ("limits: lines")`)
  return undefined
}
