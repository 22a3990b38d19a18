import type { PaymentMethod } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import type { CardDecision } from '../../ports/ports.types.js'

/** A saved card; whether it has expired depends on the current day. */
export type SavedCard = Omit<PaymentMethod, 'expired'>

/** A card `m` as JSON in the shape of SavedCard. */
export const cardJson = `json_build_object('id', m.id, 'brand', m.brand, 'last4', m.last4, 'expMonth', m.exp_month,
  'expYear', m.exp_year, 'holder', m.holder, 'label', m.label, 'isDefault', m.is_default)`

const cardsQuery = namedQuery<{ card: SavedCard }>(
  'saved-cards',
  `SELECT ${cardJson} AS card FROM payment_methods m
  WHERE m.account_id = $1 AND NOT m.deleted ORDER BY m.is_default DESC, m.id`,
)

/** The company's saved cards, the default first. */
export async function readCards(scope: Scope): Promise<SavedCard[]> {
  return (await cardsQuery.all(scope.db, [scope.accountId])).map(({ card }) => card)
}

/** A card that its company may still use, with the user who added it. */
interface LockedCard {
  readonly id: number
  readonly userId: number | null
}

const lockQuery = namedQuery<{ cards: LockedCard[] }>(
  'saved-cards-lock',
  `SELECT COALESCE((SELECT json_agg(json_build_object('id', m.id, 'userId', m.user_id)) FROM payment_methods m
    WHERE m.account_id = a.id AND NOT m.deleted), '[]') AS cards
  FROM accounts a WHERE a.id = $1 FOR NO KEY UPDATE OF a`,
)

/** Locks the cards of the company until the scope's transaction ends. */
export async function lockCards(scope: Scope): Promise<readonly LockedCard[]> {
  const [row] = await lockQuery.all(scope.db, [scope.accountId])
  return row?.cards ?? []
}

const insertQuery = namedQuery<{ id: number }>(
  'saved-card-insert',
  `INSERT INTO payment_methods (account_id, user_id, token, brand, last4, exp_month, exp_year, holder, label)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (account_id, token) WHERE NOT deleted DO UPDATE SET holder = EXCLUDED.holder, label = EXCLUDED.label
    WHERE payment_methods.user_id = EXCLUDED.user_id
  RETURNING id`,
)

/**
 * Writes a card that the provider has saved; a card with the same token is the same card.
 * @returns its id; null if a colleague has saved this card
 */
export async function insertCard(
  scope: Scope,
  card: Extract<CardDecision, { isSaved: true }>,
  { holder, label }: { readonly holder: string; readonly label: string },
): Promise<number | null> {
  const { token, brand, last4, expMonth, expYear } = card
  const values = [scope.accountId, scope.userId, token, brand, last4, expMonth, expYear, holder, label]
  const [row] = await insertQuery.all(scope.db, values)
  return row?.id ?? null
}

const labelQuery = namedQuery(
  'saved-card-label',
  'UPDATE payment_methods SET label = $3 WHERE account_id = $1 AND id = $2',
)

/** Names a card. */
export async function labelCard(scope: Scope, id: number, label: string): Promise<void> {
  await labelQuery.all(scope.db, [scope.accountId, id, label])
}

// The former default ends in its own statement, because only one card may be the default at any time.
const endDefaultQuery = namedQuery(
  'saved-card-end-default',
  'UPDATE payment_methods SET is_default = false WHERE account_id = $1 AND is_default',
)

const defaultQuery = namedQuery(
  'saved-card-default',
  `UPDATE payment_methods SET is_default = true WHERE id = COALESCE($2::int, (SELECT min(id) FROM payment_methods
    WHERE account_id = $1 AND NOT deleted)) AND account_id = $1`,
)

/** Makes a card the default; null takes the oldest card. */
export async function setDefaultCard(scope: Scope, id: number | null): Promise<void> {
  await endDefaultQuery.all(scope.db, [scope.accountId])
  await defaultQuery.all(scope.db, [scope.accountId, id])
}

const deleteQuery = namedQuery<{ wasDefault: boolean }>(
  'saved-card-delete',
  'UPDATE payment_methods SET deleted = true WHERE account_id = $1 AND id = $2 RETURNING is_default AS "wasDefault"',
)

/** Deletes a card. If it was the default, the oldest other card becomes the default. */
export async function deleteCard(scope: Scope, id: number): Promise<void> {
  const [deleted] = await deleteQuery.all(scope.db, [scope.accountId, id])
  if (deleted?.wasDefault) await setDefaultCard(scope, null)
}

const usesQuery = namedQuery<{ name: string }>(
  'saved-card-uses',
  `SELECT 'order ' || o.order_no AS name FROM orders o WHERE o.account_id = $1 AND o.status = 'Pending Approval'
    AND o.payment->>'paymentMethodId' = $2::int::text
  UNION ALL
  SELECT 'the subscription “' || l.name || '”' FROM subscriptions s JOIN item_lists l ON l.id = s.item_list_id
  WHERE s.account_id = $1 AND s.payment_method_id = $2::int AND NOT s.paused ORDER BY name`,
)

/** The orders and subscriptions that a card would pay, in words. */
export async function readCardUses(scope: Scope, id: number): Promise<string[]> {
  return (await usesQuery.all(scope.db, [scope.accountId, id])).map(({ name }) => name)
}

/**
 * Whether a card has expired; it is still valid in the month printed on it.
 * @param today YYYY-MM-DD in Eastern time
 */
export function isCardExpired({ expMonth, expYear }: Pick<SavedCard, 'expMonth' | 'expYear'>, today: string): boolean {
  return `${expYear}-${String(expMonth).padStart(2, '0')}` < today.slice(0, 7)
}
