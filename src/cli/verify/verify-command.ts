import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import type { Config } from '../../config/config.ts'
import { ConfigError, messageOf } from '../../errors.ts'
import { type Host, openHost, reasonOf } from '../../host.ts'
import { isTestFile } from '../../policy/policy.ts'
import { SetupError } from '../../proof/proof.ts'
import { createEvidenceFile, type EvidenceFile, parseEvidenceFile } from '../../results/evidence-file.ts'
import type { ProjectTests } from '../../run/project-tests.ts'
import { CHANGED_TESTS } from '../../run/reviewer-remarks.ts'
import { openTestPlace, type TestPlace } from '../../run/test-place.ts'
import { plainText, plural } from '../../text.ts'
import { type Grade, type Lists, parseList } from '../../verify/grade.ts'
import {
  type Claim,
  findObjections,
  type Verified,
  type VerifyParts,
  verify as verifyClaim,
} from '../../verify/verify.ts'
import { findCommit, hostSearchPath, type LocalBase, type Mirror, readLocalBase } from '../../workspace/workspace.ts'
import { type Arguments, makeOutFolder, readArguments } from '../arguments.ts'
import type { Command, CommandContext } from '../command.ts'
import { nameFlags } from '../flag-words.ts'
import { readLocalConfig } from '../local-config.ts'
import { resultFilesIn } from '../result-files.ts'
import { renderOutput, renderRecorded } from '../terminal.ts'
import { describeUnseen, findCircumstances, findDifferences } from './compare-evidence.ts'

/** Proves any patch, or runs the proof of an evidence file again. */
export const verify: Command = async (context) => {
  const flags = readArguments('verify', context.args)
  return flags.value('evidence') === undefined ? verifyPatch(flags, context) : verifyEvidence(flags, context)
}

async function verifyPatch(flags: Arguments, context: CommandContext): Promise<number> {
  const { terminal } = context
  const lists = await readLists(flags)
  const out = await openOutput(flags)
  const { verified, file } = await runProof(flags, context, {
    base: need(flags, 'base'),
    patchFile: resolve(need(flags, 'patch')),
    testPatchFile: testPatchOf(flags),
    baseTree: undefined,
    workingDirectory: undefined,
    mayChangeTests: true,
    lists,
  })
  const { grade } = verified
  const isGood = grade ? grade.resolved : verified.evidence.proven
  if (out !== undefined) await writeEvidence(out, file)
  printLines(context, grade ? renderGrade(grade, file) : renderProof(verified))
  terminal.printJson({ outcome: isGood ? 'fixed' : 'unproven', evidence: file, ...(grade && { grade }) })
  return isGood ? 0 : 2
}

async function verifyEvidence(flags: Arguments, context: CommandContext): Promise<number> {
  const { terminal } = context
  const stray = ['base', 'fail-to-pass', 'pass-to-pass'].find((name) => flags.value(name) !== undefined)
  if (stray !== undefined)
    throw new ConfigError(
      `"--evidence" already names it: leave out "--${stray}", or prove the patch without "--evidence".`,
    )
  const place = resolve(need(flags, 'evidence'))
  const recorded = parseEvidenceFile(await readText(place), place)
  const inputs = {
    'test-command': recorded.command,
    'reruns-before': `${recorded.before.runs}`,
    'reruns-after': `${recorded.after.runs}`,
  }
  const out = await openOutput(flags)
  if (flags.inputs['test-command'] === undefined) terminal.print(context.redact(renderRecorded(recorded.command)))
  const { file } = await runProof({ ...flags, inputs: { ...inputs, ...flags.inputs } }, context, {
    base: recorded.baseSha,
    patchFile: resolve(flags.value('patch') ?? join(dirname(place), 'patch.diff')),
    testPatchFile: testPatchOf(flags),
    baseTree: recorded.baseTree,
    workingDirectory: recorded.workingDirectory,
    // Older files say it by a remark alone.
    mayChangeTests: recorded.mayChangeTests ?? recorded.remarks.includes(CHANGED_TESTS),
    pieces: recorded.hunks.findLastIndex(({ neededBy }) => neededBy.length > 0) + 1,
    ...(recorded.method === 'per_test' && { targets: [...recorded.failToPass, ...recorded.stillFailing] }),
  })
  if (out !== undefined) await writeEvidence(out, file)
  const differences = findDifferences(recorded, file)
  const circumstances = findCircumstances(recorded, file)
  const isSame = differences.length === 0
  const lines = [
    isSame ? 'The proof was run again and shows the same.' : 'The proof was run again and differs:',
    ...differences.map((difference) => `- ${difference}`),
    ...(circumstances.length > 0 ? ['Other than then, without a bearing on the result:'] : []),
    ...circumstances.map((circumstance) => `- ${circumstance}`),
    describeUnseen(recorded),
  ]
  printLines(context, lines)
  terminal.printJson({ outcome: isSame ? 'same' : 'different', differences, circumstances, evidence: file })
  return isSame ? 0 : 2
}

