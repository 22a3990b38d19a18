import type { PaymentChoice } from '@gauze/machines/payment'

const PLACE = 'gauze.payment'

/** Keeps the entries of a payment in this tab, for one user in one account, until it is made. */
export function keepChoice(ownerId: string, choice: PaymentChoice): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ ownerId, choice }))
  } catch {
    // Without storage, a reload empties the form.
  }
}

/**
 * Forgets the entries of a payment that this tab keeps. Call it when a customer signs out.
 *
 * @example store.session.on('session.ended', forgetPayment)
 */
export function forgetPayment(): void {
  try {
    sessionStorage.removeItem(PLACE)
  } catch {
    // Without storage, nothing was kept.
  }
}

/** The entries that the owner made in this tab before a reload. It forgets the entries of other owners. */
export function keptChoice(ownerId: string): Partial<PaymentChoice> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null')
    if (isRecord(kept) && kept.ownerId === ownerId && isRecord(kept.choice)) return readChoice(kept.choice)
  } catch {
    // Without storage, and with entries that nobody can read, the form is empty.
  }
  forgetPayment()
  return {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Typed uses of credits are not kept: they are calculated anew from what is still open. */
function readChoice({ amounts, credits, cardId, memo }: Record<string, unknown>): Partial<PaymentChoice> {
  const texts = isRecord(amounts) ? Object.entries(amounts) : []
  return {
    amounts: Object.fromEntries(
      texts.flatMap(([id, text]) => (/^\d+$/.test(id) && typeof text === 'string' ? [[id, text]] : [])),
    ),
    credits: Array.isArray(credits) ? credits.filter((key) => typeof key === 'string') : [],
    cardId: Number.isInteger(cardId) ? Number(cardId) : null,
    memo: typeof memo === 'string' ? memo : '',
  }
}
