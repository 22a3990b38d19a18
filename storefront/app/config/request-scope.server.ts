import { createContext } from 'react-router-dom'
import type { FlagSource } from '../flags/flags.server.js'
import type { Site } from '../services/site.server.js'
import type { Settings } from './settings.server.js'

/** What one request brings with it from the server to the pages. */
export interface RequestScope {
  /** Random value that lets this answer's own scripts run; undefined where no Content-Security-Policy is in force. */
  readonly nonce: string | undefined
  /** Comes back as X-Request-Id and goes along with every call made for this request. */
  readonly requestId: string
  /** Address of the visitor, passed on so that limits count visitors and not this server. */
  readonly clientAddress: string
  /** Origin of the API as seen from this process. */
  readonly apiOrigin: string
  readonly settings: Settings
  readonly site: Site
  readonly flags: FlagSource
  /** Takes an unexpected error of this request to whoever looks after the store. */
  readonly reportError: (error: unknown) => void
  /** The same for a service that is down, which fails many requests: tells of one a minute. */
  readonly reportOutage: (error: unknown) => void
  /** Notes that a part of the page could not be had, whatever stands in for it. */
  readonly notePartFailed: () => void
  /** Whether a part failed: then no cache may keep the page. */
  readonly hasFailedPart: () => boolean
}

/** The scope of the request that a loader works for. */
export const requestScope = createContext<RequestScope>()
