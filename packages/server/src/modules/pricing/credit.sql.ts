/**
 * The amount that a company has ordered on terms and that has no invoice yet, in cents: it uses up credit as invoices
 * do.
 * @param account alias of the row of `accounts`
 */
function openTermsOrders(account: string): string {
  return `(
  SELECT COALESCE(sum(GREATEST(0, o.total_cents - (
    SELECT COALESCE(sum(v.total_cents), 0) FROM invoices v WHERE v.order_id = o.id))), 0)::float8
  FROM orders o
  WHERE o.account_id = ${account}.id AND o.payment ->> 'kind' = 'terms'
    AND o.status IN ('Pending Approval', 'Pending Fulfillment', 'Partially Fulfilled', 'Shipped'))`
}

/**
 * The credit that a company has left, in cents: its limit less its balance and its orders without an invoice. Null
 * without terms; it may be below 0.
 * @param account alias of the row of `accounts`
 */
export function availableCredit(account: string): string {
  return `CASE WHEN ${account}.has_terms
    THEN ${account}.credit_limit_cents::float8 - ${account}.balance_cents::float8 - ${openTermsOrders(account)} END`
}