/** A stranger's patch or file may hold what a terminal would obey. */
function printLines({ terminal, redact }: CommandContext, lines: readonly string[]): void {
  for (const line of lines) terminal.print(redact(plainText(line).replaceAll('\n', ' ')))
}

function testPatchOf(flags: Arguments): string | undefined {
  const file = flags.value('test-patch')
  return file === undefined ? undefined : resolve(file)
}

interface ProofRequest extends Omit<Claim, 'baseTree'> {
  readonly base: string
  /** Unless the policy file says. */
  readonly mayChangeTests: boolean
  /** The tree that an evidence file names; it may hold uncommitted changes. */
  readonly baseTree: string | undefined
  /** The folder that an evidence file names, from the repository's root. */
  readonly workingDirectory: string | undefined
}

type Given = Pick<Arguments, 'value' | 'inputs'>

async function runProof(flags: Given, context: CommandContext, request: ProofRequest) {
  const workspace = resolve(flags.value('workspace') ?? '.')
  const searchPath = hostSearchPath(context.environment.PATH, workspace)
  const host = await openHost(tmpdir(), searchPath)
  try {
    const local = await readLocalBase(workspace, host.mirror, { searchPath, leftBehind: findResults(flags) })
    const base = await findCommit(local.root, request.base, searchPath)
    await readText(request.patchFile, 'Name the patch with --patch.')
    if (request.testPatchFile !== undefined) await readText(request.testPatchFile)
    const inputs = { ...findFolder(request, local), ...flags.inputs }
    return await proveClaim(request, { inputs, context, host, local, base })
  } catch (error) {
    throw reasonOf(error, host.signal)
  } finally {
    host.close()
  }
}

/** What earlier runs may have left in the folders that are named. */
function findResults(flags: Given): string[] {
  const files = [flags.value('evidence'), flags.value('patch')].flatMap((file) => file ?? [])
  const folders = [...files.map((file) => dirname(file)), flags.value('out') ?? []].flat()
  return folders.flatMap((folder) => resultFilesIn(resolve(folder)))
}

interface ProofPlace {
  readonly inputs: Given['inputs']
  readonly context: CommandContext
  readonly host: Host
  readonly local: LocalBase
  /** The commit, by its whole name. */
  readonly base: string
}

async function proveClaim(request: ProofRequest, { inputs, context, host, local, base }: ProofPlace) {
  const { environment, terminal } = context
  const { mirror } = host
  const notice = (text: string) => terminal.print(nameFlags(text))
  const startedAt = new Date()
  const commit = await mirror.fetchCommit({ kind: 'local', directory: local.root }, base)
  const { config, policyText } = await readLocalConfig(inputs, environment, { mirror, commit, folder: local.folder })
  const baseTree = await findBaseTree(request, { mirror, commit, local })
  const place = await openTestPlace({ ...host, config, environment, commit, prepared: local.root, notice })
  const parts = createParts(config, { ...host, place, mayChangeTests: request.mayChangeTests })
  const verified = await verifyClaim({ ...request, baseTree }, parts)
    .catch(explainSetUp)
    .finally(place.close)
  const file = createEvidenceFile(verified.change, verified.evidence, {
    repository: local.root,
    baseSha: commit,
    uncommitted: await mirror.changedPaths(commit, baseTree),
    command: place.command() ?? '',
    workingDirectory: config.workingDirectory,
    mayChangeTests: parts.mayChangeTests,
    policyText,
    decisions: [],
    model: undefined,
    usage: { turns: 0, inputTokens: 0, outputTokens: 0 },
    startedAt,
    finishedAt: new Date(),
  })
  return { verified, file }
}

/** Whoever asked can repair it, and what it printed is where that begins. */
function explainSetUp(error: unknown): never {
  if (!(error instanceof SetupError)) throw error
  const said = renderOutput(error.output)
  throw new ConfigError(`${error.message} ${said}`, said)
}

/** From the folder that was named, as a flag would say it. */
function findFolder({ workingDirectory }: Pick<ProofRequest, 'workingDirectory'>, { folder }: LocalBase) {
  return workingDirectory === undefined ? {} : { 'working-directory': posix.relative(folder, workingDirectory) || '.' }
}

