import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { paymentDetails, pendingPayment } from '../../story-data/index.js'
import { PaymentDetails } from './index.js'

describeConformance('PaymentDetails', (props, ref) => <PaymentDetails {...props} ref={ref} payment={paymentDetails} />)

it('ACCT-09 API-44 shows the payment and the invoices that it paid, and opens the receipt', async () => {
  const open = vi.fn()
  const { container } = mount(
    <PaymentDetails
      payment={paymentDetails}
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
    ['From this payment', '$100.00'],
    ['From credits', '$0.00'],
    ['In all', '$100.00'],
  ])
  await expect
    .element(page.getByRole('link', { name: 'INV-400019' }))
    .toHaveAttribute('href', '/myaccount/menu/invoicedetails?id=19')
  await page.getByRole('button', { name: 'Receipt (PDF) (opens in a new window)' }).click()
  expect(open.mock.calls).toEqual([[{ type: 'payment', transactionId: 11 }]])
  await expectAccessible(container)
})

it('ACCT-09 a pending payment shows the day of its money and the invoices that it will pay', async () => {
  const { container } = mount(<PaymentDetails payment={pendingPayment} />)
  const facts = [...container.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  expect(facts.slice(0, 5)).toEqual([
    ['Status', 'Pending'],
    ['Date', '11/16/2026'],
    ['Money expected by', '11/20/2026'],
    ['Method', 'First Bank account ending in 6789'],
    ['Amount', '$100.00'],
  ])
  expect(facts.map(([term]) => term)).not.toContain('Applied')
  const table = page.getByRole('table', { name: 'Pays once the money has come' })
  await expect.element(table).toMatchTextContent('INV-400019')
  await expectAccessible(container)
})

it('ACCT-09 a returned payment shows the day of its return and the invoices that it had paid', async () => {
  const payment = { ...paymentDetails, status: 'Failed', applied: 0, unapplied: 0, returnedOn: '2026-11-20' } as const
  const { container } = mount(<PaymentDetails payment={payment} />)
  const terms = [...container.querySelectorAll('dt')]
  const returned = terms.find(({ textContent }) => textContent === 'Returned on')
  expect(returned?.nextElementSibling?.textContent).toBe('11/20/2026')
  expect(terms.map(({ textContent }) => textContent)).not.toContain('Applied')
  const table = page.getByRole('table', { name: 'Had paid, until it was returned' })
  await expect.element(table).toMatchTextContent('INV-400019')
  await expectAccessible(container)
})

it('ACCT-09 names the source of each part, and adds up to the charged amount, with the fee', async () => {
  const [own] = paymentDetails.applications
  if (own === undefined) throw new Error('The payment of the stories pays no invoice.')
  const credit = {
    ...own,
    ...{ id: 92, kind: 'creditMemo' as const, sourceId: 11, sourceNumber: 'CM-3041', amount: 4.88 },
  }
  const payment = {
    ...{ ...paymentDetails, amount: 16.55, fee: 0.5, applied: 16.55, unapplied: 0 },
    applications: [credit, { ...own, amount: 16.55 }],
  }
  const { container } = mount(<PaymentDetails payment={payment} />)
  await expect.element(page.getByRole('row', { name: /^INV-400019 CM-3041 .* \$4\.88$/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^INV-400019 PAY-200011 .* \$16\.55$/ })).toBeVisible()
  const facts = new Map(
    [...container.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
  expect(Object.fromEntries(facts)).toMatchObject({
    ...{ Amount: '$16.55', 'Convenience fee': '$0.50', 'Charged in all': '$17.05' },
    ...{ 'From this payment': '$16.55', 'From credits': '$4.88', 'In all': '$21.43' },
  })
  await expectAccessible(container)
})

it('ACCT-09 says that a payment is not applied to any invoice yet', async () => {
  const payment = { ...paymentDetails, applied: 0, unapplied: 120, applications: [] }
  mount(<PaymentDetails payment={payment} />)
  await expect.element(page.getByText('Nothing of this payment is applied to an invoice yet.')).toBeVisible()
})
