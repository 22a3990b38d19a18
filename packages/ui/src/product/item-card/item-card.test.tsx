import type { OfferedItem } from '@gauze/machines/items'
import { createStandIns } from '@gauze/machines/store'
import { soldItem } from '@gauze/rules'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { GauzeProvider, type StoreParts } from '../../provider/index.js'
import { makeProduct } from '../../story-data/index.js'
import { ItemCard } from './item-card.js'

const product = makeProduct({ price: null, prices: [] })
const offered: OfferedItem = {
  product,
  sold: soldItem(product),
  addability: { ok: false, reason: 'signedOut', message: 'Login to View Price' },
}

/** A visitor's store with these items. */
function storeWith(load: () => Promise<OfferedItem>): Partial<StoreParts> {
  const wait = () => undefined
  const { standIns } = createStandIns<Pick<StoreParts, 'session' | 'cart'>>({ session: wait, cart: wait })
  return { ...standIns, items: { load } }
}

const never = storeWith(() => new Promise(() => undefined))

describeConformance('ItemCard, loading', (props, ref) => (
  <GauzeProvider store={never}>
    <ItemCard {...props} ref={ref} itemId={20418} />
  </GauzeProvider>
))

it('PDP-11 shows the item of a number, after an error once it is asked for again', async () => {
  const load = vi
    .fn<() => Promise<OfferedItem>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(offered)
  mount(
    <GauzeProvider store={storeWith(load)}>
      <ItemCard itemId={20418} card={{ loginHref: '/sign-in' }} />
    </GauzeProvider>,
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('link', { name: product.siteDisplayName })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Login to View Price' })).toHaveAttribute('href', '/sign-in')
  expect(load.mock.calls).toEqual([[20418], [20418]])
})
