import type { Cents } from '@gauze/rules'
import { askPort, isPercent, type PortServices } from '../../ports/ask-port.js'
import type { Destination, Tax } from '../../ports/ports.types.js'
import { baseUnits } from './base-units.js'
import type { ChargeTerms, GoodsLine } from './goods.types.js'

/** The customer of a charge. */
type Terms = Pick<ChargeTerms, 'accountId' | 'isTaxExempt'>

function companyOf({ accountId, isTaxExempt }: Terms) {
  return { accountId, isTaxExempt }
}

/** Items to tax, with their data in the catalogue. */
type TaxedItems = readonly { readonly itemId: number; readonly taxable: boolean }[]

/**
 * The tax on items at a destination.
 * @throws PortFailure
 */
export function taxOn(
  destination: Destination,
  { listedTax: listed, ...terms }: Pick<ChargeTerms, 'listedTax'> & Terms,
  items: TaxedItems,
  services: PortServices,
): Promise<Tax> {
  const request = { company: companyOf(terms), destination, items, listed }
  return askPort(
    services,
    'tax',
    (tax, signal) => tax.taxAt(request, signal),
    ({ ratePercent, shippingTaxable, taxableItemIds }) =>
      isPercent(ratePercent) &&
      typeof shippingTaxable === 'boolean' &&
      Array.isArray(taxableItemIds) &&
      taxableItemIds.every((id) => items.some(({ itemId }) => itemId === id)),
  )
}

/**
 * What delivering lines costs.
 * @throws PortFailure
 */
export function shippingOn(
  { destination, ...terms }: Pick<ChargeTerms, 'destination'> & Terms,
  lines: readonly GoodsLine[],
  subtotal: Cents,
  services: PortServices,
): Promise<Cents> {
  const sized = lines.map((line) => ({ itemId: line.item.itemId, baseUnits: baseUnits(line) }))
  const request = { company: companyOf(terms), destination, subtotal, lines: sized }
  return askPort(
    services,
    'shippingCharge',
    (charge, signal) => charge.chargeFor(request, signal),
    (charge) => Number.isSafeInteger(charge) && charge >= 0,
  )
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
  const request = { company: companyOf(terms), listedPercent }
  return askPort(services, 'convenienceFee', (fee, signal) => fee.percentFor(request, signal), isPercent)
}
