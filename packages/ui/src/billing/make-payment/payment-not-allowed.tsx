'use client'
import { LinkButton } from '../../actions/link-button/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { useMessages } from '../../messages/index.js'
import { makePaymentMessages } from './make-payment.messages.js'

export interface PaymentNotAllowedProps {
  /** The list of invoices; without it, for a person who may not see prices, there is no link to it. */
  invoicesHref?: string | undefined
}

/**
 * Replaces the screens of a payment for a person who may not pay: says so, and names the people to ask.
 *
 * @example {mayPay ? <ChooseInvoices hrefs={hrefs} today={today} /> : <PaymentNotAllowed invoicesHref="/invoices" />}
 */
export function PaymentNotAllowed({ invoicesHref }: PaymentNotAllowedProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  return (
    <EmptyState
      title={text.notAllowed}
      actions={
        invoicesHref === undefined ? null : (
          <LinkButton href={invoicesHref} variant="quiet">
            {text.seeInvoices}
          </LinkButton>
        )
      }
    >
      {text.notAllowedBody}
    </EmptyState>
  )
}
