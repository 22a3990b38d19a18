'use client'
import { useEffect, useEffectEvent } from 'react'
import { LinkButton } from '../../actions/link-button/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { useMessages } from '../../messages/index.js'
import { makePaymentMessages } from './make-payment.messages.js'
import type { PaymentScreenProps } from './make-payment.types.js'
import { PaymentMeans, type PaymentMeansProps } from './payment-means.js'
import { PaymentProgress } from './payment-progress.js'
import { useCurrentPayment } from './payment-provider.js'
import { PaymentSteps } from './payment-steps.js'
import { PaymentSummary } from './payment-summary.js'
import { UnknownPayment } from './unknown-payment.js'

export interface PaymentMethodProps extends PaymentScreenProps, PaymentMeansProps {
  /** Called when there is nothing to choose here: no invoice is chosen. Show `ChooseInvoices`. */
  onIncomplete: () => void
}

/**
 * The second screen of a payment: the card or bank account that pays the rest after the credits, and the fee of each
 * before it is chosen. While a payment is being made, it says so in place of the form.
 *
 * @throws Error outside a `PaymentProvider`.
 */
export function PaymentMethodChoice({ hrefs, onIncomplete, ...means }: PaymentMethodProps) {
  const text = useMessages('makePayment', makePaymentMessages)
  const { stage, choice, plan, set, canPay } = useCurrentPayment()
  const isIncomplete = plan.allocation === null
  const leave = useEffectEvent(onIncomplete)
  useEffect(() => {
    if (isIncomplete) leave()
  }, [isIncomplete])
  if (isIncomplete) return null
  if (stage !== 'open' && stage !== 'loading') {
    return (
      <>
        <PaymentSteps current="review" />
        <UnknownPayment />
        {stage === 'undecided' ? null : <PaymentProgress />}
      </>
    )
  }
  return (
    <>
      <PaymentSteps current="method" />
      <div className="gz-with-summary gz-payment">
        <div data-slot="choices">
          <section className="gz-panel" data-slot="method" aria-label={text.method}>
            {plan.needsMethod ? <PaymentMeans {...means} /> : <p>{text.creditsOnly}</p>}
            <TextField
              label={text.memo}
              help={text.memoHelp}
              maxLength={200}
              value={choice.memo}
              onChange={(event) => set({ memo: event.currentTarget.value })}
            />
          </section>
        </div>
        <PaymentSummary>
          {canPay ? (
            <LinkButton href={hrefs.review} size="l" isWide>
              {text.toReview}
            </LinkButton>
          ) : null}
          <LinkButton href={hrefs.create} variant="plain" isWide>
            {text.changeInvoices}
          </LinkButton>
        </PaymentSummary>
      </div>
    </>
  )
}
