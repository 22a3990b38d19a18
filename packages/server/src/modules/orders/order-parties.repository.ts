import type { Address } from '@gauze/contract'
import { easternDate } from '@gauze/rules'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { substitutedSql } from '../../sessions/approvers.repository.js'
import { canLogInSql } from '../../sessions/people.sql.js'
import { addressJson } from '../addresses/addresses.repository.js'
import { type Buyer, buyerColumns, knownBuyer } from '../company/buyer.repository.js'
import { cardJson, type SavedCard } from '../payment-methods/payment-methods.repository.js'

/** A buyer with the addresses and the card of an order; each null when the company does not have it. */
export interface OrderParties extends Buyer {
  readonly shipAddress: Address | null
  readonly billAddress: Address | null
  readonly card: SavedCard | null
  /** The payment provider's name of the card. */
  readonly cardToken: string | null
  /**
   * Administrators and substitutes to notify at once of an order that waits; none if the company wants no such mail.
   */
  readonly approvers: { readonly email: string; readonly isPriceVisible: boolean }[]
}

function ownAddress(parameter: string) {
  return `(
  SELECT ${addressJson} FROM addresses d WHERE d.id = ${parameter} AND d.account_id = a.id AND NOT d.deleted)`
}

/** Condition on a user `w`: a user who may decide on that day about orders of the company `a`. */
export function isApproverSql(day: string): string {
  return `w.account_id = a.id AND ${canLogInSql('w')} AND w.is_price_visible
    AND (w.is_admin OR EXISTS (SELECT ${substitutedSql('a.id', 'w.id', day)}))`
}

const partiesQuery = namedQuery<OrderParties>(
  'order-parties',
  `SELECT ${buyerColumns}, ${ownAddress('$3')} AS "shipAddress", ${ownAddress('$4')} AS "billAddress",
    (SELECT ${cardJson} FROM payment_methods m WHERE m.id = $5 AND m.account_id = a.id AND NOT m.deleted) AS card,
    (SELECT m.token FROM payment_methods m
      WHERE m.id = $5 AND m.account_id = a.id AND NOT m.deleted) AS "cardToken",
    (SELECT COALESCE(json_agg(json_build_object('email', w.email, 'isPriceVisible', w.is_price_visible) ORDER BY w.id), '[]')
      FROM users w WHERE ${isApproverSql('$6::date')} AND a.approvals_notification = 'each') AS approvers
  FROM accounts a JOIN users u ON u.id = $2 WHERE a.id = $1 AND a.active`,
)

/**
 * Reads all people and records that an order names, in one statement. A company that was deactivated while the
 * statement waited for its row places no order.
 * @param cardId the saved card to pay with; null on terms
 * @param now decides which substitutes count
 */
export async function readOrderParties(
  scope: Scope,
  { shipAddressId, billAddressId, cardId }: { shipAddressId: number; billAddressId: number; cardId: number | null },
  now: Date,
): Promise<OrderParties> {
  const named = [shipAddressId, billAddressId, cardId]
  return knownBuyer(await partiesQuery.all(scope.db, [scope.accountId, scope.userId, ...named, easternDate(now)]))
}
