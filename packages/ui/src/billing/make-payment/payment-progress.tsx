import { useEffect, useId, useRef } from 'react'
import { Loader } from '../../feedback/loader/index.js'
import { useMessages } from '../../messages/index.js'
import { makePaymentMessages } from './make-payment.messages.js'

/** Says that a payment is being made, on a screen where it cannot be changed. */
export function PaymentProgress({ isFocused = false }: { isFocused?: boolean }) {
  const text = useMessages('makePayment', makePaymentMessages)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [isFocused])
  return (
    <section className="gz-payment-news" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {text.beingMade}
      </h2>
      <Loader kind="payment" />
    </section>
  )
}
