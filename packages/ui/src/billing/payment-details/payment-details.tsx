'use client'
import type { PaymentDetails as WholePayment } from '@gauze/contract'
import { addCents, centsFromDollars, sumCents } from '@gauze/rules'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { PaperButton, PaperNews, type RecordPapers } from '../../records/papers/index.js'
import { type RecordFact, RecordFacts, RecordTable, recordDetailsMessages } from '../../records/record-details/index.js'
import { RecordStatus } from '../../records/record-status/index.js'
import { useRoutes } from '../../routes/index.js'
import { paymentStatuses } from '../transactions/transaction-statuses.js'
import { type PaymentDetailsMessages, paymentDetailsMessages } from './payment-details.messages.js'

export interface PaymentDetailsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The payment, with the invoices that it pays. */
  payment: WholePayment
  /** Opens the receipt, from `useRecordPapers`; without it there is no button for one. */
  papers?: RecordPapers
  messages?: Partial<PaymentDetailsMessages>
}

/**
 * A whole payment: its status, its method, its amounts, and the invoices to which it and the credits used with it were
 * applied, will be once its money has come, or had been until it was returned, with sums that add up to the charged
 * amount.
 *
 * @example <PaymentDetails payment={await api.getPayment({ id })} />
 */
export function PaymentDetails({ payment, papers, messages, className, ...props }: PaymentDetailsProps) {
  const text = useMessages('paymentDetails', paymentDetailsMessages, messages)
  const shared = useMessages('recordDetails', recordDetailsMessages)
  const date = useDateFormat()
  const { money } = useFormats()
  const routes = useRoutes()
  const { status, applications, expectedOn, postedOn, returnedOn } = payment
  const title = expectedOn === null ? text.applications : text.willPay
  const applicationsTitle = returnedOn === null ? title : text.hadPaid
  const [amount, fee] = [centsFromDollars(payment.amount), centsFromDollars(payment.fee)]
  const sumOf = (isOwn: boolean) =>
    sumCents(
      applications
        .filter(({ kind, sourceId }) => (kind === 'payment' && sourceId === payment.id) === isOwn)
        .map((application) => centsFromDollars(application.amount)),
    )
  const [own, credits] = [sumOf(true), sumOf(false)]
  const facts: readonly RecordFact[] = [
    [shared.status, <RecordStatus key="status" of={paymentStatuses} status={status} />],
    [shared.date, date(payment.date)],
    ...(expectedOn === null ? [] : [[text.expected, date(expectedOn)] as const]),
    ...(postedOn === null ? [] : [[text.posted, date(postedOn)] as const]),
    ...(returnedOn === null ? [] : [[text.returned, date(returnedOn)] as const]),
    [text.method, payment.method],
    [text.amount, money(amount)],
    ...(fee > 0 ? [[text.fee, money(fee)] as const, [text.charged, money(addCents(amount, fee))] as const] : []),
    ...(returnedOn === null && expectedOn === null
      ? [
          [text.applied, money(centsFromDollars(payment.applied))] as const,
          [text.unapplied, money(centsFromDollars(payment.unapplied))] as const,
        ]
      : []),
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
        {expectedOn === null ? null : <p>{text.pendingBody}</p>}
        {applications.length > 0 ? (
          <>
            <RecordTable
              caption={applicationsTitle}
              rows={applications}
              columns={[
                {
                  label: text.invoice,
                  cell: ({ invoiceId, invoiceNumber }) => (
                    <Anchor href={routes.invoice(invoiceId)}>{invoiceNumber}</Anchor>
                  ),
                },
                { label: text.source, cell: ({ sourceNumber }) => sourceNumber },
                { label: shared.date, cell: (application) => date(application.date) },
                {
                  label: text.amount,
                  cell: (application) => money(centsFromDollars(application.amount)),
                  isNumber: true,
                  slot: 'total',
                },
              ]}
            >
              <h2>{applicationsTitle}</h2>
            </RecordTable>
            <RecordFacts
              label={applicationsTitle}
              facts={[
                [text.fromPayment, money(own)],
                [text.fromCredits, money(credits)],
                [text.inAll, money(addCents(own, credits))],
              ]}
            />
            {returnedOn !== null && credits > 0 ? <p>{text.creditsStay}</p> : null}
          </>
        ) : (
          <p className="gz-panel gz-record-part">{text.none}</p>
        )}
      </div>
    </div>
  )
}
