import { type Cents, formatUsd } from '@gauze/rules'
import { itemRefusalMessages, itemRefusalText } from '@gauze/rules/messages'
import { conflict, notFound, type ProblemError, refused } from '../../base/problem.js'
import type { PaymentSnapshot } from '../../db/schema/index.js'
import type { PaymentKind } from '../../ports/ports.types.js'
import { withheldReason } from '../addresses/address-offer.js'
import { isCardExpired } from '../payment-methods/payment-methods.repository.js'
import { baseUnitsByItem } from '../pricing/base-units.js'
import type { Goods } from '../pricing/goods.types.js'
import { itemAddability } from '../pricing/item-gating.js'
import type { OrderParties } from './order-parties.repository.js'

/** How the buyer chose to pay. */
export interface PaymentForm {
  readonly poNum: string
  /** The id of a saved card, or on terms. */
  readonly paymentMethod: 'terms' | number
}

/**
 * How an order will be paid.
 * @param kinds the ways to pay that the company is offered
 * @param today YYYY-MM-DD in Eastern time
 * @throws ProblemError when the company may not pay like this
 */
export function paymentFor(
  parties: OrderParties,
  form: PaymentForm,
  kinds: readonly PaymentKind[],
  today: string,
): PaymentSnapshot {
  if (form.paymentMethod === 'terms') {
    if (!kinds.includes('terms')) {
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
  if (!kinds.includes('card')) {
    throw refused('card-not-offered', 'Orders cannot be paid by card at present. Choose another way to pay.', {
      paymentMethod: ['cards are not offered'],
    })
  }
  const { card } = parties
  if (!card) {
    throw notFound('This card is not one of your company’s. Choose another way to pay.', {
      paymentMethod: ['this card is not one of your company’s'],
    })
  }
  if (isCardExpired(card, today)) {
    throw refused('card-expired', `The card ending in ${card.last4} has expired. Choose another way to pay.`, {
      paymentMethod: ['this card has expired'],
    })
  }
  return { kind: 'card', paymentMethodId: card.id, brand: card.brand, last4: card.last4 }
}

/**
 * The ship-to and billing addresses of an order.
 * @param today YYYY-MM-DD in Eastern time
 * @throws ProblemError when an address is not the company's or may not receive these goods
 */
export function addressesFor({ shipAddress, billAddress }: OrderParties, { lines }: Goods, today: string) {
  if (!shipAddress) throw notFoundAddress('ship-to', 'shipAddressId')
  if (!billAddress) throw notFoundAddress('billing', 'billAddressId')
  const levels = lines.map(({ item }) => item.rxLevel)
  const reason = withheldReason(shipAddress, levels, today)
  if (reason) throw refused('address-not-licensed', reason, { shipAddressId: [reason] })
  return { shipAddress, billAddress }
}

function notFoundAddress(kind: string, field: string): ProblemError {
  return notFound(`The ${kind} address is not one of your company’s. Choose another.`, {
    [field]: ['this address is not one of your company’s'],
  })
}

/**
 * Why some goods cannot be ordered, in words: items that may not be bought (any more), and more than the company's
 * allocation.
 * @param supportPhone the number to call about a restricted item
 */
export function goodsProblems(goods: Goods, supportPhone: string | undefined): string[] {
  return [...unorderable(goods, supportPhone), ...beyondAllocation(goods)]
}

/** @throws ProblemError listing everything that cannot be ordered */
export function requireOrderable(goods: Goods, supportPhone: string | undefined): void {
  const problems = goodsProblems(goods, supportPhone)
  if (problems.length > 0) throw conflict('not-orderable', `${problems.join(' ')} Nothing has been ordered.`)
}

/** The problem of an order that exceeds its credit; amounts only for users who may see them. */
export function overCreditLimit(total: Cents, available: Cents, visible: boolean): ProblemError {
  const amounts = visible
    ? `This order comes to ${formatUsd(total)}, and ${formatUsd(available)} of your company’s credit is available.`
    : 'This order is more than what is available of your company’s credit.'
  return conflict('over-credit-limit', `${amounts} Pay open invoices, order less, or pay with a card.`)
}

function unorderable(goods: Goods, supportPhone: string | undefined): string[] {
  return goods.lines.flatMap(({ item }) => {
    if (item.isMatrixParent) return [`${item.name} comes in several variants: choose one of them.`]
    const answer = itemAddability(goods, { ...item, allocationLeft: null }, supportPhone)
    return answer.ok ? [] : [`${item.name}: ${itemRefusalText(answer, itemRefusalMessages)}.`.replace('..', '.')]
  })
}

function beyondAllocation({ lines }: Goods): string[] {
  const needed = baseUnitsByItem(lines)
  const items = new Map(lines.map(({ item }) => [item.itemId, item]))
  return [...items.values()].flatMap(({ itemId, name, allocationLeft }) =>
    allocationLeft !== null && (needed.get(itemId) ?? 0) > allocationLeft
      ? [`${name} is on allocation and your company may order ${allocationLeft} more in this period.`]
      : [],
  )
}
