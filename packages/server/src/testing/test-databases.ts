import pg from 'pg'
import { lockForConnection } from '../db/advisory-locks.js'
import { openDatabase } from '../db/client.js'
import { migrate } from '../db/migrate.js'
import { seedStore } from '../services/store.js'

/** The URL of another database on the same server. */
function urlOf(server: string, name: string) {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

function emptyTemplate(prefix: string) {
  return `${prefix}_empty`
}

function seededTemplate(prefix: string) {
  return `${prefix}_seeded`
}

/** One at a time: a template must not be in use while it is copied. */
async function exclusively<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await lockForConnection(client, 'testTemplates')
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Creates the database that the other databases of the run are copied from. */
export function createEmptyTemplate(server: string, prefix: string): Promise<void> {
  return exclusively(server, async (client) => {
    await client.query(`CREATE DATABASE ${emptyTemplate(prefix)}`)
    await migrate(urlOf(server, emptyTemplate(prefix)))
  })
}

/** Seeds once per run, on first use. */
async function createSeededTemplate(client: pg.Client, server: string, prefix: string) {
  const name = seededTemplate(prefix)
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (rowCount !== 0) return
  const building = `${name}_building`
  await client.query(`DROP DATABASE IF EXISTS ${building}`)
  await client.query(`CREATE DATABASE ${building} TEMPLATE ${emptyTemplate(prefix)}`)
  const { demo } = await import('../../../demo/src/index.js')
  const { search } = await import('../../../search/src/index.js')
  const database = openDatabase({ url: urlOf(server, building) })
  await seedStore(database.db, { search, demo }, () => undefined).finally(() => database.close())
  await client.query(`ALTER DATABASE ${building} RENAME TO ${name}`)
}

/**
 * Creates a database for one test file.
 * @param options.seeded with the demo data in it
 * @returns its URL
 */
export function createTestDatabase(
  server: string,
  prefix: string,
  options: { seeded: boolean; name: string },
): Promise<string> {
  return exclusively(server, async (client) => {
    if (options.seeded) await createSeededTemplate(client, server, prefix)
    const template = options.seeded ? seededTemplate(prefix) : emptyTemplate(prefix)
    const name = `${prefix}_${options.name}`
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
    return urlOf(server, name)
  })
}

/**
 * Removes a database and ends the connections that still use it. WITH (FORCE) would fail while the server's own vacuum
 * works there, which only a superuser may end; a plain removal stops that.
 */
async function drop(client: pg.Client, name: string): Promise<void> {
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename = current_user',
    [name],
  )
  await client.query(`DROP DATABASE IF EXISTS ${name}`)
}

/** Removes one test's database. */
export function dropTestDatabase(server: string, url: string): Promise<void> {
  return exclusively(server, (client) => drop(client, new URL(url).pathname.slice(1)))
}

/** Removes the databases that the run left on a hosted server. */
export function dropTestDatabases(server: string, prefix: string): Promise<void> {
  return exclusively(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows) await drop(client, datname)
  })
}
