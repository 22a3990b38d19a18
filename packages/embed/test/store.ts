import { type ApiClient, createApiClient, memoryTokenStore, type ObservableTokenStore } from '@gauze/api-client'
import type { ProductCard } from '@gauze/contract'
import { inject } from 'vitest'

/** A person at the store, outside the page: their changes reach the page only over the network. */
export interface Customer {
  readonly api: ApiClient
  readonly tokenStore: ObservableTokenStore
  readonly token: string
}

/** Base of the API that the tests talk to. */
export const storeUrl: string = inject('storeUrl')

/** Signs a demo user in and empties their cart. */
export async function customer(username = 'buyer@mercy.example'): Promise<Customer> {
  const tokenStore = memoryTokenStore()
  const api = createApiClient({ baseUrl: storeUrl, tokenStore })
  const { token } = await api.login({ username, password: 'gauze-demo-2026' })
  tokenStore.set(token)
  await api.emptyCart()
  return { api, tokenStore, token }
}

/** An item of the demo data that is in stock, needs no license and comes in several units. */
export async function plainItem({ api }: Pick<Customer, 'api'>) {
  const results = await api.getTopItems({ limit: 24 })
  const item = results.find(
    ({ children, isAddableToCart, rxLevel, quantityAvailable, allocationPeriod, unit, inactive, restricted }) =>
      children.length === 0 &&
      isAddableToCart &&
      rxLevel === '1' &&
      quantityAvailable > 0 &&
      (allocationPeriod ?? null) === null &&
      unit.details.length > 1 &&
      !inactive &&
      !restricted,
  )
  if (!item) throw new Error('The demo data has no plain item. Change what the tests look for.')
  return item
}

/** The first item without variants in the store's listing that a test can use. */
export async function firstItem(matches: (card: ProductCard) => boolean | Promise<boolean>): Promise<ProductCard> {
  const visitor = createApiClient({ baseUrl: storeUrl, tokenStore: memoryTokenStore() })
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await visitor.paginateItems({ page, limit: 100 })
    for (const card of answer.results) if (card.children.length === 0 && (await matches(card))) return card
    pages = answer.pages
  }
  throw new Error('The demo data has no such item. Change what the test looks for.')
}

/** Counts the requests of the page from now on. */
export function countRequests(): (path: string) => number {
  performance.setResourceTimingBufferSize(2_000)
  performance.clearResourceTimings()
  return (path) =>
    performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(`${storeUrl}${path}`)).length
}

/** Keeps a token where a page on another site keeps its session, without a refresh token. */
export function keepSession(token: string): void {
  localStorage.setItem(`gauze.session ${new URL(storeUrl).host}`, JSON.stringify({ access: token, refresh: null }))
}
