import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PlaceParts, postalAddress, shipToOf, wholeShipTo } from '../../testing/fixtures/order-requests.js'
import { type OrderingShop, startOrderingShop } from '../../testing/fixtures/ordering-shop.js'
import { shopAddresses, shopUsers } from '../../testing/fixtures/shop-companies.js'

const { licensed, unlicensed, expired } = shopAddresses

/** The number of the first address that a test adds. */
const firstAdded = 1_000

let shop: OrderingShop

beforeAll(async () => {
  shop = await startOrderingShop()
})
beforeEach(async () => {
  await shop.reset()
  await shop.db.execute(sql`DELETE FROM addresses WHERE id >= ${firstAdded}`)
  await shop.db.execute(sql`UPDATE addresses SET line1 = id || ' Main Street', line2 = '' WHERE id < ${firstAdded}`)
})
afterAll(() => shop.close())

interface Added {
  readonly id?: number
  readonly label?: string
  readonly line1: string
  readonly line2?: string
  readonly zip?: string
  /** The person who added it for their own orders; shared by the company if not given. */
  readonly by?: keyof typeof shopUsers
}

async function add({ id = firstAdded, label = '', line1, line2 = '', zip = '12207', by }: Added) {
  const owner = by === undefined ? null : shopUsers[by].userId
  await shop.db.execute(sql`
    INSERT INTO addresses (id, account_id, label, attention, line1, line2, city, state, zip, created_by)
    OVERRIDING SYSTEM VALUE
    VALUES (${id}, 1, ${label}, 'Receiving', ${line1}, ${line2}, 'Albany', 'NY', ${zip}, ${owner})`)
  return id
}

async function makeDefault(id: number) {
  await shop.db.execute(sql`UPDATE addresses SET default_billing = false WHERE account_id = 1`)
  await shop.db.execute(sql`UPDATE addresses SET default_billing = true WHERE id = ${id}`)
}

function place(street: string | readonly string[], zip: string, parts?: PlaceParts) {
  return postalAddress(street, zip, parts)
}

async function expectRefused(shipTo: string, words: RegExp, more = '') {
  expect(await shop.send({ shipTo, more })).toEqual({ code: '400', words: expect.stringMatching(words) })
  expect(await shop.ordersOf()).toEqual([])
}

async function expectShipped(shipTo: string, address: number) {
  expect(await shop.send({ shipTo })).toEqual({ code: '200', words: expect.stringMatching(/was placed/) })
  expect(await shop.ordersOf()).toMatchObject([{ address }])
}

describe('an address that a colleague added for their own orders', () => {
  it.each([
    ['its name and another street', shipToOf('DOCK-9', place('1 Main Street', '12207')), licensed],
    ['the name of a shared address', shipToOf('Ward', place('3 Main Street', '12207')), expired],
    ['an equal street', shipToOf('BUYER-7', place('1 Main Street', '12207')), licensed],
  ])('PLUS-23 takes no order by %s', async (_name, shipTo, address) => {
    await add({ label: 'DOCK-9', line1: '66 Back Alley', by: 'noPrice' })
    await add({ id: firstAdded + 1, label: 'Ward', line1: '1 Main Street', by: 'noPrice' })
    await expectShipped(shipTo, address)
  })

  it.each([
    ['its number', () => shipToOf(firstAdded, place('66 Back Alley', '12207'))],
    ['its street and postal code', () => shipToOf('', place('66 Back Alley', '12207'))],
    ['all of its parts', () => shipToOf('DOCK-9', place('66 Back Alley', '12207', { state: 'NY' }))],
  ])('PLUS-23 is unknown by %s', async (_name, shipTo) => {
    await add({ label: 'DOCK-9', line1: '66 Back Alley', by: 'noPrice' })
    await expectRefused(shipTo(), /is no address of the company at the store\. Add it/)
  })

  it('PLUS-23 takes the orders of the person who added it, and orders of all people once it is a default', async () => {
    const own = await add({ label: 'DOCK-9', line1: '66 Back Alley', by: 'buyer' })
    await shop.setOrderUser(shopUsers.buyer.userId)
    await expectShipped(shipToOf('DOCK-9', place('66 Back Alley', '12207')), own)
    await shop.setOrderUser(shopUsers.admin.userId)
    const shipTo = shipToOf(own, place('66 Back Alley', '12207'))
    expect((await shop.send({ shipTo, orderId: 'PO-2' })).code).toBe('400')
    await makeDefault(own)
    expect((await shop.send({ shipTo, orderId: 'PO-2' })).code).toBe('200')
    await makeDefault(licensed)
  })
})

