import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { demoPassword } from '../../demo/src/sign-ins.js'
import { startEmbeddedDatabase } from '../src/db/embedded.js'
import { percentile, show } from './figures.js'
import { ask, post, startServerProcess, stop, type Target } from './requests.js'

const template = 'admin@mercy.example'

/** The records of a company. */
interface Size {
  readonly orders: number
  readonly listLines: number
  readonly cartLines: number
}

const small: Size = { orders: 100, listLines: 1000, cartLines: 500 }
const large: Size = { orders: 10_000, listLines: 1000, cartLines: 500 }
const few: Size = { orders: 20, listLines: 20, cartLines: 10 }

/** Most that a call may be slower for the large company than for the small one, as a ratio of medians. */
const growth = 2
const pageSize = 10

/** A company of the benchmark, and a call of each page for its administrator. */
interface Company {
  readonly name: string
  readonly account: number
  readonly user: number
  readonly order: number
  readonly invoice: number
  readonly list: number
}

/** Copies the template's company, its administrator and its addresses. */
const companySql = `
WITH original AS (SELECT u.id AS user_id, u.account_id FROM users u WHERE u.username = $2),
account AS (
  INSERT INTO accounts SELECT r.* FROM original o JOIN accounts a ON a.id = o.account_id,
    jsonb_populate_record(a, jsonb_build_object('id', nextval(pg_get_serial_sequence('accounts', 'id')),
      'account_no', $1::text, 'account_name', $1::text)) r RETURNING id),
person AS (
  INSERT INTO users SELECT r.* FROM original o JOIN users u ON u.id = o.user_id, account,
    jsonb_populate_record(u, jsonb_build_object('id', nextval(pg_get_serial_sequence('users', 'id')),
      'account_id', account.id, 'username', $1::text || '@bench.example', 'email', $1::text || '@bench.example')) r RETURNING id),
places AS (
  INSERT INTO addresses SELECT r.* FROM original o JOIN addresses d ON d.account_id = o.account_id, account,
    jsonb_populate_record(d, jsonb_build_object('id', nextval(pg_get_serial_sequence('addresses', 'id')),
      'account_id', account.id)) r RETURNING id)
SELECT account.id AS account, person.id AS "user", (SELECT min(id) FROM places) AS address FROM account, person`

/**
 * Copies orders and invoices of the template, over and over, each older than the one before. 20 orders wait for approval,
 * and 50 invoices are open. $1 company, $2 person, $3 address, $4 number of orders, $5 name, $6 template.
 */
const recordsSql = `
WITH original AS (SELECT u.account_id FROM users u WHERE u.username = $6),
orders_copied AS (
  SELECT o, row_number() OVER (ORDER BY o.id) - 1 AS place, count(*) OVER () AS all_places
  FROM orders o JOIN original ON o.account_id = original.account_id),
planned AS MATERIALIZED (
  SELECT n, c.o, nextval(pg_get_serial_sequence('orders', 'id')) AS id
  FROM generate_series(1, $4::int) n JOIN orders_copied c ON c.place = n % c.all_places),
made AS (
  INSERT INTO orders SELECT r.* FROM planned p, jsonb_populate_record(p.o, jsonb_build_object('id', p.id,
    'order_no', $5::text || p.n, 'account_id', $1::int, 'user_id', $2::int, 'idempotency_key', NULL,
    'subscription_id', NULL, 'ship_address_id', $3::int, 'bill_address_id', $3::int,
    'status', CASE WHEN p.n <= 20 THEN 'Pending Approval' ELSE 'Delivered' END,
    'placed_at', now() - p.n * interval '2 hours')) r),
lines AS (
  INSERT INTO order_lines SELECT r.* FROM planned p JOIN order_lines l ON l.order_id = (p.o).id,
    jsonb_populate_record(l, jsonb_build_object('id', nextval(pg_get_serial_sequence('order_lines', 'id')), 'order_id', p.id)) r),
parcels AS (
  INSERT INTO fulfilments (order_id, account_id, carrier, tracking_number, status, shipped_at, delivered_at)
  SELECT p.id, $1, 'UPS', $5 || p.n, 'Delivered', day, day FROM planned p,
    LATERAL (SELECT now() - p.n * interval '2 hours' AS day) d WHERE p.n > 20)
INSERT INTO invoices (invoice_no, account_id, order_id, po_num, issued_on, due_on, ship_address, bill_address,
  subtotal_cents, total_cents, paid_cents)
SELECT $5 || p.n, $1, p.id, (p.o).po_num, day, day + 30, (p.o).ship_address, (p.o).bill_address, 4000, 4000,
  CASE WHEN p.n <= 50 THEN 0 ELSE 4000 END
FROM planned p, LATERAL (SELECT (now() - p.n * interval '2 hours')::date AS day) d`

const goodsSql = `
  SELECT i.id AS item_id, u.id AS unit_id, row_number() OVER (ORDER BY i.id) AS place
  FROM items i JOIN LATERAL (SELECT min(id) AS id FROM item_units WHERE item_id = i.id) u ON u.id IS NOT NULL
  WHERE NOT i.is_matrix_parent AND NOT i.inactive AND NOT i.restricted AND i.is_addable_to_cart AND i.rx_level = '1'
    AND i.allocation_period IS NULL ORDER BY i.id`

