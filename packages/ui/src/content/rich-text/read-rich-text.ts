const MAX_NODES = 10_000
const MAX_DEPTH = 40
const MAX_CHARACTERS = 500_000

const MARKS = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'strikethrough'] as const

/** The marks of a piece of text. */
export type Mark = (typeof MARKS)[number]

/** An entry that a document links to or holds. */
export interface RichEntry {
  /** Id of its content type; empty when it is unknown. */
  readonly contentType: string
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** A node that can be drawn without further checks. */
export interface RichNode {
  /** Its position in reading order: unique in the document. */
  readonly key: number
  readonly nodeType: string
  readonly value: string
  readonly marks: readonly Mark[]
  readonly data: Readonly<Record<string, unknown>>
  readonly content: readonly RichNode[]
  /** For a heading: its level on the page, none skipped, and the anchor for hash links. */
  readonly heading: { readonly level: number; readonly id: string } | null
  /** The words of the heading above. */
  readonly section: string
}

export interface RichDocument {
  readonly nodes: readonly RichNode[]
  /** Something was too long or too deep to be shown. */
  readonly isCut: boolean
  /** Anchors by the words that a hash link may use. */
  readonly anchors: ReadonlyMap<string, string>
}

interface Reading {
  readonly baseLevel: number
  nodes: number
  characters: number
  isCut: boolean
  section: string
  /** Levels, as written, of the headings above the current place. */
  readonly open: number[]
  readonly anchors: Map<string, string>
  /** Number of the last heading with the same words, so that finding the next one stays fast. */
  readonly copies: Map<string, number>
}

/**
 * Reads a rich text document of unknown content: it skips unknown nodes, cuts text that is too long or nested too
 * deeply, and stops at cycles. Never throws.
 *
 * @param baseLevel level of the document's highest headings, so that a page keeps its one h1
 */
export function readRichText(document: unknown, baseLevel: number): RichDocument {
  const reading: Reading = {
    baseLevel,
    nodes: 0,
    characters: 0,
    isCut: isRecord(document) && isRecord(document.data) && document.data.isCut === true,
    section: '',
    open: [],
    anchors: new Map(),
    copies: new Map(),
  }
  const nodes = isRecord(document) ? readAll(document.content, reading, 1) : []
  return { nodes, isCut: reading.isCut, anchors: reading.anchors }
}

function readAll(content: unknown, reading: Reading, depth: number): RichNode[] {
  if (!Array.isArray(content)) return []
  if (depth > MAX_DEPTH) {
    reading.isCut ||= content.length > 0
    return []
  }
  const nodes: RichNode[] = []
  for (const child of content) {
    if (reading.nodes >= MAX_NODES || reading.characters >= MAX_CHARACTERS) {
      reading.isCut = true
      break
    }
    const node = readNode(child, reading, depth)
    if (node) nodes.push(node)
  }
  return nodes
}

function readNode(value: unknown, reading: Reading, depth: number): RichNode | null {
  if (!isRecord(value) || typeof value.nodeType !== 'string') return null
  const { nodeType, data } = value
  reading.nodes += 1
  const key = reading.nodes
  const words = typeof value.value === 'string' ? value.value.slice(0, MAX_CHARACTERS - reading.characters) : ''
  reading.isCut ||= typeof value.value === 'string' && words.length < value.value.length
  reading.characters += words.length
  const content = readAll(value.content, reading, depth + 1)
  const written = Number(/^heading-([1-6])$/.exec(nodeType)?.[1] ?? 0)
  return {
    key,
    nodeType,
    value: words,
    marks: readMarks(value.marks),
    data: isRecord(data) ? data : {},
    content,
    heading: written > 0 ? readHeading(written, content, reading) : null,
    section: reading.section,
  }
}

function readHeading(written: number, content: readonly RichNode[], reading: Reading): RichNode['heading'] {
  const { open, anchors, copies, baseLevel } = reading
  reading.section = wordsOf(content)
  while ((open.at(-1) ?? 0) >= written) open.pop()
  open.push(written)
  const slug = reading.section.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-') || 'section'
  let copy = copies.get(slug) ?? 1
  let name = slug
  while (anchors.has(name)) {
    copy += 1
    name = `${slug}-${copy}`
  }
  copies.set(slug, copy)
  // With a prefix, no heading can take the id of something else on the page.
  const id = `h-${name}`
  anchors.set(name, id)
  return { level: Math.min(6, baseLevel + open.length - 1), id }
}

function readMarks(marks: unknown): Mark[] {
  if (!Array.isArray(marks)) return []
  const given = new Set(marks.map((mark: unknown) => (isRecord(mark) ? mark.type : null)))
  return MARKS.filter((mark) => given.has(mark))
}

/** All text in some nodes. */
export function wordsOf(nodes: readonly RichNode[]): string {
  return nodes
    .map(({ value, content }) => value + wordsOf(content))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The entry that a node links to or contains, or null. */
export function entryOf({ data: { target } }: RichNode): RichEntry | null {
  if (!isRecord(target) || !isRecord(target.fields) || !isRecord(target.sys)) return null
  const { id, contentType } = target.sys
  const typeId = isRecord(contentType) && isRecord(contentType.sys) ? contentType.sys.id : null
  return { id: textOf(id), contentType: textOf(typeId), fields: target.fields }
}

/** A file that a node links to or contains. */
export interface RichFile {
  readonly url: unknown
  readonly title: string
  readonly description: string
  readonly fileName: string
  readonly contentType: string
  readonly size: number | null
  readonly width: number | null
  readonly height: number | null
}

/** The file of the asset that a node links to or contains, or null. */
export function fileOf(node: RichNode): RichFile | null {
  const { fields } = entryOf(node) ?? {}
  if (!fields || !isRecord(fields.file)) return null
  const { url, fileName, contentType, details } = fields.file
  const image = isRecord(details) && isRecord(details.image) ? details.image : {}
  return {
    // The hosted service leaves the protocol out.
    url: typeof url === 'string' && url.startsWith('//') ? `https:${url}` : url,
    title: textOf(fields.title),
    description: textOf(fields.description),
    fileName: textOf(fileName),
    contentType: textOf(contentType),
    size: positiveOf(isRecord(details) ? details.size : null),
    width: positiveOf(image.width),
    height: positiveOf(image.height),
  }
}

/** A value as text; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function positiveOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.round(value) : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
