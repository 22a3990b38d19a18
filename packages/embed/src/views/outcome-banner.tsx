import type { CartEmitted } from '@gauze/machines/cart'
import { grantedText, refusalText } from '@gauze/ui/cart/addition-text'
import { Banner, type Tone } from '@gauze/ui/feedback/banner'
import type { EmbedMessages } from '../messages/embed.messages.js'

/** What the store made of an edit, and of which item, unit and quantity. */
export interface Outcome {
  readonly tone: Tone
  readonly message: string
  readonly detail?: string
}

type News<Type extends CartEmitted['type']> = Extract<CartEmitted, { readonly type: Type }>

/** The store lowered a quantity. */
export function adjustedOutcome({ requested, granted }: News<'cart.adjusted'>, { adjusted }: EmbedMessages): Outcome {
  return { tone: 'warning', message: adjusted, ...(requested && { detail: grantedText(requested, granted) }) }
}

/** The store refused an edit. */
export function rejectedOutcome({ operation, requested, message }: News<'line.rejected'>): Outcome {
  return { tone: 'danger', message, detail: refusalText(operation, requested) }
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
