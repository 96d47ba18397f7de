import { createTwoFilesPatch } from 'diff'
import type { Edit, Judge } from '../../agent/types.ts'
import { renderDiff, type Terminal } from '../terminal.ts'

export type Answer = 'ask' | 'yes' | 'deny'

/**
 * A person's word on top of the policy's. The whole diff is shown before anything is written. Anything but a clear yes
 * is a no, the end of input too; and one no locks all writes for the rest of the run.
 */
export function createApproval(terminal: Terminal, answer: Answer): (policy: Judge) => Judge {
  let isLocked = false
  return (policy) => async (intent, signal) => {
    const ruling = await policy(intent, signal)
    if (!ruling.allowed || intent.effect !== 'write') return ruling
    if (isLocked) {
      terminal.print('The model asked to write once more, which was denied like the write before.')
      return denied('Writes are locked since an earlier one was denied. Stop now and say what you would have changed.')
    }

    terminal.print(
      `\nThe model wants to write:\n\n${(intent.edits ?? []).map((edit) => renderDiff(unifiedDiff(edit), terminal.style)).join('\n')}`,
    )
    const reply = answer === 'ask' ? await terminal.ask('Write this? [y/N] ', signal) : answer
    if (/^\s*(y|yes)\s*$/i.test(reply ?? '')) return ruling
    isLocked = true
    terminal.print(describeDenial(answer === 'ask' ? reply : undefined))
    return denied(
      'The person denied this write, and with it all further ones. Stop now and say what you would have changed.',
    )
  }
}

/** For the person, who may have meant a yes. The model's words for it are others. */
function describeDenial(typed: string | undefined): string {
  const isClear = typed === undefined || /^\s*(n|no|)\s*$/i.test(typed)
  const unclear = isClear ? '' : ` Only "y" or "yes" is a yes, and ${JSON.stringify(typed.trim())} is not.`
  return `Denied.${unclear} Nothing was written, and nothing will be in this run. Start it again to answer anew.`
}

/** The rule that a person's no is recorded under. The person has been told, in other words than the model. */
export const APPROVAL = 'approval'

const denied = (reason: string) => ({ allowed: false, rule: APPROVAL, reason }) as const

/** Longer, and the person is shown old and new text one after the other instead of a diff. */
const DIFF_MS = 1_000

/** What a write would do to one file. */
export function unifiedDiff({ path, before, after }: Edit): string {
  const from = before === undefined ? '/dev/null' : `a/${path}`
  const to = after === undefined ? '/dev/null' : `b/${path}`
  const [old, now] = [before ?? '', after ?? '']
  const diff = createTwoFilesPatch(from, to, old, now, undefined, undefined, { context: 3, timeout: DIFF_MS })
  if (diff !== undefined) return diff.replace(/^=+\n/, '')
  const lines = (text: string, sign: string) => text.replace(/^/gm, sign)
  return `--- ${from}\n+++ ${to}\n${lines(old, '-')}\n${lines(now, '+')}\n`
}
