import { ConfigError, messageOf, ServiceError } from '../errors.ts'
import type { GitHubReader } from './types.ts'

export interface GateSettings {
  /** The part of the work that this job is for. */
  readonly phase: 'all' | 'propose' | 'verify' | 'publish' | 'doctor'
  readonly sandbox: 'auto' | 'require' | 'off'
  readonly minimumPermission: 'write' | 'admin'
  readonly allowUsers: readonly string[]
  readonly allowBots: readonly string[]
}

interface GateQuestion {
  readonly actors: readonly string[]
  readonly isFork: boolean
}

/**
 * May this run start? The answer is the reason why not, or nothing. Any doubt is a no; where GitHub does not answer, nobody
 * is let in either: it throws ConfigError or ServiceError with the cure.
 */
export async function gate(
  question: GateQuestion,
  settings: GateSettings,
  github: Pick<GitHubReader, 'permissionOf'>,
): Promise<string | undefined> {
  if (question.isFork && !isSafeForForks(settings)) return NO_FORK
  if (question.actors.length === 0) return 'The event names nobody whose permission could be checked.'
  for (const login of question.actors) {
    const objection = await findObjection(login, settings, github)
    if (objection !== undefined) return objection
  }
  return undefined
}

const NO_FORK = [
  'The commit comes from a fork, and its code must not run beside a token that writes.',
  'Split the workflow into a job with "phase: propose" and "sandbox: require", and one with "phase: publish"',
  '(see examples/comment-two-jobs.yml of Regreen).',
].join(' ')

/** Where a fork's code is run it is shut in, and the job that may write runs none. */
function isSafeForForks({ phase, sandbox }: GateSettings): boolean {
  if (phase === 'publish') return true
  return (phase === 'propose' || phase === 'verify') && sandbox === 'require'
}

/** Why one of them may not start it, or nothing. */
async function findObjection(
  login: string,
  settings: GateSettings,
  github: Pick<GitHubReader, 'permissionOf'>,
): Promise<string | undefined> {
  const isListed = (logins: readonly string[]) => logins.some((listed) => listed.toLowerCase() === login.toLowerCase())
  // Anybody can register an app, and its login ends in "[bot]" then. Only the exact list counts.
  if (login.endsWith('[bot]')) {
    return isListed(settings.allowBots) ? undefined : `The bot ${login} is not on the list "allow-bots".`
  }
  if (isListed(settings.allowUsers)) return undefined
  const permission = LOGIN.test(login) ? await readPermission(login, github) : undefined
  if (permission === undefined)
    return `GitHub has no account ${JSON.stringify(login)}, or does not tell its permission here.`
  const accepted = settings.minimumPermission === 'admin' ? ['admin'] : ['admin', 'write']
  if (accepted.includes(permission)) return undefined
  return `${login} has the permission "${permission}" here, and "${settings.minimumPermission}" is needed to start Regreen ("minimum-permission").`
}

/** Any other name would be a path to something else. An account that was deleted can have none. */
const LOGIN = /^(?!\.+$)[\w.-]+$/

async function readPermission(login: string, github: Pick<GitHubReader, 'permissionOf'>): Promise<string | undefined> {
  try {
    return await github.permissionOf(login)
  } catch (error) {
    const problem = `The permission of ${login} could not be read, so nothing was started. ${messageOf(error)}`
    if (error instanceof ConfigError) throw new ConfigError(problem)
    throw error instanceof ServiceError ? new ServiceError(problem) : error
  }
}
