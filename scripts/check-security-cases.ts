/** Counts the rows of docs/security-cases.md, and fails when one is not shown by a test and does not say why. */
import { readFileSync } from 'node:fs'
import { findFaults, IDS, readCases } from './security-cases.ts'

const cases = readCases(readFileSync('docs/security-cases.md', 'utf8'))
const faults = findFaults(cases, (file) => readFileSync(file, 'utf8'))
for (const fault of faults) console.error(fault)
const tested = cases.filter(({ status }) => status === 'tested').length
console.log(`${IDS.length} cases: ${tested} tested, ${cases.length - tested} not in code; ${faults.length} faults.`)
process.exitCode = faults.length === 0 ? 0 : 1
