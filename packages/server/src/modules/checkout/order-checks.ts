import { type Cents, centsFromDollars, formatUsd } from '@gauze/rules'
import type { PaymentSnapshot } from '../../db/schema/index.js'
import { conflict, notFound, type ProblemError, refused } from '../../http/problem.js'
import { withheldReason } from '../account/address-offer.js'
import { isCardExpired } from '../account/payment-methods.repository.js'
import { shortageText, untoldShortages } from '../cart/backorder-notices.js'
import { baseUnitsByItem } from '../cart/base-units.js'
import type { CartState } from '../cart/cart.types.js'
import { itemAddability } from '../cart/cart-gating.js'
import type { OrderParties } from './buyer.repository.js'

/** What an order asks for beside its lines. */
interface OrderForm {
  readonly poNum: string
  readonly paymentMethod: 'terms' | number
  /** Dollars; null when the shopper was shown none. */
  readonly expectedTotal: number | null
}

/**
 * How an order is to be paid.
 * @param today YYYY-MM-DD in Eastern time
 * @throws ProblemError when the company may not pay like this
 */
export const paymentFor = (parties: OrderParties, form: OrderForm, today: string): PaymentSnapshot => {
  if (form.paymentMethod === 'terms') {
    if (!parties.hasTerms) {
      throw refused('terms-not-offered', 'Your company has no payment terms with us. Pay with a saved card.', {
        paymentMethod: ['your company has no terms'],
      })
    }
    if (form.poNum.trim() === '') {
      throw refused('po-required', 'An order on terms needs a PO number. Enter one and place the order again.', {
        poNum: ['is required when paying on terms'],
      })
    }
    return { kind: 'terms', terms: parties.terms ?? 'Terms' }
  }
  const { card } = parties
  if (!card) throw notFound('This card is not one of your company’s. Choose another way to pay.')
  if (isCardExpired(card, today)) {
    throw refused('card-expired', `The card ending in ${card.last4} has expired. Choose another way to pay.`, {
      paymentMethod: ['this card has expired'],
    })
  }
  return { kind: 'card', paymentMethodId: card.id, brand: card.brand, last4: card.last4 }
}

/**
 * Where an order goes and who is billed.
 * @param today YYYY-MM-DD in Eastern time
 * @throws ProblemError when an address is not the company's or may not receive what is in the cart (CHK-02)
 */
export const addressesFor = ({ shipAddress, billAddress }: OrderParties, cart: CartState, today: string) => {
  if (!shipAddress) throw notFound('The ship-to address is not one of your company’s. Choose another.')
  if (!billAddress) throw notFound('The billing address is not one of your company’s. Choose another.')
  const levels = cart.lines.map(({ item }) => item.rxLevel)
  const reason = withheldReason(shipAddress, levels, today)
  if (reason) throw refused('address-not-licensed', reason, { shipAddressId: [reason] })
  return { shipAddress, billAddress }
}

/**
 * Checks the cart against the store as it is now: what can no longer be ordered, allocation, stock and price (CHK-06).
 * Stock that is short stops the order once, until the cart has told the shopper; then it is backordered. A price stops
 * it unless the expected total shows that the shopper has seen the new one.
 * @param total what the order comes to now
 * @param visible whether the shopper may see prices; without, prices are neither compared nor told
 * @param supportPhone told with a restricted item
 * @throws ProblemError `cart-changed` saying all that changed
 */
export const requireUnchanged = (
  cart: CartState,
  form: OrderForm,
  total: Cents,
  visible: boolean,
  supportPhone: string | undefined,
): void => {
  const changes = [
    ...unorderable(cart, supportPhone),
    ...beyondAllocation(cart),
    ...untoldShortages(cart.notices, cart.lines).map(shortageText),
    ...(visible ? priceChanges(cart, form, total) : []),
  ]
  if (changes.length > 0) throw cartChanged(changes)
}

/** The problem of an order that is more than its credit; amounts only for who may see them (CHK-03). */
export const overCreditLimit = (total: Cents, available: Cents, visible: boolean): ProblemError => {
  const amounts = visible
    ? `This order comes to ${formatUsd(total)}, and ${formatUsd(available)} of your company’s credit is available.`
    : 'This order is more than what is available of your company’s credit.'
  return conflict('over-credit-limit', `${amounts} Pay open invoices, order less, or pay with a card.`)
}

const cartChanged = (changes: readonly string[]): ProblemError =>
  conflict(
    'cart-changed',
    `The cart has changed since you last saw it. ${changes.join(' ')} Nothing has been ordered: look the cart over and place the order again.`,
  )

const unorderable = (cart: CartState, supportPhone: string | undefined): string[] =>
  cart.lines.flatMap(({ item }) => {
    const answer = itemAddability(cart, { ...item, allocationLeft: null }, supportPhone)
    return answer.ok ? [] : [`${item.name}: ${answer.message}.`.replace('..', '.')]
  })

const beyondAllocation = (cart: CartState): string[] => {
  const needed = baseUnitsByItem(cart.lines)
  const items = new Map(cart.lines.map(({ item }) => [item.itemId, item]))
  return [...items.values()].flatMap(({ itemId, name, allocationLeft }) =>
    allocationLeft !== null && (needed.get(itemId) ?? 0) > allocationLeft
      ? [`${name} is on allocation and your company may order ${allocationLeft} more in this period.`]
      : [],
  )
}

const priceChanges = (cart: CartState, { expectedTotal }: OrderForm, total: Cents): string[] => {
  const expected = expectedTotal === null ? null : expectedCents(expectedTotal)
  if (expected === total) return []
  const lines = cart.lines.flatMap(({ confirmedPrice, item: { name, price } }) =>
    confirmedPrice !== null && price !== null && price !== confirmedPrice
      ? [`${name} now costs ${priceText(price)} a base unit; it was ${priceText(confirmedPrice)}.`]
      : [],
  )
  return expected === null ? lines : [...lines, `The total is now ${formatUsd(total)}; it was ${formatUsd(expected)}.`]
}

const expectedCents = (dollars: number): Cents => {
  try {
    return centsFromDollars(dollars)
  } catch {
    throw refused('validation', 'The expected total is not an amount in dollars and cents.', {
      expectedTotal: ['must have at most two decimals'],
    })
  }
}

/** A unit price may be finer than a cent. */
const priceText = (price: number): string => {
  const [, fraction = ''] = String(price).split('.')
  return fraction.length <= 2 ? formatUsd(centsFromDollars(price)) : `$${price}`
}
