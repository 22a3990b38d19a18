import { accountPayment } from '../account-payment.js'
import type { BankAccountDecision, CaptureOutcome, CardDecision, PaymentDecision, PaymentPort } from '../ports.types.js'
import type { ProviderTokens } from './card-tokens.js'
import { cardTypes } from './test-cards.js'

/** Never answers, as a provider that is down. */
function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

/**
 * Saves test cards and test bank accounts that were typed into the frames of this machine's own provider, and pays with
 * them: no money moves, but the bank days of a debit pass. Others pay as with `accountPayment`.
 * @param tokens of the server of the frames
 * @param fieldsUrl the origin of the frames; null where nobody adds any
 */
export function developmentPayment({ cards, bankAccounts }: ProviderTokens, fieldsUrl: string | null): PaymentPort {
  const fields = fieldsUrl === null ? null : ({ kind: 'frames', url: fieldsUrl } as const)
  return {
    ...accountPayment,
    cardEntry: fields === null ? null : { types: cardTypes, fields },
    bankEntry: { fields },
    saveCard: async ({ token }, signal): Promise<CardDecision> => {
      const card = cards.read(token)
      if (card === null) return { isSaved: false, reason: 'This card could not be read. Enter it again.' }
      if (card.behavior === 'silent') return silence(signal)
      if (card.behavior === 'refused') {
        return { isSaved: false, reason: `The bank refused the card ending in ${card.last4}. Use another card.` }
      }
      const { brand, last4, expMonth, expYear } = card
      return { isSaved: true, token, brand, last4, expMonth, expYear }
    },
    saveBankAccount: async ({ token }): Promise<BankAccountDecision> => {
      const account = bankAccounts.read(token)
      if (account === null) return { isSaved: false, reason: 'This bank account could not be read. Enter it again.' }
      const { bankName, behavior, last4 } = account
      if (behavior !== 'refused') return { isSaved: true, token, bankName, last4 }
      const reason = `${bankName} has closed the account ending in ${last4}. Use another account.`
      return { isSaved: false, reason }
    },
    authorize: async ({ means }): Promise<PaymentDecision> => {
      const card = means.kind === 'card' ? cards.read(means.token) : null
      if (card?.behavior !== 'declined') return { isAccepted: true }
      const reason = `The card ending in ${card.last4} was declined. Choose another way to pay, and try again.`
      return { isAccepted: false, reason }
    },
    capture: async (payment, signal): Promise<CaptureOutcome> => {
      const outcome = await accountPayment.capture(payment, signal)
      const account = payment.means.kind === 'bank' ? bankAccounts.read(payment.means.token) : null
      if (outcome === 'pending' || account?.behavior !== 'returned') return outcome
      return { isSettled: false, reason: `The account ending in ${account.last4} has insufficient funds.` }
    },
  }
}
