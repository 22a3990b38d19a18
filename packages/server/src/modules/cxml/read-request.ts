import { CxmlRefusal, credentialsOf, type PartyName, readDocument } from './envelope.js'
import { childAt, childrenOf, type XmlElement } from './read-xml.js'

/** A name that a procurement system gives itself, with the secret that proves it. */
export interface BuyerClaim extends PartyName {
  readonly secret: string
}

/** A request in its document, to be read once its sender is known. */
export interface SentRequest {
  readonly document: XmlElement
  readonly header: XmlElement
  readonly request: XmlElement
}

/** A document with a request of a procurement system, which claims to be one of these. */
export interface CxmlRequest {
  readonly kind: 'setup' | 'order' | 'profile'
  /** Each name of the system with each secret. */
  readonly claims: readonly BuyerClaim[]
  readonly sent: SentRequest
}

/** More claims in one document are guesses. */
const mostClaims = 10

/**
 * The deploymentMode of a document: production if it names none.
 * @example deploymentModeOf(sent.document) // 'test'
 */
export function deploymentModeOf(document: XmlElement): string {
  return childAt(document, 'Request')?.attributes.deploymentMode ?? 'production'
}

/** @throws CxmlRefusal when there are too many */
function claimsOf(header: XmlElement): BuyerClaim[] {
  const names = credentialsOf(childAt(header, 'From'))
  const secrets = new Set(credentialsOf(childAt(header, 'Sender')).map(({ secret }) => secret))
  if (secrets.size > 1) secrets.delete('')
  const claims = names.flatMap(({ domain, identity }) => [...secrets].map((secret) => ({ domain, identity, secret })))
  if (claims.length <= mostClaims) return claims
  throw new CxmlRefusal(
    400,
    `From and Sender have more credentials than the store compares: at most ${mostClaims} credentials of From, each with each SharedSecret of Sender. Send the agreed ones.`,
  )
}

const kinds: readonly (readonly [string, CxmlRequest['kind']])[] = [
  ['PunchOutSetupRequest', 'setup'],
  ['OrderRequest', 'order'],
  ['ProfileRequest', 'profile'],
]

/**
 * Reads the kind of request in a document, and the claims of its sender.
 *
 * @throws CxmlRefusal when the text is no such document, or has several requests
 * @example const { kind, claims, sent } = readRequest(text)
 */
export function readRequest(text: string): CxmlRequest {
  const document = readDocument(text)
  const header = childAt(document, 'Header')
  if (document.name !== 'cXML' || header === undefined) {
    throw new CxmlRefusal(400, 'The document is not cXML with a Header.')
  }
  const requests = childrenOf(document, 'Request')
  const [first, ...others] = requests.flatMap(({ children }) =>
    children.flatMap((request) => {
      const kind = kinds.find(([name]) => name === request.name)?.[1]
      return kind === undefined ? [] : [{ kind, sent: { document, header, request } }]
    }),
  )
  if (first === undefined) {
    throw new CxmlRefusal(450, 'This address takes a PunchOutSetupRequest, an OrderRequest or a ProfileRequest only.')
  }
  if (requests.length > 1 || others.length > 0) {
    throw new CxmlRefusal(400, 'The document has several requests. Send each in a document of its own.')
  }
  return { ...first, claims: claimsOf(header) }
}
