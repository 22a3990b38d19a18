/** The transactions that the page of an order or invoice opens with: its invoices, its shipments, or neither. */
export type TransactionViewer = 'invoice' | 'shipment' | 'none'

/**
 * Reads the viewer of an address. Any other value is `none`.
 *
 * @param value of the parameter `viewer`; null if the address has none
 * @example readTransactionViewer(new URLSearchParams('id=7&viewer=invoice').get('viewer')) // 'invoice'
 */
export function readTransactionViewer(value: string | null): TransactionViewer {
  return value === 'invoice' || value === 'shipment' ? value : 'none'
}

/**
 * Returns the address of an order or invoice that opens with some of its transactions.
 *
 * @example withTransactionViewer('/order?id=7', 'shipment') // '/order?id=7&viewer=shipment'
 */
export function withTransactionViewer(path: string, viewer: TransactionViewer): string {
  return viewer === 'none' ? path : `${path}${path.includes('?') ? '&' : '?'}viewer=${viewer}`
}
