import { CheckoutReview } from '@gauze/ui/checkout/checkout-steps'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useNavigate } from 'react-router-dom'
import { type MetaLanguage, metaWords, useWords } from '../language/words.js'
import { privateMeta } from '../seo/private-meta.js'
import { reviewScreenMessages } from './review-order.messages.js'

export function meta({ matches }: MetaLanguage) {
  return privateMeta(metaWords(matches, 'reviewScreen', reviewScreenMessages).title)
}

/** The whole order once more, and the button that places it. */
export default function ReviewOrder() {
  const navigate = useNavigate()
  return (
    <>
      <PageHeading title={useWords('reviewScreen', reviewScreenMessages).title} />
      <CheckoutReview onDetails={({ reason }) => void navigate('/checkout', { replace: reason === 'empty' })} />
    </>
  )
}
