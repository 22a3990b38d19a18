import { taxBasisSql, taxJoin } from './tax.sql.js'

const today = `(now() AT TIME ZONE 'America/New_York')::date`

/**
 * The status of an estimate: an open estimate past its last day is expired.
 * @param estimate alias of the row of `estimates`
 */
export function estimateStatus(estimate: string): string {
  return `CASE WHEN ${estimate}.status = 'Open' AND ${estimate}.expires_on < ${today} THEN 'Expired' ELSE ${estimate}.status END`
}

/** Members of a JSON object of an `Offer`, for the line `el` of the estimate `e`. */
export const offerMembers = `'estimateId', e.id, 'estimateNumber', e.estimate_no, 'status', ${estimateStatus('e')},
  'expirationDate', e.expires_on, 'unit', el.unit_id, 'quantity', el.quantity, 'price', el.price`

/** A join to the estimate `e` that gives the tax which the store has now where the company's goods go: `rate`. */
export const estimateRateJoin = taxJoin('rate', 'd.account_id = e.account_id AND d.default_shipping')

/** The basis of the tax of the estimate `e`, with {@link estimateRateJoin}; null if that rate does not make the tax. */
export const estimateTaxBasis = taxBasisSql({
  ...{ tax: 'e.tax_cents', percent: "(rate.listed ->> 'ratePercent')::numeric", state: "rate.destination ->> 'state'" },
  goods: `SELECT sum(i.total_cents) FROM estimate_lines i JOIN items t ON t.id = i.item_id
    WHERE i.estimate_id = e.id AND t.taxable`,
  ...{ shipping: 'e.shipping_cents', isShippingTaxed: "(rate.listed ->> 'shippingTaxable')::boolean" },
})
