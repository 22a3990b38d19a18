import type { SalesOrderDetails } from '@gauze/contract'
import type { CheckoutForm } from '@gauze/machines/checkout'

const PLACE = 'gauze.checkout'

/** Keeps the entries of a checkout in this tab, for one user in one account, until the order is placed. */
export function keepForm(ownerId: string, form: CheckoutForm): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ ownerId, form }))
  } catch {
    // Without storage, a reload empties the form.
  }
}

/**
 * Fills the next checkout in this tab with the addresses, the payment and the texts of an order, in place of earlier
 * entries. The ship date is chosen anew, because the day may be over.
 *
 * @param ownerId the owner of the cart: `ownerId` of `useSession`
 * @example fillCheckout(ownerId, rejectedOrder)
 */
export function fillCheckout(ownerId: string, order: SalesOrderDetails): void {
  const { shipAddressId, billAddressId, paymentMethodId: paymentMethod, poNum, notes } = order
  keepForm(ownerId, { shipAddressId, billAddressId, paymentMethod, poNum, notes, shipDate: null })
}

/**
 * Forgets the entries of a checkout that this tab keeps. Call it when a customer signs out.
 *
 * @example store.session.on('session.ended', forgetCheckout)
 */
export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(PLACE)
  } catch {
    // Without storage, nothing was kept.
  }
}

/** The entries that the owner made in this tab before a reload or a new sign-in. It forgets the entries of other owners. */
export function keptForm(ownerId: string): Partial<CheckoutForm> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null')
    if (isRecord(kept) && kept.ownerId === ownerId && isRecord(kept.form)) return readForm(kept.form)
  } catch {
    // Without storage, and with entries that nobody can read, the form is empty.
  }
  forgetCheckout()
  return {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function readForm(form: Record<string, unknown>): CheckoutForm {
  const id = (value: unknown) => (Number.isInteger(value) ? Number(value) : null)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    shipAddressId: id(form.shipAddressId),
    shipDate: text(form.shipDate) || null,
    paymentMethod: form.paymentMethod === 'terms' ? 'terms' : id(form.paymentMethod),
    poNum: text(form.poNum),
    billAddressId: id(form.billAddressId),
    notes: text(form.notes),
  }
}
