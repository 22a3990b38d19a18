import type { CallInput } from '@gauze/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, addresses, orders, userAccounts } from '../../db/schema/index.js'
import { addBusyCompany, allRights, beginSession, type LoginRights } from '../../testing/fixtures/busy-company.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { shopAddresses } from '../../testing/fixtures/shop-companies.js'

let shop: TestShop

const address = {
  label: 'Dock',
  attention: '',
  line1: '1 Main Street',
  line2: '',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
}
const dock = JSON.stringify({ id: 1, ...address })

/** Twelve orders of the hospital, one a month from 2025-01-15 on, and one of the clinic. */
beforeAll(async () => {
  shop = await startTestShop()
  await shop.db.execute(sql`
    WITH placed AS (
      INSERT INTO orders (id, order_no, account_id, user_id, status, po_num, ship_address_id, ship_address, bill_address_id,
        bill_address, payment, subtotal_cents, shipping_cents, tax_cents, total_cents, placed_at)
      SELECT n, 'SO-' || (500 + n), CASE WHEN n = 13 THEN 2 ELSE 1 END, CASE WHEN n = 13 THEN 4 ELSE 2 END,
        CASE WHEN n % 2 = 0 THEN 'Delivered' ELSE 'Shipped' END, 'PO_' || n, CASE WHEN n > 10 THEN 2 ELSE 1 END, ${dock}::jsonb, 1, ${dock}::jsonb, '{"kind": "card", "paymentMethodId": 1, "brand": "Visa", "last4": "4241"}',
        325, 1495, 26, 1846, timestamptz '2025-01-15 12:00-05' + (n - 1) * interval '1 month'
      FROM generate_series(1, 13) n RETURNING id)
    INSERT INTO order_lines (order_id, position, item_id, unit_id, item_name, display_name, mpn, unit_name, unit_label,
      conversion_rate, price, quantity, total_cents)
    SELECT id, 1, ${shopItems.gauze}::int, ${unitsOf(shopItems.gauze).each}::int, 'Gauze ' || id, 'Gauze 100% cotton', 'NF-1010',
      'EA', 'Each', 1, 3.2525, 1, 325 FROM placed`)
  await shop.db.execute(sql`
    INSERT INTO fulfilments (order_id, account_id, carrier, tracking_number, status, shipped_at)
    VALUES (12, 1, 'UPS', '1Z', 'Shipped', '2025-12-16T10:00:00Z')`)
})
afterAll(() => shop.close())

async function list(input: CallInput<'getSalesOrders'>) {
  return (await shop.as('buyer', 'getSalesOrders', input)).output()
}

