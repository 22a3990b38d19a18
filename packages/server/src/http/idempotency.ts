import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type Db, inTransaction } from '../db/client.js'
import { idempotencyKeys } from '../db/schema/index.js'
import { conflict, ProblemError } from './problem.js'

/** The request that a key stands for. */
export interface KeyedRequest {
  readonly accountId: number
  readonly userId: number
  readonly call: string
  readonly key: string
  /** After validation, so that what means the same is the same. */
  readonly input: unknown
}

/** An answer, and whether it is the one given before. */
export interface KeyedAnswer {
  readonly output: unknown
  readonly replayed: boolean
}

const keyForm = /^[\x21-\x7e]{1,200}$/

/**
 * Reads the Idempotency-Key header of a call that takes one.
 * @returns null when it is optional and absent
 * @throws ProblemError 400 when it is required and absent, or malformed
 */
export const readIdempotencyKey = (
  header: string | string[] | undefined,
  need: 'optional' | 'required' | undefined,
): string | null => {
  if (need === undefined) return null
  const told = { slug: 'idempotency-key', status: 400 }
  if (header === undefined) {
    if (need === 'optional') return null
    throw new ProblemError({
      ...told,
      detail: 'This call needs an Idempotency-Key header, so that a retry is not done twice. Send a UUID.',
    })
  }
  if (typeof header === 'string' && keyForm.test(header)) return header
  throw new ProblemError({
    ...told,
    detail: 'The Idempotency-Key header must be 1 to 200 visible ASCII characters, such as a UUID.',
  })
}

const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('base64url')

const ownKey = (request: KeyedRequest) =>
  and(
    eq(idempotencyKeys.accountId, request.accountId),
    eq(idempotencyKeys.userId, request.userId),
    eq(idempotencyKeys.call, request.call),
    eq(idempotencyKeys.key, request.key),
  )

const replay = async (tx: Db, request: KeyedRequest, requestHash: string): Promise<KeyedAnswer> => {
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
  return { output: first.response, replayed: true }
}

/**
 * Does the work of a key once. The key, the work and the answer are one transaction: all stand, or none.
 * A duplicate that comes meanwhile waits at the primary key, then gets the first answer. Work that fails leaves
 * nothing behind, not even the key, so that it may be tried again.
 * @param work on the transaction; may run again after a serialisation failure
 * @throws ProblemError 409 when the key came with another request before
 */
export const runOnce = (db: Db, request: KeyedRequest, work: (tx: Db) => Promise<unknown>): Promise<KeyedAnswer> => {
  const requestHash = hashOf(request.input)
  const { accountId, userId, call, key } = request
  return inTransaction(db, async (tx) => {
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ accountId, userId, call, key, requestHash })
      .onConflictDoNothing()
      .returning({ call: idempotencyKeys.call })
    if (taken.length === 0) return replay(tx, request, requestHash)
    const output = await work(tx)
    await tx.update(idempotencyKeys).set({ response: output }).where(ownKey(request))
    return { output, replayed: false }
  })
}
