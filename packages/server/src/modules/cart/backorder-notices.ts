import { nameWithVariant } from '@gauze/rules'
import { baseUnitsByItem } from '../pricing/base-units.js'
import type { GoodsItem, GoodsLine } from '../pricing/goods.types.js'
import type { StoredNotice } from './cart.types.js'

/** An item of which the cart holds more than is in stock. */
interface Shortage {
  readonly item: GoodsItem
  /** Base units that have to be backordered. */
  readonly short: number
}

/** The items of a cart that have to wait for stock. Special orders are made to order, so they are never short. */
function shortages(lines: readonly GoodsLine[]): Shortage[] {
  const items = new Map(lines.map(({ item }) => [item.itemId, item]))
  return [...baseUnitsByItem(lines)].flatMap(([itemId, needed]) => {
    const item = items.get(itemId)
    if (!item || item.specialOrder) return []
    const short = needed - Math.max(0, item.quantityAvailable)
    return short > 0 ? [{ item, short }] : []
  })
}

/** A shortage in words for the shopper. */
export function shortageText({ item, short }: Shortage): string {
  const name = nameWithVariant(item.name, item.matrixDetails)
  if (item.quantityAvailable <= 0) return `${name} is out of stock. It ships when it’s back in stock.`
  const unit = item.units.find(({ baseUnit }) => baseUnit)?.label
  const needed = item.quantityAvailable + short
  const counted = unit === undefined ? name : `${name}, ${unit}`
  return `${counted}: only ${item.quantityAvailable} of ${needed} are in stock. The rest ships when it’s back in stock.`
}

/**
 * The notices of a cart with these lines: notices that are not about stock stay, notices about stock are written again.
 * They count as shown: only a greater shortage stops placing the order. A notice that its
 * owner cleared stays cleared unless the shortage has grown.
 */
export function noticesFor(stored: readonly StoredNotice[], lines: readonly GoodsLine[]): StoredNotice[] {
  return [
    ...stored.filter(({ short }) => short === undefined),
    ...shortages(lines).map((shortage) => {
      const { item, short } = shortage
      const shown = stored.find((notice) => notice.id === item.itemId && notice.short !== undefined)
      const isCleared = shown?.cleared === true && short <= (shown.short ?? 0)
      return { id: item.itemId, message: shortageText(shortage), short, ...(isCleared ? { cleared: true } : {}) }
    }),
  ]
}

/** The notices after their owner cleared them: notices about stock are kept, marked as cleared. */
export function clearedNotices(stored: readonly StoredNotice[]): StoredNotice[] {
  return stored.filter(({ short }) => short !== undefined).map((notice) => ({ ...notice, cleared: true }))
}

/** Shortages that are new or greater than the shortages shown to the shopper. */
export function newShortages(stored: readonly StoredNotice[], lines: readonly GoodsLine[]): Shortage[] {
  const shown = new Map(stored.map(({ id, short }) => [id, short ?? 0]))
  return shortages(lines).filter(({ item, short }) => short > (shown.get(item.itemId) ?? 0))
}

/** Whether two sets of notices say the same. */
export function sameNotices(a: readonly StoredNotice[], b: readonly StoredNotice[]): boolean {
  return (
    a.length === b.length && a.every(({ id, message }, index) => b[index]?.id === id && b[index].message === message)
  )
}
