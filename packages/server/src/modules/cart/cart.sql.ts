import { MAX_QUANTITY } from '@gauze/rules'
import { listParameter } from '../../db/list-parameter.sql.js'
import { sessionCheck } from '../../db/scope.js'
import { offerMembers } from '../pricing/estimate.sql.js'
import { goodsItemColumns, goodsItemJoins, goodsTermsColumns, goodsTermsJoin } from '../pricing/goods.sql.js'

/** The offers for the line `held` of the company `a`. */
const offersSql = `CASE WHEN held.estimate_id IS NULL THEN '[]'
  ELSE (SELECT COALESCE(json_agg(json_build_object(${offerMembers}) ORDER BY el.position), '[]')
    FROM estimates e JOIN estimate_lines el ON el.estimate_id = e.id AND el.item_id = held.item_id
    WHERE e.id = held.estimate_id AND e.account_id = a.id) END`

/**
 * The whole cart in one statement, with items as they would be added. $1 account, $2 user, $3 address whose tax counts,
 * or null for the default shipping address, $4 items. Lines, saved lines and items share one subquery, because the size
 * of the plan is half of what this costs: it is the store's hottest statement.
 */
export const cartSql = `
SELECT c.id AS "cartId", COALESCE(c.version, 0) AS version, c.approved_by AS "approvedBy", c.contact_id AS "contactId",
  COALESCE(c.notifications, '[]') AS notices, ${goodsTermsColumns},
  (SELECT u.approval_limit_cents::float8 FROM users u WHERE u.id = $2) AS "approvalLimitCents",
  (SELECT COALESCE(json_agg(goods_row ORDER BY goods_row.position, goods_row.id), '[]') FROM (
    SELECT held.*, ${goodsItemColumns}, ${offersSql} AS offers
    FROM (
      SELECT 'cart' AS place, l.id, COALESCE(l.position, l.id) AS position, l.unit_id AS unit, l.quantity,
        l.confirmed_price AS "confirmedPrice", l.item_id, l.estimate_id
      FROM cart_lines l WHERE l.cart_id = c.id
      UNION ALL
      SELECT 'saved', s.id, s.id, s.unit_id, s.quantity, NULL, s.item_id, NULL
      FROM saved_lines s WHERE s.user_id = $2 AND s.account_id = a.id
      UNION ALL
      SELECT 'offered', NULL, NULL, NULL, NULL, NULL, requested.id, NULL
      FROM unnest(${listParameter('$4')}) AS requested (id)) held
    JOIN items i ON i.id = held.item_id ${goodsItemJoins}) goods_row) AS goods
FROM accounts a
LEFT JOIN carts c ON c.account_id = a.id AND c.user_id = $2
${goodsTermsJoin('$3')}
WHERE a.id = $1`

/**
 * Every change of a cart starts with this: it creates or locks the cart's row and raises its version. If a version is
 * given ($3), only if the cart still has it: otherwise `bumped` is empty and nothing changes. $1 account, $2 user, $4
 * notices.
 * @param session number of the parameter of the session, which must be valid; the next parameter is its version
 */
function bumped(session: number) {
  return `bumped AS (
  INSERT INTO carts (account_id, user_id, version, notifications)
  SELECT $1::int, $2::int, COALESCE($3::int, 0) + 1, $4::jsonb
  WHERE ${sessionCheck(session, { user: '$2', account: '$1' })}
  ON CONFLICT (user_id, account_id) DO UPDATE
    SET version = carts.version + 1, notifications = excluded.notifications, updated_at = now()
    WHERE $3::int IS NULL OR carts.version = $3::int
  RETURNING id, version)`
}

/**
 * Makes the additions $5, a list of objects: each adds to the line of its item and unit, which it creates at its
 * position (null for the end) if necessary. New lines get their ids in the order of the list. Answers no row if the
 * version has changed.
 */
