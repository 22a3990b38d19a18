import type { Addability } from '@gauze/rules'

/** Whether nobody can buy an item, as against this customer. */
export function isUnavailable(addability: Addability | undefined): boolean {
  return addability?.ok === false && ['inactive', 'unavailable', 'notSellable'].includes(addability.reason)
}
