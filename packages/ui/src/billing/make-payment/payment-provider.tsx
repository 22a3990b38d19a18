'use client'
import type { PaymentDetails } from '@gauze/contract'
import type { PaymentPort } from '@gauze/machines/billing'
import { type ReactNode, useState } from 'react'
import { ErrorState } from '../../feedback/error-state/index.js'
import { useMessages } from '../../messages/index.js'
import { OnDemand } from '../../on-demand/index.js'
import { makePaymentMessages } from './make-payment.messages.js'

export { useCurrentPayment } from './payment-context.js'

export interface PaymentProviderProps {
  /** The calls of a payment, such as the result of `createApiClient`. */
  port: PaymentPort
  /** The owner for whom the payment is made: `ownerId` of `useSession`. A new owner starts a new payment. */
  ownerId: string
  /** The first invoices, such as the invoices of a link. Without them, the entries that a reload interrupted stay. */
  invoiceIds?: readonly number[]
  /** The most dollars that one payment may charge: `paymentLimit` of the user. Null, the default, is no limit. */
  paymentLimit?: number | null
  /** Where the payments that were made are listed, for a person who does not know whether one was. */
  historyHref: string
  /** Called when the payment is made. Show its confirmation. */
  onPaid: (payment: PaymentDetails) => void
  children: ReactNode
}

/**
 * One payment of invoices for all of its screens, so that choices stay while a person goes back and forth between them.
 * The tab keeps the choices for a reload, until the payment is made. If the reload interrupts the payment itself, the
 * provider shows no screen until the store has said whether the payment was made, or the person discards it. The code
 * of its machine loads on demand.
 *
 * @example
 * <PaymentProvider port={api} ownerId={ownerId} historyHref="/payments" onPaid={({ id }) => show(id)}>
 *   {isReviewing ? <PaymentReview hrefs={hrefs} /> : <ChooseInvoices hrefs={hrefs} today="2026-11-25" />}
 * </PaymentProvider>
 */
export function PaymentProvider(props: PaymentProviderProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  const [isUnloaded, setUnloaded] = useState(false)
  if (isUnloaded) {
    return (
      <ErrorState title={text.unavailable} onRetry={() => setUnloaded(false)}>
        {text.unavailableBody}
      </ErrorState>
    )
  }
  return (
    <OnDemand load={() => import('./running-payment.js')} onUnloaded={() => setUnloaded(true)}>
      {({ RunningPayment }) => <RunningPayment key={props.ownerId} {...props} />}
    </OnDemand>
  )
}
