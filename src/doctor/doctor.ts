import { ConfigError, messageOf, ServiceError } from '../errors.ts'
import { plural } from '../text.ts'
import { createProcesses } from '../workspace/workspace.ts'
import { type DoctorParts, listChecks } from './checks.ts'
import { checkGit, readGitVersion } from './machine.ts'
import type { Check, Finding } from './types.ts'

export { findAddress } from './address.ts'
export { checkCredentials } from './checkout.ts'
export type { DoctorParts } from './checks.ts'
export { pagesOf } from './repository.ts'
export type { Check, Finding } from './types.ts'

/** A finding with the name of the check that made it. */
interface NamedFinding extends Finding {
  readonly check: string
}

/** What came out of all checks. */
export interface Examination {
  readonly isHealthy: boolean
  readonly findings: readonly NamedFinding[]
  /** Checks that looked, and found nothing. */
  readonly passed: readonly string[]
  /** Checks that had nothing to look at, or whose fault another one has told. */
  readonly leftOut: readonly string[]
}

/** What the doctor works with, to be opened once git is known to be there. */
interface Practice {
  readonly searchPath: string
  open(): Promise<{ readonly parts: DoctorParts; close(): void }>
}

/** Looks at everything. Nothing is changed, no test is run, no model request is made. */
export async function diagnose({ searchPath, open }: Practice): Promise<Examination> {
  // Without git nothing else can be looked at.
  const processes = createProcesses(() => performance.now())
  const git = { name: 'git', run: async () => checkGit(await readGitVersion(processes, searchPath)) }
  const first = await examine([git])
  if (!first.isHealthy) return first
  const { parts, close } = await open()
  try {
    return await examine(listChecks(parts), parts.host.signal)
  } finally {
    close()
  }
}

/** Runs all checks, one after the other, whatever the others find. Throws the signal's reason when somebody stops it. */
export async function examine(checks: readonly Check[], signal?: AbortSignal): Promise<Examination> {
  const findings: NamedFinding[] = []
  const passed: string[] = []
  const leftOut: string[] = []
  for (const check of checks) {
    const found = await run(check, signal)
    signal?.throwIfAborted()
    // Several checks can end at the same fault, such as a folder that is no repository.
    const fresh = found?.filter((finding) => !findings.some((known) => isSame(known, finding)))
    findings.push(...(fresh ?? []).map((finding) => ({ check: check.name, ...finding })))
    if (found?.length === 0) passed.push(check.name)
    else if (!fresh || fresh.length === 0) leftOut.push(check.name)
  }
  return { isHealthy: findings.every(({ kind }) => kind !== 'fault'), findings, passed, leftOut }
}

const isSame = (one: Finding, other: Finding) => one.problem === other.problem && one.cure === other.cure

async function run(check: Check, signal?: AbortSignal): Promise<readonly Finding[] | undefined> {
  try {
    return await check.run()
  } catch (error) {
    // What a stop has broken off is no fault of the set-up.
    signal?.throwIfAborted()
    if (error instanceof ConfigError) return [{ kind: 'fault', problem: error.message, cure: '' }]
    if (error instanceof ServiceError) return [{ kind: 'unchecked', problem: error.message, cure: 'Try again later.' }]
    throw new Error(`The check ${check.name} failed: ${messageOf(error)}`, { cause: error })
  }
}

/** One list for people: faults first, each with its cure, then what could not be looked at. */
export function renderExamination({ findings, passed, leftOut }: Examination): string[] {
  const ordered = [...findings].sort((a, b) => Number(a.kind === 'unchecked') - Number(b.kind === 'unchecked'))
  const faults = findings.filter(({ kind }) => kind === 'fault').length
  const open = findings.length - faults
  const whole = `${passed.length} in order${passed.length === 0 ? '' : `: ${passed.join(', ')}`}`
  const rest = leftOut.length === 0 ? '' : ` Left out (nothing to look at, or told above): ${leftOut.join(', ')}.`
  return [
    ...ordered.flatMap(({ kind, check, problem, cure }, i) => [
      `${i + 1}. ${kind === 'fault' ? 'Fault' : 'Not checked'} (${check}): ${problem}`,
      ...(cure === '' ? [] : [`   ${cure}`]),
    ]),
    `${faults === 0 ? 'No faults' : plural(faults, 'fault')}, ${open} not checked, ${whole}.${rest}`,
  ]
}
