'use client'
import type { CallInput, CallOutput, Paper, ShipTo, TransactionTotals } from '@gauze/contract'
import { centsFromDollars, sumCents } from '@gauze/rules'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { IconButton } from '../../actions/icon-button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { DataTable, type DataTableSlotProps } from '../../data-table/index.js'
import { hasDayProblems, RecordFilters, useRecordFiltersInUse } from '../../data-table/record-filters/index.js'
import { useChosenRows } from '../../data-table/use-chosen-rows.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { keepFilters } from '../../hooks/list-codec.js'
import type { ListHandle } from '../../hooks/use-list.js'
import { DownloadIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { PaperNews, usePapers } from '../../records/papers/index.js'
import { AgingBar } from './aging-bar.js'
import { ageNameOf } from './invoice-list.js'
import type { TransactionFilters, TransactionKind, TransactionPageName } from './transaction-kind.js'
import { type TransactionsMessages, transactionsMessages } from './transactions.messages.js'

/** Props of the parts, by their `data-slot`. */
export interface TransactionsSlotProps {
  /** Props of the parts of the table. */
  table?: DataTableSlotProps
  /** Props of the text that replaces the table while a day has an error. */
  paused?: ComponentPropsWithRef<'p'> & { [attribute: `data-${string}`]: unknown }
}

export interface TransactionsProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Which list it is: `invoiceList`, `paymentList`, `creditMemoList` or `openItemList`. */
  kind: TransactionKind<Row>
  /** The rows, from `useList` with the codec of the kind. */
  list: Pick<ListHandle<Row, TransactionFilters>, 'query' | 'table' | 'setFilters'>
  /** The totals of the filters, from `useTransactionTotals`; null while they are unknown. */
  totals: TransactionTotals | null
  /** The addresses that orders were shipped to, to filter by. */
  addresses: readonly ShipTo[]
  /** The page of one record. */
  hrefOf: (page: TransactionPageName, id: number) => string
  /** The page that pays invoices, by their ids. Without it there is no link to pay. */
  payHrefOf?: (ids: readonly number[]) => string
  /** Today in Eastern time, YYYY-MM-DD. */
  today: string
  /** Makes one PDF of papers, such as `generatePDF` of an API client. */
  onPdf: (papers: CallInput<'generateZip'>) => Promise<CallOutput<'generatePDF'>>
  /** Makes a zip with a PDF of each paper, such as `generateZip` of an API client. */
  onZip: (papers: CallInput<'generateZip'>) => Promise<CallOutput<'generateZip'>>
  slotProps?: TransactionsSlotProps
  messages?: Partial<TransactionsMessages>
}

/**
 * A list of invoices, payments, credit memos or open items with its filters, its totals, and papers of each row and of
 * the chosen rows. The page's address holds filters, order and page, as in every list. While a day has an error, a text
 * replaces the list.
 *
 * @example
 * <Transactions kind={invoiceList} list={list} totals={totals} addresses={addresses} today="2026-11-25"
 *   hrefOf={(page, id) => `/${page}?id=${id}`} onPdf={api.generatePDF} onZip={api.generateZip} />
 */
