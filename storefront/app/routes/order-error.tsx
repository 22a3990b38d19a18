import { Button } from '@gauze/ui/actions/button'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { Banner } from '@gauze/ui/feedback/banner'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useNavigate } from 'react-router-dom'
import { useCurrentCheckout } from '../checkout/checkout-context.js'
import { useSite } from '../shell/use-site.js'

export const meta = () => [{ title: 'Your order was not placed | Gauze' }, { name: 'robots', content: 'noindex' }]

/** What is said when an order could not be placed, and what to do. */
export default function OrderError() {
  const { contact } = useSite()
  const { view, retry } = useCurrentCheckout()
  const navigate = useNavigate()
  const tryAgain = () => {
    retry()
    void navigate('/reviewOrder')
  }
  return (
    <div className="narrow">
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
    </div>
  )
}
