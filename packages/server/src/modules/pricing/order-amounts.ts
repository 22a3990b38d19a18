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

/** The answers of the ports from which tax and fee are calculated. */
export interface ChargedRates {
  /** Percent. */
  readonly taxRate: number
  readonly shippingTaxable: boolean
  /** The taxed items, which may differ from the taxed items of the catalog. */
  readonly taxedItemIds: readonly number[]
  /** Percent; 0 without a fee. */
  readonly feePercent: number
}

/** Amounts of an order, in cents. Tax and fee are null where they do not apply (yet). */
export interface OrderSums extends ChargedRates {
  readonly subtotal: Cents
  readonly shipping: Cents
  readonly tax: Cents | null
  readonly convenienceFee: Cents | null
  readonly total: Cents
}

/** Amounts from the ports: a missing one is the marker `error`. */
export interface KnownSums extends ChargedRates {
  readonly subtotal: Cents
  readonly shipping: CalculatedAmount
  readonly tax: CalculatedAmount | null
  /** The amount of which the tax is a percentage; null without a known tax. */
  readonly taxBasis: { readonly percent: number; readonly state: string; readonly amount: Cents } | null
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
  const taxed = taxedAmount(priced, shipping, taxHere)
  const tax = taxOf(taxed, taxHere)
  const rates = ratesOf(taxHere, feePercent)
  if (shipping === 'error') {
    return {
      ...rates,
      subtotal,
      shipping,
      tax,
      taxBasis: null,
      convenienceFee: feePercent === null ? null : 'error',
      total: 'error',
    }
  }
  const amounts = { subtotal, shipping, tax: tax ?? cents(0) }
  const fee = feeOf(amounts, feePercent)
  return {
    ...rates,
    subtotal,
    shipping,
    tax,
    taxBasis:
      destination === null || typeof taxed !== 'number' || !tax
        ? null
        : { percent: rates.taxRate, state: destination.state, amount: taxed },
    convenienceFee: fee,
    total: orderTotal({ ...amounts, convenienceFee: fee ?? cents(0) }),
  }
}

/**
 * The amounts of an order, none of which may be missing.
 * @throws PortFailure
 */
export async function orderSums(goods: Goods, services: PortServices): Promise<OrderSums> {
  const { shipping, tax, convenienceFee, total, ...known } = await knownSums(goods, services)
  if (shipping === 'error') throw new PortFailure('shippingCharge')
  if (tax === 'error') throw new PortFailure('tax')
  if (convenienceFee === 'error' || total === 'error') throw new PortFailure('convenienceFee')
  return { ...known, shipping, tax, convenienceFee, total }
}

/** A missing rate counts as 0: then the amount is missing, too. */
function ratesOf(tax: Tax | 'error' | null, feePercent: number | 'error' | null): ChargedRates {
  const { ratePercent, shippingTaxable, taxableItemIds } =
    tax === null || tax === 'error' ? { ratePercent: 0, shippingTaxable: false, taxableItemIds: [] } : tax
  return {
    taxRate: ratePercent,
    shippingTaxable,
    taxedItemIds: taxableItemIds,
    feePercent: feePercent === null || feePercent === 'error' ? 0 : feePercent,
  }
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
    ...ratesOf(null, null),
    shipping: none,
    tax: destination === null ? null : none,
    taxBasis: null,
    convenienceFee: listedFeePercent === null ? null : none,
    total: none,
  }
}

/** The taxed goods, with the shipping where it is taxed. */
function taxedAmount(
  lines: readonly PricedLine[],
  shipping: CalculatedAmount,
  tax: Tax | 'error' | null,
): CalculatedAmount | null {
  if (tax === null || tax === 'error') return tax
  if (shipping === 'error') return shipping
  const taxed = new Set(tax.taxableItemIds)
  const goods = lines.filter(({ itemId }) => taxed.has(itemId)).map(({ total }) => total)
  return sumCents(tax.shippingTaxable ? [...goods, shipping] : goods)
}

function taxOf(taxed: CalculatedAmount | null, tax: Tax | 'error' | null): CalculatedAmount | null {
  if (taxed === null || taxed === 'error' || tax === null || tax === 'error') return taxed
  return taxTotal({ rate: tax.ratePercent, taxableLines: [taxed], shipping: cents(0), shippingTaxable: false })
}

function feeOf(
  amounts: Parameters<typeof convenienceFeeBase>[0],
  percent: number | 'error' | null,
): CalculatedAmount | null {
  if (percent === null || percent === 'error') return percent
  const base = convenienceFeeBase(amounts)
  return base === 'error' ? base : convenienceFee({ rate: percent, base })
}
