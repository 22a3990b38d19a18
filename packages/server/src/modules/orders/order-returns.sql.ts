import { isoInstant } from '../records/instant.sql.js'

/** The number of the order's line `l` in its order, from 1. */
export const lineNumberSql = `(SELECT count(*)::int FROM order_lines k WHERE k.order_id = l.order_id AND k.position <= l.position)`

/** How many of the order's line `l` have shipped, have an invoice, and are in no return that counts. */
export const returnableSql = `GREATEST(0, LEAST(l.quantity_fulfilled, (
    SELECT COALESCE(sum(il.quantity), 0) FROM invoices iv JOIN invoice_lines il ON il.invoice_id = iv.id
    WHERE iv.order_id = l.order_id AND il.position = l.position)) - (
    SELECT COALESCE(sum(rl.quantity), 0) FROM return_lines rl JOIN issues ri ON ri.id = rl.issue_id
    WHERE rl.order_line_id = l.id AND ri.return_status IN ('Requested', 'Approved', 'Credited')))::int`

/** Members of a JSON object for the return `r`. */
export const returnMembers = `'id', r.id, 'returnNumber', r.issue_no, 'status', r.return_status, 'date', ${isoInstant('r.created_at')},
  'userId', r.user_id, 'requestedBy', (SELECT concat_ws(' ', ru.first_name, ru.last_name) FROM users ru WHERE ru.id = r.user_id),
  'message', r.message, 'answer', r.answer, 'keepsGoods', r.keeps_goods,
  'lines', (
    SELECT COALESCE(json_agg(json_build_object('line', ${lineNumberSql}, 'quantity', rl.quantity) ORDER BY l.position), '[]')
    FROM return_lines rl JOIN order_lines l ON l.id = rl.order_line_id WHERE rl.issue_id = r.id AND rl.quantity > 0),
  'creditMemos', (
    SELECT COALESCE(json_agg(json_build_object('id', m.id, 'creditMemoNumber', m.credit_memo_no,
      'totalCents', m.total_cents) ORDER BY m.id), '[]')
    FROM credit_memos m WHERE m.issue_id = r.id)`
