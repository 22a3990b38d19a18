import type { CartEmitted } from '@gauze/machines/cart'
import { grantedText, refusalText } from '@gauze/ui/cart/cart-news'
import { Banner, type Tone } from '@gauze/ui/feedback/banner'
import type { EmbedStore } from '../store/embed-store.js'

/** The store's answer to an edit, with the item, unit and quantity of the edit. */
export interface Outcome {
  readonly tone: Tone
  readonly message: string
  readonly detail?: string
}

type News<Type extends CartEmitted['type']> = Extract<CartEmitted, { readonly type: Type }>

/** The store lowered a quantity. */
export function adjustedOutcome({ requested, granted }: News<'cart.adjusted'>, { text, news }: EmbedStore): Outcome {
  return {
    tone: 'warning',
    message: text.adjusted,
    ...(requested && { detail: grantedText(requested, granted, news) }),
  }
}

/** The store refused an edit. */
export function rejectedOutcome(
  { operation, requested, reason }: News<'line.rejected'>,
  { news, failureText }: EmbedStore,
): Outcome {
  return { tone: 'danger', message: failureText(reason), detail: refusalText(operation, requested, news) }
}

/** Shows an outcome. */
export function OutcomeBanner({ outcome: { tone, message, detail } }: { outcome: Outcome }) {
  return detail ? (
    <Banner tone={tone} title={message}>
      {detail}
    </Banner>
  ) : (
    <Banner tone={tone}>{message}</Banner>
  )
}
