import { cents } from '@gauze/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LinkButton } from '../../actions/link-button/index.js'
import { totals } from '../../story-data/index.js'
import { CartSummary } from './cart-summary.js'

const meta = {
  title: 'Cart/Cart summary',
  component: CartSummary,
  args: {
    ...totals,
    taxRate: 8.25,
    style: { maxWidth: 340 },
    children: (
      <LinkButton href="/checkout" size="l" isWide>
        Checkout
      </LinkButton>
    ),
  },
} satisfies Meta<typeof CartSummary>

export default meta
type Story = StoryObj<typeof meta>

export const FreeShipping: Story = {}
export const Calculating: Story = { args: { shipping: 'pending', tax: 'pending', total: 'pending' } }
export const ConvenienceFee: Story = { args: { convenienceFee: cents(552), total: cents(18955) } }
/** Only a part of the goods is taxed. */
export const TaxedInPart: Story = {
  tags: ['!picture'],
  args: { tax: cents(213), total: cents(17_213), taxBasis: { percent: 8.25, amount: 25.81 } },
}
export const TaxFailed: Story = { args: { tax: 'error', total: 'error', onRetry: fn() } }
export const WithoutPrices: Story = { args: { subtotal: null } }

export const OwnParts: Story = {
  render: ({ children, ...args }) => (
    <CartSummary.Root {...args} className={({ status }) => `is-${status}`}>
      {children}
      <CartSummary.Amounts>
        <CartSummary.Row row="total" />
        <CartSummary.Row row="tax" />
        <CartSummary.Row row="shipping" />
      </CartSummary.Amounts>
      <CartSummary.Problem />
    </CartSummary.Root>
  ),
}
