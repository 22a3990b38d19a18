import type { PunchoutProtocol } from '../../../db/schema/index.js'
import type { WrittenPlace } from '../../cxml/ship-to-element.js'

/** A server to check, and the agreement by which the kit enters it. */
export interface CheckTarget {
  readonly protocol: PunchoutProtocol
  /** The address that takes setup requests, or OCI entries. */
  readonly url: string
  /** Empty for OCI. */
  readonly domain: string
  /** The OCI user name, for OCI. */
  readonly identity: string
  readonly secret: string
  /** The credential of the supplier, which cXML names in To. */
  readonly to: { readonly domain: string; readonly identity: string }
  /** BrowserFormPost or HOOK_URL. */
  readonly returnUrl: string
  /** A part number that the server sells, as it came back in a cart; null if the operator named none. */
  readonly item: string | null
  /** The addressID to which a test order goes, and its place, which may be null; null if no order is sent. */
  readonly orderTo: { readonly id: string; readonly place: WrittenPlace | null } | null
  /** Milliseconds that an answer may take. */
  readonly patience: number
}

/** The result of one check. */
export type Finding =
  | { readonly outcome: 'pass'; readonly note?: string; readonly warning?: string }
  | { readonly outcome: 'fail'; readonly received: string; readonly remedy?: string }
  | { readonly outcome: 'skip'; readonly note: string }

/** One thing that the kit tries, and the words of its failure. */
export interface Check {
  /** A short name, such as `wrong-secret`. */
  readonly name: string
  /** Whether the result means anything only if the server accepts a right request. */
  readonly needsEntry: boolean
  readonly sent: string
  /** The rule of the protocol, with the name of the element, attribute or field. */
  readonly protocol: string
  readonly remedy: string
  readonly run: () => Promise<Finding>
}
