import type { TransactionTotals } from '@gauze/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { shipTo } from '../../story-data/index.js'
import { storyList } from '../../story-data/story-list.js'
import {
  creditMemos,
  invoices,
  invoiceTotals,
  openItems,
  payments,
  plainTotals,
  today,
} from '../../story-data/story-transactions.js'
import { creditMemoList, invoiceList, openItemList, paymentList, type TransactionKind, Transactions } from './index.js'

interface ListStoryProps<Row> {
  kind: TransactionKind<Row>
  rows: readonly Row[]
  totals: TransactionTotals | null
  address?: string
  status?: 'loading' | 'error'
}

function ListStory<Row>({ kind, rows, totals, ...state }: ListStoryProps<Row>) {
  return (
    <Transactions
      list={storyList(kind.codec, rows, state)}
      {...{ kind, totals, today }}
      addresses={shipTo}
      payHrefOf={(ids) => `/pay/${ids}`}
      onPdf={fn(async () => ({ pdfUrl: '/papers.pdf' }))}
      onZip={fn(async () => ({ fileUrl: '/papers.zip' }))}
    />
  )
}

const meta = { title: 'Billing/Transactions', tags: ['!picture'] } satisfies Meta

export default meta
type Story = StoryObj

/** The rows are given, so they are arguments as well. */
function storyOf<Row>(props: ListStoryProps<Row>): Story {
  return { args: props, render: () => <ListStory {...props} /> }
}

const phone = { viewport: { value: 'phone' } }

const allInvoices = storyOf({ kind: invoiceList, rows: invoices, totals: invoiceTotals })

export const Invoices: Story = allInvoices
export const Phone: Story = { ...allInvoices, globals: phone }
export const Dark: Story = { ...allInvoices, globals: { theme: 'dark' } }
export const OfOneAge: Story = storyOf({
  ...{ kind: invoiceList, rows: invoices.slice(0, 1), totals: invoiceTotals },
  address: 'age=over90',
})
export const Payments: Story = storyOf({ kind: paymentList, rows: payments, totals: plainTotals(1, 120, 10) })
export const CreditMemos: Story = storyOf({ kind: creditMemoList, rows: creditMemos, totals: plainTotals(1, 25, 15) })
export const OpenItems: Story = storyOf({ kind: openItemList, rows: openItems, totals: plainTotals(2, 237.4, 197.4) })
export const Loading: Story = storyOf({ kind: invoiceList, rows: [], totals: null, status: 'loading' })
export const None: Story = storyOf({ kind: paymentList, rows: [], totals: plainTotals(0, 0, 0) })
export const NoneMatch: Story = storyOf({
  ...{ kind: creditMemoList, rows: [], totals: plainTotals(0, 0, 0) },
  address: 'search=9999',
})
export const Failed: Story = storyOf({ kind: invoiceList, rows: [], totals: null, status: 'error' })
export const WrongDays: Story = storyOf({
  ...{ kind: invoiceList, rows: [], totals: null },
  address: 'fromDate=2026-03-02&toDate=2026-03-01',
})
