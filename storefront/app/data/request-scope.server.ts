import type { ApiClient } from '@gauze/api-client'
import type { ShownCatalog } from '@gauze/server'
import { createContext } from 'react-router-dom'
import type { Settings } from '../config/settings.server.js'
import type { Language } from '../language/languages.js'
import type { DrawnPage, FrameParts } from './drawn-page.server.js'
import type { FlagSource } from './flags.server.js'
import type { KeptAnswer } from './kept-answer.server.js'
import type { FrameData } from './read-frame.server.js'
import type { Site } from './site.server.js'

/** The values of one request that the server passes to the pages. */
export interface RequestScope {
  /** Random value that lets this answer's own scripts run; undefined without a Content-Security-Policy. */
  readonly nonce: string | undefined
  /** Comes back as X-Request-Id and is sent with every call made for this request. */
  readonly requestId: string
  /** The language that the visitor chose. */
  readonly language: Language
  /** Address of the visitor, passed on so that the limits of another back end count visitors and not this server. */
  readonly clientAddress: string
  /** Requests of this process to itself. */
  readonly ownFetch: typeof fetch
  readonly settings: Settings
  readonly site: Site
  /** Keeps the Rx levels that the store sells, for all requests. */
  readonly keepSellable: KeptAnswer<Awaited<ReturnType<ApiClient['getSellableControlledSubstances']>>>
  readonly flags: FlagSource
  /** Reports an unexpected error of this request to the people who operate the store. */
  readonly reportError: (error: unknown) => void
  /** The same for a service that is down, which fails many requests: reports at most one per minute. */
  readonly reportOutage: (error: unknown) => void
  /** Records that a part of the page is missing, even if another part replaces it. */
  readonly notePartFailed: () => void
  /** Whether a part failed: then no cache may store the page. */
  readonly hasFailedPart: () => boolean
  /** The parts of pages that were drawn for earlier requests. */
  readonly frameParts: FrameParts<FrameData>
  /**
   * Records which parts of the catalog the page shows. Such a page may be kept until these parts change; any other page
   * is kept for a second.
   */
  readonly noteShown: (shown: ShownCatalog) => void
  /** Takes the markup of the drawn page; the answer that the router passes on has none. */
  readonly takePage: (page: DrawnPage) => void
}

/** The scope of the request that a loader works for. */
export const requestScope = createContext<RequestScope>()
