import type { CallOutput, OfferedAddress, PaymentMethod } from '@gauze/contract'
import type { CheckoutData, PlacedOrder } from '../src/checkout/checkout.types.js'
import { cartOf, lineOf } from './cart-server.js'

/** An address; one with a reason is withheld. */
export function addressOf(id: number, withheldReason: string | null = null): OfferedAddress {
  return {
    id,
    label: `Site ${id}`,
    attention: '',
    line1: '1 Main Street',
    line2: '',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
    phone: '',
    isDefaultShipping: id === 1,
    isDefaultBilling: id === 1,
    controlledSubstance: [],
    offeredForCart: withheldReason === null,
    withheldReason,
    isShared: true,
    mayChange: true,
    changedBy: null,
    changedOn: null,
  }
}

/** The server's answer about these addresses. */
export function addressesOf(mappedResults: readonly OfferedAddress[]): CallOutput<'getAddresses'> {
  const rights = { mayAdd: true, mayChangeShared: true }
  const defaults = { defaultShipping: 1, defaultBilling: 1 }
  return { mappedResults: [...mappedResults], ...rights, ...defaults, dddShippingCutoffTime: '14:00' }
}

/** A saved card. */
export function cardOf(id: number, change: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    id,
    brand: 'Visa',
    last4: '4242',
    expMonth: 1,
    expYear: 2030,
    holder: 'Ada',
    label: '',
    isDefault: false,
    expired: false,
    ...change,
  }
}

/** Two of item 3 at 3.05 dollars, with 5 dollars for shipping. */
export const checkoutCart = { ...cartOf(1, [lineOf(1, 3, 2)]), subtotal: 6.1 }

/** The data that checkout begins with for a company on terms. */
export const checkoutData: CheckoutData = {
  choices: {
    payment: { hasTerms: true, terms: 'Net 30', availableBalance: 900, approvalThreshold: null },
    paymentTypes: ['terms', 'card'],
    addresses: [addressOf(1), addressOf(2), addressOf(3, 'No license for level 4.')],
    defaultShipping: 1,
    defaultBilling: 1,
    cards: [],
    isFeeExempt: true,
  },
  cart: checkoutCart,
}

/** The answer to placing an order. */
export const placedOrder: PlacedOrder = {
  orderConfirmation: {
    id: 9,
    orderNumber: 'SO-9',
    status: 'Pending Fulfillment',
    total: 11.99,
    placedAt: '2026-11-20T12:00:00Z',
  },
  status: 'Pending Fulfillment',
  subscriptionItemList: [],
}
