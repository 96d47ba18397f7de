/** `npm run bench`: speed and memory as ratios and limits. Not a test: a busy machine gives other numbers. */
import { measureBigRepository } from './big-repository.ts'
import { isMet, type Measurement, renderMeasurement } from './measurement.ts'
import { measurePractice } from './practice.ts'
import { measureReports } from './reports.ts'
import { measureSandbox } from './sandbox.ts'
import { measureSkip } from './skip.ts'
import { measureSlowProof } from './slow-proof.ts'
import { measureTestRun } from './test-run.ts'

const PARTS: Readonly<Record<string, () => Promise<readonly Measurement[]>>> = {
  practice: measurePractice,
  skip: measureSkip,
  'big-repository': measureBigRepository,
  reports: measureReports,
  'test-run': measureTestRun,
  'slow-proof': measureSlowProof,
  sandbox: measureSandbox,
}

const wanted = process.argv.slice(2)
const stranger = wanted.find((name) => !Object.hasOwn(PARTS, name))
if (stranger !== undefined)
  throw new Error(`There is no part "${stranger}". The parts are: ${Object.keys(PARTS).join(', ')}.`)

for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stdout.write(`${name}\n`)
  for (const measurement of await measure()) {
    process.stdout.write(`  ${renderMeasurement(measurement)}\n`)
    if (!isMet(measurement)) process.exitCode = 1
  }
}
