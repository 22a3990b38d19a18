import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { shopItems, unitsOf } from './fixtures/shop-catalogue.js'
import { shopAddresses } from './fixtures/shop-companies.js'
import type { RunningShop } from './running-shop.js'

/** The results so far of shoppers who do not stop. */
export interface ShopTraffic {
  /** PO numbers of the orders that were confirmed. */
  readonly confirmed: readonly string[]
  /** Each kind of answer and its count: its status, and for a refusal whether it says when to come back. */
  readonly answers: ReadonlyMap<string, number>
  /** Lets them finish their requests. Rejects when the server gave one of them no answer at all. */
  stop(): Promise<void>
}

function kindOf(answer: Response): string {
  if (answer.status !== 503) return `${answer.status}`
  return answer.headers.has('retry-after') && answer.headers.has('x-request-id') ? '503 with Retry-After' : '503'
}

/** Starts shoppers: one who places order after order, and some who read. */
export async function startTraffic(shop: RunningShop): Promise<ShopTraffic> {
  const answers = new Map<string, number>()
  const confirmed: string[] = []
  let isStopped = false
  const headers = {
    authorization: `Bearer ${await shop.tokenOf('admin')}`,
    'content-type': 'application/json',
  }
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(shop.url + path, { ...init, headers: { ...headers, ...init.headers } })
    await answer.arrayBuffer()
    answers.set(kindOf(answer), (answers.get(kindOf(answer)) ?? 0) + 1)
    return answer
  }
  /** Like a browser: the same key until there is an answer. */
  const insist = async (path: string, body: object) => {
    const key = randomUUID()
    for (;;) {
      const init = { method: 'POST', body: JSON.stringify(body), headers: { 'idempotency-key': key } }
      const answer = await ask(path, init)
      if (answer.status !== 503 || isStopped) return answer.ok
      await pause(50)
    }
  }
  const order = async () => {
    for (let number = 1; !isStopped; number += 1) {
      const poNum = `PO-${number}`
      const line = { itemId: shopItems.gauze, unit: unitsOf(shopItems.gauze).each, quantity: 1 }
      const isAdded = await insist('/api/cart/cart/addItem', line)
      const { licensed } = shopAddresses
      const form = { shipAddressId: licensed, billAddressId: licensed, poNum, paymentMethod: 'terms' }
      if (isAdded && (await insist('/api/checkout/checkout/placeOrder', form))) confirmed.push(poNum)
    }
  }
  const search = '/search/1/indexes/items/query?x-algolia-api-key=gauze-public-search&x-algolia-application-id=A'
  const readings: readonly { path: string; body?: object }[] = [
    { path: '/api/cart/cart/getCart' },
    { path: `/api/shopping/item/item?id=${shopItems.gauze}` },
    { path: '/api/shopping/item/topItems?limit=5' },
    { path: search, body: { query: 'gauze' } },
    { path: '/readyz' },
    { path: '/healthz' },
  ]
  /**
   * After a refusal the readers wait as long as the shopper who orders: asking at once would delay the database's
   * recovery.
   */
  const read = async (first: number) => {
    for (let at = first; !isStopped; at += 1) {
      const { path, body } = readings[at % readings.length] ?? { path: '/healthz' }
      const answer = await ask(path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) })
      if (answer.status === 503) await pause(50)
    }
  }
  const shoppers = Promise.all([order(), read(0), read(3)])
  // It is awaited when the traffic stops.
  shoppers.catch(() => undefined)
  return {
    confirmed,
    answers,
    stop: async () => {
      isStopped = true
      await shoppers
    },
  }
}
