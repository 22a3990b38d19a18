import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses, shopUsers } from '../../testing/fixtures/shop-companies.js'
import { sendApprovalsDigests } from './approvals-digest.js'

const { specialOrder } = shopItems
const { licensed } = shopAddresses
const buyerId = shopUsers.buyer.userId

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
  await setLimit(shopUsers.noPrice.userId, 10_000)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.reset()
  await shop.db.execute(sql`DELETE FROM approval_substitutes`)
})

function setLimit(userId: number, limit: number | null) {
  return shop.db.execute(sql`UPDATE users SET approval_limit_cents = ${limit} WHERE id = ${userId}`)
}

/** Places an order that waits: the nurse's, unless said otherwise. */
async function place(who: ShopUser = 'noPrice') {
  await shop.as(who, 'addItem', { itemId: specialOrder, unit: unitsOf(specialOrder).each, quantity: 3 })
  const form = { shipAddressId: licensed, billAddressId: licensed, poNum: 'PO-7', paymentMethod: 'terms' as const }
  const placed = await shop.as(who, 'placeOrder', form, { idempotencyKey: crypto.randomUUID() })
  const { id, status } = placed.output().orderConfirmation
  expect(status).toBe('Pending Approval')
  return { ...form, orderConfirmationId: id }
}

/** Names the buyer as the administrator's substitute. The clock of the shop says 2026-03-11. */
function name(fromDate: string, toDate: string, userId: number = buyerId) {
  return shop.as('admin', 'saveSubstitute', { userId, fromDate, toDate })
}

async function refusalOf(answer: Promise<{ problem(): { status: number; type: string; detail?: string } }>) {
  const { status, type } = (await answer).problem()
  return [status, type.split('/').at(-1)]
}

async function mayOpenPage(who: ShopUser) {
  return (await shop.as(who, 'currentUser', {})).output().user.permissions.isApprover
}

