import type { ApprovalOrder } from '@gauze/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { addresses, cards, orderDetails } from '../../story-data/index.js'
import { OrderApprovals } from './index.js'

const { id, orderNumber, date, poNum, placedBy, shipTo, itemCount } = orderDetails
const waiting: ApprovalOrder = {
  ...{ id, orderNumber, date, poNum, placedBy, shipTo, itemCount, status: 'Pending Approval', total: 640.25 },
  ...{ isOwn: false, mayApprove: true, approvalLimit: 500, decidedBy: null, decidedAt: null, reason: '' },
}
const own = { ...waiting, id: 7, orderNumber: 'SO-100431', placedBy: 'Dana Whitfield', isOwn: true, mayApprove: false }
const rejected: ApprovalOrder = {
  ...{ ...waiting, id: 8, orderNumber: 'SO-100419', status: 'Rejected' },
  ...{ decidedBy: 'Karl Voss', decidedAt: '2026-11-20T15:00:00Z', reason: 'Over budget, wait for December' },
}
const order = { ...orderDetails, status: 'Pending Approval' as const, total: 640.25 }
const preview = {
  ...{ subtotal: 590, shipping: 0, tax: 36.9, convenienceFee: 0, total: 626.9 },
  ...{ shipTo: orderDetails.shipAddress, billTo: orderDetails.billAddress },
  changes: ['Nitrile exam gloves, medium: 11 × Box of 100 instead of 12.', 'The total is now $626.90; it was $640.25.'],
}

const meta = {
  title: 'Approvals/Order approvals',
  component: OrderApprovals,
  args: {
    ...{ pending: [waiting, own], rejected: [rejected], openId: id, order },
    choices: { addresses, cards, terms: 'Net 30' },
    ...{ onRetry: fn(), onRetryOrder: fn(), onDecided: fn(), hrefOf: () => '#' },
    onPreview: fn(async () => preview),
    onApprove: fn(async () => ({
      id,
      orderNumber,
      status: 'Pending Fulfillment' as const,
      total: 640.25,
      placedAt: date,
    })),
    onReject: fn(async () => ({ id, orderNumber, status: 'Rejected' as const, total: 640.25, placedAt: date })),
  },
} satisfies Meta<typeof OrderApprovals>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Changed: Story = {
  play: async ({ canvas }) => {
    const [decrease] = canvas.getAllByRole('button', { name: /^Decrease/ })
    if (decrease) await userEvent.click(decrease)
    await canvas.findByText('Different from the order as it was placed:')
  },
}
/** Twelve lines, of which two need a look. */
const long = {
  ...order,
  lines: Array.from({ length: 6 }, () => order.lines)
    .flat()
    .map((line, index) => ({
      ...{ ...line, id: index + 1, backordered: index === 4 ? 20 : 0 },
      lineTotal: index === 7 ? 640.25 : 12.5,
    })),
}
export const Long: Story = { args: { order: long } }
export const LongOnAPhone: Story = { args: { order: long }, globals: { viewport: { value: 'phone' } } }
export const Own: Story = { args: { openId: own.id, order: { ...order, id: own.id } } }
export const Away: Story = {
  args: {
    away: {
      substitute: {
        current: { userId: 32, name: 'Rosa Diaz', fromDate: '2026-12-01', toDate: '2026-12-10' },
        colleagues: [{ id: 32, name: 'Rosa Diaz' }],
      },
      onSave: fn(),
      onEnd: fn(),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('While you are away'))
  },
}
export const Empty: Story = { args: { pending: [], openId: null, order: null } }
export const Loading: Story = { args: { status: 'loading' } }
export const Failed: Story = { args: { status: 'error' } }
export const Rejecting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await within(document.body).findByRole('dialog')
  },
}
