import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { savedItems } from '../../story-data/index.js'
import { SavedItems } from './saved-items.js'

const meta = {
  title: 'Cart/Saved items',
  component: SavedItems,
  args: { items: savedItems, onMove: fn(), onDelete: fn() },
} satisfies Meta<typeof SavedItems>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const WithoutPrices: Story = { args: { items: savedItems.map((item) => ({ ...item, price: null })) } }
export const Refused: Story = {
  args: { refusals: { '11240:22': 'This item is currently restricted. Please call an administrator at 800-555-0134' } },
}
