import type { CallInput } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shopMorning, startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses, shopCards, shopUsers } from '../../testing/fixtures/shop-companies.js'
import { sendApprovalsDigests } from './approvals-digest.js'

const { gauze, rationed, specialOrder } = shopItems
const { licensed, unlicensed } = shopAddresses

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())
function line(itemId: number, quantity: number) {
  return { itemId, unit: unitsOf(itemId).each, quantity }
}

/** The buyer adds an address of their own, or changes it. */
async function keepAddress(changed: { id?: number; line1?: string } = {}) {
  const address = { label: 'Ward 4', line1: '2 Ward Street', city: 'Albany', state: 'NY', zip: '12207', ...changed }
  const kept = await shop.as('buyer', 'upsertAddress', address, { idempotencyKey: crypto.randomUUID() })
  return kept.output()
}

async function place(who: ShopUser, payment: 'terms' | number = 'terms', notes = '', places = {}) {
  for (const one of [line(specialOrder, 3), line(rationed, 5), line(gauze, 2)]) await shop.as(who, 'addItem', one)
  const form = { shipAddressId: licensed, billAddressId: licensed, poNum: 'PO-7', paymentMethod: payment, ...places }
  const placed = await shop.as(who, 'placeOrder', { ...form, notes }, { idempotencyKey: crypto.randomUUID() })
  const order = placed.output().orderConfirmation
  return { ...order, form: { ...form, orderConfirmationId: order.id } }
}

async function queue(who: ShopUser = 'admin') {
  return (await shop.as(who, 'getOrderApprovals', {})).output()
}

function approve(input: CallInput<'approveOrder'>, who: ShopUser = 'admin') {
  return shop.as(who, 'approveOrder', input)
}

async function mailKinds() {
  const { rows } = await shop.db.execute<{ kind: string }>(sql`SELECT kind FROM mail_outbox ORDER BY id`)
  return rows.map(({ kind }) => kind)
}

/** Stock, allocation, reserved units and credit. */
async function holdings() {
  const { rows } = await shop.db.execute<{ stock: number; allocated: number; reserved: number }>(sql`
    SELECT (SELECT quantity_available FROM items WHERE id = ${gauze}) AS stock,
      (SELECT used FROM account_allocations WHERE account_id = 1 AND item_id = ${rationed}) AS allocated,
      (SELECT COALESCE(sum(from_stock), 0)::int FROM reserved_goods) AS reserved`)
  const [goods] = rows
  if (goods === undefined) throw new Error('The database answered no row.')
  return { ...goods, credit: (await shop.as('admin', 'getCheckoutData', {})).output().availableBalance }
}

