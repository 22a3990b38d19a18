import { expect, test } from 'vitest'
import { storeUrl } from './support/shopper.js'

interface Card {
  readonly id: number
  readonly mpn: string
  readonly isAddableToCart: boolean
  readonly restricted: boolean
  readonly quantityAvailable: number
  readonly children: readonly unknown[]
}

/** An item in the warehouse that nobody can buy online. */
async function unavailableItem(): Promise<Card> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await fetch(`${storeUrl()}/api/shopping/item/paginate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page, limit: 100 }),
    })
    const list: { results: readonly Card[]; pages: number } = await answer.json()
    const found = list.results.find(
      ({ isAddableToCart, restricted, quantityAvailable, children }) =>
        !isAddableToCart && !restricted && quantityAvailable > 0 && children.length === 0,
    )
    if (found) return found
    pages = list.pages
  }
  throw new Error('The store has no item that cannot be bought. Is it seeded?')
}

test('PDP-05 PDP-06 promises a visitor no stock of an item that cannot be bought, on its card or its page', async () => {
  const { id, mpn } = await unavailableItem()
  const read = async (path: string) => (await fetch(storeUrl() + path)).text()
  const listing = await read(`/products/1?search=${encodeURIComponent(mpn)}`)
  const cards = [...listing.matchAll(/<article.*?<\/article>/gs)].map(([card]) => card)
  const card = cards.find((each) => each.includes(`Item\u00a0${id}`))
  const page = (await read(`/product/${id}`)).split('<main')[1]?.split('class="gz-product-sections"')[0]
  for (const shown of [card, page]) {
    expect(shown).toContain('Currently Unavailable')
    expect(shown).not.toContain('In stock')
  }
})
