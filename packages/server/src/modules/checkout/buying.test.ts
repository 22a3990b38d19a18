// The client is written for browsers too, so checking its types needs theirs.
/// <reference lib="dom" />
import { createApiClient, isApiError, memoryTokenStore } from '@gauze/api-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems } from '../../testing/fixtures/shop-catalogue.js'

let shop: TestShop
let baseUrl: string

beforeAll(async () => {
  shop = await startTestShop()
  baseUrl = await shop.listen()
})
afterAll(() => shop.close())

function clientOf(who: 'buyer' | 'clinic') {
  return createApiClient({ baseUrl, tokenStore: memoryTokenStore(shop.tokenOf(who)) })
}

it('CHK-01 the client finds, adds, edits, checks out and finds the order again, over HTTP', async () => {
  const api = clientOf('buyer')
  const { results } = await api.paginateItems({ search: 'gauze' })
  const product = await api.getItem({ id: results[0]?.urlComponent ?? '' })
  const [each, box] = product.unit.details
  const added = await api.addItem({ itemId: product.itemId, unit: each?.id ?? 0, quantity: 2 })
  const line = added.cartDetail[0]
  const cart = await api.editItem({ detailId: line?.id ?? 0, unit: box?.id ?? 0, quantity: 1 })
  const { mappedResults } = await api.getAddresses()
  const shipTo = mappedResults.find(({ offeredForCart }) => offeredForCart)
  const { shipDates } = await api.getAlternateShippingData({
    numShipDates: 2,
    shipAddressZip: shipTo?.zip ?? '',
    shipCity: shipTo?.city ?? '',
  })
  const addressId = shipTo?.id ?? 0
  const { orderConfirmation } = await api.placeOrder({
    ...{ shipAddressId: addressId, billAddressId: addressId, poNum: 'PO-1', paymentMethod: 'terms' },
    ...{ shipDate: shipDates[1] ?? '', expectedTotal: cart.total ?? 0 },
  })
  const orders = await api.getSalesOrders({ search: orderConfirmation.orderNumber })
  expect(orders.results).toMatchObject([{ id: orderConfirmation.id, total: cart.total, poNum: 'PO-1' }])
  expect(await api.getCart()).toMatchObject({ status: 'empty', version: cart.version + 1 })
})

it('PDP-09 the client gets a refusal in words a person can read', async () => {
  const api = clientOf('clinic')
  const product = await api.getItem({ id: String(shopItems.prescription) })
  const unit = product.unit.details[0]?.id ?? 0
  const error = await api.addItem({ itemId: product.itemId, unit, quantity: 1 }).catch((reason: unknown) => reason)
  expect(isApiError(error) && [error.kind, error.slug, error.message]).toEqual([
    'forbidden',
    'licence-required',
    'This item requires a medical license to purchase',
  ])
})
