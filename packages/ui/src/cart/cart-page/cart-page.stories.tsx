import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { emptyCart, StoryCart, savedItems, storyCart, storyUser } from '../../story-data/index.js'
import { CartPage } from './cart-page.js'
import { CartPageView } from './cart-page-view.js'

const meta = {
  title: 'Cart/Cart page',
  component: StoryCart,
  args: { children: <CartPage /> },
} satisfies Meta<typeof StoryCart>

export default meta
type Story = StoryObj<typeof meta>

async function pressEmpty(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Empty cart' }))
}

export const Filled: Story = {
  args: {
    cart: {
      ...storyCart,
      freeShippingFrom: 250,
      saveForLaterDetail: savedItems,
      notifications: [
        {
          id: 20418,
          message: 'Nitrile exam gloves: only 5 of 12 are in stock. The rest ships when it’s back in stock.',
        },
      ],
    },
  },
}
export const AboveLimit: Story = { args: { cart: { ...storyCart, approvalLimit: 100 } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const WithoutPrices: Story = {
  args: {
    cart: {
      ...{ ...storyCart, subtotal: null, shipping: null, tax: null, total: null },
      cartDetail: storyCart.cartDetail.map((line) => ({ ...line, price: null })),
    },
  },
}
export const PunchOut: Story = {
  args: {
    user: { ...storyUser, isPunchout: true },
    children: <CartPage onTransfer={() => new Promise(() => undefined)} />,
  },
}
export const Empty: Story = { args: { cart: emptyCart } }
export const SignedOut: Story = { args: { user: null } }
export const SavedOnly: Story = { args: { cart: { ...emptyCart, saveForLaterDetail: savedItems } } }
export const Loading: Story = { args: { calls: { getCart: () => new Promise(() => undefined) } } }
export const Failed: Story = { args: { calls: { getCart: () => Promise.reject({ kind: 'network' }) } } }
export const Asking: Story = {
  play: async ({ canvasElement }) => {
    await pressEmpty(canvasElement)
    await within(document.body).findByRole('alertdialog')
  },
}
export const NotLoaded: Story = {
  args: { children: <CartPageView load={() => Promise.reject(new Error('offline'))} /> },
  play: async ({ canvasElement }) => {
    await pressEmpty(canvasElement)
    await within(canvasElement).findByRole('alert')
  },
}
