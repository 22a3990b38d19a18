import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIndex } from '../../../search/src/engine/index.js'
import { type Database, openDatabase } from '../db/client.js'
import { findRunningDatabase } from '../db/embedded.js'
import { createSessionTokens } from '../sessions/tokens.js'
import { createMailServer } from './fake-mail-server.js'
import { addShopCatalogue } from './fixtures/shop-catalogue.js'
import { addShopCompanies, type ShopUser, shopUsers } from './fixtures/shop-companies.js'
import { type CliProcess, runCli } from './run-cli.js'

/** The small shop in its own process, on its own embedded database without protection against power cuts. */
export interface RunningShop {
  readonly url: string
  readonly server: CliProcess
  readonly dataDir: string
  /** Another connection to its database. */
  readonly database: Database
  /** How many mails went out. */
  readonly mails: () => number
  readonly tokenOf: (who: ShopUser) => Promise<string>
  /** Process id of the database. */
  readonly postmaster: () => Promise<number>
  /** Stops it as an operator would. @returns its exit code */
  stop(): Promise<number>
}

const secret = 'a secret of the tests, long enough to be one'

async function startMailServer() {
  let mails = 0
  const server = createMailServer(() => {
    mails += 1
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, mails: () => mails, close: () => server.close() }
}

/** Starts a shop that sends mails, so that jobs run. */
export async function startRunningShop(environment: Record<string, string> = {}): Promise<RunningShop> {
  const folder = await mkdtemp(join(tmpdir(), 'gauze-shop-'))
  await chmod(folder, 0o755)
  const dataDir = join(folder, 'data')
  const mail = await startMailServer()
  const server = runCli('start', {
    GAUZE_DATA_DIR: dataDir,
    GAUZE_SECRET: secret,
    GAUZE_RATE_LIMIT: '0',
    GAUZE_LOG_LEVEL: 'fatal',
    SMTP_URL: mail.url,
    ...environment,
  })
  await server.saying('ready http://localhost:')
  const database = openDatabase({ url: (await findRunningDatabase(dataDir)) ?? '', maxConnections: 2 })
  await addShopCatalogue(database.db)
  await addShopCompanies(database.db)
  await buildIndex(database.db)
  const tokens = createSessionTokens(secret, () => new Date())
  return {
    url: /ready (\S+)/.exec(server.output())?.[1] ?? '',
    server,
    dataDir,
    database,
    mails: mail.mails,
    tokenOf: (who) => tokens.sign(shopUsers[who]),
    postmaster: async () => Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]),
    stop: async () => {
      await database.close()
      server.child.kill('SIGTERM')
      const { code } = await server.ended
      mail.close()
      await rm(folder, { recursive: true, force: true })
      return code
    },
  }
}
