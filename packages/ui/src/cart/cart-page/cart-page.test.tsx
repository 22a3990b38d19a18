import type { CartLine } from '@gauze/contract'
import { createStandIns } from '@gauze/machines/store'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { GauzeProvider, type StoreParts } from '../../provider/index.js'
import {
  emptyCart,
  StoryCart,
  type StoryCartProps,
  savedItems,
  startUnansweredSession,
  storyCart,
  storyUser,
} from '../../story-data/index.js'
import { CartPageView } from './cart-page-view.js'
import { CartPage } from './index.js'

const opener = page.getByRole('button', { name: 'Empty cart' })
const dialog = page.getByRole('alertdialog', { name: 'Empty your cart?' })
const checkout = page.getByRole('link', { name: 'Checkout' })

function mountCart(props: Partial<StoryCartProps> = {}) {
  return mount(
    <GauzeProvider routes={{ checkout: '#checkout' }}>
      <StoryCart {...props}>{props.children ?? <CartPage />}</StoryCart>
    </GauzeProvider>,
  )
}

describeConformance('CartPage', (props, ref) => (
  <StoryCart>
    <CartPage {...props} ref={ref} />
  </StoryCart>
))

it('CART-11 says that the cart did not load while the store cannot tell who is signed in, and asks again', async () => {
  const { standIns } = createStandIns<Pick<StoreParts, 'cart'>>({ cart: () => undefined })
  const session = startUnansweredSession()
  mount(
    <GauzeProvider store={{ ...standIns, session }}>
      <CartPage />
    </GauzeProvider>,
  )
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  const states: unknown[] = []
  session.subscribe(({ value }) => states.push(value))
  await retry.click()
  expect(states[0]).toBe('checking')
  await expect.element(retry).toBeVisible()
})

