import type { ProductCard } from '@gauze/contract'
import { expect, it } from 'vitest'
import { customer } from '../../test/store.js'
import { createItemSource } from './item-source.js'

it('LIB-04 PDP-01 sells of every matrix product the variant whose number it was given', {
  timeout: 120_000,
}, async () => {
  const { api } = await customer()
  const { user } = await api.currentUser()
  const products: ProductCard[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await api.paginateItems({ page, limit: 100 })
    products.push(...answer.results.filter(({ children }) => children.length > 0))
    pages = answer.pages
  }
  expect(products.length).toBeGreaterThan(200)
  const items = createItemSource(api, undefined)
  for (const { children } of products) {
    const variant = children.at(-1)
    if (!variant) continue
    const { sold } = await items.load(variant.id, user)
    expect([sold.id, sold.name, sold.mpn]).toEqual([variant.id, variant.siteDisplayName, variant.mpn])
  }
})
