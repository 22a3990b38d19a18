import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { cartLines } from '../../story-data/index.js'
import { CartLine } from '../cart-line/index.js'
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

export const OwnParts: Story = {
  render: (args) => (
    <CartTable.Root {...args}>
      <CartTable.List
        renderLine={(line) => (
          <CartTable.Line line={line} style={{ gridTemplateColumns: '80px 1fr auto auto' }}>
            <CartLine.Image />
            <CartLine.Item>
              <CartLine.Name />
              <CartLine.Identity render={<small />} />
            </CartLine.Item>
            <CartLine.Quantity />
            <CartLine.Remove aria-label={`Take out ${line.name}`} render={<button type="button">Take out</button>} />
          </CartTable.Line>
        )}
      />
      <CartTable.Empty title="Nothing ordered yet" />
    </CartTable.Root>
  ),
}
