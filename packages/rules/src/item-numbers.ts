/** The numbers by which people name an item. */
export interface ItemNumbers {
  /** The number that the store gives the item, and prints on its pages and papers. */
  readonly itemName: string
  /** The manufacturer's number; empty for none. */
  readonly mpn: string
  /** The GTINs of the item and its units, with or without leading zeros. */
  readonly gtins: readonly string[]
}

const SIGNS = /[ \-/.,_#+()*&]/g
/** A whole number as a spreadsheet writes it. */
const DECIMAL = /^(\d+)\.0+$/
const SIZE = /(^|[^\dX])([2-5])X(?=[LS]$)/
const GTIN = /^(?:\d{8}|\d{12,14})$/

/** How many kinds of numbers an item has. */
const KINDS = 3

/** The text of a number from exact to loose: as it is, without case, without signs, without zeros and spellings. */
function formsOf(text: string): readonly string[] {
  const exact = text.trim()
  const caseless = exact.replace(DECIMAL, '$1').toUpperCase()
  return [exact, caseless, caseless.replace(SIGNS, ''), looseNumber(text)]
}

/**
 * The loosest form of an item number or part number, for an index of numbers: numbers that a person may have meant have
 * the same form. It has no case, spaces, hyphens or other signs, no leading zeros and no `.0` of a spreadsheet, and
 * writes the size 2XL as XXL.
 *
 * @example looseNumber('0026-27m') // '2627M'
 * @example looseNumber('HS-4410-2XL') // 'HS4410XXL'
 */
export function looseNumber(text: string): string {
  return text
    .trim()
    .replace(DECIMAL, '$1')
    .toUpperCase()
    .replace(SIZE, (_, before: string, count: string) => before + 'X'.repeat(Number(count)))
    .replace(SIGNS, '')
    .replace(/^0+(?=.)/, '')
}

/** A GTIN with 14 digits; null for a text that is none by its form. */
function wholeGtin(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '')
  return GTIN.test(digits) ? digits.padStart(14, '0') : null
}

/**
 * How near a written number is to an item. Exact readings come first, in the order item number, MPN and GTIN;
 * then the same numbers with another case, with other signs, and in their loosest form.
 *
 * @returns null for no reading; the smaller the nearer
 * @example numberRank('2627m', { itemName: '002627-M', mpn: 'KS-1', gtins: [] }) // 9
 */
export function numberRank(text: string, { itemName, mpn, gtins }: ItemNumbers): number | null {
  const written = formsOf(text)
  const gtin = wholeGtin(text)
  const kinds = [[itemName], [mpn], gtins]
  const ranks = kinds.flatMap((numbers, kind) =>
    numbers.flatMap((number) => {
      if (number === '') return []
      if (kind === 2 && gtin !== null && wholeGtin(number) === gtin) return [kind]
      const grade = formsOf(number).findIndex((form, at) => form !== '' && form === written[at])
      return grade < 0 ? [] : [grade * KINDS + kind]
    }),
  )
  return ranks.length === 0 ? null : Math.min(...ranks)
}

/**
 * The items that a written number names: only the nearest ones, so that an exact number is never ambiguous with a
 * loose reading. Several items mean that a person has to choose.
 *
 * @example
 * nearestItems('000123', [{ number: '123' }, { number: '000123' }], ({ number }) => ({
 *   ...{ itemName: number, mpn: '', gtins: [] },
 * })) // [{ number: '000123' }]
 */
export function nearestItems<T>(text: string, items: readonly T[], numbersOf: (item: T) => ItemNumbers): T[] {
  const ranked = items.flatMap((item) => {
    const rank = numberRank(text, numbersOf(item))
    return rank === null ? [] : [{ item, rank }]
  })
  const best = Math.min(...ranked.map(({ rank }) => rank))
  return ranked.filter(({ rank }) => rank === best).map(({ item }) => item)
}
