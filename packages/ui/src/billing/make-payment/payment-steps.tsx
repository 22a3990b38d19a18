'use client'
import { useMessages } from '../../messages/index.js'
import { makePaymentMessages } from './make-payment.messages.js'

/** The steps of a payment. */
export type PaymentStep = 'choose' | 'method' | 'review' | 'done'

const order = ['choose', 'method', 'review', 'done'] as const

/** The steps of a payment as a list, with the current one marked. */
export function PaymentSteps({ current }: { current: PaymentStep }) {
  const text = useMessages('makePayment', makePaymentMessages)
  const names = { choose: text.stepChoose, method: text.stepMethod, review: text.stepReview, done: text.stepDone }
  const at = order.indexOf(current)
  return (
    <ol aria-label={text.steps} className="gz-payment-steps">
      {order.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} data-done={index < at || undefined}>
          <span data-slot="number" aria-hidden="true">
            {index < at ? '✓' : index + 1}
          </span>
          <span data-slot="name">{names[step]}</span>
          {index < at ? <span className="gz-visually-hidden"> {text.done}</span> : null}
        </li>
      ))}
    </ol>
  )
}
