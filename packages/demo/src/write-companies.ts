import { easternDate, formatDecimal, multiplyDecimals, roundHalfUp } from '@gauze/rules'
import {
  accountAllocations,
  accountItemPrices,
  accounts,
  addBusinessDays,
  addresses,
  addressLicenses,
  bankAccounts,
  businessTypes,
  contactRoles,
  creditMemos,
  type Db,
  estimateLines,
  estimates,
  fulfilmentLines,
  fulfilments,
  hashPassword,
  invoiceLines,
  invoices,
  itemListDetails,
  itemLists,
  licenseReviews,
  notifications,
  orderEvents,
  orderLines,
  orders,
  paymentApplications,
  paymentMethods,
  payments,
  punchoutBuyers,
  stockWatches,
  subscriptions,
  taxRates,
  userAccounts,
  users,
} from '@gauze/server/plugin'
import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { CatalogueRows } from './catalogue-rows.js'
import { demoBusinessTypes, demoCompanies, demoContactRoles, demoTaxRates } from './companies/companies.js'
import type { DemoCompany, History, SellableItem } from './companies/demo.types.js'
import { createCounters, writeHistory } from './companies/history.js'
import { createRandom } from './companies/random.js'
import { insertAll } from './insert-all.js'
import { demoPassword } from './sign-ins.js'
import { writeRecalls } from './write-recalls.js'

/** A person of the company that the demonstration is about. */
const demoAdmin = 'admin@mercy.example'

/**
 * Start of the random numbers of each company, times its id. With this one, the hospital has late invoices of two ages,
 * a partly paid one, and orders that wait, are on their way, and were canceled or rejected.
 */
const randomStart = 8804

const contractShare = 0.96
const contractItems = 150
const fixedIds = [
  accounts,
  users,
  addresses,
  paymentMethods,
  bankAccounts,
  orders,
  orderLines,
  fulfilments,
  invoices,
  payments,
  creditMemos,
  estimates,
  itemLists,
]
const documentSequences = ['order_no_seq', 'invoice_no_seq', 'payment_no_seq', 'credit_memo_no_seq', 'estimate_no_seq']

/** The items that the companies can have bought. */
function sellableItems(rows: CatalogueRows): SellableItem[] {
  const units = Map.groupBy(rows.itemUnits, ({ itemId }) => itemId)
  const prices = Map.groupBy(rows.itemPrices, ({ itemId }) => itemId)
  return rows.items
    .filter(
      ({ id, isMatrixParent, inactive, restricted, isAddableToCart, allocationPeriod }) =>
        !rows.newItemIds.has(id) && !isMatrixParent && !inactive && !restricted && isAddableToCart && !allocationPeriod,
    )
    .map((item) => ({
      id: item.id,
      itemName: item.itemName,
      displayName: item.displayName,
      urlComponent: item.urlComponent,
      mpn: item.mpn,
      matrixDetails: item.matrixDetails ?? [],
      rxLevel: item.rxLevel ?? '1',
      taxable: item.taxable ?? true,
      popularity: item.popularity ?? 0,
      units: units.get(item.id) ?? [],
      prices: Object.fromEntries(
        (prices.get(item.id) ?? []).flatMap(({ level, price }) => (price == null ? [] : [[level, price]])),
      ),
    }))
}

/** A company's own prices for the items that it buys most: a little below its level. */
function contractPrices({ account }: DemoCompany, items: readonly SellableItem[]) {
  return account.priceLevel !== 'Contract A'
    ? []
    : [...items]
        .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
        .slice(0, contractItems)
        .flatMap(({ id, prices }) => {
          const level = prices['Contract A']
          if (level === undefined) return []
          const digits = roundHalfUp(multiplyDecimals(level, contractShare), 4)
          return [{ accountId: account.id, itemId: id, price: formatDecimal({ digits, scale: 4 }) }]
        })
}

function taxAt({ state, zip }: { state: string; zip: string }) {
  return (
    demoTaxRates
      .filter((rate) => rate.state === state && zip.startsWith(rate.zipPrefix))
      .sort((a, b) => b.zipPrefix.length - a.zipPrefix.length)[0] ?? { ratePercent: '0', shippingTaxable: false }
  )
}

function openBalance({ invoices: written }: History) {
  return written.reduce(
    (sum, { totalCents, paidCents, creditedCents }) => sum + totalCents - paidCents - creditedCents,
    0,
  )
}