export function Transactions<Row>({
  kind,
  list,
  totals,
  addresses,
  hrefOf,
  payHrefOf,
  today,
  onPdf,
  onZip,
  slotProps = {},
  messages,
  className,
  ...props
}: TransactionsProps<Row>) {
  const text = useMessages('transactions', transactionsMessages, messages)
  const day = useDateFormat()
  const formats = useFormats()
  const papers = usePapers()
  const { filters } = list.query
  const { totals: totalsText, search, noMatchTitle, ...words } = kind.words(text)
  const recordText = { ...text, search }
  const choices = { statuses: kind.statuses(text), addresses, accounts: [] }
  const { age: _age, status: _status, ...others } = filters
  const status = choices.statuses.find(({ value }) => value === filters.status)?.value
  const asked = { ...others, ...(status ? { status } : {}) }
  const inUse = useRecordFiltersInUse(asked, choices, recordText)
  const age = ageNameOf(filters.age, text)
  const keyOf = (row: Row) => keyOfPaper(kind.paperOf(row))
  const { rows: chosen, chooseKeys } = useChosenRows(list.table.rows, keyOf)
  const money = (dollars: number) => formats.money(centsFromDollars(dollars))
  const sum = formats.money(sumCents(chosen.map((row) => centsFromDollars(kind.amountOf(row)))))
  const isFiltered = Object.keys(asked).length > 0 || age !== null
  return (
    <div {...props} className={cx('gz-transactions', className)}>
      <RecordFilters
        {...{ filters: asked, choices, text: recordText }}
        isBusy={list.table.isBusy}
        onFilter={(values) =>
          list.setFilters({
            ...kind.codec.read(values).filters,
            ...keepFilters(filters, values.size > 0 ? ['age'] : []),
          })
        }
      />
      {hasDayProblems(filters) ? (
        <p {...slotProps.paused} data-slot="paused" tabIndex={-1}>
          {text.paused}
        </p>
      ) : (
        <>
          {totals && totals.ages.length > 0 ? (
            <AgingBar
              ages={totals.ages}
              age={filters.age}
              onChange={(next) => list.setFilters({ ...asked, ...(next ? { age: next } : {}) })}
              messages={text}
            />
          ) : null}
          <PaperNews papers={papers} />
          <DataTable
            {...list.table}
            columns={[
              ...kind.columns({
                ...{ text, day, money, today },
                link: (page, id, number) => <Anchor href={hrefOf(page, id)}>{number}</Anchor>,
              }),
              {
                id: 'pdf',
                header: text.pdf,
                cell: (row) => (
                  <IconButton
                    label={text.pdfOf(kind.numberOf(row))}
                    aria-busy={papers.pending === keyOf(row)}
                    onClick={() => papers.open(keyOf(row), async () => (await onPdf([kind.paperOf(row)])).pdfUrl)}
                  >
                    <DownloadIcon />
                  </IconButton>
                ),
              },
            ]}
            keyOf={keyOf}
            label={words.caption}
            filters={[...inUse, ...(age ? [{ id: 'age', label: text.age, value: age }] : [])]}
            onFiltersChange={(kept) => list.setFilters(keepFilters(filters, kept))}
            actions={
              totals && totalsText ? (
                <p data-slot="totals">{totalsText(money(totals.total), money(totals.open))}</p>
              ) : null
            }
            selectedKeys={new Set(chosen.map(keyOf))}
            onSelectionChange={chooseKeys}
            bulkActions={() => (
              <BulkActions {...{ papers, text, onPdf, onZip, payHrefOf }} chosen={chosen.map(kind.paperOf)} />
            )}
            messages={{
              ...words,
              error: text.error,
              ...(isFiltered ? { emptyTitle: noMatchTitle, empty: text.noMatch } : {}),
              chosen: (count, written) => text.chosen(count, written, sum),
            }}
            {...(slotProps.table ? { slotProps: slotProps.table } : {})}
          />
        </>
      )}
    </div>
  )
}

function keyOfPaper({ type, transactionId }: Paper): string {
  return `${type} ${transactionId}`
}

interface BulkActionsProps extends Pick<TransactionsProps<never>, 'onPdf' | 'onZip'> {
  chosen: Paper[]
  papers: ReturnType<typeof usePapers>
  payHrefOf: TransactionsProps<never>['payHrefOf']
  text: TransactionsMessages
}

/** The actions of the chosen rows. */
function BulkActions({ chosen, papers, payHrefOf, onPdf, onZip, text }: BulkActionsProps) {
  const invoiceIds = chosen.flatMap(({ type, transactionId }) => (type === 'invoice' ? [transactionId] : []))
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        isPending={papers.pending === 'pdf'}
        onClick={() => papers.open('pdf', async () => (await onPdf(chosen)).pdfUrl)}
      >
        {text.pdf}
      </Button>
      <Button
        size="s"
        variant="quiet"
        isPending={papers.pending === 'zip'}
        onClick={() => papers.save('zip', async () => (await onZip(chosen)).fileUrl)}
      >
        {text.zip}
      </Button>
      {payHrefOf && invoiceIds.length > 0 ? (
        <LinkButton size="s" href={payHrefOf(invoiceIds)}>
          {text.pay}
        </LinkButton>
      ) : null}
    </>
  )
}
