'use client'
import { type ReactNode, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { instead } from '../../internal/instead.js'
import { Part } from '../../internal/part.js'
import { useMessages } from '../../messages/index.js'
import { PageHeading } from '../../navigation/page-heading/index.js'
import { useRoutes } from '../../routes/index.js'
import { useCurrentCheckout } from './checkout-provider.js'
import { type CheckoutStepsMessages, checkoutStepsMessages } from './checkout-steps.messages.js'
import type { CheckoutScreenProps } from './checkout-steps.types.js'

export interface CheckoutFailureProps extends CheckoutScreenProps {
  /** The order is placed once more: show `CheckoutReview`. */
  onRetry: () => void
  /** Something is to be changed: show `CheckoutDetails`. */
  onDetails: () => void
  /** The contact for an order that keeps failing, such as a phone number. */
  help?: ReactNode
  messages?: Partial<CheckoutStepsMessages>
}

/**
 * Gives the reason why the order could not be placed, and the next steps, with the heading of its page. Without a
 * failed order, such as after following a bookmark, it says that there is none.
 *
 * @throws Error outside a `CheckoutProvider`.
 */
export function CheckoutFailure({ onRetry, onDetails, help, messages, ...props }: CheckoutFailureProps) {
  const text = useMessages('checkoutSteps', checkoutStepsMessages, messages)
  const routes = useRoutes()
  const { view, retry } = useCurrentCheckout()
  // Trying again leaves `failed` before the review is in view.
  const [hasFailed] = useState(view.step === 'failed')
  const canRetry = view.step === 'failed'
  const tryAgain = () => {
    retry()
    onRetry()
  }
  return (
    <Part {...props} slot="root" state={{ step: view.step }} base="gz-checkout-failure" data-step={view.step}>
      <PageHeading title={hasFailed ? text.failed : text.notFailed} description={text.cartKept} />
      {hasFailed && view.message ? <Banner tone="danger">{view.message}</Banner> : null}
      <div data-slot="actions">
        {canRetry ? <Button onClick={tryAgain}>{text.tryAgain}</Button> : null}
        <LinkButton href={routes.checkout} variant={canRetry ? 'quiet' : 'primary'} onClick={instead(onDetails)}>
          {hasFailed ? text.changeDetails : text.toCheckout}
        </LinkButton>
        <LinkButton href={routes.cart} variant="quiet">
          {text.backToYourCart}
        </LinkButton>
      </div>
      {hasFailed ? help : null}
    </Part>
  )
}
