import { isRecord } from '../is-record.js'

// More than any page needs; the rest of a hostile document is not sent on to browsers.
const MAX_NODES = 12_000
const MAX_DEPTH = 60
const MAX_CHARACTERS = 600_000

interface Budget {
  nodes: number
  characters: number
  isCut: boolean
}

/**
 * A rich text document that can be sent from server to browser: an embedded or linked entry keeps its sys and its plain
 * fields, an asset its file, so that pages which link to each other make no circle. A document that is too long or too
 * deep is cut, and `data.isCut` is then true.
 */
export function toPlainDocument(document: unknown): unknown {
  const budget: Budget = { nodes: 0, characters: 0, isCut: false }
  const plain = plainNode(document, budget, 0)
  return plain && budget.isCut
    ? { ...plain, data: { ...(isRecord(plain.data) ? plain.data : {}), isCut: true } }
    : plain
}

/** Every entry that a document contains as a block, in reading order. */
export function embeddedTargets(plainDocument: unknown): unknown[] {
  if (!isRecord(plainDocument)) return []
  const { nodeType, data, content } = plainDocument
  const own = nodeType === 'embedded-entry-block' && isRecord(data) ? [data.target] : []
  return [...own, ...(Array.isArray(content) ? content.flatMap(embeddedTargets) : [])]
}

function plainNode(node: unknown, budget: Budget, depth: number): Record<string, unknown> | null {
  if (!isRecord(node)) return null
  if (depth > MAX_DEPTH || budget.nodes >= MAX_NODES || budget.characters >= MAX_CHARACTERS) {
    budget.isCut = true
    return null
  }
  budget.nodes += 1
  const { nodeType, value, marks, data, content } = node
  return {
    nodeType,
    ...(typeof value === 'string' ? { value: plainText(value, budget) } : {}),
    ...(Array.isArray(marks) ? { marks: marks.slice(0, 20) } : {}),
    data: isRecord(data) && 'target' in data ? { ...data, target: shallow(data.target) } : (data ?? {}),
    ...(Array.isArray(content) ? { content: plainContent(content, budget, depth) } : {}),
  }
}

function plainContent(content: readonly unknown[], budget: Budget, depth: number): unknown[] {
  const plain: unknown[] = []
  for (const child of content) {
    const node = plainNode(child, budget, depth + 1)
    if (node) plain.push(node)
    if (budget.nodes >= MAX_NODES) break
  }
  budget.isCut ||= plain.length < content.filter(isRecord).length
  return plain
}

function plainText(value: string, budget: Budget): string {
  const text = value.slice(0, MAX_CHARACTERS - budget.characters)
  budget.isCut ||= text.length < value.length
  budget.characters += text.length
  return text
}

function shallow(target: unknown): unknown {
  if (!isRecord(target)) return null
  const { sys, fields } = target
  if (!isRecord(fields)) return { sys }
  const plain = Object.entries(fields).filter(([name, value]) => name === 'file' || typeof value !== 'object')
  return { sys, fields: Object.fromEntries(plain) }
}
