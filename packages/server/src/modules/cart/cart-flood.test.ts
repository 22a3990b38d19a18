import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createScope } from '../../db/scope.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { shopUsers } from '../../testing/fixtures/shop-companies.js'
import { changeCart } from './cart.service.js'
import { planEdit } from './cart-changes.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const flood = 300
/** Without turns the other company comes after nearly all of the flood; a busy machine alone costs it some dozens. */
const soon = flood / 3

const isKeyed = (index: number) => index % 3 === 0

const addGauze = async () => {
  const { each } = unitsOf(shopItems.gauze)
  const cart = (await shop.as('buyer', 'addItem', { itemId: shopItems.gauze, unit: each, quantity: 1 })).output()
  return { detailId: cart.cartDetail[0]?.id ?? 0, unit: each }
}

it('CART-11 takes 300 edits of one cart at once, and keeps no other company waiting behind them', async () => {
  const line = await addGauze()
  const answered: number[] = []
  const edits = Array.from({ length: flood }, async (_unused, index) => {
    const options = isKeyed(index) ? { idempotencyKey: `flood-${index}` } : {}
    const answer = await shop.as('buyer', 'editItem', { ...line, quantity: index + 1 }, options)
    answered.push(index + 1)
    return answer
  })
  await shop.as('clinic', 'getCart', {})
  const before = answered.length
  const answers = await Promise.all(edits)

  expect(before).toBeLessThan(soon)
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map((answer) => answer.output().version)).size).toBe(flood)
  for (const { statements } of answers.filter((_unused, index) => !isKeyed(index))) expect(statements).toHaveLength(2)
  const { version, totalItems } = (await shop.as('buyer', 'getCart', {})).output()
  const latest = answers.find((answer) => answer.output().version === version)
  expect({ version, totalItems }).toEqual({ version: flood + 1, totalItems: latest?.output().totalItems })
})

it('CART-11 loses no edit that several processes make at once', async () => {
  const { detailId, unit } = await addGauze()
  // Scopes go past the turns that requests of one process take, as another process does.
  const scope = createScope(shop.db, shopUsers.buyer)
  const edits = Array.from({ length: 40 }, (_unused, index) =>
    changeCart(scope, (cart) => planEdit(cart, { detailId, unit, quantity: index + 1 }, undefined)),
  )
  const versions = (await Promise.all(edits)).map(({ state }) => state.version)
  expect(new Set(versions)).toEqual(new Set(Array.from({ length: 40 }, (_unused, index) => index + 2)))
})
