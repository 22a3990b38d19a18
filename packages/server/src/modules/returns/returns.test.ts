import type { CallInput } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProblemError } from '../../base/problem.js'
import { approvedText, receivedText, waitingReturnsText } from '../../commands/returns.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses, shopCards } from '../../testing/fixtures/shop-companies.js'
import { differenceText } from '../billing/books/books-words.js'
import { checkBooks } from '../billing/check-books.js'
import { cancelOrder, shipOrder } from '../orders/fulfil-order.service.js'
import { settlePayments } from '../payments/settle-payments.js'
import { readWaitingReturns } from './answer-return.repository.js'
import { approveReturn, declineReturn, receiveReturn } from './answer-return.service.js'

const { gauze, rationed, specialOrder } = shopItems

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ environment: { GAUZE_SUPPORT_MAIL: 'care@shop.example' } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.execute(sql`TRUNCATE invoices, payments, issues, notifications CASCADE`)
  await shop.db.execute(sql`UPDATE accounts SET balance_cents = 0`)
  await shop.reset()
})

interface Placed {
  readonly id: number
  readonly orderNumber: string
}

/** An order of 7 gauze pads, 5 respirators on allocation and a special order. */
async function place(who: ShopUser = 'admin', payment: 'terms' | number = 'terms'): Promise<Placed> {
  for (const [itemId, quantity] of [
    [gauze, 7],
    [rationed, 5],
    [specialOrder, 1],
  ] as const) {
    await shop.as(who, 'addItem', { itemId, unit: unitsOf(itemId).each, quantity })
  }
  const form = { shipAddressId: shopAddresses.licensed, billAddressId: shopAddresses.licensed, poNum: 'PO-7' }
  const options = { idempotencyKey: crypto.randomUUID() }
  const placed = await shop.as(who, 'placeOrder', { ...form, paymentMethod: payment }, options)
  return placed.output().orderConfirmation
}

async function shipped(who: ShopUser = 'admin') {
  const order = await place(who)
  await shipOrder(shop.db, order.orderNumber, {}, shop.services)
  return order
}

type Lines = NonNullable<CallInput<'submitIssue'>['orderReturn']>['lines']

function ask({ id }: Placed, lines: Lines, who: ShopUser = 'admin') {
  const issue = { message: 'The boxes are crushed.', page: '/myaccount/menu/orderdetails' }
  const options = { idempotencyKey: crypto.randomUUID() }
  return shop.as(who, 'submitIssue', { ...issue, orderReturn: { orderId: id, lines } }, options)
}

async function requested(order: Placed, lines: Lines, who: ShopUser = 'admin') {
  return (await ask(order, lines, who)).output().number
}

const everything = [
  { line: 1, quantity: 7 },
  { line: 2, quantity: 5 },
  { line: 3, quantity: 1 },
]

const approval = { lines: null, keepsGoods: false, creditsFreight: false, note: 'To dock 4, please.' }
const receipt = { lines: null, isDamaged: false }

function approve(number: string, change: Partial<Parameters<typeof approveReturn>[2]> = {}) {
  return approveReturn(shop.db, number, { ...approval, ...change }, shop.services).then((approved) =>
    approvedText(number, approved),
  )
}

function receive(number: string, change: Partial<Parameters<typeof receiveReturn>[2]> = {}) {
  return receiveReturn(shop.db, number, { ...receipt, ...change }, shop.services).then((memos) =>
    receivedText(number, memos),
  )
}

async function details({ id }: Placed, who: ShopUser = 'admin') {
  return (await shop.as(who, 'getSalesOrder', { id })).output()
}

async function creditMemos() {
  return (await shop.as('admin', 'getCreditMemos', { limit: 50 })).output().results
}

async function rows<Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) {
  return (await shop.db.execute<Row>(query)).rows
}

async function stockOf(itemId: number) {
  const [row] = await rows<{ stock: number }>(sql`SELECT quantity_available AS stock FROM items WHERE id = ${itemId}`)
  return row?.stock
}

/** Credits an amount of every invoice without any goods, as a store does after a mistake. */
function goodwill(amount: ReturnType<typeof sql>) {
  return shop.db.execute(sql`
    INSERT INTO credit_memos (credit_memo_no, account_id, invoice_id, reason, issued_on, total_cents)
    SELECT 'CM-1', account_id, id, 'Goodwill', '2026-03-11', ${amount} FROM invoices`)
}