async function writeHistoryRows(db: Db, history: History) {
  await insertAll(db, orders, history.orders)
  await insertAll(db, orderEvents, history.orderEvents)
  await insertAll(db, orderLines, history.orderLines)
  await insertAll(db, fulfilments, history.fulfilments)
  await insertAll(db, fulfilmentLines, history.fulfilmentLines)
  await insertAll(db, invoices, history.invoices)
  await insertAll(db, invoiceLines, history.invoiceLines)
  await insertAll(db, payments, history.payments)
  await insertAll(db, creditMemos, history.creditMemos)
  await insertAll(db, paymentApplications, history.paymentApplications)
  await insertAll(db, estimates, history.estimates)
  await insertAll(db, estimateLines, history.estimateLines)
  await insertAll(db, itemLists, history.itemLists)
  await insertAll(db, itemListDetails, history.itemListDetails)
  await insertAll(db, subscriptions, history.subscriptions)
  await insertAll(db, notifications, history.notifications)
}

/** The business days that a bank takes for a debit, at most. */
const bankDays = 4

const watchedItems = 3

/** Everyone waits for the most popular established items that have run out. */
function watchesOf({ account, users: people }: DemoCompany, rows: CatalogueRows) {
  const soldOut = rows.items
    .filter(
      ({ id, isMatrixParent, inactive, quantityAvailable }) =>
        !rows.newItemIds.has(id) && !isMatrixParent && !inactive && quantityAvailable === 0,
    )
    .sort((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0) || a.id - b.id)
    .slice(0, watchedItems)
  return people.flatMap(({ id: userId }) =>
    soldOut.map(({ id: itemId }) => ({ accountId: account.id, userId, itemId })),
  )
}

/** Carts of the demonstration return to this machine alone. */
const returnOrigins = ['http://localhost', 'http://127.0.0.1']

/**
 * The company with a punch-out user has a procurement system of each protocol, whose secret is the demo password. The
 * cXML system may send purchase orders.
 */
function buyersOf({ account, users: people }: DemoCompany, secretHash: string) {
  if (!people.some(({ isPunchout }) => isPunchout)) return []
  const buyer = { accountId: account.id, identity: 'metro', secretHash, returnOrigins }
  return [
    {
      ...{ ...buyer, name: 'Metro Procurement', protocol: 'cxml' as const, domain: 'DemoNetwork' },
      orderUserId: people.find(({ isPunchout }) => !isPunchout)?.id ?? null,
    },
    { ...buyer, name: 'Metro SAP', protocol: 'oci' as const },
  ]
}

interface CompanyRows {
  readonly company: DemoCompany
  readonly history: History
  readonly passwordHash: string
  readonly rows: CatalogueRows
  /** YYYY-MM-DD in Eastern time. */
  readonly today: string
}

async function writeCompany(db: Db, { company, history, passwordHash, rows, today }: CompanyRows) {
  const accountId = company.account.id
  await insertAll(db, accounts, [{ ...company.account, balanceCents: openBalance(history) }])
  await insertAll(
    db,
    users,
    company.users.map((user) => ({ ...user, passwordHash })),
  )
  await insertAll(db, addresses, company.addresses)
  await insertAll(db, addressLicenses, company.licenses)
  await insertAll(db, licenseReviews, company.licenseReviews)
  await insertAll(db, paymentMethods, company.cards)
  await insertAll(db, bankAccounts, company.bankAccounts)
  await insertAll(db, punchoutBuyers, buyersOf(company, passwordHash))
  await insertAll(db, accountItemPrices, contractPrices(company, sellableItems(rows)))
  const periodStart = `${today.slice(0, 7)}-01`
  await insertAll(
    db,
    accountAllocations,
    rows.allocations.map((allocation) => ({ ...allocation, accountId, periodStart })),
  )
  await writeHistoryRows(db, history)
  await insertAll(db, stockWatches, watchesOf(company, rows))
}

/**
 * Takes the goods of the orders that wait for approval out of stock, as placing them would; items without enough stock
 * are on backorder.
 */
async function holdGoods(db: Db) {
  await db.execute(sql`WITH wanted AS (
      SELECT l.order_id, o.account_id, o.user_id, l.item_id, (l.quantity * l.conversion_rate)::int AS units
      FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.status = 'Pending Approval'),
    waiting AS (
      INSERT INTO backorders (order_id, account_id, user_id, item_id, quantity)
      SELECT w.order_id, w.account_id, w.user_id, w.item_id, w.units
      FROM wanted w JOIN items i ON i.id = w.item_id WHERE NOT i.special_order AND w.units > i.quantity_available),
    held AS (
      INSERT INTO reserved_goods (order_id, item_id, from_stock, from_allocation)
      SELECT w.order_id, w.item_id,
        CASE WHEN i.special_order OR w.units > i.quantity_available THEN 0 ELSE w.units END, 0
      FROM wanted w JOIN items i ON i.id = w.item_id
      RETURNING item_id, from_stock)
    UPDATE items i SET quantity_available = i.quantity_available - held.from_stock
    FROM held WHERE i.id = held.item_id AND held.from_stock > 0`)
}

