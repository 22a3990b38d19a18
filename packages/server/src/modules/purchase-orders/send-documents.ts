import type { Db } from '../../db/client.js'
import { PostError, postDocument } from '../cxml/post-document.js'
import { elementAt, readXml, XmlError } from '../cxml/read-xml.js'
import { Xml } from '../cxml/write-xml.js'
import { readInvoiceFacts, readOrderFacts, readParcelFacts } from './document-facts.repository.js'
import { type Attempt, type DueDocument, keepBody, recordAttempt, takeDueDocument } from './documents.repository.js'
import { confirmation, invoiceDetail, outgoingDocument, rejection, shipNotice } from './write-documents.js'

/** Milliseconds that an answer may take. */
const defaultPatience = 15_000

function failed(statusText: string): Attempt {
  return { outcome: 'failed', statusCode: null, statusText }
}

/** @returns the Request element; null if the order, parcel or invoice of the document is missing */
async function requestOf(db: Db, document: DueDocument): Promise<Xml | null> {
  const { kind, purchaseOrderId, orderId, subjectId, createdAt } = document
  const facts = await readOrderFacts(db, purchaseOrderId, orderId)
  if (facts === null) return null
  if (kind === 'confirmation') return confirmation(facts, createdAt)
  if (kind === 'rejection') return rejection(facts, createdAt)
  if (kind === 'shipNotice') {
    const parcel = await readParcelFacts(db, subjectId ?? 0, orderId)
    return parcel && shipNotice(facts, parcel, createdAt)
  }
  const invoice = await readInvoiceFacts(db, subjectId ?? 0, orderId)
  return invoice && invoiceDetail(facts, invoice)
}

/** The attempt that a status ends: 2xx is success, 4xx is final, and anything else may be tried again. */
function attemptOf(code: string, words: string): Attempt {
  const statusCode = /^[1-9]\d\d$/.test(code) ? Number(code) : null
  const outcome = /^2/.test(code) ? 'sent' : /^4/.test(code) ? 'failed' : 'again'
  return { outcome, statusCode, statusText: words }
}

/** An answer without a cXML status is a failure of the transport, with any HTTP status. */
function transportFailure(status: number): Attempt {
  const redirect = status >= 300 && status < 400 ? ' The store follows no redirect: set the address that answers.' : ''
  const statusText = `The answer is no cXML Response, with the HTTP status ${status}.${redirect}`
  return { outcome: 'again', statusCode: null, statusText }
}

function readAttempt(status: number, body: string): Attempt {
  try {
    const found = elementAt(readXml(body), 'Response', 'Status')
    const { code, text = '' } = found?.attributes ?? {}
    if (found === undefined || code === undefined) return transportFailure(status)
    return attemptOf(code, [text, found.text].filter((part) => part !== '').join(': '))
  } catch (error) {
    if (error instanceof XmlError) return transportFailure(status)
    throw error
  }
}

async function attempt(db: Db, document: DueDocument, patience: number): Promise<Attempt> {
  const { id, kind, payloadId, createdAt, isActive, url, secret, mayBePrivate, parties } = document
  if (!isActive || url === null || secret === null) {
    return failed('The agreement has ended, or names no address for documents.')
  }
  const request = document.body === null ? await requestOf(db, document) : new Xml(document.body)
  if (request === null) return failed('The parcel or the invoice of the document is not there any more.')
  if (document.body === null) await keepBody(db, id, request.toString())
  const type = kind === 'invoice' ? 'InvoiceDetail' : 'Fulfill'
  const whole = outgoingDocument({ parties, secret, payloadId, at: new Date(createdAt), type }, request)
  try {
    const { status, body } = await postDocument({ url, mayBePrivate }, whole, patience)
    return readAttempt(status, body)
  } catch (error) {
    if (error instanceof PostError) return { outcome: 'again', statusCode: null, statusText: error.message }
    throw error
  }
}

/** The options of sending documents. */
export interface SendOptions {
  /** Stops it between two documents. */
  readonly signal: AbortSignal
  /** Called for each document that is given up. */
  readonly onFailure: (words: string, documentId: number) => void
  readonly patience?: number
}

/**
 * Sends the documents that are due. A document that the other system does not take for now is tried again, after a
 * minute at first and after an hour at last; its system gets nothing else in this run. A refusal ends the attempts.
 * @example await sendDueDocuments(db, { signal, onFailure: log })
 */
export async function sendDueDocuments(
  db: Db,
  { signal, onFailure, patience = defaultPatience }: SendOptions,
): Promise<void> {
  const unreachable = new Set<number>()
  while (!signal.aborted) {
    const document = await takeDueDocument(db, [...unreachable])
    if (document === null) return
    const result = await attempt(db, document, patience)
    const isGivenUp = await recordAttempt(db, document.id, result)
    if (result.outcome === 'again') unreachable.add(document.buyerId)
    if (isGivenUp) {
      onFailure(
        `The document ${document.id} (${document.kind}) was given up. ${result.statusText} See: gauze punchout documents --failed`,
        document.id,
      )
    }
  }
}
