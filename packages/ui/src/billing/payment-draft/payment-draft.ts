import type { PaymentChoice, PendingPayment, TypedUse } from '@gauze/machines/billing'
import { isRecord, tabStore } from '../../internal/tab-store.js'

/** The entries of a payment that a tab has saved. */
export interface PaymentDraft {
  readonly choice: Partial<PaymentChoice>
  /** The request to pay whose answer did not come before the reload. */
  readonly pending: PendingPayment | null
}

const store = tabStore('gauze.payment')

/** Saves the entries and the pending request of a payment in this tab, for one user in one account, until it is made. */
export function savePaymentDraft(ownerId: string, payment: PaymentDraft): void {
  store.save(ownerId, payment)
}

/**
 * Deletes the payment that this tab has saved. Call it when a customer signs out.
 *
 * @example store.session.on('session.ended', forgetPaymentDraft)
 */
export function forgetPaymentDraft(): void {
  store.forget()
}

/** The payment that the owner began in this tab before a reload. It deletes the payments of other owners. */
export function savedPaymentDraft(ownerId: string): PaymentDraft {
  const { choice, pending } = store.read(ownerId) ?? {}
  return { choice: isRecord(choice) ? readChoice(choice) : {}, pending: isPending(pending) ? pending : null }
}

/** The server checks the order again, as it checks each request. */
function isPending(value: unknown): value is PendingPayment {
  return (
    isRecord(value) &&
    typeof value.idempotencyKey === 'string' &&
    isRecord(value.order) &&
    Array.isArray(value.order.invoices) &&
    typeof value.order.expectedTotal === 'number'
  )
}

function isTypedUse(value: unknown): value is TypedUse {
  return (
    isRecord(value) &&
    Number.isInteger(value.invoiceId) &&
    (value.kind === 'creditMemo' || value.kind === 'payment') &&
    Number.isInteger(value.creditId) &&
    typeof value.amount === 'string'
  )
}

/** Uses of credits by hand are read all or none: a part of them would be a choice that nobody made. */
function readChoice({
  amounts,
  credits,
  uses,
  cardId,
  bankAccountId,
  memo,
}: Record<string, unknown>): Partial<PaymentChoice> {
  const texts = isRecord(amounts) ? Object.entries(amounts) : []
  return {
    amounts: Object.fromEntries(
      texts.flatMap(([id, text]) => (/^\d+$/.test(id) && typeof text === 'string' ? [[id, text]] : [])),
    ),
    credits: Array.isArray(credits) ? credits.filter((key) => typeof key === 'string') : [],
    uses: Array.isArray(uses) && uses.every(isTypedUse) ? uses : null,
    cardId: Number.isInteger(cardId) ? Number(cardId) : null,
    bankAccountId: Number.isInteger(bankAccountId) ? Number(bankAccountId) : null,
    memo: typeof memo === 'string' ? memo : '',
  }
}
