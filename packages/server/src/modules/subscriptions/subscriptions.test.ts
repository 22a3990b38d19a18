import type { CallInput, CallName } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountPayment } from '../../ports/account-payment.js'
import { shopMorning, startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses, shopCards, shopUsers } from '../../testing/fixtures/shop-companies.js'
import { readWaitingReviews } from '../licenses/review-licenses.repository.js'
import { confirmLicense } from '../licenses/review-licenses.service.js'
import { runSubscriptions } from './run-subscriptions.js'

let shop: TestShop
const failures: unknown[] = []

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.reset()
  failures.length = 0
  await shop.db.execute(sql`TRUNCATE notifications CASCADE`)
})
afterEach(() => {
  shop.replacePorts()
  shop.setNow(shopMorning)
})

const { licensed, clinic } = shopAddresses
// The shop's morning is Wednesday, 2026-03-11.
const weekly = { every: 1, frequency: 'weeks', startOn: '2026-03-16' } as const
const onTerms = { shipAddressId: licensed, billAddressId: licensed, paymentMethod: 'terms', poNum: 'PO-9' } as const
const byCard = { shipAddressId: clinic, billAddressId: clinic, paymentMethod: shopCards.clinic, poNum: '' } as const

/** Calls as a person who has just signed in, on any test date. */
async function as<N extends CallName>(who: ShopUser, name: N, input: CallInput<N>) {
  return shop.call(name, input, { token: await shop.services.tokens.sign(shopUsers[who]) })
}

async function listOf(itemIds: readonly number[], who: ShopUser = 'buyer', quantity = 2): Promise<number> {
  const { id } = (await as(who, 'createList', { name: 'Exam room 4' })).output()
  for (const itemId of itemIds) {
    await as(who, 'upsertListDetail', { itemListId: id, itemId, unit: unitsOf(itemId).each, quantity })
  }
  return id
}

async function subscribe(itemIds: readonly number[] = [shopItems.gauze], who: ShopUser = 'buyer', quantity = 2) {
  const itemListId = await listOf(itemIds, who, quantity)
  const means = who === 'clinic' ? byCard : onTerms
  return (await as(who, 'upsertSubscription', { itemListId, ...weekly, ...means })).output()
}

/** Lets the job run at ten in the morning of a day. */
async function runOn(day: string) {
  shop.setNow(new Date(`${day}T14:00:00Z`))
  const services = { ...shop.services, onFailure: (error: unknown) => void failures.push(error) }
  return runSubscriptions(shop.db, { ...services, ports: shop.services.ports })
}

async function only(who: ShopUser = 'buyer') {
  const [first] = (await as(who, 'getSubscriptions', {})).output().subscriptions
  if (first === undefined) throw new Error('There is no subscription.')
  return first
}

async function orders() {
  const { rows } = await shop.db.execute<{ status: string; lines: number; notes: string }>(
    sql`SELECT status, notes, (SELECT count(*)::int FROM order_lines l WHERE l.order_id = o.id) AS lines
      FROM orders o ORDER BY o.id`,
  )
  return rows
}

async function mails() {
  const { rows } = await shop.db.execute<{ kind: string; text: string; recipient: string }>(
    sql`SELECT kind, text, recipient FROM mail_outbox WHERE kind LIKE 'subscription%' ORDER BY id`,
  )
  return rows
}

