import { CxmlRefusal } from '../cxml/envelope.js'
import type { XmlElement } from '../cxml/read-xml.js'

/** The parts of an element that the store knows. Every other attribute and element in it may change its meaning. */
export interface ElementRule {
  /** Attributes that the store reads. */
  readonly reads?: readonly string[]
  /** Attributes that change nothing. */
  readonly ignores?: readonly string[]
  /** Attributes that change nothing as long as they have one of these values, in small letters. */
  readonly values?: Readonly<Record<string, readonly string[]>>
  /** Elements that the store reads. */
  readonly elements?: Readonly<Record<string, ElementRule>>
  /** Elements that change nothing, each with the reason. */
  readonly harmless?: Readonly<Record<string, string>>
  /** Whether there may be several. */
  readonly isRepeated?: boolean
}

/** Problems that one refusal names. */
const mostProblems = 10

const unknown = 'The store does not know it, and it may change the order. Send the order without it.'

/** The work on one request. */
interface Reading {
  /** How to change known problems, by the name of the element, or of the attribute after an @. */
  readonly remedies: Readonly<Record<string, string>>
  readonly problems: string[]
}

/** The entry of a name that a stranger chose; undefined also for names that every object has. */
function entryOf<Value>(entries: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return entries !== undefined && Object.hasOwn(entries, name) ? entries[name] : undefined
}

/** How many elements there are of each name. */
function countOf(elements: readonly XmlElement[]) {
  const counts = new Map<string, number>()
  for (const { name } of elements) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function refuse({ remedies, problems }: Reading, path: string, name: string, is = '') {
  problems.push(`${path.slice(0, 200)}${is}. ${entryOf(remedies, name) ?? unknown}`)
}

/** Attributes with a prefix, such as xml:lang, are about the writing. An empty one says nothing, and 1.0 is 1. */
function isAttributeKnown({ reads = [], ignores = [], values }: ElementRule, name: string, value: string) {
  if (value === '' || name === 'xmlns' || name.includes(':')) return true
  if (reads.includes(name) || ignores.includes(name)) return true
  const plain = value.toLowerCase().replace(/^(\d+)\.0*$/, '$1')
  return entryOf(values, name)?.includes(plain) ?? false
}

function partOf(element: XmlElement, rule: ElementRule, path: string, reading: Reading): XmlElement {
  for (const [name, value] of Object.entries(element.attributes)) {
    const given = value.trim()
    if (isAttributeKnown(rule, name, given)) continue
    refuse(reading, `${path}/@${name}`, `@${name}`, ` is '${given.slice(0, 40)}'`)
  }
  const totals = countOf(element.children)
  const counts = new Map<string, number>()
  const children = element.children.flatMap((child) => {
    const { name } = child
    if (entryOf(rule.harmless, name) !== undefined) return []
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const at = `${path}/${name}${totals.get(name) === 1 ? '' : `[${count}]`}`
    const known = entryOf(rule.elements, name)
    if (known !== undefined && (count === 1 || known.isRepeated)) return [partOf(child, known, at, reading)]
    if (known === undefined) refuse(reading, at, name)
    else reading.problems.push(`${at.slice(0, 200)} is there again. Send it once.`)
    return []
  })
  return { ...element, children }
}

/**
 * Keeps the elements of a request that the store reads.
 * @param rule about the element
 * @param remedies how to change known problems, by the name of the element, or of the attribute after an @
 * @throws CxmlRefusal 450 with the paths of all parts that may change the meaning and that the store does not support
 * @example knownPart(request, orderRules, orderRemedies).children
 */
export function knownPart(element: XmlElement, rule: ElementRule, remedies: Reading['remedies']): XmlElement {
  const problems: string[] = []
  const part = partOf(element, rule, element.name, { remedies, problems })
  if (problems.length === 0) return part
  const more = problems.length > mostProblems ? ` There are ${problems.length - mostProblems} more of these.` : ''
  throw new CxmlRefusal(
    450,
    `The store cannot do all that the order says, and nothing was ordered. ${problems.slice(0, mostProblems).join(' ')}${more}`,
  )
}
