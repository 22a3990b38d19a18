import type { OfferedAddress, OrderConfirmation, PaymentMethod } from '@gauze/contract'
import { type Cents, cents, centsFromDollars } from '@gauze/rules'
import type { SnapshotFrom } from 'xstate'
import type { Reason } from '../port/index.js'
import type { checkoutMachine } from './checkout.machine.js'
import { canPlace, mayPayOnTerms, summarize } from './checkout.rules.js'
import type { CartChange, CheckoutContext, CheckoutForm, CheckoutSummary, NeededApproval } from './checkout.types.js'

type State = SnapshotFrom<typeof checkoutMachine>

/** The steps a shopper sees. */
export type CheckoutStep =
  | 'loading'
  | 'unavailable'
  | 'details'
  | 'review'
  | 'placing'
  | 'unconfirmed'
  | 'placed'
  | 'failed'

/** The payment choices of a company. */
export interface PaymentChoices {
  /** Null without terms. The balance is in dollars, and null for a shopper who may not see prices. */
  readonly terms: { readonly label: string | null; readonly availableBalance: number | null } | null
  /** Null if the company may not pay by card. */
  readonly cards: readonly PaymentMethod[] | null
}

/** Returns the step to show. */
export function selectStep(state: State): CheckoutStep {
  if (state.matches('unavailable')) return 'unavailable'
  if (state.matches('placing')) return 'placing'
  if (state.matches('unconfirmed')) return 'unconfirmed'
  if (state.matches('placed')) return 'placed'
  if (state.matches('failed')) return 'failed'
  if (state.matches({ open: { step: 'review' } })) return 'review'
  return state.matches('open') ? 'details' : 'loading'
}

/** Returns the shopper's entries. */
export function selectForm(state: State): CheckoutForm {
  return state.context.form
}

/** Missing or invalid fields, by field: from the form, or from the server's refusal. */
export function selectFieldErrors(state: State): CheckoutContext['fieldErrors'] {
  return state.context.fieldErrors
}

/** Returns the ship-to addresses. An address that may not receive this cart has the reason in `withheldReason`. */
export function selectShipToChoices(state: State): readonly OfferedAddress[] {
  return state.context.choices?.addresses ?? []
}

/** Returns the payment choices; `null` while they are loading. */
export function selectPaymentChoices(state: State): PaymentChoices | null {
  const { choices } = state.context
  if (!choices) return null
  const { terms, availableBalance } = choices.payment
  return {
    terms: mayPayOnTerms(choices) ? { label: terms, availableBalance } : null,
    cards: choices.paymentTypes.includes('card') ? choices.cards : null,
  }
}

/** The part of the total above the available credit, in cents; `null` for an order within it or not on terms. */
export function selectAboveCredit(state: State): Cents | null {
  const { terms } = selectPaymentChoices(state) ?? { terms: null }
  const { total } = summarize(state.context)
  const isOnTerms = state.context.form.paymentMethod === 'terms'
  if (!isOnTerms || terms === null || terms.availableBalance === null || typeof total !== 'number') return null
  const above = total - centsFromDollars(terms.availableBalance)
  return above > 0 ? cents(above) : null
}

/** The days, YYYY-MM-DD, on which the order can leave for its ship-to address. */
export function selectShipDates(state: State): readonly string[] {
  return state.context.quote?.shipDates ?? []
}

/** Until when, HH:MM in America/New_York, an order leaves on the same day; `null` while not known. */
export function selectCutoffTime(state: State): string | null {
  return state.context.quote?.cutoffTime ?? null
}

/** The order's amounts, in cents. */
export function selectSummary(state: State): CheckoutSummary {
  return summarize(state.context)
}

/** The approval that the order needs; `null` if it needs none, or while its total is not known. */
export function selectApproval(state: State): NeededApproval | null {
  const threshold = state.context.choices?.payment.approvalThreshold ?? null
  const { total } = summarize(state.context)
  if (threshold === null || typeof total !== 'number') return null
  const limit = centsFromDollars(threshold)
  return total > limit ? { limit, above: cents(total - limit) } : null
}

/** Returns true if the order can be placed as shown. */
export function selectCanPlace(state: State): boolean {
  return selectStep(state) === 'review' && canPlace(state.context)
}

/** The changes since the shopper last saw it, to show before the order is placed again. */
export function selectCartChanges(state: State): readonly CartChange[] {
  return state.context.changes
}

/** Why the last step did not work; `null` when nothing is wrong. */
export function selectFailure(state: State): Reason | null {
  return state.context.failure
}

/** The order that was placed; `null` before. */
export function selectConfirmation(state: State): OrderConfirmation | null {
  return state.context.placed?.orderConfirmation ?? null
}