export const addToLinesSql = `
WITH ${bumped(6)}
INSERT INTO cart_lines (cart_id, item_id, unit_id, quantity, confirmed_price, search_term, query_id, position, estimate_id)
SELECT bumped.id, added."itemId", added.unit, added.quantity, added.price, added."searchTerm", added."queryId", added.position,
  added."estimateId"
FROM bumped, ROWS FROM (jsonb_to_recordset($5::jsonb) AS ("itemId" int, unit int, quantity int, price numeric,
  "searchTerm" text, "queryId" text, position int, "estimateId" int)) WITH ORDINALITY
  AS added ("itemId", unit, quantity, price, "searchTerm", "queryId", position, "estimateId", place)
ORDER BY added.place
ON CONFLICT (cart_id, item_id, unit_id) DO UPDATE
  SET quantity = LEAST(${MAX_QUANTITY}, cart_lines.quantity + excluded.quantity), confirmed_price = excluded.confirmed_price,
    search_term = COALESCE(excluded.search_term, cart_lines.search_term),
    query_id = COALESCE(excluded.query_id, cart_lines.query_id),
    estimate_id = COALESCE(excluded.estimate_id, cart_lines.estimate_id)
RETURNING id, item_id AS "itemId", unit_id AS unit, (SELECT version FROM bumped) AS version`

/**
 * Removes the lines $5, then sets unit $7, quantity $8, confirmed price $9 and estimate $10 of line $6 (null for none).
 * The update reads the removal's result so that it runs after it: a merged line may take the unit of the removed one.
 */
export const reviseLinesSql = `
WITH ${bumped(11)},
gone AS (DELETE FROM cart_lines l USING bumped WHERE l.cart_id = bumped.id AND l.id = ANY($5::int[]) RETURNING l.id),
kept AS (
  UPDATE cart_lines l
  SET unit_id = $7::int, quantity = $8::int, confirmed_price = $9::numeric, estimate_id = $10::int
  FROM bumped, (SELECT count(*) FROM gone) AS after_removal
  WHERE l.cart_id = bumped.id AND l.id = $6::int
  RETURNING l.id)
SELECT bumped.id, (SELECT count(*)::int FROM kept) AS kept FROM bumped`

/**
 * Raises the version of the cart, which it creates if necessary, and keeps its row locked. $1 account, $2 user, $3
 * notices, or null to keep its notices, $4 and $5 the session and its version.
 */
export const raiseVersionSql = `
INSERT INTO carts AS kept (account_id, user_id, version, notifications)
SELECT $1::int, $2::int, 1, COALESCE($3::jsonb, '[]') WHERE ${sessionCheck(4, { user: '$2', account: '$1' })}
ON CONFLICT (user_id, account_id) DO UPDATE
  SET version = kept.version + 1, notifications = COALESCE($3::jsonb, kept.notifications), updated_at = now()
RETURNING id`

/** Takes the quantities $2, a list of objects, out of the cart $1, and removes lines that have none left. */
export const takeOutSql = `
WITH taken AS (
  SELECT l.id, l.quantity - sum(t.quantity) AS rest FROM jsonb_to_recordset($2::jsonb) AS t ("itemId" int, unit int, quantity int)
  JOIN cart_lines l ON l.cart_id = $1 AND l.item_id = t."itemId" AND l.unit_id = t.unit GROUP BY l.id),
gone AS (DELETE FROM cart_lines l USING taken WHERE l.id = taken.id AND taken.rest < 1)
UPDATE cart_lines l SET quantity = taken.rest FROM taken WHERE l.id = taken.id AND taken.rest >= 1`

/** Locks the cart's row like a change of it. $1 account, $2 user. */
export const lockCartSql = 'SELECT c.id FROM carts c WHERE c.account_id = $1 AND c.user_id = $2 FOR NO KEY UPDATE'

/** Records the notices that the owner was shown, unless the cart has changed since. */
export const noteNoticesSql = `
UPDATE carts SET notifications = $4::jsonb WHERE account_id = $1 AND user_id = $2 AND version = $3`