describe('sales orders', () => {
  it('API-46 getStatusList answers the statuses an order can have', async () => {
    expect((await shop.as('buyer', 'getStatusList', {})).output().statuses).toContain('Pending Approval')
  })

  it('API-45 getShipToList answers the company’s addresses, and deleted ones only while orders name them', async () => {
    const labels = async () => {
      const answer = await shop.as('buyer', 'getShipToList', {})
      expect(answer.statements).toHaveLength(1)
      return answer.output().addresses.map(({ label }) => label)
    }
    const all = await labels()
    expect(all.length).toBeGreaterThan(1)
    const old = { accountId: 1, line1: '9 Old Road', city: 'Albany', state: 'NY', zip: '12207', deleted: true }
    await shop.db.insert(addresses).values([
      { ...old, id: 4501, label: 'Never used' },
      { ...old, id: 4502 },
    ])
    await shop.db.update(orders).set({ shipAddressId: 4502 }).where(eq(orders.id, 5))
    expect(await labels()).toEqual([...all, '9 Old Road'].toSorted())
    expect((await list({ address: 4502 })).results.map(({ id }) => id)).toEqual([5])
    await shop.db.update(orders).set({ shipAddressId: 1 }).where(eq(orders.id, 5))
  })

  it('API-47 ACCT-07 lists the company’s own orders, newest first, in one statement', async () => {
    const answer = await shop.as('buyer', 'getSalesOrders', {})
    expect(answer.statements).toHaveLength(1)
    expect(answer.output()).toMatchObject({ total: 12, page: 1, pages: 2, limit: 10 })
    expect(answer.output().results[0]).toEqual({
      id: 12,
      orderNumber: 'SO-512',
      status: 'Delivered',
      date: '2025-12-15T17:00:00.000Z',
      poNum: 'PO_12',
      placedBy: 'buyer Tester',
      shipTo: 'Dock',
      itemCount: 1,
      total: 18.46,
    })
    expect((await list({ page: 3 })).results).toEqual([])
    expect((await list({ page: 3 })).total).toBe(12)
  })

  it.each<[string, CallInput<'getSalesOrders'>, number]>([
    ['the first day in Eastern time', { fromDate: '2025-12-15' }, 1],
    ['the last day in Eastern time', { toDate: '2025-01-15' }, 1],
    ['the day before the first', { toDate: '2025-01-14' }, 0],
    ['an order number', { search: 'so-503' }, 1],
    ['a PO number, taking _ as itself', { search: 'PO_1' }, 4],
    ['a part of an item name, taking % as itself', { search: '100% cot' }, 12],
    ['a percent sign that nothing has', { search: '%z' }, 0],
    ['an address', { address: shopAddresses.unlicensed }, 2],
    ['a status', { status: 'Shipped' }, 6],
  ])('ACCT-07 filters by %s', async (_what, input, total) => {
    expect((await list(input)).total).toBe(total)
  })

  it.each(['9999-12-31', '0001-01-01'])('ACCT-07 refuses a day in a year as in %s, in words', async (toDate) => {
    const refused = (await shop.as('buyer', 'getSalesOrders', { toDate })).problem()
    expect(refused).toMatchObject({ status: 400, errors: { toDate: ['must be a date of the years 1900 to 9998'] } })
  })

  it('API-17 getSalesOrder answers one order with lines and parcels in one statement', async () => {
    const answer = await shop.as('buyer', 'getSalesOrder', { id: 12 })
    expect(answer.statements).toHaveLength(1)
    expect(answer.output()).toMatchObject({
      paymentMethod: 'Visa ending in 4241',
      shipAddress: address,
      billAddress: address,
      subtotal: 3.25,
      shipping: 14.95,
      tax: 0.26,
      total: 18.46,
      lines: [{ name: 'Gauze 100% cotton', price: 3.2525, lineTotal: 3.25, quantity: 1 }],
      fulfillments: [{ carrier: 'UPS', shippedAt: '2025-12-16T10:00:00.000Z', deliveredAt: null }],
    })
  })

  it('AUTH-12 answers 404 for another company’s order, as for an order that does not exist', async () => {
    const foreign = (await shop.as('buyer', 'getSalesOrder', { id: 13 })).problem()
    const unknown = (await shop.as('buyer', 'getSalesOrder', { id: 4711 })).problem()
    expect(foreign).toMatchObject({ status: 404, detail: unknown.detail })
  })

  it('API-47 ACCT-09 lists the oldest first on request', async () => {
    const { results } = await list({ orderBy: 'asc', limit: 2 })
    expect(results.map(({ orderNumber }) => orderNumber)).toEqual(['SO-501', 'SO-502'])
    expect((await list({ orderBy: 'asc', page: 6, limit: 2 })).results.map(({ id }) => id)).toEqual([11, 12])
  })
})

