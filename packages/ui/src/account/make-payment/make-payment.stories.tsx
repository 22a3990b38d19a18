import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyPaymentHrefs as hrefs, storyPayment, storyPaymentPort } from '../../story-data/story-payment.js'
import { ChooseInvoices, PaymentConfirmation, PaymentMethodChoice, PaymentProvider, PaymentReview } from './index.js'

const meta = {
  title: 'Account/Make a payment',
  component: ChooseInvoices,
  tags: ['!picture'],
  args: { hrefs },
  render: (args) => (
    <PaymentProvider port={storyPaymentPort()} ownerId="story" onPaid={fn()} invoiceIds={[11, 84]}>
      <ChooseInvoices {...args} />
    </PaymentProvider>
  ),
} satisfies Meta<typeof ChooseInvoices>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Use CM-3041/ }))
    await expect(canvas.getByText('$184.50 of $184.50 used')).toBeVisible()
  },
}

export const Method: Story = {
  render: (args) => (
    <PaymentProvider port={storyPaymentPort()} ownerId="story-method" onPaid={fn()} invoiceIds={[11]}>
      <PaymentMethodChoice {...args} onIncomplete={fn()} />
    </PaymentProvider>
  ),
}

export const Review: Story = {
  render: (args) => (
    <PaymentProvider port={storyPaymentPort()} ownerId="story-review" onPaid={fn()} invoiceIds={[11, 84]}>
      <PaymentReview {...args} onIncomplete={fn()} />
    </PaymentProvider>
  ),
}

export const Confirmation: Story = {
  render: () => <PaymentConfirmation payment={storyPayment} hrefs={hrefs} paymentHref="/payments/9" />,
}
