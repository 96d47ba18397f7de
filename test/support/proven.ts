import { createEvidenceFile, type EvidenceContext, type EvidenceFile } from '../../src/results/evidence-file.ts'
import type { Outcome } from '../../src/task.ts'
import { type Attempt, attempt, type Cleanup } from './attempt.ts'
import { repairedSource } from './cheats.ts'
import { PROJECTS, type Project } from './temp-repo.ts'

type Fixed = Extract<Outcome, { kind: 'fixed' | 'unproven' }>

export interface ProvenRun {
  readonly outcome: Fixed
  readonly file: EvidenceFile
}

export const CONTEXT: EvidenceContext = {
  repository: 'octo/shop',
  baseSha: 'a'.repeat(40),
  command: 'npm test',
  workingDirectory: '.',
  mayChangeTests: false,
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
  { files, testCommand }: Pick<Project, 'files' | 'testCommand'> = PROJECTS['node:test'],
): Promise<ProvenRun> {
  const { outcome, objections } = await attempt(t, { files, command: testCommand, writes })
  if (outcome.kind !== 'fixed' && outcome.kind !== 'unproven') throw new Error(`${outcome.kind}: ${objections}`)
  return { outcome, file: createEvidenceFile(outcome.change, outcome.evidence, CONTEXT) }
}

/** The same bug, and a program that says by its exit code alone whether it is there. */
export const SILENT_PROJECT: Pick<Project, 'files' | 'testCommand'> = {
  testCommand: 'node check.js',
  files: {
    'package.json': '{ "type": "module" }\n',
    'src/cart.js': PROJECTS['node:test'].files['src/cart.js'] ?? '',
    'check.js': "import { total } from './src/cart.js'\nif (total([2, 3]) !== 5) process.exit(3)\n",
  },
}