it('CART-16 empties the cart once that is confirmed, and leaves the focus in it', async () => {
  const emptyIt = vi.fn(async () => ({ ...emptyCart, version: 3 }))
  const { container } = mountCart({ calls: { emptyCart: emptyIt } })
  await opener.click()
  await expect.element(dialog.getByText('All 2 items in it are removed. This cannot be undone.')).toBeVisible()
  await expectAccessible()
  await expect.element(dialog).toHaveAccessibleDescription('All 2 items in it are removed. This cannot be undone.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(emptyIt).not.toHaveBeenCalled()
  await opener.click()
  await dialog.getByRole('button', { name: 'Empty cart' }).click()
  await expect.element(page.getByText('Your cart is currently empty.')).toBeVisible()
  expect(emptyIt).toHaveBeenCalledOnce()
  await expect.poll(() => document.activeElement).toBe(container.querySelector('.gz-cart-table'))
  await expect.element(opener).not.toBeInTheDocument()
  await expect.element(checkout).not.toBeInTheDocument()
})

it('CART-16 says that the question did not load, and asks it when it is pressed again', async () => {
  const load = vi.fn(() => import('./empty-cart-dialog.js')).mockRejectedValueOnce(new Error('offline'))
  const { container } = mountCart({ children: <CartPageView load={load} /> })
  const alert = page.getByRole('alert').filter({ hasText: 'Your cart was not emptied.' })
  await opener.click()
  await expect.element(alert).toBeVisible()
  await expect.element(opener).toHaveFocus()
  await expect.element(alert.getByRole('button', { name: 'Reload page' })).toBeVisible()
  await expectAccessible(container)
  await opener.click()
  await expect.element(dialog).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

it('CART-11 does not lead to the checkout with a quantity that is not one', async () => {
  history.replaceState(null, '', location.pathname + location.search)
  mountCart()
  const quantity = page.getByRole('spinbutton').or(page.getByRole('textbox')).first()
  await userEvent.clear(quantity)
  await checkout.click()
  await expect.element(quantity).toHaveFocus()
  expect(location.hash).toBe('')
  await quantity.fill('3')
  await checkout.click()
  await expect.poll(() => location.hash).toBe('#checkout')
  history.replaceState(null, '', location.pathname + location.search)
})

it('PUN-04 has no checkout in a punch-out session', async () => {
  mountCart({ user: { ...storyUser, isPunchout: true } })
  await expect.element(page.getByText('Orders of this session are placed in your procurement system.')).toBeVisible()
  await expect.element(checkout).not.toBeInTheDocument()
})

it('PUN-04 a punch-out session transfers its cart, once, and says when that fails', async () => {
  const answers = [() => Promise.reject({ kind: 'network' }), () => new Promise(() => undefined)]
  const onTransfer = vi.fn(() => answers.shift()?.() ?? Promise.reject())
  const { container } = mountCart({
    user: { ...storyUser, isPunchout: true },
    children: <CartPage onTransfer={onTransfer} />,
  })
  const transfer = page.getByRole('button', { name: 'Transfer cart' })
  await transfer.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('The cart was not transferred')
  await expectAccessible(container)
  await transfer.click()
  await expect.element(transfer).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await transfer.click({ force: true })
  expect(onTransfer).toHaveBeenCalledTimes(2)
})

it('PUN-04 a punch-out session transfers no invalid quantity', async () => {
  const onTransfer = vi.fn(async () => undefined)
  mountCart({ user: { ...storyUser, isPunchout: true }, children: <CartPage onTransfer={onTransfer} /> })
  const quantity = page.getByRole('spinbutton').or(page.getByRole('textbox')).first()
  await userEvent.clear(quantity)
  await page.getByRole('button', { name: 'Transfer cart' }).click()
  await expect.element(quantity).toHaveFocus()
  expect(onTransfer).not.toHaveBeenCalled()
})

it('CART-06 shows the items that are saved for later, also when the cart is empty, and saves a line by its word', async () => {
  const saveForLater = vi.fn(async () => ({ ...emptyCart, version: 3, saveForLaterDetail: savedItems }))
  const [line] = storyCart.cartDetail
  const cart = { ...storyCart, cartDetail: line ? [line] : [] }
  const { container } = mountCart({ cart, calls: { saveForLater } })
  const section = page.getByRole('region', { name: 'Saved for later' })
  await page.getByRole('button', { name: /^Save for later: Nitrile exam gloves/ }).click()
  await expect.element(section.getByText('2 items, prices as of today')).toBeVisible()
  await expect.element(page.getByText('Your cart is currently empty.')).toBeVisible()
  expect(saveForLater).toHaveBeenCalledOnce()
  await expect.poll(() => document.activeElement).toBe(container.querySelector('.gz-cart-table'))
  await expectAccessible(container)
})

it('CART-06 keeps an item that the cart refused in the section, with the reason', async () => {
  const reason = { kind: 'forbidden', problem: { status: 403, detail: 'This item is restricted.' } }
  mountCart({
    cart: { ...emptyCart, saveForLaterDetail: savedItems },
    calls: { moveItemToCart: () => Promise.reject(reason) },
  })
  await page.getByRole('button', { name: /^Move to cart/ }).click()
  await expect.element(page.getByRole('region', { name: 'Saved for later' }).getByText(/is restricted/)).toBeVisible()
})

it('CART-14 clears the notices, says so politely and keeps the focus in the cart', async () => {
  const notifications = [{ id: 20418, message: 'Only 5 of 12 are in stock.' }]
  const clearNotifications = vi.fn(async () => ({ ...storyCart, version: 3 }))
  const { container } = mountCart({ cart: { ...storyCart, notifications }, calls: { clearNotifications } })
  await page.getByRole('button', { name: 'Clear notices' }).click()
  await expect.element(page.getByRole('note')).not.toBeInTheDocument()
  await expect.element(page.getByRole('status').filter({ hasText: 'Notices cleared' })).toBeInTheDocument()
  expect(clearNotifications).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(container.querySelector('.gz-cart-table'))
})

it('CART-13 tells a visitor that they are logged out, with a link to log in', async () => {
  mountCart({ user: null })
  await expect.element(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  await expect.element(page.getByText('Your cart is loading...')).not.toBeInTheDocument()
})

it('CHK-07 says by how much the cart is above the limit of its user, and nothing below the limit', async () => {
  mountCart({ cart: { ...storyCart, approvalLimit: 100 } })
  const words = page.getByText(/^This order needs approval: it is \$[\d.]+ above your \$100\.00 limit\.$/)
  await expect.element(words).toBeVisible()
  const next = mountCart({ cart: { ...storyCart, approvalLimit: 10_000 } })
  await vi.waitFor(() => expect(next.container.textContent).toContain('Checkout'))
  expect(next.container.textContent).not.toContain('needs approval')
})

it('ACCT-19 CART-03 says of which amount the tax is a percentage, where some items are not taxed', async () => {
  const taxBasis = { percent: 6.25, state: 'MA', amount: 11.85 }
  mountCart({ cart: { ...storyCart, tax: 0.74, taxBasis } })
  await expect.element(page.getByText('Tax (6.25% of $11.85)')).toBeVisible()
})

it('CART-16 fails alone when the back end left out a field, and shows the cart once it is complete', async () => {
  const cartDetail = storyCart.cartDetail.map(({ matrixDetails: _, ...line }) => line as CartLine)
  // As from a back end that does not conform.
  const getCart = vi.fn(async () => storyCart).mockResolvedValueOnce({ ...storyCart, cartDetail })
  const caught = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  mountCart({
    calls: { getCart },
    children: (
      <>
        <h2>A page of the partner</h2>
        <CartPage />
      </>
    ),
  })
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'A page of the partner' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(checkout).toBeVisible()
  caught.mockRestore()
})
