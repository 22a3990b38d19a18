import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBusyCompany, allRights, beginSession, type LoginRights } from '../../testing/fixtures/busy-company.js'
import { shopMorning, startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'

let shop: TestShop

const number = '1Z999AA10123456784'
const placedAt = '2026-03-02T15:00:00.000Z'
const approvedAt = '2026-03-03T04:30:00.000Z'
const shippedAt = '2026-03-04T20:00:00.000Z'
const deliveredAt = '2026-03-06T03:30:00.000Z'
const dock = {
  label: 'Dock',
  attention: '',
  line1: '1 Main Street',
  line2: '',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
}

function daysAgo(days: number) {
  return new Date(shopMorning.getTime() - days * 86_400_000)
}

/** An order of the hospital (1) or of the clinic (2), with two lines. */
async function addOrder(id: number, accountId = 1) {
  const address = JSON.stringify({ id: 1, ...dock })
  await shop.db.execute(sql`
    INSERT INTO orders (id, order_no, account_id, user_id, status, ship_address_id, ship_address, bill_address_id,
      bill_address, payment, ship_date, subtotal_cents, total_cents, placed_at)
    VALUES (${id}, ${`SO-${id}`}, ${accountId}, ${accountId === 1 ? 2 : 4}, 'Shipped', 1, ${address}::jsonb, 1,
      ${address}::jsonb, '{"kind": "terms", "terms": "Net 30"}', '2026-03-04', 777700, 777700, ${placedAt})`)
  await shop.db.execute(sql`
    INSERT INTO order_lines (id, order_id, position, item_id, unit_id, item_name, display_name, mpn, unit_name, unit_label,
      conversion_rate, price, quantity, total_cents)
    SELECT ${id} * 10 + n, ${id}, n, ${shopItems.gauze}::int, ${unitsOf(shopItems.gauze).each}::int, 'G', 'Gauze ' || n,
      'NF-' || n, 'EA', 'Each', 1, 7777.0001, 5, 777701 FROM generate_series(1, 2) n`)
}

interface Parcel {
  readonly id: number
  readonly orderId: number
  readonly accountId?: number
  readonly trackingNumber: string
  readonly status?: string
  readonly at?: Date | string
  readonly deliveredAt?: string
}

async function addParcel({ id, orderId, accountId = 1, trackingNumber, status = 'Shipped', at, deliveredAt }: Parcel) {
  await shop.db.execute(sql`
    INSERT INTO fulfilments (id, order_id, account_id, carrier, tracking_number, status, shipped_at, delivered_at)
    VALUES (${id}, ${orderId}, ${accountId}, 'UPS', ${trackingNumber}, ${status}, ${at ?? shippedAt}, ${deliveredAt ?? null})`)
}

beforeAll(async () => {
  shop = await startTestShop()
  await addOrder(501)
  await addOrder(502)
  await addOrder(503, 2)
  await addParcel({ id: 1, orderId: 501, trackingNumber: number, status: 'Delivered', deliveredAt })
  await shop.db.execute(sql`
    INSERT INTO fulfilment_lines (fulfilment_id, order_line_id, quantity) VALUES (1, 5012, 3), (1, 5011, 5)`)
  await shop.db.execute(sql`
    INSERT INTO order_events (order_id, account_id, at, actor, from_status, to_status) VALUES
      (501, 1, ${placedAt}, 'system', NULL, 'Pending Approval'),
      (501, 1, ${approvedAt}, 'system', 'Pending Approval', 'Pending Fulfillment'),
      (502, 1, ${placedAt}, 'system', NULL, 'Pending Fulfillment')`)
  await addParcel({ id: 2, orderId: 502, trackingNumber: 'GZ12345678', at: daysAgo(59) })
  await addParcel({ id: 3, orderId: 503, accountId: 2, trackingNumber: '1ZCLINIC', at: daysAgo(1) })
})
afterAll(() => shop.close())

async function track(trackingNumber: string) {
  return (await shop.as('noPrice', 'getTrackingData', { trackingNumber })).output()
}

describe('the progress of a delivery', () => {
  it('ACCT-15 API-48 answers the content, destination and progress of the parcel, in one statement', async () => {
    const answer = await shop.as('noPrice', 'getTrackingData', { trackingNumber: number })
    expect(answer.statements).toHaveLength(1)
    expect(answer.output()).toMatchObject({
      ...{ id: 1, orderId: 501, orderNumber: 'SO-501', carrier: 'UPS', trackingNumber: number, status: 'Delivered' },
      ...{ shippedAt, deliveredAt, plannedShipDate: '2026-03-04', shipAddress: dock },
      lines: [
        { itemId: shopItems.gauze, name: 'Gauze 1', mpn: 'NF-1', unitLabel: 'Each', quantity: 5 },
        { itemId: shopItems.gauze, name: 'Gauze 2', mpn: 'NF-2', unitLabel: 'Each', quantity: 3 },
      ],
      steps: [
        { name: 'Ordered', isReached: true, at: placedAt },
        { name: 'Approved', isReached: true, at: approvedAt },
        { name: 'Shipped', isReached: true, at: shippedAt },
        { name: 'Delivered', isReached: true, at: deliveredAt },
      ],
    })
    expect(JSON.stringify(answer.body)).not.toContain('7777')
  })

  it('API-48 shows no approval for an order that needed none, and no date of a step ahead', async () => {
    const { steps, deliveredAt: none } = await track('GZ12345678')
    expect(none).toBeNull()
    expect(steps.map(({ name, isReached }) => [name, isReached])).toEqual([
      ['Ordered', true],
      ['Shipped', true],
      ['Delivered', false],
    ])
    expect(steps.at(-1)?.at).toBeNull()
  })

  it('API-48 gives a packed parcel no ship date, and a parcel on the road no invented time', async () => {
    await addParcel({ id: 11, orderId: 502, trackingNumber: 'PACKED', status: 'Packed' })
    await addParcel({ id: 12, orderId: 502, trackingNumber: 'ROAD', status: 'Out for Delivery' })
    const packed = await track('PACKED')
    expect(packed).toMatchObject({ status: 'Packed', shippedAt: null })
    expect(packed.steps.slice(1)).toEqual([
      { name: 'Packed', isReached: true, at: null },
      { name: 'Shipped', isReached: false, at: null },
      { name: 'Delivered', isReached: false, at: null },
    ])
    const road = await track('ROAD')
    expect(road.status).toBe('Out for delivery')
    expect(road.steps.slice(1)).toEqual([
      { name: 'Shipped', isReached: true, at: shippedAt },
      { name: 'Out for delivery', isReached: true, at: null },
      { name: 'Delivered', isReached: false, at: null },
    ])
    await shop.db.execute(sql`DELETE FROM fulfilments WHERE id > 10`)
  })

  it('API-48 finds a number as people write it, and the latest of two parcels with one number', async () => {
    expect((await track(' 1z 999aa1-0123456784 ')).id).toBe(1)
    await addParcel({ id: 13, orderId: 502, trackingNumber: number, at: daysAgo(0) })
    expect((await track(number)).id).toBe(13)
    await shop.db.execute(sql`DELETE FROM fulfilments WHERE id = 13`)
  })

  it('API-48 AUTH-12 answers 404 in the same words for the number of another company and for an unknown number', async () => {
    const foreign = (await shop.as('buyer', 'getTrackingData', { trackingNumber: '1ZCLINIC' })).problem()
    const unknown = (await shop.as('buyer', 'getTrackingData', { trackingNumber: 'nothing%' })).problem()
    expect(foreign).toMatchObject({ status: 404, detail: unknown.detail })
    expect(foreign.detail).toMatch(/no delivery with this tracking number.*Compare it/)
    expect((await shop.as('visitor', 'getTrackingData', { trackingNumber: number })).status).toBe(401)
  })

  it.each(['', '9'.repeat(4000), 'a\u0000b'])('API-48 refuses %.12j as a number with 400', async (trackingNumber) => {
    expect((await shop.as('buyer', 'getTrackingData', { trackingNumber })).status).toBe(400)
  })
})

describe('recent deliveries', () => {
  it('API-49 lists the parcels of the last 60 days, newest first, in one statement', async () => {
    await addParcel({ id: 20, orderId: 502, trackingNumber: 'OLD', at: daysAgo(61) })
    const answer = await shop.as('noPrice', 'getRecentFulfillments', {})
    expect(answer.statements).toHaveLength(1)
    expect(answer.output().fulfillments).toEqual([
      { id: 1, orderId: 501, orderNumber: 'SO-501', carrier: 'UPS', trackingNumber: number, shippedAt, deliveredAt },
      expect.objectContaining({ id: 2, trackingNumber: 'GZ12345678', deliveredAt: null }),
    ])
    await shop.db.execute(sql`DELETE FROM fulfilments WHERE id = 20`)
  })

  it('API-49 lists at most 20', async () => {
    for (let id = 30; id < 52; id += 1) await addParcel({ id, orderId: 502, trackingNumber: `T${id}`, at: daysAgo(1) })
    const { fulfillments } = (await shop.as('buyer', 'getRecentFulfillments', {})).output()
    expect(fulfillments.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 51 - index))
    await shop.db.execute(sql`DELETE FROM fulfilments WHERE id >= 30`)
  })

  it('API-49 AUTH-12 refuses an account that the login does not have', async () => {
    expect((await shop.as('buyer', 'getRecentFulfillments', { account: 2 })).problem()).toMatchObject({ status: 404 })
  })
})

