import type { Address } from '@gauze/contract'

/** An address as written on a parcel, without its label. */
export function addressLines(
  address: Pick<Address, 'attention' | 'line1' | 'line2' | 'city' | 'state' | 'zip'>,
): string[] {
  const { attention, line1, line2, city, state, zip } = address
  return [attention, line1, line2, `${city}, ${state} ${zip}`].filter((line) => line.trim() !== '')
}
