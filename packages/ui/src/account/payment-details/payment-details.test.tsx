import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { paymentDetails } from '../../story-data/index.js'
import { PaymentDetails } from './index.js'

function invoiceHrefOf(id: number) {
  return `/invoices/${id}`
}

describeConformance('PaymentDetails', (props, ref) => (
  <PaymentDetails {...props} ref={ref} payment={paymentDetails} invoiceHrefOf={invoiceHrefOf} />
))

it('ACCT-09 API-44 shows the payment and the invoices that it paid, and opens the receipt', async () => {
  const open = vi.fn()
  const { container } = mount(
    <PaymentDetails
      payment={paymentDetails}
      invoiceHrefOf={invoiceHrefOf}
      papers={{ pending: null, failure: null, blocked: null, openPaper: open }}
    />,
  )
  const facts = [...container.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  expect(facts).toEqual([
    ['Status', 'Posted'],
    ['Date', '11/16/2026'],
    ['Method', 'Visa ending in 4242'],
    ['Amount', '$120.00'],
    ['Applied', '$100.00'],
    ['Not applied', '$20.00'],
    ['Paid by', 'Dana Whitfield'],
    ['Memo', 'First half'],
  ])
  await expect.element(page.getByRole('link', { name: 'INV-400019' })).toHaveAttribute('href', '/invoices/19')
  await page.getByRole('button', { name: 'Receipt (PDF)' }).click()
  expect(open.mock.calls).toEqual([[{ type: 'payment', transactionId: 11 }]])
  await expectAccessible(container)
})

it('ACCT-09 says that a payment is not applied to any invoice yet', async () => {
  const payment = { ...paymentDetails, applied: 0, unapplied: 120, applications: [] }
  mount(<PaymentDetails payment={payment} invoiceHrefOf={invoiceHrefOf} />)
  await expect.element(page.getByText('Nothing of this payment is applied to an invoice yet.')).toBeVisible()
})