describe('the generic calls of a list', () => {
  const route = '/api/myaccount/transactions/salesorders'

  async function request(method: 'GET' | 'POST', path: string, payload?: object) {
    const headers = { authorization: `Bearer ${shop.tokenOf('buyer')}` }
    const answer = await shop.app.inject({ method, url: `${route}${path}`, headers, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, body: answer.json() }
  }

  it('API-15 GET and POST paginate answer the same page, as the call with the older path does', async () => {
    const page = { page: 2, limit: 4, sort: 'date', orderBy: 'asc' }
    const search = { userToken: 'user-1', ruleContexts: ['frontend'] }
    const posted = await request('POST', '/paginate', { ...page, ...search, filters: { status: { value: 'Shipped' } } })
    expect(posted.body).toMatchObject({ total: 6, page: 2, pages: 2, limit: 4, results: [{ id: 9 }, { id: 11 }] })
    const query = 'page=2&limit=4&sort=date&orderBy=asc'
    for (const same of [
      await request('POST', '/paginate', { ...page, filters: { status: 'Shipped' } }),
      await request('GET', `/paginate?${query}&status.value=Shipped`),
      await request('GET', `/paginate?${query}&status=Shipped`),
      await request('GET', `?${query}&status.value=Shipped`),
    ])
      expect(same).toEqual(posted)
  })

  it('API-15 answers the first ten of everything without filters, and with empty ones', async () => {
    const first = await request('GET', '/paginate')
    expect(first.body).toMatchObject({ total: 12, page: 1, pages: 2, limit: 10 })
    expect(await request('POST', '/paginate', {})).toEqual(first)
    expect(await request('GET', '/paginate?status.value=&address=&search=')).toEqual(first)
    expect(await request('POST', '/paginate', { filters: { status: { value: '' } } })).toEqual(first)
  })

  it.each(['search=a&search=b', 'fromDate=zzz', 'account=2', 'filters=1', 'search=%00'])(
    'API-15 takes nothing of a POST from its query: %s',
    async (query) => {
      expect(await request('POST', `/paginate?${query}`, {})).toEqual(await request('GET', '/paginate'))
    },
  )

  it.each([
    ['limit=101', { limit: 101 }, 'limit', 'must be 100 or less'],
    ['limit=all', { limit: 'all' }, 'limit', 'must be a whole number'],
    ['page=0', { page: 0 }, 'page', 'must be 1 or more'],
    ['orderBy=up', { orderBy: 'up' }, 'orderBy', 'must be asc or desc'],
    ['sort=color', { sort: 'color' }, 'sort', 'must be one of: date'],
    ['address.value=dock', { filters: { address: { value: 'dock' } } }, 'address', 'must be a whole number'],
    ['status.value=Lost', { filters: { status: { value: 'Lost' } } }, 'status', /^must be one of: Pending Approval, /],
    ['toDate=soon', { filters: { toDate: 'soon' } }, 'toDate', 'must be a date such as 2026-11-20'],
  ])('API-15 refuses %s with 400 and says why at the field', async (query, body, field, message) => {
    const got = await request('GET', `/paginate?${query}`)
    expect(got.status).toBe(400)
    expect(got.body.errors[field][0]).toMatch(message)
    const posted = await request('POST', '/paginate', body)
    expect(posted.status).toBe(400)
    expect(posted.body.errors['filters' in body ? `filters.${field}` : field][0]).toMatch(message)
  })

  it('API-17 AUTH-12 answers one order by its id, and 404 for another company’s', async () => {
    expect((await request('GET', '/12')).body).toMatchObject({ id: 12, orderNumber: 'SO-512' })
    const foreign = await request('GET', '/13')
    expect(foreign).toMatchObject({
      status: 404,
      body: { detail: expect.stringContaining('Choose one from the list') },
    })
  })
})

describe('sales orders of a parent login', () => {
  const readAs = async (rights: Partial<LoginRights>, firstId: number) => {
    const company = await addBusyCompany(shop.db, { name: 'Group', firstId, rights: { ...allRights, ...rights } })
    const user = await beginSession(shop.db, company)
    // The first call of a session asks the database for it.
    await shop.services.sessions.stateOf(user)
    const token = await shop.services.tokens.sign(user)
    return { ids: { own: firstId, related: firstId + 1 }, token }
  }

  it('API-47 ACCT-07 lists the orders of all its accounts with the account of each order', async () => {
    const { ids, token } = await readAs({}, 1_001_000)
    const answer = await shop.call('getSalesOrdersForParent', {}, { token })
    expect(answer.statements).toHaveLength(2)
    const { results, total } = answer.output()
    expect(total).toBe(2)
    expect(results.map(({ id, accountId, accountName }) => [id, accountId, accountName])).toEqual([
      [ids.related, ids.related, `Group ${ids.related}`],
      [ids.own, ids.own, `Group ${ids.own}`],
    ])
    expect((await shop.call('getSalesOrders', {}, { token })).output().results.map(({ id }) => id)).toEqual([ids.own])
    const ofOne = await shop.call('getSalesOrdersForParent', { account: ids.related }, { token })
    expect(ofOne.output().results.map(({ id }) => id)).toEqual([ids.related])
    await shop.db.insert(addresses).values({ ...address, id: ids.related, accountId: ids.related })
    const offered = (await shop.call('getShipToList', {}, { token })).output().addresses
    expect(offered.map(({ id, accountName }) => [id, accountName])).toEqual([
      [ids.own, `Group ${ids.own}`],
      [ids.related, `Group ${ids.related}`],
    ])
  })

  it('API-17 ACCT-07 opens an order of a related account, which another login of the company cannot', async () => {
    const parent = await readAs({}, 1_002_000)
    const opened = await shop.call('getSalesOrder', { id: parent.ids.related }, { token: parent.token })
    expect(opened.output()).toMatchObject({ id: parent.ids.related, orderNumber: `SO-${parent.ids.related}` })
    const other = await readAs({ isParentLogin: false }, 1_003_000)
    expect((await shop.call('getSalesOrder', { id: other.ids.related }, { token: other.token })).status).toBe(404)
  })

  it('AUTH-12 API-47 leaves out an account that was removed from the login, or deactivated', async () => {
    const { ids, token } = await readAs({}, 1_004_000)
    const listed = async () =>
      (await shop.call('getSalesOrdersForParent', {}, { token })).output().results.map(({ id }) => id)
    await shop.db.update(accounts).set({ active: false }).where(eq(accounts.id, ids.related))
    expect(await listed()).toEqual([ids.own])
    await shop.db.update(accounts).set({ active: true }).where(eq(accounts.id, ids.related))
    expect(await listed()).toEqual([ids.related, ids.own])
    await shop.db.delete(userAccounts).where(eq(userAccounts.accountId, ids.related))
    expect(await listed()).toEqual([ids.own])
  })
})
