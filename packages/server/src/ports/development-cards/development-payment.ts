import { accountPayment } from '../account-payment.js'
import type { CardDecision, PaymentDecision, PaymentPort } from '../ports.types.js'
import type { CardTokens } from './card-tokens.js'
import { cardTypes } from './test-cards.js'

/** Never answers, as a provider that is down. */
function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

/**
 * Saves test cards that were typed into the frames of this machine's own provider, and pays with them: no money moves.
 * Other cards pay as with `accountPayment`.
 * @param tokens of the server of the frames
 * @param fieldsUrl the origin of the frames; null where nobody adds cards
 */
export function developmentPayment(tokens: CardTokens, fieldsUrl: string | null): PaymentPort {
  return {
    ...accountPayment,
    cardEntry: fieldsUrl === null ? null : { types: cardTypes, fields: { kind: 'frames', url: fieldsUrl } },
    saveCard: async ({ token }, signal): Promise<CardDecision> => {
      const card = tokens.read(token)
      if (card === null) return { isSaved: false, reason: 'This card could not be read. Enter it again.' }
      if (card.behavior === 'silent') return silence(signal)
      if (card.behavior === 'refused') {
        return { isSaved: false, reason: `The bank refused the card ending in ${card.last4}. Use another card.` }
      }
      const { brand, last4, expMonth, expYear } = card
      return { isSaved: true, token, brand, last4, expMonth, expYear }
    },
    authorize: async ({ means }): Promise<PaymentDecision> => {
      const card = means.kind === 'card' ? tokens.read(means.token) : null
      if (card?.behavior !== 'declined') return { isAccepted: true }
      const reason = `The card ending in ${card.last4} was declined. Choose another way to pay, and place the order again.`
      return { isAccepted: false, reason }
    },
  }
}
