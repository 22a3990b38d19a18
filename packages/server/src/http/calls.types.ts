import type { CallName, CallOutput, CallParsedInput } from '@gauze/contract'
import type { calls } from '@gauze/contract/schemas'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.js'
import type { Scope } from '../db/scope.js'
import type { Mail } from '../jobs/mail.js'
import type { NoteFailure } from '../reporting/report-failure.js'
import type { Services } from '../services/services.js'
import type { SessionUser } from '../sessions/session-user.js'

/** The refresh cookie, and how to set and clear it. Only /api/auth sees it. */
export interface RefreshCookie {
  readonly value: string | undefined
  set(token: string, expires: Date): void
  clear(): void
}

/** The cookie of a login whose second step is missing, and how to set and clear it. Only /api/auth sees it. */
export type StepCookie = RefreshCookie

/** The device cookie, which identifies a browser where somebody signed in before. Only /api/auth sees it. */
export interface DeviceCookie {
  readonly value: string | null
  set(device: string): void
}

type Signed<N extends CallName> = (typeof calls)[N]['access']['caller'] extends 'user'
  ? { readonly user: SessionUser; readonly scope: Scope }
  : { readonly user: SessionUser | null; readonly scope: Scope | null }

type KeyOf<N extends CallName> = (typeof calls)[N] extends { readonly idempotency: 'required' } ? string : string | null

/** The context of a handler. `scope` is null only for a visitor, in calls that visitors may make. */
export type CallContext<N extends CallName> = Signed<N> & {
  /** Path parameters, query and body after validation; or a body that is not an object. */
  readonly input: CallParsedInput<N>
  /** The transaction of the Idempotency-Key when the call came with one, else the pool. Same as `scope.db`. */
  readonly db: Db
  readonly services: Services
  readonly requestId: string
  readonly log: FastifyBaseLogger
  /** Records a failure that does not change the answer. */
  readonly noteFailure: NoteFailure
  /** Where the request came from, for throttling. */
  readonly ip: string
  /** The browser, as it describes itself. */
  readonly userAgent: string
  readonly idempotencyKey: KeyOf<N>
  readonly refreshCookie: RefreshCookie
  readonly stepCookie: StepCookie
  readonly deviceCookie: DeviceCookie
  /** Queues a mail; with `db` given, in that transaction. */
  mail(mail: Mail, db?: Db): Promise<void>
}

/** A change that was made. */
export interface ChangeMade<Output> {
  /** The value to store for a repeat with the same Idempotency-Key, as JSON. It is stored for days: keep it small. */
  readonly kept: unknown
  /** Makes the answer, after the commit. It holds no connection, lock or turn, so it may ask ports. */
  readonly answer: () => Promise<Output>
}

/** Makes a change, in the transaction of the Idempotency-Key if the call came with one. */
type Change<N extends CallName> = (context: CallContext<N>) => Promise<ChangeMade<CallOutput<N>>>

/** Answers a call that changes something and asks ports, which must not hold up the transaction. */
export type ChangeHandler<N extends CallName> = (
  | { readonly change: Change<N> }
  /** Asks for the facts that the change needs, before the transaction. @returns the change */
  | { readonly prepare: (context: CallContext<N>) => Promise<Change<N>> }
) & {
  /** Answers a repeat, after the commit as well; without it, the stored result is the answer. */
  readonly repeat?: (kept: unknown, context: CallContext<N>) => Promise<CallOutput<N>>
}

/**
 * Answers one call, in one step or more. Throw a ProblemError for anything but success. A handler of one step must not
 * ask ports if its call takes an Idempotency-Key.
 */
export type Handler<N extends CallName> = ((context: CallContext<N>) => Promise<CallOutput<N>>) | ChangeHandler<N>

/** A handler for every call of the contract. */
export type Handlers = { readonly [N in CallName]: Handler<N> }
