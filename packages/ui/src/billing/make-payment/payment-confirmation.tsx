'use client'
import type { PaymentDetails } from '@gauze/contract'
import { addCents, centsFromDollars } from '@gauze/rules'
import { LinkButton } from '../../actions/link-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { makePaymentMessages } from './make-payment.messages.js'
import type { PaymentHrefs } from './make-payment.types.js'
import { PaymentSteps } from './payment-steps.js'

export interface PaymentConfirmationProps {
  /** The payment that was made. */
  payment: PaymentDetails
  /** The addresses of the pages that the confirmation links to. */
  hrefs: Pick<PaymentHrefs, 'create' | 'invoices' | 'invoice'>
  /** The page of the payment. */
  paymentHref: string
}

/**
 * The last screen of a payment: the amounts paid by each credit and by card or bank account, and the next step. Of a
 * payment that was returned since, it says that, and leads to another one.
 *
 * @example <PaymentConfirmation payment={await api.getPayment({ id })} hrefs={hrefs} paymentHref={`/payments/${id}`} />
 */
export function PaymentConfirmation({ payment, hrefs, paymentHref }: PaymentConfirmationProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  const { money } = useFormats()
  const date = useDateFormat()
  const { paymentNumber, amount, fee, isDebit, expectedOn, method, applications, returnedOn } = payment
  const charged = addCents(centsFromDollars(amount), centsFromDollars(fee))
  const confirmed = isDebit ? text.confirmedDebit : text.confirmedBody
  const applicationsTitle = returnedOn === null ? text.invoices : text.hadPaid
  return (
    <>
      {returnedOn === null ? (
        <>
          <PaymentSteps current="done" />
          <Banner
            tone={expectedOn === null ? 'success' : 'info'}
            title={expectedOn === null ? text.confirmed : text.pending}
          >
            {charged > 0 ? confirmed(paymentNumber, money(charged), method) : text.confirmedCredits(paymentNumber)}{' '}
            {text.mailed(payment.paidBy)}
          </Banner>
        </>
      ) : (
        <Banner tone="danger" title={text.wasReturned}>
          {text.returnedBody(paymentNumber, money(charged), date(returnedOn))}{' '}
          {applications.some(({ sourceNumber }) => sourceNumber !== paymentNumber) ? `${text.creditsStay} ` : null}
          <Anchor href={hrefs.create}>{text.payAgain}</Anchor>
        </Banner>
      )}
      <section className="gz-panel gz-payment gz-payment-review" aria-label={applicationsTitle}>
        <h2>{applicationsTitle}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.invoice}</th>
              <th scope="col">{text.bySource}</th>
              <th scope="col" className="gz-num">
                {text.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {applications.map(({ id, invoiceId, invoiceNumber, sourceNumber, amount: applied }) => (
              <tr key={id}>
                <th scope="row">
                  <Anchor href={hrefs.invoice(invoiceId)}>{invoiceNumber}</Anchor>
                </th>
                <td>{sourceNumber === paymentNumber ? method : sourceNumber}</td>
                <td className="gz-num">{money(centsFromDollars(applied))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {fee > 0 ? <p>{text.chargedWithFee(money(charged), money(centsFromDollars(fee)))}</p> : null}
        {charged > 0 && returnedOn === null ? (
          <p>{expectedOn === null ? text.returned : text.debitReturned(date(expectedOn))}</p>
        ) : null}
        <div data-slot="actions">
          <LinkButton href={paymentHref} variant="quiet">
            {text.receipt}
          </LinkButton>
          <LinkButton href={hrefs.invoices} variant="quiet">
            {text.seeInvoices}
          </LinkButton>
        </div>
      </section>
    </>
  )
}
