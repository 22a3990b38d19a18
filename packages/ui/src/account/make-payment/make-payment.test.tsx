import type { PaymentPort } from '@gauze/machines/payment'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount } from '../../../test/mount.js'
import { storyPaymentHrefs as hrefs, storyPayment, storyPaymentPort } from '../../story-data/story-payment.js'
import { keptChoice } from '../kept-payment/index.js'
import {
  ChooseInvoices,
  PaymentConfirmation,
  PaymentMethodChoice,
  PaymentProvider,
  type PaymentProviderProps,
  PaymentReview,
} from './index.js'

let owners = 0

function setUp(
  screen: React.ReactNode,
  { port = {}, ...props }: Partial<Omit<PaymentProviderProps, 'port'>> & { port?: Partial<PaymentPort> } = {},
) {
  owners += 1
  const createPayment = vi.fn<PaymentPort['createPayment']>(async () => storyPayment)
  const onPaid = vi.fn<PaymentProviderProps['onPaid']>()
  const ownerId = `owner-${owners}`
  const { container } = mount(
    <PaymentProvider port={storyPaymentPort({ createPayment, ...port })} ownerId={ownerId} onPaid={onPaid} {...props}>
      {screen}
    </PaymentProvider>,
  )
  return { container, createPayment, onPaid, ownerId }
}

const choose = <ChooseInvoices hrefs={hrefs} />
const review = <PaymentReview hrefs={hrefs} onIncomplete={() => undefined} />
const summary = page.getByRole('region', { name: 'Summary' })

function sees(text: string | RegExp) {
  return expect.element(page.getByText(text)).toBeVisible()
}

it('ACCT-10 chooses late invoices with one press, takes less of one, and says what stays open', async () => {
  const { container, ownerId } = setUp(choose)
  await page.getByRole('button', { name: 'All overdue' }).click()
  await sees('2 chosen, $557.59')
  const amount = page.getByLabelText('Amount for INV-20684')
  await amount.fill('145.19')
  await sees('$200.00 stays open')
  await expect.element(summary.getByText('$357.59', { exact: true }).first()).toBeVisible()
  await expectAccessible(container)
  expect(keptChoice(ownerId).amounts).toEqual({ 11: '212.40', 84: '145.19' })
})

it.each([
  ['400', 'More than is open. Enter at most $345.19.'],
  ['12.345', 'Enter an amount such as 212.40.'],
  ['0', 'Enter more than 0, or leave the invoice out.'],
])('ACCT-10 an amount of %s is explained at its field, and there is no way on', async (typed, words) => {
  setUp(choose, { invoiceIds: [11] })
  const amount = page.getByLabelText('Amount for INV-20684')
  await amount.fill(typed)
  await sees(words)
  await expect.element(amount).toHaveAccessibleDescription(words)
  await expect.element(summary.getByText('Correct the marked amounts first.')).toBeVisible()
  expect(page.getByRole('link', { name: /^Continue/ }).elements()).toEqual([])
})

it('PLUS-05 shows which credit pays which invoice before paying, oldest first or by hand', async () => {
  setUp(choose, { invoiceIds: [11, 84] })
  await page.getByRole('checkbox', { name: /^Use CM-3041/ }).click()
  await expect.element(summary.getByText('−$184.50')).toBeVisible()
  const row = page.getByRole('row', { name: /^INV-20611 \$212\.40 \$184\.50 \$27\.90 \$0\.00$/ })
  await expect.element(row).toBeVisible()
  await page.getByRole('radio', { name: 'By hand' }).click({ force: true })
  await page.getByLabelText('CM-3041 for INV-20611').fill('100')
  await page.getByLabelText('CM-3041 for INV-20684').fill('90')
  await sees('Only $184.50 of CM-3041 is left.')
  await page.getByLabelText('CM-3041 for INV-20684').fill('84.5')
  await expect.element(page.getByRole('row', { name: /\$260\.69/ })).toBeVisible()
})

it('ACCT-10 says that nothing is open', async () => {
  const none = { results: [], total: 0, page: 1, pages: 0, limit: 10_000 }
  setUp(choose, { port: { getInvoices: async () => none } })
  await sees('Nothing is open')
})

it('ACCT-10 shows the fee before a card is chosen, and an expired card cannot be', async () => {
  const method = <PaymentMethodChoice hrefs={hrefs} onIncomplete={() => undefined} />
  const { container } = setUp(method, {
    invoiceIds: [11],
    port: { getConvFeeExempt: async () => ({ convFeeExempt: false }) },
  })
  await sees('A convenience fee of $6.37 is added.')
  await expect.element(summary.getByText('$218.77', { exact: true }).first()).toBeVisible()
  await expectAccessible(container)
})

it('ACCT-10 SHELL-07 pays once, however often the button is pressed', async () => {
  const paid = Promise.withResolvers<typeof storyPayment>()
  const { createPayment: _, onPaid } = setUp(review, {
    invoiceIds: [11],
    port: { createPayment: vi.fn(() => paid.promise) },
  })
  const button = page.getByRole('button', { name: 'Pay $212.40' })
  await button.click()
  await expect.element(page.getByText('Processing Payment').first()).toBeInTheDocument()
  await button.click({ force: true })
  paid.resolve(storyPayment)
  await expect.poll(() => onPaid.mock.calls).toEqual([[storyPayment]])
})

it('ACCT-10 a decline says that nothing was paid, and keeps the choice', async () => {
  const problem = { type: 'https://gauze.example/problems/payment-declined', detail: 'The card was declined.' }
  setUp(review, {
    invoiceIds: [11],
    port: { createPayment: () => Promise.reject({ kind: 'validation', problem }) },
  })
  await page.getByRole('button', { name: 'Pay $212.40' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('The payment was not made The card was declined.')
  await expect.element(page.getByRole('button', { name: 'Pay $212.40' })).toBeEnabled()
})

it('ACCT-10 leaves the review when nothing is chosen', async () => {
  const onIncomplete = vi.fn<() => void>()
  setUp(<PaymentReview hrefs={hrefs} onIncomplete={onIncomplete} />)
  await expect.poll(() => onIncomplete.mock.calls.length).toBeGreaterThan(0)
})

it('ACCT-10 confirms what was paid with which credit and card', async () => {
  const { container } = mount(<PaymentConfirmation payment={storyPayment} hrefs={hrefs} paymentHref="/payments/9" />)
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('PMT-9027: $373.09 was charged to Visa ending in 4242.')
  await expect.element(page.getByRole('row', { name: 'INV-20611 CM-3041 $184.50' })).toBeVisible()
  await expectAccessible(container)
})
