import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { ItemsAddition } from '../../catalog/added-items/index.js'
import { estimateDetails, requestedQuote } from '../../story-data/index.js'
import { EstimateDetails } from './index.js'

const addition: ItemsAddition = {
  ...{ lines: [], granted: [], isAnswered: false, isWaiting: false, undoState: 'none' },
  ...{ add: fn(), undo: fn(), dismiss: fn(), outcomeOf: () => null },
}

const meta = {
  title: 'Quotes/Estimate details',
  component: EstimateDetails,
  tags: ['!picture'],
  args: {
    ...{ estimate: estimateDetails, addition, onWithdraw: fn(), onRequestAgain: fn() },
  },
} satisfies Meta<typeof EstimateDetails>

export default meta
type Story = StoryObj<typeof meta>

const { lines } = estimateDetails

export const Open: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Added: Story = {
  args: {
    addition: {
      ...addition,
      ...{ lines, granted: lines.slice(0, 1), isAnswered: true },
      outcomeOf: ({ itemId }) =>
        itemId === lines[0]?.itemId
          ? { type: 'added' }
          : {
              ...{ type: 'refused', requested: null },
              reason: { code: 'item-inactive', detail: 'This item is no longer sold' },
            },
    },
  },
}
export const Requested: Story = { args: { estimate: requestedQuote } }
export const Expired: Story = { args: { estimate: { ...estimateDetails, status: 'Expired' } } }
export const Accepted: Story = {
  args: { estimate: { ...estimateDetails, status: 'Accepted', order: { id: 398, orderNumber: 'SO-100398' } } },
}
export const Declined: Story = {
  args: {
    estimate: {
      ...{ ...requestedQuote, status: 'Declined', mayWithdraw: false },
      ...{ answer: 'The maker no longer supplies it.', answeredAt: '2026-11-20T15:00:00Z' },
    },
  },
}
export const Withdrawn: Story = { args: { estimate: { ...requestedQuote, status: 'Withdrawn', mayWithdraw: false } } }
