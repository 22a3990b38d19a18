import type { AddressSnapshot } from '../../db/schema/index.js'

/**
 * An address on one line of a mail, with its street.
 * @example addressText(address) // 'Main dock, Receiving, 1200 Harbor Avenue, Columbus, OH 43004'
 */
export function addressText({ label, attention, line1, line2, city, state, zip }: Omit<AddressSnapshot, 'id'>): string {
  return [label, attention, line1, line2, `${city}, ${state} ${zip}`].filter((part) => part !== '').join(', ')
}
