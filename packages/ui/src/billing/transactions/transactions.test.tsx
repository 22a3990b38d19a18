import type { CallInput, ListAnswer, TransactionTotals } from '@gauze/contract'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { ListPage } from '../../../test/list-page.js'
import { mount } from '../../../test/mount.js'
import type { ListHandle } from '../../hooks/index.js'
import type { RecordFilterValues } from '../../records/record-list/index.js'
import { shipTo } from '../../story-data/index.js'
import {
  creditMemos,
  invoices,
  invoiceTotals,
  openItems,
  payments,
  plainTotals,
  today,
} from '../../story-data/story-transactions.js'
import {
  AgingBar,
  creditMemoList,
  ExportMenu,
  invoiceList,
  openItemList,
  paymentList,
  readTotals,
  StatementButton,
  type TransactionKind,
  Transactions,
  type TransactionsPort,
  type TransactionsProps,
  useTransactionTotals,
} from './index.js'

function answer<Row>(results: readonly Row[]): ListAnswer<Row> & { results: Row[] } {
  return { results: [...results], total: results.length, page: 1, pages: 1, limit: 10 }
}

/** A server that records its requests. */
function server(totals: TransactionTotals) {
  const asked: object[] = []
  const reads =
    <Row,>(rows: readonly Row[]) =>
    async (input: object) => {
      asked.push(input)
      return answer(rows)
    }
  const port: TransactionsPort = {
    getInvoices: reads(invoices),
    getPayments: reads(payments),
    getCreditMemos: reads(creditMemos),
    getOpenItems: reads(openItems),
    getTransactionTotals: async () => totals,
  }
  return { asked, port }
}

interface ListProps<Row> extends Partial<Omit<TransactionsProps<Row>, 'list' | 'kind'>> {
  kind: TransactionKind<Row>
  at?: string
  from?: ReturnType<typeof server>
}

function TransactionPageOf<Row>({ kind, at = '', from = server(invoiceTotals), ...props }: ListProps<Row>) {
  return (
    <ListPage source={kind} api={from.port} at={at}>
      {(list) => <Listed {...{ kind, list, from }} {...props} />}
    </ListPage>
  )
}

interface ListedProps<Row> extends Omit<ListProps<Row>, 'at'> {
  list: ListHandle<Row, RecordFilterValues>
  from: ReturnType<typeof server>
}

function Listed<Row>({ kind, list, from, ...props }: ListedProps<Row>) {
  const [known] = useState({ filters: { search: 'not read yet' }, totals: null })
  const totals = useTransactionTotals(list.query.filters, known, (filters) => readTotals(kind, from.port, filters))
  return (
    <Transactions
      {...{ kind, list, totals, today }}
      addresses={shipTo.filter(({ accountId }) => accountId === 1)}
      onPdf={async () => ({ pdfUrl: '/papers.pdf' })}
      onZip={async () => ({ fileUrl: '/papers.zip' })}
      {...props}
    />
  )
}

function shows(text: string) {
  return expect.element(page.getByText(text, { exact: true }).first()).toBeInTheDocument()
}

function press(name: string) {
  return page.getByRole('button', { name, exact: true }).click()
}

/** A window as a browser opens it. */
function windowOpens() {
  const opened = { opener: window, location: { replace: vi.fn<(address: string) => void>() }, close: vi.fn() }
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  return { opened, open }
}

afterEach(() => vi.restoreAllMocks())

describeConformance('Transactions', (props, ref) => <TransactionPageOf kind={invoiceList} {...props} ref={ref} />)
describeConformance('AgingBar', (props, ref) => (
  <AgingBar {...props} ref={ref} ages={invoiceTotals.ages} onChange={() => undefined} />
))

it('ACCT-09 the sum that is overdue is named only while something is overdue', () => {
  const ages = invoiceTotals.ages.map((one) => (one.age === 'notDue' ? one : { ...one, count: 0, open: 0 }))
  const { container } = mount(<AgingBar ages={ages} onChange={() => undefined} />)
  const header = container.querySelector('header')
  expect(header?.textContent).toMatch(/\$[\d,.]+ open$/)
  expect(header?.querySelector('[data-slot="overdue"]')).toBeNull()
})
describeConformance(
  'ExportMenu',
  (props) => <ExportMenu {...props} kind={invoiceList} filters={{}} total={1} onExport={vi.fn()} />,
  { hasNoRef: true },
)

