import type { CallInput, Cart, CartLine } from '@gauze/contract'
import { centsFromDollars, dollarsFromCents, exactUnitPrice, lineKey, orderTotal } from '@gauze/rules'
import type { Failure, Reason } from '../port/index.js'
import type {
  CartChange,
  CheckoutChoices,
  CheckoutContext,
  CheckoutForm,
  CheckoutSummary,
  Quote,
} from './checkout.types.js'

/** A form with nothing chosen, in the order in which it is filled in. */
export const emptyForm: CheckoutForm = {
  shipAddressId: null,
  shipDate: null,
  paymentMethod: null,
  poNum: '',
  billAddressId: null,
  notes: '',
}

/** Returns true if the company may pay on its terms. */
export function mayPayOnTerms({ payment, paymentTypes }: CheckoutChoices): boolean {
  return payment.hasTerms && paymentTypes.includes('terms')
}

/** The cards that may pay; empty if the company pays on terms only. */
export function offeredCards({ cards, paymentTypes }: CheckoutChoices): CheckoutChoices['cards'] {
  return paymentTypes.includes('card') ? cards : []
}

function defaultPayment(choices: CheckoutChoices): CheckoutForm['paymentMethod'] {
  if (mayPayOnTerms(choices)) return 'terms'
  const cards = offeredCards(choices)
  const usable = cards.filter(({ expired }) => !expired)
  return (usable.find(({ isDefault }) => isDefault) ?? usable[0])?.id ?? null
}

/** The form with the company's own choices where the shopper has made none, or one that is gone meanwhile. */
export function fillDefaults(form: CheckoutForm, choices: CheckoutChoices): CheckoutForm {
  const { addresses, defaultShipping, defaultBilling } = choices
  const isOffered = addresses.some(({ id, offeredForCart }) => id === defaultShipping && offeredForCart)
  const known = (chosen: number | null) => (addresses.some(({ id }) => id === chosen) ? chosen : null)
  return {
    ...form,
    shipAddressId: known(form.shipAddressId) ?? (isOffered ? defaultShipping : null),
    billAddressId: known(form.billAddressId) ?? defaultBilling,
    paymentMethod: knownPayment(form, choices) ?? defaultPayment(choices),
  }
}

function knownPayment({ paymentMethod }: CheckoutForm, choices: CheckoutChoices): CheckoutForm['paymentMethod'] {
  if (paymentMethod === 'terms') return mayPayOnTerms(choices) ? paymentMethod : null
  return offeredCards(choices).some(({ id }) => id === paymentMethod) ? paymentMethod : null
}

function reason(code: string, detail: string | null = null): Reason {
  return { code, detail }
}

function shipToError({ shipAddressId }: CheckoutForm, { addresses }: CheckoutChoices): Reason | null {
  const address = addresses.find(({ id }) => id === shipAddressId)
  if (!address) return reason('no-ship-to')
  if (address.offeredForCart) return null
  return address.withheldReason === null ? reason('not-shipped-there') : reason('field', address.withheldReason)
}

function paymentError({ paymentMethod }: CheckoutForm, choices: CheckoutChoices): Reason | null {
  if (paymentMethod === 'terms') return mayPayOnTerms(choices) ? null : reason('no-terms')
  const card = offeredCards(choices).find(({ id }) => id === paymentMethod)
  if (!card) return reason('no-payment')
  return card.expired ? reason('card-over') : null
}

/** The form's missing or invalid fields, by field; empty when it can be reviewed. */
export function formErrors(form: CheckoutForm, choices: CheckoutChoices): CheckoutContext['fieldErrors'] {
  const isBilled = choices.addresses.some(({ id }) => id === form.billAddressId)
  const errors = {
    shipAddressId: shipToError(form, choices),
    billAddressId: isBilled ? null : reason('no-bill-to'),
    paymentMethod: paymentError(form, choices),
    poNum: form.paymentMethod === 'terms' && form.poNum.trim() === '' ? reason('no-po') : null,
  }
  return Object.fromEntries(Object.entries(errors).flatMap(([field, error]) => (error ? [[field, [error]]] : [])))
}

/** Returns true if the chosen ship date is not among the days of the ship-to address, as far as these could be read. */
export function isShipDateGone({ shipDate }: CheckoutForm, { shipDates, cutoffTime }: Quote): boolean {
  return shipDate !== null && cutoffTime !== null && !shipDates.includes(shipDate)
}

/** The error of a ship date that was dropped. */
export const shipDateErrors: CheckoutContext['fieldErrors'] = { shipDate: [reason('ship-date-gone')] }