describe('deliveries of a parent login', () => {
  async function enter(rights: Partial<LoginRights>, firstId: number) {
    const company = await addBusyCompany(shop.db, { name: `G${firstId}`, firstId, rights: { ...allRights, ...rights } })
    const user = await beginSession(shop.db, company)
    await shop.services.sessions.stateOf(user)
    const token = await shop.services.tokens.sign(user)
    await addParcel({ id: firstId + 500, orderId: firstId + 1, accountId: firstId + 1, trackingNumber: `R${firstId}` })
    return {
      related: firstId + 1,
      track: () => shop.call('getTrackingData', { trackingNumber: `R${firstId}` }, { token }),
      recent: async (account?: number) => {
        const input = account === undefined ? {} : { account }
        const { fulfillments } = (await shop.call('getRecentFulfillments', input, { token })).output()
        return fulfillments.map(({ orderId }) => orderId)
      },
    }
  }

  it('API-48 API-49 reach related accounts, which another login of the company does not', async () => {
    const parent = await enter({}, 1_011_000)
    expect((await parent.track()).output().orderId).toBe(parent.related)
    expect(new Set(await parent.recent())).toEqual(new Set([1_011_000]))
    expect(new Set(await parent.recent(parent.related))).toEqual(new Set([parent.related]))
    const other = await enter({ isParentLogin: false }, 1_012_000)
    expect((await other.track()).status).toBe(404)
    await expect(other.recent(other.related)).rejects.toThrow('Your login has no such account')
  })
})
