import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from './db/client.js'
import { findRunningDatabase } from './db/embedded.js'
import { isRunning } from './db/folder-lock.js'
import { addShopCatalogue, shopItems, unitsOf } from './testing/fixtures/shop-catalogue.js'
import { addShopCompanies, shopAddresses } from './testing/fixtures/shop-companies.js'
import { type CliProcess, runCli } from './testing/run-cli.js'

let folder: string
let dataDir: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gauze-cli-'))
  await chmod(folder, 0o755)
  dataDir = join(folder, 'data')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function run(command: string | readonly string[], environment: Record<string, string> = {}) {
  return runCli(command, { GAUZE_DATA_DIR: dataDir, ...environment })
}

async function postmaster() {
  return Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '0')).split('\n')[0])
}

/** What runs with a folder's name among its arguments. */
async function commandsNaming(name: string) {
  const pids = (await readdir('/proc').catch(() => [])).filter((entry) => /^\d+$/.test(entry))
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
  return commands.filter((command) => command.includes(name))
}

/** Each process compiles its sources first. */
const patience = { timeout: 120_000 }

describe('gauze start', patience, () => {
  let server: CliProcess
  let url: string
  beforeAll(async () => {
    server = run('start')
    await server.saying('ready http://localhost:')
    url = /ready (\S+)/.exec(server.output())?.[1] ?? ''
  }, patience.timeout)

  it('serves', async () => {
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' })
  })

  it('shows the key of its search service, and accepts a push alongside it', async () => {
    const shown = await run(['search', 'key']).ended
    const key = shown.output.trim().split('\n').at(-1) ?? ''
    const list = (apiKey: string) =>
      fetch(`${url}/search/1/indexes?x-algolia-application-id=A&x-algolia-api-key=${encodeURIComponent(apiKey)}`)
    expect([(await list(key)).status, (await list('x')).status]).toEqual([200, 403])
    const pushed = await run(['search', 'push', '--index', 'mine'], {
      GAUZE_SEARCH_APP_ID: 'A',
      GAUZE_SEARCH_ADMIN_KEY: key,
      GAUZE_SEARCH_URL: `${url}/search`,
    }).ended
    expect(pushed).toEqual({
      code: 1,
      output:
        'Using the database of the server that runs\nThe store lists no product, so nothing was pushed. Start it or run: gauze seed\n',
    })
  })

  it('CHK-10 has an operator ship an order while it runs, and refuses in one line', async () => {
    const database = openDatabase({ url: (await findRunningDatabase(dataDir)) ?? '', maxConnections: 1 })
    await addShopCatalogue(database.db)
    await addShopCompanies(database.db)
    const address = JSON.stringify({ id: 1, label: '', attention: '', line1: '1 Main Street', line2: '' })
    await database.db.execute(sql`
      WITH placed AS (
        INSERT INTO orders (order_no, account_id, user_id, status, ship_address_id, ship_address, bill_address_id,
          bill_address, payment, subtotal_cents, total_cents)
        VALUES ('SO-100123', 1, 1, 'Pending Fulfillment', 1, ${address}::jsonb, 1, ${address}::jsonb,
          '{"kind":"terms","terms":"Net 30"}', 1000, 1000) RETURNING id)
      INSERT INTO order_lines (order_id, position, item_id, unit_id, item_name, display_name, mpn, unit_name, unit_label,
        conversion_rate, price, quantity, total_cents)
      SELECT placed.id, 1, i.id, 1, 'G', 'Gauze', 'M', 'EA', 'Each', 1, 5, 2, 1000 FROM placed, items i
      WHERE i.id = ${shopItems.gauze}`)
    await database.close()
    const shipped = await run(['orders', 'ship', 'SO-100123', '--carrier', 'usps']).ended
    expect(shipped).toEqual({
      code: 0,
      output: expect.stringMatching(/\nOrder SO-100123 has shipped: USPS 9400\d{18}\n$/),
    })
    const again = await run(['orders', 'ship', 'SO-100123']).ended
    expect(again).toEqual({
      code: 1,
      output: expect.stringMatching(
        /\nOrder SO-100123 is “Shipped” and cannot become “Shipped”\. Nothing has changed\.\n$/,
      ),
    })
  })

  it('CHK-08 has an operator place the orders of a day while it runs', async () => {
    const database = openDatabase({ url: (await findRunningDatabase(dataDir)) ?? '', maxConnections: 1 })
    await database.db.execute(sql`
      WITH list AS (INSERT INTO item_lists (account_id, user_id, name) VALUES (1, 2, 'Restock') RETURNING id),
      line AS (INSERT INTO item_list_details (item_list_id, item_id, unit_id, quantity)
        SELECT list.id, ${shopItems.gauze}, ${unitsOf(shopItems.gauze).each}, 2 FROM list)
      INSERT INTO subscriptions (account_id, user_id, item_list_id, every, frequency, start_on, next_run_on,
        ship_address_id, bill_address_id, po_num)
      SELECT 1, 2, list.id, 1, 'weeks', '2030-01-07', '2030-01-07', ${shopAddresses.licensed},
        ${shopAddresses.licensed}, 'PO-9' FROM list`)
    await database.close()
    const runAsOn = async (date: string) => (await run(['subscriptions', 'run', '--date', date]).ended).output
    expect(await runAsOn('2030-01-06')).toMatch(/\n0 placed, 0 refused\n$/)
    expect(await runAsOn('2030-01-07')).toMatch(/\n1 placed, 0 refused\n$/)
    expect(await runAsOn('2030-01-07')).toMatch(/\n0 placed, 0 refused\n$/)
  })

  it('ends on SIGTERM, leaving no process behind', async () => {
    const database = await postmaster()
    server.child.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
    expect(isRunning(database)).toBe(false)
  })
})