describe('setting up a subscription', () => {
  it('API-55 ACCT-14 makes a list recurring, and shows the next four dates', async () => {
    expect(await subscribe()).toMatchObject({
      ...{ listName: 'Exam room 4', itemCount: 1, mayChange: true, paused: false, poNum: 'PO-9' },
      nextDates: ['2026-03-16', '2026-03-23', '2026-03-30', '2026-04-06'].map((date) => ({ date, skipped: false })),
      ...{ warnings: [], lastRun: null },
    })
    expect((await as('admin', 'getSubscriptions', {})).output().subscriptions).toHaveLength(1)
    expect((await as('noPrice', 'getSubscriptions', {})).output().subscriptions).toEqual([])
    expect((await as('clinic', 'getSubscriptions', {})).output().subscriptions).toEqual([])
  })

  it('API-55 refuses values that no run could use, in words', async () => {
    const itemListId = await listOf([shopItems.gauze])
    const asked = { itemListId, ...weekly, ...onTerms }
    const refusal = async (more: object) =>
      (await shop.callAny('upsertSubscription', { ...asked, ...more }, { token: shop.tokenOf('buyer') })).problem()
    expect(await refusal({ startOn: '2026-03-11' })).toMatchObject({
      status: 422,
      errors: { startOn: [/after today/] },
    })
    expect(await refusal({ poNum: ' ' })).toMatchObject({ errors: { poNum: ['is required when paying on terms'] } })
    expect(await refusal({ paymentMethod: shopCards.expired })).toMatchObject({ detail: /has expired/ })
    expect(await refusal({ paymentMethod: shopCards.clinic })).toMatchObject({ status: 404 })
    expect(await refusal({ shipAddressId: clinic })).toMatchObject({ status: 404 })
    expect((await as('clinic', 'upsertSubscription', { ...asked, ...byCard })).status).toBe(404)
    expect((await as('noPrice', 'upsertSubscription', asked)).status).toBe(404)
  })

  it('API-55 a change of the payment keeps the dates, also the dates of a rhythm that began before today', async () => {
    const { itemListId } = await subscribe()
    await as('buyer', 'skipSubscription', { itemListId, date: '2026-03-23', skipped: true })
    await as('buyer', 'pauseSubscription', { itemListId, paused: true })
    shop.setNow(new Date('2026-03-20T14:00:00Z'))
    const changed = await as('buyer', 'upsertSubscription', { itemListId, ...weekly, ...onTerms, poNum: 'PO-10' })
    expect(changed.output()).toMatchObject({
      ...{ poNum: 'PO-10', startOn: '2026-03-16', paused: true },
      nextDates: [{ date: '2026-03-23', skipped: true }, { date: '2026-03-30', skipped: false }, {}, {}],
    })
    const refused = await shop.callAny(
      'upsertSubscription',
      { itemListId, ...weekly, every: 2, ...onTerms },
      { token: await shop.services.tokens.sign(shopUsers.buyer) },
    )
    expect(refused.problem()).toMatchObject({ errors: { startOn: [/after today/] } })
  })

  it('API-55 CHK-06 refuses a place that the person did not see, names both places, and keeps the saved values', async () => {
    const place = { label: 'Clinic room', line1: '5 Private Lane', city: 'Albany', state: 'NY', zip: '12207' }
    const { id } = (await as('buyer', 'upsertAddress', place)).output()
    const seenBy = async (who: ShopUser) => {
      const { mappedResults } = (await as(who, 'getAddresses', {})).output()
      const found = mappedResults.find((address) => address.id === id)
      if (found === undefined) throw new Error('The address is not there.')
      const { attention, line1, line2, city, state, zip } = found
      return { attention, line1, line2, city, state, zip }
    }
    const seen = await seenBy('admin')
    const itemListId = await listOf([shopItems.gauze], 'admin')
    const asked = { itemListId, ...weekly, ...onTerms, shipAddressId: id, billAddressId: id }
    const save = (more: object) => as('admin', 'upsertSubscription', { ...asked, ...more })
    await as('buyer', 'upsertAddress', { ...place, id, line1: '666 Diverted Road', city: 'Miami', state: 'FL' })
    const refused = (await save({ expectedShipTo: seen })).problem()
    expect(refused).toMatchObject({ status: 409, type: expect.stringContaining('address-changed') })
    const words =
      'The ship-to address was changed: it was 5 Private Lane, Albany, NY 12207, and is now 666 Diverted Road, Miami, FL 12207.'
    expect(refused.errors).toEqual({ shipAddressId: [words] })
    expect(refused.detail).toBe(
      `${words} Nothing has been saved. Look at the address, then save the subscription again.`,
    )
    const billed = (await save({ expectedBillTo: seen })).problem()
    expect(billed).toMatchObject({ status: 409, errors: { billAddressId: [/billing address was changed/] } })
    expect((await as('admin', 'getSubscriptions', {})).output().subscriptions).toEqual([])

    const now = await seenBy('admin')
    expect((await save({ expectedShipTo: now, expectedBillTo: now })).output().placeChanges).toEqual([])
    await as('buyer', 'upsertAddress', { ...place, id, line2: 'Suite 9' })
    expect((await only('admin')).placeChanges).toEqual([
      expect.stringMatching(/^The ship-to address was changed: it was 666 .*, and is now 5 Private Lane, Suite 9, /),
      expect.stringMatching(/^The billing address was changed: /),
    ])
    expect((await save({ expectedShipTo: now, expectedBillTo: now, poNum: 'PO-10' })).status).toBe(409)
    expect(await only('admin')).toMatchObject({ poNum: 'PO-9', placeChanges: [/it was 666/, /it was 666/] })
    await runOn('2026-03-16')
    expect(await orders()).toEqual([])
  })

  it('API-57 answers its addresses and payment; API-56 ends it, and its list stays', async () => {
    const { itemListId } = await subscribe([shopItems.gauze], 'clinic')
    const details = (await as('clinic', 'getSubscriptionAddressPaymentDetails', { itemListId })).output()
    expect(details).toMatchObject({ shipAddress: { id: clinic }, card: { id: shopCards.clinic, expired: false } })
    expect((await as('buyer', 'deleteSubscription', { itemListId })).status).toBe(404)
    expect((await as('clinic', 'deleteSubscription', { itemListId })).output()).toEqual({ success: true })
    expect((await as('clinic', 'getSubscriptions', {})).output().subscriptions).toEqual([])
    expect((await as('clinic', 'getListDetails', { itemListId })).status).toBe(200)
  })
})

