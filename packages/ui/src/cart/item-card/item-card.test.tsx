import { cartActors, cartMachine } from '@gauze/machines/cart'
import type { OfferedItem } from '@gauze/machines/catalog'
import { createStandIns } from '@gauze/machines/store'
import { soldItem } from '@gauze/rules'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { GauzeProvider, type StoreParts } from '../../provider/index.js'
import { emptyCart, makeProduct, startUnansweredSession } from '../../story-data/index.js'
import { ItemCard } from './item-card.js'

const product = makeProduct({ price: null, prices: [] })
const offered: OfferedItem = {
  product,
  sold: soldItem(product),
  addability: { ok: false, reason: 'signedOut' },
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

it('PDP-11 fails alone when the back end left out a field, and shows the item once it is complete', async () => {
  const { unit: _, ...incomplete } = product
  // As from a back end that does not conform.
  const malformed = { ...offered, product: incomplete as typeof product }
  const load = vi.fn<() => Promise<OfferedItem>>().mockResolvedValueOnce(malformed).mockResolvedValue(offered)
  const onError = vi.fn()
  const caught = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container } = mount(
    <GauzeProvider store={storeWith(load)}>
      <h1>A page of the partner</h1>
      <ItemCard itemId={20418} onError={onError} />
    </GauzeProvider>,
  )
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'A page of the partner' })).toBeVisible()
  expect(container.querySelector('.gz-item-card')?.getAttribute('data-status')).toBe('failed')
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('link', { name: product.siteDisplayName })).toBeVisible()
  caught.mockRestore()
})

it('PDP-11 says that there is no such item, and lets the page know', async () => {
  const onError = vi.fn()
  const missing = { problem: { status: 404, type: 'https://gauze.example/problems/not-found' } }
  mount(
    <GauzeProvider store={storeWith(() => Promise.reject(missing))}>
      <ItemCard itemId={1} onError={onError} />
    </GauzeProvider>,
  )
  await expect.element(page.getByText('This item is not in our catalog')).toBeVisible()
  expect(onError.mock.calls).toEqual([[missing]])
})

it('CART-01 says why an item was not added, and does not call it added', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  const port = {
    getCart: async () => emptyCart,
    addItem: () => promise,
    addItems: () => promise,
    editItem: () => promise,
    removeItem: () => promise,
    emptyCart: () => promise,
    saveForLater: () => promise,
    deleteSaveForLater: () => promise,
    moveItemToCart: () => promise,
    clearNotifications: () => promise,
    channel: { post: () => undefined, subscribe: () => () => undefined },
  }
  const cart = createActor(cartMachine.provide({ actors: cartActors(port) }), { input: { keySeed: 'k' } }).start()
  cart.send({ type: 'cart.load', ownerId: emptyCart.ownerId })
  const buyable = async (): Promise<OfferedItem> => ({ ...offered, addability: { ok: true } })
  mount(
    <GauzeProvider store={{ ...storeWith(buyable), cart }}>
      <ItemCard itemId={20418} />
    </GauzeProvider>,
  )
  const button = page.getByRole('button', { name: /^Add to cart/ })
  await button.click()
  reject({ kind: 'conflict', problem: { status: 409, detail: 'This item cannot be bought any more.' } })
  await expect
    .poll(() => page.getByRole('status').element().textContent)
    .toMatch(/cannot be bought any more.*Not added: 1 × Box of 100/)
  await expect.element(button).toBeVisible()
  cart.stop()
})

it('PDP-11 asks nobody to log in while the store cannot tell who is signed in', async () => {
  mount(
    <GauzeProvider store={{ ...storeWith(async () => offered), session: startUnansweredSession() }}>
      <ItemCard itemId={20418} />
    </GauzeProvider>,
  )
  await expect.element(page.getByRole('heading')).toBeVisible()
  await expect.poll(() => page.getByRole('link', { name: 'Login to View Price' }).query()).toBeNull()
})
