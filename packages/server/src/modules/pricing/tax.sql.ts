/**
 * A lateral join giving the tax at an address: `address_id`, `rate` in percent (null where the store collects none) and
 * `shipping_taxable`. The longest matching zip prefix wins over the state's own row.
 * @param name alias of the join
 * @param address condition that picks one row of `addresses d`
 */
export const taxJoin = (name: string, address: string): string => `
  LEFT JOIN LATERAL (
    SELECT d.id AS address_id, t.rate_percent AS rate, COALESCE(t.shipping_taxable, false) AS shipping_taxable
    FROM addresses d
    LEFT JOIN tax_rates t ON t.state = d.state AND starts_with(d.zip, t.zip_prefix)
    WHERE NOT d.deleted AND ${address}
    ORDER BY length(t.zip_prefix) DESC NULLS LAST
    LIMIT 1
  ) ${name} ON true`