interface Surroundings extends Pick<Host, 'mirror' | 'signal'> {
  readonly place: TestPlace
  readonly mayChangeTests: boolean
}

function createParts(config: Config, { mirror, signal, place, mayChangeTests }: Surroundings) {
  const tests = config.policy.tests ?? (mayChangeTests ? 'allow' : 'add-only')
  return {
    ...place,
    mirror,
    isTestFile,
    mayChangeTests: tests === 'allow',
    run: { timeoutMs: config.testTimeoutMs, signal },
    isParallel: config.parallelProof,
    runsBefore: config.runsBefore,
    runsAfter: config.runsAfter,
    review: (change, { testFiles = [], harness = [] }: Partial<ProjectTests> = {}) =>
      findObjections(change, { ...config.policy, tests, testFiles, harness }),
  } satisfies VerifyParts
}

interface BasePlace {
  readonly mirror: Mirror
  readonly commit: string
  readonly local: LocalBase
}

/** The tree that the proof starts from: the commit's own, or that of the uncommitted changes that an evidence file names. */
async function findBaseTree(
  { baseTree: named, patchFile }: ProofRequest,
  { mirror, commit, local }: BasePlace,
): Promise<string> {
  const committed = await mirror.treeOf(commit)
  if (named === undefined || named === committed) return committed
  const current = await mirror.treeOf(local.commit)
  if (current === named) return named
  // The patch may be in the working tree by now, as "fix --apply" leaves it.
  if ((await mirror.treeWithoutPatch(current, patchFile).catch(leaveUnknown)) === named) return named
  throw new ConfigError(
    `The evidence was made with uncommitted changes on top of ${commit.slice(0, 12)}, and the workspace does not hold the same ones. Bring them back as they were.`,
  )
}

function leaveUnknown(error: unknown): undefined {
  if (!(error instanceof ConfigError)) throw error
}

function need(flags: Arguments, name: string): string {
  const value = flags.value(name)
  if (value !== undefined && value !== '') return value
  throw new ConfigError(`"regreen verify" needs --${name}. Give --base and --patch, or --evidence.`)
}

async function readLists(flags: Arguments): Promise<Lists | undefined> {
  const [failToPass, passToPass] = [flags.value('fail-to-pass'), flags.value('pass-to-pass')]
  if (failToPass === undefined && passToPass === undefined) return undefined
  const read = async (file: string | undefined) =>
    file === undefined ? [] : parseList(await readText(resolve(file)), file)
  const lists = { failToPass: await read(failToPass), passToPass: await read(passToPass) }
  if (lists.failToPass.length + lists.passToPass.length > 0) return lists
  throw new ConfigError('The lists of --fail-to-pass and --pass-to-pass name no test, so nothing could be graded.')
}

async function readText(file: string, cure = 'Name a file that is there.'): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new ConfigError(`${file} cannot be read: ${messageOf(error)}. ${cure}`)
  })
}

/** Before the tests run: a folder that cannot be made must not cost their time. */
async function openOutput(flags: Arguments): Promise<string | undefined> {
  const out = flags.value('out')
  return out === undefined ? undefined : makeOutFolder(out)
}

async function writeEvidence(directory: string, file: EvidenceFile): Promise<void> {
  await writeFile(join(directory, 'evidence.json'), `${JSON.stringify(file, null, 2)}\n`)
}

function renderProof({ evidence }: Verified): string[] {
  const verdict = evidence.proven ? 'Proven.' : 'Not proven.'
  return [
    `${verdict} Exit code ${evidence.before.exitCode} before, ${evidence.after.exitCode} after; ${plural(evidence.passToPass.length, 'test')} stayed green.`,
    ...evidence.failToPass.map((id) => `  turned green: ${id}`),
    ...[...evidence.reasons, ...evidence.remarks].map((line) => `  ${nameFlags(line)}`),
  ]
}

function renderGrade({ resolved, failToPass, passToPass, doubts }: Grade, { method, remarks }: EvidenceFile): string[] {
  const list = (title: string, { passed, failed }: Grade['failToPass']) => [
    `${title}: ${passed.length} of ${passed.length + failed.length}`,
    ...passed.map((id) => `  passed: ${id}`),
    ...failed.map((id) => `  failed: ${id}`),
  ]
  return [
    resolved ? 'Resolved.' : 'Not resolved.',
    ...list('Fail to pass', failToPass),
    ...list('Pass to pass', passToPass),
    ...(method === 'exit_code' ? ['  The tests were not reported one by one, so none of them is known.'] : []),
    ...[...doubts, ...remarks].map((line) => `  ${nameFlags(line)}`),
  ]
}
