import { elementAt, readXml, textAt, type XmlElement, XmlError } from '../../cxml/read-xml.js'
import type { HttpAnswer } from './http-buyer.js'

/** An answer to a cXML request. */
export interface CxmlAnswer {
  readonly http: HttpAnswer
  /** The document element; null if the answer is not well-formed XML. */
  readonly root: XmlElement | null
  /** `Response/Status/@code`; empty without one. */
  readonly code: string
  /** The URL of StartPage; empty without one. */
  readonly startUrl: string
  /** The answer in a few words, without its start page. */
  readonly summary: string
}

function rootOf(text: string): { root: XmlElement | null; reason: string } {
  try {
    return { root: readXml(text), reason: '' }
  } catch (error) {
    if (error instanceof XmlError) return { root: null, reason: error.message }
    throw error
  }
}

function summaryOf(http: HttpAnswer, root: XmlElement | null, reason: string): string {
  if (root === null) return `HTTP ${http.status} with a body that cannot be read as cXML: ${reason}`
  const status = elementAt(root, 'Response', 'Status')
  if (status === undefined) return `HTTP ${http.status} with the document <${root.name}>, without a Response/Status`
  const words = [status.attributes.text ?? '', status.text].filter((part) => part !== '').join(': ')
  const start = textAt(root, 'StartPage', 'URL') === '' ? 'without a StartPage' : 'with a StartPage'
  return `HTTP ${http.status}, Status ${status.attributes.code ?? 'without a code'} (${words}), ${start}`
}

/** Reads the answer to a cXML request. Elements may stand in any order. */
export function readAnswer(http: HttpAnswer): CxmlAnswer {
  const { root, reason } = rootOf(http.body)
  return {
    http,
    root,
    code: (root && elementAt(root, 'Response', 'Status')?.attributes.code) ?? '',
    startUrl: root === null ? '' : textAt(root, 'StartPage', 'URL'),
    summary: summaryOf(http, root, reason),
  }
}
