import { isOwnDelivery, readTracking } from '@gauze/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from '../../server/src/modules/billing/check-books.js'
import { startTestServer, type TestServer } from '../../server/src/testing/test-server.js'
import { seedIfEmpty } from './seed.js'

describe('the demonstration data', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ seeded: true })
  })
  afterAll(() => server.close())

  const rows = async <Row extends Record<string, unknown>>(text: string) => {
    const { rows: found } = await server.db.execute<Row>(sql.raw(text))
    return found
  }
  const count = async (text: string) => Number((await rows<{ n: string }>(`SELECT count(*) AS n FROM ${text}`))[0]?.n)

  it('sells 4,000 items or more in 14 or more categories, from 60 or more makers', async () => {
    expect(await count('items WHERE NOT is_matrix_parent AND NOT inactive')).toBeGreaterThanOrEqual(4_000)
    expect(await count('categories WHERE parent_id IS NULL')).toBeGreaterThanOrEqual(14)
    expect(await count('(SELECT DISTINCT manufacturer FROM items) makers')).toBeGreaterThanOrEqual(60)
    expect(
      await count(
        'categories c WHERE parent_id IS NULL AND NOT EXISTS (SELECT 1 FROM categories s WHERE s.parent_id = c.id)',
      ),
    ).toBe(0)
  })

  it.each([
    ['restricted', 'items WHERE restricted'],
    ['inactive', 'items WHERE inactive'],
    ['out of stock', 'items WHERE quantity_available = 0 AND NOT is_matrix_parent'],
    ['on allocation', 'items WHERE allocation_period IS NOT NULL'],
    ['used up on allocation', 'account_allocations WHERE max = 0'],
    ['special order', 'items WHERE special_order'],
    ['without a picture', 'items WHERE thumbnail_image IS NULL'],
    ["priced 'N/A'", "item_prices WHERE price IS NULL AND level = 'List Price'"],
    ['controlled, schedule II', "items WHERE rx_level = '5'"],
    ['at contract prices', 'account_item_prices'],
    ['with downloads', 'item_files'],
    ['with alternatives', "item_relations WHERE kind = 'alternative'"],
  ])('has items %s', async (_what, from) => {
    expect(await count(from)).toBeGreaterThan(0)
  })

  it('ROUTE-01 has tracking numbers that the store recognizes, each of its carrier', async () => {
    const sent = await rows<{ carrier: string; number: string }>(
      'SELECT DISTINCT carrier, tracking_number AS number FROM fulfilments WHERE tracking_number IS NOT NULL',
    )
    expect(new Set(sent.map(({ carrier }) => carrier))).toEqual(new Set(['UPS', 'USPS', 'FedEx', 'Gauze']))
    for (const { carrier, number } of sent) {
      if (carrier === 'Gauze') expect(isOwnDelivery(number), number).toBe(true)
      else expect(readTracking(number), number).toEqual({ number, carrier: carrier.toLowerCase(), isSound: true })
    }
  })

  it('CART-03 agrees to the cent: lines with orders, orders with invoices, payments with the invoices they pay', async () => {
    const wrong = {
      'lines and subtotal of an order': `orders o WHERE subtotal_cents <> (SELECT sum(total_cents) FROM order_lines l WHERE l.order_id = o.id)`,
      'a line and its price': `order_lines WHERE total_cents <> round(price * conversion_rate * quantity * 100)`,
      'invoice and order': `invoices i JOIN orders o ON o.id = i.order_id WHERE i.total_cents <> o.total_cents OR i.account_id <> o.account_id`,
      'lines and subtotal of an invoice': `invoices i WHERE subtotal_cents <> (SELECT sum(total_cents) FROM invoice_lines l WHERE l.invoice_id = i.id)`,
      'payments of an invoice': `invoices i WHERE paid_cents + pending_cents <> coalesce((SELECT sum(amount_cents) FROM payment_applications a WHERE a.invoice_id = i.id AND payment_id IS NOT NULL), 0)`,
      'credits of an invoice': `invoices i WHERE credited_cents <> coalesce((SELECT sum(amount_cents) FROM payment_applications a WHERE a.invoice_id = i.id AND credit_memo_id IS NOT NULL), 0)`,
      'use of a payment': `payments p WHERE applied_cents <> coalesce((SELECT sum(amount_cents) FROM payment_applications a WHERE a.payment_id = p.id), 0)`,
      'use of a credit memo': `credit_memos c WHERE applied_cents <> coalesce((SELECT sum(amount_cents) FROM payment_applications a WHERE a.credit_memo_id = c.id), 0)`,
      'balance of an account': `accounts a WHERE balance_cents <> coalesce((SELECT sum(total_cents - paid_cents - credited_cents) FROM invoices i WHERE i.account_id = a.id), 0)`,
      'something paid before it was owed': `payment_applications a JOIN invoices i ON i.id = a.invoice_id WHERE a.applied_at::date < i.issued_on - 1`,
      'something of the future': `orders WHERE placed_at > now()`,
      'a payment of the future': `payments WHERE received_at > now()`,
      'an item the company may not buy': `order_lines l JOIN orders o ON o.id = l.order_id JOIN items i ON i.id = l.item_id JOIN accounts a ON a.id = o.account_id WHERE NOT i.rx_level = ANY (a.rx_levels)`,
    }
    for (const [what, from] of Object.entries(wrong)) expect(await count(from), what).toBe(0)
  })

  it('ACCT-09 has clean books', async () => {
    const { differences, records } = await checkBooks(server.db)
    expect(differences).toEqual([])
    expect(records.orders).toBe(await count('orders'))
  })

  it('ACCT-07 has sent part of a partly sent order, all of a sent order, and nothing of a waiting order', async () => {
    const sent = '(SELECT sum(quantity_fulfilled) FROM order_lines l WHERE l.order_id = o.id)'
    const ordered = '(SELECT sum(quantity) FROM order_lines l WHERE l.order_id = o.id)'
    const wrong = {
      'partly sent': `orders o WHERE status = 'Partially Fulfilled' AND NOT (${sent} > 0 AND ${sent} < ${ordered})`,
      sent: `orders o WHERE status IN ('Shipped', 'Delivered') AND ${sent} <> ${ordered}`,
      waiting: `orders o WHERE status LIKE 'Pending%' AND ${sent} <> 0`,
      'a line and what was sent of it': `order_lines l WHERE quantity_fulfilled <> coalesce(
        (SELECT sum(f.quantity) FROM fulfilment_lines f WHERE f.order_line_id = l.id), 0)`,
    }
    for (const [what, from] of Object.entries(wrong)) expect(await count(from), what).toBe(0)
    expect(await count("orders WHERE status = 'Partially Fulfilled'")).toBeGreaterThan(0)
  })

  it('CHK-07 has orders above the limit of their buyer: two wait and hold goods, and one was rejected with a reason', async () => {
    const above = (status: string) =>
      `orders o JOIN users u ON u.id = o.user_id WHERE o.status = '${status}' AND o.total_cents > u.approval_limit_cents
        AND o.placed_at > now() - interval '2 days'`
    expect(await count(above('Pending Approval'))).toBe(2)
    expect(await count(above('Rejected'))).toBe(1)
    expect(await count("order_events WHERE to_status = 'Rejected' AND reason = ''")).toBe(0)
    const held = `reserved_goods r JOIN orders o ON o.id = r.order_id WHERE o.status = 'Pending Approval'`
    expect(await count(`${held} AND r.from_stock > 0`)).toBeGreaterThan(0)
    expect(await count('items WHERE quantity_available < 0')).toBe(0)
  })

  it('OPS-07 gives the hospital records for its pages: late and partly paid invoices, and orders of each kind', async () => {
    const hospital = `account_id = (SELECT account_id FROM users WHERE username = 'admin@mercy.example')`
    const today = `(now() AT TIME ZONE 'America/New_York')::date`
    const open = `invoices WHERE ${hospital} AND paid_cents + credited_cents < total_cents`
    expect(await count(`${open} AND ${today} - due_on BETWEEN 1 AND 30`)).toBeGreaterThanOrEqual(2)
    expect(await count(`${open} AND ${today} - due_on BETWEEN 31 AND 60`)).toBeGreaterThanOrEqual(1)
    expect(await count(`${open} AND paid_cents > 0`)).toBeGreaterThanOrEqual(1)
    expect(await count(`${open} AND pending_cents = total_cents`)).toBe(1)
    expect(await count(`payments WHERE ${hospital} AND status = 'Pending' AND expected_on > ${today}`)).toBe(1)
    for (const status of ['Pending Fulfillment', 'Shipped', 'Delivered', 'Cancelled', 'Rejected'])
      expect(await count(`orders WHERE ${hospital} AND status = '${status}'`), status).toBeGreaterThanOrEqual(1)
  })

  it('gives every company eighteen months of papers', async () => {
    const companies = await rows<Record<string, unknown>>(`SELECT a.account_name,
      (SELECT count(*)::int FROM orders WHERE account_id = a.id) AS orders,
      (SELECT (max(placed_at)::date - min(placed_at)::date) FROM orders WHERE account_id = a.id) AS days,
      (SELECT count(*)::int FROM invoices WHERE account_id = a.id) AS invoices,
      (SELECT count(*)::int FROM payments WHERE account_id = a.id) AS payments,
      (SELECT count(*)::int FROM estimates WHERE account_id = a.id) AS estimates,
      (SELECT count(*)::int FROM item_lists WHERE account_id = a.id) AS lists,
      (SELECT count(*)::int FROM notifications WHERE account_id = a.id) AS notifications
      FROM accounts a ORDER BY id`)
    expect(companies).toHaveLength(6)
    for (const company of companies) {
      expect(company.days, JSON.stringify(company)).toBeGreaterThan(450)
      for (const kind of ['orders', 'invoices', 'payments', 'estimates', 'lists', 'notifications'])
        expect(company[kind], `${kind} of ${company.account_name}`).toBeGreaterThan(0)
    }
    for (const [what, from] of [
      ['overdue invoices', 'invoices WHERE due_on < current_date AND paid_cents + credited_cents < total_cents'],
      ['paid invoices', 'invoices WHERE paid_cents + credited_cents = total_cents'],
      ['invoices not yet due', 'invoices WHERE due_on >= current_date AND paid_cents + credited_cents < total_cents'],
      ['credits to use', 'credit_memos WHERE applied_cents < total_cents'],
      ['payments to use', 'payments WHERE applied_cents < amount_cents'],
      ['subscriptions', 'subscriptions'],
      ['open estimates', `estimates WHERE status = 'Open' AND expires_on >= current_date`],
      ['quotes to answer', `estimates WHERE status = 'Requested' AND total_cents = 0`],
      ['declined quotes', `estimates WHERE status = 'Declined' AND answer <> ''`],
    ] as const)
      expect(await count(from), what).toBeGreaterThan(0)
  })

  it('PLUS-19 no estimate is dearer than the contract of its company', async () => {
    const contract = `estimates e JOIN estimate_lines l ON l.estimate_id = e.id
      JOIN account_item_prices p ON p.account_id = e.account_id AND p.item_id = l.item_id`
    expect(await count(`${contract} WHERE l.price > 0`)).toBeGreaterThan(0)
    expect(await count(`${contract} WHERE l.price > p.price`)).toBe(0)
    expect(
      await count(
        'estimates e WHERE e.subtotal_cents <> (SELECT sum(total_cents) FROM estimate_lines WHERE estimate_id = e.id)',
      ),
    ).toBe(0)
  })

  it('PLUS-13 the hospital has a recall to acknowledge, and a recall that is acknowledged and closed', async () => {
    const found = await rows<Record<string, unknown>>(`
      SELECT r.risk_class AS class, r.closed_at IS NOT NULL AS closed, n.acknowledged_at IS NOT NULL AS acknowledged,
        (SELECT count(*)::int > 0 FROM recall_lines WHERE notice_id = n.id) AS received
      FROM recalls r JOIN recall_notices n ON n.recall_id = r.id
      WHERE n.account_id = (SELECT account_id FROM users WHERE username = 'admin@mercy.example') ORDER BY r.id`)
    expect(found).toEqual([
      { class: 'II', closed: false, acknowledged: false, received: true },
      { class: 'III', closed: true, acknowledged: true, received: true },
    ])
    const missed = `recalls r JOIN recall_items i ON i.recall_id = r.id JOIN order_lines l ON l.item_id = i.item_id
      JOIN fulfilment_lines fl ON fl.order_line_id = l.id JOIN fulfilments f ON f.id = fl.fulfilment_id
      WHERE (f.shipped_at AT TIME ZONE 'America/New_York')::date BETWEEN r.shipped_from AND r.shipped_to
        AND NOT EXISTS (SELECT FROM recall_lines rl WHERE rl.fulfilment_line_id = fl.id)`
    expect(await count(missed)).toBe(0)
  })

  it('NOTE-02 everyone has unread notifications of each type, and waits for items that ran out', async () => {
    const kinds = await rows<{ notified: number; watched: number }>(`SELECT
      (SELECT count(DISTINCT notification_type)::int FROM notifications WHERE user_id = u.id AND read_at IS NULL) AS notified,
      (SELECT count(*)::int FROM stock_watches w JOIN items i ON i.id = w.item_id
        WHERE w.user_id = u.id AND i.quantity_available = 0) AS watched
      FROM users u`)
    expect(kinds.length).toBeGreaterThan(0)
    for (const { notified, watched } of kinds) expect([notified, watched]).toEqual([3, 3])
  })

  it('lists each download of a variant once, although its product has the same', async () => {
    const [variant] = await rows<{ id: number }>(
      'SELECT i.id FROM items i JOIN item_files f ON f.item_id = i.id WHERE i.parent_id IS NOT NULL ORDER BY i.id LIMIT 1',
    )
    const found = await server.call('getItem', { id: String(variant?.id) })
    const urls = found.output().itemFile.map(({ url }) => url)
    expect(urls.length).toBeGreaterThan(0)
    expect(new Set(urls).size).toBe(urls.length)
  })

  it('is written once', async () => {
    const before = await count('orders')
    expect(await seedIfEmpty(server.db, () => undefined, new Date())).toBe(false)
    expect(await count('orders')).toBe(before)
  })

  it.each([
    ['admin@mercy.example', { isPriceVisible: true, isAdmin: true, isApprover: true, mayPay: true }],
    ['buyer@mercy.example', { isPriceVisible: true, isAdmin: false, isApprover: false, mayPay: true }],
    ['colleague@mercy.example', { isPriceVisible: true, isAdmin: false, isApprover: false, mayPay: false }],
    ['noprice@mercy.example', { isPriceVisible: false, isAdmin: false, isApprover: false, mayPay: false }],
    ['parent@mercyhealth.example', { isPriceVisible: true, isAdmin: true, isApprover: true, mayPay: true }],
    ['clinic@lakeside.example', { isPriceVisible: true, isAdmin: true, isApprover: true, mayPay: true }],
    ['punchout@metro.example', { isPriceVisible: true, isAdmin: false, isApprover: false, mayPay: false }],
    ['orders@metro.example', { isPriceVisible: true, isAdmin: false, isApprover: false, mayPay: false }],
  ])('API-24 lets %s sign in', async (username, permissions) => {
    const token = await server.signIn(username)
    const current = await server.call('currentUser', {}, { token })
    expect(current.output().user.permissions).toEqual(permissions)
  })
})
