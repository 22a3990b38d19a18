import type { CallInput, Cart, OfferedAddress } from '@gauze/contract'
import {
  type CalculatedAmount,
  type Cents,
  cents,
  centsFromDollars,
  convenienceFeeBase,
  dollarsFromCents,
  lineTotal,
  readCalculatedAmount,
  sumCents,
  taxTotal,
} from '@gauze/rules'
import { fromPromise } from 'xstate'
import type { CallOptions } from '../port/index.js'
import type { CheckoutData, CheckoutPort, PlacedOrder, Quote } from './checkout.types.js'

/** The owner of the checkout. */
export interface OwnedInput {
  readonly ownerId: string
}

/** The input of a quote. */
export interface QuoteInput extends OwnedInput {
  readonly address: OfferedAddress
  readonly cart: Cart
  readonly isFeeExempt: boolean
}

/** An order with the key that makes it unique. */
export interface PlaceInput extends OwnedInput {
  readonly order: CallInput<'placeOrder'>
  readonly idempotencyKey: string
}

const offeredShipDates = 10

async function load(port: CheckoutPort, options: CallOptions): Promise<CheckoutData> {
  const [payment, { types: paymentTypes }, addresses, { cards }, { convFeeExempt }, cart] = await Promise.all([
    port.getCheckoutData({}, options),
    port.getCheckoutTypes({}, options),
    port.getAddresses({}, options),
    port.getPaymentMethods({}, options),
    port.getConvFeeExempt({}, options),
    port.getCart({}, options),
  ])
  const { mappedResults, defaultShipping, defaultBilling } = addresses
  return {
    choices: {
      ...{ payment, paymentTypes, cards, defaultShipping, defaultBilling },
      addresses: mappedResults,
      isFeeExempt: convFeeExempt,
    },
    cart,
  }
}

function lineTotals(cart: Cart, isTaxed: (itemId: number) => boolean): readonly Cents[] {
  return cart.cartDetail.flatMap(({ itemId, price, unit, units, quantity }) => {
    const conversionRate = units.find(({ id }) => id === unit)?.conversionRate
    if (typeof price !== 'number' || conversionRate === undefined || !isTaxed(itemId)) return []
    return [lineTotal({ price, conversionRate, quantity })]
  })
}

async function taxOf(
  port: CheckoutPort,
  { cart, address }: QuoteInput,
  options: CallOptions,
): Promise<Pick<Quote, 'taxBasis'> & { tax: CalculatedAmount }> {
  const itemIds = [...new Set(cart.cartDetail.map(({ itemId }) => itemId))]
  try {
    const { taxRate, shippingTaxable, items } = await port.getTaxRate({ addressId: address.id, itemIds }, options)
    const taxed = new Set(items.filter(({ taxable }) => taxable).map(({ itemId }) => itemId))
    const taxableLines = lineTotals(cart, (itemId) => taxed.has(itemId))
    const shipping = centsFromDollars(cart.shipping ?? 0)
    const tax = taxTotal({ rate: taxRate, taxableLines, shipping, shippingTaxable })
    const amount = dollarsFromCents(sumCents(shippingTaxable ? [...taxableLines, shipping] : taxableLines))
    return { tax, taxBasis: tax > 0 ? { percent: taxRate, amount } : null }
  } catch {
    // The marker says so to the shopper.
    return { tax: 'error', taxBasis: null }
  }
}

async function feeOf(
  port: CheckoutPort,
  { cart, isFeeExempt }: QuoteInput,
  tax: CalculatedAmount,
  options: CallOptions,
): Promise<CalculatedAmount> {
  if (isFeeExempt) return cents(0)
  const subtotal = centsFromDollars(cart.subtotal ?? 0)
  const base = convenienceFeeBase({ subtotal, shipping: centsFromDollars(cart.shipping ?? 0), tax })
  if (base === 'error') return 'error'
  try {
    const { convenienceFeeTotal } = await port.getConvenienceFee({ total: dollarsFromCents(base) }, options)
    return readCalculatedAmount(convenienceFeeTotal)
  } catch {
    return 'error'
  }
}

async function shipDatesOf(
  port: CheckoutPort,
  { address }: QuoteInput,
  options: CallOptions,
): Promise<Pick<Quote, 'shipDates' | 'cutoffTime'>> {
  const place = { numShipDates: offeredShipDates, shipAddressZip: address.zip, shipCity: address.city }
  try {
    return await port.getAlternateShippingData(place, options)
  } catch {
    // Without dates to choose from the order ships as soon as possible.
    return { shipDates: [], cutoffTime: null }
  }
}

async function quote(port: CheckoutPort, input: QuoteInput, options: CallOptions): Promise<Quote> {
  const dates = shipDatesOf(port, input, options)
  if (input.cart.subtotal === null) return { ...(await dates), tax: null, taxBasis: null, convenienceFee: null }
  const { tax, taxBasis } = await taxOf(port, input, options)
  const convenienceFee = await feeOf(port, input, tax, options)
  return { ...(await dates), tax, taxBasis, convenienceFee }
}

/** The port of checkout as the actors its machine invokes. */
export function checkoutActors(port: CheckoutPort) {
  return {
    load: fromPromise<CheckoutData, OwnedInput>(({ input, signal }) => load(port, { signal, owner: input.ownerId })),
    quote: fromPromise<Quote, QuoteInput>(({ input, signal }) => quote(port, input, { signal, owner: input.ownerId })),
    readCart: fromPromise<Cart, OwnedInput>(({ input, signal }) => port.getCart({}, { signal, owner: input.ownerId })),
    placeOrder: fromPromise<PlacedOrder, PlaceInput>(({ input: { order, idempotencyKey, ownerId }, signal }) =>
      port.placeOrder(order, { signal, idempotencyKey, owner: ownerId }),
    ),
  }
}
