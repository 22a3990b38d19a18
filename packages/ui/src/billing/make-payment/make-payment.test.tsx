import type { CallOutput } from '@gauze/contract'
import type { PaymentPort } from '@gauze/machines/billing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { mount, unmountAll } from '../../../test/mount.js'
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
import { paymentDraft } from '../payment-draft/index.js'
import {
  ChooseInvoices,
  PaymentConfirmation,
  PaymentMethodChoice,
  PaymentNotAllowed,
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
    <PaymentProvider
      port={storyPaymentPort({ createPayment, ...port })}
      ownerId={ownerId}
      historyHref="/payments"
      onPaid={onPaid}
      {...props}
    >
      {screen}
    </PaymentProvider>,
  )
  return { container, createPayment, onPaid, ownerId }
}

const choose = <ChooseInvoices hrefs={hrefs} today={today} />
const review = <PaymentReview hrefs={hrefs} onIncomplete={() => undefined} />
const fields = { kind: 'frames', url: 'https://fields.example' } as const
const summary = page.getByRole('region', { name: 'Summary' })

function sees(text: string | RegExp) {
  return expect.element(page.getByText(text)).toBeVisible()
}

it('ACCT-10 chooses late invoices with one press, takes less of one, and shows the amount that stays open', async () => {
  const { container, ownerId } = setUp(choose)
  await page.getByRole('button', { name: 'All overdue' }).click()
  await sees(/^2 of 3 chosen, \$557\.59\. All overdue: 2 invoices, \$557\.59\.$/)
  const amount = page.getByLabelText('Amount for INV-20684')
  await amount.fill('145.19')
  await sees('$200.00 stays open')
  await expect.element(summary.getByText('$357.59', { exact: true }).first()).toBeVisible()
  await expectAccessible(container)
  expect(paymentDraft.read(ownerId).choice.amounts).toEqual({ 11: '212.40', 84: '145.19' })
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
  await expect.element(summary.getByText('Correct the marked amounts first.').first()).toBeVisible()
  await expect.element(summary.getByRole('status')).toMatchTextContent('Correct the marked amounts first.')
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

/** Chooses both late invoices with a credit that is used by hand, at first on the older one alone. */
async function chooseByHand() {
  const { container, ownerId } = setUp(choose, { invoiceIds: [11, 84] })
  await page.getByRole('checkbox', { name: /^Use CM-3041/ }).click()
  await page.getByRole('radio', { name: 'By hand' }).click({ force: true })
  const [cell, other] = [page.getByLabelText('CM-3041 for INV-20611'), page.getByLabelText('CM-3041 for INV-20684')]
  await expect.element(cell).toHaveValue('184.50')
  return { ...{ container, ownerId, cell, other }, onward: page.getByRole('link', { name: /^Continue/ }) }
}

it('PLUS-05 a credit by hand that is no amount keeps its text, is explained at its field, and stops', async () => {
  const { container, cell, onward } = await chooseByHand()
  await cell.fill('5')
  await expect.element(summary.getByText('$552.59', { exact: true }).first()).toBeVisible()
  for (const typed of ['abc', '-1', '1.005', '1,50', '7x']) {
    await cell.fill(typed)
    await expect.element(cell).toHaveAccessibleDescription('Enter an amount such as 212.40.')
    await expect.element(cell).toHaveValue(typed)
    await expect.element(cell).toHaveAttribute('aria-invalid', 'true')
    await expect.element(summary).toMatchTextContent('Correct the marked amounts first.')
    expect(onward.elements()).toEqual([])
  }
  await expectAccessible(container)
  await cell.fill('7')
  await expect.element(summary.getByText('$550.59', { exact: true }).first()).toBeVisible()
  await expect.element(cell).not.toHaveAttribute('aria-invalid')
  await expect.element(onward).toBeVisible()
})

it('PLUS-05 credits by hand above the rest of the credit are marked, and the summary says to correct them', async () => {
  const { cell, other, onward } = await chooseByHand()
  await other.fill('90')
  for (const field of [cell, other]) {
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription('Only $184.50 of CM-3041 is left.')
  }
  await expect.element(summary).toMatchTextContent('Correct the marked amounts first.')
  await expect.element(summary).not.toMatchTextContent('No invoice is chosen yet.')
  expect(onward.elements()).toEqual([])
})

it('ACCT-10 an amount is typed freely, shown with separators once it is left, and read in both forms', async () => {
  setUp(choose, { invoiceIds: [11] })
  const amount = page.getByLabelText('Amount for INV-20611')
  await amount.fill('$150.5')
  await expect.element(amount).toHaveValue('$150.5')
  await userEvent.tab()
  await expect.element(amount).toHaveValue('150.50')
  await amount.fill('12,345')
  await expect.element(page.getByRole('alert')).toMatchTextContent('More than is open. Enter at most')
  await userEvent.tab()
  await expect.element(amount).toHaveValue('12,345.00')
  await amount.fill('12x')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Enter an amount such as 212.40.')
  await userEvent.tab()
  await expect.element(amount).toHaveValue('12x')
})

it('PLUS-05 an invoice that is left takes its error and its credits by hand along', async () => {
  const { cell, onward } = await chooseByHand()
  const amount = page.getByLabelText('Amount for INV-20611')
  await amount.fill('0.50')
  await expect.element(amount).toHaveAccessibleDescription('The credits are more than the $0.50 to pay.')
  await page.getByRole('checkbox', { name: 'Pay INV-20611' }).click()
  await expect.element(amount).not.toHaveAttribute('aria-invalid')
  await expect.element(onward).toBeVisible()
  await page.getByRole('checkbox', { name: 'Pay INV-20611' }).click()
  await expect.element(cell).toHaveValue('')
})

it('PLUS-05 a reload keeps credits by hand, and the texts that are no amounts', async () => {
  const { ownerId, cell, other } = await chooseByHand()
  await cell.fill('4.60')
  await other.fill('10.00')
  unmountAll()
  setUp(choose, { ownerId })
  await expect.element(page.getByRole('radio', { name: 'By hand' })).toBeChecked()
  await expect.element(cell).toHaveValue('4.60')
  await expect.element(other).toHaveValue('10.00')
  await expect.element(summary.getByText('$542.99', { exact: true }).first()).toBeVisible()
  await other.fill('10x')
  unmountAll()
  setUp(choose, { ownerId })
  await expect.element(other).toHaveValue('10x')
  await expect.element(summary).toMatchTextContent('Correct the marked amounts first.')
})

it.each([
  ['of another shape', [{ invoiceId: 11, kind: 'creditMemo', creditId: 41, amount: 460 }]],
  ['of another kind', [{ invoiceId: 11, kind: 'gift', creditId: 41, amount: '4.60' }]],
  ['that are no list', 'everything'],
])('PLUS-05 saved credits by hand %s are calculated anew', (_, uses) => {
  const choice = { amounts: { 11: '212.40' }, credits: ['creditMemo 41'], uses }
  sessionStorage.setItem('gauze.draft.1:2.payment', JSON.stringify({ choice, pending: null }))
  expect(paymentDraft.read('1:2').choice).toMatchObject({ amounts: { 11: '212.40' }, uses: null })
})

it('ACCT-10 says that nothing is open', async () => {
  setUp(choose, { port: { getInvoices: storyOpenInvoices([]) } })
  await sees('Nothing is open')
})

it('ACCT-10 a rule adds its invoices, says how many and their sum, and takes them out again', async () => {
  setUp(choose, { invoiceIds: [88] })
  const status = page.getByRole('status').filter({ hasText: 'chosen' })
  await page.getByLabelText('Due by', { exact: true }).fill('2026-08-31')
  const rule = page.getByRole('button', { name: 'Due by 08/31/2026' })
  await rule.click()
  await expect.element(rule).toHaveAttribute('aria-pressed', 'true')
  await expect.element(status).toMatchTextContent('2 of 3 chosen, $1,161.23. Due by 08/31/2026: 1 invoice, $212.40.')
  await rule.click()
  await expect.element(rule).toHaveAttribute('aria-pressed', 'false')
  await expect.element(status).toMatchTextContent('1 of 3 chosen, $948.83. Due by 08/31/2026: 1 invoice left out.')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(page.getByRole('region', { name: 'Invoices' })).toMatchTextContent('No invoice is chosen yet.')
  await page.getByLabelText('Due by', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Due by' }).click()
  await expect.element(page.getByLabelText('Due by', { exact: true })).toHaveAccessibleDescription('Enter a day first.')
})

it('ACCT-10 a rule takes nothing out on its first press, when another rule has chosen its invoices', async () => {
  setUp(choose)
  const status = page.getByRole('status').filter({ hasText: 'chosen' })
  await page.getByRole('button', { name: 'All overdue' }).click()
  await page.getByLabelText('Due by', { exact: true }).fill('2026-08-31')
  const rule = page.getByRole('button', { name: 'Due by 08/31/2026' })
  await expect.element(rule).toHaveAttribute('aria-pressed', 'false')
  await rule.click()
  await expect.element(rule).toHaveAttribute('aria-pressed', 'true')
  await expect.element(status).toMatchTextContent('2 of 3 chosen, $557.59. Due by 08/31/2026: 1 invoice, $212.40.')
  await rule.click()
  await expect.element(status).toMatchTextContent('1 of 3 chosen, $345.19. Due by 08/31/2026: 1 invoice left out.')
})

it('ACCT-10 a remittance says which amounts it does not understand, and chooses nothing for a credit mark', async () => {
  setUp(choose)
  await page.getByRole('button', { name: 'Paste remittance' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste remittance' })
  await dialog.getByRole('textbox').fill('INV-20611 1.190,95\nINV-20688 579,00\nINV-20684 345.19 CR')
  await dialog.getByRole('button', { name: 'Check lines' }).click()
  await expect.element(dialog.getByRole('status')).toMatchTextContent('0 invoices found, $0.00 in all. 3 lines differ.')
  const lines = dialog.getByRole('listitem')
  await expect.element(lines.nth(0)).toMatchTextContent('The amount 1.190,95 is not understood')
  await expect.element(lines.nth(1)).toMatchTextContent('The amount 579,00 is not understood')
  await expect.element(lines.nth(2)).toMatchTextContent('INV-20684 is not chosen')
  expect(dialog.getByRole('button', { name: /^Choose/ }).elements()).toEqual([])
})

const many = storyOpenInvoices(manyStoryInvoices(10_000))

it('ACCT-10 one tick among 10,000 invoices draws its own row and no other', async () => {
  const drawn = vi.fn<(id: number) => string>((id) => `/invoices/${id}`)
  setUp(<ChooseInvoices hrefs={{ ...hrefs, invoice: drawn }} today={today} />, { port: { getInvoices: many } })
  const box = page.getByRole('checkbox', { name: 'Pay INV-30003' })
  await expect.element(box).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Pay INV-30012' })).toBeInTheDocument()
  drawn.mockClear()
  await box.click()
  await sees('1 of 10,000 chosen, $100.50.')
  expect(new Set(drawn.mock.calls.map(([id]) => id))).toEqual(new Set([3]))
  drawn.mockClear()
  await page.getByLabelText('Amount for INV-30003').fill('40')
  await sees('$60.50 stays open')
  expect(new Set(drawn.mock.calls.map(([id]) => id))).toEqual(new Set([3]))
})

it('ACCT-10 draws a window of 10,000 rows, counts all of them, and finds one by its number', async () => {
  const { container } = setUp(choose, { port: { getInvoices: many } })
  const table = page.getByRole('table', { name: 'Invoices' })
  await expect.element(table).toHaveAttribute('aria-rowcount', '10001')
  await expect.element(page.getByRole('checkbox', { name: 'Pay INV-30001' })).toBeVisible()
  expect(container.querySelectorAll('tr[data-index]').length).toBeLessThan(60)
  await page.getByRole('searchbox', { name: 'Invoice or PO number' }).fill('po-10000')
  await sees('1 of 10,000 shown')
  const row = page.getByRole('row', { name: /INV-40000/ })
  await expect.element(row).toHaveAttribute('aria-rowindex', '2')
  await page.getByRole('button', { name: 'All 1 found' }).click()
  await sees(/^1 of 10,000 chosen/)
  await page.getByRole('searchbox', { name: 'Invoice or PO number' }).fill('nobody')
  await sees('No open invoice has this number.')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Pay INV-30001' })).toBeVisible()
  await expectAccessible(container)
})

it('ACCT-10 arrow and page keys reach every row, and a row that is scrolled away keeps the focus', async () => {
  const { container } = setUp(choose, { port: { getInvoices: many } })
  const focusedRow = () => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')
  await page.getByRole('checkbox', { name: 'Pay INV-30001' }).click()
  for (let press = 0; press < 5; press += 1) await userEvent.keyboard('{PageDown}')
  await expect.poll(focusedRow).toBe('42')
  await userEvent.keyboard(' {ArrowDown}{Tab}{Tab}{ArrowUp}55')
  await expect.element(page.getByLabelText('Amount for INV-30041')).toHaveValue('55')
  await sees(/^2 of 10,000 chosen/)
  const scroller = container.querySelector('.gz-payment-invoices')
  if (scroller) scroller.scrollTop = 300_000
  await expect.element(page.getByRole('checkbox', { name: /^Pay INV-35/ }).first()).toBeVisible()
  expect(focusedRow()).toBe('42')
})

it('ACCT-10 prints every row', async () => {
  const { container } = setUp(choose, { port: { getInvoices: storyOpenInvoices(manyStoryInvoices(200)) } })
  await expect.element(page.getByRole('checkbox', { name: 'Pay INV-30001' })).toBeVisible()
  const rows = () => container.querySelectorAll('tr[data-index]').length
  window.dispatchEvent(new Event('beforeprint'))
  expect(rows()).toBe(200)
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(rows).toBeLessThan(60)
})

it('ACCT-10 PLUS-05 a pasted remittance reports each line, then chooses the invoices that it names', async () => {
  const { ownerId } = setUp(choose)
  await page.getByRole('button', { name: 'Paste remittance' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste remittance' })
  await dialog.getByRole('button', { name: 'Check lines' }).click()
  const field = dialog.getByRole('textbox', { name: 'Lines of the remittance' })
  await expect.element(field).toHaveAccessibleDescription('Paste at least one line.')
  await expect.element(field).toHaveFocus()
  await field.fill(storyRemittance)
  await dialog.getByRole('button', { name: 'Check lines' }).click()
  await expect
    .element(dialog.getByRole('status'))
    .toMatchTextContent('2 invoices and 1 credit found, $327.90 in all. 3 lines differ.')
  await expect.element(dialog.getByRole('region', { name: 'What the lines come to' })).toHaveFocus()
  const lines = dialog.getByRole('listitem')
  expect(lines.elements()).toHaveLength(6)
  await expect.element(lines.nth(2)).toMatchTextContent('INV-20684 is paid in part: $300.00 of $345.19.')
  await expect.element(lines.nth(3)).toMatchTextContent('INV-99999 is not among your open invoices.')
  await expect.element(lines.nth(5)).toMatchTextContent('The total says $327.90, but the lines come to $407.90.')
  await expectAccessible(dialog.element())
  await dialog.getByRole('checkbox', { name: 'Show only lines that differ' }).click()
  expect(lines.elements()).toHaveLength(3)
  await dialog.getByRole('button', { name: 'Choose 2 invoices and 1 credit' }).click()
  await sees(/^2 of 3 chosen, \$512\.40\. Remittance: 2 invoices and 1 credit chosen, 3 lines differ\.$/)
  expect(paymentDraft.read(ownerId).choice).toMatchObject({
    amounts: { 11: '212.40', 84: '300.00' },
    credits: ['creditMemo 41'],
  })
  await page.getByRole('button', { name: 'Paste remittance' }).click()
  await expect.element(dialog.getByRole('textbox')).toHaveValue(storyRemittance)
})

it.each([
  {
    how: 'Replace the choice',
    button: 'Choose 2 invoices and 1 credit',
    news: '2 of 3 chosen, $512.40. Remittance: 2 invoices and 1 credit chosen, 3 lines differ.',
    amounts: { 11: '212.40', 84: '300.00' },
  },
  {
    how: 'Add to the choice',
    button: 'Add 2 invoices and 1 credit',
    news: '3 of 3 chosen, $1,461.23. Remittance: 2 invoices and 1 credit added, 3 lines differ.',
    amounts: { 11: '212.40', 84: '300.00', 88: '948.83' },
  },
])('ACCT-10 a pasted remittance asks whether it is to $how', async ({ how, button, news, amounts }) => {
  const { ownerId } = setUp(choose, { invoiceIds: [88] })
  await page.getByRole('button', { name: 'Paste remittance' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste remittance' })
  await dialog.getByRole('textbox').fill(storyRemittance)
  expect(dialog.getByRole('radio').elements()).toEqual([])
  await dialog.getByRole('button', { name: 'Check lines' }).click()
  const group = dialog.getByRole('group', {
    name: 'You have chosen 1 invoice already. What should the remittance do?',
  })
  await expect.element(group.getByRole('radio', { name: 'Replace the choice' })).toBeChecked()
  await expectAccessible(dialog.element())
  await group.getByRole('radio', { name: how }).click({ force: true })
  await dialog.getByRole('button', { name: button }).click()
  await expect
    .element(page.getByRole('region', { name: 'Invoices' }).getByRole('status').first())
    .toMatchTextContent(news)
  expect(paymentDraft.read(ownerId).choice).toMatchObject({ credits: ['creditMemo 41'] })
  expect(paymentDraft.read(ownerId).choice.amounts).toEqual(amounts)
})

const interrupted = {
  idempotencyKey: 'seed-1',
  order: {
    ...{ invoices: [{ id: 11, amount: 212.4, due: 212.4 }], creditMemos: [], unappliedPayments: [] },
    expectedTotal: 212.4,
  },
}

it('ACCT-10 after a reload in the middle of paying, asks about that payment and makes no other', async () => {
  const ownerId = 'owner-interrupted'
  const pending = interrupted
  paymentDraft.save(ownerId, { choice: { amounts: { 11: '212.40' } }, pending })
  const createPayment = vi.fn<PaymentPort['createPayment']>(async () => storyPayment)
  const { onPaid } = setUp(choose, { ownerId, port: { createPayment } })
  await expect.element(page.getByRole('heading', { name: 'We do not know yet whether you paid' })).toHaveFocus()
  await sees(/You sent a payment of 1 invoice, \$212\.40, and no answer came\./)
  await sees(/asking again makes this payment of \$212\.40 now; it cannot be made twice\./)
  await expect.element(page.getByRole('link', { name: 'See Payment History' })).toHaveAttribute('href', '/payments')
  expect(page.getByRole('checkbox').elements()).toEqual([])
  await page.getByRole('button', { name: 'Ask again, or pay $212.40' }).click()
  await expect.poll(() => onPaid.mock.calls).toEqual([[storyPayment]])
  expect(createPayment.mock.calls.map(([sent, options]) => [sent, options?.idempotencyKey])).toEqual([
    [pending.order, 'seed-1'],
  ])
  expect(paymentDraft.read(ownerId).pending).toBeNull()
})

it('ACCT-10 a payment that a reload interrupted can be discarded, after a question', async () => {
  const ownerId = 'owner-discards'
  paymentDraft.save(ownerId, { choice: { amounts: { 11: '212.40' } }, pending: interrupted })
  const { container, createPayment } = setUp(choose, { ownerId })
  const discard = page.getByRole('button', { name: 'Discard this payment' })
  await discard.click()
  const question = page.getByRole('alertdialog', { name: 'Discard this payment?' })
  await expect
    .element(question)
    .toHaveAccessibleDescription(
      'Check Payment History first. If this payment reached the store, it stays made after you discard it here.',
    )
  await question.getByRole('button', { name: 'Keep this payment' }).click()
  await expectAccessible(container)
  await discard.click()
  await question.getByRole('button', { name: 'Discard this payment' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: 'The payment was discarded' })).toHaveFocus()
  await sees(/^1 of 3 chosen, \$212\.40/)
  expect(createPayment.mock.calls).toEqual([])
  expect(paymentDraft.read(ownerId)).toMatchObject({ choice: { amounts: { 11: '212.40' } }, pending: null })
})

const method = <PaymentMethodChoice hrefs={hrefs} onIncomplete={() => undefined} />
const withFee: Partial<PaymentPort> = { getConvFeeExempt: async () => ({ convFeeExempt: false }) }

it('ACCT-10 shows the fee of each way to pay before it is chosen, and an expired card cannot be', async () => {
  const { container } = setUp(method, { invoiceIds: [11], port: withFee })
  const card = page.getByRole('radio', { name: /^Visa ending in 4242 .*Convenience fee \$6\.37$/ })
  await expect.element(card).toBeChecked()
  await expect.element(page.getByRole('radio', { name: /^Mastercard ending in 4444/ })).toBeDisabled()
  await expect.element(summary.getByText('$218.77', { exact: true }).first()).toBeVisible()
  const account = page.getByRole('radio', {
    name: 'Test Bank account ending in 6789 Operating account · No convenience fee · Takes up to 4 business days',
  })
  await account.click({ force: true })
  await expect.element(card).not.toBeChecked()
  await expect.element(summary.getByText('$212.40', { exact: true }).first()).toBeVisible()
  await expectAccessible(container)
})

it('ACCT-10 adds a bank account, which pays the rest, and says so', async () => {
  const account = { id: 9, bankName: 'Test Bank', last4: '2227', holder: 'Mercy General', label: '' }
  const addBankAccount = { company: 'Mercy General', onSave: async () => account, mount: storyBankFields() }
  setUp(<PaymentMethodChoice hrefs={hrefs} addBankAccount={addBankAccount} onIncomplete={() => undefined} />, {
    invoiceIds: [11],
    port: {
      getPaymentMethods: async () => ({ cards: [] }),
      getBankAccounts: async () => ({ bankAccounts: [], fields }),
    },
  })
  await sees('Your company has no saved card or bank account. Add one to pay the rest.')
  await page.getByRole('button', { name: 'Add a bank account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Name on account').fill('Mercy General')
  await dialog.getByRole('textbox', { name: 'Routing number' }).fill('110000000')
  await dialog.getByRole('textbox', { name: 'Account number' }).fill('000222222227')
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: 'Save bank account' }).click()
  await expect.element(page.getByRole('radio', { name: /^Test Bank account ending in 2227/ })).toBeChecked()
  await expect
    .element(page.getByText('Test Bank account ending in 2227 was added, and pays the rest.'))
    .toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Continue to review' })).toBeVisible()
})

it('ACCT-10 offers no bank account where none can be added', async () => {
  const addBankAccount = { company: 'Mercy General', onSave: vi.fn() }
  setUp(<PaymentMethodChoice hrefs={hrefs} addBankAccount={addBankAccount} onIncomplete={() => undefined} />, {
    invoiceIds: [11],
    port: { getBankAccounts: async () => ({ bankAccounts: [], fields: null }) },
  })
  await expect.element(page.getByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Add a bank account' })).not.toBeInTheDocument()
})

it('ACCT-10 WCAG 3.3.4 the review names the debited amount and its date, with the authorization, and pays without a fee', async () => {
  const { createPayment } = setUp(review, {
    invoiceIds: [11],
    port: { ...withFee, getPaymentMethods: async () => ({ cards: [] }) },
  })
  await sees('By paying you authorize Gauze to debit $212.40 from Test Bank account ending in 6789 once.')
  await sees(/^The debit starts when you pay, and the bank takes up to 4 business days\./)
  await page.getByRole('button', { name: 'Pay $212.40' }).click()
  await expect
    .poll(() => createPayment.mock.calls[0]?.[0])
    .toMatchObject({ bankAccount: 3, expectedTotal: 212.4, invoices: [{ id: 11 }] })
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

it('ACCT-10 the screen of the method says that a payment is being made, and shows no form meanwhile', async () => {
  const paid = Promise.withResolvers<typeof storyPayment>()
  const screens = (
    <>
      {method}
      {review}
    </>
  )
  setUp(screens, { invoiceIds: [11], port: { createPayment: () => paid.promise } })
  await page.getByRole('button', { name: 'Pay $212.40' }).click()
  await expect
    .element(page.getByRole('region', { name: 'A payment is being made' }))
    .toMatchTextContent('Processing Payment')
  expect(page.getByRole('radio').elements()).toEqual([])
})

it('PLUS-25: above the limit, each screen says how much the person may pay at once, and nothing is paid', async () => {
  const props = { invoiceIds: [11, 84], paymentLimit: 500 }
  const words = 'Your administrator lets you pay up to $500.00 at once.'
  const { createPayment, container } = setUp(review, props)
  await sees(words)
  await sees(/Choose fewer invoices or lower an amount, or ask an administrator of your company/)
  const pay = page.getByRole('button', { name: 'Pay $557.59' })
  await expect.element(pay).toBeDisabled()
  await pay.click({ force: true })
  await expectAccessible(container)
  expect(createPayment).not.toHaveBeenCalled()
  await unmountAll()
  setUp(choose, props)
  await sees(words)
  await page.getByLabelText('Amount for INV-20684').fill('287.60')
  await expect.element(summary.getByText('$500.00', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
})

it('PLUS-25: a limit that has fallen meanwhile is the words of the server, and the choice stays', async () => {
  const detail = 'Your administrator lets you pay up to $100.00 at once, and this payment comes to $557.59.'
  const problem = { type: 'https://gauze.example/problems/payment-above-limit', detail }
  const refuse = async () => Promise.reject({ kind: 'forbidden', problem })
  const { ownerId } = setUp(review, { invoiceIds: [11, 84], port: { createPayment: refuse } })
  await page.getByRole('button', { name: 'Pay $557.59' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(detail)
  await expect.element(page.getByRole('button', { name: 'Pay $557.59' })).toBeEnabled()
  expect(Object.keys(paymentDraft.read(ownerId).choice.amounts ?? {})).toEqual(['11', '84'])
})

it('PLUS-25: a person who may not pay reads the names of the people to ask', async () => {
  const { container } = mount(<PaymentNotAllowed invoicesHref="/invoices" />)
  await expect.element(page.getByRole('heading', { name: 'Your login may not pay invoices' })).toBeVisible()
  await sees(/^An administrator of your company decides who pays.* Ask one of them/)
  await expect.element(page.getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', '/invoices')
  await expectAccessible(container)
})

it('ACCT-10 after no answer came, asking again on the review keeps the focus on the button that pays', async () => {
  const paid = Promise.withResolvers<typeof storyPayment>()
  const answers = [() => Promise.reject({ kind: 'unavailable' }), () => paid.promise]
  const createPayment = vi.fn<PaymentPort['createPayment']>(() => answers.shift()?.() ?? Promise.reject())
  const { onPaid } = setUp(review, { invoiceIds: [11], port: { createPayment } })
  const pay = page.getByRole('button', { name: 'Pay $212.40', exact: true })
  await pay.click()
  await page.getByRole('button', { name: 'Ask again, or pay $212.40' }).click()
  await expect.element(pay).toHaveFocus()
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

const changed = 'https://gauze.example/problems/payment-changed'

/** A store in which invoices change the moment that somebody pays. */
function changingPort(
  change: (open: CallOutput<'getInvoices'>['results']) => CallOutput<'getInvoices'>['results'],
  detail: string,
) {
  let isPaid = false
  const read = storyPaymentPort().getInvoices
  return {
    getInvoices: async (input, options) => {
      const answer = await read(input, options)
      return isPaid ? { ...answer, results: change(answer.results) } : answer
    },
    createPayment: vi.fn<PaymentPort['createPayment']>(async () => {
      isPaid = true
      throw { kind: 'conflict', problem: { type: changed, detail } }
    }),
  } satisfies Partial<PaymentPort>
}

it('ACCT-10 after a change of the store, the review shows the possible payment, names the change, and pays it', async () => {
  const port = changingPort(
    (open) => open.filter(({ id }) => id !== 84).map((one) => (one.id === 11 ? { ...one, amountDue: 207.4 } : one)),
    'INV-20611 is open with $207.40. Nothing was paid: look it over and pay again.',
  )
  const { container } = setUp(review, { invoiceIds: [11, 84, 88], port })
  await page.getByRole('button', { name: 'Pay $1,506.42' }).click()
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('The payment was not made INV-20611 is open with $207.40.')
  await expect.element(alert).toMatchTextContent('INV-20611 is paid with $207.40 now, which is all that is open of it.')
  await expect.element(alert).toMatchTextContent('INV-20684 is no longer open, so it is left out.')
  await expect.element(alert.getByRole('link', { name: 'Change invoices' })).toHaveAttribute('href', '/create')
  await expect.element(alert).toHaveFocus()
  await expect.element(page.getByRole('row', { name: 'INV-20611 $207.40 $0.00' })).toBeVisible()
  expect(page.getByText(/credits/i).elements()).toEqual([])
  await expectAccessible(container)
  await page.getByRole('button', { name: 'Pay $1,156.23' }).click()
  await expect.poll(() => port.createPayment.mock.calls.length).toBe(2)
  expect(port.createPayment.mock.lastCall).toMatchObject([
    { expectedTotal: 1156.23, invoices: [{ id: 11, amount: 207.4, due: 207.4 }, { id: 88 }] },
    {},
  ])
})

it('ACCT-10 when nothing is left to pay, the review says so and leads to the invoices', async () => {
  const port = changingPort((open) => open.filter(({ id }) => id !== 11), 'INV-20611 is paid already.')
  setUp(review, { invoiceIds: [11], port })
  await page.getByRole('button', { name: 'Pay $212.40' }).click()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await sees('Nothing of this payment is left to pay.')
  await expect.element(page.getByRole('link', { name: 'Choose invoices' })).toHaveAttribute('href', '/create')
  expect(page.getByRole('button', { name: /^Pay/ }).elements()).toEqual([])
  expect(page.getByText(/credits/i).elements()).toEqual([])
})

it('ACCT-10 PLUS-05 the review shows the paid amount of each invoice, by credits too, and the used amount of each credit', async () => {
  const ownerId = 'owner-reviewed'
  paymentDraft.save(ownerId, {
    choice: { amounts: { 11: '212.40', 84: '145.19' }, credits: ['creditMemo 41'] },
    pending: null,
  })
  const { container } = setUp(review, { ownerId })
  await expect.element(page.getByRole('row', { name: 'INV-20611 $212.40 $184.50 $0.00' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'INV-20684 $145.19 $0.00 $200.00' })).toBeVisible()
  await sees('CM-3041: $184.50 of $184.50 used')
  await expectAccessible(container)
})

it('ACCT-10 the review lists 50 invoices, and counts the others', async () => {
  setUp(review, {
    invoiceIds: Array.from({ length: 60 }, (_, at) => at + 1),
    port: { getInvoices: storyOpenInvoices(manyStoryInvoices(60)) },
  })
  await sees('and 10 more')
  expect(page.getByRole('rowheader').elements()).toHaveLength(50)
})

it('ACCT-10 leaves the review when nothing is chosen', async () => {
  const onIncomplete = vi.fn<() => void>()
  setUp(<PaymentReview hrefs={hrefs} onIncomplete={onIncomplete} />)
  await expect.poll(() => onIncomplete.mock.calls.length).toBeGreaterThan(0)
})

it('ACCT-10 confirms the paid amounts with their credits and card', async () => {
  const { container } = mount(<PaymentConfirmation payment={storyPayment} hrefs={hrefs} paymentHref="/payments/9" />)
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('PMT-9027: $373.09 was charged to Visa ending in 4242.')
  await expect.element(page.getByRole('row', { name: 'INV-20611 CM-3041 $184.50' })).toBeVisible()
  await expectAccessible(container)
})

it('ACCT-10 the page of a confirmation says of a returned payment that it was returned, and leads to another', async () => {
  const payment = { ...storyPayment, status: 'Failed', applied: 0, returnedOn: '2026-11-25' } as const
  const { container } = mount(<PaymentConfirmation payment={payment} hrefs={hrefs} paymentHref="/payments/9" />)
  const alert = page.getByRole('alert')
  await expect
    .element(alert)
    .toMatchTextContent(
      'PMT-9027: $373.09 did not reach us, and the payment was returned on 11/25/2026. What it had paid of invoices is open again. The credits that were used with it stay applied.',
    )
  await expect.element(alert.getByRole('link', { name: 'Make a payment' })).toHaveAttribute('href', '/create')
  await expect.element(page.getByRole('heading', { name: 'Had paid, until it was returned' })).toBeVisible()
  expect(page.getByText(/confirmed|emailed the receipt|was charged/i).elements()).toEqual([])
  await expectAccessible(container)
})

it('ACCT-10 the confirmation names the fee in the charged amount', async () => {
  const payment = { ...storyPayment, fee: 11.19 }
  mount(<PaymentConfirmation payment={payment} hrefs={hrefs} paymentHref="/payments/9" />)
  const status = page.getByRole('status')
  await expect.element(status).toMatchTextContent('PMT-9027: $384.28 was charged to Visa ending in 4242.')
  await expect.element(status).toMatchTextContent('We emailed the receipt to Dana Whitfield.')
  await sees('$384.28 charged in all, with a convenience fee of $11.19.')
})

it('ACCT-10 says that a debit is pending, until when it takes the bank days, and that it may come back', async () => {
  const pending = { status: 'Pending', expectedOn: '2026-11-30', isDebit: true } as const
  const debit = { ...storyPayment, ...pending, method: 'Test Bank account ending in 6789' }
  mount(<PaymentConfirmation payment={debit} hrefs={hrefs} paymentHref="/payments/9" />)
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('PMT-9027: $373.09 is debited from Test Bank account ending in 6789.')
  await sees('Payment pending')
  await sees(/^We expect the money by 11\/30\/2026: the bank takes up to 4 business days\. .* they are open again/)
  expect(page.getByText(/confirmed/i).elements()).toEqual([])
})
