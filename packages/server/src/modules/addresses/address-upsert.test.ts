import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses, shopUsers } from '../../testing/fixtures/shop-companies.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.reset()
  await shop.db.execute(sql`DELETE FROM addresses WHERE id > ${shopAddresses.clinic}`)
  await shop.db.execute(sql`UPDATE addresses SET default_shipping = false, default_billing = false`)
  await shop.db.execute(sql`UPDATE addresses SET default_shipping = id IN (1, 4), default_billing = id = 1, deleted = false,
    changed_by = NULL, changed_at = NULL, attention = 'Receiving', line1 = id || ' Main Street',
    zip = CASE WHEN id IN (1, 3) THEN '12207' ELSE '10001' END,
    label = CASE id WHEN 1 THEN 'Pharmacy' WHEN 2 THEN 'Warehouse' WHEN 3 THEN 'Ward' ELSE 'Clinic' END`)
  await shop.db.execute(sql`DELETE FROM users WHERE username = 'dana@shop.example'`)
})

const place = { line1: '43 New Scotland Ave', city: 'Albany', state: 'NY', zip: '12208' }
async function book(who: ShopUser = 'admin') {
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

  it('API-40 makes it the default in place of the previous default address', async () => {
    const { id } = (await shop.as('admin', 'upsertAddress', { ...place, isDefaultShipping: true })).output()
    expect(await book()).toMatchObject({ defaultShipping: id, defaultBilling: shopAddresses.licensed })
    expect((await book('clinic')).defaultShipping).toBe(shopAddresses.clinic)
    const second = { ...place, isDefaultShipping: true, isDefaultBilling: true }
    const answers = await Promise.all([1, 2, 3].map(() => shop.as('admin', 'upsertAddress', second)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { mappedResults } = await book()
    expect(mappedResults.filter(({ isDefaultShipping }) => isDefaultShipping)).toHaveLength(1)
    expect(mappedResults.filter(({ isDefaultBilling }) => isDefaultBilling)).toHaveLength(1)
  })

  it('API-40 changes an address in place', async () => {
    const { id } = (await shop.as('admin', 'upsertAddress', place)).output()
    const changed = (await shop.as('admin', 'upsertAddress', { ...place, id, label: 'Ward 4', zip: '12209' })).output()
    expect(changed).toMatchObject({ id, label: 'Ward 4', zip: '12209' })
    expect((await book()).mappedResults).toHaveLength(4)
  })

  it('API-40 does not move an address that holds licenses, but lets it be renamed', async () => {
    const { controlledSubstance: _, ...kept } = (await book()).mappedResults[0] ?? expect.fail('no address')
    const { id, label, attention, line1, line2, city, state, zip, phone } = kept
    const same = { id, label, attention, line1, line2, city, state, zip, phone }
    const moved = await shop.as('admin', 'upsertAddress', { ...same, line1: '9 Elsewhere Road' })
    expect(moved.status).toBe(409)
    expect(moved.problem().detail).toContain('Add the new place as another address')
    expect((await shop.as('admin', 'upsertAddress', { ...same, label: 'Main pharmacy' })).output()).toMatchObject({
      label: 'Main pharmacy',
      controlledSubstance: [{ rxLevel: '3' }, { rxLevel: '4' }],
    })
  })

  it('AUTH-12 changes no address of another company, and no deleted address', async () => {
    const foreign = await shop.as('admin', 'upsertAddress', { ...place, id: shopAddresses.clinic })
    expect(foreign.status).toBe(404)
    expect((await book('clinic')).mappedResults[0]?.line1).toBe('4 Main Street')
    const { id } = (await shop.as('admin', 'upsertAddress', place)).output()
    await shop.db.execute(sql`UPDATE addresses SET deleted = true WHERE id = ${id}`)
    expect((await shop.as('admin', 'upsertAddress', { ...place, id })).status).toBe(404)
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
    const answer = await shop.as('admin', 'upsertAddress', place)
    expect(answer.status).toBe(409)
    expect(answer.problem().detail).toContain('at most 500 addresses')
  })
})

const { licensed, unlicensed, expired } = shopAddresses
const warehouse = { id: unlicensed, ...place, label: 'Warehouse' }

async function add(who: ShopUser, more: object = {}) {
  return (await shop.as(who, 'upsertAddress', { ...place, ...more })).output()
}

async function addressOf(id: number, who: ShopUser = 'admin') {
  return (await book(who)).mappedResults.find((address) => address.id === id)
}

/** Gives the hospital a second administrator, who reads the mails. */
async function addDana() {
  await shop.db.execute(sql`INSERT INTO users (account_id, username, email, first_name, last_name, password_hash, is_admin)
    VALUES (1, 'dana@shop.example', 'dana@shop.example', 'Dana', 'Whitfield', '', true)`)
}

async function mails() {
  const { rows } = await shop.db.execute<{ recipient: string; subject: string; text: string }>(
    sql`SELECT recipient, subject, text FROM mail_outbox WHERE kind = 'address-changed' ORDER BY id`,
  )
  return rows
}

/** Has nobody be an administrator of the hospital while `work` runs. */
async function withoutAdministrators(work: () => Promise<void>) {
  await shop.db.execute(sql`UPDATE users SET invited_at = now() WHERE id = ${shopUsers.admin.userId}`)
  try {
    await work()
  } finally {
    await shop.db.execute(sql`UPDATE users SET invited_at = NULL WHERE id = ${shopUsers.admin.userId}`)
  }
}

describe('the right to change an address', () => {
  it('ACCT-03 API-40 API-41 a buyer changes and deletes no address that the company shares', async () => {
    const byAdmin = await add('admin')
    for (const id of [unlicensed, byAdmin.id]) {
      const answers = [
        await shop.as('buyer', 'upsertAddress', { ...place, id, line1: '9 Elsewhere Road' }),
        await shop.as('buyer', 'deleteAddress', { id, evenIfUsed: true }),
        await shop.as('buyer', 'restoreAddress', { id }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
      expect(answers[0]?.problem().detail).toContain('Only an administrator of your company can change this address.')
    }
    expect(await addressOf(unlicensed)).toMatchObject({ line1: '2 Main Street', changedBy: null, changedOn: null })
    const { mayAdd, mayChangeShared, mappedResults } = await book('buyer')
    expect({ mayAdd, mayChangeShared }).toEqual({ mayAdd: true, mayChangeShared: false })
    expect(mappedResults.map(({ mayChange }) => mayChange)).toEqual([false, false, false, false])
    expect((await addressOf(unlicensed))?.mayChange).toBe(true)
  })

  it('ACCT-03 API-40 API-41 a buyer changes, deletes and restores the address that they added', async () => {
    const { id, mayChange } = await add('buyer')
    expect(mayChange).toBe(true)
    expect((await shop.as('buyer', 'upsertAddress', { ...place, id, zip: '12209' })).output()).toMatchObject({
      zip: '12209',
      changedBy: 'buyer Tester',
      changedOn: '2026-03-11T14:00:00.000Z',
    })
    expect((await shop.as('buyer', 'deleteAddress', { id })).output()).toEqual({ success: true })
    expect(await addressOf(id)).toBeUndefined()
    await shop.as('buyer', 'restoreAddress', { id })
    expect(await addressOf(id)).toMatchObject({ zip: '12209', mayChange: true })
    expect(await mails()).toEqual([])
  })

  it('ACCT-03 API-40 a buyer cannot choose a default, and cannot change their own address while it is a default', async () => {
    const refused = await shop.as('buyer', 'upsertAddress', { ...place, isDefaultShipping: true })
    expect(refused.status).toBe(403)
    expect(refused.problem().detail).toContain(
      'Only an administrator of your company can choose the default addresses.',
    )
    const { id } = await add('buyer')
    expect((await shop.as('buyer', 'upsertAddress', { ...place, id, isDefaultBilling: true })).status).toBe(403)
    await shop.as('admin', 'upsertAddress', { ...place, id, isDefaultShipping: true })
    expect((await shop.as('buyer', 'upsertAddress', { ...place, id, line1: '9 Elsewhere Road' })).status).toBe(403)
    expect((await addressOf(id, 'buyer'))?.mayChange).toBe(false)
    expect((await book()).defaultBilling).toBe(licensed)
  })

  it('ACCT-03 API-40 API-41 CHK-02 a buyer without prices adds an address for their own orders, and orders to it', async () => {
    expect((await shop.as('noPrice', 'upsertAddress', warehouse)).status).toBe(403)
    const { id, mayChange } = await add('noPrice')
    expect(mayChange).toBe(true)
    expect(await book('noPrice')).toMatchObject({ mayAdd: true, mayChangeShared: false })
    const { each: unit } = unitsOf(shopItems.gauze)
    await shop.as('noPrice', 'addItem', { itemId: shopItems.gauze, unit, quantity: 1 })
    const form = { shipAddressId: id, billAddressId: licensed, poNum: 'PO-3', paymentMethod: 'terms' } as const
    expect((await shop.as('noPrice', 'placeOrder', form, { idempotencyKey: 'own-address' })).status).toBe(200)
    expect((await shop.as('visitor', 'upsertAddress', place)).status).toBe(401)
  })

  it('ACCT-03 API-40 when two administrators change one address, the second one learns of the first change', async () => {
    const seen = await addressOf(unlicensed)
    const { revision = expect.fail('no revision') } = seen ?? {}
    const first = await shop.as('admin', 'upsertAddress', { ...warehouse, revision, isDefaultShipping: true })
    expect(first.output().revision).not.toBe(revision)
    const second = await shop.as('admin', 'upsertAddress', { ...warehouse, label: 'Depot', revision })
    expect(second.problem()).toMatchObject({
      status: 409,
      type: expect.stringMatching(/address-changed$/),
      detail: expect.stringMatching(
        /^admin Tester changed this address on 03\/11\/2026\. It is now: Warehouse, .*43 New Scotland Ave/,
      ),
    })
    const seenAgain = (await addressOf(unlicensed))?.revision ?? ''
    const third = await shop.as('admin', 'upsertAddress', { ...warehouse, label: 'Depot', revision: seenAgain })
    expect(third.output()).toMatchObject({ label: 'Depot', isDefaultShipping: true })
    expect((await shop.as('admin', 'upsertAddress', { ...warehouse, label: 'Any' })).status).toBe(200)
  })

  it('ACCT-03 API-40 API-41 a punch-out session changes no address', async () => {
    const answers = [
      await shop.as('punchout', 'upsertAddress', place),
      await shop.as('punchout', 'deleteAddress', { id: unlicensed }),
      await shop.as('punchout', 'restoreAddress', { id: unlicensed }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await book('punchout')).toMatchObject({ mayAdd: false, mayChangeShared: false })
  })

  it('ACCT-03 AUTH-12 an address of another company, or of a colleague, is out of reach', async () => {
    const foreign = { id: shopAddresses.clinic }
    const answers = [
      await shop.as('buyer', 'upsertAddress', { ...place, ...foreign }),
      await shop.as('buyer', 'deleteAddress', foreign),
      await shop.as('admin', 'deleteAddress', foreign),
      await shop.as('admin', 'restoreAddress', foreign),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const { id } = await add('admin')
    await shop.db.execute(sql`UPDATE addresses SET created_by = ${shopUsers.noPrice.userId} WHERE id = ${id}`)
    const colleagues = await shop.as('buyer', 'upsertAddress', { ...place, id })
    expect(colleagues.status).toBe(403)
    expect(colleagues.problem().detail).toContain('Only the person who added this address or an administrator')
    expect(await addressOf(id, 'buyer')).toMatchObject({ isShared: false, mayChange: false })
    expect((await shop.as('admin', 'upsertAddress', { ...place, id, zip: '12209' })).output().zip).toBe('12209')
  })

  it('ACCT-03 in a company without an administrator, every login that sees prices changes the addresses', async () => {
    await withoutAdministrators(async () => {
      const changed = await shop.as('buyer', 'upsertAddress', { ...warehouse, isDefaultBilling: true })
      expect(changed.output()).toMatchObject({ line1: place.line1, isDefaultBilling: true, mayChange: true })
      expect((await shop.as('noPrice', 'upsertAddress', warehouse)).status).toBe(403)
      expect(await book('buyer')).toMatchObject({ mayAdd: true, mayChangeShared: true })
    })
    expect((await shop.as('clinic', 'upsertAddress', { ...place, id: shopAddresses.clinic })).status).toBe(200)
  })

  it('ACCT-03 API-40 a buyer adds at most 20 addresses, also by restoring deleted ones', async () => {
    const { id } = await add('buyer')
    await shop.as('buyer', 'deleteAddress', { id })
    await shop.db.execute(sql`INSERT INTO addresses (account_id, line1, city, state, zip, created_by)
      SELECT 1, n || ' Main Street', 'Albany', 'NY', '12207', ${shopUsers.buyer.userId} FROM generate_series(1, 19) n`)
    await add('buyer')
    const refused = [await shop.as('buyer', 'upsertAddress', place), await shop.as('buyer', 'restoreAddress', { id })]
    expect(refused.map(({ status }) => status)).toEqual([409, 409])
    expect(refused[0]?.problem().detail).toContain('You have added 20 addresses')
    expect((await shop.as('admin', 'upsertAddress', place)).status).toBe(200)
  })
})

describe('deleting an address', () => {
  it('ACCT-03 API-41 an administrator deletes an address, which then is no default any more, and restores it', async () => {
    const { id } = await add('admin', { isDefaultShipping: true })
    expect((await shop.as('admin', 'deleteAddress', { id })).output()).toEqual({ success: true })
    expect(await book()).toMatchObject({ defaultShipping: null, defaultBilling: licensed })
    await shop.as('admin', 'restoreAddress', { id })
    expect(await addressOf(id)).toMatchObject({ isDefaultShipping: true, changedBy: 'admin Tester' })
  })

  it('ACCT-03 API-41 a restored address is a default again, unless another address became the default meanwhile', async () => {
    const { id } = await add('admin', { isDefaultShipping: true, isDefaultBilling: true })
    await shop.as('admin', 'deleteAddress', { id })
    expect(await book()).toMatchObject({ defaultShipping: null, defaultBilling: null })
    await shop.as('admin', 'upsertAddress', { ...warehouse, isDefaultShipping: true })
    await shop.as('admin', 'restoreAddress', { id })
    expect(await book()).toMatchObject({ defaultShipping: unlicensed, defaultBilling: id })
  })

  it('ACCT-03 API-41 an address that a waiting order or a subscription needs is named before it is deleted', async () => {
    await shop.as('buyer', 'addItem', { itemId: shopItems.gauze, unit: unitsOf(shopItems.gauze).each, quantity: 300 })
    const form = { shipAddressId: expired, billAddressId: expired, poNum: 'PO-1', paymentMethod: 'terms' } as const
    const placed = (await shop.as('buyer', 'placeOrder', form, { idempotencyKey: 'address' })).output()
    const refused = await shop.as('admin', 'deleteAddress', { id: expired })
    expect(refused.status).toBe(409)
    expect(refused.problem().detail).toContain(`Order ${placed.orderConfirmation.orderNumber} needs this address.`)
    expect(await addressOf(expired)).toBeDefined()
    const list = (await shop.as('buyer', 'createList', { name: 'Exam room 4' })).output()
    const line = { itemId: shopItems.gauze, unit: unitsOf(shopItems.gauze).each, quantity: 1 }
    await shop.as('buyer', 'upsertListDetail', { itemListId: list.id, ...line })
    const weekly = { every: 1, frequency: 'weeks', startOn: '2026-03-16' } as const
    await shop.as('buyer', 'upsertSubscription', { itemListId: list.id, ...weekly, ...form })
    expect((await shop.as('admin', 'deleteAddress', { id: expired })).problem().detail).toContain(
      'the subscription “Exam room 4” need this address.',
    )
    expect((await shop.as('admin', 'deleteAddress', { id: expired, evenIfUsed: true })).status).toBe(200)
    expect(await addressOf(expired)).toBeUndefined()
  })
})

describe('mails about addresses', () => {
  it('ACCT-03 the mail to the other administrators names the person who changed a shared address, and the old and new streets', async () => {
    await addDana()
    await shop.as('admin', 'upsertAddress', { ...warehouse, attention: 'Receiving' })
    const sent = await mails()
    expect(sent).toMatchObject([
      { recipient: 'dana@shop.example', subject: 'admin Tester changed an address of Test Hospital' },
    ])
    expect(sent[0]?.text).toContain('Before: Warehouse, Receiving, 2 Main Street, Albany, NY 10001')
    expect(sent[0]?.text).toContain('Now: Warehouse, Receiving, 43 New Scotland Ave, Albany, NY 12208')
    await shop.as('admin', 'upsertAddress', { ...warehouse, attention: 'Receiving' })
    expect(await mails()).toHaveLength(1)
  })

  it('ACCT-03 a new default, a deletion and a restored address are mailed, and each only once', async () => {
    await addDana()
    const { id } = await add('admin', { isDefaultShipping: true })
    await shop.as('admin', 'deleteAddress', { id })
    await shop.as('admin', 'deleteAddress', { id })
    await shop.as('admin', 'restoreAddress', { id })
    const [added, deleted, restored, ...others] = await mails()
    expect(others).toEqual([])
    expect(added?.text).toContain('Default ship-to address before: Pharmacy, Receiving, 1 Main Street')
    expect(added?.text).toContain('Default ship-to address now: 43 New Scotland Ave')
    expect(deleted?.subject).toContain('admin Tester deleted an address')
    expect(deleted?.text).toContain('Default ship-to address now: none')
    expect(restored?.text).toContain('restored the address “43 New Scotland Ave”')
    expect(restored?.text).toContain('Default ship-to address now: 43 New Scotland Ave')
  })

  it('ACCT-03 a refused change mails nobody', async () => {
    await addDana()
    await shop.as('buyer', 'upsertAddress', warehouse)
    await shop.as('admin', 'upsertAddress', { ...place, id: licensed })
    expect(await mails()).toEqual([])
  })

  it('CHK-10 the mail of an order names the street to which it goes', async () => {
    await shop.as('buyer', 'addItem', { itemId: shopItems.gauze, unit: unitsOf(shopItems.gauze).each, quantity: 300 })
    const form = {
      shipAddressId: unlicensed,
      billAddressId: unlicensed,
      poNum: 'PO-2',
      paymentMethod: 'terms',
    } as const
    await shop.as('buyer', 'placeOrder', form, { idempotencyKey: 'street' })
    const { rows } = await shop.db.execute<{ kind: string; text: string }>(
      sql`SELECT kind, text FROM mail_outbox WHERE kind LIKE 'order-%' ORDER BY id`,
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['order-placed', 'order-needs-approval'])
    for (const { text } of rows)
      expect(text).toContain('Ship to: Warehouse, Receiving, 2 Main Street, Albany, NY 10001')
  })
})
