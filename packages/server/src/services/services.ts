import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import type { Config } from '../base/config.js'
import type { ThrottledLog } from '../base/log.js'
import type { Vault } from '../base/vault.js'
import type { Db } from '../db/client.js'
import type { Jobs } from '../jobs/jobs.js'
import type { AskedPorts } from '../ports/guard-ports.js'
import type { SearchPort } from '../ports/search.types.js'
import type { CountCache } from '../reporting/cache-counter.js'
import type { KeptReporter } from '../reporting/kept-reporter.js'
import type { SecurityLog } from '../reporting/security-log.js'
import type { LiveSessions } from '../sessions/live-sessions.js'
import type { SessionTokens } from '../sessions/tokens.js'
import type { OrderListeners } from './order-listeners.types.js'
import type { VisitorCards } from './visitor-cards.js'

/** The services that handlers and plugins may need in addition to the request. Created once at start. */
export interface Services {
  readonly config: Config
  /** The log of the store, for work without a request. */
  readonly log: FastifyBaseLogger
  /** The same log for events that may repeat. */
  readonly throttledLog: ThrottledLog
  /** The same log for what concerns the safety of logins. */
  readonly security: SecurityLog
  /** The measurements of this process. */
  readonly metrics: Registry
  /** Counts the answers of caches among them. */
  readonly countCache: CountCache
  readonly db: Db
  /** The same database for work that may take longer than a request may. */
  readonly background: Db
  /** The same database on a connection of its own, to ask whether it answers while requests use all of theirs. */
  readonly readiness: Db
  readonly tokens: SessionTokens
  /** Encrypts secrets that the database keeps. */
  readonly vault: Vault
  /** Whether the session of a token is still valid. */
  readonly sessions: LiveSessions
  readonly jobs: Jobs
  readonly search: SearchPort
  /** Cards of listings for visitors, which all visitors share for a moment. */
  readonly visitorCards: VisitorCards
  /** The integrations that a business may replace. */
  readonly ports: AskedPorts
  /** Sends unexpected errors to the people who operate the store. */
  readonly errors: KeptReporter
  /** The phone number in a refusal; undefined if neither settings nor content name one. */
  readonly supportPhone: () => Promise<string | undefined>
  /** The mail address that receives reported issues; undefined if neither settings nor content name one. */
  readonly supportMail: () => Promise<string | undefined>
  /** The work that follows from a moved order or a parcel. */
  readonly orderListeners: OrderListeners
  /** The current time; tests set it. */
  readonly now: () => Date
  /** Where people reach the store, without a slash at the end; known once the server listens. */
  readonly publicUrl: () => string
}
