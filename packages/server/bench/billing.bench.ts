import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { demoPassword } from '../../demo/src/sign-ins.js'
import { startEmbeddedDatabase } from '../src/db/embedded.js'
import { percentile, show } from './figures.js'
import { ask, post, startServerProcess, stop } from './requests.js'

const template = 'admin@mercy.example'
/** Invoices and credits of one payment. */
const paidAtOnce = { invoices: 40, credits: 3 }

/** Rows of every statement: three of its sums, two of the ages, and the headers of open invoices and of transactions. */
const rowsOfEachStatement = 7

/** How much is written and how often each call is sent. */
interface Effort {
  /** Open invoices, half of which are on the statement. */
  readonly invoices: number
  readonly rounds: number
}

const full: Effort = { invoices: 10_000, rounds: 7 }
const smoke: Effort = { invoices: 200, rounds: 2 }

/** A call, and a query that reads the same rows. Both answer how many rows they read, which must agree. */
interface Comparison {
  readonly name: string
  readonly ours: () => Promise<number>
  readonly bare: () => Promise<number>
  /** Whether the report includes the peak memory of the server. */
  readonly isMeasured?: boolean
}

/** Open invoices of a company without other invoices, 40 cents each, and three credits of a dollar for each payment. */
async function prepare(client: pg.Client, { invoices, rounds }: Effort) {
  const { rows } = await client.query<{ id: number; card: number }>(
    `SELECT u.account_id AS id, (SELECT min(m.id) FROM payment_methods m WHERE m.account_id = u.account_id
        AND NOT m.deleted AND m.exp_year > extract(year FROM now())) AS card
      FROM users u WHERE u.username = $1`,
    [template],
  )
  const [company] = rows
  if (company === undefined) throw new Error(`The demonstration data have no ${template}.`)
  const { id, card } = company
  await client.query('DELETE FROM payment_applications WHERE account_id = $1', [id])
  await client.query(
    'UPDATE invoices SET paid_cents = total_cents, credited_cents = 0, pending_cents = 0 WHERE account_id = $1',
    [id],
  )
  await client.query('UPDATE credit_memos SET applied_cents = total_cents WHERE account_id = $1', [id])
  await client.query('UPDATE payments SET applied_cents = amount_cents WHERE account_id = $1', [id])
  await client.query('UPDATE accounts SET balance_cents = $2, convenience_fee = false WHERE id = $1', [
    id,
    invoices * 40,
  ])
  await client.query(
    `INSERT INTO invoices (invoice_no, account_id, po_num, issued_on, due_on, ship_address, bill_address, subtotal_cents,
      total_cents)
    SELECT 'BENCH-' || n, $1, 'PO-' || n, day, day + 30, '{"id":1,"label":"Pharmacy"}', '{}', 40, 40
    FROM (SELECT n, CASE WHEN n % 2 = 0 THEN date '2001-01-15' ELSE date '2002-01-15' END AS day
      FROM generate_series(1, $2::int) n) bills`,
    [id, invoices],
  )
  await client.query(
    `INSERT INTO credit_memos (credit_memo_no, account_id, reason, issued_on, total_cents)
    SELECT 'BENCH-CM-' || n, $1, 'Return', '2002-01-15', 100 FROM generate_series(1, $2::int) n`,
    [id, (rounds + 1) * paidAtOnce.credits],
  )
  return { id, card }
}

