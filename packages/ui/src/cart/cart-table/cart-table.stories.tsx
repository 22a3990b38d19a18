import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { cartLines } from '../../story-data/index.js'
import { CartTable } from './cart-table.js'

const meta = {
  title: 'Cart/Cart table',
  component: CartTable,
  args: { lines: cartLines, onQuantityChange: fn(), onUnitChange: fn(), onRemove: fn(), onRetry: fn() },
} satisfies Meta<typeof CartTable>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { lines: [], status: 'loading' } }
export const Empty: Story = { args: { lines: [] } }
export const Failed: Story = { args: { lines: [], status: 'error' } }
