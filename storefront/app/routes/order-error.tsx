import { CheckoutFailure } from '@gauze/ui/checkout/checkout-steps'
import { useNavigate } from 'react-router-dom'
import { type MetaLanguage, metaWords, useWords } from '../language/words.js'
import { privateMeta } from '../seo/private-meta.js'
import { CallUs } from '../shell/call-us.js'
import { orderErrorScreenMessages } from './order-error.messages.js'

export function meta({ matches }: MetaLanguage) {
  return privateMeta(metaWords(matches, 'orderErrorScreen', orderErrorScreenMessages).title)
}

/** The next steps after an order that could not be placed. */
export default function OrderError() {
  const text = useWords('orderErrorScreen', orderErrorScreenMessages)
  const navigate = useNavigate()
  return (
    <CheckoutFailure
      onRetry={() => void navigate('/reviewOrder')}
      onDetails={() => void navigate('/checkout')}
      help={
        <p className="muted">
          <CallUs>{text.help}</CallUs>
        </p>
      }
    />
  )
}
