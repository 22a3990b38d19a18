import { Button } from '@gauze/ui/actions/button'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { Banner } from '@gauze/ui/feedback/banner'
import { EmptyState } from '@gauze/ui/feedback/empty-state'
import { ErrorState } from '@gauze/ui/feedback/error-state'
import { useForm } from '@gauze/ui/forms/form'
import { useCart, useSession } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCurrentCheckout } from '../checkout/checkout-context.js'
import { CheckoutForm } from '../checkout/checkout-form.js'
import { CheckoutSkeleton } from '../checkout/checkout-skeleton.js'
import { CheckoutSummary } from '../checkout/checkout-summary.js'

const labels = {
  shipAddressId: 'Ship to',
  shipDate: 'Ship date',
  paymentMethod: 'Payment',
  poNum: 'PO number',
  billAddressId: 'Bill to',
  notes: 'Anything the warehouse or driver should know',
}

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
  const { view, retry, setForm, openReview, editDetails } = useCurrentCheckout()
  const { status } = useCart()
  const { isPunchout } = useSession()
  const navigate = useNavigate()
  const { step } = view
  const form = useForm({
    values: view.form,
    onChange: setForm,
    labels,
    fieldErrors: view.fieldErrors,
    onSubmit: openReview,
  })
  const { hasTried } = form

  useEffect(() => {
    // Wherever the shopper comes back from, the details can be edited; only the button leads on.
    if (step === 'failed' || (step === 'review' && !hasTried)) editDetails()
    else if (step === 'review' || step === 'placing') void navigate('/reviewOrder')
  }, [step, hasTried, editDetails, navigate])

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
    <form {...form.root} className="with-summary">
      <CheckoutForm form={form} />
      <CheckoutSummary>
        {view.message ? <Banner tone="danger">{view.message}</Banner> : null}
        <Button {...form.submit} size="l" isWide>
          Review order
        </Button>
        <LinkButton href="/cart" variant="plain" isWide>
          Back to cart
        </LinkButton>
      </CheckoutSummary>
    </form>
  )
}
