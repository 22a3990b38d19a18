import type { EstimateStatus, OrderStatus } from '@gauze/contract'
import { namedQuery } from '../../../db/client.js'
import type { Differences } from './differences.js'
import { jsonList } from './json-list.sql.js'
import { type PricedLine, pricedTotal, sumOf } from './shares.js'

/** An estimate; amounts are cents. */
export interface BookedEstimate {
  readonly id: number
  readonly number: string
  readonly accountId: number
  readonly status: EstimateStatus
  readonly subtotal: number
  readonly shipping: number
  readonly tax: number
  readonly total: number
  /** The status and company of the order that accepted it; null for none. */
  readonly orderStatus: OrderStatus | null
  readonly orderAccountId: number | null
  readonly lines: readonly PricedLine[]
}

const lines = jsonList(
  `'price', l.price::text, 'rate', l.conversion_rate::text, 'quantity', l.quantity, 'total', l.total_cents`,
  'estimate_lines l WHERE l.estimate_id = e.id',
  'l.position, l.id',
)

/** Estimates after an id, the lowest first. */
export const bookedEstimatesQuery = namedQuery<BookedEstimate>(
  'books-estimates',
  `SELECT e.id, e.estimate_no AS number, e.account_id AS "accountId", e.status, e.subtotal_cents::float8 AS subtotal,
    e.shipping_cents::float8 AS shipping, e.tax_cents::float8 AS tax, e.total_cents::float8 AS total,
    o.status AS "orderStatus", o.account_id AS "orderAccountId", ${lines} AS lines
  FROM estimates e LEFT JOIN orders o ON o.id = e.order_id WHERE e.id > $1 ORDER BY e.id LIMIT $2`,
)

/** Statuses of quotes to which the store gave no prices. */
const unpricedStatuses: readonly string[] = ['Requested', 'Withdrawn', 'Declined']

/** Calculates an estimate from its lines. */
export function checkEstimate(estimate: BookedEstimate, differences: Differences): void {
  const { number, accountId, status, subtotal, shipping, tax, total, orderStatus, orderAccountId } = estimate
  const place = { kind: 'estimate', name: number } as const
  for (const [index, line] of estimate.lines.entries()) {
    const expected = pricedTotal(line)
    differences.compare({ ...place, line: index + 1 }, line.total, expected, 'priceAndQuantity')
    differences.refuse(line.quantity < 1, { ...place, line: index + 1 }, 'noQuantity')
  }
  const lineSum = sumOf(estimate.lines, (line) => line.total)
  differences.compare({ ...place, part: 'subtotal' }, subtotal, lineSum, 'lines')
  differences.compare({ ...place, part: 'total' }, total, subtotal + shipping + tax, 'parts')
  const isPriced = total !== 0 || estimate.lines.some(({ price }) => Number(price) !== 0)
  const isUnpriced = unpricedStatuses.includes(status)
  differences.refuse(isUnpriced && isPriced, place, 'pricedAs', { status })
  if (orderStatus === null) return
  const isOver = orderStatus === 'Rejected' || orderStatus === 'Cancelled'
  differences.refuse(status !== 'Accepted' || isOver, place, 'acceptedAs', { status, orderStatus })
  differences.refuse(orderAccountId !== accountId, place, 'otherCompanyThanOrder')
}
