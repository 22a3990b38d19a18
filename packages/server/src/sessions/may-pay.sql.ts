/**
 * SQL of whether a person pays invoices of the company and manages its bank accounts: administrators do, and the people
 * whom an administrator lets pay. Nobody pays bills without seeing prices, and a procurement system pays its own.
 * @param user the alias of `users`
 * @example `SELECT ${mayPaySql('u')} AS "mayPay" FROM users u`
 */
export function mayPaySql(user: string): string {
  return `((${user}.is_admin OR ${user}.may_pay) AND ${user}.is_price_visible AND NOT ${user}.is_punchout)`
}

/**
 * SQL of the cents that one payment of a person may charge at most; null without a limit. Administrators have none.
 * @param user the alias of `users`
 * @example `SELECT ${paymentLimitSql('u')} AS "limitCents" FROM users u`
 */
export function paymentLimitSql(user: string): string {
  return `CASE WHEN NOT ${user}.is_admin THEN ${user}.payment_limit_cents::float8 END`
}
