import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'

// Tests ask a repository hundreds of questions, and each process that is started for one copies the page tables of this one.
// What git keeps in a file of its own is read from there; `undefined` says that git has to be asked.

/** The object that a ref names. https://git-scm.com/docs/gitrepository-layout#Documentation/gitrepository-layout.txt-refs */
export async function tryLooseRef(directory: string, ref: string): Promise<string | undefined> {
  if (!/^refs(\/[\w-][\w.-]*)+$/.test(ref)) return undefined
  const name = (await tryRead(join(directory, ref)))?.toString().trim()
  return name !== undefined && isName(name) ? name : undefined
}

/** All refs below a folder of refs, sorted by name. */
export async function tryLooseRefs(
  directory: string,
  prefix: string,
): Promise<readonly { readonly ref: string; readonly sha: string }[] | undefined> {
  if (await isThere(join(directory, 'packed-refs'))) return undefined
  const found = await readdir(join(directory, prefix), { recursive: true, withFileTypes: true }).catch(() => [])
  const names = found.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
  const refs = names.map((file) => file.slice(directory.length + 1)).sort()
  const read = await Promise.all(refs.map(async (ref) => ({ ref, sha: await tryLooseRef(directory, ref) })))
  const known = read.flatMap(({ ref, sha }) => (sha === undefined ? [] : [{ ref, sha }]))
  return known.length === refs.length ? known : undefined
}

/** Points a ref to an object, wherever it pointed before. */
export const writeLooseRef = (directory: string, ref: string, name: string): Promise<void> =>
  put(join(directory, ref), `${name}\n`)

/** An object's bytes, when it is of that type. https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
export async function tryLooseObject(directory: string, name: string, type: ObjectType): Promise<Buffer | undefined> {
  if (!isName(name)) return undefined
  const packed = await tryRead(fileOf(directory, name))
  if (packed === undefined) return undefined
  const bytes = await promisify(inflate)(packed)
  return bytes.toString('latin1', 0, type.length + 1) === `${type} ` ? bytes.subarray(bytes.indexOf(0) + 1) : undefined
}

/** Adds an object, and answers its name. */
export async function writeLooseObject(directory: string, type: ObjectType, content: string | Buffer): Promise<string> {
  const bytes = Buffer.from(content)
  const whole = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes])
  const name = createHash('sha1').update(whole).digest('hex')
  const file = fileOf(directory, name)
  if (!(await isThere(file))) await put(file, await promisify(deflate)(whole))
  return name
}

export type ObjectType = 'blob' | 'commit'

const isName = (text: string): boolean => /^[0-9a-f]{40}$/.test(text)

const fileOf = (directory: string, name: string): string => join(directory, 'objects', name.slice(0, 2), name.slice(2))

const tryRead = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined)

/** Whether a file or folder has that name. */
export const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/** Whole or not at all: git may read it at any moment. */
async function put(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const next = join(dirname(file), `tmp_${randomUUID()}`)
  await writeFile(next, content)
  await rename(next, file)
}
