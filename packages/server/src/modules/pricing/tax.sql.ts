/**
 * A lateral join giving an address as JSON and the tax there: `destination`, and `listed` from the store's own table
 * (null if it has no rate). The longest matching zip prefix wins over the state's own row.
 * @param name alias of the join
 * @param address condition that picks one row of `addresses d`
 */
export function taxJoin(name: string, address: string): string {
  return `
  LEFT JOIN LATERAL (
    SELECT json_build_object('city', d.city, 'state', d.state, 'zip', d.zip) AS destination,
      CASE WHEN t.state IS NOT NULL
        THEN json_build_object('ratePercent', t.rate_percent, 'shippingTaxable', t.shipping_taxable) END AS listed
    FROM addresses d
    LEFT JOIN tax_rates t ON t.state = d.state AND starts_with(d.zip, t.zip_prefix)
    WHERE NOT d.deleted AND ${address}
    ORDER BY length(t.zip_prefix) DESC NULLS LAST
    LIMIT 1
  ) ${name} ON true`
}

/**
 * The basis of a tax as JSON: percent, state, and the amount of which the percent are the tax, to the cent; null without
 * tax, and for a tax that is only a part of its order's, so that no one percentage makes it.
 * @param parts of SQL: `tax`, `shipping` and `goods`, the sum of the taxed goods, in cents
 */
export function taxBasisSql(parts: {
  readonly tax: string
  readonly percent: string
  readonly state: string
  readonly goods: string
  readonly shipping: string
  readonly isShippingTaxed: string
}): string {
  const { tax, percent, state, goods, shipping, isShippingTaxed } = parts
  return `(SELECT json_build_object('percent', (${percent})::float8, 'state', ${state}, 'amount', b.amount::float8)
    FROM (SELECT COALESCE((${goods}), 0) + CASE WHEN ${isShippingTaxed} THEN ${shipping} ELSE 0 END AS amount) b
    WHERE ${tax} > 0 AND abs(round(b.amount * ${percent} / 100) - ${tax}) <= 1)`
}
