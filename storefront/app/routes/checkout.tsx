import { Button } from '@gauze/ui/actions/button'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { Banner } from '@gauze/ui/feedback/banner'
import { EmptyState } from '@gauze/ui/feedback/empty-state'
import { ErrorState } from '@gauze/ui/feedback/error-state'
import { useCart, useSession } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCurrentCheckout } from '../checkout/checkout-context.js'
import { CheckoutForm } from '../checkout/checkout-form.js'
import { CheckoutSkeleton } from '../checkout/checkout-skeleton.js'
import { CheckoutSummary } from '../checkout/checkout-summary.js'

/** The first screen of the checkout: delivery and payment (CHK-01). */
export default function Checkout() {
  return (
    <>
      <PageHeading
        title="Checkout"
        description="Delivery and payment. You see everything once more before you order."
      />
      <CheckoutStep />
    </>
  )
}

function CheckoutStep() {
  const { view, retry, openReview, editDetails } = useCurrentCheckout()
  const { status } = useCart()
  const { isPunchout } = useSession()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  const { step } = view

  useEffect(() => {
    // Wherever the shopper comes back from, the details can be edited; only the button leads on.
    if (step === 'failed' || (step === 'review' && attempt === 0)) editDetails()
    else if (step === 'review' || step === 'placing') void navigate('/reviewOrder')
  }, [step, attempt, editDetails, navigate])

  if (isPunchout) {
    return (
      <div className="gz-panel">
        <EmptyState
          title="Finish in your procurement system"
          actions={<LinkButton href="/cart">Back to cart</LinkButton>}
        >
          Orders of this session are placed in your procurement system. Return there to finish.
        </EmptyState>
      </div>
    )
  }
  if (step === 'loading') return <CheckoutSkeleton />
  if (step === 'unavailable')
    return (
      <ErrorState title="The checkout did not load" onRetry={retry}>
        {view.message}
      </ErrorState>
    )
  if (status === 'empty') {
    return (
      <div className="gz-panel">
        <EmptyState title="Your cart is empty" actions={<LinkButton href="/products/1">Browse products</LinkButton>}>
          Add something to it, then come back to check out.
        </EmptyState>
      </div>
    )
  }
  return (
    <form
      className="with-summary"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAttempt(attempt + 1)
        openReview()
      }}
    >
      <CheckoutForm attempt={attempt} />
      <CheckoutSummary>
        {view.message ? <Banner tone="danger">{view.message}</Banner> : null}
        <Button type="submit" size="l" isWide>
          Review order
        </Button>
        <LinkButton href="/cart" variant="plain" isWide>
          Back to cart
        </LinkButton>
      </CheckoutSummary>
    </form>
  )
}
