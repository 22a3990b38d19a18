import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { type PgDatabase, PgTransaction } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** What queries run on: the pool, or a transaction of it. */
export type Db = PgDatabase<NodePgQueryResultHKT>

/** A pool of connections with drizzle on top. */
export interface Database {
  readonly db: Db
  readonly pool: pg.Pool
  /** Ends every connection; queries after it fail. */
  close(): Promise<void>
}

/** Options of {@link openDatabase}. */
export interface DatabaseOptions {
  /** `postgres://user:password@host:port/name` */
  readonly url: string
  /** Largest number of connections this process holds. */
  readonly maxConnections?: number
  /** Keeps a list of statements for {@link recordStatements}; off in production. */
  readonly countStatements?: boolean
  /** Told of errors on idle connections, e.g. when the database restarts. */
  readonly onError?: (error: Error) => void
}

const statements = new AsyncLocalStorage<string[]>()

/**
 * Runs `work` and notes every statement sent in it, `begin` and `commit` included.
 * Needs a database opened with `countStatements`, but for named queries.
 * @param log filled in order
 * @example
 * const log: string[] = []
 * await recordStatements(log, () => getCart(scope))
 * expect(log.length).toBeLessThanOrEqual(6)
 */
export const recordStatements = <T>(log: string[], work: () => T): T => statements.run(log, work)

/**
 * Opens a pool. Nothing is sent until the first query.
 * @example
 * const database = openDatabase({ url: 'postgres://localhost/gauze' })
 */
export const openDatabase = (options: DatabaseOptions): Database => {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 20,
    application_name: 'gauze',
    connectionTimeoutMillis: 10_000,
  })
  pool.on('error', (error) => options.onError?.(error))
  const logger = { logQuery: (text: string) => void statements.getStore()?.push(text) }
  const db: Db = drizzle(pool, options.countStatements ? { logger } : {})
  return { db, pool, close: () => pool.end() }
}

const retryable = new Set(['40001', '40P01'])
const maxAttempts = 5

/**
 * The SQLSTATE of a database error, however deep it is wrapped.
 * @returns five characters, or undefined for any other error
 */
export const sqlState = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  if (error instanceof pg.DatabaseError) return error.code
  return sqlState(error.cause)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Whether statements on `db` are part of a transaction. */
export const isTransaction = (db: Db): boolean => db instanceof PgTransaction

/**
 * Runs `work` in one transaction: all of it stands, or none. Within a transaction it joins that one.
 * Serialisation failures and deadlocks are tried again, so `work` must do nothing outside the database.
 * @throws what `work` throws, after rolling back
 * @example
 * await inTransaction(db, async (tx) => { await tx.insert(orders).values(order) })
 */
export const inTransaction = async <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => {
  if (isTransaction(db)) return work(db)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      const state = sqlState(error)
      if (attempt >= maxAttempts || state === undefined || !retryable.has(state)) throw error
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}

/** A statement that PostgreSQL parses and plans once per connection. */
export interface NamedQuery<Row extends object> {
  /** @returns the rows as PostgreSQL answers them: numeric, bigint, date and timestamp columns are strings */
  all(db: Db, values: readonly unknown[]): Promise<Row[]>
}

const { builtins } = pg.types
const asText = (value: string): string => value
const textTypes: ReadonlySet<number> = new Set([
  builtins.TIMESTAMPTZ,
  builtins.TIMESTAMP,
  builtins.DATE,
  builtins.INTERVAL,
])

/** Dates and times stay text: a Date could not hold their day or precision. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (textTypes.has(id) ? asText : pg.types.getTypeParser(id, format)),
}

/** The pool, or the one connection of a transaction. */
const connectionOf = (db: Db): pg.Pool | pg.Client => {
  const session: object = db._.session
  if ('client' in session && (session.client instanceof pg.Pool || session.client instanceof pg.Client)) {
    return session.client
  }
  throw new Error('A named query needs a database of openDatabase, or a transaction of one.')
}

/**
 * Declares a prepared statement for a hot path. Works on the pool and in transactions, and is counted like any other.
 * It goes to the driver directly: building drizzle's query object for each call costs as much as a small query.
 * The row type is the caller's promise about the columns that `text` selects.
 * @param name unique in the process
 * @param text SQL with $1, $2 …
 * @example
 * const unitQuery = namedQuery<{ id: number }>('unit-by-id', 'SELECT id FROM item_units WHERE id = $1')
 * const [unit] = await unitQuery.all(scope.db, [unitId])
 */
export const namedQuery = <Row extends object>(name: string, text: string): NamedQuery<Row> => ({
  all: async (db, values) => {
    statements.getStore()?.push(text)
    return (await connectionOf(db).query<Row>({ name, text, values: [...values], types })).rows
  },
})
