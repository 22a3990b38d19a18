import type { ReturnStatus } from '@gauze/contract'
import { namedQuery } from '../../../db/client.js'
import type { Differences } from './differences.js'
import { jsonList } from './json-list.sql.js'
import { sumOf } from './shares.js'

/** A return with the goods that it says and the goods that its credit memos have. */
export interface BookedReturn {
  readonly id: number
  readonly number: string
  readonly accountId: number
  readonly orderId: number | null
  readonly orderAccountId: number | null
  readonly status: ReturnStatus
  readonly lines: readonly { readonly orderId: number; readonly position: number; readonly quantity: number }[]
  readonly credits: readonly {
    readonly accountId: number
    readonly orderId: number | null
    readonly position: number
    readonly quantity: number
  }[]
}

const lines = jsonList(
  `'orderId', l.order_id, 'position', l.position, 'quantity', rl.quantity`,
  'return_lines rl JOIN order_lines l ON l.id = rl.order_line_id WHERE rl.issue_id = r.id',
  'rl.id',
)
const credits = jsonList(
  `'accountId', m.account_id, 'orderId', v.order_id, 'position', il.position, 'quantity', ml.quantity`,
  `credit_memos m JOIN credit_memo_lines ml ON ml.credit_memo_id = m.id JOIN invoice_lines il ON il.id = ml.invoice_line_id
    JOIN invoices v ON v.id = il.invoice_id WHERE m.issue_id = r.id`,
  'ml.id',
)

/** Returns after an id, the lowest first, with their credited goods. */
export const bookedReturnsQuery = namedQuery<BookedReturn>(
  'books-returns',
  `SELECT r.id, r.issue_no AS number, r.account_id AS "accountId", r.order_id AS "orderId",
    o.account_id AS "orderAccountId", r.return_status AS status, ${lines} AS lines, ${credits} AS credits
  FROM issues r LEFT JOIN orders o ON o.id = r.order_id
  WHERE (r.return_status IS NOT NULL OR EXISTS (SELECT 1 FROM return_lines rl WHERE rl.issue_id = r.id)
    OR EXISTS (SELECT 1 FROM credit_memos m WHERE m.issue_id = r.id)) AND r.id > $1
  ORDER BY r.id LIMIT $2`,
)

/** A return with the status Credited is credited completely, line by line; any other return has no credits. */
export function checkReturn(found: BookedReturn, differences: Differences): void {
  const { number, accountId, orderId, orderAccountId, status, lines: goods, credits: credited } = found
  const returned = status === 'Credited' ? goods : []
  const expected = sumOf(returned, ({ quantity }) => quantity)
  const sum = sumOf(credited, ({ quantity }) => quantity)
  const isWhole = goods.concat(credited.map((line) => ({ ...line, orderId: 0 }))).every(({ position }) => {
    const ofLine = <Row extends { position: number; quantity: number }>(rows: readonly Row[]) =>
      sumOf(rows, (row) => (row.position === position ? row.quantity : 0))
    return ofLine(returned) === ofLine(credited)
  })
  const place = { kind: 'return', name: number } as const
  differences.refuse(sum !== expected, place, 'creditsUnits', { expected, credited: sum })
  differences.refuse(sum === expected && !isWhole, place, 'creditsOtherGoods')
  const isOfOrder = [...goods, ...credited].every((line) => line.orderId === orderId)
  differences.refuse(!isOfOrder, place, 'goodsOfOther')
  const isOwn = orderAccountId === accountId && credited.every((line) => line.accountId === accountId)
  differences.refuse(!isOwn, place, 'otherCompanyThanPapers')
}
