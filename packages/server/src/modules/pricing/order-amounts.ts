import {
  type CalculatedAmount,
  type Cents,
  cents,
  convenienceFee,
  convenienceFeeBase,
  lineTotal,
  orderTotal,
  sumCents,
  taxTotal,
} from '@gauze/rules'
import type { PortServices } from '../../ports/guard-ports.js'
import { orMarker, PortFailure } from '../../ports/port-failure.js'
import type { Tax } from '../../ports/ports.types.js'
import { conversionRateOfLine } from './base-units.js'
import { feePercentOf, shippingOn, taxOn } from './charges.js'
import type { Goods, GoodsLine } from './goods.types.js'

/** Amounts of an order, in cents. Tax and fee are null where they do not apply (yet). */
export interface OrderSums {
  readonly subtotal: Cents
  readonly shipping: Cents
  /** Percent. */
  readonly taxRate: number
  readonly tax: Cents | null
  readonly convenienceFee: Cents | null
  readonly total: Cents
}

/** Amounts from the ports: a missing one is the marker `error`. */
export interface KnownSums {
  readonly subtotal: Cents
  readonly shipping: CalculatedAmount
  readonly taxRate: number
  readonly tax: CalculatedAmount | null
  readonly convenienceFee: CalculatedAmount | null
  readonly total: CalculatedAmount
}

/**
 * Adds up goods with shipping, tax and fee, exactly as `@gauze/rules` does in the browser. A
 * line without a price costs nothing here and cannot be ordered.
 */
export async function knownSums(goods: Goods, services: PortServices): Promise<KnownSums> {
  const { lines, destination } = goods
  const priced = pricedLines(lines)
  const subtotal = sumCents(priced.map(({ total }) => total))
  if (lines.length === 0) return emptySums(goods)
  const items = lines.map(({ item: { itemId, taxable } }) => ({ itemId, taxable }))
  const [shipping, taxHere, feePercent] = await Promise.all([
    orMarker(shippingOn(goods, lines, subtotal, services)),
    destination === null ? null : orMarker(taxOn(destination, goods, items, services)),
    orMarker(feePercentOf(goods, services)),
  ])
  const tax = taxOf(priced, shipping, taxHere)
  const taxRate = taxHere === null || taxHere === 'error' ? 0 : taxHere.ratePercent
  if (shipping === 'error') {
    return { subtotal, shipping, taxRate, tax, convenienceFee: feePercent === null ? null : 'error', total: 'error' }
  }
  const amounts = { subtotal, shipping, tax: tax ?? cents(0) }
  const fee = feeOf(amounts, feePercent)
  return {
    subtotal,
    shipping,
    taxRate,
    tax,
    convenienceFee: fee,
    total: orderTotal({ ...amounts, convenienceFee: fee ?? cents(0) }),
  }
}

/**
 * The amounts of an order, none of which may be missing.
 * @throws PortFailure
 */
export async function orderSums(goods: Goods, services: PortServices): Promise<OrderSums> {
  const { subtotal, shipping, taxRate, tax, convenienceFee, total } = await knownSums(goods, services)
  if (shipping === 'error') throw new PortFailure('shippingCharge')
  if (tax === 'error') throw new PortFailure('tax')
  if (convenienceFee === 'error' || total === 'error') throw new PortFailure('convenienceFee')
  return { subtotal, shipping, taxRate, tax, convenienceFee, total }
}

interface PricedLine {
  readonly itemId: number
  readonly total: Cents
}

function pricedLines(lines: readonly GoodsLine[]): PricedLine[] {
  return lines.flatMap((line) => {
    const { itemId, price } = line.item
    if (price === null) return []
    const conversionRate = conversionRateOfLine(line)
    return [{ itemId, total: lineTotal({ price, conversionRate, quantity: line.quantity }) }]
  })
}

/** Nothing costs nothing; no port is asked. */
function emptySums({ destination, listedFeePercent }: Goods): KnownSums {
  const none = cents(0)
  return {
    subtotal: none,
    shipping: none,
    taxRate: 0,
    tax: destination === null ? null : none,
    convenienceFee: listedFeePercent === null ? null : none,
    total: none,
  }
}

function taxOf(
  lines: readonly PricedLine[],
  shipping: CalculatedAmount,
  tax: Tax | 'error' | null,
): CalculatedAmount | null {
  if (tax === null || tax === 'error') return tax
  if (shipping === 'error') return shipping
  const { ratePercent: rate, shippingTaxable, taxableItemIds } = tax
  const taxed = new Set(taxableItemIds)
  const taxableLines = lines.filter(({ itemId }) => taxed.has(itemId)).map(({ total }) => total)
  return taxTotal({ rate, taxableLines, shipping, shippingTaxable })
}

function feeOf(
  amounts: Parameters<typeof convenienceFeeBase>[0],
  percent: number | 'error' | null,
): CalculatedAmount | null {
  if (percent === null || percent === 'error') return percent
  const base = convenienceFeeBase(amounts)
  return base === 'error' ? base : convenienceFee({ rate: percent, base })
}
