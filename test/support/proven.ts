import { createEvidenceFile, type EvidenceContext, type EvidenceFile } from '../../src/results/evidence-file.ts'
import type { Outcome } from '../../src/task.ts'
import { type Attempt, attempt, type Cleanup } from './attempt.ts'
import { repairedSource } from './cheats.ts'
import { PROJECTS } from './temp-repo.ts'

type Fixed = Extract<Outcome, { kind: 'fixed' | 'unproven' }>

export interface ProvenRun {
  readonly outcome: Fixed
  readonly file: EvidenceFile
}

export const CONTEXT: EvidenceContext = {
  repository: 'octo/shop',
  baseSha: 'a'.repeat(40),
  command: 'npm test',
  policyText: 'version: 1\n',
  decisions: [{ rule: 'tests', reason: 'the tests say what is right' }],
  model: 'scripted',
  usage: { turns: 2, inputTokens: 20, outputTokens: 10 },
  startedAt: new Date('2026-11-01T12:00:00Z'),
  finishedAt: new Date('2026-11-01T12:01:00Z'),
}

/** A real run that ended with a proof, or without one, and its evidence file. */
export async function openProven(
  t: Cleanup,
  writes: Attempt['writes'] = { 'src/cart.js': repairedSource('node:test') },
): Promise<ProvenRun> {
  const { files, testCommand: command } = PROJECTS['node:test']
  const { outcome, objections } = await attempt(t, { files, command, writes })
  if (outcome.kind !== 'fixed' && outcome.kind !== 'unproven') throw new Error(`${outcome.kind}: ${objections}`)
  return { outcome, file: createEvidenceFile(outcome.change, outcome.evidence, CONTEXT) }
}
