import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.js'

let server: TestServer
let token: string
/** An item that the hospital bought in one of its units, by its number, and the day of the latest order. */
let bought: { number: string; unit: number; label: string; day: string }
beforeAll(async () => {
  server = await startTestServer({ seeded: true })
  token = await server.signIn('admin@mercy.example')
  const { rows } = await server.db.execute<typeof bought>(sql`
    SELECT i.item_name AS number, l.unit_id AS unit, n.label, o.placed_at::text AS day
    FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN items i ON i.id = l.item_id
      JOIN item_units n ON n.id = l.unit_id JOIN users u ON u.account_id = o.account_id
    WHERE u.username = 'admin@mercy.example' AND i.parent_id IS NOT NULL AND NOT i.inactive
      AND o.status NOT IN ('Rejected', 'Cancelled')
    ORDER BY o.placed_at DESC, l.position LIMIT 1`)
  if (!rows[0]) throw new Error('The hospital bought no variant.')
  bought = rows[0]
})
afterAll(() => server.close())

async function purchaseFor(viewer: { token?: string }) {
  const { results } = (await server.call('paginateItems', { search: bought.number, limit: 24 }, viewer)).output()
  const [card] = results
  expect(card?.children[0]?.itemName).toBe(bought.number)
  return card?.latestPurchase
}

describe('a card of a listing', () => {
  it('SRCH-14 has the latest purchase of the variant that it shows, by the company of the caller', async () => {
    expect(await purchaseFor({ token })).toEqual({
      date: new Date(bought.day).toISOString(),
      unit: bought.unit,
      unitDetails: expect.objectContaining({ id: bought.unit, label: bought.label }),
    })
  })

  it('API-80 stands in the answer of the item itself, too, for its company alone', async () => {
    const purchaseOf = async (viewer: { token?: string }) =>
      (await server.call('getItem', { id: bought.number }, viewer)).output().latestPurchase
    expect(await purchaseOf({ token })).toMatchObject({ unit: bought.unit, date: new Date(bought.day).toISOString() })
    expect(await purchaseOf({})).toBeUndefined()
  })

  it('SRCH-14 has no purchase of another company, and none for a visitor', async () => {
    await server.db.execute(sql`
      DELETE FROM order_lines l USING orders o, users u, items i
      WHERE o.id = l.order_id AND u.account_id = o.account_id AND u.username = 'clinic@lakeside.example'
        AND i.id = l.item_id AND i.item_name = ${bought.number}`)
    expect(await purchaseFor({ token: await server.signIn('clinic@lakeside.example') })).toBeUndefined()
    expect(await purchaseFor({})).toBeUndefined()
  })

  it('SRCH-14 has no purchase of a given-up order', async () => {
    const { rows } = await server.db.execute<{ id: number; number: string }>(sql`
      SELECT i.id, i.item_name AS number FROM orders o JOIN order_lines l ON l.order_id = o.id
        JOIN items i ON i.id = l.item_id JOIN users u ON u.account_id = o.account_id
      WHERE u.username = 'admin@mercy.example' AND NOT i.inactive AND o.status IN ('Rejected', 'Cancelled') LIMIT 1`)
    const [given] = rows
    if (!given) throw new Error('The hospital gave up no order.')
    await server.db.execute(sql`
      DELETE FROM order_lines l USING orders o, users u
      WHERE o.id = l.order_id AND l.item_id = ${given.id} AND u.account_id = o.account_id
        AND u.username = 'admin@mercy.example' AND o.status NOT IN ('Rejected', 'Cancelled')`)
    const found = (await server.call('paginateItems', { search: given.number, limit: 24 }, { token })).output()
    expect(found.results).toHaveLength(1)
    expect(found.results[0]?.latestPurchase).toBeUndefined()
  })
})
