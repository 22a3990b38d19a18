import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { shopAddresses } from '../../testing/fixtures/shop-companies.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const { each } = unitsOf(shopItems.gauze)
const gauze = { itemId: shopItems.gauze, unit: each, quantity: 2 }
async function cartOf(who: 'buyer' | 'clinic') {
  return (await shop.as(who, 'getCart', {})).output()
}

it('API-01 every answer with a cart names its owner', async () => {
  const added = (await shop.as('buyer', 'addItem', gauze)).output()
  const edit = { detailId: added.cartDetail[0]?.id ?? 0, unit: each, quantity: 3 }
  const answers = [
    added,
    (await shop.as('buyer', 'editItem', edit)).output(),
    (await shop.as('buyer', 'removeItem', { detailId: edit.detailId })).output(),
    (await shop.as('buyer', 'emptyCart', {})).output(),
    await cartOf('buyer'),
  ]
  expect(answers.map(({ ownerId }) => ownerId)).toEqual(answers.map(() => '1.2'))
  expect((await cartOf('clinic')).ownerId).toBe('2.4')
})

it('CART-13 AUTH-12 changes nothing and says so if the owner of the token is not the owner that the call names', async () => {
  await shop.as('clinic', 'addItem', gauze)
  const [line] = (await cartOf('clinic')).cartDetail
  const before = await cartOf('clinic')
  const meant = { headers: { 'if-owner': (await cartOf('buyer')).ownerId } }
  const detailId = line?.id ?? 0
  const order = {
    shipAddressId: shopAddresses.clinic,
    billAddressId: shopAddresses.clinic,
    poNum: 'PO-7',
    paymentMethod: 'terms' as const,
  }
  const refusals = [
    await shop.as('clinic', 'getCart', {}, meant),
    await shop.as('clinic', 'addItem', gauze, { ...meant, idempotencyKey: 'add' }),
    await shop.as('clinic', 'editItem', { detailId, unit: each, quantity: 9 }, meant),
    await shop.as('clinic', 'removeItem', { detailId }, meant),
    await shop.as('clinic', 'emptyCart', {}, meant),
    await shop.as('clinic', 'placeOrder', order, { ...meant, idempotencyKey: 'order' }),
    await shop.as('clinic', 'markNotificationsAsRead', {}, meant),
  ]
  for (const refusal of refusals) {
    expect(refusal.problem()).toMatchObject({ status: 409, type: 'https://gauze.example/problems/other-owner' })
    expect(refusal.statements).toEqual([])
  }
  expect(await cartOf('clinic')).toEqual(before)
})

it("CART-13 performs a call that is meant for the token's owner", async () => {
  const { ownerId } = await cartOf('buyer')
  const answer = await shop.as('buyer', 'addItem', gauze, { headers: { 'if-owner': ownerId } })
  expect(answer.output().totalItems).toBe(2)
})
