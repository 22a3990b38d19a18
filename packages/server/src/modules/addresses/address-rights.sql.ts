import { isAdministratorSql } from '../../sessions/people.sql.js'

/**
 * SQL that reads one row, the rights of the user `$2` on the addresses of the company `$1`: `manages`, whether the user
 * changes the addresses that the company shares and its defaults, and `mayOrder`, whether the user places orders here,
 * with or without prices.
 *
 * Administrators manage the addresses. In a company in which nobody is an administrator, every login that sees prices
 * does, as otherwise nobody could change an address.
 */
export const addressRightsSql = `SELECT u.id, NOT u.is_punchout AS "mayOrder",
  NOT u.is_punchout AND (u.is_admin OR (u.is_price_visible AND NOT EXISTS (SELECT FROM users w
    WHERE w.account_id = $1 AND ${isAdministratorSql('w')}))) AS manages
  FROM users u WHERE u.id = $2`

/** SQL that is true for an address `d` that its company shares: an administrator or a program added it, or it is a default. */
export const isSharedSql = '(d.created_by IS NULL OR d.default_shipping OR d.default_billing)'

/** SQL that is true if the user whose {@link addressRightsSql} is the row `r` may change the address `d`. */
export const mayChangeSql = `(r.manages OR (r."mayOrder" AND NOT ${isSharedSql} AND d.created_by = r.id))`
