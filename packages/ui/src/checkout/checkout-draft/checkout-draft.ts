import type { SalesOrderDetails } from '@gauze/contract'
import type { CheckoutForm } from '@gauze/machines/checkout'
import { isRecord, savedDraft } from '../../internal/saved-draft.js'

/** The entries of a checkout, until the order is placed. */
export const checkoutDraft = savedDraft<Partial<CheckoutForm>>('checkout', (saved) =>
  isRecord(saved) ? readForm(saved) : {},
)

/**
 * Fills the next checkout in this tab with the addresses, the payment and the texts of an order, in place of earlier
 * entries. The ship date is chosen anew, because the day may be over.
 *
 * @param ownerId the owner of the cart: `ownerId` of `useSession`
 * @example fillCheckout(ownerId, rejectedOrder)
 */
export function fillCheckout(ownerId: string | null, order: SalesOrderDetails): void {
  const { shipAddressId, billAddressId, paymentMethodId: paymentMethod, poNum, notes } = order
  checkoutDraft.save(ownerId, { shipAddressId, billAddressId, paymentMethod, poNum, notes, shipDate: null })
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
