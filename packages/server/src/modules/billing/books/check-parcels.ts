import type { BookedOrder } from './booked-order.js'
import type { Differences } from './differences.js'
import { sumOf } from './shares.js'

/** Whether the shipped quantities fit a status. */
function fitsStatus({ status, lines }: BookedOrder): boolean {
  const isAll = lines.every(({ fulfilled, quantity }) => fulfilled === quantity)
  const isNone = lines.every(({ fulfilled }) => fulfilled === 0)
  if (status === 'Shipped' || status === 'Delivered') return isAll
  return status === 'Partially Fulfilled' ? !isAll && !isNone : isNone
}

/** The shipped quantities of an order, from its parcels. */
export function checkParcels(order: BookedOrder, differences: Differences): void {
  const { number, accountId, status, lines, parcels } = order
  const own = new Set(lines.map(({ id }) => id))
  const shipped = new Map<number, number>()
  for (const [index, parcel] of parcels.entries()) {
    const place = { kind: 'parcel', name: number, parcel: index + 1 } as const
    differences.refuse(parcel.accountId !== accountId, place, 'otherCompany')
    differences.refuse(
      parcel.hasArrived !== (parcel.status === 'Delivered') || (status === 'Delivered' && !parcel.hasArrived),
      place,
      'parcelUnfit',
      { status: parcel.status },
    )
    for (const { orderLineId, quantity } of parcel.lines) {
      differences.refuse(!own.has(orderLineId), place, 'goodsOfOther')
      shipped.set(orderLineId, (shipped.get(orderLineId) ?? 0) + quantity)
    }
  }
  for (const [index, { id, quantity, fulfilled, returned }] of lines.entries()) {
    const place = { kind: 'order', name: number, line: index + 1 } as const
    differences.compareValue({ ...place, part: 'shipped' }, fulfilled, shipped.get(id) ?? 0, 'parcels')
    differences.refuse(fulfilled > quantity, place, 'overShipped')
    differences.refuse(returned > fulfilled, place, 'overReturned')
  }
  differences.refuse(!fitsStatus(order), { kind: 'order', name: number }, 'shippedAs', {
    status,
    shipped: sumOf(lines, ({ fulfilled }) => fulfilled),
    all: sumOf(lines, ({ quantity }) => quantity),
  })
}