describe('a ship-to that names an address of the company', () => {
  it.each([
    ['postal code', shipToOf(licensed, place('1 Main St', '12208')), 'postal code'],
    ['city', shipToOf('Pharmacy', place('1 Main St', '12207', { city: 'Troy' })), 'city'],
    ['state', shipToOf(licensed, place('1 Main St', '12207', { state: 'New Jersey' })), 'state'],
    ['street', shipToOf('Pharmacy', place('2 Main St', '12207')), 'street'],
    ['second line', shipToOf(licensed, place(['1 Main St', 'Suite 900'], '12207')), 'street'],
    ['name', shipToOf(licensed, place('1 Main St', '12207'), 'Ward'), 'name'],
    ['department', shipToOf('Pharmacy', place(['1 Main St', 'Radiology'], '12207')), 'street'],
    ['suite', shipToOf(licensed, place(['1 Main Street', 'Suite B'], '12207')), 'street'],
    ['street of another place', shipToOf(licensed, place('2 Main St', '10001')), 'postal code and street'],
  ])('PLUS-23 is refused with both texts if it has another %s', async (_name, shipTo, parts) => {
    const known = String.raw`1 \(Pharmacy, Receiving, 1 Main Street, Albany, NY 12207\)`
    const words = String.raw`^The ShipTo \(addressID '(?:1|Pharmacy)', .+\) names the address ${known} of the store, but has another ${parts}\. Send `
    await expectRefused(shipTo, new RegExp(words))
  })

  it.each([
    ['the letters of the state', place('1 Main Street', '12207-0001', { state: 'NY', country: 'US' })],
    ['the name of the state', place('1 Main St.', '12207', { state: 'New York', country: 'United States' })],
    ['its name and its attention', place(['Pharmacy', 'Receiving', '1 MAIN ST'], '12207')],
    ['the company', place(['Test Hospital', '1 Main Street'], '12207')],
  ])('PLUS-23 with %s is that address', async (_name, postal) => {
    await expectShipped(shipToOf('pharmacy', postal, 'Test Hospital'), licensed)
  })

  it('PLUS-23 with the second line, in one line or two, is that address, but not with another second line', async () => {
    const id = await add({ label: 'Clinic 5', line1: '50 Oak Street', line2: 'Suite 5' })
    for (const [index, street] of [['50 Oak St', 'Ste 5'], ['50 Oak St, Suite 5'], ['50 Oak St']].entries()) {
      const shipTo = shipToOf('Clinic 5', place(street, '12207'))
      expect((await shop.send({ shipTo, orderId: `PO-${index}` })).code).toBe('200')
    }
    expect((await shop.ordersOf()).map(({ address }) => address)).toEqual([id, id, id])
    const other = await shop.send({ shipTo: shipToOf(id, place(['50 Oak St', 'Radiology'], '12207')), orderId: 'PO-9' })
    expect(other.words).toContain('has another street')
  })

  it('PLUS-23 in another country is refused', async () => {
    const shipTo = shipToOf(licensed, place('1 Main Street', '12207', { country: 'CA' }))
    await expectRefused(shipTo, /is in the country 'CA'\. The store ships within the United States/)
  })

  it('PLUS-23 by its number is not another address with that number as its name', async () => {
    await add({ label: String(unlicensed), line1: '2 Main Street', zip: '10001' })
    await add({ id: firstAdded + 1, label: String(unlicensed), line1: '70 Elm Road' })
    const other = /names the address 2 \(Warehouse, .+\) of the store, but has another postal code and street\. Send /
    await expectRefused(shipToOf(unlicensed, place('70 Elm Road', '12207')), other)
    await expectShipped(wholeShipTo(unlicensed), unlicensed)
  })

  it.each([
    ['a number', shipToOf(licensed), 'Street and no PostalCode'],
    ['a name', shipToOf('Pharmacy'), 'Street and no PostalCode'],
    ['a number and a street', shipToOf(licensed, place('1 Main Street', '')), 'PostalCode'],
    ['a name and a postal code', shipToOf('Pharmacy', place([], '12207')), 'Street'],
    ['an unknown name and a street', shipToOf('BUYER-7', place('1 Main Street', '')), 'PostalCode'],
  ])('PLUS-23 with only %s is refused, because the address may have moved', async (_name, shipTo, missing) => {
    await shop.db.execute(sql`UPDATE addresses SET line1 = '66 Back Alley' WHERE id = ${licensed}`)
    const words = `\\) has no ${missing}\\. The store compares the whole place, because .+ Send the Street and the PostalCode`
    await expectRefused(shipTo, new RegExp(words))
  })

  it('PLUS-23 names its recipients, and the notes of the order repeat them', async () => {
    const deliverTo = ['Nia Rivers', 'Room 4']
    const shipTo = shipToOf(licensed, place('1 Main Street', '12207', { deliverTo }))
    expect((await shop.send({ shipTo, more: '<Comments>Ring twice</Comments>' })).code).toBe('200')
    expect(await shop.ordersOf()).toMatchObject([{ notes: 'Deliver to: Nia Rivers, Room 4\nRing twice' }])
  })
})