describe('substitutes of administrators', () => {
  it('API-85 CHK-07 a substitute lists, previews and approves within the dates, and the history names the administrator', async () => {
    const order = await place()
    expect((await shop.as('admin', 'getSubstitute', {})).output()).toEqual({
      current: null,
      colleagues: [{ id: buyerId, name: 'buyer Tester' }],
    })
    const named = (await name('2026-03-11', '2026-03-11')).output()
    expect(named.current).toEqual({
      ...{ userId: buyerId, name: 'buyer Tester', fromDate: '2026-03-11', toDate: '2026-03-11' },
    })
    const { pendingApprovalOrders } = (await shop.as('buyer', 'getOrderApprovals', {})).output()
    expect(pendingApprovalOrders).toMatchObject([{ id: order.orderConfirmationId, mayApprove: true }])
    expect((await shop.as('buyer', 'previewApproval', order)).output().changes).toEqual([])
    expect((await shop.as('buyer', 'approveOrder', order)).output().status).toBe('Pending Fulfillment')
    const { events } = (await shop.as('buyer', 'getSalesOrder', { id: order.orderConfirmationId })).output()
    expect(events.map(({ by }) => by)).toEqual(['noPrice Tester', 'buyer Tester for admin Tester'])
  })

  it('API-85 CHK-07 rejects as a substitute, and the list of rejected orders names the administrator', async () => {
    const { orderConfirmationId } = await place()
    await name('2026-03-01', '2026-03-31')
    const rejected = await shop.as('buyer', 'rejectOrder', { orderConfirmationId, reason: 'Over budget' })
    expect(rejected.output().status).toBe('Rejected')
    expect((await shop.as('buyer', 'getOrderApprovals', {})).output().rejectedOrders).toMatchObject([
      { decidedBy: 'buyer Tester for admin Tester', reason: 'Over budget' },
    ])
    const late = (await shop.as('admin', 'approveOrder', { ...(await place()), orderConfirmationId })).problem()
    expect(late.detail).toContain('by buyer Tester for admin Tester')
  })

  it.each([
    ['before the first day', '2026-03-12', '2026-03-20'],
    ['after the last day', '2026-03-01', '2026-03-10'],
  ])('NAV-06 NAV-07 API-85 %s, the page and its calls are closed', async (_, fromDay, toDay) => {
    const order = await place()
    await shop.db.execute(sql`
      INSERT INTO approval_substitutes (account_id, user_id, substitute_id, from_day, to_day)
      VALUES (1, ${shopUsers.admin.userId}, ${buyerId}, ${fromDay}, ${toDay})`)
    expect(await mayOpenPage('buyer')).toBe(false)
    const { orderConfirmationId } = order
    for (const answer of [
      shop.as('buyer', 'getOrderApprovals', {}),
      shop.as('buyer', 'previewApproval', order),
      shop.as('buyer', 'approveOrder', order),
      shop.as('buyer', 'rejectOrder', { orderConfirmationId, reason: 'No' }),
    ])
      expect(await refusalOf(answer)).toEqual([403, 'approvers-only'])
    expect((await shop.as('admin', 'getOrderApprovals', {})).output().pendingApprovalOrders).toHaveLength(1)
  })

  it('NAV-06 NAV-07 the menu entry opens for a substitute, and closes when the administrator ends it', async () => {
    await name('2026-03-11', '2026-03-31')
    expect([await mayOpenPage('admin'), await mayOpenPage('buyer'), await mayOpenPage('noPrice')]).toEqual([
      ...[true, true, false],
    ])
    expect((await shop.as('admin', 'endSubstitute', {})).output().current).toBeNull()
    expect(await mayOpenPage('buyer')).toBe(false)
  })

  it('CHK-07 a substitute cannot approve their own order or an order of the administrator who named them', async () => {
    await setLimit(shopUsers.admin.userId, 10_000)
    const orders = [await place('buyer'), await place('admin')]
    await setLimit(shopUsers.admin.userId, null)
    await name('2026-03-11', '2026-03-31')
    const { pendingApprovalOrders } = (await shop.as('buyer', 'getOrderApprovals', {})).output()
    expect(pendingApprovalOrders).toMatchObject([
      { isOwn: true, mayApprove: false },
      { isOwn: false, mayApprove: false },
    ])
    const details = await Promise.all(
      orders.map(async (order) => (await shop.as('buyer', 'approveOrder', order)).problem().detail),
    )
    expect(details).toEqual([
      expect.stringContaining('You placed this order yourself'),
      expect.stringContaining('who named you as substitute placed this order'),
    ])
  })

  it('API-85 accepts only a colleague who may see prices, and only dates that have not passed', async () => {
    const { userId: nurse } = shopUsers.noPrice
    for (const other of [nurse, shopUsers.admin.userId, shopUsers.clinic.userId, shopUsers.punchout.userId]) {
      expect((await name('2026-03-11', '2026-03-31', other)).problem()).toMatchObject({
        status: 422,
        errors: { userId: [expect.any(String)] },
      })
    }
    expect((await name('2026-03-20', '2026-03-19')).problem()).toMatchObject({ errors: { toDate: [/before/] } })
    expect((await name('2026-03-01', '2026-03-10')).problem()).toMatchObject({ errors: { toDate: [/over/] } })
    expect(await refusalOf(shop.as('buyer', 'getSubstitute', {}))).toEqual([403, 'admins-only'])
  })

  it('CHK-10 mails the substitute as well within the dates: at once, and in the daily mail', async () => {
    await name('2026-03-11', '2026-03-31')
    await place()
    const recipients = async (kind: string) => {
      const { rows } = await shop.db.execute<{ recipient: string }>(
        sql`SELECT recipient FROM mail_outbox WHERE kind = ${kind} ORDER BY id`,
      )
      return rows.map(({ recipient }) => recipient)
    }
    expect(await recipients('order-needs-approval')).toEqual(['admin@shop.example', 'buyer@shop.example'])
    await shop.db.execute(sql`UPDATE accounts SET approvals_notification = 'daily' WHERE id = 1`)
    await sendApprovalsDigests(shop.db, shop.services)
    expect(await recipients('approvals-digest')).toEqual(['admin@shop.example', 'buyer@shop.example'])
    await shop.db.execute(sql`UPDATE accounts SET approvals_notification = 'each' WHERE id = 1`)
    await shop.as('admin', 'endSubstitute', {})
    await place()
    expect(await recipients('order-needs-approval')).toHaveLength(3)
  })

  it('NAV-07 CHK-07 an administrator who lost the right can no longer decide, and neither can the substitute', async () => {
    const order = await place()
    await name('2026-03-11', '2026-03-31')
    const { rows } = await shop.db.execute<{ version: number }>(sql`
      UPDATE users SET is_admin = false WHERE id = ${shopUsers.admin.userId} RETURNING session_version AS version`)
    await shop.services.sessions.catchUp()
    expect((await shop.as('admin', 'approveOrder', order)).status).toBe(401)
    const renewed = { ...shopUsers.admin, isAdmin: false, sessionVersion: rows[0]?.version ?? 0 }
    const token = await shop.services.tokens.sign(renewed)
    expect(await refusalOf(shop.call('approveOrder', order, { token }))).toEqual([403, 'approvers-only'])
    expect(await refusalOf(shop.as('buyer', 'approveOrder', order))).toEqual([403, 'approvers-only'])
    const { status } = (await shop.as('buyer', 'getSalesOrder', { id: order.orderConfirmationId })).output()
    expect(status).toBe('Pending Approval')
  })
})
