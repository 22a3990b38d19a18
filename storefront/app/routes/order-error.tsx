import { CheckoutFailure } from '@gauze/ui/checkout/checkout-steps'
import { useNavigate } from 'react-router-dom'
import { useSite } from '../data/use-site.js'

export function meta() {
  return [{ title: 'Problem with your order | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** The next steps after an order that could not be placed. */
export default function OrderError() {
  const { contact } = useSite()
  const navigate = useNavigate()
  return (
    <CheckoutFailure
      onRetry={() => void navigate('/reviewOrder')}
      onDetails={() => void navigate('/checkout')}
      help={
        <p className="muted">
          Does it keep failing? Call <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>,{' '}
          {contact.hoursTextShort}, and we will take the order by phone.
        </p>
      }
    />
  )
}
