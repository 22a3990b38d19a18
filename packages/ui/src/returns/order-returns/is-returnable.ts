import type { SalesOrderDetails } from '@gauze/contract'

/** Whether goods of an order can still be returned. */
export function isReturnable({ lines }: Pick<SalesOrderDetails, 'lines'>): boolean {
  return lines.some(({ returnable = 0 }) => returnable > 0)
}
