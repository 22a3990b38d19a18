import { type Cents, formatDecimal, roundHalfUp } from '@gauze/rules'
import type { PortServices } from '../../ports/guard-ports.js'
import type { Destination, Tax } from '../../ports/ports.types.js'
import { baseUnits } from './base-units.js'
import type { ChargeTerms, GoodsLine } from './goods.types.js'

/** The customer of a charge. */
type Terms = Pick<ChargeTerms, 'accountId' | 'isTaxExempt'>

function companyOf({ accountId, isTaxExempt }: Terms) {
  return { accountId, isTaxExempt }
}

const rateDecimals = 4

/** A rate with as many decimals as orders store, so that their amounts can be calculated again. */
function storedRate(percent: number): number {
  return Number(formatDecimal({ digits: roundHalfUp(percent, rateDecimals), scale: rateDecimals }))
}

/** Items to tax, with their data in the catalogue. */
type TaxedItems = readonly { readonly itemId: number; readonly taxable: boolean }[]

/**
 * The tax on items at a destination.
 * @throws PortFailure
 */
export async function taxOn(
  destination: Destination,
  { listedTax: listed, ...terms }: Pick<ChargeTerms, 'listedTax'> & Terms,
  items: TaxedItems,
  services: PortServices,
): Promise<Tax> {
  const tax = await services.ports.tax.taxAt({ company: companyOf(terms), destination, items, listed })
  return { ...tax, ratePercent: storedRate(tax.ratePercent) }
}

/**
 * The shipping charge of lines.
 * @throws PortFailure
 */
export function shippingOn(
  { destination, ...terms }: Pick<ChargeTerms, 'destination'> & Terms,
  lines: readonly GoodsLine[],
  subtotal: Cents,
  services: PortServices,
): Promise<Cents> {
  const sized = lines.map((line) => ({ itemId: line.item.itemId, baseUnits: baseUnits(line) }))
  return services.ports.shippingCharge.chargeFor({ company: companyOf(terms), destination, subtotal, lines: sized })
}

/**
 * Percent of the convenience fee; null for a company that is not charged it.
 * @throws PortFailure
 */
export async function feePercentOf(
  { listedFeePercent: listedPercent, ...terms }: Pick<ChargeTerms, 'listedFeePercent'> & Terms,
  services: PortServices,
): Promise<number | null> {
  if (listedPercent === null) return null
  return storedRate(await services.ports.convenienceFee.percentFor({ company: companyOf(terms), listedPercent }))
}
