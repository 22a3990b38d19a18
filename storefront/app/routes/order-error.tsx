import { Button } from '@gauze/ui/actions/button'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { Banner } from '@gauze/ui/feedback/banner'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCurrentCheckout } from '../checkout/checkout-context.js'
import { useSite } from '../shell/use-site.js'

export function meta() {
  return [{ title: 'Your order | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/**
 * The message when an order could not be placed, with what to do; without such an order, as from a bookmark, says that
 * there is none.
 */
export default function OrderError() {
  const { view } = useCurrentCheckout()
  // Trying again leaves `failed` before the review is in view.
  const [isFailed] = useState(view.step === 'failed')
  return <div className="narrow">{isFailed ? <FailedOrder /> : <NoFailedOrder />}</div>
}

function NoFailedOrder() {
  return (
    <>
      <PageHeading title="There is no failed order to show here" description="Your cart is as you left it." />
      <div className="actions">
        <LinkButton href="/checkout">Go to checkout</LinkButton>
        <LinkButton href="/cart" variant="quiet">
          Back to your cart
        </LinkButton>
      </div>
    </>
  )
}

function FailedOrder() {
  const { contact } = useSite()
  const { view, retry } = useCurrentCheckout()
  const navigate = useNavigate()
  const tryAgain = () => {
    retry()
    void navigate('/reviewOrder')
  }
  return (
    <>
      <PageHeading title="Your order was not placed" description="Your cart is as you left it." />
      {view.message ? <Banner tone="danger">{view.message}</Banner> : null}
      <div className="actions">
        {view.step === 'failed' ? <Button onClick={tryAgain}>Try again</Button> : null}
        <LinkButton href="/checkout" variant={view.step === 'failed' ? 'quiet' : 'primary'}>
          Change details
        </LinkButton>
        <LinkButton href="/cart" variant="quiet">
          Back to your cart
        </LinkButton>
      </div>
      <p className="muted">
        Does it keep failing? Call <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>,{' '}
        {contact.hoursTextShort}, and we will take the order by phone.
      </p>
    </>
  )
}
