/** SQL of the status of a person's login: active, invited or deactivated. */
export function loginStatusSql(user: string): string {
  return `CASE WHEN NOT ${user}.active THEN 'deactivated' WHEN ${user}.invited_at IS NOT NULL THEN 'invited' ELSE 'active' END`
}

/** SQL of whether a person can log in: nobody has deactivated the login, and an invitation was accepted. */
export function canLogInSql(user: string): string {
  return `${user}.active AND ${user}.invited_at IS NULL`
}

/** SQL of whether a person administers a company and can log in. */
export function isAdministratorSql(user: string): string {
  return `${user}.is_admin AND ${canLogInSql(user)}`
}

/** SQL of whether a person can log in and reach amounts of orders and invoices. A punch-out session cannot. */
export function seesAmountsSql(user: string): string {
  return `${canLogInSql(user)} AND ${user}.is_price_visible AND NOT ${user}.is_punchout`
}

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