describe('a ship-to with a number of the procurement system', () => {
  it('PLUS-23 with a line that the address of its street does not have is refused with both texts', async () => {
    const words =
      /1 Main Street, Suite B, Albany, 12207\) is no address .+ knows 1 \(Pharmacy, Receiving, 1 Main Street, .+\)\. .+ as DeliverTo/
    await expectRefused(shipToOf('BUYER-7', place(['1 Main Street', 'Suite B'], '12207')), words)
    await expectShipped(shipToOf('BUYER-7', place(['Test Hospital', '1 Main Street'], '12207')), licensed)
  })

  it('PLUS-23 is the address with its street and postal code, unless city or state differ', async () => {
    const differs = /names the address 1 \(Pharmacy, .+\) of the store, but has another city and state\. Send /
    await expectRefused(shipToOf('BUYER-7', place('1 Main St', '12207', { city: 'Newark', state: 'NJ' })), differs)
    await expectShipped(shipToOf('BUYER-7', place('1 Main St', '12207', { state: 'NY' })), licensed)
  })

  it('PLUS-23 needs the second line of an address that has one', async () => {
    const id = await add({ line1: '50 Oak Street', line2: 'Suite 5' })
    await expectRefused(shipToOf('', place('50 Oak Street', '12207')), /is no address of the company/)
    await expectShipped(shipToOf('', place(['50 Oak Street', 'Suite 5'], '12207')), id)
  })

  it('PLUS-23 whose street two addresses have is refused with both, unless it has the name of one of them', async () => {
    const id = await add({ label: 'Annex', line1: '1 Main Street' })
    const street = place('1 Main Street', '12207')
    const both = /is several addresses .+: 1 \(Pharmacy, .+\) and 1000 \(Annex, .+\)\. Send the addressID of one/
    await expectRefused(shipToOf('BUYER-7', street), both)
    await expectShipped(shipToOf('BUYER-7', street, 'Annex'), id)
  })
})

function billTo(addressId: number | string, postal = '') {
  return shipToOf(addressId, postal, 'Accounts payable').replaceAll('ShipTo>', 'BillTo>')
}

describe('the bill-to of an order', () => {
  it.each([
    ['its number', billTo(unlicensed, place('2 Main Street', '10001')), unlicensed],
    ['its street', billTo('AP', place('3 Main Street', '12207')), expired],
    ['nothing but a name, the default one', billTo(''), licensed],
    ['no element, the default one', '', licensed],
  ])('PLUS-23 is the address that it names by %s', async (_name, more, billing) => {
    expect((await shop.send({ more })).code).toBe('200')
    expect(await shop.ordersOf()).toMatchObject([{ address: licensed, billing }])
  })

  it('PLUS-23 is refused if it is no address of the company, or differs from the address that it names', async () => {
    const unknown = billTo('AP', place('9 Elm Road', '12207'))
    await expectRefused(wholeShipTo(licensed), /^The BillTo \(.+\) is no address of the company/, unknown)
    const wrong = billTo(unlicensed, place('9 Elm Road', '10001'))
    await expectRefused(wholeShipTo(licensed), /^The BillTo \(.+\) names the address 2 \(/, wrong)
  })

  it.each([
    ['a number', billTo(unlicensed), 'Street and no PostalCode'],
    ['a city and a postal code', billTo('', place([], '10001')), 'Street'],
  ])('PLUS-23 is refused if it has only %s', async (_name, more, missing) => {
    await expectRefused(wholeShipTo(licensed), new RegExp(`^The BillTo \\(.+\\) has no ${missing}\\. `), more)
  })
})

/** Waits until a statement waits for the lock of another transaction. */
function untilWaiting() {
  return vi.waitFor(async () => {
    const { rows } = await shop.db.execute(sql`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)
    expect(rows).toHaveLength(1)
  }, 15_000)
}

/** Sends an order, and changes its address after the store read it and before it is placed. */
function sendWhile(shipTo: string, change: ReturnType<typeof sql>) {
  let answer: ReturnType<typeof shop.send> | undefined
  return shop.db
    .transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM accounts WHERE id = 1 FOR NO KEY UPDATE`)
      answer = shop.send({ shipTo })
      await untilWaiting()
      await tx.execute(change)
    })
    .then(() => answer)
}

describe('an address that changes while an order is taken', () => {
  it('PLUS-23 is not shipped to before the document is sent again', async () => {
    const edited = sql`UPDATE addresses SET line2 = 'Suite 5' WHERE id = ${licensed}`
    expect(await sendWhile(wholeShipTo(licensed), edited)).toEqual({
      code: '560',
      words: expect.stringMatching(
        /^An address of the order was changed .+ Nothing was ordered\. Send the document again/,
      ),
    })
    expect(await shop.ordersOf()).toEqual([])
    await expectShipped(wholeShipTo(licensed), licensed)
  })

  it('PLUS-23 is refused when it differs from the address of the document', async () => {
    const moved = sql`UPDATE addresses SET line1 = '66 Back Alley' WHERE id = ${licensed}`
    const answer = await sendWhile(shipToOf(licensed, place('1 Main Street', '12207')), moved)
    expect(answer?.words).toContain('has another street')
    expect(await shop.ordersOf()).toEqual([])
  })
})
