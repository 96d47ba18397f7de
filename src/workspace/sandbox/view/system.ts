import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Mount } from '../types.ts'

const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin']

/** A tool of the operating system, by its absolute path: PATH may begin with folders that others can write. */
export function systemTool(name: string): string {
  const folder = SYSTEM_FOLDERS.find((candidate) => existsSync(join(candidate, name)))
  return join(folder ?? '/usr/bin', name)
}

const TOP_LEVEL = ['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libx32']

/** What programs and language runtimes read there. No file with a credential in it, no name of a person or a machine. */
const SETTINGS = [
  'alternatives',
  'crypto-policies',
  'dotnet',
  'fonts',
  'ld.so.cache',
  'localtime',
  'lsb-release',
  'maven/logging',
  'maven/m2.conf',
  'mime.types',
  'nsswitch.conf',
  'os-release',
  'php',
  'pki',
  'protocols',
  'services',
  'ssl/certs',
  'ssl/openssl.cnf',
  'timezone',
]
const SETTINGS_WITH_VERSION = /^(java-\d+-|python\d\.\d|ImageMagick-\d)/

/** Packages of the system that lie elsewhere. */
const LIBRARIES = ['/var/lib/gems', '/nix/store']

/** The operating system, read-only: programs, libraries, and the few files of /etc that they need. */
export function systemMounts(): Mount[] {
  const versioned = readdirSync('/etc').filter((name) => SETTINGS_WITH_VERSION.test(name))
  return [
    { kind: 'read_only', source: '/usr', target: '/usr' },
    ...TOP_LEVEL.flatMap((name) => topLevel(`/${name}`)),
    ...[...SETTINGS, ...versioned].flatMap((name) => resolved(`/etc/${name}`)),
    ...LIBRARIES.flatMap(resolved),
  ]
}

/** Folders on old systems and on Alpine, links into /usr elsewhere. */
function topLevel(path: string): Mount[] {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats?.isSymbolicLink()) return [{ kind: 'link', target: path, to: readlinkSync(path) }]
  return stats ? [{ kind: 'read_only', source: path, target: path }] : []
}

/** A file under its own name with the content that the host sees there, wherever that lies. */
export function resolved(target: string): Mount[] {
  try {
    return [{ kind: 'read_only', source: realpathSync(target), target }]
  } catch {
    // Absent, or a link to nowhere.
    return []
  }
}