async function invoiceNumber() {
  return (await rows<{ number: string }>(sql`SELECT invoice_no AS number FROM invoices`))[0]?.number
}

function mails(kind: string) {
  return rows<{ recipient: string; subject: string; text: string }>(
    sql`SELECT recipient, subject, text FROM mail_outbox WHERE kind = ${kind} ORDER BY id`,
  )
}

/** The words of a refusal. */
async function refusalOf(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ProblemError)) throw error ?? new Error('It was not refused')
  return error.message
}

describe('a request to return goods', () => {
  it('PLUS-20 API-33 is shown on its order, mailed with its goods, and reduces the returnable quantities', async () => {
    const order = await shipped()
    const number = await requested(order, [{ line: 1, quantity: 2 }])
    const { returns, lines } = await details(order)
    expect(returns).toEqual([
      {
        ...{ id: expect.any(Number), returnNumber: number, status: 'Requested', date: expect.any(String) },
        ...{ requestedBy: 'admin Tester', message: 'The boxes are crushed.', answer: '', keepsGoods: false },
        ...{ lines: [{ line: 1, quantity: 2 }], creditMemos: [], mayWithdraw: true },
      },
    ])
    expect(lines.map(({ returnable }) => returnable)).toEqual([5, 5, 1])
    const [support] = await mails('issue')
    expect(support?.subject).toBe(`Return ${number} from Test Hospital`)
    expect(support?.text).toContain(`gauze returns approve ${number}`)
    const [confirmation] = await mails('issue-received')
    expect(confirmation?.subject).toBe(`We received your return request ${number}`)
    expect(confirmation?.text).toContain('- 2 × Each, Gauze Pad')
    expect(waitingReturnsText(await readWaitingReturns(shop.db))).toContain(
      `${number} of order ${order.orderNumber} waits for an answer: requested by "admin Tester" of "Test Hospital" on `,
    )
  })

  it('PLUS-20 takes at most the shipped goods that are in no other return, also when two requests come at once', async () => {
    const order = await place()
    const early = (await ask(order, [{ line: 1, quantity: 1 }])).problem()
    expect(early).toMatchObject({ status: 409, detail: expect.stringMatching(/^Nothing of line 1, Gauze Pad, can be/) })
    await shipOrder(shop.db, order.orderNumber, {}, shop.services)
    const answers = await Promise.all([ask(order, [{ line: 1, quantity: 4 }]), ask(order, [{ line: 1, quantity: 4 }])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = (await ask(order, [{ line: 1, quantity: 4 }], 'buyer')).problem()
    expect(refused.detail).toContain('3 × Each can be returned, and 4 were asked for. Nothing was requested.')
    const twice = [
      { line: 1, quantity: 2 },
      { line: 1, quantity: 2 },
    ]
    expect((await ask(order, twice)).status).toBe(409)
    expect((await ask(order, [{ line: 4, quantity: 1 }])).problem()).toMatchObject({
      status: 404,
      detail: expect.stringContaining('It has the lines 1 to 3.'),
    })
    expect((await ask(order, [{ line: 1, quantity: 0 }])).status).toBe(400)
    expect(await rows(sql`SELECT 1 FROM issues`)).toHaveLength(1)
  })

  it('PLUS-20 takes no goods of a canceled order, and no goods of another company’s order', async () => {
    const order = await place()
    await cancelOrder(shop.db, order.orderNumber, '', shop.services)
    expect((await ask(order, [{ line: 1, quantity: 1 }])).status).toBe(409)
    const other = await shipped()
    const foreign = (await ask(other, [{ line: 1, quantity: 1 }], 'clinic')).problem()
    const unknown = (await ask({ ...other, id: 999_999 }, [{ line: 1, quantity: 1 }], 'clinic')).problem()
    expect(foreign).toEqual({ ...unknown, requestId: foreign.requestId })
    expect(foreign.status).toBe(404)
  })

  it('PLUS-20 is refused to users who may not see orders, by the call that requests and by the call that withdraws', async () => {
    const order = await shipped('buyer')
    await requested(order, [{ line: 1, quantity: 1 }], 'buyer')
    const id = (await details(order)).returns?.[0]?.id ?? 0
    for (const [who, slug, words] of [
      ['noPrice', 'prices-hidden', /^Your login may not see prices, so it .* Nothing was requested\. Ask an admin/],
      ['punchout', 'not-in-punchout', /^A punch-out session cannot return .* Nothing was requested\. Log in to/],
    ] as const) {
      // More than can be returned: the refusal tells nothing about the order.
      const asked = (await ask(order, [{ line: 1, quantity: 99 }], who)).problem()
      expect(asked).toMatchObject({ status: 403, detail: expect.stringMatching(words) })
      const withdrawn = (await shop.as(who, 'withdrawReturn', { id })).problem()
      expect(withdrawn).toMatchObject({ status: 403, type: expect.stringContaining(slug) })
    }
    expect((await details(order)).returns).toMatchObject([{ id, status: 'Requested' }])
    expect(await mails('issue-received')).toHaveLength(1)
  })

  it('PLUS-20 is withdrawn by its writer or an administrator until the store answers', async () => {
    const order = await shipped('buyer')
    await requested(order, [{ line: 1, quantity: 1 }], 'admin')
    const foreign = (await details(order)).returns?.[0]?.id ?? 0
    expect((await details(order, 'buyer')).returns?.[0]?.mayWithdraw).toBe(false)
    expect((await shop.as('buyer', 'withdrawReturn', { id: foreign })).problem()).toMatchObject({
      status: 403,
      detail: expect.stringMatching(/^Only the person who asked for a return and the administrators/),
    })
    expect((await shop.as('admin', 'withdrawReturn', { id: foreign })).status).toBe(200)
    await requested(order, everything, 'buyer')
    const [asked] = (await details(order)).returns ?? []
    const id = asked?.id ?? 0
    expect((await details(order, 'buyer')).returns?.[0]?.mayWithdraw).toBe(true)
    expect((await shop.as('clinic', 'withdrawReturn', { id })).status).toBe(404)
    expect((await shop.as('admin', 'withdrawReturn', { id })).status).toBe(200)
    expect((await shop.as('buyer', 'withdrawReturn', { id })).status).toBe(200)
    const { returns, lines } = await details(order)
    expect(returns).toMatchObject([
      { status: 'Withdrawn', mayWithdraw: false },
      { id: foreign, status: 'Withdrawn' },
    ])
    expect(lines.map(({ returnable }) => returnable)).toEqual([7, 5, 1])
    const again = await requested(order, everything, 'buyer')
    await approve(again)
    const [approved] = (await details(order)).returns ?? []
    const late = (await shop.as('buyer', 'withdrawReturn', { id: approved?.id ?? 0 })).problem()
    expect(late).toMatchObject({ status: 409, detail: expect.stringContaining('has answered return') })
    expect(await refusalOf(approve(asked?.returnNumber ?? ''))).toContain('was withdrawn by its company')
  })
})

describe('an approved return', () => {
  it('PLUS-20 is credited once its goods arrive: stock, allocation, memo and books are right', async () => {
    await shop.db.execute(sql`
      UPDATE account_allocations SET period_start = '2000-01-01', used = 0 WHERE account_id = 1 AND item_id = ${rationed}`)
    const used = async () =>
      (
        await rows<{ used: number }>(sql`
        SELECT used FROM account_allocations WHERE account_id = 1 AND item_id = ${rationed}`)
      )[0]?.used
    const before = [await stockOf(gauze), await stockOf(specialOrder)]
    const order = await shipped()
    // The period follows the clock of the database, so it is moved to the month of the shop's morning.
    await shop.db.execute(sql`
      UPDATE account_allocations SET period_start = '2026-03-01' WHERE account_id = 1 AND item_id = ${rationed}`)
    expect(await used()).toBe(5)
    const balance = sql`SELECT balance_cents::int AS balance FROM accounts WHERE id = 1`
    const owed = await rows(balance)
    const number = await requested(order, everything)
    expect(await approve(number)).toBe(
      `Return ${number} is approved. Record its goods with: gauze returns receive ${number}`,
    )
    expect((await details(order)).returns).toMatchObject([{ status: 'Approved', answer: 'To dock 4, please.' }])
    expect(await creditMemos()).toEqual([])
    const sentence = await receive(number)
    const { subtotal, returns, tax } = await details(order)
    const [memo] = await creditMemos()
    expect(sentence).toBe(
      `Return ${number} is received and credited: ${memo?.creditMemoNumber} for $${memo?.total.toFixed(2)}`,
    )
    expect(memo).toMatchObject({ returnNumber: number, orderId: order.id, orderNumber: order.orderNumber, applied: 0 })
    expect(memo?.reason).toBe(`Return ${number} of order ${order.orderNumber}`)
    const [parts] = await rows<Record<string, number>>(sql`
      SELECT shipping_cents::int AS shipping, tax_cents::int AS tax, (
        SELECT sum(total_cents)::int FROM credit_memo_lines) AS goods FROM credit_memos`)
    expect(parts).toMatchObject({ goods: Math.round(Number(subtotal) * 100), shipping: 0 })
    // The tax on the shipping charge stays with the store, as the charge does.
    expect(parts?.tax).toBeGreaterThan(0)
    expect(parts?.tax).toBeLessThanOrEqual(Math.round(Number(tax) * 100))
    expect(returns).toMatchObject([
      { status: 'Credited', creditMemos: [{ creditMemoNumber: memo?.creditMemoNumber, total: memo?.total }] },
    ])
    expect([await stockOf(gauze), await stockOf(specialOrder)]).toEqual(before)
    expect(await used()).toBe(0)
    expect(await rows(balance)).toEqual(owed)
    expect((await checkBooks(shop.db)).differences).toEqual([])
    const usable = (await shop.as('admin', 'getCreditInfo', {})).output().creditMemos
    expect(usable).toMatchObject([{ creditMemoNumber: memo?.creditMemoNumber, maxApply: memo?.total }])
  })

  it('PLUS-20 is credited once, even when its goods are received several times at once', async () => {
    const order = await shipped()
    const number = await requested(order, [{ line: 1, quantity: 3 }])
    await approve(number)
    const stock = await stockOf(gauze)
    const outcomes = await Promise.allSettled([receive(number), receive(number), receive(number)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(receive(number))).toBe(`Return ${number} is credited already. Nothing has changed.`)
    expect(await creditMemos()).toHaveLength(1)
    expect(await stockOf(gauze)).toBe((stock ?? 0) + 3)
    expect((await checkBooks(shop.db)).differences).toEqual([])
  })

  it('PLUS-20 credits the goods that were approved and arrived, and leaves the other goods for another return', async () => {
    const order = await shipped()
    const number = await requested(order, everything)
    expect(await refusalOf(approve(number, { lines: new Map([[4, 1]]) }))).toContain('It has: 1, 2, 3.')
    expect(await refusalOf(approve(number, { lines: new Map([[2, 6]]) }))).toContain('Give at most 5 with --lines.')
    await approve(number, {
      lines: new Map([
        [1, 6],
        [2, 2],
      ]),
    })
    expect((await details(order)).lines.map(({ returnable }) => returnable)).toEqual([1, 3, 1])
    await receive(number, { lines: new Map([[1, 4]]) })
    expect((await details(order)).lines.map(({ returnable }) => returnable)).toEqual([3, 5, 1])
    expect((await details(order)).returns).toMatchObject([{ lines: [{ line: 1, quantity: 4 }] }])
    expect((await checkBooks(shop.db)).differences).toEqual([])
  })

  it('PLUS-20 in many parts and of several invoices credits an order’s whole total, to the cent', async () => {
    const order = await place()
    await shipOrder(shop.db, order.orderNumber, { lines: [2] }, shop.services)
    await shipOrder(shop.db, order.orderNumber, {}, shop.services)
    const parts = [
      [
        { line: 1, quantity: 3 },
        { line: 2, quantity: 1 },
      ],
      [
        { line: 2, quantity: 4 },
        { line: 1, quantity: 1 },
      ],
      [
        { line: 1, quantity: 3 },
        { line: 3, quantity: 1 },
      ],
    ]
    for (const lines of parts) {
      const number = await requested(order, lines)
      await approve(number, { creditsFreight: true })
      await receive(number)
    }
    const memos = await creditMemos()
    expect(memos).toHaveLength(5)
    const credited = memos.reduce((sum, { total }) => sum + Math.round(total * 100), 0)
    expect(credited).toBe(Math.round(Number((await details(order)).total) * 100))
    expect((await checkBooks(shop.db)).differences).toEqual([])
  })

  it('PLUS-20 does not put damaged goods, or goods that stay with the company, into stock', async () => {
    const order = await shipped()
    const stock = await stockOf(gauze)
    const damaged = await requested(order, [{ line: 1, quantity: 2 }])
    await approve(damaged)
    await receive(damaged, { isDamaged: true })
    const kept = await requested(order, [{ line: 1, quantity: 2 }])
    expect(await approve(kept, { keepsGoods: true, note: '' })).toMatch(/^Return IS-\d+ is credited: CM-\d+ for \$/)
    expect(await stockOf(gauze)).toBe(stock)
    expect((await details(order)).returns).toMatchObject([
      { returnNumber: kept, status: 'Credited', keepsGoods: true },
      { returnNumber: damaged, status: 'Credited', keepsGoods: false },
    ])
    expect(await refusalOf(receive(kept))).toContain('is credited already')
    expect((await checkBooks(shop.db)).differences).toEqual([])
  })

  it('PLUS-20 returns no allocation of an earlier period', async () => {
    await shop.db.execute(sql`
      UPDATE account_allocations SET period_start = '2000-01-01', used = 0 WHERE account_id = 1 AND item_id = ${rationed}`)
    const order = await shipped()
    await shop.db.execute(sql`UPDATE orders SET placed_at = now() - interval '40 days'`)
    const number = await requested(order, [{ line: 2, quantity: 5 }])
    await approve(number)
    await receive(number)
    const used = sql`SELECT used FROM account_allocations WHERE account_id = 1 AND item_id = ${rationed}`
    expect(await rows(used)).toEqual([{ used: 5 }])
  })

  it('PLUS-20 credits goods that a card paid, as a memo for other invoices', async () => {
    const order = await place('admin', shopCards.good)
    const settling = { ...shop.services, onFailure: () => undefined }
    await settlePayments(shop.db, settling, AbortSignal.timeout(10_000))
    await shipOrder(shop.db, order.orderNumber, {}, shop.services)
    const number = await requested(order, everything)
    await approve(number, { keepsGoods: true, creditsFreight: true })
    const [memo] = await creditMemos()
    expect(memo?.total).toBe((await details(order)).total)
    expect((await checkBooks(shop.db)).differences).toEqual([])
  })

  it('PLUS-20 is credited with the rest that an earlier credit memo left of its invoice, and says so', async () => {
    const order = await shipped()
    await goodwill(sql`5000`)
    const total = Math.round(Number((await details(order)).total) * 100)
    const rest = `$${((total - 5000) / 100).toFixed(2)}`
    const number = await requested(order, everything)
    expect(waitingReturnsText(await readWaitingReturns(shop.db))).toContain('The order has credit memos already: CM-1')
    const told = `. Earlier credit memos of invoice ${await invoiceNumber()} have credited $50.00 of these goods already, so the return credits the other ${rest}`
    expect(await approve(number, { creditsFreight: true })).toBe(
      `Return ${number} is approved${told}. Record its goods with: gauze returns receive ${number}`,
    )
    const sentence = await receive(number)
    const [memo] = (await creditMemos()).filter(({ returnNumber }) => returnNumber === number)
    expect(sentence).toBe(`Return ${number} is received and credited: ${memo?.creditMemoNumber} for ${rest}${told}`)
    expect(memo?.total).toBe((total - 5000) / 100)
    expect((await mails('return-credited'))[0]?.text).toContain(
      `have credited $50.00 of these goods already, so ${memo?.creditMemoNumber} credits the rest.`,
    )
    expect((await checkBooks(shop.db)).differences).toEqual([])
    await shop.db.execute(sql`UPDATE credit_memos SET total_cents = total_cents + 1 WHERE issue_id IS NOT NULL`)
    expect((await checkBooks(shop.db)).differences.map(differenceText)).toEqual([
      expect.stringContaining(`what earlier memos left of its invoice is ${rest}.`),
    ])
  })

  it('PLUS-20 puts its goods into stock, and credits nothing of an invoice that is credited wholly', async () => {
    const order = await shipped()
    await goodwill(sql`total_cents`)
    const stock = (await stockOf(gauze)) ?? 0
    const number = await requested(order, [{ line: 1, quantity: 3 }])
    expect(await approve(number)).toContain('of these goods already, so the return credits nothing more. Record')
    expect(await receive(number)).toMatch(
      /credited: CM-\d+ for \$0\.00\. Earlier .* so the return credits nothing more$/,
    )
    expect(await stockOf(gauze)).toBe(stock + 3)
    expect((await details(order)).returns).toMatchObject([{ status: 'Credited', creditMemos: [{ total: 0 }] }])
    expect((await details(order)).lines[0]?.returnable).toBe(4)
    const [mail] = await mails('return-credited')
    expect(mail?.text).toContain(`Earlier credit memos have credited all of invoice ${await invoiceNumber()}, so CM-`)
    expect(mail?.text).not.toContain('can pay')
    const kept = await requested(order, [{ line: 1, quantity: 4 }])
    expect(await approve(kept, { keepsGoods: true, note: '' })).toContain('for $0.00. Earlier credit memos')
    const usable = (await shop.as('admin', 'getCreditInfo', {})).output().creditMemos
    expect(usable.map(({ creditMemoNumber }) => creditMemoNumber)).toEqual(['CM-1'])
    expect((await checkBooks(shop.db)).differences).toEqual([])
  })
})

describe('the person who asked for a return', () => {
  it('PLUS-20 NOTE-02 hears of each answer by mail and notification, and of amounts only with the right to see prices', async () => {
    const order = await shipped('buyer')
    const [own, other] = [
      await requested(order, [{ line: 1, quantity: 1 }], 'buyer'),
      await requested(order, [{ line: 1, quantity: 1 }], 'buyer'),
    ]
    // An administrator took the right to see prices from the writer of the second return.
    await shop.db.execute(sql`UPDATE issues SET user_id = 3 WHERE issue_no = ${other}`)
    for (const number of [own, other]) {
      await approve(number)
      await receive(number)
    }
    const [approved] = await mails('return-approved')
    expect(approved?.subject).toBe(`Return ${own} approved`)
    expect(approved?.text).toContain(`Write the number ${own} on the parcel`)
    expect(approved?.text).toContain('To dock 4, please.')
    const [priced, plain] = await mails('return-credited')
    expect(priced).toMatchObject({
      recipient: 'buyer@shop.example',
      text: expect.stringMatching(/credit memo CM-\d+ for \$\d/),
    })
    expect(plain).toMatchObject({
      recipient: 'noPrice@shop.example',
      text: expect.stringMatching(/credit memo CM-\d+\. It can pay/),
    })
    expect(plain?.text).not.toMatch(/\$|orderdetails/)
    const { notifications } = (await shop.as('buyer', 'getUserNotifications', {})).output()
    const told = notifications.filter(({ notificationType }) => notificationType === 'Return Answered')
    const { orderNumber } = order
    expect(told.map(({ metaData }) => metaData)).toEqual([
      { orderId: order.id, orderNumber, returnNumber: own, status: 'Credited' },
      { orderId: order.id, orderNumber, returnNumber: own, status: 'Approved' },
    ])
  })

  it('PLUS-20 reads the reason of a declined return, whose goods can be returned again', async () => {
    const order = await shipped()
    const number = await requested(order, everything)
    await approve(number)
    await declineReturn(shop.db, number, 'The boxes were opened.', shop.services)
    expect((await mails('return-declined'))[0]?.text).toContain('Reason: The boxes were opened.')
    const { returns, lines } = await details(order)
    expect(returns).toMatchObject([{ status: 'Declined', answer: 'The boxes were opened.' }])
    expect(lines.map(({ returnable }) => returnable)).toEqual([7, 5, 1])
    expect(await refusalOf(receive(number))).toContain('was declined already')
    expect(await refusalOf(declineReturn(shop.db, 'IS-9', 'No', shop.services))).toContain('There is no return IS-9.')
    expect(waitingReturnsText(await readWaitingReturns(shop.db))).toBe('No return waits')
  })
})

describe('the books', () => {
  it.each([
    [sql`UPDATE credit_memo_lines SET total_cents = total_cents + 1`, /, goods, says .*\. *\n.*its parts sum to/],
    [sql`UPDATE credit_memo_lines SET quantity = 8`, /credits more goods than its invoice charged/],
    [sql`UPDATE credit_memos SET tax_cents = tax_cents + 1, total_cents = total_cents + 1`, /, tax, says /],
    [sql`UPDATE credit_memos SET shipping_cents = 1, total_cents = total_cents + 1`, /, shipping, says \$0\.01/],
    [sql`UPDATE issues SET return_status = 'Approved'`, /should credit 0 units, but its credit memos credit 3\./],
    [sql`DELETE FROM credit_memos`, /should credit 3 units, but its credit memos credit 0\./],
    [sql`UPDATE credit_memos SET total_cents = total_cents + 1`, /, total, says .* its parts sum to/],
  ])('PLUS-20 ACCT-09 name a return or a memo that its goods do not explain (%#)', async (change, sentence) => {
    const order = await shipped()
    const number = await requested(order, [{ line: 1, quantity: 3 }])
    await approve(number, { keepsGoods: true })
    expect((await checkBooks(shop.db)).differences).toEqual([])
    await shop.db.execute(change)
    expect((await checkBooks(shop.db)).differences.map(differenceText).join('\n')).toMatch(sentence)
  })
})
