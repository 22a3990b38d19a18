import { randomBytes } from 'node:crypto'
import fastify from 'fastify'
import pg from 'pg'
import { listingFacets, splitToken } from '../../search/src/engine/facets.js'
import { inOrder, shortened, worthOffering } from '../src/modules/catalog/listing-facets.js'
import { addSql, cartSql, detailSql, listSql, searchSql } from './bare-sql.js'

/**
 * The baseline of the API benchmark: the same answers with the least that fastify and SQL can do, without validation,
 * sessions, business rules, idempotency or problem documents. A header names the caller. Prints its port.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const app = fastify()

interface Listing {
  total: number
  facets: [token: string, docs: number][]
  categories: Record<string, string>
  results: object[]
}

interface Line {
  unit: number
  quantity: number
  price: number | 'N/A'
  units: { id: number; conversionRate: number }[]
}

interface CartRow {
  ownerId: string
  version: number
  approvedBy: number | null
  contactId: number | null
  notifications: { id: number; message: string }[]
  taxRate: number | null
  taxState: string | null
  feeRate: number | null
  approvalLimit: number | null
  lines: Line[]
  saved: object[]
}

function listing({ total, facets, categories, results }: Listing) {
  const counts: Record<string, Record<string, number>> = {}
  for (const [token, docs] of facets) {
    const { name, value } = splitToken(token)
    const values = counts[name] ?? {}
    values[value] = docs
    counts[name] = values
  }
  return {
    results,
    total,
    page: 1,
    pages: Math.ceil(total / 24),
    limit: 24,
    from: 1,
    facets: worthOffering(listingFacets(counts, categories), {}, total).map((facet) => shortened(inOrder(facet), {})),
    category: null,
    categories: counts.category ?? {},
    corrected: null,
    relaxed: false,
    leftOut: [],
    without: [],
    nearest: null,
    queryID: randomBytes(16).toString('hex'),
  }
}

function inCents(dollars: number) {
  return Math.round(dollars * 100 + 1e-7)
}

function lineCents({ unit, quantity, price, units }: Line) {
  const rate = units.find(({ id }) => id === unit)?.conversionRate ?? 1
  return price === 'N/A' ? 0 : inCents(price * rate * quantity)
}

/** Assumes that every item is taxable and shipping is not, which is true of the benchmark's cart. */
function cartView({ ownerId, version, taxRate, taxState, feeRate, approvalLimit, lines, saved, ...row }: CartRow) {
  const subtotal = lines.reduce((sum, line) => sum + lineCents(line), 0)
  const shipping = subtotal === 0 || subtotal >= 25_000 ? 0 : 1495
  const tax = taxRate === null ? null : inCents((subtotal * taxRate) / 10_000)
  const fee = feeRate === null ? null : inCents(((subtotal + shipping + (tax ?? 0)) * feeRate) / 10_000)
  return {
    ownerId,
    version,
    cartDetail: lines,
    totalItems: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    status: lines.length > 0 ? 'open' : 'empty',
    subtotal: subtotal / 100,
    shipping: shipping / 100,
    freeShippingFrom: 250,
    tax: tax === null ? null : tax / 100,
    taxBasis: taxRate === null ? null : { percent: taxRate, state: taxState, amount: subtotal / 100 },
    convenienceFee: fee === null ? null : fee / 100,
    total: (subtotal + shipping + (tax ?? 0) + (fee ?? 0)) / 100,
    ...(approvalLimit === null ? {} : { approvalLimit }),
    _approvedBy: row.approvedBy,
    _contactId: row.contactId,
    saveForLaterDetail: saved,
    notifications: row.notifications.map(({ id, message }) => ({ id, message })),
  }
}

async function readCart(user: unknown) {
  const { rows } = await pool.query<CartRow>({ name: 'cart', text: cartSql, values: [user] })
  const [row] = rows
  if (!row) throw new Error(`The user ${user} has no cart. Say whose it is in x-user.`)
  return cartView(row)
}

app.get('/list', async () => (await pool.query<Listing>({ name: 'list', text: listSql })).rows.map(listing)[0])
app.get<{ Querystring: { terms: string[] } }>('/search', async ({ query: { terms } }) => {
  const [first = '', second = ''] = terms
  const values = [`${first}&${second}`, `${first}:A`, `${second}:A`, `${first}:B`, `${second}:B`]
  return (await pool.query<Listing>({ name: 'search', text: searchSql, values })).rows.map(listing)[0]
})
app.get<{ Querystring: { id: string } }>('/detail', async ({ query }) => {
  const { rows } = await pool.query<{ product: object }>({ name: 'detail', text: detailSql, values: [query.id] })
  return rows[0]?.product
})
app.get('/getCart', ({ headers }) => readCart(headers['x-user']))
app.post<{ Body: { itemId: number; unit: number; quantity: number } }>('/addItem', async ({ body, headers }) => {
  const { itemId, unit, quantity } = body
  await pool.query({ name: 'add', text: addSql, values: [headers['x-user'], itemId, unit, quantity] })
  return { ...(await readCart(headers['x-user'])), addToCartAdjustment: false }
})

/** The processor time that this process has used, in milliseconds. */
app.get('/used', async () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
})

await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
console.log(`port ${typeof address === 'object' ? address?.port : address}`)
