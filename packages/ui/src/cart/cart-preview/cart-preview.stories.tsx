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
  args: { subtotal: null, lines: cartLines.map((line) => ({ ...line, unitPrice: null, total: null })) },
}
