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
