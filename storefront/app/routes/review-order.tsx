import type { OfferedAddress } from '@gauze/contract'
import { Button } from '@gauze/ui/actions/button'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { OrderReview } from '@gauze/ui/checkout/order-review'
import { Banner } from '@gauze/ui/feedback/banner'
import { Loader } from '@gauze/ui/feedback/loader'
import { useDateFormat } from '@gauze/ui/formats'
import { useCart } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { CartChanges } from '../checkout/changes.js'
import { useCurrentCheckout } from '../checkout/checkout-context.js'
import { CheckoutSkeleton } from '../checkout/checkout-skeleton.js'
import { CheckoutSummary } from '../checkout/checkout-summary.js'

export function meta() {
  return [{ title: 'Review your order | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** The whole order once more, and the button that places it. */
export default function ReviewOrder() {
  return (
    <>
      <PageHeading title="Review your order" />
      <ReviewStep />
    </>
  )
}

function ReviewStep() {
  const { view, placeOrder, retry } = useCurrentCheckout()
  const { cart } = useCart()
  const date = useDateFormat()
  const navigate = useNavigate()
  const { step, form, shipToChoices, paymentChoices } = view

  useEffect(() => {
    // After a reload nothing is filled in, so there is nothing to review.
    if (step === 'details' || step === 'unavailable') void navigate('/checkout', { replace: true })
  }, [step, navigate])

  if (step === 'loading' || step === 'details' || step === 'unavailable') return <CheckoutSkeleton />
  const isPlacing = step === 'placing' || step === 'unconfirmed' || step === 'placed'
  const shipTo = shipToChoices.find(({ id }) => id === form.shipAddressId)
  const billTo = shipToChoices.find(({ id }) => id === form.billAddressId)
  const card =
    paymentChoices?.kind === 'cards' ? paymentChoices.cards.find(({ id }) => id === form.paymentMethod) : undefined
  const payment = card
    ? `${card.brand} ending in ${card.last4}`
    : paymentChoices?.kind === 'terms'
      ? `On terms${paymentChoices.terms ? `, ${paymentChoices.terms}` : ''}`
      : '–'
  return (
    <>
      <CartChanges changes={view.cartChanges} />
      {step === 'unconfirmed' ? (
        <Banner
          tone="warning"
          title="We have not heard back yet."
          actions={
            <Button size="s" variant="quiet" onClick={retry}>
              Ask again now
            </Button>
          }
        >
          We keep asking, and your order is placed only once.
        </Banner>
      ) : null}
      <div className="with-summary">
        <OrderReview
          lines={cart.lines}
          sections={[
            { title: 'Ship to', content: <AddressText address={shipTo} />, editHref: '/checkout' },
            { title: 'Bill to', content: <AddressText address={billTo} />, editHref: '/checkout' },
            {
              title: 'Payment',
              content: form.poNum ? `${payment}, PO number ${form.poNum}` : payment,
              editHref: '/checkout',
            },
            {
              title: 'Ship date',
              content: form.shipDate ? date(form.shipDate) : 'As soon as possible',
              editHref: '/checkout',
            },
            ...(form.notes ? [{ title: 'Notes', content: form.notes, editHref: '/checkout' }] : []),
          ]}
        />
        <CheckoutSummary>
          {view.message ? <Banner tone="danger">{view.message}</Banner> : null}
          <Button size="l" isWide isPending={isPlacing} disabled={!isPlacing && !view.canPlace} onClick={placeOrder}>
            Place order
          </Button>
          {isPlacing ? (
            <Loader kind={card ? 'payment' : 'order'} />
          ) : (
            <LinkButton href="/checkout" variant="plain" isWide>
              Change details
            </LinkButton>
          )}
        </CheckoutSummary>
      </div>
    </>
  )
}

function AddressText({ address }: { address: OfferedAddress | undefined }) {
  if (!address) return '–'
  const { label, attention, line1, line2, city, state, zip } = address
  return (
    <>
      <strong>{label}</strong>
      {[attention, line1, line2, `${city}, ${state} ${zip}`].filter(Boolean).map((line) => (
        <span key={line} className="address-line">
          {line}
        </span>
      ))}
    </>
  )
}
