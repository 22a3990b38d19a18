import { SaxesParser, type SaxesTagPlain } from 'saxes'

/** An element of a document that was read. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** All text in it, trimmed. */
  readonly text: string
}

/** A document that cannot be read, in words for its sender. */
export class XmlError extends Error {
  override readonly name = 'XmlError'
}

const deepest = 40
const mostElements = 100_000

interface OpenElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

/**
 * Reads a document from a stranger, also one after white space. A document type without declarations of its own is
 * accepted and ignored; nothing is loaded, no entity but the five of XML is known, and depth and size are limited.
 *
 * @throws XmlError when the text is no such document
 * @example readXml('<a b="1"><c>text</c></a>').children[0]?.text // 'text'
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false, defaultXMLVersion: '1.0', forceXMLVersion: true })
  const open: OpenElement[] = []
  let root: XmlElement | null = null
  let elements = 0
  const begin = ({ name, attributes }: SaxesTagPlain) => {
    elements += 1
    if (open.length >= deepest) throw new XmlError(`The document is nested more than ${deepest} elements deep.`)
    if (elements > mostElements) throw new XmlError(`The document has more than ${mostElements} elements.`)
    open.push({ name, attributes, children: [], text: '' })
  }
  const write = (part: string) => {
    const current = open.at(-1)
    if (current) current.text += part
  }
  const end = () => {
    const ended = open.pop()
    if (ended === undefined) return
    const element = { ...ended, text: ended.text.trim() }
    const above = open.at(-1)
    if (above) above.children.push(element)
    else root = element
  }
  parser.on('error', (error) => {
    throw new XmlError(`The document is not well-formed XML: ${error.message}`)
  })
  parser.on('doctype', (type) => {
    // Some libraries write an empty list of declarations.
    if (/\[(?!\s*\])/.test(type)) throw new XmlError('The document declares entities of its own, which are refused.')
  })
  parser.on('opentag', begin)
  parser.on('text', write)
  parser.on('cdata', write)
  parser.on('closetag', end)
  parser.write(text.trimStart()).close()
  if (root === null) throw new XmlError('The document is empty.')
  return root
}

/** The elements of a name anywhere below an element, in the order of the document. */
export function elementsOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.flatMap((child) => (child.name === name ? [child] : elementsOf(child, name)))
}

/** The elements of a name directly in an element. */
export function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name)
}

/** The first element at a path of names, each directly in the previous element. */
export function childAt(element: XmlElement, ...path: readonly string[]): XmlElement | undefined {
  let found: XmlElement | undefined = element
  for (const name of path) found = found && childrenOf(found, name)[0]
  return found
}

/** The first element at a path of names below an element, each at any depth below the previous element. */
export function elementAt(element: XmlElement, ...path: readonly string[]): XmlElement | undefined {
  let found: XmlElement | undefined = element
  for (const name of path) found = found && elementsOf(found, name)[0]
  return found
}

/** The text at a path; empty without such an element. */
export function textAt(element: XmlElement, ...path: readonly string[]): string {
  return elementAt(element, ...path)?.text ?? ''
}
