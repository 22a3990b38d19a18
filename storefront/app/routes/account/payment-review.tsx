import { PaymentReview } from '@gauze/ui/billing/make-payment'
import { useNavigate } from 'react-router-dom'
import { AccountHeading } from '../../account/account-heading.js'
import { paymentHrefs } from '../../account/payment-hrefs.js'

export function meta() {
  return [{ title: 'Review the payment | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** Shows the payment once more, and makes it. */
export default function PaymentReviewPage() {
  const navigate = useNavigate()
  return (
    <>
      <AccountHeading page="payment/review" isStep />
      <PaymentReview hrefs={paymentHrefs} onIncomplete={() => void navigate(paymentHrefs.create, { replace: true })} />
    </>
  )
}
