import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { ConfigError } from '../../errors.ts'

/** A text with the line that it begins on, counted from one. */
export interface Text {
  readonly value: string
  readonly line: number
}

/** A reader for a stranger's YAML that knows its lines. What is not there, or of another shape, is `undefined` or empty. */
export interface YamlNode {
  readonly line: number
  /** Of a scalar, as text. */
  text(): Text | undefined
  get(key: string): YamlNode | undefined
  entries(): readonly (readonly [Text, YamlNode])[]
  items(): readonly YamlNode[]
}

/** Throws ConfigError for a text that is not YAML. */
export function readYaml(text: string, name: string): YamlNode {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: true })
  const [error] = document.errors
  if (error) throw new ConfigError(`${name} is not valid YAML: ${error.message.split('\n')[0]}`)
  const lineOf = (node: Node | null | undefined) => (node?.range ? lines.linePos(node.range[0]).line : 1)
  return openNode(document.contents, { document, lineOf })
}

interface Source {
  readonly document: Document
  lineOf(node: Node | null | undefined): number
}

function openNode(given: unknown, source: Source): YamlNode {
  const node = isAlias(given) ? given.resolve(source.document) : given
  const line = source.lineOf(isNode(node) ? node : undefined)
  // Looked into only when asked: an alias can lead back to where it stands.
  const entries = () =>
    (isMap(node) ? node.items : []).map(({ key, value }) => [toText(key, source), openNode(value, source)] as const)
  return {
    line,
    text: () => (isScalar(node) && node.value !== null ? toText(node, source) : undefined),
    get: (name) => entries().find(([key]) => key.value === name)?.[1],
    entries,
    items: () => (isSeq(node) ? node.items.map((item) => openNode(item, source)) : []),
  }
}

const toText = (node: unknown, { lineOf }: Source): Text => ({
  value: String(isScalar(node) ? node.value : node),
  line: lineOf(isNode(node) ? node : undefined),
})

const isNode = (value: unknown): value is Node => isScalar(value) || isMap(value) || isSeq(value)
