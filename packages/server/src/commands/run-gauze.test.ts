import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, easternDate } from '@gauze/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/client.js'
import { findRunningDatabase } from '../db/embedded.js'
import { isRunning } from '../db/folder-lock.js'
import { addShopBills } from '../testing/fixtures/shop-bills.js'
import { addShopCatalogue, shopItems, unitsOf } from '../testing/fixtures/shop-catalogue.js'
import { addShopCompanies, shopAddresses } from '../testing/fixtures/shop-companies.js'
import { operate } from '../testing/operate.js'
import { type CliProcess, runCli } from '../testing/run-cli.js'

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

/** Runs a command in this process: its output, and its exit code if it failed. */
function operateHere(command: readonly string[], environment: Record<string, string> = {}) {
  return operate(command, { GAUZE_DATA_DIR: dataDir, ...environment })
}

async function postmaster() {
  return Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '0')).split('\n')[0])
}

/** The command lines of processes with a folder's name among their arguments. */
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
    expect(await operateHere(['orders', 'ship', 'SO-100123'])).toMatch(
      /\nOrder SO-100123 is “Shipped” and cannot become “Shipped”\. Nothing has changed\.\nexit code 1\n$/,
    )
  })

  it('PLUS-07 has an operator let a partner’s server in by a key that nobody can guess', async () => {
    const add = async (key: KeyObject, issuer = 'https://identity.clinic.example') => {
      const file = join(folder, 'partner.pem')
      await writeFile(file, key.export({ type: 'spki', format: 'pem' }))
      return operateHere(['partners', 'add', 'Clinic', '--account', '1', '--issuer', issuer, '--key', file])
    }
    const weak = [
      generateKeyPairSync('rsa', { modulusLength: 1024 }),
      generateKeyPairSync('ec', { namedCurve: 'secp384r1' }),
    ]
    for (const { publicKey } of weak) {
      expect(await add(publicKey)).toMatch(/is not one of RSA with 2048 bits or more, P-256 and Ed25519\.\nexit code 1/)
    }
    const { publicKey } = generateKeyPairSync('ed25519')
    expect(await add(publicKey, 'http://identity.clinic.example')).toContain('Give --issuer, such as https://')
    expect(await add(publicKey)).toContain('The server of Clinic may sign the people of')
    expect(await operateHere(['partners', 'list'])).toContain('https://identity.clinic.example')
  })

  it('PLUS-18 has an operator list and decline applications while it runs, and refuses wrong words in one line', async () => {
    const database = openDatabase({ url: (await findRunningDatabase(dataDir)) ?? '', maxConnections: 1 })
    await database.db.execute(sql`INSERT INTO business_types (id, name) VALUES (1, 'Clinic')`)
    await database.db.execute(sql`INSERT INTO contact_roles (id, name) VALUES (1, 'Buyer')`)
    await database.close()
    const form = {
      ...{ company: 'River Clinic', businessType: 1, firstName: 'Bo', lastName: 'Ash', contactRole: 1 },
      ...{ phone: '518-555-0100', email: 'bo@river.example', line1: '1 Pier', city: 'Troy', state: 'NY', zip: '12180' },
    }
    const headers = { 'content-type': 'application/json' }
    const sent = await fetch(`${url}/api/auth/createAccount`, { method: 'POST', headers, body: JSON.stringify(form) })
    expect(sent.status).toBe(200)
    const outputOf = (...words: string[]) => operateHere(['applications', ...words])
    expect(await outputOf('list')).toMatch(
      /\nAPP-1001 {2}\d{4}-\d\d-\d\d {2}"River Clinic" \(Clinic\), "Troy", "NY"; "Bo Ash"/,
    )
    expect(await outputOf('open', 'APP-1001', '--terms', 'soon')).toMatch(/^'soon' are no terms\. Give days/)
    expect(await outputOf('open', 'APP-1001', '--credit', '500')).toMatch(/^A credit limit needs terms\./)
    expect(await outputOf('open', 'APP-1001', '--rx', '9')).toMatch(/^'9' are not Rx levels\./)
    expect(await outputOf('decline', 'APP-1001')).toMatch(/^'applications decline' needs a reason/)
    expect(await outputOf('decline', 'app-1001', '--reason', 'Not licensed')).toMatch(
      /\nAPP-1001 is declined\. bo@river\.example is mailed the reason\.\n$/,
    )
    expect(await outputOf('list')).toMatch(/\nNo application waits\.\n$/)
  })

  it('PLUS-19 has an operator list, answer and decline quotes while it runs', async () => {
    const database = openDatabase({ url: (await findRunningDatabase(dataDir)) ?? '', maxConnections: 1 })
    await database.db.execute(sql`
      WITH asked AS (
        INSERT INTO estimates (estimate_no, account_id, user_id, status, title, subtotal_cents, total_cents)
        SELECT 'EST-9000' || n, 1, 2, 'Requested', 'Restock', 0, 0 FROM generate_series(1, 2) n RETURNING id)
      INSERT INTO estimate_lines (estimate_id, position, item_id, unit_id, item_name, display_name, mpn, unit_name,
        unit_label, conversion_rate, price, quantity, total_cents)
      SELECT asked.id, 1, ${shopItems.gauze}, ${unitsOf(shopItems.gauze).box}, 'G', 'Gauze', 'M', 'BX', 'Box of 100', 100, 0,
        2, 0 FROM asked`)
    const outputOf = (...words: string[]) => operateHere(['quotes', ...words])
    expect(await outputOf('list')).toMatch(/\nEST-90001, "Restock": requested by "buyer Tester" of "Test Hospital" on /)
    const answer = ['answer', 'EST-90001', '--until', '2099-12-31', '--price', '1=2.1234', '--note', 'Thank you']
    expect(await outputOf(...answer)).toMatch(/\nQuote EST-90001 is answered\. Its prices hold until 12\/31\/2099\n$/)
    expect(await outputOf(...answer)).toMatch(
      /\nQuote EST-90001 was answered already\. Nothing has changed\. [^\n]*\nexit code 1\n$/,
    )
    expect(await outputOf('decline', 'est-90002', '--reason', 'Sold out')).toMatch(/\nQuote EST-90002 is declined\n$/)
    expect(await outputOf('list')).toMatch(/\nNo quote waits for an answer\n$/)
    const { rows } = await database.db.execute(
      sql`SELECT status, answer, subtotal_cents::int AS subtotal FROM estimates ORDER BY estimate_no`,
    )
    await database.close()
    expect(rows).toEqual([
      { status: 'Open', answer: 'Thank you', subtotal: 42_468 },
      { status: 'Declined', answer: 'Sold out', subtotal: 0 },
    ])
  })

  it('PLUS-25 has an operator list, look at, confirm, refuse and revoke licenses while it runs', async () => {
    const database = openDatabase({ url: (await findRunningDatabase(dataDir)) ?? '', maxConnections: 1 })
    await database.db.execute(sql`
      WITH stored AS (
        INSERT INTO licence_documents (account_id, name, media_type, content)
        VALUES (1, 'proof.pdf', 'application/pdf', '%PDF-') RETURNING id)
      INSERT INTO licence_reviews (id, address_id, rx_level, licence_no, expires_on, status, document_id)
      SELECT n, 2, n::text, 'NY-' || n, '2099-12-31', 'waiting', stored.id FROM generate_series(2, 3) n, stored`)
    const outputOf = (...words: string[]) => operateHere(['licenses', ...words])
    expect(await outputOf('list')).toMatch(
      /\n2\n {2}company .*\n {2}address 2, "Warehouse", .*\n {2}Rx level 2\n {2}number "NY-2"\n {2}expires 12\/31\/2099\n {2}document "proof\.pdf"\n {2}replaces none\n {2}since \S+\n3\n/,
    )
    const copy = join(folder, 'proof.pdf')
    expect(await outputOf('document', '2', '--file', copy)).toMatch(
      /\nThe document of license 2 is in .*proof\.pdf\.\n$/,
    )
    expect(await readFile(copy, 'utf8')).toBe('%PDF-')
    expect(await outputOf('document', '2', '--file', copy)).toMatch(/could not be written: EEXIST.*exit code 1\n$/s)
    expect(await outputOf('confirm', '2')).toMatch(/\nLicense 2, number "NY-2" of "Test Hospital", is confirmed\. /)
    expect(await outputOf('confirm', '2')).toMatch(
      /\nLicense 2 was confirmed already\. Nothing has changed\. [^\n]*\nexit code 1\n$/,
    )
    expect(await outputOf('refuse', '3', '--reason', 'It is of another company.')).toMatch(
      /\nLicense 3, number "NY-3" of "Test Hospital", is refused\. The administrators are mailed\.\n$/,
    )
    expect(await outputOf('list')).toMatch(/\nNo license waits\.\n$/)
    const { rows: accounts } = await database.db.execute<{ no: string }>(
      sql`SELECT account_no AS no FROM accounts WHERE id = 1`,
    )
    const counting = await outputOf('list', '--counting', accounts[0]?.no ?? '')
    expect(await outputOf('revoke', '--address', '2', '--level', '2', '--reason', 'It was forged.')).toMatch(
      /\nLicense "NY-2" of "Test Hospital" for Rx level 2 at "Warehouse" no longer counts\. /,
    )
    const { rows } = await database.db.execute(
      sql`SELECT rx_level AS level, licence_no AS number FROM address_licences WHERE address_id = 2`,
    )
    await database.close()
    expect(counting).toMatch(/\n--address 2 --level 2\n/)
    expect(rows).toEqual([])
  })

  it('PLUS-16 has an operator import and export while it runs, and exits with a failure for mistakes', async () => {
    const path = join(folder, 'stock.csv')
    await writeFile(path, `item,quantity\nGauze Pad ${shopItems.gauze},77\n`)
    expect(await operateHere(['import', 'stock', path])).toBe(
      `Using the database of the server that runs\n${path} is imported: 0 added, 1 changed, 0 unchanged.\n`,
    )
    const copy = join(folder, 'copy.csv')
    expect(await operateHere(['export', 'stock', copy])).toMatch(/copy\.csv has \d+ rows of stock\.\n$/)
    expect(await readFile(copy, 'utf8')).toContain(`\r\nGauze Pad ${shopItems.gauze},77\r\n`)
    await writeFile(path, 'item,quantity\nNONE,few\n')
    expect(await operateHere(['import', 'stock', path, '--check'])).toMatch(
      /has 1 mistake\. Nothing has changed\.\nLine 2, column quantity 'few': It is not a quantity\. [^\n]*\nexit code 1\n$/,
    )
  })

  it('CHK-08 has an operator place the orders of a day while it runs', async () => {
    // Far enough ahead that the server that runs does not place the order itself.
    const day = addDays(easternDate(new Date()), 30)
    const database = openDatabase({ url: (await findRunningDatabase(dataDir)) ?? '', maxConnections: 1 })
    await database.db.execute(sql`
      WITH list AS (INSERT INTO item_lists (account_id, user_id, name) VALUES (1, 2, 'Restock') RETURNING id),
      line AS (INSERT INTO item_list_details (item_list_id, item_id, unit_id, quantity)
        SELECT list.id, ${shopItems.gauze}, ${unitsOf(shopItems.gauze).each}, 2 FROM list)
      INSERT INTO subscriptions (account_id, user_id, item_list_id, every, frequency, start_on, next_run_on,
        ship_address_id, bill_address_id, po_num)
      SELECT 1, 2, list.id, 1, 'weeks', ${day}::date, ${day}::date, ${shopAddresses.licensed},
        ${shopAddresses.licensed}, 'PO-9' FROM list`)
    await database.close()
    const runAsOn = (date: string) => operateHere(['subscriptions', 'run', '--date', date])
    expect(await runAsOn(addDays(day, -1))).toMatch(/\n0 placed, 0 refused\n$/)
    expect(await runAsOn(day)).toMatch(/\n1 placed, 0 refused\n$/)
    expect(await runAsOn(day)).toMatch(/\n0 placed, 0 refused\n$/)
  })

  it('ACCT-10 has an operator take back a payment that a bank returned while it runs', async () => {
    const database = openDatabase({ url: (await findRunningDatabase(dataDir)) ?? '', maxConnections: 1 })
    await addShopBills(database.db)
    await database.db.execute(sql`
      INSERT INTO payment_holds (account_id, payable_key, request, payment_id) VALUES (1, 'key', '{}', 1)`)
    expect(await operateHere(['payments', 'return', 'PMT-1'])).toMatch(
      /\nPMT-1 is not settled yet\. The store asks the payment provider, [^\n]*\nexit code 1\n$/,
    )
    await database.db.execute(sql`UPDATE payment_holds SET settled_at = now()`)
    expect(await operateHere(['payments', 'return', 'PMT-1'])).toMatch(
      /\nPMT-1 is returned\. Its invoices are open again\.\n$/,
    )
    const { rows } = await database.db.execute(sql`SELECT status FROM payments WHERE payment_no = 'PMT-1'`)
    expect(rows).toEqual([{ status: 'Failed' }])
    await database.close()
    expect(await operateHere(['payments', 'return', 'PMT-1'])).toMatch(
      /PMT-1 is “Failed” already\. Nothing has changed\.\nexit code 1\n$/,
    )
  })

  it('ACCT-10 has an operator settle the debits that are expected by a day, as often as they like', async () => {
    const database = openDatabase({ url: (await findRunningDatabase(dataDir)) ?? '', maxConnections: 1 })
    await addShopBills(database.db)
    await database.db.execute(sql`DELETE FROM payment_holds`)
    await database.db.execute(sql`
      WITH payment AS (
        INSERT INTO payments (payment_no, account_id, method, amount_cents, applied_cents, status, expected_on)
        VALUES ('PMT-7', 1, '{"kind":"bank","bankAccountId":1,"bankName":"Test Bank","last4":"6789"}', 10000, 10000,
          'Pending', '2026-12-04') RETURNING id),
      applied AS (
        INSERT INTO payment_applications (account_id, invoice_id, payment_id, with_payment_id, amount_cents)
        SELECT 1, 1, id, id, 10000 FROM payment),
      pending AS (UPDATE invoices SET pending_cents = 10000 WHERE id = 1)
      INSERT INTO payment_holds (account_id, payable_key, request, payment_id, capture_requested_at, ask_after)
      SELECT 1, 'key', '{"accountId":1,"means":{"kind":"bank","token":"none"},"total":10000,"poNum":""}', id, now(),
        now() + interval '1 hour' FROM payment`)
    await database.close()
    const settleAsOn = (date: string) => operateHere(['payments', 'settle', '--date', date])
    expect(await settleAsOn('2026-12-03')).toMatch(/\n0 settled, 1 on their way, 0 failed\n$/)
    expect(await settleAsOn('2026-12-04')).toMatch(/\n1 settled, 0 on their way, 0 failed\n$/)
    expect(await settleAsOn('2026-12-04')).toMatch(/\n0 settled, 0 on their way, 0 failed\n$/)
    const again = openDatabase({ url: (await findRunningDatabase(dataDir)) ?? '', maxConnections: 1 })
    const { rows } = await again.db.execute(sql`
      SELECT p.status, v.paid_cents::int AS paid, v.pending_cents::int AS pending, a.balance_cents::int AS balance
      FROM payments p JOIN accounts a ON a.id = p.account_id JOIN invoices v ON v.id = 1 WHERE p.payment_no = 'PMT-7'`)
    await again.close()
    expect(rows).toEqual([{ status: 'Posted', paid: 10_000, pending: 0, balance: 48_000 }])
  })

  it('ends on SIGTERM, leaving no process behind', async () => {
    const database = await postmaster()
    server.child.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
    expect(isRunning(database)).toBe(false)
  })
})

