import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { storyBankFields } from '../../story-data/index.js'
import {
  storyPaymentHrefs as hrefs,
  manyStoryInvoices,
  storyOpenInvoices,
  storyPayment,
  storyPaymentPort,
  storyRemittance,
  storyPaymentToday as today,
} from '../../story-data/story-payment.js'
import {
  ChooseInvoices,
  PaymentConfirmation,
  PaymentMethodChoice,
  PaymentNotAllowed,
  PaymentProvider,
  PaymentReview,
} from './index.js'

const meta = {
  title: 'Billing/Make a payment',
  component: ChooseInvoices,
  tags: ['!picture'],
  args: { hrefs, today },
  render: (args) => (
    <PaymentProvider
      port={storyPaymentPort()}
      ownerId="story"
      historyHref="/payments"
      onPaid={fn()}
      invoiceIds={[11, 84]}
    >
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

export const TenThousandInvoices: Story = {
  render: (args) => (
    <PaymentProvider
      port={storyPaymentPort({ getInvoices: storyOpenInvoices(manyStoryInvoices(10_000)) })}
      ownerId="story-many"
      historyHref="/payments"
      onPaid={fn()}
    >
      <ChooseInvoices {...args} />
    </PaymentProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Pay INV-30001' }))
    await expect(canvas.getByText('1 of 10,000 chosen, $100.00.')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Invoice or PO number' }), '39999')
    await canvas.findByRole('checkbox', { name: 'Pay INV-39999' })
    await expect(canvas.getByText('1 of 10,000 shown')).toBeVisible()
  },
}

export const RemittanceWithDifferences: Story = {
  render: (args) => (
    <PaymentProvider port={storyPaymentPort()} ownerId="story-remittance" historyHref="/payments" onPaid={fn()}>
      <ChooseInvoices {...args} />
    </PaymentProvider>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Paste remittance' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Paste remittance' }))
    await userEvent.click(dialog.getByRole('textbox', { name: 'Lines of the remittance' }))
    await userEvent.paste(storyRemittance)
    await userEvent.click(dialog.getByRole('button', { name: 'Check lines' }))
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('3 lines differ.')).toBeVisible())
  },
}

export const NothingOpen: Story = {
  render: (args) => (
    <PaymentProvider
      port={storyPaymentPort({ getInvoices: storyOpenInvoices([]) })}
      ownerId="story-nothing"
      historyHref="/payments"
      onPaid={fn()}
    >
      <ChooseInvoices {...args} />
    </PaymentProvider>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Nothing is open')
  },
}

export const Unavailable: Story = {
  render: (args) => (
    <PaymentProvider
      port={storyPaymentPort({ getInvoices: () => Promise.reject({ kind: 'network' }) })}
      ownerId="story-unavailable"
      historyHref="/payments"
      onPaid={fn()}
    >
      <ChooseInvoices {...args} />
    </PaymentProvider>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert')
  },
}

export const Method: Story = {
  render: (args) => (
    <PaymentProvider
      port={storyPaymentPort({ getConvFeeExempt: async () => ({ convFeeExempt: false }) })}
      ownerId="story-method"
      historyHref="/payments"
      onPaid={fn()}
      invoiceIds={[11]}
    >
      <PaymentMethodChoice
        {...args}
        onIncomplete={fn()}
        addBankAccount={{ company: 'Mercy General', onSave: fn(), mount: storyBankFields() }}
      />
    </PaymentProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Test Bank account ending in 6789/ }))
    await expect(canvas.getByRole('radio', { name: /^Visa ending in 4242/ })).not.toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Add a bank account' })).toBeVisible()
  },
}

export const Review: Story = {
  render: (args) => (
    <PaymentProvider
      port={storyPaymentPort()}
      ownerId="story-review"
      historyHref="/payments"
      onPaid={fn()}
      invoiceIds={[11, 84]}
    >
      <PaymentReview {...args} onIncomplete={fn()} />
    </PaymentProvider>
  ),
}

export const ReviewAboveLimit: Story = {
  render: (args) => (
    <PaymentProvider
      port={storyPaymentPort()}
      ownerId="story-above-limit"
      historyHref="/payments"
      onPaid={fn()}
      invoiceIds={[11, 84]}
      paymentLimit={500}
    >
      <PaymentReview {...args} onIncomplete={fn()} />
    </PaymentProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByText('Your administrator lets you pay up to $500.00 at once.')).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: 'Pay $557.59' })).toBeDisabled()
  },
}

/** Of a person who may not pay. */
export const NotAllowed: Story = {
  render: () => <PaymentNotAllowed invoicesHref="/invoices" />,
}

export const WithoutMethod: Story = {
  render: (args) => (
    <PaymentProvider
      port={storyPaymentPort({
        getPaymentMethods: async () => ({ cards: [] }),
        getBankAccounts: async () => ({ bankAccounts: [], fields: { kind: 'frames', url: 'https://fields.example' } }),
      })}
      ownerId="story-without-method"
      historyHref="/payments"
      onPaid={fn()}
      invoiceIds={[11]}
    >
      <PaymentMethodChoice
        {...args}
        onIncomplete={fn()}
        addBankAccount={{ company: 'Mercy General', onSave: fn(), mount: storyBankFields() }}
      />
    </PaymentProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^Your company has no saved card or bank account/),
    ).toBeVisible()
  },
}

export const ReviewOfDebit: Story = {
  render: (args) => (
    <PaymentProvider
      port={storyPaymentPort({ getPaymentMethods: async () => ({ cards: [] }) })}
      ownerId="story-review-of-debit"
      historyHref="/payments"
      onPaid={fn()}
      invoiceIds={[11, 84]}
    >
      <PaymentReview {...args} onIncomplete={fn()} />
    </PaymentProvider>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(/^By paying you authorize Gauze to debit/)).toBeVisible(),
    )
  },
}

export const ConfirmationOfDebit: Story = {
  render: () => {
    const pending = { status: 'Pending', expectedOn: '2026-11-30', isDebit: true } as const
    const debit = { ...storyPayment, ...pending, method: 'Test Bank account ending in 6789' }
    return <PaymentConfirmation payment={debit} hrefs={hrefs} paymentHref="/payments/9" />
  },
}

export const ConfirmationOfReturned: Story = {
  render: () => {
    const returned = { ...storyPayment, status: 'Failed', applied: 0, returnedOn: '2026-11-25' } as const
    return <PaymentConfirmation payment={returned} hrefs={hrefs} paymentHref="/payments/9" />
  },
}

export const Confirmation: Story = {
  render: () => <PaymentConfirmation payment={storyPayment} hrefs={hrefs} paymentHref="/payments/9" />,
}
