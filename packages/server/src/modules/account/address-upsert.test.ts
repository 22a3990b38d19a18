import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { shopAddresses } from '../../testing/fixtures/shop-companies.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
  // The small shop names its rows' ids itself, so the sequence has not moved.
  await shop.db.execute(sql`SELECT setval(pg_get_serial_sequence('addresses', 'id'), 100)`)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.reset()
  await shop.db.execute(sql`DELETE FROM addresses WHERE id > ${shopAddresses.clinic}`)
  await shop.db.execute(
    sql`UPDATE addresses SET default_shipping = id IN (1, 4), default_billing = id = 1, label = CASE id WHEN 1 THEN 'Pharmacy' ELSE label END`,
  )
})

const place = { line1: '43 New Scotland Ave', city: 'Albany', state: 'NY', zip: '12208' }
async function book(who: 'buyer' | 'clinic' = 'buyer') {
  return (await shop.as(who, 'getAddresses', {})).output()
}

describe('saving an address', () => {
  it('API-40 upsert saves a new address of the company, tidied, and answers it', async () => {
    const answer = await shop.as('buyer', 'upsertAddress', { ...place, line1: ' 43 New Scotland Ave ', state: 'ny' })
    expect(answer.output()).toMatchObject({
      ...place,
      label: '43 New Scotland Ave',
      isDefaultShipping: false,
      controlledSubstance: [],
      offeredForCart: true,
      withheldReason: null,
    })
    expect((await book()).mappedResults.map(({ line1 }) => line1)).toContain('43 New Scotland Ave')
    expect((await book('clinic')).mappedResults).toHaveLength(1)
  })

  it('API-40 any buyer may add one, even one who sees no prices', async () => {
    expect((await shop.as('noPrice', 'upsertAddress', place)).status).toBe(200)
    expect((await shop.as('visitor', 'upsertAddress', place)).status).toBe(401)
  })

  it('CHK-02 says whether the cart may go there: a new address has no license', async () => {
    await shop.as('buyer', 'addItem', {
      itemId: shopItems.prescription,
      unit: unitsOf(shopItems.prescription).each,
      quantity: 1,
    })
    expect((await shop.as('buyer', 'upsertAddress', place)).output()).toMatchObject({
      offeredForCart: false,
      withheldReason: expect.stringContaining('there is no license for Rx level'),
    })
  })

  it('API-40 makes it the default, which another one then is no longer', async () => {
    const { id } = (await shop.as('buyer', 'upsertAddress', { ...place, isDefaultShipping: true })).output()
    expect(await book()).toMatchObject({ defaultShipping: id, defaultBilling: shopAddresses.licensed })
    expect((await book('clinic')).defaultShipping).toBe(shopAddresses.clinic)
    const second = { ...place, isDefaultShipping: true, isDefaultBilling: true }
    const answers = await Promise.all([1, 2, 3].map(() => shop.as('buyer', 'upsertAddress', second)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { mappedResults } = await book()
    expect(mappedResults.filter(({ isDefaultShipping }) => isDefaultShipping)).toHaveLength(1)
    expect(mappedResults.filter(({ isDefaultBilling }) => isDefaultBilling)).toHaveLength(1)
  })

  it('API-40 changes one in place', async () => {
    const { id } = (await shop.as('buyer', 'upsertAddress', place)).output()
    const changed = (await shop.as('buyer', 'upsertAddress', { ...place, id, label: 'Ward 4', zip: '12209' })).output()
    expect(changed).toMatchObject({ id, label: 'Ward 4', zip: '12209' })
    expect((await book()).mappedResults).toHaveLength(4)
  })

  it('API-40 does not move an address that holds licenses, but lets it be renamed', async () => {
    const { controlledSubstance: _, ...kept } = (await book()).mappedResults[0] ?? expect.fail('no address')
    const { id, label, attention, line1, line2, city, state, zip, phone } = kept
    const same = { id, label, attention, line1, line2, city, state, zip, phone }
    const moved = await shop.as('buyer', 'upsertAddress', { ...same, line1: '9 Elsewhere Road' })
    expect(moved.status).toBe(409)
    expect(moved.problem().detail).toContain('Add the new place as another address')
    expect((await shop.as('buyer', 'upsertAddress', { ...same, label: 'Main pharmacy' })).output()).toMatchObject({
      label: 'Main pharmacy',
      controlledSubstance: [{ rxLevel: '3' }, { rxLevel: '4' }],
    })
  })

  it('AUTH-12 changes no address of another company, and none that was deleted', async () => {
    const foreign = await shop.as('buyer', 'upsertAddress', { ...place, id: shopAddresses.clinic })
    expect(foreign.status).toBe(404)
    expect((await book('clinic')).mappedResults[0]?.line1).toBe('4 Main Street')
    const { id } = (await shop.as('buyer', 'upsertAddress', place)).output()
    await shop.db.execute(sql`UPDATE addresses SET deleted = true WHERE id = ${id}`)
    expect((await shop.as('buyer', 'upsertAddress', { ...place, id })).status).toBe(404)
  })

  it('API-40 saves one address for one request, however often it is sent', async () => {
    const send = () => shop.as('buyer', 'upsertAddress', place, { idempotencyKey: 'one-address' })
    const [first, second] = [await send(), await send()]
    expect(second.output()).toEqual(first.output())
    expect((await book()).mappedResults).toHaveLength(4)
  })

  it.each([
    [{ state: 'ZZ' }, 422, 'state'],
    [{ line1: '   ' }, 422, 'line1'],
    [{ phone: 'call me' }, 422, 'phone'],
    [{ zip: '1220' }, 400, 'body.zip'],
    [{ city: '' }, 400, 'body.city'],
    [{ label: 'x'.repeat(61) }, 400, 'body.label'],
  ])('API-40 refuses %j with a message for the field', async (change, status, field) => {
    const answer = await shop.as('buyer', 'upsertAddress', { ...place, ...change })
    expect(answer.status).toBe(status)
    const { errors } = answer.problem()
    expect(Object.keys(errors ?? {}).some((name) => name.endsWith(field.replace('body.', '')))).toBe(true)
  })

  it('API-40 says when a company has the maximum number of addresses', async () => {
    await shop.db.execute(sql`INSERT INTO addresses (account_id, line1, city, state, zip)
      SELECT 1, n || ' Main Street', 'Albany', 'NY', '12207' FROM generate_series(1, 497) n`)
    const answer = await shop.as('buyer', 'upsertAddress', place)
    expect(answer.status).toBe(409)
    expect(answer.problem().detail).toContain('at most 500 addresses')
  })
})
