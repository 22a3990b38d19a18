'use client'
import type { InvoiceDetails as WholeInvoice } from '@gauze/contract'
import { centsFromDollars, easternDate, type TransactionViewer, withTransactionViewer } from '@gauze/rules'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { CartSummary } from '../../cart/cart-summary/index.js'
import { useDateFormat, useDayFormat, useFormats } from '../../formats/index.js'
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
} from '../../records/record-details/index.js'
import { SoldLines } from '../../records/sold-lines/index.js'
import { useRoutes } from '../../routes/index.js'
import { InvoiceStatus } from '../transactions/invoice-status.js'
import { type InvoiceDetailsMessages, invoiceDetailsMessages } from './invoice-details.messages.js'

export interface InvoiceDetailsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The invoice, with its lines and payments. */
  invoice: WholeInvoice
  /** Opens the PDF, from `useRecordPapers`; without it there is no button for one. */
  papers?: RecordPapers
  /** Where the invoice is paid, offered while an amount is due. */
  payHref?: string
  /** The part that the page opens with, which gets the focus: its shipments, or none. */
  viewer?: TransactionViewer
  /** YYYY-MM-DD; by default today in Eastern time. */
  today?: string
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
  today = easternDate(new Date()),
  messages,
  className,
  ...props
}: InvoiceDetailsProps) {
  const text = useMessages('invoiceDetails', invoiceDetailsMessages, messages)
  const shared = useMessages('recordDetails', recordDetailsMessages)
  const date = useDateFormat()
  const day = useDayFormat()
  const { money: formatMoney } = useFormats()
  const money = (dollars: number) => formatMoney(centsFromDollars(dollars))
  const routes = useRoutes()
  const { lines, applications, orderId, orderNumber } = invoice
  const order =
    orderId === null ? (
      orderNumber
    ) : (
      <Anchor href={withTransactionViewer(routes.order(orderId), 'invoice')}>{orderNumber}</Anchor>
    )
  const facts: readonly RecordFact[] = [
    [shared.date, date(invoice.date)],
    [shared.po, invoice.poNum || '–'],
    [text.order, order ?? '–'],
    [shared.shipTo, <RecordAddress key="ship" address={invoice.shipAddress} />, 'address'],
    [shared.billTo, <RecordAddress key="bill" address={invoice.billAddress} />, 'address'],
  ]
  return (
    <div {...props} className={cx('gz-record', className)}>
      <div data-slot="main">
        <header data-slot="next">
          <p>
            <InvoiceStatus invoice={invoice} today={today} />{' '}
            {invoice.amountDue > 0 ? <span>{text.dueOn(day(invoice.dueDate))}</span> : null}
          </p>
          <div data-slot="actions">
            {payHref && invoice.amountDue > 0 ? (
              <LinkButton size="s" href={payHref}>
                {text.pay(money(invoice.amountDue))}
              </LinkButton>
            ) : null}
            {papers ? (
              <PaperButton papers={papers} paper={{ type: 'invoice', transactionId: invoice.id }}>
                {text.pdf}
              </PaperButton>
            ) : null}
            <Button size="s" variant="quiet" onClick={() => window.print()}>
              {shared.print}
            </Button>
          </div>
        </header>
        {papers ? <PaperNews papers={papers} /> : null}
        <RecordFacts label={text.summary} facts={facts} />
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
      <SoldLines lines={lines} hasPrices />
      <div data-slot="aside">
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
            {invoice.amountDue === invoice.total ? null : (
              <>
                <dt data-total>{text.amountDue}</dt>
                <dd data-total>{money(invoice.amountDue)}</dd>
              </>
            )}
          </dl>
        </CartSummary>
      </div>
    </div>
  )
}