/** A debit of the company's bank account that began an hour ago and pays the invoice that is due last. */
async function startDebit(
  db: Db,
  { account, users: people, bankAccounts: [bank] }: DemoCompany,
  now: Date,
  number: number,
) {
  if (bank === undefined) return
  const receivedAt = new Date(now.getTime() - 3_600_000)
  const method = { kind: 'bank', bankAccountId: bank.id, bankName: bank.bankName, last4: bank.last4 }
  const request = { accountId: account.id, means: { ...method, token: bank.token }, poNum: '' }
  await db.execute(sql`WITH due AS (
      SELECT id, total_cents AS amount FROM invoices
      WHERE account_id = ${account.id} AND due_on >= ${easternDate(now)}::date AND paid_cents + credited_cents = 0
      ORDER BY due_on DESC, id DESC LIMIT 1),
    payment AS (
      INSERT INTO payments (id, payment_no, account_id, user_id, method, amount_cents, applied_cents, status,
        idempotency_key, received_at, expected_on)
      SELECT (SELECT max(id) + 1 FROM payments), ${`PMT-${number}`}, ${account.id}::int, ${people[0]?.id ?? null}::int,
        ${JSON.stringify(method)}::jsonb, due.amount, due.amount, 'Pending', ${`demo-debit-${number}`}, ${receivedAt}::timestamptz,
        ${addBusinessDays(easternDate(receivedAt), bankDays)}::date
      FROM due RETURNING id),
    applied AS (
      INSERT INTO payment_applications (account_id, invoice_id, payment_id, with_payment_id, amount_cents, applied_at)
      SELECT ${account.id}::int, due.id, payment.id, payment.id, due.amount, ${receivedAt}::timestamptz FROM due, payment),
    held AS (
      INSERT INTO payment_holds (account_id, payable_key, request, payment_id, requested_at, capture_requested_at)
      SELECT ${account.id}::int, ${`demo-debit-${number}`}, ${JSON.stringify(request)}::jsonb || jsonb_build_object('total', due.amount),
        payment.id, ${receivedAt}::timestamptz, ${receivedAt}::timestamptz FROM due, payment)
    UPDATE invoices v SET pending_cents = due.amount FROM due WHERE v.id = due.id`)
}

async function continueSequences(db: Db, last: (sequence: string) => number | undefined) {
  for (const table of fixedIds) await continueIdentity(db, table)
  for (const sequence of documentSequences) {
    const value = last(sequence)
    if (value !== undefined) await db.execute(sql`SELECT setval(${sequence}, ${value})`)
  }
}

function continueIdentity(db: Db, table: PgTable) {
  const name = getTableName(table)
  return db.execute(
    sql`SELECT setval(pg_get_serial_sequence(${name}, 'id'), (SELECT coalesce(max(id), 1) FROM ${table}))`,
  )
}

/**
 * Writes the companies of the demonstration, their people and eighteen months of their papers.
 * @param now the time up to which they have traded
 */
export async function writeCompanies(db: Db, rows: CatalogueRows, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const items = sellableItems(rows)
  const counters = createCounters()
  await insertAll(db, taxRates, demoTaxRates)
  await insertAll(
    db,
    businessTypes,
    demoBusinessTypes.map((name) => ({ name })),
  )
  await insertAll(
    db,
    contactRoles,
    demoContactRoles.map((name) => ({ name })),
  )
  const today = easternDate(now)
  const companies = demoCompanies(today)
  for (const company of companies) {
    const random = createRandom(company.account.id * randomStart)
    const contract = new Map(contractPrices(company, items).map(({ itemId, price }) => [itemId, price]))
    const history = writeHistory({ company, items, contractPrices: contract, taxAt, now, random, counters })
    await writeCompany(db, { company, history, passwordHash, rows, today })
  }
  await holdGoods(db)
  const payer = companies.find(({ bankAccounts: saved }) => saved.length > 0)
  if (payer) await startDebit(db, payer, now, counters.next('payment_no_seq', 300_001))
  const related = companies.filter(({ account }) => account.parentId)
  const parents = companies.flatMap((company) => company.users.filter(({ isParentLogin }) => isParentLogin))
  await insertAll(
    db,
    userAccounts,
    parents.flatMap(({ id: userId }) => related.map(({ account }) => ({ userId, accountId: account.id }))),
  )
  await continueSequences(db, counters.last)
  const hospital = companies.find(({ users: people }) => people.some(({ username }) => username === demoAdmin))
  const [person] = hospital?.users ?? []
  if (person) await writeRecalls(db, { accountId: person.accountId, userId: person.id }, now)
}
