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
  /** Kills the server without warning and starts it again, at another address. */
  killAndRestart(): Promise<void>
  /** The texts of the mails that went out. */
  readonly mailTexts: readonly string[]
  /** Has the mail server refuse mails for now, or take them again. */
  holdMails(isHeld: boolean): void
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
  const texts: string[] = []
  let isHeld = false
  const server = createMailServer(
    (text) => texts.push(text),
    () => !isHeld,
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    texts,
    hold: (held: boolean) => {
      isHeld = held
    },
    close: () => server.close(),
  }
}

/** Starts a shop that sends mails, so that jobs run. */
export async function startRunningShop(environment: Record<string, string> = {}): Promise<RunningShop> {
  const folder = await mkdtemp(join(tmpdir(), 'gauze-shop-'))
  await chmod(folder, 0o755)
  const dataDir = join(folder, 'data')
  const mail = await startMailServer()
  const start = async () => {
    const started = runCli('start', {
      GAUZE_DATA_DIR: dataDir,
      GAUZE_SECRET: secret,
      GAUZE_RATE_LIMIT: '0',
      GAUZE_LOG_LEVEL: 'fatal',
      GAUZE_JOB_RETRY_DELAY: '1',
      GAUZE_JOB_LOST_AFTER: '10',
      SMTP_URL: mail.url,
      ...environment,
    })
    await started.saying('ready http://localhost:')
    return started
  }
  const urlOf = (started: CliProcess) => /ready (\S+)/.exec(started.output())?.[1] ?? ''
  let server = await start()
  const connect = async () => openDatabase({ url: (await findRunningDatabase(dataDir)) ?? '', maxConnections: 2 })
  let database = await connect()
  await addShopCatalogue(database.db)
  await addShopCompanies(database.db)
  await buildIndex(database.db)
  const tokens = createSessionTokens(secret, () => new Date())
  return {
    get url() {
      return urlOf(server)
    },
    get server() {
      return server
    },
    killAndRestart: async () => {
      server.child.kill('SIGKILL')
      await Promise.all([server.ended, database.close()])
      server = await start()
      database = await connect()
    },
    mailTexts: mail.texts,
    holdMails: mail.hold,
    dataDir,
    get database() {
      return database
    },
    mails: () => mail.texts.length,
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
