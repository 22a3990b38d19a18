import type { SoldItem } from '@gauze/rules'

/** Whether an order of the item waits for stock. A special order is made to order, so it never does. */
export function isBackorder({ quantityAvailable, specialOrder }: SoldItem): boolean {
  return quantityAvailable <= 0 && !specialOrder
}
