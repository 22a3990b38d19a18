import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { invoiceDetails } from '../../story-data/index.js'
import { InvoiceDetails } from './index.js'

const meta = {
  title: 'Billing/Invoice details',
  component: InvoiceDetails,
  tags: ['!picture'],
  args: {
    invoice: invoiceDetails,
    papers: { pending: null, failure: null, blocked: null, openPaper: fn() },
    payHref: '/pay',
  },
} satisfies Meta<typeof InvoiceDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Overdue: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Paid: Story = {
  args: {
    invoice: { ...invoiceDetails, status: 'paid', daysOverdue: 0, paid: 164.03, amountDue: 0 },
  },
}
export const PaymentOnItsWay: Story = {
  args: {
    invoice: {
      ...{ ...invoiceDetails, status: 'pending', daysOverdue: 0, pending: 64.03, amountDue: 0 },
      applications: [
        ...invoiceDetails.applications,
        ...invoiceDetails.applications
          .slice(0, 1)
          .map((one) => ({ ...one, id: 3, sourceId: 12, sourceNumber: 'PAY-200012', isPending: true, amount: 64.03 })),
      ],
    },
  },
}
export const PdfFailed: Story = {
  args: {
    papers: { pending: null, failure: { code: 'offline', detail: null }, blocked: null, openPaper: fn() },
  },
}
