import { CheckoutReview } from '@gauze/ui/checkout/checkout-steps'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useNavigate } from 'react-router-dom'

export function meta() {
  return [{ title: 'Review your order | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** The whole order once more, and the button that places it. */
export default function ReviewOrder() {
  const navigate = useNavigate()
  return (
    <>
      <PageHeading title="Review your order" />
      <CheckoutReview onDetails={({ reason }) => void navigate('/checkout', { replace: reason === 'empty' })} />
    </>
  )
}
