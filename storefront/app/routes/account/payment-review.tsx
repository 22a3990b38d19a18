import { PaymentReview } from '@gauze/ui/billing/make-payment'
import { useNavigate } from 'react-router-dom'
import { AccountHeading } from '../../account/account-heading.js'
import { accountMeta } from '../../account/account-meta.js'
import { paymentHrefs } from '../../account/payment-hrefs.js'
import type { MetaLanguage } from '../../language/words.js'

export function meta({ matches }: MetaLanguage) {
  return accountMeta(matches, 'payment/review', 'description')
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
