import type { CheckoutPort } from '@gauze/machines/checkout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { emptyCart, StoryCheckout, storyCart, storyCheckoutPort } from '../../story-data/index.js'
import { AddAddress } from '../add-address/index.js'
import { CheckoutDetails, CheckoutFailure, CheckoutReview } from './index.js'

function nothing() {
  return undefined
}

const details = <CheckoutDetails onReview={nothing} addAddress={<AddAddress onSave={() => new Promise(nothing)} />} />
const review = <CheckoutReview onDetails={nothing} />

const meta = {
  title: 'Checkout/Checkout steps',
  component: StoryCheckout,
  args: { children: details },
} satisfies Meta<typeof StoryCheckout>

export default meta
type Story = StoryObj<typeof meta>

const [gloves] = storyCart.cartDetail
const fewer = {
  ...storyCart,
  version: 3,
  totalItems: 10,
  subtotal: 118.5,
  tax: 9.78,
  total: 128.28,
  cartDetail: gloves ? [{ ...gloves, quantity: 10 }] : [],
}

/** Refuses an order, because the cart has become another one; each checkout begins with the first. */
function changingPort(): CheckoutPort {
  let isChanged = false
  return {
    ...storyCheckoutPort,
    getCheckoutData: async (...request) => {
      isChanged = false
      return storyCheckoutPort.getCheckoutData(...request)
    },
    placeOrder: async () => {
      isChanged = true
      throw { kind: 'conflict', problem: { type: 'cart-changed', detail: 'Your cart has changed.' } }
    },
    getCart: async () => (isChanged ? fewer : storyCart),
  }
}

export const Details: Story = {}
export const FieldsMissing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Review order' }))
  },
}
export const Loading: Story = {
  args: { port: { ...storyCheckoutPort, getAddresses: () => new Promise(nothing) } },
}
export const Unavailable: Story = {
  args: { port: { ...storyCheckoutPort, getAddresses: () => Promise.reject({ kind: 'network' }) } },
}
export const EmptyCart: Story = { args: { cart: emptyCart } }
export const Review: Story = { args: { ahead: 'review', children: review } }
export const CartChanged: Story = {
  args: {
    ahead: 'placed',
    children: review,
    port: changingPort(),
  },
}
export const Unconfirmed: Story = {
  args: {
    ahead: 'placed',
    children: review,
    port: { ...storyCheckoutPort, placeOrder: () => Promise.reject({ kind: 'network' }) },
  },
}
export const Failed: Story = {
  args: {
    ahead: 'placed',
    children: <CheckoutFailure onRetry={nothing} onDetails={nothing} />,
    port: {
      ...storyCheckoutPort,
      placeOrder: () =>
        Promise.reject({ kind: 'forbidden', problem: { detail: 'This order is above your available balance.' } }),
    },
  },
}
export const NothingFailed: Story = { args: { children: <CheckoutFailure onRetry={nothing} onDetails={nothing} /> } }
