import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Db, inTransaction, isTransaction, namedQuery } from './client.js'

/** A table whose rows belong to a company. */
export interface AccountOwned {
  readonly accountId: PgColumn
}

/** Whose rows a scope may touch. */
export interface ScopeOwner {
  readonly accountId: number
  readonly userId: number
  /** The session of the token; a job has none. */
  readonly sessionId?: number
  readonly sessionVersion?: number
}

/**
 * The user and accounts that a query is for. Repositories take a scope as their first parameter instead of a database,
 * so that a query cannot be written without knowing whose rows it may touch. It is created in one place only, from a
 * verified token.
 */
export interface Scope {
  readonly db: Db
  readonly accountId: number
  readonly userId: number
  /**
   * Every account whose rows may be reached, the account of the token first. There are other accounts only for a parent
   * login in a call whose row says `accounts: 'related'`.
   */
  readonly accountIds: readonly number[]
  /**
   * The last two values of a statement that changes something without a transaction and so checks the session itself,
   * by {@link sessionCheck}.
   */
  readonly sessionValues: readonly [sessionId: number | null, sessionVersion: number | null]
  /**
   * The condition that keeps a query inside the accounts of {@link accountIds}.
   * @example
   * scope.db.select().from(addresses).where(and(scope.owned(addresses), eq(addresses.id, id)))
   */
  owned(table: AccountOwned): SQL
  /**
   * Runs `work` in one transaction, which begins by checking that the session is still valid; see {@link
   * inTransaction}. The session cannot end before the transaction does.
   * @throws when the session is over; it is answered 401
   */
  transaction<T>(work: (scope: Scope) => Promise<T>): Promise<T>
}

/**
 * SQL that is true while a session is valid and otherwise fails the statement, which is answered 401.
 * @param first number of the parameter that takes the first of {@link Scope.sessionValues}
 * @param owner parameters of user and account
 */
export function sessionCheck(first: number, owner: { user: string; account: string }): string {
  return `require_session($${first}::int, ${owner.user}, ${owner.account}, $${first + 1}::int)`
}

const requireSessionQuery = namedQuery('require-session', `SELECT ${sessionCheck(3, { user: '$1', account: '$2' })}`)

/**
 * Fails a transaction unless its owner's session is valid, and keeps the session valid until the transaction ends.
 * @throws an error that is answered 401
 */
export async function requireSession(tx: Db, owner: ScopeOwner): Promise<void> {
  const { userId, accountId, sessionId = null, sessionVersion = null } = owner
  await requireSessionQuery.all(tx, [userId, accountId, sessionId, sessionVersion])
}

/**
 * Creates a scope.
 * @param owner the account, user and session of a verified token or of a job's record
 * @param related the accounts that may be reached in addition to the owner's
 */
export function createScope(db: Db, owner: ScopeOwner, related: readonly number[] = []): Scope {
  const { accountId, userId } = owner
  const accountIds = [accountId, ...related.filter((id) => id !== accountId)]
  const sessionValues = [owner.sessionId ?? null, owner.sessionVersion ?? null] as const
  return {
    db,
    accountId,
    userId,
    accountIds,
    sessionValues,
    owned: (table) => inArray(table.accountId, accountIds),
    transaction: (work) =>
      inTransaction(db, async (tx) => {
        if (!isTransaction(db)) await requireSession(tx, owner)
        return work(createScope(tx, owner, related))
      }),
  }
}
