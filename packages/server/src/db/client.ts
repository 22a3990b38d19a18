import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { type PgDatabase, PgTransaction } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { WorkLimits } from '../base/config.js'
import { isConnectionLost, sqlState } from './database-errors.js'

/** The connection that queries run on: the pool, or one of its transactions. */
export type Db = PgDatabase<NodePgQueryResultHKT>

/** A pool of connections with drizzle on top. */
export interface Database {
  readonly db: Db
  readonly pool: pg.Pool
  /** Ends every connection; later queries fail, and queries still running after a few seconds are cut off. */
  close(): Promise<void>
}

/** Options of {@link openDatabase}. */
export interface DatabaseOptions {
  /** `postgres://user:password@host:port/name` */
  readonly url: string
  /** Largest number of connections this process holds. */
  readonly maxConnections?: number
  /** No limits by default, except ten seconds to get a connection. */
  readonly limits?: WorkLimits
  /** Called for each lost connection, e.g. when the database restarts. */
  readonly onError?: (error: Error) => void
}

const statements = new AsyncLocalStorage<string[]>()

/** The log of the connection that each statement is sent on. */
const logger = { logQuery: (text: string) => void statements.getStore()?.push(text) }

/**
 * Runs `work` and records every statement that it sends, `begin` and `commit` included.
 * @param log filled in order
 * @example
 * const log: string[] = []
 * await recordStatements(log, () => getCart(scope))
 * expect(log.length).toBeLessThanOrEqual(6)
 */
export function recordStatements<T>(log: string[], work: () => T): T {
  return statements.run(log, work)
}

const noLimits: WorkLimits = { statement: 0, lock: 0, idleInTransaction: 0, connection: 10_000 }

/** A server that vanished cannot report a timeout, so we watch the clock too, with a little extra time. */
const answerMargin = 5_000

function limitSettings({ statement, lock, idleInTransaction, connection }: WorkLimits): pg.PoolConfig {
  return {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
    connectionTimeoutMillis: connection,
    ...(statement > 0 ? { query_timeout: statement + answerMargin } : {}),
  }
}

/** Connections still in use this long after the pool closes are ended. */
const closeGrace = 3_000

/** Idle connections notice within half a minute that the other end is gone. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 15_000 }

/**
 * Each connection has a listener for its whole life: a pool listens only to idle ones, and an unhandled error ends the
 * process.
 */
function listenOnAll(pool: pg.Pool, onError: (error: Error) => void): ReadonlySet<pg.PoolClient> {
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => {
    clients.add(client)
    client.on('error', onError)
  })
  pool.on('remove', (client) => clients.delete(client))
  // The connection's own listener reported it.
  pool.on('error', () => undefined)
  return clients
}

async function closePool(pool: pg.Pool, clients: ReadonlySet<pg.PoolClient>) {
  const ended = pool.end()
  const cut = setTimeout(() => {
    // The holder of the connection gets an error and releases it.
    for (const client of clients) if ('end' in client && typeof client.end === 'function') client.end()
  }, closeGrace)
  await ended
  clearTimeout(cut)
}

/**
 * Opens a pool. Nothing is sent until the first query. The next query replaces a lost connection; queries that were
 * running on it fail with an error that `isUnavailable` recognizes.
 * @example
 * const database = openDatabase({ url: 'postgres://localhost/gauze' })
 */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 20,
    application_name: 'gauze',
    ...keepAlive,
    ...limitSettings(options.limits ?? noLimits),
  })
  const clients = listenOnAll(pool, (error) => {
    // A connection that is being closed is not lost.
    if (!pool.ending) options.onError?.(error)
  })
  return { db: drizzle(pool, { logger }), pool, close: () => closePool(pool, clients) }
}

const retryable = new Set(['40001', '40P01'])
const maxAttempts = 5

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Whether statements on `db` are part of a transaction. */
export function isTransaction(db: Db): boolean {
  return db instanceof PgTransaction
}

/** The pool, or the one connection of a transaction. */
function connectionOf(db: Db): pg.Pool | pg.Client {
  const session: object = db._.session
  if ('client' in session && (session.client instanceof pg.Pool || session.client instanceof pg.Client)) {
    return session.client
  }
  throw new Error('This needs a database of openDatabase, or a transaction of one.')
}

/** Takes a connection for one transaction and releases it however that ends, or discards it when it may be broken. */
async function onOneConnection<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const pool = connectionOf(db)
  if (!(pool instanceof pg.Pool)) return db.transaction(work)
  const client = await pool.connect()
  let isBroken = false
  try {
    return await drizzle(client, { logger }).transaction(work)
  } catch (error) {
    isBroken = isConnectionLost(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}

/**
 * Runs `work` in one transaction: all of it is committed, or nothing. Within a transaction it joins that one.
 * Serialization failures and deadlocks are retried, so `work` must do nothing outside the database. A lost connection
 * is not retried: only a caller who repeats the request with the same key finds out whether an unanswered COMMIT was
 * done.
 * @throws the error of `work`, after rolling back
 * @example
 * await inTransaction(db, async (tx) => {
 *   await tx.insert(orders).values(order)
 * })
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onOneConnection(db, work)
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
function asText(value: string): string {
  return value
}

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

/** The statements that were declared so far, SQL by name: filled as modules load, and never changed after that. */
export const declaredStatements = new Map<string, string>()

/**
 * Declares a prepared statement for a hot path. Works on the pool and in transactions, and is counted like any other.
 * It goes to the driver directly: building drizzle's query object for each call costs as much as a small query.
 * The row type is the caller's promise about the columns that `text` selects; a test compares them on the schema.
 * @param name unique in the process
 * @param options.isPlannedAnew has each run planned for its values, which a list with many optional filters needs: a plan
 * for any filters reads every row
 * @throws when another statement has this name: PostgreSQL would refuse whichever comes second on a connection
 * @param text SQL with $1, $2 …
 * @example
 * const unitQuery = namedQuery<{ id: number }>('unit-by-id', 'SELECT id FROM item_units WHERE id = $1')
 * const [unit] = await unitQuery.all(scope.db, [unitId])
 */
export function namedQuery<Row extends object>(
  name: string,
  text: string,
  { isPlannedAnew = false }: { readonly isPlannedAnew?: boolean } = {},
): NamedQuery<Row> {
  const taken = declaredStatements.get(name)
  if (taken !== undefined && taken !== text) throw new Error(`Two statements are named ${name}. Rename one of them.`)
  declaredStatements.set(name, text)
  return {
    all: async (db, values) => {
      statements.getStore()?.push(text)
      return (
        await connectionOf(db).query<Row>({ ...(isPlannedAnew ? {} : { name }), text, values: [...values], types })
      ).rows
    },
  }
}