describe('approving orders', () => {
  it('API-85 CHK-07 getOrderApprovals lists waiting orders with their reasons, and rejected orders, for administrators only', async () => {
    const order = await place('buyer')
    expect((await queue()).pendingApprovalOrders).toMatchObject([
      { id: order.id, status: 'Pending Approval', isOwn: false, mayApprove: true, approvalLimit: 500, reason: '' },
    ])
    expect((await shop.as('buyer', 'getOrderApprovals', {})).status).toBe(403)
    expect((await approve(order.form, 'buyer')).status).toBe(403)
    expect((await approve(order.form, 'clinic')).status).toBe(403)
  })

  it('API-85 approves an order as it was placed: goods, allocation and credit stay taken, and its buyer hears of it', async () => {
    const order = await place('buyer')
    const before = await holdings()
    const { status, total } = (await approve(order.form)).output()
    expect({ status, total }).toEqual({ status: 'Pending Fulfillment', total: order.total })
    expect(await holdings()).toEqual(before)
    expect(await mailKinds()).toContain('order-approved')
    const details = (await shop.as('buyer', 'getSalesOrder', { id: order.id })).output()
    expect(details.events.map(({ status: entered }) => entered)).toEqual(['Pending Approval', 'Pending Fulfillment'])
    expect((await queue()).pendingApprovalOrders).toEqual([])
  })

  it('CHK-07 previews an approval with changes, and writes them when they are approved', async () => {
    const before = await holdings()
    const order = await place('buyer')
    const form = { ...order.form, poNum: 'PO-8', lines: [line(specialOrder, 3), line(gauze, 5)] }
    const preview = (await shop.as('admin', 'previewApproval', form)).output()
    expect(preview.changes.join(' ')).toMatch(/5 × Each instead of 2.*left out.*PO number is PO-8.*The total is now/)
    expect((await queue()).pendingApprovalOrders).toMatchObject([{ total: order.total }])
    expect((await approve(form)).problem()).toMatchObject({
      status: 409,
      type: expect.stringContaining('order-changed'),
    })
    const approved = (await approve({ ...form, expectedTotal: preview.total, note: 'Enough until May.' })).output()
    expect(approved.total).toBe(preview.total)
    const details = (await shop.as('buyer', 'getSalesOrder', { id: order.id })).output()
    expect(details).toMatchObject({ poNum: 'PO-8', total: preview.total, status: 'Pending Fulfillment' })
    expect(details.lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [specialOrder, 3],
      [gauze, 5],
    ])
    expect(details.events[1]?.reason).toMatch(/^Enough until May\. .*5 × Each instead of 2/)
    expect(await holdings()).toMatchObject({
      stock: before.stock - 5,
      allocated: before.allocated,
      reserved: 5,
    })
  })

  it('CHK-06 checks price, stock and rules again: a difference is shown, and approved only when it was seen', async () => {
    const order = await place('buyer')
    await shop.db.execute(sql`UPDATE account_item_prices SET price = 4 WHERE item_id = ${gauze} AND account_id = 1`)
    const refused = (await approve(order.form)).problem()
    expect(refused).toMatchObject({ status: 409, detail: expect.stringMatching(/now costs \$4\.00 .*still waits/) })
    const { total, changes } = (await shop.as('admin', 'previewApproval', order.form)).output()
    expect(changes).toHaveLength(2)
    expect((await approve({ ...order.form, expectedTotal: total })).output().total).toBe(total)
    await shop.db.execute(
      sql`UPDATE account_item_prices SET price = 3.2525 WHERE item_id = ${gauze} AND account_id = 1`,
    )
  })

  it.each([
    ['shipAddressId', 'ship-to address', 'shipTo', 'expectedShipTo'],
    ['billAddressId', 'billing address', 'billTo', 'expectedBillTo'],
  ] as const)(
    'CHK-06 approves no %s that somebody changed unseen, also beside another change',
    async (field, name, place_, expected) => {
      const { id } = await keepAddress()
      const order = await place('buyer', 'terms', '', { [field]: id })
      await keepAddress({ id, line1: '13 Private Road' })
      const unseen = (await approve({ ...order.form, poNum: 'PO-9' })).problem()
      expect(unseen).toMatchObject({ status: 409, type: expect.stringContaining('order-changed') })
      expect(unseen.detail).toContain(
        `The ${name} was changed: it was 2 Ward Street, Albany, NY 12207, and is now 13 Private Road, Albany, NY 12207.`,
      )
      expect((await queue()).pendingApprovalOrders).toHaveLength(1)
      const preview = (await shop.as('admin', 'previewApproval', order.form)).output()
      expect(preview).toMatchObject({ [place_]: { line1: '13 Private Road' } })
      expect(preview.changes.join(' ')).toContain(`The ${name} was changed`)
      await keepAddress({ id, line1: '14 Private Road' })
      const seen = { ...order.form, expectedTotal: preview.total, [expected]: preview[place_] }
      expect((await approve(seen)).problem().detail).toContain('it was 13 Private Road')
      await keepAddress({ id, line1: '13 Private Road' })
      expect((await approve(seen)).status).toBe(200)
      const details = (await shop.as('buyer', 'getSalesOrder', { id: order.id })).output()
      expect(details[place_ === 'shipTo' ? 'shipAddress' : 'billAddress']).toMatchObject({ line1: '13 Private Road' })
    },
  )

  it('CHK-06 does not approve an item that can no longer be bought, nor a place without a license', async () => {
    const order = await place('buyer')
    await shop.db.execute(sql`UPDATE items SET inactive = true WHERE id = ${gauze}`)
    expect((await approve(order.form)).problem()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('still waits for approval'),
    })
    expect((await queue()).pendingApprovalOrders).toHaveLength(1)
    await shop.db.execute(sql`UPDATE items SET inactive = false WHERE id = ${gauze}`)
    expect((await approve({ ...order.form, shipAddressId: shopAddresses.clinic })).status).toBe(404)
    const elsewhere = { ...order.form, shipAddressId: unlicensed }
    const { changes, total } = (await shop.as('admin', 'previewApproval', elsewhere)).output()
    expect(changes.join(' ')).toContain('It ships to')
    expect((await approve({ ...elsewhere, expectedTotal: total })).status).toBe(200)
  })

  it('CHK-07 nobody approves their own order, unless they are the only administrator', async () => {
    await shop.db.execute(sql`UPDATE users SET approval_limit_cents = 10000 WHERE id = 1`)
    await shop.db.execute(sql`UPDATE users SET is_admin = true, is_punchout = false WHERE id = 5`)
    const order = await place('admin')
    expect((await queue()).pendingApprovalOrders).toMatchObject([{ isOwn: true, mayApprove: false }])
    expect((await approve(order.form)).problem()).toMatchObject({
      status: 403,
      detail: expect.stringContaining('Another administrator'),
    })
    await shop.db.execute(sql`UPDATE users SET is_admin = false, is_punchout = true WHERE id = 5`)
    expect((await approve(order.form)).status).toBe(200)
    await shop.db.execute(sql`UPDATE users SET approval_limit_cents = NULL WHERE id = 1`)
  })

  it('CHK-07 when two administrators decide at once, one decides, and the other one is told the decision', async () => {
    const order = await place('buyer')
    const reject = { orderConfirmationId: order.id, reason: 'Duplicate of another order' }
    const answers = await Promise.all([approve(order.form), shop.as('admin', 'rejectOrder', reject)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)?.problem()
    expect(late?.detail).toMatch(/it is “(Pending Fulfillment|Rejected)” since/)
    const events = (await shop.as('buyer', 'getSalesOrder', { id: order.id })).output().events
    expect(events).toHaveLength(2)
  })

  it('API-85 CHK-07 rejectOrder needs a reason, gives everything back, and moves the order to rejectedOrders', async () => {
    const before = await holdings()
    const order = await place('buyer')
    const reject = (reason: string) => shop.as('admin', 'rejectOrder', { orderConfirmationId: order.id, reason })
    expect((await reject('')).status).toBe(400)
    expect((await reject('Over budget, wait for May')).output().status).toBe('Rejected')
    expect(await holdings()).toEqual(before)
    const { pendingApprovalOrders, rejectedOrders } = await queue()
    expect(pendingApprovalOrders).toEqual([])
    expect(rejectedOrders).toMatchObject([
      { id: order.id, status: 'Rejected', reason: 'Over budget, wait for May', decidedBy: expect.any(String) },
    ])
    expect(await mailKinds()).toContain('order-rejected')
    expect((await approve(order.form)).status).toBe(409)
  })

  it('CHK-07 authorizes the changed payment of a card again, and releases the first authorization', async () => {
    const order = await place('buyer', shopCards.good)
    const form = { ...order.form, lines: [line(specialOrder, 3)] }
    const { total } = (await shop.as('admin', 'previewApproval', form)).output()
    expect((await approve({ ...form, expectedTotal: total })).status).toBe(200)
    const { rows } = await shop.db.execute(sql`
      SELECT (request ->> 'total')::int AS total, released_at IS NOT NULL AS released,
        capture_requested_at IS NOT NULL AS captured
      FROM payment_holds WHERE order_id = ${order.id} ORDER BY id`)
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual({ total: Math.round((order.total ?? 0) * 100), released: true, captured: false })
    expect(rows).toContainEqual({ total: Math.round(total * 100), released: false, captured: true })
  })

  it('CHK-07 the same approval sent twice with one key approves once', async () => {
    const order = await place('buyer')
    const send = () => shop.as('admin', 'approveOrder', order.form, { idempotencyKey: 'approval-of-one-order' })
    expect((await send()).output()).toEqual((await send()).output())
    const { rows } = await shop.db.execute(
      sql`SELECT user_id AS who FROM order_events WHERE order_id = ${order.id} ORDER BY id`,
    )
    expect(rows).toEqual([{ who: shopUsers.buyer.userId }, { who: shopUsers.admin.userId }])
  })

  it('CHK-10 the mail to an approver links to the order itself, and has the notes of its buyer', async () => {
    const order = await place('buyer', 'terms', 'Deliver before noon.')
    const { rows } = await shop.db.execute<{ text: string }>(
      sql`SELECT text FROM mail_outbox WHERE kind = 'order-needs-approval'`,
    )
    expect(rows[0]?.text).toMatch(new RegExp(`/myaccount/menu/approvals\\?id=${order.id}$`, 'm'))
    expect(rows[0]?.text).toContain('Notes: Deliver before noon.')
  })

  it('CHK-10 writes a decision, its record and its mail in one transaction', async () => {
    const order = await place('buyer')
    await shop.as('admin', 'rejectOrder', { orderConfirmationId: order.id, reason: 'Duplicate of another order' })
    const { rows } = await shop.db.execute(sql`
      SELECT o.status, m.xmin = o.xmin AS mailed, e.xmin = o.xmin AS recorded
      FROM orders o JOIN order_events e ON e.order_id = o.id AND e.to_status = o.status
        JOIN mail_outbox m ON m.kind = 'order-rejected'
      WHERE o.id = ${order.id}`)
    expect(rows).toEqual([{ status: 'Rejected', mailed: true, recorded: true }])
  })

  it('CHK-10 mails approvers of a company with daily mails once a day about all waiting orders, not about each order', async () => {
    const set = (how: string) =>
      shop.db.execute(sql`UPDATE accounts SET approvals_notification = ${how} WHERE id = ${shopUsers.admin.accountId}`)
    await set('daily')
    const orders = [await place('buyer'), await place('buyer')]
    expect(await mailKinds()).toEqual(['order-placed', 'order-placed'])
    const digestAt = (hours: number) => {
      const now = () => new Date(shopMorning.getTime() + hours * 3_600_000)
      return sendApprovalsDigests(shop.db, { ...shop.services, now })
    }
    await digestAt(-4)
    expect(await mailKinds()).not.toContain('approvals-digest')
    await Promise.all([digestAt(0), digestAt(0), digestAt(1)])
    const digests = () =>
      shop.db.execute<{ recipient: string; text: string; html: string }>(
        sql`SELECT recipient, text, html FROM mail_outbox WHERE kind = 'approvals-digest'`,
      )
    const { rows } = await digests()
    expect(rows).toMatchObject([{ recipient: 'admin@shop.example' }])
    for (const { orderNumber } of orders) {
      expect(rows[0]?.text).toMatch(new RegExp(`- ${orderNumber}, buyer Tester, 03/11/2026, \\$`))
      expect(rows[0]?.html).toContain(`>${orderNumber}</th>`)
    }
    expect(rows[0]?.text).toContain('http://localhost:3000/myaccount/menu/approvals')
    await set('never')
    await digestAt(24)
    expect((await digests()).rows).toHaveLength(1)
    await place('buyer')
    expect(await mailKinds()).not.toContain('order-needs-approval')
    await set('each')
  })

  it('NAV-07 CHK-07 tells a buyer who sees no prices about the changes, without amounts', async () => {
    await shop.db.execute(sql`UPDATE users SET approval_limit_cents = 10000 WHERE id = ${shopUsers.noPrice.userId}`)
    const order = await place('noPrice')
    const form = { ...order.form, lines: [line(specialOrder, 3), line(gauze, 5)] }
    const { total } = (await shop.as('admin', 'previewApproval', form)).output()
    expect((await approve({ ...form, expectedTotal: total })).status).toBe(200)
    const { rows } = await shop.db.execute(sql`
      SELECT (SELECT text FROM mail_outbox WHERE kind = 'order-approved') AS mail,
        (SELECT meta_data ->> 'reason' FROM notifications WHERE user_id = ${shopUsers.noPrice.userId}
          ORDER BY id DESC LIMIT 1) AS notice`)
    expect(rows[0]?.notice).toContain('5 × Each instead of 2')
    expect(JSON.stringify(rows)).not.toMatch(/\$|orderdetails/)
    await shop.db.execute(sql`UPDATE users SET approval_limit_cents = NULL WHERE id = ${shopUsers.noPrice.userId}`)
  })

  it('CHK-07 refuses an item on two lines in one unit', async () => {
    const order = await place('buyer')
    const twice = { ...order.form, lines: [line(gauze, 5), line(gauze, 1)] }
    expect((await approve(twice)).problem()).toMatchObject({ status: 422, errors: { lines: [expect.any(String)] } })
  })

  it('CHK-06 refuses an approval with a card that expired or was deleted meanwhile, and the order still waits', async () => {
    const order = await place('buyer', shopCards.good)
    await shop.db.execute(sql`UPDATE payment_methods SET exp_year = 2020 WHERE id = ${shopCards.good}`)
    const expired = (await approve(order.form)).problem()
    expect(expired.status).toBeGreaterThanOrEqual(400)
    expect(expired.status).toBeLessThan(500)
    expect(expired.detail).toMatch(/card.*expired/i)
    await shop.db.execute(sql`UPDATE payment_methods SET exp_year = 2099, deleted = true WHERE id = ${shopCards.good}`)
    expect((await approve(order.form)).problem().detail).toMatch(/card/i)
    expect((await queue()).pendingApprovalOrders).toMatchObject([{ id: order.id }])
    await shop.db.execute(sql`UPDATE payment_methods SET deleted = false WHERE id = ${shopCards.good}`)
    expect((await approve(order.form)).status).toBe(200)
  })

  it('CHK-06 keeps the goods that an order holds when the stock is gone at its approval, and shows a shortage of more', async () => {
    const order = await place('buyer')
    await shop.db.execute(sql`UPDATE items SET quantity_available = 0 WHERE id = ${gauze}`)
    const more = { ...order.form, lines: [line(specialOrder, 3), line(rationed, 5), line(gauze, 4)] }
    const { changes } = (await shop.as('admin', 'previewApproval', more)).output()
    expect(changes.join(' ')).toMatch(/only 2 of 4/i)
    expect((await approve(order.form)).status).toBe(200)
  })

  it('CHK-07 tells an administrator that another person canceled or decided the order before, and names that person', async () => {
    const order = await place('buyer')
    await shop.move({ id: order.id, status: 'Pending Approval' }, 'Cancelled')
    expect((await approve(order.form)).problem()).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/it is “Cancelled” since .*, by admin Tester/),
    })
  })

  it('CHK-07 the cart says the limit of its user, above which orders wait', async () => {
    expect((await shop.as('buyer', 'getCart', {})).output().approvalLimit).toBe(500)
    expect((await shop.as('admin', 'getCart', {})).output()).not.toHaveProperty('approvalLimit')
  })

  it('CHK-07 only its buyer reads that they can send the order again', async () => {
    const order = await place('buyer')
    expect((await shop.as('buyer', 'getSalesOrder', { id: order.id })).output().isOwn).toBe(true)
    expect((await shop.as('admin', 'getSalesOrder', { id: order.id })).output().isOwn).toBe(false)
  })
})
