import type { PaymentChoice, PendingPayment, TypedUse } from '@gauze/machines/billing'
import { isRecord, savedDraft } from '../../internal/saved-draft.js'

/** The entries of a payment that a tab has saved. */
export interface PaymentDraft {
  readonly choice: Partial<PaymentChoice>
  /** The request to pay whose answer did not come before the reload. */
  readonly pending: PendingPayment | null
}

/** The entries and the pending request of a payment, until it is made. */
export const paymentDraft = savedDraft<PaymentDraft>('payment', (saved) => {
  const { choice, pending } = isRecord(saved) ? saved : {}
  return { choice: isRecord(choice) ? readChoice(choice) : {}, pending: isPending(pending) ? pending : null }
})

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
