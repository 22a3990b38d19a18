import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent } from 'storybook/test'
import type { ItemsAddition } from '../../catalog/added-items/index.js'
import { orderDetails, storyReturns } from '../../story-data/index.js'
import { OrderDetails } from './order-details.js'

const meta = {
  title: 'Orders/Order details',
  component: OrderDetails,
  args: { order: orderDetails },
} satisfies Meta<typeof OrderDetails>

export default meta
type Story = StoryObj<typeof meta>

export const PartlyShipped: Story = {}

const { lines } = orderDetails
const addition: ItemsAddition = {
  ...{ lines, granted: lines.slice(0, 1), isAnswered: true, isWaiting: false, undoState: 'none' },
  ...{ add: fn(), undo: fn(), dismiss: fn() },
  outcomeOf: ({ itemId }) =>
    itemId === lines[0]?.itemId
      ? { type: 'added' }
      : {
          ...{ type: 'refused', requested: null },
          reason: { code: 'item-inactive', detail: 'This item is no longer sold' },
        },
}

export const Reordered: Story = { args: { addition } }
export const ReorderedPhone: Story = { args: { addition }, globals: { viewport: { value: 'phone' } } }
export const MayBeCanceled: Story = {
  args: {
    order: { ...orderDetails, status: 'Pending Fulfillment', mayCancel: true, fulfillments: [] },
    onCancel: fn(),
  },
}
export const Returned: Story = {
  tags: ['!picture'],
  args: { order: { ...orderDetails, returns: storyReturns }, onReturn: fn(), onWithdrawReturn: fn() },
}
export const ReturnedPhone: Story = { ...Returned, globals: { viewport: { value: 'phone' } } }
export const AskingForReturn: Story = {
  tags: ['!picture'],
  args: { onReturn: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More actions/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Return items' }))
    await screen.findByRole('dialog')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Rejected: Story = {
  args: {
    addition: { ...addition, lines: [], granted: [], isAnswered: false },
    order: {
      ...{ ...orderDetails, status: 'Rejected', fulfillments: [] },
      events: [{ at: '2026-11-20T15:00:00Z', by: 'Karl Voss', status: 'Rejected', reason: 'Wait for December.' }],
    },
  },
}