describe('runs', () => {
  it('CHK-08 places its order on each date by itself, once on two servers', async () => {
    await subscribe()
    expect(await runOn('2026-03-15')).toEqual({ placed: 0, refused: 0 })
    await Promise.all([runOn('2026-03-16'), runOn('2026-03-16')])
    await runOn('2026-03-16')
    expect(await orders()).toEqual([{ status: 'Pending Fulfillment', lines: 1, notes: 'Subscription “Exam room 4”' }])
    expect(await only()).toMatchObject({
      nextDates: [{ date: '2026-03-23' }, { date: '2026-03-30' }, { date: '2026-04-06' }, { date: '2026-04-13' }],
      lastRun: { dueOn: '2026-03-16', orderNumber: expect.stringMatching(/^SO-/), error: null },
    })
    await runOn('2026-03-24')
    expect(await orders()).toHaveLength(2)
    expect((await only()).nextDates[0]).toEqual({ date: '2026-03-30', skipped: false })
  })

  it('CHK-08 a server that died after the order was placed does not order again', async () => {
    await subscribe()
    await runOn('2026-03-16')
    await shop.db.execute(sql`DELETE FROM subscription_runs`)
    await shop.db.execute(sql`UPDATE subscriptions SET next_run_on = '2026-03-16'`)
    await runOn('2026-03-16')
    expect(await orders()).toHaveLength(1)
    expect((await only()).lastRun).toMatchObject({ dueOn: '2026-03-16', error: null })
  })

  it('CHK-08 leaves out items that cannot be bought, and names them', async () => {
    await subscribe([shopItems.gauze, shopItems.restricted, shopItems.usedUp])
    await runOn('2026-03-16')
    expect(await orders()).toMatchObject([{ lines: 1 }])
    const { lastRun } = await only()
    expect(lastRun?.leftOut).toHaveLength(2)
    const told = (await mails()).find(({ kind }) => kind === 'subscription-left-out')
    for (const reason of lastRun?.leftOut ?? ['?']) expect(told?.text).toContain(reason)
  })

  it('CHK-08 CHK-07 an order above the limit waits for approval', async () => {
    await subscribe([shopItems.gauze], 'buyer', 300)
    await runOn('2026-03-16')
    expect(await orders()).toMatchObject([{ status: 'Pending Approval' }])
  })

  it('CHK-08 a declined card notifies with the reason, is tried again on three business days, then pauses', async () => {
    await subscribe([shopItems.gauze], 'clinic')
    const reason = 'The card ending in 4242 was declined.'
    shop.replacePorts({ payment: { ...accountPayment, authorize: async () => ({ isAccepted: false, reason }) } })
    // Monday; the fourth attempt comes on Thursday.
    for (const day of ['2026-03-16', '2026-03-16', '2026-03-17', '2026-03-18']) await runOn(day)
    expect(await only('clinic')).toMatchObject({
      ...{ paused: false, retryOn: '2026-03-19' },
      lastRun: { dueOn: '2026-03-16', orderId: null, error: reason },
    })
    await runOn('2026-03-19')
    expect(await only('clinic')).toMatchObject({ paused: true, pauseReason: reason, retryOn: null })
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      ...['subscription-failed', 'subscription-failed', 'subscription-failed'],
      'subscription-paused',
    ])
    const { notifications } = (await as('clinic', 'getUserNotifications', {})).output()
    expect(notifications[0]).toMatchObject({ notificationType: 'Subscription' })
    expect(await orders()).toEqual([])
  })

  it('CHK-08 CHK-06 does not order to an address that changed unseen: it notifies, and stops the run until the change is saved', async () => {
    const { itemListId } = await subscribe()
    await shop.db.execute(sql`UPDATE addresses SET line1 = '9 Oak Street' WHERE id = ${licensed}`)
    await runOn('2026-03-13')
    const [warning] = await mails()
    expect(warning).toMatchObject({ kind: 'subscription-warning' })
    expect(warning?.text).toMatch(
      /ship-to address was changed: it was .*, and is now Receiving, 9 Oak Street, .*save it\./,
    )
    await runOn('2026-03-16')
    expect(await orders()).toEqual([])
    expect((await only()).lastRun?.error).toMatch(/billing address was changed.*edit the subscription and save it\.$/)
    const kept = (await as('buyer', 'upsertSubscription', { itemListId, ...weekly, ...onTerms })).output()
    expect(kept.retryOn).toBe('2026-03-17')
    await runOn('2026-03-17')
    expect(await orders()).toHaveLength(1)
  })

  it('CHK-08 PLUS-25 warns that an item needs a license that waits for its review, and orders nothing by it', async () => {
    await subscribe([shopItems.prescription])
    await shop.db.execute(sql`
      WITH held AS (DELETE FROM address_licences WHERE address_id = ${licensed} AND rx_level = '3' RETURNING *)
      INSERT INTO licence_reviews (address_id, rx_level, licence_no, expires_on, status)
      SELECT address_id, rx_level, licence_no, expires_on, 'waiting' FROM held`)
    await runOn('2026-03-13')
    expect((await mails())[0]?.text).toContain('license for Rx level 3 waits for our review')
    await runOn('2026-03-16')
    expect(await orders()).toEqual([])
    expect((await only()).lastRun?.error).toContain('license for Rx level 3 waits for our review')
    const [review] = await readWaitingReviews(shop.db)
    await confirmLicense(shop.db, review?.id ?? 0, shop.services)
    await runOn('2026-03-17')
    expect(await orders()).toHaveLength(1)
  })

  it('CHK-08 a retry that succeeds goes back to the rhythm', async () => {
    await subscribe([shopItems.gauze], 'clinic')
    shop.replacePorts({ payment: { ...accountPayment, authorize: async () => ({ isAccepted: false, reason: 'No.' }) } })
    await runOn('2026-03-20')
    shop.replacePorts()
    await runOn('2026-03-23')
    expect(await orders()).toHaveLength(1)
    expect(await only('clinic')).toMatchObject({ retryOn: null, nextDates: [{ date: '2026-03-30' }, {}, {}, {}] })
  })

  it('CHK-08 a provider that is down counts as no attempt', async () => {
    await subscribe([shopItems.gauze], 'clinic')
    const authorize = () => Promise.reject(new Error('The provider is down.'))
    shop.replacePorts({ payment: { ...accountPayment, authorize } })
    expect(await runOn('2026-03-16')).toEqual({ placed: 0, refused: 0 })
    expect(failures).toHaveLength(1)
    shop.replacePorts()
    expect(await runOn('2026-03-16')).toEqual({ placed: 1, refused: 0 })
  })

  it('CHK-08 an emptied list is refused, and a deleted one is paused', async () => {
    const { itemListId } = await subscribe()
    await shop.db.execute(sql`DELETE FROM item_list_details`)
    await runOn('2026-03-16')
    expect((await only()).lastRun?.error).toBe('The list is empty. Add items to it.')
    await as('buyer', 'deleteList', { id: itemListId })
    await runOn('2026-03-17')
    await as('buyer', 'restoreList', { id: itemListId })
    expect(await only()).toMatchObject({ paused: true, pauseReason: /was deleted/ })
  })

  it('CHK-08 warns once, three days before, of a rise above 10% and of a shortage', async () => {
    await subscribe([shopItems.gauze, shopItems.outOfStock])
    await runOn('2026-03-16')
    await shop.db.execute(sql`UPDATE order_lines SET price = price / 2 WHERE item_id = ${shopItems.gauze}`)
    await runOn('2026-03-19')
    await runOn('2026-03-20')
    await runOn('2026-03-21')
    const told = (await mails()).filter(({ kind, text }) => kind === 'subscription-warning' && text.includes('03/23'))
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toMatch(/now costs \$\S+; you last paid \$/)
    expect(told[0]?.text).toMatch(/0 of 2 are in stock\. The rest ships later\./)
    expect((await only()).warnings).toHaveLength(2)
  })
})

