import { describe, expect, it, vi } from 'vitest'
import { mount } from '../../test/mount.js'
import { CartPreview } from '../cart/cart-preview/index.js'
import { CartTable } from '../cart/cart-table/index.js'
import { Gallery } from '../catalog/gallery/index.js'
import { ProductCard } from '../catalog/product-card/index.js'
import { OrderReview } from '../checkout/order-review/index.js'
import { RichText } from '../content/rich-text/index.js'
import { suggestionRows } from '../hooks/suggestion-rows.js'
import { MainNav } from '../navigation/main-nav/index.js'
import { GauzeProvider } from '../provider/index.js'
import { SearchSuggestions } from '../search/search-suggestions/index.js'
import { cartLines, makeProduct, navEntries, pictures, suggestions } from '../story-data/index.js'
import { assetsAt } from './index.js'

/** A picture that was never loaded: only its address matters. */
const file = '/storage/hero-imgs/gloves.svg'
function asset(contentType: string) {
  return {
    nodeType: 'embedded-asset-block',
    data: { target: { sys: { id: 'a' }, fields: { title: 'Gloves', file: { url: file, contentType } } } },
    content: [],
  }
}

const document = { nodeType: 'document', data: {}, content: ['image/svg+xml', 'video/mp4', 'audio/mpeg'].map(asset) }
const image = { index: 0, url: pictures.gloves, largeUrl: pictures.gloves }
const open = [{ id: 'nav-products', depth: 0 }]
const nothing = vi.fn<() => void>()

const shown = [
  ['a product card', <ProductCard key="card" product={makeProduct()} access="hidden" />],
  ['the pictures of a product', <Gallery key="gallery" images={[image, { ...image, index: 1 }]} name="Gloves" />],
  [
    'a cart',
    <CartTable key="cart" lines={cartLines} onQuantityChange={nothing} onUnitChange={nothing} onRemove={nothing} />,
  ],
  ['the preview of a cart', <CartPreview key="preview" lines={cartLines} totalItems={2} subtotal={null} />],
  ['the review of an order', <OrderReview key="review" lines={cartLines} sections={[]} />],
  [
    'search suggestions',
    <SearchSuggestions
      key="suggestions"
      listboxId="list"
      activeIndex={null}
      onActiveIndexChange={nothing}
      onAnnounce={nothing}
      focusField={nothing}
      onChoose={nothing}
      rows={suggestionRows({ items: suggestions, queries: [] }, [])}
      term="glo"
      status="answered"
    />,
  ],
  [
    'the menu of categories',
    <MainNav
      key="menu"
      entries={navEntries}
      activeMenus={open}
      onActivate={nothing}
      onEscape={nothing}
      onOutside={nothing}
    />,
  ],
  ['pictures and recordings of content', <RichText key="content" document={document} />],
] as const

describe('files of the store on a page of another origin', () => {
  it.each(shown)('LIB-05 loads every picture of %s from where the page says', (_what, node) => {
    const { container, rerender } = mount(node)
    const addresses = () => [...container.querySelectorAll('[src]')].map((element) => element.getAttribute('src') ?? '')
    const own = addresses()
    expect(own.length).toBeGreaterThan(0)
    rerender(<GauzeProvider assets={(address) => `${address}#elsewhere`}>{node}</GauzeProvider>)
    expect(addresses()).toEqual(own.map((address) => `${address}#elsewhere`))
  })

  it.each([
    ['/storage/product-imgs/1.svg', 'https://api.store.example/storage/product-imgs/1.svg'],
    ['https://cdn.example/1.svg', 'https://cdn.example/1.svg'],
    ['//cdn.example/1.svg', '//cdn.example/1.svg'],
    ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='],
  ])('LIB-05 loads %s from %s', (address, taken) => {
    expect(assetsAt('https://api.store.example/')(address)).toBe(taken)
  })
})