/** None of them gets as far as the database. */
describe.concurrent('gauze that cannot begin', patience, () => {
  it.each([
    [['search', 'push'], /^There is no application to push to\. Set GAUZE_SEARCH_APP_ID/],
    [['search', 'pull'], /^There is no command 'search pull'\. Run: gauze help/],
    [['orders', 'send', 'SO-1'], /^There is no command 'orders send'\. Run: gauze help\n$/],
    [['orders', 'ship'], /^'orders ship' takes one order number, such as SO-100123\. Run: gauze help\n$/],
    [['orders', 'ship', 'SO-1', '--lines', '0'], /^'0' are not line numbers\. [^\n]*\n$/],
    [['subscriptions', 'end'], /^There is no command 'subscriptions end'\. Run: gauze help\n$/],
    [['subscriptions', 'run', '--date', '2026-02-30'], /^'2026-02-30' is not a date\. [^\n]*\n$/],
    [['orders', 'ship', 'SO-1', '--fast'], /^Unknown option '--fast'\. Run: gauze help\n$/],
  ])('says in one line what is missing: %o', async (command, message) => {
    const { code, output } = await run(command).ended
    expect(code).toBe(1)
    expect(output).toMatch(message)
  })

  it('says in one line what to do when the port is in use', async () => {
    const other = createServer().listen(0, 'localhost')
    await once(other, 'listening')
    const address = other.address()
    const port = String(typeof address === 'object' && address !== null ? address.port : 0)
    const { code, output } = await run('start', { PORT: port }).ended
    other.close()
    expect(code).toBe(1)
    expect(output).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another one.\n`)
  })

  it('OPS-06 says in one line which setting is wrong', async () => {
    const { code, output } = await run('start', { PORT: 'x' }).ended
    expect(code).toBe(1)
    expect(output).toMatch(/^The settings in the environment are not right: PORT [^\n]*\n$/)
  })
})

describe('gauze that ends by itself', patience, () => {
  it('rebuilds the search index and ends', async () => {
    const { code, output } = await run(['search', 'rebuild']).ended
    expect(output).toMatch(/^Indexed \d+ products in \d+ s$/m)
    expect(code).toBe(0)
  })

  it('ends with everything that it had started when its port is taken in the meantime', async () => {
    const other = createServer().listen(0, 'localhost')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    await new Promise((resolve) => other.close(resolve))
    const server = run('start', { PORT: String(port), SMTP_URL: 'smtp://127.0.0.1:9' })
    await server.saying('Bringing the database up to date')
    const database = await postmaster()
    other.listen(port, 'localhost')
    const { code, output } = await server.ended
    other.close()
    expect(code).toBe(1)
    expect(output.trim().split('\n').at(-1)).toBe(
      `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
    )
    expect(output).not.toContain('Nothing is heard of sessions')
    expect(isRunning(database)).toBe(false)
  })

  it.each([
    ['SIGINT', 'makes its database', 'Making the database', 'new'],
    ['SIGTERM', 'starts', 'Bringing the database up to date', 'data'],
  ] as const)(
    'says so, ends with code 0 and leaves nothing behind on %s while it %s',
    async (signal, _when, line, name) => {
      const own = join(folder, name)
      const server = run('start', { GAUZE_DATA_DIR: own })
      await server.saying(line)
      server.child.kill(signal)
      const { code, output } = await server.ended
      expect(output.trim().split('\n').at(-1)).toBe(`Stopped by ${signal} before the store was ready`)
      expect(code).toBe(0)
      await expect.poll(() => commandsNaming(own), { timeout: 10_000 }).toEqual([])
      expect(await readdir(own)).not.toContain('gauze.lock')
    },
  )

  it('migrates a database and ends', async () => {
    const { code, output } = await run('migrate').ended
    expect(output).toContain('The database is up to date')
    expect(code).toBe(0)
  })
})
