import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { invoiceDetails } from '../../story-data/index.js'
import { InvoiceDetails, type InvoiceDetailsProps } from './index.js'

function Details({ invoice = invoiceDetails, ...props }: Partial<InvoiceDetailsProps>) {
  return (
    <InvoiceDetails
      invoice={invoice}
      payHref="/pay"
      papers={{ pending: null, failure: null, blocked: null, openPaper: () => undefined }}
      {...props}
    />
  )
}

describeConformance('InvoiceDetails', (props, ref) => <InvoiceDetails {...props} ref={ref} invoice={invoiceDetails} />)

it('ACCT-09 API-43 shows lines, sums, the amount due and the applied payments, with links', async () => {
  const { container } = mount(<Details />)
  await expect.element(page.getByText('Overdue 45 days')).toBeVisible()
  const [gloves] = container.querySelectorAll('.gz-line-row')
  expect([...(gloves?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent.replace(/\s/g, ' '))).toEqual([
    ...['12 × Box of 100', '$11.85', '$142.20'],
  ])
  const sums = [...container.querySelectorAll('.gz-summary :is(dt, dd)')].map(({ textContent }) => textContent)
  expect(sums).toEqual([
    ...['Subtotal (16 units)', '$170.00', 'Shipping', 'FREE', 'Tax', '$14.03', 'Total', '$184.03'],
    ...['Payments', '-$100.00', 'Credits', '-$20.00', 'Amount due', '$64.03'],
  ])
  const link = (name: string) => page.getByRole('link', { name })
  await expect.element(link('SO-100398')).toHaveAttribute('href', '/myaccount/menu/orderdetails?id=398&viewer=invoice')
  await expect.element(link('Payment PAY-200011')).toHaveAttribute('href', '/myaccount/menu/paymentdetails?id=11')
  await expect.element(page.getByText('Credit memo CM-300004')).toBeVisible()
  await expect.element(link('1Z999AA10123456784')).toHaveAttribute('href', '/tracking/1Z999AA10123456784')
  await expect.element(link('Pay $64.03')).toHaveAttribute('href', '/pay')
  await expectAccessible(container)
})

it('ACCT-09 says once when an open invoice is due, as its list does, and asks no payment of a paid one', async () => {
  const open = { ...invoiceDetails, status: 'open', daysOverdue: 0, dueDate: '2026-11-30' } as const
  const { container, rerender } = mount(<Details invoice={open} today="2026-11-10" />)
  await expect.element(page.getByText('Not due', { exact: true })).toHaveAttribute('data-tone', 'neutral')
  await expect.element(page.getByText('Due Mon, 11/30/2026')).toBeVisible()
  expect(container.textContent.split('11/30/2026')).toHaveLength(2)
  rerender(<Details invoice={open} today="2026-11-28" />)
  await expect.element(page.getByText('Due in 2 days')).toHaveAttribute('data-tone', 'notice')
  rerender(<Details invoice={{ ...open, status: 'paid', paid: 184.03, credited: 0, amountDue: 0 }} />)
  await expect.element(page.getByText('Paid', { exact: true })).toBeVisible()
  expect(container.textContent).toContain('Amount due$0.00')
  expect(container.textContent).not.toContain('Pay $')
})

it('ACCT-09 names the payment that is on its way, and asks no other one', async () => {
  const [application] = invoiceDetails.applications
  if (application === undefined) throw new Error('The invoice of the stories has no payment.')
  const applications = [{ ...application, isPending: true, amount: 64.03 }]
  const invoice = { ...invoiceDetails, status: 'pending', pending: 64.03, amountDue: 0, applications } as const
  const { container } = mount(<Details invoice={invoice} />)
  await expect.element(page.getByText('Payment on its way', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Payment PAY-200011' }))
    .toHaveAttribute('href', '/myaccount/menu/paymentdetails?id=11')
  expect(container.textContent).toContain('$64.03 on its way')
  expect(container.textContent).toContain('Payments on their way-$64.03Amount due$0.00')
  expect(container.textContent).not.toContain('Pay $')
  await expectAccessible(container)
})

it('ACCT-19 says of which amount the tax is a percentage, where some lines are not taxed', async () => {
  const taxBasis = { percent: 6.25, state: 'MA', amount: 127.36 }
  mount(<Details invoice={{ ...invoiceDetails, tax: 7.96, taxBasis }} />)
  await expect.element(page.getByText('Tax (6.25% of $127.36)')).toBeVisible()
})

it('ACCT-07 opens with its shipments, which have the focus, where the address names them', async () => {
  const { rerender } = mount(<Details />)
  await expect.element(page.getByRole('region', { name: 'Shipments' })).not.toHaveFocus()
  rerender(<Details viewer="shipment" />)
  await expect.element(page.getByRole('region', { name: 'Shipments' })).toHaveFocus()
})