/** None of them gets as far as the database. */
describe('words that no command understands', () => {
  it.each([
    [['search', 'pull'], /^There is no command 'search pull'\. Run: gauze help$/],
    [['search', 'push', '--nosuch'], /^Unknown option '--nosuch'\. Run: gauze help$/],
    [['search', 'push', '--index'], /^Option '--index <value>' argument missing\. Run: gauze help$/],
    [['backup'], /^'backup' takes one file, such as gauze-2026-11-26\.backup\. Run: gauze help$/],
    [['backup', 'check'], /^'backup check' takes one file, /],
    [['restore', 'one.backup', 'two.backup'], /^'restore' takes one file, /],
    [['restore', 'one.backup', '--force'], /^Unknown option '--force'\. Run: gauze help$/],
    [['orders', 'send', 'SO-1'], /^There is no command 'orders send'\. Run: gauze help$/],
    [['orders', 'ship'], /^'orders ship' takes one order number, such as SO-100123\. Run: gauze help$/],
    [['orders', 'ship', 'SO-1', '--lines', '0'], /^'0' are not line numbers\. .*$/],
    [['punchout', 'open'], /^There is no command 'punchout open'\. Run: gauze help$/],
    [['punchout', 'add', 'Buying'], /^Give --protocol cxml or --protocol oci\.$/],
    [['punchout', 'orders', 'x'], /^'x' is not the number of a procurement system/],
    [['punchout', 'orders', '1'], /^Give --user with the username of the person for whom orders are placed\.$/],
    [['punchout', 'orders', '1', '--off', '--private'], /^'punchout orders --off' takes no other option\.$/],
    [['punchout', 'orders', '1', '--user', 'a', '--private'], /^--secret and --private belong to --send, /],
    [
      ['punchout', 'orders', '1', '--user', 'a', '--send', 'http://buyer.example/cxml'],
      /^'http:\/\/buyer\.example\/cxml' has no https\. Give --send, such as https:\/\/buyer\.example\/cxml\.$/,
    ],
    [
      ['punchout', 'orders', '1', '--user', 'a', '--send', 'https://10.0.0.1/'],
      /^10\.0\.0\.1 is in a private network\./,
    ],
    [['punchout', 'orders', '1', '--user', 'a', '--send', 'https://a:b@c.example/'], /has a user name or a password\./],
    [['punchout', 'documents', '3'], /^'punchout documents' takes only --failed\. Run: gauze help$/],
    [['punchout', 'resend'], /^'' is not the number of a document, which gauze punchout documents shows\. /],
    [['punchout', 'secret', 'x'], /^'x' is not the number of a procurement system/],
    [['punchout', 'check'], /^Give --protocol cxml or --protocol oci\.$/],
    [['punchout', 'check', '--protocol', 'oci', '--url', 'store'], /^'store' is not an http address\. Give --url, /],
    [['punchout', 'check', '--protocol', 'oci', '--url', 'http://a:b@store'], /^The address of --url has a user name /],
    [
      ['punchout', 'check', '--protocol', 'cxml', '--url', 'http://store', '--identity', 'metro'],
      /^'metro' is not DOMAIN:IDENTITY\. Give --identity, such as DUNS:123456789\.$/,
    ],
    [
      ['punchout', 'check', '--protocol', 'oci', '--url', 'http://store', '--identity', 'metro'],
      /^Give --secret with the shared secret, or the OCI password\.$/,
    ],
    [
      [
        'punchout',
        'check',
        '--protocol',
        'cxml',
        '--url',
        'http://store',
        '--identity',
        'a:b',
        '--secret',
        's',
        '--order',
        '1',
      ],
      /^--order belongs to --protocol cxml and --item: /,
    ],
    [['quotes', 'send', 'EST-1'], /^There is no command 'quotes send'\. Run: gauze help$/],
    [['quotes', 'list', 'EST-1'], /^'quotes list' takes nothing else\. Run: gauze help$/],
    [['quotes', 'answer', '--until', '2099-12-31'], /^'quotes answer' takes one quote number, such as EST-10012\. /],
    [['quotes', 'answer', 'EST-1', '--until', '2099-02-30'], /^'quotes answer' needs the last day of the prices: /],
    [['quotes', 'answer', 'EST-1', '--until', '2099-12-31', '--price', '1=0'], /^'1=0' is not a price\. .*$/],
    [['quotes', 'decline', 'EST-1'], /^'quotes decline' needs a reason .*: --reason TEXT\.$/],
    [['returns', 'send', 'IS-1'], /^There is no command 'returns send'\. Run: gauze help$/],
    [['returns', 'list', 'IS-1'], /^'returns list' takes nothing else\. Run: gauze help$/],
    [['returns', 'receive'], /^'returns receive' takes one return number, such as IS-1001\. /],
    [['returns', 'receive', 'IS-1', '--keep'], /^'returns receive' has no option --keep\. Run: gauze help$/],
    [
      ['returns', 'receive', 'IS-1', '--lines', '1'],
      /^'1' is not a quantity of a line\. .* such as --lines 1=2,3=1\.$/,
    ],
    [['returns', 'receive', 'IS-1', '--lines', '1=1,1=2'], /^Line 1 has two quantities\. Give one\.$/],
    [
      ['returns', 'approve', 'IS-1'],
      /^'returns approve' needs a note that says where to send the goods: --note TEXT\. /,
    ],
    [
      ['returns', 'approve', 'IS-1', '--note', 'To dock \u202e4'],
      /^--note has control characters, which nobody can see\. Type it anew without them\.$/,
    ],
    [
      ['quotes', 'decline', 'EST-1', '--reason', 'Sold \u202eout'],
      /^--reason has control characters, which nobody can see\. Type it anew without them\.$/,
    ],
    [['returns', 'decline', 'IS-1', '--reason', ' '], /^'returns decline' needs a reason .*: --reason TEXT\.$/],
    [['licenses', 'delete', '1'], /^There is no command 'licenses delete'\. Run: gauze help$/],
    [['licenses', 'list', '1'], /^'licenses list' takes nothing else\. Run: gauze help$/],
    [['licenses', 'confirm'], /^'licenses confirm' takes the number of one license, such as 12\. Run: gauze help$/],
    [['licenses', 'confirm', 'AB123'], /^'AB123' is not the number of a license\. Run: gauze help$/],
    [['licenses', 'confirm', '1', '--reason', 'x'], /^'licenses confirm' has no option --reason\. Run: gauze help$/],
    [
      ['licenses', 'refuse', '1'],
      /^'licenses refuse' needs a reason for the administrators of the company: --reason TEXT\.$/,
    ],
    [
      ['licenses', 'revoke', '--address', '2', '--level', '3'],
      /^'licenses revoke' needs an address, a level and a reason/,
    ],
    [
      ['licenses', 'revoke', '--address', 'x', '--level', '3', '--reason', 'No'],
      /^'x' is not the number of an address\. Run: gauze help$/,
    ],
    [
      ['licenses', 'confirm', '1', '--counting', 'x'],
      /^'licenses confirm' has no option --counting\. Run: gauze help$/,
    ],
    [['licenses', 'document', '1'], /^'licenses document' needs the name of a new file: --file FILE\.$/],
    [['payments', 'refund', 'PMT-1'], /^There is no command 'payments refund'\. Run: gauze help$/],
    [['export'], /^'export' needs what to export, then a file\. '' is none of: items, /],
    [['import', 'orders', 'a.csv'], /^'import' needs what to import, then a file\. 'orders' is none of: items, /],
    [['import', 'items'], /^'import items' takes one file, such as items\.csv\. Run: gauze help$/],
    [['export', 'items', 'a.csv', '--check'], /^Unknown option '--check'\. Run: gauze help$/],
    [['subscriptions', 'end'], /^There is no command 'subscriptions end'\. Run: gauze help$/],
    [['payments', 'settle', '--date', 'soon'], /^'soon' is not a date\. .*$/],
    [['payments', 'settle', 'PMT-1'], /^'payments settle' takes only --date\. Run: gauze help$/],
    [['subscriptions', 'run', '--date', '2026-02-30'], /^'2026-02-30' is not a date\. .*$/],
    [['orders', 'ship', 'SO-1', '--fast'], /^Unknown option '--fast'\. Run: gauze help$/],
  ])('are answered by one line, and a failing exit code: %o', async (command, message) => {
    const [line, ...rest] = (await operateHere(command)).split('\n')
    expect(line).toMatch(message)
    expect(rest).toEqual(['exit code 1', ''])
  })
})

