import type { SalesOrderDetails } from '@gauze/contract'
import type { CheckoutForm } from '@gauze/machines/checkout'

const PLACE = 'gauze.checkout'

/** Saves the entries of a checkout in this tab, for one user in one account, until the order is placed. */
export function saveCheckoutDraft(ownerId: string, form: CheckoutForm): void {
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
  saveCheckoutDraft(ownerId, { shipAddressId, billAddressId, paymentMethod, poNum, notes, shipDate: null })
}

/**
 * Deletes the entries of a checkout that this tab has saved. Call it when a customer signs out.
 *
 * @example store.session.on('session.ended', forgetCheckoutDraft)
 */
export function forgetCheckoutDraft(): void {
  try {
    sessionStorage.removeItem(PLACE)
  } catch {
    // Without storage, nothing was saved.
  }
}

/** The entries that the owner made in this tab before a reload or a new sign-in. It deletes the entries of other owners. */
export function savedCheckoutDraft(ownerId: string): Partial<CheckoutForm> {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null')
    if (isRecord(saved) && saved.ownerId === ownerId && isRecord(saved.form)) return readForm(saved.form)
  } catch {
    // Without storage, and with entries that nobody can read, the form is empty.
  }
  forgetCheckoutDraft()
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
