import type { Estimate, EstimateDetails, EstimateStatus } from '@gauze/contract'
import { cents, dollarsFromCents } from '@gauze/rules'
import type { SessionUser } from '../../sessions/session-user.js'
import type { EstimateDetailsRow, EstimateRow } from './quotes.repository.js'

/** The statuses of an estimate that has prices. */
export const pricedStatuses = ['Open', 'Accepted', 'Expired'] as const satisfies readonly EstimateStatus[]

function isPriced(status: EstimateStatus): boolean {
  return pricedStatuses.some((priced) => priced === status)
}

/** A quote or estimate as sent on the wire in a list; the amount of one without prices is null. */
export function estimateView(row: EstimateRow): Estimate {
  const { id, estimateNumber, title, status, date, expirationDate, requestedBy, itemCount, totalCents } = row
  const total = isPriced(status) ? dollarsFromCents(cents(totalCents)) : null
  return { id, estimateNumber, title, status, date, expirationDate, requestedBy, itemCount, total }
}

/** A whole quote or estimate as sent on the wire to a user. */
export function estimateDetailsView(row: EstimateDetailsRow, user: SessionUser): EstimateDetails {
  const { notes, neededBy, answer, answeredAt, order, lines, subtotalCents, shippingCents, taxCents, taxBasis } = row
  const visible = isPriced(row.status)
  const dollars = (amount: number) => (visible ? dollarsFromCents(cents(amount)) : null)
  return {
    ...estimateView(row),
    ...{ notes, neededBy, answer, answeredAt, order },
    lines: lines.map(({ price, totalCents, ...line }) => ({
      ...line,
      price: visible ? price : null,
      lineTotal: dollars(totalCents),
    })),
    subtotal: dollars(subtotalCents),
    shipping: dollars(shippingCents),
    tax: dollars(taxCents),
    taxBasis: visible && taxBasis !== null ? { ...taxBasis, amount: dollarsFromCents(cents(taxBasis.amount)) } : null,
    mayWithdraw: mayWithdraw(row, user),
  }
}

/** Whether a user may withdraw a quote: its writer and administrators may, until the store answers. */
export function mayWithdraw(
  { status, userId }: Pick<EstimateDetailsRow, 'status' | 'userId'>,
  user: SessionUser,
): boolean {
  return status === 'Requested' && !user.isPunchout && (user.isAdmin || userId === user.userId)
}