describe('gauze that cannot begin', patience, () => {
  it('names the missing setting in one line', async () => {
    expect(await operateHere(['search', 'push'])).toMatch(
      /^There is no application to push to\. Set GAUZE_SEARCH_APP_ID[^\n]*\nexit code 1\n$/,
    )
  })

  it('gives the remedy in one line when the port is in use', async () => {
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
    expect(await operateHere(['start'], { PORT: 'x' })).toMatch(
      /^The settings in the environment are not right: PORT [^\n]*\nexit code 1\n$/,
    )
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
    const server = run('start', { PORT: String(port), SMTP_URL: 'smtp://127.0.0.1:9', GAUZE_LOG_LEVEL: 'info' })
    await server.saying('Bringing the database up to date')
    const database = await postmaster()
    other.listen(port, 'localhost')
    const { code, output } = await server.ended
    other.close()
    expect(code).toBe(1)
    expect(output.trim().split('\n').at(-1)).toBe(
      `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
    )
    expect(output).not.toContain('no notice of ended sessions')
    expect(isRunning(database)).toBe(false)
  })

  it.each([
    ['SIGINT', 'makes its database', 'Making the database', 'new'],
    ['SIGTERM', 'starts', 'Bringing the database up to date', 'data'],
  ] as const)(
    'says so, ends with code 0 and leaves nothing behind on %s while it %s',
    async (signal, _when, line, name) => {
      const own = join(folder, name)
      const server = run('start', { GAUZE_DATA_DIR: own, GAUZE_LOG_LEVEL: 'info' })
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
