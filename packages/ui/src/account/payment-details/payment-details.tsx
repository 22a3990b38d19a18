'use client'
import type { Payment, PaymentDetails as WholePayment } from '@gauze/contract'
import { centsFromDollars } from '@gauze/rules'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { StatusTag, type StatusTone } from '../../product/status-tag/index.js'
import { PaperButton, PaperNews, type RecordPapers } from '../papers/index.js'
import { type RecordFact, RecordFacts, RecordTable, recordDetailsMessages } from '../record-details/index.js'
import { type PaymentDetailsMessages, paymentDetailsMessages } from './payment-details.messages.js'

export interface PaymentDetailsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  payment: WholePayment
  /** Where an invoice is shown, by its id. */
  invoiceHrefOf: (invoiceId: number) => string
  /** Opens the receipt, from `useRecordPapers`; without it there is no button for one. */
  papers?: RecordPapers
  messages?: Partial<PaymentDetailsMessages>
}

const tones: Readonly<Record<Payment['status'], StatusTone>> = {
  Pending: 'notice',
  Posted: 'good',
  Failed: 'refused',
  Voided: 'neutral',
}

/**
 * A whole payment: its status, its method, its amounts and the invoices to which it was applied.
 *
 * @example <PaymentDetails payment={await api.getPayment({ id })} invoiceHrefOf={(id) => `/invoices/${id}`} />
 */
export function PaymentDetails({ payment, invoiceHrefOf, papers, messages, className, ...props }: PaymentDetailsProps) {
  const text = useMessages('paymentDetails', paymentDetailsMessages, messages)
  const shared = useMessages('recordDetails', recordDetailsMessages)
  const date = useDateFormat()
  const { money } = useFormats()
  const { status, applications } = payment
  const facts: readonly RecordFact[] = [
    [
      shared.status,
      <StatusTag key="status" tone={tones[status]}>
        {text.statuses[status]}
      </StatusTag>,
    ],
    [shared.date, date(payment.date)],
    [text.method, payment.method],
    [text.amount, money(centsFromDollars(payment.amount))],
    [text.applied, money(centsFromDollars(payment.applied))],
    [text.unapplied, money(centsFromDollars(payment.unapplied))],
    ...(payment.paidBy ? [[text.paidBy, payment.paidBy] as const] : []),
    ...(payment.memo ? [[text.memo, payment.memo, 'text'] as const] : []),
  ]
  return (
    <div {...props} className={cx('gz-record', className)} data-wide>
      <div data-slot="main">
        <div data-slot="actions">
          {papers ? (
            <PaperButton papers={papers} paper={{ type: 'payment', transactionId: payment.id }}>
              {text.receipt}
            </PaperButton>
          ) : null}
          <Button size="s" variant="quiet" onClick={() => window.print()}>
            {shared.print}
          </Button>
        </div>
        {papers ? <PaperNews papers={papers} /> : null}
        <RecordFacts label={text.summary} facts={facts} />
        {applications.length > 0 ? (
          <RecordTable
            caption={text.applications}
            rows={applications}
            columns={[
              {
                label: text.invoice,
                cell: ({ invoiceId, invoiceNumber }) => (
                  <Anchor href={invoiceHrefOf(invoiceId)}>{invoiceNumber}</Anchor>
                ),
              },
              { label: shared.date, cell: (application) => date(application.date) },
              {
                label: text.amount,
                cell: ({ amount }) => money(centsFromDollars(amount)),
                isNumber: true,
                slot: 'total',
              },
            ]}
          >
            <h2>{text.applications}</h2>
          </RecordTable>
        ) : (
          <p className="gz-panel gz-record-part">{text.none}</p>
        )}
      </div>
    </div>
  )
}
