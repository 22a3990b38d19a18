import { canLogInSql } from '../../sessions/people.sql.js'
import { isoInstant } from '../records/instant.sql.js'

/** The status of the recall `r` for the company of the notice `n`. */
export const recallStatusSql = `CASE WHEN r.closed_at IS NOT NULL THEN 'Closed'
    WHEN n.acknowledged_at IS NULL THEN 'Open' ELSE 'Acknowledged' END`

/** Joins the order's line, shipment and order to the line `rl` of a recall. */
export const recallLineJoins = `JOIN fulfilment_lines fl ON fl.id = rl.fulfilment_line_id
    JOIN fulfilments f ON f.id = fl.fulfilment_id JOIN order_lines l ON l.id = fl.order_line_id
    JOIN orders o ON o.id = l.order_id`

/** A text about the quantities of the lines of a notice `n`, by unit, such as `12 × Box of 100, 2 × Case`. */
export const receivedTextSql = `(SELECT string_agg(s.quantity || ' × ' || s.unit_label, ', ' ORDER BY s.quantity DESC, s.unit_label)
    FROM (SELECT l.unit_label, sum(fl.quantity) AS quantity FROM recall_lines rl ${recallLineJoins}
      WHERE rl.notice_id = n.id GROUP BY l.unit_label) s)`

/** Members of a JSON object for the recall `r` of the company of the notice `n`. */
export const recallMembers = `'id', n.id, 'recallNumber', r.recall_no, 'title', r.title, 'riskClass', r.risk_class,
  'status', ${recallStatusSql}, 'publishedAt', ${isoInstant('r.published_at')},
  'acknowledgedAt', ${isoInstant('n.acknowledged_at')},
  'items', (
    SELECT COALESCE(json_agg(json_build_object('itemId', g.item_id, 'name', g.display_name,
      'matrixDetails', g.matrix_details) ORDER BY g.display_name, g.item_id), '[]')
    FROM (SELECT DISTINCT ON (l.item_id) l.item_id, l.display_name, l.matrix_details FROM recall_lines rl ${recallLineJoins}
      WHERE rl.notice_id = n.id ORDER BY l.item_id, l.id DESC) g),
  'received', (
    SELECT COALESCE(json_agg(json_build_object('unitLabel', s.unit_label, 'quantity', s.quantity)
      ORDER BY s.quantity DESC, s.unit_label), '[]')
    FROM (SELECT l.unit_label, sum(fl.quantity)::int AS quantity FROM recall_lines rl ${recallLineJoins}
      WHERE rl.notice_id = n.id GROUP BY l.unit_label) s),
  'orders', (
    SELECT COALESCE(json_agg(json_build_object('id', d.id, 'orderNumber', d.order_no) ORDER BY d.id DESC), '[]')
    FROM (SELECT DISTINCT o.id, o.order_no FROM recall_lines rl ${recallLineJoins} WHERE rl.notice_id = n.id) d)`

/**
 * The recalls `r`, each with the shipped lines `fl` of its items and their shipments `f`, within the recalled ship
 * dates. A shipment has no lots, so the lots of a recall leave nothing out.
 */
export const shippedGoodsSql = `recalls r JOIN recall_items ri ON ri.recall_id = r.id JOIN order_lines l ON l.item_id = ri.item_id
    JOIN fulfilment_lines fl ON fl.order_line_id = l.id
    JOIN fulfilments f ON f.id = fl.fulfilment_id AND f.status <> 'Packed'
      AND (r.shipped_from IS NULL OR (f.shipped_at AT TIME ZONE 'America/New_York')::date >= r.shipped_from)
      AND (r.shipped_to IS NULL OR (f.shipped_at AT TIME ZONE 'America/New_York')::date <= r.shipped_to)`

/**
 * Condition on a user `w`: a person to tell of the recall of a notice `n`. These are the administrators of its company,
 * and buyers who ordered some of the goods; of them only people who can sign in. Nobody needs the right to see prices,
 * because a recall has none.
 */
export const isRecallPersonSql = `${canLogInSql('w')} AND NOT w.is_punchout
    AND ((w.account_id = n.account_id AND w.is_admin) OR (
      EXISTS (SELECT FROM recall_lines rl ${recallLineJoins} WHERE rl.notice_id = n.id AND o.user_id = w.id)
      AND (w.account_id = n.account_id OR EXISTS (
        SELECT FROM user_accounts ua WHERE ua.user_id = w.id AND ua.account_id = n.account_id))))`
