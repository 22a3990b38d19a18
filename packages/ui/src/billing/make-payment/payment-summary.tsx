'use client'
import type { ReactNode } from 'react'
import { Banner } from '../../feedback/banner/index.js'
import { useFormats } from '../../formats/index.js'
import { useMessages } from '../../messages/index.js'
import { makePaymentMessages } from './make-payment.messages.js'
import { useCurrentPayment } from './payment-context.js'

/**
 * The sum of the choices, whether the person may pay that at once, and the next step below. A changed sum is announced.
 */
export function PaymentSummary({ children }: { children: ReactNode }) {
  const text = useMessages('makePayment', makePaymentMessages)
  const { money, number } = useFormats()
  const { choice, plan, limit, isAboveLimit } = useCurrentPayment()
  const { allocation, fee, total } = plan
  const hasAmounts = Object.keys(choice.amounts).length > 0
  const used = allocation?.credits.filter((credit) => credit.used > 0).length ?? 0
  return (
    <section aria-label={text.summary} className="gz-panel gz-summary gz-payment-summary">
      <h2>{text.summary}</h2>
      {allocation ? (
        <dl>
          <div>
            <dt>{text.invoiceCount(number(allocation.invoices.length))}</dt>
            <dd className="gz-num">{money(allocation.applied)}</dd>
          </div>
          {used > 0 ? (
            <div>
              <dt>{text.creditCount(number(used))}</dt>
              <dd className="gz-num">−{money(allocation.credited)}</dd>
            </div>
          ) : null}
          {fee > 0 ? (
            <div>
              <dt>{text.fee}</dt>
              <dd className="gz-num">{money(fee)}</dd>
            </div>
          ) : null}
          <div data-slot="total">
            <dt>{text.toCharge}</dt>
            <dd className="gz-num">{money(total)}</dd>
          </div>
        </dl>
      ) : (
        <p data-slot="none">{hasAmounts ? text.mend : text.noneChosen}</p>
      )}
      <p role="status" className="gz-visually-hidden">
        {allocation ? `${text.toCharge}: ${money(total)}` : null}
        {!allocation && hasAmounts ? text.mend : null}
      </p>
      {limit !== null && isAboveLimit ? (
        <Banner tone="warning" title={text.aboveLimit(money(limit))}>
          {text.aboveLimitBody}
        </Banner>
      ) : null}
      {children}
    </section>
  )
}
