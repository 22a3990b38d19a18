import type { Meta, StoryObj } from '@storybook/react-vite'
import { cartLines, totals } from '../../story-data/index.js'
import { CartPreview } from './cart-preview.js'

const meta = {
  title: 'Cart/Cart preview',
  component: CartPreview,
  args: { lines: cartLines, totalItems: totals.totalItems, subtotal: totals.subtotal },
} satisfies Meta<typeof CartPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Loading: Story = { args: { lines: [], totalItems: 0, isLoading: true } }
export const Empty: Story = { args: { lines: [], totalItems: 0 } }
export const Punchout: Story = { args: { isPunchout: true } }
export const WithoutPrices: Story = {
  args: { subtotal: null, lines: cartLines.map((line) => ({ ...line, exactUnitPrice: null, total: null })) },
}

export const OwnParts: Story = {
  render: (args) => (
    <CartPreview.Root {...args}>
      <CartPreview.Footer>
        <CartPreview.Subtotal />
        <CartPreview.CheckoutLink>Order now</CartPreview.CheckoutLink>
      </CartPreview.Footer>
      <CartPreview.List
        renderLine={(line) => (
          <CartPreview.Line line={line}>
            <CartPreview.Image />
            <CartPreview.Name />
            <CartPreview.Price render={<strong />} />
          </CartPreview.Line>
        )}
      />
      <CartPreview.Notice />
    </CartPreview.Root>
  ),
}
