import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ComparisonBar, type ComparisonPick } from './index.js'

const picks: readonly ComparisonPick[] = [
  { productId: 1, itemId: 11, name: 'Nitrile exam gloves, powder-free, textured fingertips, blue' },
  { productId: 2, itemId: 12, name: 'Vinyl exam gloves, clear' },
  { productId: 3, itemId: 13, name: 'Latex exam gloves, powder-free' },
  { productId: 4, itemId: 14, name: 'Chloroprene exam gloves, green' },
]

function Bar({ count }: { count: number }) {
  const handle = { picks: picks.slice(0, count), isFull: count === 4, add: fn(), remove: fn(), clear: fn() }
  return <ComparisonBar picks={handle} href="/compare?ids=11,12" />
}

const meta = {
  title: 'Catalog/Comparison picks',
  component: Bar,
  args: { count: 2 },
  tags: ['!picture'],
} satisfies Meta<typeof Bar>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const One: Story = { args: { count: 1 } }
export const Full: Story = { args: { count: 4 } }
export const FullDark: Story = { ...Full, globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