function comparisonsOf(
  api: string,
  headers: Readonly<Record<string, string>>,
  client: pg.Client,
  { id, card }: Awaited<ReturnType<typeof prepare>>,
): Comparison[] {
  const read = async <Row extends pg.QueryResultRow>(text: string, values: unknown[]) =>
    (await client.query<Row>(text, values)).rows
  const openInvoices = `SELECT v.*, o.order_no FROM invoices v LEFT JOIN orders o ON o.id = v.order_id
    WHERE v.account_id = $1 AND v.paid_cents + v.credited_cents < v.total_cents ORDER BY v.due_on, v.id LIMIT $2`
  const openMemos = `SELECT * FROM credit_memos WHERE account_id = $1 AND applied_cents < total_cents
    ORDER BY issued_on, id LIMIT $2`
  const list = `${api}/myaccount/transactions/invoices/paginate?limit=10000&status.value=open&orderBy=asc`
  const idsOf = (rows: readonly { readonly id: number }[]) => rows.map((row) => row.id)
  return [
    {
      name: 'open invoices',
      ours: async () => (await ask<{ results: unknown[] }>({ url: list, headers: [headers] })).results.length,
      bare: async () => (await read(openInvoices, [id, 10_000])).length,
    },
    {
      name: 'getCreditInfo',
      ours: async () => {
        const url = `${api}/payments/payments/getCreditInfo`
        return (await ask<{ creditMemos: unknown[] }>({ url, headers: [headers] })).creditMemos.length
      },
      bare: async () => {
        await read('SELECT * FROM payments WHERE account_id = $1 AND applied_cents < amount_cents', [id])
        return (await read(openMemos, [id, 10_000])).length
      },
    },
    {
      name: 'createPayment',
      ours: async () => {
        const invoices = idsOf(await read<{ id: number }>(openInvoices, [id, paidAtOnce.invoices]))
        const creditMemos = idsOf(await read<{ id: number }>(openMemos, [id, paidAtOnce.credits]))
        const form = {
          ...{ invoices: invoices.map((invoice) => ({ id: invoice, amount: 0.4 })), creditMemos, paymentMethod: card },
          expectedTotal: (invoices.length * 40 - creditMemos.length * 100) / 100,
        }
        const key = { ...headers, 'idempotency-key': randomUUID() }
        await ask(post(`${api}/payments/payments/createPayment`, form, [key]))
        return invoices.length + creditMemos.length
      },
      bare: async () => {
        const invoices = await read(openInvoices, [id, paidAtOnce.invoices])
        return invoices.length + (await read(openMemos, [id, paidAtOnce.credits])).length
      },
    },
    {
      name: 'statement',
      isMeasured: true,
      ours: async () => {
        const range = { startDate: '2001-01-01', statementDate: '2001-12-31', openTransactionsOnly: false }
        const asked = post(`${api}/myaccount/transactions/generatePDF`, { type: 'statement', ...range }, [headers])
        const { pdfUrl } = await ask<{ pdfUrl: string }>(asked)
        const answer = await fetch(`${new URL(api).origin}${new URL(pdfUrl).pathname}`)
        const file = Buffer.from(await answer.arrayBuffer())
        if (file.subarray(0, 4).toString() !== '%PDF') throw new Error(`The statement answered ${answer.status}.`)
        return (file.toString('latin1').match(/\/S \/TR\b/g)?.length ?? 0) - rowsOfEachStatement
      },
      bare: async () => {
        const days = "issued_on BETWEEN '2001-01-01' AND '2001-12-31'"
        const invoices = await read(`SELECT * FROM invoices WHERE account_id = $1 AND ${days} ORDER BY issued_on`, [id])
        // Each of them is open, and a transaction of the period.
        return invoices.length * 2
      },
    },
  ]
}

/** The memory of a process in MB, where the system tells: its most since it was forgotten. */
async function mostMemory(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(status) ?? []
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}

/** Has {@link mostMemory} begin anew. */
async function forgetMemory(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => undefined)
}

async function timed(work: () => Promise<number>) {
  const start = performance.now()
  const rows = await work()
  return { rows, milliseconds: performance.now() - start }
}

/**
 * Takes turns, so that other load on the machine affects both alike. The first round warms up: its time does not count.
 */
async function compare({ name, ours, bare, isMeasured }: Comparison, rounds: number, pid: number) {
  const times = { ours: [] as number[], bare: [] as number[] }
  let megabytes = 0
  let read = 0
  for (let round = 0; round <= rounds; round += 1) {
    // The bare query goes first, because a payment changes the open invoices.
    const plain = await timed(bare)
    await forgetMemory(pid)
    const before = await mostMemory(pid)
    const own = await timed(ours)
    const after = await mostMemory(pid)
    if (own.rows !== plain.rows) {
      throw new Error(`${name} read ${own.rows} rows, and the bare query ${plain.rows}: the figures mean nothing.`)
    }
    read = own.rows
    if (before !== null && after !== null) megabytes = Math.max(megabytes, after - before)
    if (round === 0) continue
    times.ours.push(own.milliseconds)
    times.bare.push(plain.milliseconds)
  }
  const [own, plain] = [times.ours, times.bare].map((list) =>
    percentile(
      list.sort((left, right) => left - right),
      0.5,
    ),
  )
  show([
    ...[name, read, (own ?? 0).toFixed(1), (plain ?? 0).toFixed(1), `${((own ?? 0) / (plain ?? 1)).toFixed(1)}x`],
    isMeasured && megabytes > 0 ? Math.round(megabytes) : '',
  ])
}

/**
 * Prints how long the calls of billing take compared with a bare query of the same rows, by the medians of rounds that
 * take turns, and the memory that a statement adds to the server at most.
 * @param isSmoke sends each call only twice on few invoices, to see that the benchmark runs and both read the same rows
 */
export async function benchBilling(isSmoke: boolean): Promise<void> {
  const effort = isSmoke ? smoke : full
  const folder = await mkdtemp(join(tmpdir(), 'gauze-bench-'))
  const database = await startEmbeddedDatabase({ dataDir: folder })
  const store = await startServerProcess(database.url)
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    const api = `${store.url}/api`
    const company = await prepare(client, effort)
    const { token } = await ask<{ token: string }>(
      post(`${api}/auth/login`, { username: template, password: demoPassword }),
    )
    show(['call', 'rows', 'ms', 'bare ms', 'of bare', 'MB'])
    for (const comparison of comparisonsOf(api, { authorization: `Bearer ${token}` }, client, company)) {
      await compare(comparison, effort.rounds, store.child.pid ?? 0)
    }
  } finally {
    await client.end()
    await stop(store.child)
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