it('ACCT-09 shows the delay and the open amount of each invoice, and links to the invoice and its order', async () => {
  const { container } = mount(<TransactionPageOf kind={invoiceList} />)
  await expect
    .element(page.getByRole('link', { name: 'INV-20601' }))
    .toHaveAttribute('href', '/myaccount/menu/invoicedetails?id=1')
  await expect
    .element(page.getByRole('link', { name: 'SO-1' }))
    .toHaveAttribute('href', '/myaccount/menu/orderdetails?id=1')
  const row = (number: string) => expect.element(page.getByRole('row', { name: new RegExp(number) }).last())
  await row('INV-20601').toMatchTextContent(/Overdue 97 days/)
  await row('INV-20602').toMatchTextContent(/Overdue 45 days.*\$481\.40.*of \$681\.40/)
  await row('INV-20603').toMatchTextContent(/Due in 8 days/)
  await row('INV-20604').toMatchTextContent(/Not due/)
  await row('INV-20605').toMatchTextContent(/Paid/)
  await row('INV-20606').toMatchTextContent(/Payment on its way.*\$0\.00.*of \$128\.50.*\$128\.50 on its way/)
  await expectAccessible(container)
})

it('ACCT-09 filters by an age of the aging bar, and shows all ages again', async () => {
  const from = server(invoiceTotals)
  mount(<TransactionPageOf kind={invoiceList} from={from} at="status=open&page=2" />)
  await expect
    .element(page.getByRole('img', { name: 'Not due: $1,122.74, 31 to 60 days: $481.40, Over 90 days: $212.40' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Open by age' }))
    .toMatchTextContent(/\$1,816\.54 open, \$693\.80 overdue/)
  await expect.element(page.getByRole('button', { name: /61 to 90 days.*None/ })).toBeDisabled()
  const late = page.getByRole('button', { name: /^Over 90 days.*\$212\.40.*1 invoice$/ })
  await late.click()
  await shows('status=open&age=over90')
  await expect.element(late).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => from.asked.at(-1)).toMatchObject({ age: 'over90', status: 'open', page: 1 })
  await expect.element(page.getByRole('button', { name: 'Remove filter Age: Over 90 days' })).toBeVisible()
  await page.getByLabelText('Invoice or PO number').fill('PO-7')
  await press('Filter')
  await shows('search=PO-7&status=open&age=over90')
  await late.click()
  await shows('search=PO-7&status=open')
})

it('ACCT-09 sorts by a column, and leaves unknown values of an address out', async () => {
  const from = server(invoiceTotals)
  mount(<TransactionPageOf kind={invoiceList} from={from} at="status=lost&age=old&sort=-nothing" />)
  await shows('INV-20601')
  expect(from.asked).toEqual([{ page: 1, limit: 10, sort: 'dueDate', orderBy: 'desc' }])
  expect(page.getByRole('button', { name: /^Remove filter/ }).elements()).toEqual([])
  await press('Open amount')
  await expect.poll(() => from.asked.at(-1)).toMatchObject({ sort: 'amountDue', orderBy: 'asc' })
})

it('ACCT-09 lists nothing for wrong days until they are cleared', async () => {
  const from = server(invoiceTotals)
  mount(<TransactionPageOf kind={paymentList} from={from} at="fromDate=0026-11-01" />)
  await shows('Nothing is listed until the days above are corrected.')
  expect(from.asked).toEqual([])
  await press('Clear')
  await shows('PMT-1')
})

it.each([
  [paymentList, plainTotals(13, 1204, 10), '$1,204.00 in all, $10.00 not applied', 'PMT-1'],
  [creditMemoList, plainTotals(1, 25, 15), '$25.00 in all, $15.00 available', 'CM-1'],
  [openItemList, plainTotals(2, 237.4, 197.4), '$197.40 to pay after credits', 'CM-1'],
] as const)('ACCT-09 says the totals of the filtered rows in one line', async (kind, totals, line, number) => {
  // The lists have rows of different kinds.
  const { container } = mount(<TransactionPageOf kind={kind as TransactionKind<unknown>} from={server(totals)} />)
  await shows(line)
  await shows(number)
  await expectAccessible(container)
})

it('PLUS-20 links the credit memo of a return to the order of its goods', async () => {
  const from = server(plainTotals(1, 25, 15))
  const reason = 'Return IS-1004 of order SO-100398'
  const ofReturn = { ...{ returnNumber: 'IS-1004', orderId: 398, orderNumber: 'SO-100398' }, reason }
  const memos = creditMemos.map((memo) => ({ ...memo, ...ofReturn }))
  const port = { ...from.port, getCreditMemos: async () => answer(memos) }
  mount(<TransactionPageOf kind={creditMemoList} from={{ ...from, port }} />)
  await expect
    .element(page.getByRole('link', { name: reason }))
    .toHaveAttribute('href', expect.stringMatching(/orderdetails.*398$/))
})

it('ACCT-13 opens one PDF of the chosen rows in a new window, sums them, and links to pay them', async () => {
  const { opened, open } = windowOpens()
  const onPdf = vi.fn(async (_: CallInput<'generateZip'>) => ({ pdfUrl: '/papers.pdf' }))
  mount(<TransactionPageOf kind={invoiceList} onPdf={onPdf} payHrefOf={(ids) => `/pay?ids=${ids}`} />)
  await page.getByRole('checkbox', { name: 'Choose INV-20601' }).click()
  await page.getByRole('checkbox', { name: 'Choose INV-20603' }).click()
  await shows('2 chosen, $1,161.23')
  await expect.element(page.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/pay?ids=1,3')
  await press('PDF of the chosen rows, opens in a new window')
  await expect.poll(() => opened.location.replace.mock.calls).toEqual([['/papers.pdf']])
  expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank')
  expect(opened.opener).toBeNull()
  expect(onPdf).toHaveBeenCalledExactlyOnceWith([
    { type: 'invoice', transactionId: 1 },
    { type: 'invoice', transactionId: 3 },
  ])
  await press('Clear')
  await shows('None chosen')
})

it('ACCT-13 closes the window of a paper that fails and says why, and links to a blocked one', async () => {
  const { opened, open } = windowOpens()
  const onPdf = vi
    .fn(async () => ({ pdfUrl: '/papers.pdf' }))
    .mockRejectedValueOnce({ problem: { detail: 'Your company has no such invoice.' } })
  mount(<TransactionPageOf kind={invoiceList} onPdf={onPdf} />)
  await press('PDF of INV-20601, opens in a new window')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Your company has no such invoice.' })).toBeVisible()
  expect(opened.close).toHaveBeenCalledOnce()
  open.mockReturnValue(null)
  await press('PDF of INV-20602, opens in a new window')
  await expect.element(page.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('href', '/papers.pdf')
})

it('ACCT-13 asks for the days of a statement, from the month before until today', async () => {
  const { opened } = windowOpens()
  const onStatement = vi
    .fn(async (_: CallInput<'generatePDF'>) => ({ pdfUrl: '/statement.pdf' }))
    .mockRejectedValueOnce({ problem: { detail: 'The statement could not be written. Try again.' } })
  mount(<StatementButton onStatement={onStatement} today="2026-01-20" />)
  await press('Statement')
  await expect.element(page.getByLabelText('From')).toHaveValue('2025-12-01')
  await page.getByLabelText('To', { exact: true }).fill('2025-11-30')
  await press('Open PDF in a new window')
  await expect.element(page.getByLabelText('To', { exact: true })).toHaveFocus()
  expect(onStatement).not.toHaveBeenCalled()
  await page.getByLabelText('To', { exact: true }).fill('2025-12-31')
  await press('Open PDF in a new window')
  await expect.element(page.getByText('The statement could not be written. Try again.').first()).toBeVisible()
  expect(opened.close).toHaveBeenCalledOnce()
  await expectAccessible(document.body)
  await press('Open PDF in a new window')
  await expect.poll(() => opened.location.replace.mock.calls).toEqual([['/statement.pdf']])
  expect(onStatement).toHaveBeenLastCalledWith({
    ...{ type: 'statement', startDate: '2025-12-01', statementDate: '2025-12-31', openTransactionsOnly: false },
  })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('ACCT-13 ACCT-19 asks for one day, and for no first day, when a statement is to have open transactions only', async () => {
  windowOpens()
  const onStatement = vi.fn(async (_: CallInput<'generatePDF'>) => ({ pdfUrl: '/statement.pdf' }))
  mount(<StatementButton onStatement={onStatement} today="2026-01-20" />)
  await press('Statement')
  await page.getByRole('checkbox', { name: 'Open transactions only' }).click()
  await expect.element(page.getByLabelText('From')).not.toBeInTheDocument()
  await expect.element(page.getByRole('checkbox', { name: 'Open transactions only' })).toHaveFocus()
  // The first day, which the dialog does not show, is later.
  await page.getByLabelText('As of').fill('2025-11-30')
  await expectAccessible(document.body)
  await press('Open PDF in a new window')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(onStatement).toHaveBeenLastCalledWith({
    ...{ type: 'statement', startDate: '2025-11-30', statementDate: '2025-11-30', openTransactionsOnly: true },
  })
})

it('ACCT-09 exports the filtered rows, and shows their number', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href') ?? '')
  })
  const onExport = vi.fn(async (_: CallInput<'exportTransactions'>) => ({ fileUrl: '/invoices.csv' }))
  const filters = invoiceList.codec.read(new URLSearchParams('status=overdue&age=lost&address=2')).filters
  const { container } = mount(<ExportMenu kind={invoiceList} total={13} {...{ filters, onExport }} />)
  await press('Export')
  await expectAccessible(container)
  await page.getByRole('button', { name: 'Excel (XLSX) 13 rows' }).click()
  await expect.poll(() => saved).toEqual(['/invoices.csv'])
  expect(onExport).toHaveBeenCalledExactlyOnceWith({
    list: 'invoices',
    status: 'overdue',
    address: '2',
    format: 'xlsx',
  })
  await expect.element(page.getByRole('button', { name: 'Export' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'CSV 13 rows' })).toBeVisible()
})
