import { randomUUID } from 'node:crypto'
import { type Caller, fillCart } from './api.js'

/** An order that was placed. */
export interface PlacedOrder {
  readonly id: number
  readonly orderNumber: string
  readonly status: string
}

interface Addresses {
  readonly mappedResults: readonly { readonly id: number; readonly offeredForCart: boolean }[]
  readonly defaultBilling: number
}

/** The addresses of an order from the caller's cart. */
export async function orderAddresses(caller: Caller) {
  const { mappedResults, defaultBilling } = await caller.get<Addresses>('/api/myaccount/address/getAll')
  const ship = mappedResults.find(({ offeredForCart }) => offeredForCart)
  if (ship === undefined) throw new Error('The goods of the cart may go to no address of the company.')
  return { shipAddressId: ship.id, billAddressId: defaultBilling }
}

async function placeCart(caller: Caller): Promise<PlacedOrder> {
  const form = { ...(await orderAddresses(caller)), poNum: 'PO-E2E', paymentMethod: 'terms' }
  const { status, body } = await caller.post<{ orderConfirmation: PlacedOrder }>(
    '/api/checkout/checkout/placeOrder',
    form,
    randomUUID(),
  )
  if (status !== 200) throw new Error(`The order was not placed: ${JSON.stringify(body)}`)
  return body.orderConfirmation
}

/** Places an order of one item. */
export async function placeSmallOrder(caller: Caller): Promise<PlacedOrder> {
  await caller.get('/api/cart/cart/emptyCart')
  await fillCart(caller)
  return placeCart(caller)
}

/** Makes the items that sell best the cart of the caller. */
export async function fillCartWith(caller: Caller, count: number, quantity: number): Promise<void> {
  await caller.get('/api/cart/cart/emptyCart')
  const items = await caller.get<{ id: number; unit: { details: { id: number }[] } }[]>(
    `/api/shopping/item/topItems?limit=${count}`,
  )
  const lines = items.map(({ id, unit }) => ({ itemId: id, unit: unit.details[0]?.id, quantity }))
  await caller.post('/api/cart/cart/addItems', { lines })
}

/** Places an order above the limit of the buyer, which waits for approval. */
export async function placeAboveLimit(buyer: Caller): Promise<PlacedOrder> {
  await fillCartWith(buyer, 3, 60)
  const order = await placeCart(buyer)
  if (order.status !== 'Pending Approval') throw new Error(`Order ${order.orderNumber} does not wait for approval.`)
  return order
}

/**
 * Places an order of many items that the company bought before; for a buyer with a limit, it waits for approval.
 * @param lines the number of items, each on a line of its own
 * @param quantity of each line
 */
export async function placeLongOrder(buyer: Caller, lines: number, quantity: number): Promise<PlacedOrder> {
  await buyer.get('/api/cart/cart/emptyCart')
  const { results } = await buyer.get<{
    results: { itemId: number; unit: number; item: { refusal: object | null } }[]
  }>('/api/myaccount/transactions/reorder/paginate?window=180&page=1&limit=100')
  const chosen = results.filter(({ item }) => item.refusal === null).slice(0, lines)
  if (chosen.length < lines) throw new Error(`The company bought ${chosen.length} items, not ${lines}.`)
  const added = chosen.map(({ itemId, unit }) => ({ itemId, unit, quantity }))
  await buyer.post('/api/cart/cart/addItems', { lines: added })
  return placeCart(buyer)
}
