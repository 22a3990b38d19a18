import { readXml, type XmlElement } from '../modules/cxml/read-xml.js'
import { type AttributeForms, cxmlGrammar, typeOfRequest } from './cxml-grammar.js'

interface Particle {
  readonly names: readonly string[]
  readonly isNeeded: boolean
  readonly isRepeatable: boolean
}

function particlesOf(sequence: string): Particle[] {
  return sequence.split(' ').map((written) => {
    const [, names = '', mark = ''] = /^([\w|]+)([?*+]?)$/.exec(written) ?? []
    return {
      names: names.split('|'),
      isNeeded: mark === '' || mark === '+',
      isRepeatable: mark === '*' || mark === '+',
    }
  })
}

function orderFault(names: readonly string[], sequence: string): string | null {
  let at = 0
  for (const { names: allowed, isNeeded, isRepeatable } of particlesOf(sequence)) {
    const begin = at
    while (allowed.includes(names[at] ?? '') && (isRepeatable || at === begin)) at += 1
    if (at > begin || !isNeeded) continue
    const found = names[at] === undefined ? 'nothing' : `<${names[at]}>`
    return `${found} stands in the place of <${allowed.join('|')}>`
  }
  return names[at] === undefined ? null : `<${names[at]}> may not stand here`
}

function childrenFault({ children }: XmlElement, sequences: readonly string[]): string | null {
  const names = children.map(({ name }) => name)
  if (sequences.length === 0) return names[0] === undefined ? null : `<${names[0]}> may not stand here`
  const faults = sequences.map((sequence) => orderFault(names, sequence))
  return faults.includes(null) ? null : (faults[0] ?? null)
}

function attributesFault(
  { attributes }: XmlElement,
  required: AttributeForms,
  optional: AttributeForms,
): string | null {
  const missing = Object.keys(required).find((name) => attributes[name] === undefined)
  if (missing !== undefined) return `the attribute ${missing} is missing`
  const forms = { ...optional, ...required }
  for (const [name, value] of Object.entries(attributes)) {
    const form = forms[name]
    if (form === undefined) return `the attribute ${name} is unknown`
    if (!form.test(value)) return `the attribute ${name} is '${value}'`
  }
  return null
}

function ownFault(element: XmlElement): string | null {
  const rule = cxmlGrammar[element.name]
  if (rule === undefined) return 'the element is unknown'
  const { children = [], text, required = {}, optional = {} } = rule
  const fault = attributesFault(element, required, optional) ?? childrenFault(element, children)
  if (fault !== null) return fault
  if (text === undefined) return element.text === '' ? null : `the text '${element.text}' may not stand here`
  return text.test(element.text) ? null : `the text is '${element.text}'`
}

function faultBelow(element: XmlElement, path: string): string | null {
  const fault = ownFault(element)
  if (fault !== null) return `${path}: ${fault}`
  for (const [index, child] of element.children.entries()) {
    const earlier = element.children.slice(0, index).filter(({ name }) => name === child.name).length
    const found = faultBelow(child, `${path}/${child.name}${earlier === 0 ? '' : `[${earlier + 1}]`}`)
    if (found !== null) return found
  }
  return null
}

function typeFault(text: string, root: XmlElement): string | null {
  const request = root.children.find(({ name }) => name === 'Request')?.children[0]?.name ?? ''
  const needed = typeOfRequest[request] ?? 'cXML.dtd'
  const [, file = 'none'] =
    /<!DOCTYPE cXML SYSTEM "http:\/\/xml\.cxml\.org\/schemas\/cXML\/1\.2\.\d{3}\/(\w+\.dtd)">/.exec(text) ?? []
  return file === needed ? null : `the document type is ${file}, and ${needed} declares the document`
}

/**
 * Walks a document, and finds the first place that breaks the grammar of `cxml-grammar.ts`: an element that is unknown,
 * missing or in another order, an attribute that is missing, unknown or of another form, text where none may be, or a
 * document type that does not declare the document.
 * @returns the path of the place with the fault there; null for a valid document
 * @throws XmlError when the text is not XML
 * @example faultInCxml(document) // 'cXML/Response/Status: the attribute code is missing'
 */
export function faultInCxml(text: string): string | null {
  const root = readXml(text)
  if (root.name !== 'cXML') return `${root.name}: the document is no cXML`
  return faultBelow(root, 'cXML') ?? typeFault(text, root)
}

/**
 * Reads a document that the store or its punch-out check wrote.
 * @throws Error naming the first place that breaks the grammar
 * @example const status = elementAt(readValidCxml(answer.body), 'Response', 'Status')
 */
export function readValidCxml(text: string): XmlElement {
  const fault = faultInCxml(text)
  if (fault !== null) throw new Error(`The document is no valid cXML. ${fault}.\n${text}`)
  return readXml(text)
}