/** The fields that the server refused, with its words. */
export function serverErrors({ fields }: Failure): CheckoutContext['fieldErrors'] {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [field, messages.map((message) => reason('field', message))]),
  )
}

const noAmounts: CheckoutSummary = {
  subtotal: null,
  shipping: null,
  tax: null,
  taxBasis: null,
  convenienceFee: null,
  total: null,
}

/** The order's total, with the tax and fee of its ship-to address. */
export function summarize({ cart, quote }: Pick<CheckoutContext, 'cart' | 'quote'>): CheckoutSummary {
  if (!cart || cart.subtotal === null || cart.shipping === null) return noAmounts
  const subtotal = centsFromDollars(cart.subtotal)
  const shipping = centsFromDollars(cart.shipping)
  const tax = quote?.tax ?? null
  const convenienceFee = quote?.convenienceFee ?? null
  if (tax === null || convenienceFee === null) {
    return { subtotal, shipping, tax: 'pending', taxBasis: null, convenienceFee: 'pending', total: 'pending' }
  }
  const taxBasis = quote?.taxBasis ?? null
  return {
    subtotal,
    shipping,
    tax,
    taxBasis,
    convenienceFee,
    total: orderTotal({ subtotal, shipping, tax, convenienceFee }),
  }
}

/** Returns true if the order can be placed now, as the page shows it. */
export function canPlace(context: CheckoutContext): boolean {
  const { total } = summarize(context)
  const isKnown = total === null || typeof total === 'number'
  return isKnown && context.quote !== null && (context.cart?.cartDetail.length ?? 0) > 0
}

/** The order as the call that places it; throws when the form was not checked before. */
export function orderOf(context: CheckoutContext): CallInput<'placeOrder'> {
  const { shipAddressId, billAddressId, paymentMethod, poNum, shipDate, notes } = context.form
  if (shipAddressId === null || billAddressId === null || paymentMethod === null) {
    throw new Error('The order lacks an address or a payment. Let the shopper complete the details first.')
  }
  const { total } = summarize(context)
  return {
    shipAddressId,
    billAddressId,
    paymentMethod,
    poNum: poNum.trim(),
    ...(shipDate === null ? {} : { shipDate }),
    ...(notes.trim() === '' ? {} : { notes: notes.trim() }),
    ...(typeof total === 'number' ? { expectedTotal: dollarsFromCents(total) } : {}),
    ...placesSeen(context),
  }
}

/** The addresses as the shopper sees them, so that a change by a colleague stops the order. */
function placesSeen({
  choices,
  form,
}: CheckoutContext): Pick<CallInput<'placeOrder'>, 'expectedShipTo' | 'expectedBillTo'> {
  const placeOf = (wanted: number | null) => {
    const address = choices?.addresses.find(({ id }) => id === wanted)
    if (address === undefined) return undefined
    const { attention, line1, line2, city, state, zip } = address
    return { attention, line1, line2, city, state, zip }
  }
  const [expectedShipTo, expectedBillTo] = [placeOf(form.shipAddressId), placeOf(form.billAddressId)]
  return { ...(expectedShipTo ? { expectedShipTo } : {}), ...(expectedBillTo ? { expectedBillTo } : {}) }
}

function priceOf({ price, unit, units }: CartLine): number | null {
  const conversionRate = units.find(({ id }) => id === unit)?.conversionRate
  return typeof price === 'number' && conversionRate !== undefined ? exactUnitPrice({ price, conversionRate }) : null
}

function changesOfLine(before: CartLine, after: CartLine): readonly CartChange[] {
  const { name } = after
  const prices = { before: priceOf(before), after: priceOf(after) }
  return [
    ...(before.quantity === after.quantity
      ? []
      : [{ kind: 'quantity' as const, name, before: before.quantity, after: after.quantity }]),
    ...(prices.before === prices.after ? [] : [{ kind: 'price' as const, name, ...prices }]),
  ]
}

/** The changes since the shopper last saw it, line by line. */
export function cartChanges(before: Cart, after: Cart): readonly CartChange[] {
  const known = new Map(before.cartDetail.map((line) => [lineKey(line), line]))
  const kept = new Set(after.cartDetail.map(lineKey))
  return [
    ...after.cartDetail.flatMap((line): readonly CartChange[] => {
      const earlier = known.get(lineKey(line))
      return earlier ? changesOfLine(earlier, line) : [{ kind: 'added', name: line.name }]
    }),
    ...before.cartDetail.flatMap((line): readonly CartChange[] =>
      kept.has(lineKey(line)) ? [] : [{ kind: 'removed', name: line.name }],
    ),
  ]
}
