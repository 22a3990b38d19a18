import type { TaxPort } from './ports.types.js'

/**
 * Tax from the store's own table: no row for a destination means that the store collects none there, and an exempt
 * company pays none.
 */
export const tableTax: TaxPort = {
  taxAt: async ({ company, items, listed }) => ({
    ratePercent: company.isTaxExempt ? 0 : (listed?.ratePercent ?? 0),
    shippingTaxable: listed?.shippingTaxable ?? false,
    taxableItemIds: items.filter(({ taxable }) => taxable).map(({ itemId }) => itemId),
  }),
}
