import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type OrderingShop, startOrderingShop } from '../testing/fixtures/ordering-shop.js'
import { shopItems, unitsOf } from '../testing/fixtures/shop-catalogue.js'
import { shopAddresses, shopUsers } from '../testing/fixtures/shop-companies.js'
import { collectLines } from '../testing/log-lines.js'

const { to, lines } = collectLines()
let shop: OrderingShop

beforeAll(async () => {
  shop = await startOrderingShop({ environment: { GAUZE_LOG_LEVEL: 'info' }, logTo: to })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.reset()
  lines.length = 0
})

function refusals() {
  return lines.filter(({ msg }) => msg === 'a change was refused')
}

/** The one line about a refusal; it may come a moment after the answer, with the names that the database has. */
async function refusal() {
  await vi.waitFor(() => expect(refusals()).toHaveLength(1))
  return refusals()[0]
}

const { licensed } = shopAddresses
const onTerms = { shipAddressId: licensed, billAddressId: licensed, paymentMethod: 'terms' } as const
const { userId, accountId } = shopUsers.admin
const people = { userId, accountId, user: expect.stringMatching(/@/), company: expect.stringMatching(/\w/) }

async function placeGauze(form: { poNum: string; expectedTotal?: number }) {
  const unit = unitsOf(shopItems.gauze).each
  await shop.as('admin', 'addItem', { itemId: shopItems.gauze, unit, quantity: 1 })
  return shop.as('admin', 'placeOrder', { ...onTerms, ...form }, { idempotencyKey: `key-${form.poNum}` })
}

it('OPS-04 the log says why an order was refused, for whom, and with which PO number', async () => {
  const { requestId } = (await placeGauze({ poNum: 'PO-4711', expectedTotal: 1 })).problem()
  expect(await refusal()).toMatchObject({
    level: 'warn',
    reqId: requestId,
    call: 'placeOrder',
    status: 409,
    problem: 'cart-changed',
    reason: expect.stringMatching(/\w/),
    poNum: 'PO-4711',
    ...people,
  })
})

it('OPS-04 the log says why an order could not be placed for now', async () => {
  shop.replacePorts({ tax: { taxAt: () => Promise.reject(new Error('down')) } })
  const { requestId } = (await placeGauze({ poNum: 'PO-4712' })).problem()
  shop.replacePorts()
  expect(await refusal()).toMatchObject({ level: 'warn', reqId: requestId, status: 503, poNum: 'PO-4712', ...people })
})

it.each(['approveOrder', 'rejectOrder', 'cancelOrder'] as const)(
  'OPS-04 the log names the order of a refused %s',
  async (call) => {
    const answer = await shop.callAny(
      call,
      { orderConfirmationId: 4711, reason: 'Twice', ...onTerms, poNum: 'PO-1' },
      { token: shop.tokenOf('admin') },
    )
    expect(answer.status).toBe(404)
    expect(await refusal()).toMatchObject({ level: 'warn', call, orderConfirmationId: 4711, ...people })
  },
)

it('OPS-04 the log says why another change was refused, at the level info', async () => {
  const { requestId } = (await shop.as('admin', 'addItem', { itemId: 4711, unit: 1, quantity: 1 })).problem()
  expect(await refusal()).toMatchObject({ level: 'info', reqId: requestId, call: 'addItem', userId, accountId })
})

it('OPS-04 a visitor without a token, and a refused reading, leave no line at the level warn', async () => {
  expect((await shop.callAny('placeOrder', { ...onTerms, poNum: 'PO-1' }, { idempotencyKey: 'key-1' })).status).toBe(
    401,
  )
  expect((await shop.as('admin', 'getItem', { id: '4711' })).status).toBe(404)
  expect(refusals()).toMatchObject([{ level: 'info', call: 'placeOrder', status: 401 }])
})

it('OPS-04 the log says why a purchase order by cXML was refused, from which system, and with which PO number', async () => {
  await shop.setOrderUser(userId)
  expect((await shop.send({ orderId: 'PO-4713', total: '1.00' })).code).toBe('400')
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      msg: 'a cXML request was refused',
      reqId: expect.any(String),
      status: 400,
      reason: expect.stringMatching(/total/i),
      identity: '12345',
      poNum: 'PO-4713',
    }),
  )
  expect(JSON.stringify(lines)).not.toContain('a shared secret of two machines')
})
