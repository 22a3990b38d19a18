const SIZE = /^(?:(x+)|(\d+)x|(extra)(?:\s|-)?)?-?\s?(small|sm|s|medium|med|m|large|lg|l)$/i
const WEIGHT = /^\s*(\d+(?:\.\d+)?|\.\d+)\s*([a-z .]+?)\s*$/i
const FIGURE = /^\D{0,2}\d/

const ML_PER_OUNCE = 29.5735295625
const OUNCES_PER_UNIT: ReadonlyMap<string, number> = new Map([
  ['oz', 1],
  ['lb', 16],
  ['gal', 128],
  ['ml', 1 / ML_PER_OUNCE],
  ['l', 1000 / ML_PER_OUNCE],
])

/** Created once: each comparison by locale without it would create another. */
const inWords = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * Sorts sizes as people do: xx-small, x-small, small, medium, large, x-large and beyond. It knows the words
 * (`X-Large`), the letters (`XL`) and the counted form (`2XL`); everything else comes after, numbers by value.
 *
 * @example ['L', 'xx-small', '3XL', 'Medium'].sort(compareSizes) // ['xx-small', 'Medium', 'L', '3XL']
 */
export function compareSizes(a: string, b: string): number {
  return compareBy(sizeRank, a, b)
}

/**
 * Converts a weight or volume to ounces (fluid ounces for gal, ml and l), as the catalogue compares them.
 *
 * @param amount how many of the unit
 * @param unit oz, lb, gal, ml or l, in any case
 * @returns ounces, or null for a unit it does not know
 */
export function toOunces(amount: number, unit: string): number | null {
  const ounces = OUNCES_PER_UNIT.get(unit.trim().toLowerCase())
  return ounces === undefined ? null : amount * ounces
}

/** Reads the ounces from text such as `16 oz`, `2.5 lb` or `500ml`; null for anything else. */
export function parseOunces(text: string): number | null {
  const [, amount, unit] = WEIGHT.exec(text) ?? []
  return amount === undefined || unit === undefined ? null : toOunces(Number(amount), unit)
}

/** Sorts texts such as `500 ml` and `1 gal` by their ounces; other texts come after, by name. */
export function compareUnitWeights(a: string, b: string): number {
  return compareBy(ouncesRank, a, b)
}

/**
 * Returns the sort function for the values of one attribute: by size when most are sizes, by ounces when most are
 * weights, by number when most begin with a number.
 *
 * @returns null when they are words, which have no order of their own
 * @example ['8 oz', '500 ml'].sort(orderOfValues(['8 oz', '500 ml']) ?? undefined) // ['8 oz', '500 ml']
 */
export function orderOfValues(values: readonly string[]): ((a: string, b: string) => number) | null {
  const most = (is: (value: string) => boolean) => values.filter(is).length * 2 > values.length
  for (const rankOf of [sizeRank, ouncesRank]) {
    // A sort compares a value many times, and reading its rank is slow.
    const ranks = new Map(values.map((value) => [value, rankOf(value)]))
    const knownRank = (value: string) => ranks.get(value) ?? rankOf(value)
    if (most((value) => Number.isFinite(knownRank(value)))) return (a, b) => compareBy(knownRank, a, b)
  }
  return most((value) => FIGURE.test(value)) ? inWords.compare : null
}

/** Returns the number of steps between two sizes; infinite if either is not a size. */
export function sizeDistance(a: string, b: string): number {
  const [rankA, rankB] = [sizeRank(a), sizeRank(b)]
  return Number.isFinite(rankA) && Number.isFinite(rankB) ? Math.abs(rankA - rankB) : Number.POSITIVE_INFINITY
}

function compareBy(rankOf: (text: string) => number, a: string, b: string): number {
  const [rankA, rankB] = [rankOf(a), rankOf(b)]
  if (rankA !== rankB) return rankA < rankB ? -1 : 1
  return inWords.compare(a, b)
}

function ouncesRank(text: string): number {
  return parseOunces(text) ?? Number.POSITIVE_INFINITY
}

function sizeRank(text: string): number {
  const [match, letters, count, extra, base = ''] = SIZE.exec(text.trim()) ?? []
  if (match === undefined) return Number.POSITIVE_INFINITY
  const extras = letters?.length ?? (count === undefined ? Number(extra !== undefined) : Number(count))
  const kind = base.toLowerCase().charAt(0)
  if (kind === 'm') return extras === 0 ? 0 : Number.POSITIVE_INFINITY
  return kind === 's' ? -1 - extras : 1 + extras
}
