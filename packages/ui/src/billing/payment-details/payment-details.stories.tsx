import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { paymentDetails, pendingPayment } from '../../story-data/index.js'
import { PaymentDetails } from './index.js'

const meta = {
  title: 'Billing/Payment details',
  component: PaymentDetails,
  tags: ['!picture'],
  args: {
    payment: paymentDetails,
    papers: { pending: null, failure: null, blocked: null, openPaper: fn() },
  },
} satisfies Meta<typeof PaymentDetails>

export default meta
type Story = StoryObj<typeof meta>

export const PartlyApplied: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Returned: Story = {
  args: { payment: { ...paymentDetails, status: 'Failed', applied: 0, unapplied: 0, returnedOn: '2026-11-20' } },
}
export const Pending: Story = {
  args: { payment: pendingPayment },
}
