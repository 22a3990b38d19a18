import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Db, inTransaction } from './client.js'

/** A table whose rows belong to a company. */
export interface AccountOwned {
  readonly accountId: PgColumn
}

/**
 * Who a query is for. Repositories take a scope as their first parameter instead of a database, so that a query
 * cannot be written without knowing whose rows it may touch. It is made in one place only, from a verified token.
 */
export interface Scope {
  readonly db: Db
  readonly accountId: number
  readonly userId: number
  /**
   * The condition that keeps a query inside the company.
   * @example
   * scope.db.select().from(addresses).where(and(scope.owned(addresses), eq(addresses.id, id)))
   */
  owned(table: AccountOwned): SQL
  /** Runs `work` in one transaction; see {@link inTransaction}. */
  transaction<T>(work: (scope: Scope) => Promise<T>): Promise<T>
}

/**
 * Makes a scope.
 * @param owner the account and user of a verified token, or of a job's record
 */
export const createScope = (db: Db, owner: { accountId: number; userId: number }): Scope => ({
  db,
  accountId: owner.accountId,
  userId: owner.userId,
  owned: (table) => eq(table.accountId, owner.accountId),
  transaction: (work) => inTransaction(db, (tx) => work(createScope(tx, owner))),
})
