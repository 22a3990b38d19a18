/** The longest end of a name that is kept whole, in characters. */
const LONGEST_END = 24

/**
 * Splits a product's name before the words that tell it from its like, such as color and size, which stand last. A line
 * that is too short cuts the first part and keeps the second.
 *
 * @returns the beginning with its comma, and the end; the end is empty for a name without a comma
 * @example splitName('Nitrile exam gloves, powder-free, black, large') // ['Nitrile exam gloves, powder-free,', 'black, large']
 */
export function splitName(name: string): readonly [start: string, end: string] {
  const parts = name.split(', ')
  const last = parts.length > 2 && parts.slice(-2).join(', ').length <= LONGEST_END ? 2 : 1
  const end = parts.slice(-last).join(', ')
  return parts.length < 2 || end.length > LONGEST_END ? [name, ''] : [`${parts.slice(0, -last).join(', ')},`, end]
}
