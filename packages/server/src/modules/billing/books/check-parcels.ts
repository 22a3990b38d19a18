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
    const name = `Parcel ${index + 1} of order ${number}`
    differences.refuse(parcel.accountId !== accountId, `${name} belongs to another company.`)
    differences.refuse(
      parcel.hasArrived !== (parcel.status === 'Delivered') || (status === 'Delivered' && !parcel.hasArrived),
      `${name} is ${parcel.status}, which does not fit its day of delivery and the status of the order.`,
    )
    for (const { orderLineId, quantity } of parcel.lines) {
      differences.refuse(!own.has(orderLineId), `${name} has goods of another order.`)
      shipped.set(orderLineId, (shipped.get(orderLineId) ?? 0) + quantity)
    }
  }
  for (const [index, { id, quantity, fulfilled, returned }] of lines.entries()) {
    const name = `Order ${number}, line ${index + 1},`
    differences.compareValue(`${name} shipped,`, fulfilled, shipped.get(id) ?? 0, 'its parcels have')
    differences.refuse(fulfilled > quantity, `${name} has shipped more than it has.`)
    differences.refuse(returned > fulfilled, `${name} was returned more than it has shipped.`)
  }
  const units = `${sumOf(lines, ({ fulfilled }) => fulfilled)} of ${sumOf(lines, ({ quantity }) => quantity)} units`
  differences.refuse(!fitsStatus(order), `Order ${number} is ${status}, but ${units} have shipped.`)
}
