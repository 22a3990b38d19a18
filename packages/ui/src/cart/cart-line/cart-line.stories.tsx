import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { cartLines } from '../../story-data/index.js'
import { CartLine } from './cart-line.js'
import type { CartLineView } from './cart-line-view.js'

function Shown(changes: Partial<CartLineView>) {
  return cartLines.slice(0, 1).map((line) => (
    <ul key={line.id} className="gz-cart-table gz-panel">
      <CartLine
        line={{ ...line, ...changes }}
        onQuantityChange={fn()}
        onUnitChange={fn()}
        onRemove={fn()}
        onSave={fn()}
      />
    </ul>
  ))
}

const meta = { title: 'Cart/Cart line', component: Shown } satisfies Meta<typeof Shown>

export default meta
type Story = StoryObj<typeof meta>

export const Settled: Story = {}
export const Unconfirmed: Story = { args: { isUnconfirmed: true } }
export const PriceChanged: Story = { args: { previousPrice: 11.2 } }
const estimate = {
  ...{ id: 12, estimateNumber: 'EST-10012', unit: 11, quantity: 12 },
  ...{ expirationDate: '2026-12-31', lapse: null },
}

export const FromEstimate: Story = { tags: ['!picture'], args: { estimate } }
export const EstimateLapsed: Story = {
  tags: ['!picture'],
  args: { previousPrice: 11.2, estimate: { ...estimate, lapse: 'expired' } },
}
export const Unavailable: Story = { args: { isAddableToCart: false, exactUnitPrice: null, total: null } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const OwnParts: Story = {
  render: (changes) => (
    <ul className="gz-cart-table gz-panel">
      {cartLines.slice(0, 1).map((line) => (
        <CartLine.Root
          key={line.id}
          line={{ ...line, ...changes }}
          onQuantityChange={fn()}
          onUnitChange={fn()}
          onRemove={fn()}
          style={{ gridTemplateColumns: '80px 1fr 12rem auto' }}
        >
          <CartLine.Image />
          <CartLine.Item>
            <CartLine.Name />
            <CartLine.Total />
          </CartLine.Item>
          <CartLine.Unit />
          <CartLine.Quantity />
        </CartLine.Root>
      ))}
    </ul>
  ),
}