describe('skipping and pausing', () => {
  it('CHK-08 a skipped date places no order, unless the skip is undone', async () => {
    const { itemListId } = await subscribe()
    const skip = (date: string, skipped: boolean) => as('buyer', 'skipSubscription', { itemListId, date, skipped })
    expect((await skip('2026-03-16', true)).output().nextDates[0]).toEqual({ date: '2026-03-16', skipped: true })
    await runOn('2026-03-16')
    expect(await orders()).toEqual([])
    expect((await skip('2026-03-16', false)).status).toBe(200)
    await runOn('2026-03-16')
    expect(await orders()).toHaveLength(1)
    expect((await skip('2026-03-01', true)).problem()).toMatchObject({ status: 409 })
  })

  it('CHK-08 a paused subscription waits, and resumes with its next date, without the missed dates', async () => {
    const { itemListId } = await subscribe()
    await as('buyer', 'pauseSubscription', { itemListId, paused: true })
    await runOn('2026-03-31')
    expect(await orders()).toEqual([])
    const resumed = (await as('admin', 'pauseSubscription', { itemListId, paused: false })).output()
    expect(resumed).toMatchObject({ paused: false, nextDates: [{ date: '2026-04-06' }, {}, {}, {}] })
    expect((await as('noPrice', 'pauseSubscription', { itemListId, paused: true })).status).toBe(404)
  })
})

it('CHK-04 the weekdays that an administrator chose decide the ship dates', async () => {
  expect((await as('buyer', 'saveDeliveryDays', { deliveryDays: [2] })).status).toBe(403)
  expect((await as('admin', 'saveDeliveryDays', { deliveryDays: [4, 2, 4] })).output().deliveryDays).toEqual([2, 4])
  const { shipDates, cutoffTime } = (await as('buyer', 'getDeliveryDays', {})).output()
  expect(shipDates.slice(0, 3)).toEqual(['2026-03-12', '2026-03-17', '2026-03-19'])
  expect(cutoffTime).toBe('15:00')
  await as('admin', 'saveDeliveryDays', { deliveryDays: [] })
})

it('CHK-08 a person who was deactivated orders nothing, and the administrators learn of it', async () => {
  await subscribe([shopItems.gauze], 'noPrice')
  await shop.db.execute(sql`UPDATE users SET active = false WHERE email = 'noPrice@shop.example'`)
  await runOn('2026-03-16')
  expect(await orders()).toEqual([])
  expect(await mails()).toMatchObject([{ recipient: 'admin@shop.example', text: /can no longer order/ }])
})
