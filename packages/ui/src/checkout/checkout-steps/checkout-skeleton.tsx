'use client'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { useMessages } from '../../messages/index.js'
import { checkoutStepsMessages } from './checkout-steps.messages.js'

/** The outline of a screen of the checkout while it loads. */
export function CheckoutSkeleton() {
  const text = useMessages('checkoutSteps', checkoutStepsMessages)
  return (
    <div className="gz-with-summary">
      <p className="gz-visually-hidden" role="status">
        {text.loading}
      </p>
      <Skeleton height="28rem" shape="box" />
      <Skeleton height="16rem" shape="box" />
    </div>
  )
}