async function prepare(client: pg.Client, name: string, size: Size): Promise<Company> {
  const only = async <Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row> => {
    const [row] = (await client.query<Row>(text, values)).rows
    if (row === undefined) throw new Error(`The demonstration data have no ${template}.`)
    return row
  }
  const { account, user, address } = await only<{ account: number; user: number; address: number }>(companySql, [
    name,
    template,
  ])
  await client.query(recordsSql, [account, user, address, size.orders, `${name}-`, template])
  const { id: list } = await only<{ id: number }>(
    `INSERT INTO item_lists (account_id, user_id, name, shared) VALUES ($1, $2, 'Everything', true) RETURNING id`,
    [account, user],
  )
  await client.query(
    `INSERT INTO item_list_details (item_list_id, item_id, unit_id, quantity)
    SELECT $1, item_id, unit_id, 1 FROM (${goodsSql} LIMIT $2) goods`,
    [list, size.listLines],
  )
  const { id: cart } = await only<{ id: number }>(
    'INSERT INTO carts (account_id, user_id) VALUES ($1, $2) RETURNING id',
    [account, user],
  )
  await client.query(
    `INSERT INTO cart_lines (cart_id, item_id, unit_id, quantity)
    SELECT $1, item_id, unit_id, 1 FROM (${goodsSql} LIMIT $2) goods`,
    [cart, size.cartLines],
  )
  const newest = (table: string) =>
    only<{ id: number }>(`SELECT min(id) AS id FROM ${table} WHERE account_id = $1`, [account])
  return { name, account, user, list, order: (await newest('orders')).id, invoice: (await newest('invoices')).id }
}

/** The calls of the pages of a signed-in person, by page. */
function callsOf(api: string, { order, invoice, list }: Company, size: Size, token: string): Record<string, Target> {
  const headers = [{ authorization: `Bearer ${token}` }]
  const read = (path: string): Target => ({ url: `${api}/${path}`, headers })
  const records = 'myaccount/transactions'
  const lastPage = size.orders / pageSize
  return {
    'orders, first page': read(`${records}/salesorders/paginate?limit=${pageSize}`),
    'orders, last page': read(`${records}/salesorders/paginate?limit=${pageSize}&page=${lastPage}`),
    'orders of a status': read(`${records}/salesorders/paginate?limit=${pageSize}&status=Pending+Approval`),
    order: read(`${records}/salesorders/${order}`),
    'invoices, first': read(`${records}/invoices/paginate?limit=${pageSize}`),
    'invoices, last': read(`${records}/invoices/paginate?limit=${pageSize}&page=${lastPage}`),
    'open invoices': read(`${records}/invoices/paginate?limit=${pageSize}&status.value=open`),
    invoice: read(`${records}/invoices/${invoice}`),
    'open items': read(`${records}/openitems/paginate?limit=${pageSize}`),
    credits: read('payments/payments/getCreditInfo'),
    approvals: read(`${records}/getOrderApprovals`),
    overview: read('myaccount/account/getOverViewData'),
    reorder: read(`${records}/reorder/paginate?limit=${pageSize}`),
    'quick order': read(`${records}/quickOrderProducts`),
    lists: read('cart/itemList/getAllLists'),
    'list, 1,000 lines': read(`cart/itemList/getListDetails?itemListId=${list}`),
    'cart, 500 lines': read('cart/cart/getCart'),
  }
}

/** Sends a call of both companies by turns, so that other load on the machine affects both alike. */
async function measure(targets: readonly Target[], rounds: number): Promise<number[][]> {
  const times = targets.map((): number[] => [])
  for (let round = -2; round < rounds; round += 1) {
    for (const [at, target] of targets.entries()) {
      const start = performance.now()
      await ask(target)
      // The first rounds warm up.
      if (round >= 0) times[at]?.push(performance.now() - start)
    }
  }
  return times.map((list) => list.sort((left, right) => left - right))
}

/**
 * Prints how long the calls of signed-in pages take for a company with 100 orders and invoices and for one with 10,000,
 * both with a list of 1,000 lines and a cart of 500.
 * @param isSmoke sends each call once, for companies with few records, and shows nothing
 * @throws when a call takes more than twice as long for the large company
 */
export async function benchAccount(isSmoke: boolean): Promise<void> {
  const sizes = isSmoke ? [few, few] : [small, large]
  const folder = await mkdtemp(join(tmpdir(), 'gauze-bench-'))
  const database = await startEmbeddedDatabase({ dataDir: folder })
  const store = await startServerProcess(database.url)
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    const api = `${store.url}/api`
    const calls: Record<string, Target>[] = []
    for (const [at, size] of sizes.entries()) {
      const company = await prepare(client, `bench${at}`, size)
      const login = { username: `${company.name}@bench.example`, password: demoPassword }
      const { token } = await ask<{ token: string }>(post(`${api}/auth/login`, login))
      calls.push(callsOf(api, company, size, token))
    }
    // A database does both by itself in time.
    await client.query('VACUUM ANALYZE')
    if (!isSmoke) show(['call', 'p50 ms', 'p99 ms', 'p50 of 100', 'p99 of 100', 'growth'])
    const slow: string[] = []
    for (const name of Object.keys(calls[0] ?? {})) {
      const targets = calls.flatMap((of) => of[name] ?? [])
      const [hundred = [], thousands = []] = await measure(targets, isSmoke ? 1 : 100)
      const grown = percentile(thousands, 0.5) / percentile(hundred, 0.5)
      if (isSmoke) continue
      if (grown > growth) slow.push(`${name}: ${grown.toFixed(1)}`)
      const figures = [thousands, hundred].flatMap((list) =>
        [0.5, 0.99].map((share) => percentile(list, share).toFixed(1)),
      )
      show([name, ...figures, grown.toFixed(2)])
    }
    if (slow.length > 0)
      throw new Error(`Calls grow by more than ${growth} with 100 times the records: ${slow.join(', ')}`)
  } finally {
    await client.end()
    await stop(store.child)
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
