import type { PaymentMethod } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'

/** A saved card; whether it has expired depends on the current day. */
export type SavedCard = Omit<PaymentMethod, 'expired'>

/** A card `m` as JSON in the shape of SavedCard. */
export const cardJson = `json_build_object('id', m.id, 'brand', m.brand, 'last4', m.last4, 'expMonth', m.exp_month,
  'expYear', m.exp_year, 'holder', m.holder, 'isDefault', m.is_default)`

const cardsQuery = namedQuery<{ card: SavedCard }>(
  'saved-cards',
  `SELECT ${cardJson} AS card FROM payment_methods m
  WHERE m.account_id = $1 AND NOT m.deleted ORDER BY m.is_default DESC, m.id`,
)

/** The company's saved cards, the default first. */
export async function readCards(scope: Scope): Promise<SavedCard[]> {
  return (await cardsQuery.all(scope.db, [scope.accountId])).map(({ card }) => card)
}

/**
 * Whether a card has expired; it is still valid in the month printed on it.
 * @param today YYYY-MM-DD in Eastern time
 */
export function isCardExpired({ expMonth, expYear }: Pick<SavedCard, 'expMonth' | 'expYear'>, today: string): boolean {
  return `${expYear}-${String(expMonth).padStart(2, '0')}` < today.slice(0, 7)
}
