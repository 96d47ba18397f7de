import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Where package managers keep what they have downloaded, from the home directory on. Tests without a network need it.
 * Packages and nothing else: the files with the tokens lie beside these folders.
 */
const CACHES = [
  '.cache/Cypress',
  '.cache/coursier',
  '.cache/deno',
  '.cache/ms-playwright',
  '.cache/puppeteer',
  '.cargo/git',
  '.cargo/registry',
  '.ivy2/cache',
  '.m2/repository',
  '.nuget/packages',
  '.pub-cache/hosted',
  '.yarn/berry/cache',
  'go/pkg/mod',
]

/** Those that the job's earlier steps have filled. */
export function findCaches(home: string | undefined): string[] {
  return home === undefined ? [] : CACHES.filter((path) => existsSync(join(home, path)))
}
