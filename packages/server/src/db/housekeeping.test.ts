import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { tidy } from './housekeeping.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ seeded: true })
  await server.db.execute(sql`TRUNCATE notifications, backorders`)
})
afterAll(() => server.close())

async function notified(what: string, read: string | null, made: string) {
  await server.db.execute(sql`
    INSERT INTO notifications (account_id, user_id, notification_type, read_at, created_at)
    SELECT account_id, user_id, ${what}, now() - ${read}::interval, now() - ${made}::interval FROM user_accounts LIMIT 1`)
}

/** Writes an order of this status, a copy of another one. @returns its id */
async function orderOf(status: string) {
  const { rows } = await server.db.execute<{ id: number }>(sql`
    INSERT INTO orders (order_no, account_id, user_id, status, ship_address_id, ship_address, bill_address_id,
      bill_address, payment, subtotal_cents, total_cents)
    SELECT 'SO-' || nextval('order_no_seq'), account_id, user_id, ${status}, ship_address_id, ship_address,
      bill_address_id, bill_address, payment, subtotal_cents, subtotal_cents FROM orders LIMIT 1
    RETURNING id`)
  return rows[0]?.id
}

async function backordered(quantity: number, status: string, notifiedFor: string | null) {
  await server.db.execute(sql`
    INSERT INTO backorders (order_id, account_id, user_id, item_id, quantity, told_at)
    SELECT id, account_id, user_id, 1, ${quantity}, now() - ${notifiedFor}::interval
    FROM orders WHERE id = ${await orderOf(status)}`)
}

/** Tidies and compares the remaining rows. */
async function left(expected: readonly unknown[], read: () => Promise<unknown[]>) {
  await tidy(server.db)
  expect(await read()).toEqual(expected)
}

it('NOTE-01 keeps notifications until half a year after they were read, and never beyond a year', async () => {
  await notified('read long ago', '181 days', '200 days')
  await notified('read lately', '179 days', '200 days')
  await notified('unread for months', null, '364 days')
  await notified('unread for more than a year', null, '366 days')
  await left(['read lately', 'unread for months'], async () => {
    const { rows } = await server.db.execute<{ what: string }>(sql`
      SELECT notification_type AS what FROM notifications ORDER BY id`)
    return rows.map(({ what }) => what)
  })
})

it('API-51 keeps products that somebody opened for ninety days', async () => {
  await server.db.execute(sql`
    INSERT INTO item_views (account_id, user_id, item_id, viewed_at)
    SELECT 1, 1, id, now() - make_interval(days => days)
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM items LIMIT 2) item
      JOIN (VALUES (1, 89), (2, 91)) AS age (place, days) USING (place)`)
  await left([{ days: 89 }], async () => {
    const { rows } = await server.db.execute(sql`
      SELECT round(extract(epoch FROM now() - viewed_at) / 86400)::int AS days FROM item_views`)
    return rows
  })
})

it('NOTE-02 keeps backorders until they are sent or end, or ninety days after their notification', async () => {
  await backordered(1, 'Pending Approval', null)
  await backordered(2, 'Pending Fulfillment', '89 days')
  await backordered(3, 'Pending Fulfillment', '91 days')
  await backordered(4, 'Partially Fulfilled', null)
  await backordered(5, 'Shipped', '1 day')
  await backordered(6, 'Delivered', null)
  await backordered(7, 'Rejected', null)
  await backordered(8, 'Cancelled', '1 day')
  await left([1, 2, 4], async () => {
    const { rows } = await server.db.execute<{ quantity: number }>(
      sql`SELECT quantity FROM backorders ORDER BY quantity`,
    )
    return rows.map(({ quantity }) => quantity)
  })
})

it('CHK-07 keeps the goods that orders have taken until they are sent or end', async () => {
  await server.db.execute(sql`DELETE FROM reserved_goods`)
  const statuses = ['Pending Approval', 'Partially Fulfilled', 'Shipped', 'Rejected', 'Cancelled']
  for (const status of statuses) {
    await server.db.execute(sql`
      INSERT INTO reserved_goods (order_id, item_id, from_stock, from_allocation)
      SELECT ${await orderOf(status)}::int, min(id), 1, 0 FROM items`)
  }
  await left(['Partially Fulfilled', 'Pending Approval'], async () => {
    const { rows } = await server.db.execute<{ status: string }>(sql`
      SELECT o.status FROM reserved_goods r JOIN orders o ON o.id = r.order_id ORDER BY o.status`)
    return rows.map(({ status }) => status)
  })
})

it('CHK-05 keeps payments until they are settled, then for ninety days, and failed payments until people have settled them', async () => {
  await server.db.execute(sql`
    INSERT INTO payment_holds (account_id, payable_key, request, requested_at, settled_at, failure)
    SELECT (SELECT min(id) FROM accounts), h.key, '{}', now() - interval '200 days', now() - h.settled::interval, h.failure
    FROM (VALUES ('open', NULL, NULL), ('lately', '89 days', NULL), ('long ago', '91 days', NULL),
      ('failed', '91 days', 'It has lapsed.')) AS h(key, settled, failure)`)
  await left(['failed', 'lately', 'open'], async () => {
    const { rows } = await server.db.execute<{ key: string }>(
      sql`SELECT payable_key AS key FROM payment_holds WHERE payment_id IS NULL ORDER BY payable_key`,
    )
    return rows.map(({ key }) => key)
  })
})

it('AUTH-09 keeps declined applications for a year, and other applications for longer', async () => {
  await server.db.execute(sql`
    INSERT INTO account_applications (application_no, email, form, status, created_at, decided_at)
    SELECT 'APP-' || n, n || '@old.example', '{}', status, now() - interval '900 days', now() - days * interval '1 day'
    FROM (VALUES (1, 'declined', 366), (2, 'declined', 364), (3, 'opened', 800), (4, 'new', NULL)) a (n, status, days)`)
  await left(['APP-2', 'APP-3', 'APP-4'], async () => {
    const { rows } = await server.db.execute<{ number: string }>(sql`
      SELECT application_no AS number FROM account_applications ORDER BY id`)
    return rows.map(({ number }) => number)
  })
})

it('PLUS-07 keeps a session of the store whose tokens have expired while a site that it let in is in use', async () => {
  await server.db.execute(sql`
    WITH stored AS (
      INSERT INTO sessions (user_id, account_id, device, created_at)
      SELECT id, account_id, device, now() - interval '40 days'
      FROM users CROSS JOIN (VALUES ('left alone'), ('with a site')) AS made(device) WHERE users.id = 1
      RETURNING id, user_id, account_id, device
    ), site AS (
      INSERT INTO sessions (user_id, account_id, device, origin, parent_id, created_at)
      SELECT user_id, account_id, 'the site', 'https://intranet.example', id, now() - interval '40 days'
      FROM stored WHERE device = 'with a site' RETURNING id
    )
    INSERT INTO refresh_tokens (token_hash, session_id, expires_at) SELECT 'site', id, now() + interval '1 day' FROM site`)
  await left(['with a site', 'the site'], async () => {
    const { rows } = await server.db.execute<{ device: string }>(sql`
      SELECT device FROM sessions WHERE device IN ('left alone', 'with a site', 'the site') ORDER BY id`)
    return rows.map(({ device }) => device)
  })
})
