import type { Estimate, EstimateDetails } from '@gauze/contract'
import { orderDetails } from './story-data.js'

function estimate(id: number, status: Estimate['status'], title: string, total: number | null): Estimate {
  return {
    ...{ id, estimateNumber: `EST-${10_000 + id}`, title, status, total, itemCount: 16 },
    ...{ date: '2026-11-12T17:40:00Z', requestedBy: 'Dana Whitfield' },
    expirationDate: total === null ? null : '2026-12-31',
  }
}

/** A quote of each status. */
export const estimates: readonly Estimate[] = [
  estimate(6, 'Requested', 'Second exam room', null),
  estimate(5, 'Open', 'New treatment room', 184.03),
  estimate(4, 'Accepted', 'Flu season', 1260.5),
  estimate(3, 'Expired', 'Emergency cart', 96.4),
  estimate(2, 'Declined', 'Surgical tables', null),
  estimate(1, 'Withdrawn', '', null),
]

const lines = orderDetails.lines.map(({ unitName: _, quantityFulfilled: __, backordered: ___, ...line }) => ({
  ...line,
  price: line.price === 'N/A' ? null : line.price,
}))

/** An open estimate, one of whose prices is finer than a cent. */
export const estimateDetails: EstimateDetails = {
  ...estimate(5, 'Open', 'New treatment room', 184.03),
  ...{ notes: 'We open it in March.', neededBy: '2026-12-01', answer: 'Delivery is free.', order: null },
  ...{ answeredAt: '2026-11-13T14:00:00Z', subtotal: 170, shipping: 0, tax: 14.03, taxBasis: null, mayWithdraw: false },
  lines: lines.map((line, index) => (index === 0 ? { ...line, price: 11.8542 } : line)),
}

/** A quote that the store has not answered. */
export const requestedQuote: EstimateDetails = {
  ...estimateDetails,
  ...estimate(6, 'Requested', 'Second exam room', null),
  ...{ answer: '', answeredAt: null, subtotal: null, shipping: null, tax: null, taxBasis: null, mayWithdraw: true },
  lines: lines.map((line) => ({ ...line, price: null, lineTotal: null })),
}
