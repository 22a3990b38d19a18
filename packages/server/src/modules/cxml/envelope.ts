import { randomUUID } from 'node:crypto'
import { childAt, childrenOf, readXml, type XmlElement, XmlError } from './read-xml.js'
import { element, type Xml } from './write-xml.js'

/** The version whose document type the messages name. */
const version = '1.2.060'

/** The codes of a cXML status that the store answers. */
export type CxmlStatus = 200 | 400 | 401 | 403 | 406 | 409 | 450 | 500 | 560

const statusTexts: Record<CxmlStatus, string> = {
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  406: 'Not Acceptable',
  409: 'Conflict',
  450: 'Not Implemented',
  500: 'Internal Server Error',
  560: 'Temporary Server Error',
}

/** A refusal of a request, in words for the people of the procurement system. */
export class CxmlRefusal extends Error {
  override readonly name = 'CxmlRefusal'
  readonly status: CxmlStatus

  constructor(status: CxmlStatus, message: string) {
    super(message)
    this.status = status
  }
}

/** The name of a party in a document. */
export interface PartyName {
  readonly domain: string
  readonly identity: string
}

/**
 * The names of a party: a document may give it several, for several networks. Each has its secret, or an empty one.
 * @example credentialsOf(childAt(header, 'From')).map(({ identity }) => identity)
 */
export function credentialsOf(party: XmlElement | undefined): (PartyName & { readonly secret: string })[] {
  return (party ? childrenOf(party, 'Credential') : []).map((credential) => ({
    domain: credential.attributes.domain ?? '',
    identity: childAt(credential, 'Identity')?.text ?? '',
    secret: childAt(credential, 'SharedSecret')?.text ?? '',
  }))
}

function isSameName(a: PartyName, b: PartyName) {
  return a.domain.toLowerCase() === b.domain.toLowerCase() && a.identity.toLowerCase() === b.identity.toLowerCase()
}

/**
 * The agreed name of a party, if the document has it; otherwise its first name, or an empty one.
 * @example partyName(childAt(header, 'From'), buyer) // { domain: 'DUNS', identity: '12345' }
 */
export function partyName(party: XmlElement | undefined, agreed?: PartyName): PartyName {
  const names = credentialsOf(party)
  const found = names.find((name) => agreed !== undefined && isSameName(name, agreed)) ?? names[0]
  return { domain: found?.domain ?? '', identity: found?.identity ?? '' }
}

/** @throws CxmlRefusal when the text is not XML that the store reads */
export function readDocument(text: string): XmlElement {
  try {
    return readXml(text)
  } catch (error) {
    if (error instanceof XmlError) throw new CxmlRefusal(400, error.message)
    throw error
  }
}

/** The host and the time of a message. */
export interface MessagePlace {
  /** The host of the store, for the message's id. */
  readonly host: string
  readonly now: Date
}

/** The identity of a document. */
interface DocumentIdentity {
  readonly payloadId: string
  readonly at: Date
  /** The document type that has the elements of the document. */
  readonly type?: 'cXML' | 'Fulfill' | 'InvoiceDetail'
}

/**
 * A moment as cXML writes it: ISO 8601 with the offset in digits, because cXML knows no letter Z.
 * @param instant in UTC
 * @example cxmlTime('2026-03-11T14:00:00.000Z') // '2026-03-11T14:00:00.000+00:00'
 */
export function cxmlTime(instant: Date | string): string {
  const text = typeof instant === 'string' ? instant : instant.toISOString()
  return text.replace(/Z$/, '+00:00')
}

/** A whole document around its content. */
export function cxmlDocument({ payloadId, at, type = 'cXML' }: DocumentIdentity, ...content: readonly Xml[]): string {
  const attributes = { payloadID: payloadId, timestamp: cxmlTime(at), version, 'xml:lang': 'en-US' }
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/${version}/${type}.dtd">
${element('cXML', attributes, content)}`
}

/** A whole document with an id of its own. */
export function envelope({ host, now }: MessagePlace, ...content: readonly Xml[]): string {
  return cxmlDocument({ payloadId: `${now.getTime()}.${randomUUID()}@${host}`, at: now }, ...content)
}

/** A response that has only its status. */
export function statusAnswer(code: CxmlStatus, message: string, place: MessagePlace): string {
  return envelope(place, element('Response', {}, element('Status', { code, text: statusTexts[code] }, message)))
}

/** The answer to a request that was refused. */
export function refusalAnswer({ status, message }: CxmlRefusal, place: MessagePlace): string {
  return statusAnswer(status, message, place)
}

/**
 * The Credential element of a party.
 * @param secret the shared secret of a sender
 */
export function credential(domain: string, identity: string, secret?: string): Xml {
  const shared = secret === undefined ? null : element('SharedSecret', {}, secret)
  return element('Credential', { domain }, element('Identity', {}, identity), shared)
}
