import { isOutOfTime } from './agent/budget.ts'
import { type AgentParts, runAgent } from './agent/loop.ts'
import type { Message } from './agent/types.ts'
import type { Reproduction } from './proof/types.ts'
import { endedBefore, type Outcome, type Task } from './task.ts'
import { endedAtLimit, endedBy, reachVerdict, type Verdict, type VerdictParts } from './verdict.ts'
import type { Change } from './workspace/types.ts'

/** What was seen before any model request, where the run goes on from it. */
export type Baseline = Exclude<Reproduction, { kind: 'setup_failed' }>

/** The model's copy of the repository, and what works on it. */
export interface Bench {
  readonly opening: readonly Message[]
  readonly agent: AgentParts
  readonly verdict: VerdictParts
  readonly change: () => Promise<Change>
}

export interface FixParts {
  readonly reproduce: () => Promise<Reproduction>
  /** A reason not to go on, though the failure is real. */
  readonly findObstacle: (seen: Baseline) => Promise<Outcome | undefined>
  readonly openBench: (task: Task, seen: Baseline) => Promise<Bench>
  /** What a verdict says to the model, so that it can go on. */
  readonly feedback: (verdict: Verdict) => string
}

/** One run: see it fail, let the model work, judge the patch, prove it on clean copies; what was wrong goes back. */
export async function fix(task: Task, parts: FixParts): Promise<Outcome> {
  const seen = await parts.reproduce()
  if (seen.kind === 'setup_failed') return seen
  const ended = endedBefore(task, seen) ?? (await parts.findObstacle(seen))
  if (ended) return ended

  const bench = await parts.openBench(task, seen)
  try {
    return await workAndProve(bench, parts.feedback)
  } catch (error) {
    if (!isOutOfTime(bench.agent.signal)) throw error
    return endedAtLimit('out_of_time', await bench.change())
  }
}

async function workAndProve(bench: Bench, feedback: FixParts['feedback']): Promise<Outcome> {
  let messages = bench.opening
  let last: Verdict | undefined
  for (;;) {
    const work = await runAgent(messages, bench.agent)
    const change = await bench.change()
    if (work.stop !== 'finished') return endedAtLimit(work.stop, change)

    const verdict = await reachVerdict({ change, messages: work.messages, last }, bench.verdict)
    const outcome = endedBy(verdict, last)
    if (outcome) return outcome
    messages = [...work.messages, { role: 'user', content: feedback(verdict) }]
    last = verdict
  }
}
