import { assetsAt } from '@gauze/ui/assets'
import { ProductCard } from '@gauze/ui/catalog/product-card'
import { GauzeProvider } from '@gauze/ui/provider'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { element, eventually, inside, place, press } from '../../test/page.js'
import { configureGauze } from '../../test/script.js'
import { customer, plainItem, storeUrl } from '../../test/store.js'

function expectLoaded(picture: Element | null | undefined) {
  if (!(picture instanceof HTMLImageElement)) throw new Error('There is no picture.')
  expect(picture.src).toMatch(`${storeUrl}/storage/`)
  expect(picture.naturalWidth).toBeGreaterThan(0)
}

it('LIB-04 shows the pictures of the cart on a page of another origin', async () => {
  const { api, tokenStore } = await customer()
  const item = await plainItem({ api })
  await api.addItem({ itemId: item.itemId, unit: item.unit.details[0]?.id ?? 0, quantity: 1 })
  configureGauze({ apiBase: storeUrl, tokenStore })
  place('<gauze-cart-button></gauze-cart-button><gauze-cart></gauze-cart>')
  await press('gauze-cart-button', 'button')
  for (const host of ['gauze-cart-button', 'gauze-cart']) {
    const picture = await inside(host, 'img')
    await eventually(() => expectLoaded(picture))
  }
})

it('LIB-05 shows the picture of a card in an application of another origin', async () => {
  const item = await plainItem(await customer())
  place('<div id="app"></div>')
  const root = createRoot(element('#app'))
  root.render(
    <GauzeProvider assets={assetsAt(storeUrl)}>
      <ProductCard product={item} access="hidden" isPriority />
    </GauzeProvider>,
  )
  await eventually(() => expectLoaded(element('#app').querySelector('img')))
  root.unmount()
})
