/**
 * Splits a product's name before the words that tell it from its like, such as color and size, which stand last. A line
 * that is too short cuts the first part and keeps the second.
 *
 * @returns the beginning with its comma, and the end; the end is empty for a name without a comma
 * @example splitName('Nitrile exam gloves, powder-free, black, large') // ['Nitrile exam gloves, powder-free,', 'black, large']
 */
export function splitName(name: string): readonly [start: string, end: string] {
  // The last parts between commas, at most 24 characters of them.
  const [, start = name, end = ''] = /^(.+?,) (.{1,24})$/.exec(name) ?? []
  return [start, end]
}
