'use client'
import type { CallInput, CallOutput, Paper, TransactionTotals } from '@gauze/contract'
import { centsFromDollars, sumCents } from '@gauze/rules'
import { Button } from '../../actions/button/index.js'
import { IconButton } from '../../actions/icon-button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { useChosenRows } from '../../data-table/use-chosen-rows.js'
import { useFormats } from '../../formats/index.js'
import { DownloadIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { PaperNews, usePapers } from '../../records/papers/index.js'
import { RecordList, type RecordListProps } from '../../records/record-list/index.js'
import { AgingBar } from './aging-bar.js'
import type { TransactionKind, TransactionMessages } from './transaction-kind.js'

export interface TransactionsProps<Row>
  extends Omit<
    RecordListProps<Row, TransactionMessages>,
    'kind' | 'accounts' | 'actions' | 'summary' | 'totals' | 'selection' | 'lastColumn'
  > {
  /** Which list it is: `invoiceList`, `paymentList`, `creditMemoList` or `openItemList`. */
  kind: TransactionKind<Row>
  /** The totals of the filters, from `useTransactionTotals`; null while they are unknown. */
  totals: TransactionTotals | null
  /** The page that pays invoices, by their ids. Without it there is no link to pay. */
  payHrefOf?: (ids: readonly number[]) => string
  /** Makes one PDF of papers, such as `generatePDF` of an API client. */
  onPdf: (papers: CallInput<'generateZip'>) => Promise<CallOutput<'generatePDF'>>
  /** Makes a zip with a PDF of each paper, such as `generateZip` of an API client. */
  onZip: (papers: CallInput<'generateZip'>) => Promise<CallOutput<'generateZip'>>
}

/**
 * A `RecordList` of invoices, payments, credit memos or open items, with its totals, and with papers of each row and of
 * the chosen rows.
 *
 * @example
 * <Transactions kind={invoiceList} list={list} totals={totals} addresses={addresses}
 *   onPdf={api.generatePDF} onZip={api.generateZip} />
 */
export function Transactions<Row>({
  kind,
  list,
  totals,
  payHrefOf,
  onPdf,
  onZip,
  messages,
  className,
  ...props
}: TransactionsProps<Row>) {
  const text = kind.useWords(messages)
  const formats = useFormats()
  const papers = usePapers()
  const { age, ...others } = list.query.filters
  const { keyOf, paperOf } = kind
  const { rows: chosen, chooseKeys } = useChosenRows(list.table.rows, keyOf)
  const money = (dollars: number) => formats.money(centsFromDollars(dollars))
  const sum = formats.money(sumCents(chosen.map((row) => centsFromDollars(kind.amountOf(row)))))
  return (
    <RecordList
      {...props}
      {...{ kind, list }}
      data-inline-count={text.totals === undefined || undefined}
      className={cx('gz-transactions', className)}
      summary={
        <>
          {totals && totals.ages.length > 0 ? (
            <AgingBar
              ages={totals.ages}
              age={age}
              onChange={(next) => list.setFilters({ ...others, ...(next ? { age: next } : {}) })}
              messages={text}
            />
          ) : null}
          <PaperNews papers={papers} />
        </>
      }
      totals={
        totals && text.totals ? <p data-slot="totals">{text.totals(money(totals.total), money(totals.open))}</p> : null
      }
      lastColumn={{
        id: 'pdf',
        header: text.pdf,
        cell: (row) => (
          <IconButton
            label={text.pdfOf(kind.numberOf(row))}
            aria-busy={papers.pending === keyOf(row)}
            onClick={() => papers.open(String(keyOf(row)), async () => (await onPdf([paperOf(row)])).pdfUrl)}
          >
            <DownloadIcon />
          </IconButton>
        ),
      }}
      selection={{
        selectedKeys: new Set(chosen.map(keyOf)),
        onSelectionChange: chooseKeys,
        bulkActions: () => <BulkActions {...{ papers, text, onPdf, onZip, payHrefOf }} chosen={chosen.map(paperOf)} />,
        chosen: (count, written) => text.chosen(count, written, sum),
      }}
      {...(messages ? { messages } : {})}
    />
  )
}

interface BulkActionsProps extends Pick<TransactionsProps<never>, 'onPdf' | 'onZip'> {
  chosen: Paper[]
  papers: ReturnType<typeof usePapers>
  payHrefOf: TransactionsProps<never>['payHrefOf']
  text: TransactionMessages
}

/** The actions of the chosen rows. */
function BulkActions({ chosen, papers, payHrefOf, onPdf, onZip, text }: BulkActionsProps) {
  const invoiceIds = chosen.flatMap(({ type, transactionId }) => (type === 'invoice' ? [transactionId] : []))
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        aria-label={text.pdfOfChosen}
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
