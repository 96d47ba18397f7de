import { posix } from 'node:path'

/** Source texts by path, from the folder of the sources. */
export type Sources = ReadonlyMap<string, string>

/** What one part may import. A part is a folder of the sources, or a file that stands beside the folders. */
export interface Row {
  /** Parts whose code may be used. */
  readonly uses?: readonly string[]
  /** Parts of which only types are known. */
  readonly knows?: readonly string[]
  /** Packages, and modules of Node. */
  readonly packages?: readonly string[]
}

export interface Architecture {
  readonly rows: Readonly<Record<string, Row>>
  /** Parts that may be imported by all. */
  readonly leaves: readonly string[]
  /** Parts that import whatever they need. */
  readonly free: readonly string[]
  /** Files that nobody imports, and the only ones that see the environment of the process. */
  readonly entries: readonly string[]
  /** Files that may be imported from another folder, beside those with the folder's name and its types. */
  readonly doors: readonly string[]
  /** Files that hold code for another process, which has an environment of its own. */
  readonly foreignCode: readonly string[]
  readonly maxLines: Readonly<Record<string, number>>
  readonly maxLinesOfAny: number
  readonly maxFiles: number
}

/** Everything that breaks the architecture, each as a sentence. */
export function findViolations(sources: Sources, architecture: Architecture): string[] {
  const imports = [...sources].flatMap(([file, text]) => readImports(file, text))
  return [
    ...imports.flatMap((one) => checkImport(one, sources, architecture)),
    ...findCycles(imports),
    ...[...sources].flatMap(([file, text]) => checkFile(file, text, architecture)),
    ...checkFolders(sources, architecture),
  ]
}

interface Import {
  readonly from: string
  /** A path from the folder of the sources, or the name of a package. */
  readonly to: string
  readonly isLocal: boolean
  readonly isType: boolean
}

const IMPORT = /^(?:import|export)\b([^'"`;]*?)\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm

function readImports(file: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].map(([, names = '', named, bare, dynamic]) => {
    const target = named ?? bare ?? dynamic ?? ''
    const isLocal = target.startsWith('.')
    return {
      from: file,
      to: isLocal ? posix.join(posix.dirname(file), target) : target,
      isLocal,
      isType: named !== undefined && isTypeOnly(names),
    }
  })
}

/** `import type …`, or braces in which everything is a type. */
function isTypeOnly(names: string): boolean {
  if (/^\s*type\b/.test(names)) return true
  const inBraces = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1]
  const parts = (inBraces ?? '').split(',').map((part) => part.trim())
  return parts.some((part) => part !== '') && parts.every((part) => part === '' || part.startsWith('type '))
}

const partOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : file.replace(/\.ts$/, ''))

function checkImport(one: Import, sources: Sources, architecture: Architecture): string[] {
  const { entries, doors } = architecture
  const own = partOf(one.from)
  if (!one.isLocal) return checkPackage(one, architecture)
  return [
    ...(partOf(one.to) === own ? [] : [...checkRow(one, architecture), ...checkInside(one, doors)]),
    ...checkTarget(one, sources, entries),
  ]
}

function checkPackage({ from, to }: Import, { rows, free }: Architecture): string[] {
  const part = partOf(from)
  return free.includes(part) || rows[part]?.packages?.includes(to)
    ? []
    : [`${from} imports "${to}", which "${part}" may not.`]
}

function checkRow({ from, to, isType }: Import, { rows, leaves, free }: Architecture): string[] {
  const [part, target] = [partOf(from), partOf(to)]
  if (free.includes(part) || leaves.includes(target)) return []
  const row = rows[part]
  if (row === undefined) return [`${from}: the part "${part}" has no row in the table.`]
  const isKnown = row.knows?.includes(target) ?? false
  if (row.uses?.includes(target) || (isType && isKnown)) return []
  return isKnown
    ? [`${from} imports code of "${target}", of which "${part}" may know types only.`]
    : [`${from} imports "${target}", which "${part}" may not.`]
}

function checkTarget({ from, to }: Import, sources: Sources, entries: readonly string[]): string[] {
  if (!sources.has(to)) return [`${from} imports ${to}, which does not exist.`]
  return entries.includes(to) ? [`${from} imports the entry file ${to}.`] : []
}

function checkInside({ from, to }: Import, doors: readonly string[]): string[] {
  const part = partOf(to)
  const isDoor = !to.includes('/') || to === `${part}/${part}.ts` || to === `${part}/types.ts` || doors.includes(to)
  return isDoor ? [] : [`${from} imports ${to}, which is no door of "${part}".`]
}

/** Only of code: types are gone when the program runs. */
function findCycles(imports: readonly Import[]): string[] {
  const targets = new Map<string, string[]>()
  for (const { from, to, isLocal, isType } of imports) {
    if (isLocal && !isType) targets.set(from, [...(targets.get(from) ?? []), to])
  }
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file)
    if (start !== -1)
      found.push(`These files import each other in a circle: ${[...way.slice(start), file].join(' → ')}.`)
    if (start !== -1 || done.has(file)) return
    for (const next of targets.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of targets.keys()) visit(file, [])
  return found
}

function checkFile(file: string, text: string, architecture: Architecture): string[] {
  const { entries, foreignCode, maxLines, maxLinesOfAny } = architecture
  const lines = text.split('\n').length - 1
  const allowed = maxLines[file] ?? maxLinesOfAny
  const readsEnvironment = text.includes('process.env') && !entries.includes(file) && !foreignCode.includes(file)
  return [
    ...(lines > allowed ? [`${file} has ${lines} lines, and ${allowed} are allowed.`] : []),
    ...(readsEnvironment ? [`${file} reads the environment of the process.`] : []),
  ]
}

function checkFolders(sources: Sources, { maxFiles }: Architecture): string[] {
  const counts = new Map<string, number>()
  for (const file of sources.keys()) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1)
  return [...counts].flatMap(([folder, count]) =>
    count > maxFiles ? [`The folder "${folder}" has ${count} files, and ${maxFiles} are allowed.`] : [],
  )
}
