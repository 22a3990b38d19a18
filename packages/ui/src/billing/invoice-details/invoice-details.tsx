'use client'
import type { Invoice, InvoiceDetails as WholeInvoice } from '@gauze/contract'
import { centsFromDollars, type TransactionViewer, withTransactionViewer } from '@gauze/rules'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { CartSummary } from '../../cart/cart-summary/index.js'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { PaperButton, PaperNews, type RecordPapers } from '../../records/papers/index.js'
import {
  RecordAddress,
  type RecordFact,
  RecordFacts,
  RecordParcels,
  RecordTable,
  recordDetailsMessages,
  useSoldColumns,
} from '../../records/record-details/index.js'
import { RecordStatus } from '../../records/record-status/index.js'
import { useRoutes } from '../../routes/index.js'
import { invoiceStatuses } from '../transactions/transaction-statuses.js'
import { type InvoiceDetailsMessages, invoiceDetailsMessages } from './invoice-details.messages.js'

export interface InvoiceDetailsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  invoice: WholeInvoice
  /** Opens the PDF, from `useRecordPapers`; without it there is no button for one. */
  papers?: RecordPapers
  /** Where the invoice is paid, offered while an amount is due. */
  payHref?: string
  /** The part that the page opens with, which gets the focus: its shipments, or none. */
  viewer?: TransactionViewer
  messages?: Partial<InvoiceDetailsMessages>
}

/**
 * A whole invoice: its status, items, addresses and sums, the payments and credits that were applied to it, or are on
 * their way, and the parcels of its order.
 *
 * @example <InvoiceDetails invoice={await api.getInvoice({ id })} papers={papers} payHref="/pay?invoice=7" />
 */
export function InvoiceDetails({
  invoice,
  papers,
  payHref,
  viewer = 'none',
  messages,
  className,
  ...props
}: InvoiceDetailsProps) {
  const text = useMessages('invoiceDetails', invoiceDetailsMessages, messages)
  const shared = useMessages('recordDetails', recordDetailsMessages)
  const date = useDateFormat()
  const { money: formatMoney } = useFormats()
  const money = (dollars: number) => formatMoney(centsFromDollars(dollars))
  const routes = useRoutes()
  const { item, unit, quantity, total } = useSoldColumns<WholeInvoice['lines'][number]>()
  const { lines, applications, orderId, orderNumber } = invoice
  const order =
    orderId === null ? (
      orderNumber
    ) : (
      <Anchor href={withTransactionViewer(routes.order(orderId), 'invoice')}>{orderNumber}</Anchor>
    )
  const facts: readonly RecordFact[] = [
    [shared.status, <InvoiceStatus key="status" invoice={invoice} text={text} />],
    [shared.date, date(invoice.date)],
    [text.due, date(invoice.dueDate)],
    [shared.po, invoice.poNum || '–'],
    [text.order, order ?? '–'],
    [shared.shipTo, <RecordAddress key="ship" address={invoice.shipAddress} />, 'address'],
    [shared.billTo, <RecordAddress key="bill" address={invoice.billAddress} />, 'address'],
  ]
  return (
    <div {...props} className={cx('gz-record', className)}>
      <div data-slot="main">
        <div data-slot="actions">
          {papers ? (
            <PaperButton papers={papers} paper={{ type: 'invoice', transactionId: invoice.id }}>
              {text.pdf}
            </PaperButton>
          ) : null}
          <Button size="s" variant="quiet" onClick={() => window.print()}>
            {shared.print}
          </Button>
        </div>
        {papers ? <PaperNews papers={papers} /> : null}
        <RecordFacts label={text.summary} facts={facts} />
        <RecordTable caption={shared.items} rows={lines} columns={[item, unit, quantity, total]} />
        {applications.length > 0 ? (
          <RecordTable
            caption={text.applications}
            rows={applications}
            columns={[
              {
                label: text.source,
                cell: ({ kind, sourceId, sourceNumber }) =>
                  kind === 'creditMemo' ? (
                    text.creditMemo(sourceNumber)
                  ) : (
                    <Anchor href={routes.payment(sourceId)}>{text.payment(sourceNumber)}</Anchor>
                  ),
              },
              { label: shared.date, cell: (application) => date(application.date) },
              {
                label: text.amount,
                cell: ({ amount, isPending }) => (
                  <>
                    {money(amount)}
                    {isPending ? <small> {text.isOnItsWay}</small> : null}
                  </>
                ),
                isNumber: true,
                slot: 'total',
              },
            ]}
          >
            <h2>{text.applications}</h2>
          </RecordTable>
        ) : null}
        <RecordParcels parcels={invoice.fulfillments} isViewed={viewer === 'shipment'} />
      </div>
      <CartSummary
        totalItems={lines.reduce((sum, { quantity }) => sum + quantity, 0)}
        subtotal={centsFromDollars(invoice.subtotal)}
        shipping={centsFromDollars(invoice.shipping)}
        tax={centsFromDollars(invoice.tax)}
        taxBasis={invoice.taxBasis}
        convenienceFee={centsFromDollars(invoice.convenienceFee)}
        total={centsFromDollars(invoice.total)}
      >
        <dl>
          {invoice.paid > 0 ? (
            <>
              <dt>{text.paidSum}</dt>
              <dd>{money(-invoice.paid)}</dd>
            </>
          ) : null}
          {invoice.credited > 0 ? (
            <>
              <dt>{text.creditedSum}</dt>
              <dd>{money(-invoice.credited)}</dd>
            </>
          ) : null}
          {invoice.pending > 0 ? (
            <>
              <dt>{text.pendingSum}</dt>
              <dd>{money(-invoice.pending)}</dd>
            </>
          ) : null}
          <dt data-total>{text.amountDue}</dt>
          <dd data-total>{money(invoice.amountDue)}</dd>
        </dl>
        {payHref && invoice.amountDue > 0 ? (
          <LinkButton href={payHref} isWide>
            {text.pay(money(invoice.amountDue))}
          </LinkButton>
        ) : null}
      </CartSummary>
    </div>
  )
}

function InvoiceStatus({ invoice, text }: { invoice: Invoice; text: InvoiceDetailsMessages }) {
  const date = useDateFormat()
  const { status, daysOverdue, dueDate } = invoice
  if (status === 'paid' || status === 'pending') return <RecordStatus of={invoiceStatuses} status={status} />
  return (
    <StatusTag tone={invoiceStatuses.tones[status]}>
      {status === 'overdue' ? text.overdue(daysOverdue) : text.dueOn(date(dueDate))}
    </StatusTag>
  )
}
