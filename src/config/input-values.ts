import * as z from 'zod'
import { ConfigError } from '../errors.ts'
import { isTriggerPhrase, TRIGGER_PHRASE_RULE } from './trigger-phrase.ts'

// Each takes a value's text and what it is of, as in `Input "max-turns"`, and throws ConfigError that says what it must be.

/** Any text that is not empty. */
export function text(value: string, what: string): string {
  if (value === '') throw new ConfigError(`${what} is empty. Give it a value, or leave it out for the default.`)
  return value
}

/** A whole number, with both ends of the range. */
export function whole(min: number, max: number) {
  return (value: string, what: string): number => {
    const number = Number(value)
    if (/^\d+$/.test(value) && number >= min && number <= max) return number
    return refuse(value, what, `it must be a whole number from ${min} to ${max}`)
  }
}

/** `undefined` where nothing was given. */
export function optional<T>(parse: (value: string, what: string) => T) {
  return (value: string, what: string): T | undefined => (value === '' ? undefined : parse(value, what))
}

/** Minutes in, milliseconds out. */
export function minutes(value: string, what: string): number {
  const number = Number(value)
  if (/^\d+(\.\d+)?$/.test(value) && number > 0 && number <= 24 * 60) return number * 60_000
  return refuse(value, what, 'it must be a number of minutes, more than 0 and at most 1440')
}

/** An amount of US$. */
export function dollars(value: string, what: string): number {
  const number = Number(value)
  if (/^\d+(\.\d+)?$/.test(value) && number <= 1_000_000) return number
  return refuse(value, what, 'it must be an amount of US$, for example 0.50')
}

/** `true` or `false`, in any case. */
export function yesOrNo(value: string, what: string): boolean {
  if (/^(true|false)$/i.test(value)) return value.toLowerCase() === 'true'
  return refuse(value, what, 'it must be "true" or "false"')
}

/** One of a few words, as written. */
export function oneOf<const T extends string>(...values: readonly T[]) {
  return (value: string, what: string): T => {
    const found = values.find((candidate) => candidate === value)
    if (found !== undefined) return found
    return refuse(value, what, `it must be ${values.map((word) => `"${word}"`).join(' or ')}`)
  }
}

/** The word that begins a command. */
export function phrase(value: string, what: string): string {
  return isTriggerPhrase(value) ? value : refuse(value, what, TRIGGER_PHRASE_RULE)
}

/** At most 200 characters without a line break or another control. */
export function oneLine(value: string, what: string): string {
  if (!/\p{Cc}/u.test(value) && value.length <= 200) return value
  throw new ConfigError(`${what} must be one line of at most 200 characters.`)
}

/** Separated by commas or lines. */
export const list = (value: string): string[] =>
  value
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A star would let every stranger's app start runs. */
export const botList = (value: string, what: string): string[] =>
  exactList(value, `${what} has a "*". Name each bot by its exact login, for example "renovate[bot]".`)

/** A star would let nobody in, and looks as if it let everybody. */
export const userList = (value: string, what: string): string[] =>
  exactList(value, `${what} has a "*". Name each person by login; whoever has the permission need not be named.`)

function exactList(value: string, problem: string): string[] {
  const logins = list(value)
  if (logins.some((login) => login.includes('*'))) throw new ConfigError(problem)
  return logins
}

/** A path below the repository's root, in normal form; `.` for the root. */
export function folder(value: string, what: string): string {
  return (
    belowRoot(value) ?? refuse(value, what, 'it must be a folder inside the repository, for example "packages/app"')
  )
}

/** The path of a file below the repository's root, in normal form. */
export function file(value: string, what: string): string {
  const path = belowRoot(value)
  return path === undefined || path === '.'
    ? refuse(value, what, 'it must be a file inside the repository, for example ".github/regreen.yml"')
    : path
}

function belowRoot(value: string): string | undefined {
  const parts = value.split('/').filter((part) => part !== '' && part !== '.')
  if (value.startsWith('/') || parts.includes('..') || /[\\\p{Cc}]/u.test(value)) return undefined
  return parts.join('/') || '.'
}

/** https://git-scm.com/docs/git-check-ref-format */
export function branchPrefix(value: string, what: string): string {
  if (/^[A-Za-z0-9][\w./-]*[/-]$/.test(value) && !/\.\.|\/\/|\.lock\/|\/\./.test(value)) return value
  const cure = 'it must be letters, digits, ".", "_", "-" and "/", ending in "/" or "-", for example "regreen/"'
  return refuse(value, what, cure)
}

/** Without a slash at its end. */
export function url(value: string, what: string): string {
  if (!z.url({ protocol: /^https?$/ }).safeParse(value).success)
    return refuse(value, what, 'it must be a URL that begins with "https://" (or "http://")')
  const { username, password } = new URL(value)
  // Such a URL would be shown with every error.
  if (username || password)
    throw new ConfigError(`${what} holds a user name or a password. Set the input "openai-api-key" instead.`)
  return value.replace(/\/+$/, '')
}

function refuse(value: string, what: string, cure: string): never {
  throw new ConfigError(`${what} is ${JSON.stringify(value)}; ${cure}.`)
}
