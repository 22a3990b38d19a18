import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { bareEnvironment } from '../base/bare-environment.js'
import { openDatabase } from '../db/client.js'
import { findRunningDatabase } from '../db/embedded.js'
import { createMailServer } from '../testing/fake-mail-server.js'
import { operate } from '../testing/operate.js'
import { runCli } from '../testing/run-cli.js'
import { type RunningShop, startRunningShop } from '../testing/running-shop.js'
import { startTraffic } from '../testing/shop-traffic.js'
import { createTestDatabase, dropTestDatabase } from '../testing/test-databases.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gauze-backups-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const patience = { timeout: 240_000 }

describe('a store that sells while it is backed up', patience, () => {
  let shop: RunningShop
  let file: string
  let confirmed: readonly string[]
  let said: string
  const restoredDir = () => join(folder, 'restored')
  const restored = () => ({ GAUZE_DATA_DIR: restoredDir() })

  beforeAll(async () => {
    shop = await startRunningShop({ GAUZE_JOB_RETRY_DELAY: '60' })
    shop.holdMails(true)
    file = join(folder, 'shop.backup')
    const { db } = shop.database
    await db.execute(sql`UPDATE accounts SET balance_cents = 0`)
    const traffic = await startTraffic(shop)
    const someOrders = (count: number) =>
      vi.waitFor(() => expect(traffic.confirmed.length).toBeGreaterThanOrEqual(count), 60_000)
    await someOrders(5)
    confirmed = [...traffic.confirmed]
    const { rows } = await db.execute<{ number: string }>(
      sql`SELECT order_no AS number FROM orders ORDER BY id LIMIT 2`,
    )
    for (const { number } of rows) await operate(['orders', 'ship', number], { GAUZE_DATA_DIR: shop.dataDir })
    said = await operate(['backup', file], { GAUZE_DATA_DIR: shop.dataDir })
    await someOrders(traffic.confirmed.length + 1)
    await traffic.stop()
  }, patience.timeout)
  afterAll(async () => {
    expect(await shop.stop()).toBe(0)
  })

  it('PLUS-22 reports the content of the file, and checks it without a database', async () => {
    expect(said).toMatch(
      /^Using the database of the server that runs\nBacked up [\d,]+ rows of \d+ tables to \S+shop\.backup \(\d+ kB\)\. Keep the file secret: it has your customers' data\.\n$/,
    )
    expect(await operate(['backup', 'check', file], {})).toMatch(
      /^\S+shop\.backup is whole: [\d,]+ rows of \d+ tables, as of \d{4}-\d\d-\d\d \d\d:\d\d UTC\.\n$/,
    )
  })

  it('PLUS-22 is not overwritten by a restore while it runs', async () => {
    const before = shop.server.output()
    expect(await operate(['restore', file], { GAUZE_DATA_DIR: shop.dataDir })).toMatch(
      /^The data folder \S+ is in use by process \d+\. Stop that one, or set GAUZE_DATA_DIR to another folder\.\nexit code 1\n$/,
    )
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
    expect(shop.server.output()).toBe(before)
  })

  it('PLUS-22 is restored into a new folder with each order that it had confirmed, and clean books', async () => {
    expect(await operate(['restore', file], restored())).toMatch(
      /\nRestored [\d,]+ rows of \d+ tables, as of \S+ \S+ UTC\. Everybody has to sign in again\.\nCheck it with: gauze books check\n$/,
    )
    expect(await operate(['books', 'check'], restored())).toMatch(/\nThe books are clean: [\d,]+ amounts in /)
    expect(await operate(['restore', file], restored())).toMatch(
      /^The database at \S+ is not empty: its table 'orders' has rows\. Nothing has changed\. [^\n]*\nexit code 1\n$/,
    )
  })

  it('PLUS-22 serves again after the restore, and sends the mails that waited', async () => {
    const texts: string[] = []
    const mail = createMailServer(
      (text) => texts.push(text),
      () => true,
    ).listen(0, '127.0.0.1')
    await once(mail, 'listening')
    const address = mail.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const server = runCli('start', { ...restored(), SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` })
    await server.saying('ready http://localhost:')
    const database = openDatabase({ url: (await findRunningDatabase(restoredDir())) ?? '', maxConnections: 1 })
    const { rows } = await database.db.execute<{ po: string }>(sql`SELECT po_num AS po FROM orders`)
    expect(rows.map(({ po }) => po)).toEqual(expect.arrayContaining([...confirmed]))
    expect((await database.db.execute(sql`SELECT 1 FROM invoices`)).rows.length).toBe(2)
    await vi.waitFor(async () => {
      const waiting = await database.db.execute(
        sql`SELECT 1 FROM mail_outbox WHERE sent_at IS NULL AND kind = 'order-placed'`,
      )
      expect(waiting.rows).toEqual([])
    }, 60_000)
    expect(texts.length).toBeGreaterThanOrEqual(confirmed.length)
    await database.close()
    server.child.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
    mail.close()
  })
})

describe('a backup that cannot be made', patience, () => {
  it('PLUS-22 says in one line that there is no store, and makes none', async () => {
    const environment = { GAUZE_DATA_DIR: join(folder, 'none') }
    expect(await operate(['backup', join(folder, 'x.backup')], environment)).toMatch(
      /^There is no store in the folder \S+none\. Set GAUZE_DATA_DIR or DATABASE_URL to the store's own\.\nexit code 1\n$/,
    )
    expect(await readdir(folder)).not.toContain('none')
  })

  it('PLUS-22 says in one line that the file does not exist, and makes no database for it', async () => {
    const environment = { GAUZE_DATA_DIR: join(folder, 'none') }
    expect(await operate(['restore', join(folder, 'x.backup')], environment)).toMatch(
      /^There is no file \S+x\.backup\. Name a backup that exists\.\nexit code 1\n$/,
    )
    expect(await readdir(folder)).not.toContain('none')
  })

  it.skipIf(process.platform === 'win32')(
    'PLUS-22 says in one line that the disk is full, and leaves no file',
    async () => {
      const server = inject('databaseServer')
      const name = `full_${process.pid}`
      const url = await createTestDatabase(server, inject('databasePrefix'), { seeded: false, name })
      const cli = fileURLToPath(new URL('../../../../storefront/server/gauze.ts', import.meta.url))
      const own = await mkdtemp(join(folder, 'full-'))
      const node = [process.execPath, '--import', 'tsx', '--conditions=@gauze/source', cli]
      // A limit of two blocks for each file fails as a full disk does.
      const child = spawn('sh', ['-c', 'ulimit -f 2; exec "$@"', 'sh', ...node, 'backup', join(own, 'x.backup')], {
        cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
        // The loader may not write its cache either.
        env: bareEnvironment({ DATABASE_URL: url, TSX_DISABLE_CACHE: '1' }),
      })
      let output = ''
      child.stderr.on('data', (bytes) => {
        output += bytes
      })
      const [code] = await once(child, 'close')
      expect({ code, output }).toEqual({
        code: 1,
        output: expect.stringMatching(
          /^There is no more space for \S+x\.backup\. No backup was made\. Free some space, or name a file on another disk\.\n$/,
        ),
      })
      expect(await readdir(own)).toEqual([])
      await dropTestDatabase(server, url)
    },
  )
})
