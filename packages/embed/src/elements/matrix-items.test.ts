import type { ProductCard } from '@gauze/contract'
import { itemsFeature } from '@gauze/machines/catalog'
import { startBrowserStore } from '@gauze/ui/provider'
import { expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { customer } from '../../test/store.js'

it('LIB-04 PDP-01 sells of every matrix product the variant whose number it was given', {
  timeout: 120_000,
}, async () => {
  const { api, tokenStore } = await customer()
  const store = startBrowserStore({ port: api, tokens: tokenStore, features: { items: itemsFeature(api) } })
  await waitFor(store.session, (session) => session.hasTag('signed-in'))
  const products: ProductCard[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await api.paginateItems({ page, limit: 100 })
    products.push(...answer.results.filter(({ children }) => children.length > 0))
    pages = answer.pages
  }
  expect(products.length).toBeGreaterThan(200)
  for (const { id } of products) {
    const variant = (await api.getItem({ id: String(id) })).children.at(-1)
    if (!variant) continue
    const { sold } = await store.items.load(variant.id)
    expect([sold.id, sold.name, sold.mpn]).toEqual([variant.id, variant.siteDisplayName, variant.mpn])
  }
  store.stop()
})
