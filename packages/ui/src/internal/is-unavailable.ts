import type { Addability } from '@gauze/rules'

/** Whether the item is unavailable to every customer, not only to this one. */
export function isUnavailable(addability: Addability | undefined): boolean {
  return addability?.ok === false && ['inactive', 'unavailable', 'notSellable'].includes(addability.reason)
}
