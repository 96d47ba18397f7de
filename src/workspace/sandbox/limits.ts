import { size } from '../../text.ts'
import type { RunResult } from '../types.ts'
import type { Network } from './types.ts'
import { systemTool } from './view/system.ts'

/**
 * What a sandboxed command may use. There is no limit on a process's memory: sanitizers and race detectors reserve
 * terabytes of address space and would not start. Memory is watched for the whole machine instead (see watch.ts), and
 * the kernel ends what is in a sandbox before anything else.
 */
export interface Limits {
  /** Processes and threads of the sandbox's user. */
  readonly processes: number
  /** The largest file that can be written. */
  readonly fileBytes: number
  /** All of /tmp, which lies in memory. */
  readonly temporaryBytes: number
  readonly sharedMemoryBytes: number
  /** Paths of a copy that are made read-only, and the folders above them. Each costs half a millisecond at every start. */
  readonly protectedPaths: number
}

const GIB = 1024 ** 3

/** What honest tests do not come near. */
export const LIMITS: Limits = {
  processes: 1024,
  fileBytes: GIB,
  temporaryBytes: 2 * GIB,
  sharedMemoryBytes: GIB / 2,
  protectedPaths: 40,
}

/** The highest value: of all processes of the machine this one is ended first when memory runs out. */
const FIRST_TO_GO = 1000

/** The command inside its limits, no core dumps among them. */
export function limit(argv: readonly string[], { processes, fileBytes }: Limits): string[] {
  return [
    systemTool('prlimit'),
    `--nproc=${processes}`,
    `--fsize=${fileBytes}`,
    '--core=0',
    '--',
    systemTool('choom'),
    '-n',
    `${FIRST_TO_GO}`,
    '--',
    ...argv,
  ]
}

interface Sign {
  readonly pattern: RegExp
  readonly exitCode?: number
  tell(limits: Limits): string
}

const SIGNS: readonly Sign[] = [
  {
    pattern: /\bEFBIG\b|File too large|File size limit exceeded/,
    exitCode: 153,
    tell: ({ fileBytes }) => `a file may have ${size(fileBytes)}`,
  },
  {
    pattern:
      /\bEAGAIN\b|Resource temporarily unavailable|Cannot fork|can't start new thread|unable to create native thread/i,
    tell: ({ processes }) => `there may be ${processes} processes and threads`,
  },
  {
    pattern: /\bENOSPC\b|No space left on device/,
    tell: ({ temporaryBytes, sharedMemoryBytes }) =>
      `/tmp may hold ${size(temporaryBytes)}, and /dev/shm ${size(sharedMemoryBytes)}`,
  },
  {
    pattern: /\bEROFS\b|Read-only file system/,
    tell: () => 'the tracked test and configuration files of the copy, .git and all outside the copy are read-only',
  },
]

const NO_NETWORK: Sign = {
  pattern: /\bE(AI_AGAIN|NOTFOUND|NETUNREACH)\b|Network is unreachable|name resolution|Could not resolve host/i,
  tell: () => 'tests have no network but the loopback; set the input "network" to "host" to give them the host\'s',
}

/** Which limit a failed command seems to have met: one sentence, made of the output's words, so no more than a hint. */
export function explainLimits(
  { exitCode, output }: Pick<RunResult, 'exitCode' | 'output'>,
  { limits, network }: { readonly limits: Limits; readonly network: Network },
): string | undefined {
  if (exitCode === 0) return undefined
  const signs = network === 'none' ? [...SIGNS, NO_NETWORK] : SIGNS
  const met = signs.filter((sign) => exitCode === sign.exitCode || sign.pattern.test(output))
  if (met.length === 0) return undefined
  const words = met.flatMap(({ pattern }) => pattern.exec(output)?.[0] ?? []).map((word) => JSON.stringify(word))
  const seen = words.length === 0 ? `the exit code is ${exitCode}` : `the output says ${words.join(' and ')}`
  return `A limit of the sandbox may have been met (${seen}): ${met.map((sign) => sign.tell(limits)).join('; ')}.`
}
