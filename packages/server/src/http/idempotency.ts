import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { isOwnKey } from '../base/own-keys.js'
import { conflict, ProblemError } from '../base/problem.js'
import { type Db, inTransaction, namedQuery } from '../db/client.js'
import { idempotencyKeys } from '../db/schema/index.js'
import { createScope, type ScopeOwner, sessionCheck } from '../db/scope.js'

/** The request that a key identifies. */
export interface KeyedRequest {
  readonly user: ScopeOwner
  readonly call: string
  readonly key: string
  /** After validation, so that equivalent requests are equal. */
  readonly input: unknown
}

/** The result that work must return: `kept` is stored with its key, as JSON. */
interface KeyedWork {
  readonly kept: unknown
}

/** The result for an idempotency key: computed now, or stored by an earlier call. */
export type KeyedOutcome<Made extends KeyedWork> =
  | { readonly isRepeat: false; readonly made: Made }
  | { readonly isRepeat: true; readonly kept: unknown }

const keyForm = /^[\x21-\x7e]{1,200}$/

/**
 * Reads the Idempotency-Key header of a call that takes one.
 * @returns null when it is optional and absent
 * @throws ProblemError 400 when it is required and absent, malformed, or of the form of the store's own keys
 */
export function readIdempotencyKey(
  header: string | string[] | undefined,
  need: 'optional' | 'required' | undefined,
): string | null {
  if (need === undefined) return null
  const common = { slug: 'idempotency-key', status: 400 }
  if (header === undefined) {
    if (need === 'optional') return null
    throw new ProblemError({
      ...common,
      detail: 'This call needs an Idempotency-Key header, so that a retry is not done twice. Send a UUID.',
    })
  }
  if (typeof header === 'string' && isOwnKey(header)) {
    throw new ProblemError({
      ...common,
      detail: 'The Idempotency-Key header begins like a key that the store makes itself. Send a UUID.',
    })
  }
  if (typeof header === 'string' && keyForm.test(header)) return header
  throw new ProblemError({
    ...common,
    detail: 'The Idempotency-Key header must be 1 to 200 visible ASCII characters, such as a UUID.',
  })
}

function hashOf(input: unknown) {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url')
}

function ownKey(request: KeyedRequest) {
  return and(
    eq(idempotencyKeys.accountId, request.user.accountId),
    eq(idempotencyKeys.userId, request.user.userId),
    eq(idempotencyKeys.call, request.call),
    eq(idempotencyKeys.key, request.key),
  )
}

async function readKept(tx: Db, request: KeyedRequest, requestHash: string): Promise<unknown> {
  const [first] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(ownKey(request))
  if (first?.requestHash !== requestHash) {
    throw conflict(
      'idempotency-key-reused',
      'This Idempotency-Key was used for another request before. Send a new key with a new request.',
    )
  }
  return first.response
}

const takeKeyQuery = namedQuery<{ call: string }>(
  'idempotency-take-key',
  `INSERT INTO idempotency_keys (account_id, user_id, call, key, request_hash)
  SELECT $1::int, $2::int, $3::text, $4::text, $5::text WHERE ${sessionCheck(6, { user: '$2', account: '$1' })}
  ON CONFLICT DO NOTHING RETURNING call`,
)

/**
 * Does the work of a key once. The key, the work and its stored result are one transaction: all are committed, or none.
 * A duplicate that comes meanwhile waits at the primary key, then gets the result that the first one stored. Failed
 * work leaves nothing behind, not even the key, so that it can be tried again. The statement that takes the key also
 * checks the session.
 * @param work on the transaction; may run again after a serialization failure
 * @throws ProblemError 409 when the key came with another request before
 * @throws when the session is over; it is answered 401
 */
export function runOnce<Made extends KeyedWork>(
  db: Db,
  request: KeyedRequest,
  work: (tx: Db) => Promise<Made>,
): Promise<KeyedOutcome<Made>> {
  const requestHash = hashOf(request.input)
  const { call, key } = request
  return inTransaction(db, async (tx) => {
    const { accountId, userId, sessionValues } = createScope(tx, request.user)
    const values = [accountId, userId, call, key, requestHash, ...sessionValues]
    const taken = await takeKeyQuery.all(tx, values)
    if (taken.length === 0) return { isRepeat: true, kept: await readKept(tx, request, requestHash) }
    const made = await work(tx)
    await tx.update(idempotencyKeys).set({ response: made.kept }).where(ownKey(request))
    return { isRepeat: false, made }
  })
}
