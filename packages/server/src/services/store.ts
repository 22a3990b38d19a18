import { sql } from 'drizzle-orm'
import { atMostEvery } from '../base/at-most-every.js'
import type { Config } from '../base/config.js'
import type { Log, Logger } from '../base/log.js'
import { StartError } from '../base/start-error.js'
import { type Database, type Db, openDatabase } from '../db/client.js'
import { findRunningDatabase, hasEmbeddedDatabase, startEmbeddedDatabase } from '../db/embedded.js'
import { migrate } from '../db/migrate.js'
import { spokenLog } from '../reporting/logger.js'
import type { StorePlugins } from './plugins.types.js'

/**
 * The migrated database of a store, its own or a hosted one: for work that may take long, such as jobs, imports and
 * index builds.
 */
export interface Store extends Database {
  readonly embedded: boolean
  /** For requests, within the limits of the settings; on its own connections, so that neither waits for the other. */
  readonly requests: Database
  /** One connection, for /readyz alone. */
  readonly readiness: Database
}

/** Three listen, some do jobs and update the search index. */
const backgroundConnections = 9

/** A database that restarts drops all connections at once, which is reported once. */
const lossReportInterval = 5_000

function openPools(url: string, config: Config, events: Logger): Omit<Store, 'embedded'> {
  const onError = atMostEvery(lossReportInterval, (error: Error) =>
    events.warn({ reason: error.message }, 'a connection to the database was lost'),
  )
  const background = openDatabase({ url, maxConnections: backgroundConnections, onError })
  const requests = openDatabase({ url, limits: config.databaseLimits, onError })
  const readiness = openDatabase({ url, maxConnections: 1, limits: config.databaseLimits, onError })
  return {
    ...background,
    requests,
    readiness,
    close: async () => {
      await Promise.all([background, requests, readiness].map((pool) => pool.close()))
    },
  }
}

/** The database of a store as it is: neither migrated nor connected to. */
export interface StoreDatabase {
  readonly url: string
  /** Stops the embedded database if it was started for this. */
  close(): Promise<void>
}

/**
 * Starts the embedded database if the settings name no other, and makes it if necessary.
 * @throws StartError when a store runs on it, or it cannot be started
 */
export async function prepareStoreDatabase({ databaseUrl, dataDir }: Config, log: Log): Promise<StoreDatabase> {
  if (databaseUrl !== null) return { url: databaseUrl, close: async () => undefined }
  const { url, stop } = await startEmbeddedDatabase({ dataDir, log, events: spokenLog(log) })
  return { url, close: stop }
}

/**
 * Finds the database of a store for work that must not change it: also while the store runs, and before a newer release
 * has migrated it.
 * @throws StartError when there is no store, or its database cannot be started
 */
export async function openStoreDatabase(config: Config, log: Log): Promise<StoreDatabase> {
  const { databaseUrl, dataDir } = config
  const running = databaseUrl === null ? await findRunningDatabase(dataDir) : null
  if (running !== null) {
    log('Using the database of the server that runs')
    return { url: running, close: async () => undefined }
  }
  if (databaseUrl === null && !(await hasEmbeddedDatabase(dataDir))) {
    throw new StartError(
      `There is no store in the folder ${dataDir}. Set GAUZE_DATA_DIR or DATABASE_URL to the store's own.`,
    )
  }
  return prepareStoreDatabase(config, log)
}

/**
 * Opens the database that the settings name, starting the embedded one if necessary, and migrates it.
 * @param log called with the progress
 * @param events takes the events of the database while it is open; without it, they are progress
 * @throws StartError when it is not available
 */
export async function openStore(config: Config, log: Log, events: Logger = spokenLog(log)): Promise<Store> {
  const { databaseUrl, dataDir } = config
  const embedded = databaseUrl === null ? await startEmbeddedDatabase({ dataDir, log, events }) : undefined
  const url = embedded?.url ?? databaseUrl ?? ''
  try {
    log('Bringing the database up to date')
    await migrate(url)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  const pools = openPools(url, config, events)
  return {
    ...pools,
    embedded: embedded !== undefined,
    close: async () => {
      await pools.close()
      await embedded?.stop()
    },
  }
}

/**
 * Opens the database for a command that also works while the server runs: shares it then, otherwise does the same as
 * {@link openStore}.
 * @throws StartError when it is not available
 */
export async function openSharedStore(config: Config, log: Log): Promise<Store> {
  const url = config.databaseUrl === null ? await findRunningDatabase(config.dataDir) : null
  if (url === null) return openStore(config, log)
  log('Using the database of the server that runs')
  return { ...openPools(url, config, spokenLog(log)), embedded: true }
}

/**
 * Whether the settings request demo data: by default only in the embedded database, so that demo passwords never reach
 * a hosted one by surprise.
 */
export function wantsSeed(
  { seed }: Config,
  { embedded }: { embedded: boolean },
  { demo }: Pick<StorePlugins, 'demo'>,
): boolean {
  return seed === 'always' || (seed === 'auto' && embedded && demo !== undefined)
}

/**
 * Puts the demonstration into an empty database.
 * @throws StartError when the store has none
 */
export async function seedStore(db: Db, { search, demo }: StorePlugins, log: Log): Promise<void> {
  if (demo === undefined) {
    throw new StartError('This store has no demonstration to put into its database. Unset GAUZE_SEED, or add one.')
  }
  const now = new Date()
  if (!(await demo.fill(db, log, now))) return
  log('analysing and building the search index')
  await db.execute(sql`ANALYZE`)
  await search.rebuild(db, now)
}
