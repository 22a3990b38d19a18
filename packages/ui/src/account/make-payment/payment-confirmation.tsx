'use client'
import type { PaymentDetails } from '@gauze/contract'
import { addCents, centsFromDollars } from '@gauze/rules'
import { LinkButton } from '../../actions/link-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useFormats } from '../../formats/index.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { makePaymentMessages } from './make-payment.messages.js'
import type { PaymentHrefs } from './make-payment.types.js'
import { PaymentSteps } from './payment-steps.js'

export interface PaymentConfirmationProps {
  payment: PaymentDetails
  hrefs: Pick<PaymentHrefs, 'invoices' | 'invoice'>
  /** The page of the payment. */
  paymentHref: string
}

/**
 * The last screen of a payment: what was paid by which credit and by card, and what happens next.
 *
 * @example <PaymentConfirmation payment={await api.getPayment({ id })} hrefs={hrefs} paymentHref={`/payments/${id}`} />
 */
export function PaymentConfirmation({ payment, hrefs, paymentHref }: PaymentConfirmationProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  const { money } = useFormats()
  const { paymentNumber, amount, fee, method, applications } = payment
  const charged = addCents(centsFromDollars(amount), centsFromDollars(fee))
  return (
    <>
      <PaymentSteps current="done" />
      <Banner tone="success" title={text.confirmed}>
        {charged > 0 ? text.confirmedBody(paymentNumber, money(charged), method) : text.confirmedCredits(paymentNumber)}{' '}
        {text.mailed}
      </Banner>
      <section className="gz-panel gz-payment-review" aria-label={text.invoices}>
        <table className="gz-payment-invoices">
          <thead>
            <tr>
              <th scope="col">{text.invoice}</th>
              <th scope="col">{text.bySource}</th>
              <th scope="col">{text.amount}</th>
            </tr>
          </thead>
          <tbody>
            {applications.map(({ id, invoiceId, invoiceNumber, sourceNumber, amount: applied }) => (
              <tr key={id}>
                <th scope="row">
                  <Anchor href={hrefs.invoice(invoiceId)}>{invoiceNumber}</Anchor>
                </th>
                <td data-label={text.bySource}>{sourceNumber === paymentNumber ? method : sourceNumber}</td>
                <td data-label={text.amount} className="gz-num">
                  {money(centsFromDollars(applied))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {charged > 0 ? <p>{text.returned}</p> : null}
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
