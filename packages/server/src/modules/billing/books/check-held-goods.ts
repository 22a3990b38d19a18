import type { BookedOrder } from './booked-order.js'
import type { BookedPlace, Differences } from './differences.js'
import { baseUnitsOf, sumOf } from './shares.js'

/** Statuses of orders of which goods are still to ship. */
const openStatuses: readonly string[] = ['Pending Approval', 'Pending Fulfillment', 'Partially Fulfilled']

/** Base units of each item of an order. */
function unitsByItem(lines: BookedOrder['lines'], quantityOf: (line: BookedOrder['lines'][number]) => number) {
  const units = new Map<number, number>()
  for (const line of lines) {
    units.set(line.itemId, (units.get(line.itemId) ?? 0) + baseUnitsOf(line.rate, quantityOf(line)))
  }
  return units
}

/** The units of an item that an order should hold or wait for. */
function expectedUnits(order: BookedOrder, itemId: number, open: number, held: number): number {
  if (order.lines.some((line) => line.itemId === itemId && line.isSpecial)) return 0
  // Housekeeping deletes a backorder 90 days after its notification.
  const hasLapsed = order.isOlderThanBackorders && order.backorders.every((backorder) => backorder.itemId !== itemId)
  return hasLapsed ? Math.min(open, held) : open
}

function checkAllocation(
  place: BookedPlace,
  { fromAllocation, allocationStart }: BookedOrder['reserved'][number],
  ordered: number,
  differences: Differences,
) {
  const expected = allocationStart === null ? 0 : ordered
  differences.compareValue({ ...place, part: 'unitsFromAllocation' }, fromAllocation, expected, 'lineUnits')
}

/**
 * Checks the units of each item that an order holds and waits for against its lines that have not shipped. An order of
 * another program may hold nothing.
 */
export function checkHeldGoods(order: BookedOrder, differences: Differences): void {
  const { number, accountId, status, isPlacedHere, lines, reserved, backorders } = order
  const isHolding = reserved.length + backorders.length > 0
  if (!openStatuses.includes(status)) {
    differences.refuse(isHolding, { kind: 'order', name: number }, 'heldAs', { status })
    return
  }
  const isOthers = backorders.some((backorder) => backorder.accountId !== accountId)
  differences.refuse(isOthers, { kind: 'backorder', name: number }, 'otherCompany')
  if (!isHolding && !isPlacedHere) return
  const ordered = unitsByItem(lines, ({ quantity }) => quantity)
  const open = unitsByItem(lines, ({ quantity, fulfilled }) => Math.max(0, quantity - fulfilled))
  const held = new Map(reserved.map((row) => [row.itemId, row]))
  for (const itemId of new Set([...ordered.keys(), ...held.keys(), ...backorders.map((row) => row.itemId)])) {
    const place = { kind: 'order', name: number, item: itemId } as const
    const row = held.get(itemId)
    differences.refuse(row === undefined, place, 'notHeld')
    const waiting = sumOf(backorders, (backorder) => (backorder.itemId === itemId ? backorder.quantity : 0))
    const fromStock = row?.fromStock ?? 0
    const expected = expectedUnits(order, itemId, open.get(itemId) ?? 0, fromStock)
    differences.compareValue({ ...place, part: 'unitsHeld' }, fromStock + waiting, expected, 'openLines')
    differences.refuse(waiting < 0 || fromStock < 0, place, 'heldBelowZero')
    if (row !== undefined) checkAllocation(place, row, ordered.get(itemId) ?? 0, differences)
  }
}
