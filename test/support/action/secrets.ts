import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, inflateSync } from 'node:zlib'

/** Secrets by the name of the variable that holds each. */
export type Canaries = Readonly<Record<string, string>>

/** A secret where none should be. */
export interface Leak {
  readonly secret: string
  readonly place: string
  readonly form: string
}

/** A text or some bytes, and what to call them in a report. */
export interface Place {
  readonly name: string
  readonly content: string | Buffer
}

/** Every place that holds a secret: as it is, in part, reversed, or in an encoding that is easily undone. */
export function findSecrets(places: Iterable<Place>, canaries: Canaries): Leak[] {
  const wanted = Object.entries(canaries).map(([secret, value]) => ({ secret, forms: formsOf(value) }))
  return [...places].flatMap(({ name, content }) => {
    const text = content.toString('latin1')
    return wanted.flatMap(({ secret, forms }) => {
      const found = forms.find(({ pattern }) => text.includes(pattern))
      return found ? [{ secret, place: name, form: found.form }] : []
    })
  })
}

/** Like `findSecrets`, below folders; links are not followed, compressed files are looked into. */
export async function findSecretsIn(folders: readonly string[], canaries: Canaries): Promise<Leak[]> {
  const places: Place[] = []
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      places.push({ name: path, content: unpack(await readFile(path)) })
    }
  }
  return findSecrets(places, canaries)
}

/** Shorter pieces than this could be in a text by chance. */
const PIECE = 16

function formsOf(value: string): { readonly form: string; readonly pattern: string }[] {
  const bytes = Buffer.from(value)
  const hex = bytes.toString('hex')
  return [
    { form: 'plain', pattern: value },
    ...piecesOf(value).map((pattern) => ({ form: 'in part', pattern })),
    { form: 'reversed', pattern: [...value].reverse().join('') },
    { form: 'hex', pattern: hex },
    { form: 'hex', pattern: hex.toUpperCase() },
    { form: 'URL-encoded', pattern: encodeURIComponent(value) },
    { form: 'JSON', pattern: JSON.stringify(value).slice(1, -1) },
    ...base64Of(bytes),
  ]
}

function piecesOf(value: string): string[] {
  const count = Math.floor(value.length / PIECE)
  return Array.from({ length: count }, (_, i) => value.slice(i * PIECE, (i + 1) * PIECE))
}

/** Inside a longer text the secret can begin at any of three places of a group, so its edges are left out. */
function base64Of(bytes: Buffer): { readonly form: string; readonly pattern: string }[] {
  return [0, 1, 2].flatMap((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
    const pattern = encoded.slice(4, encoded.length - 4)
    return [
      { form: 'base64', pattern },
      { form: 'base64', pattern: pattern.replaceAll('+', '-').replaceAll('/', '_') },
    ]
  })
}

/** git's loose objects and gzip files as what is in them; everything else as it is. */
function unpack(content: Buffer): Buffer {
  try {
    if (content[0] === 0x1f && content[1] === 0x8b) return gunzipSync(content)
    if (content[0] === 0x78) return inflateSync(content)
    return content
  } catch {
    return content
  }
}
