import type { SellableItem } from './sold-item.js'

const NUMBER = String.raw`\d[\d./-]*`
const UNIT = '(?:mL|L|mg|mcg|g|kg|fl oz|oz|gal|lb|in|ft|yd|mm|cm|m|Fr|G|ply|%)'
const TERM = String.raw`${NUMBER}(?:[\s-]?${UNIT}(?:\/mL|(?![\w/])))?`
/** Such as '5 mg/mL', '22 G × 1-1/2 in', '4 × 4 in', '8-ply' and '3-0'; a number alone is no measure. */
const MEASURE = new RegExp(
  String.raw`(?<![\w/.-])(?:${TERM}(?:\s×\s${TERM})+|${NUMBER}[\s-]?${UNIT}(?:\/mL|(?![\w/]))|\d{1,2}-0)(?![\w/-])`,
  'g',
)

/** The name of an item in two parts. */
export interface NameParts {
  /** The name without its size. */
  readonly name: string
  /** The size, or other words that tell similar items apart; empty if the name has none. */
  readonly size: string
}

/**
 * Splits the name of an item, so that a row can cut the name and still show the size. The size is the variant of an
 * item with variants, and the measures in the name of another item.
 *
 * @example
 * nameParts('Exam gloves, blue, large', [{ key: 'Size', value: 'large' }]) // { name: 'Exam gloves, blue', size: 'large' }
 * nameParts('Luer-lock syringe 3 mL, sterile', []) // { name: 'Luer-lock syringe, sterile', size: '3 mL' }
 */
export function nameParts(name: string, matrixDetails: SellableItem['matrixDetails']): NameParts {
  if (matrixDetails.length === 0) return measuresOf(name)
  const sizes = matrixDetails.map(({ key, value }) => (/^[\d.]+$/.test(value) ? `${key} ${value}` : value))
  const said = new Set([...sizes, ...matrixDetails.map(({ value }) => value)].map((words) => words.toLowerCase()))
  const parts = name.split(', ')
  const others = parts.filter((part) => !said.has(part.toLowerCase()))
  return { name: (others.length > 0 ? others : parts).join(', '), size: sizes.join(', ') }
}

/**
 * Joins the number and the unit of each measure in a name by no-break spaces, so that no line break parts them.
 *
 * @example wholeMeasures('Tubing 18 in, clear') // '18' and 'in' stay on one line
 */
export function wholeMeasures(name: string): string {
  return name.replaceAll(MEASURE, (measure) => measure.replaceAll(' ', '\u00A0'))
}

function measuresOf(name: string): NameParts {
  const measures = name.match(MEASURE) ?? []
  const rest = name
    .replaceAll(MEASURE, '')
    .replaceAll(/\s+/g, ' ')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return measures.length === 0 || rest.length === 0
    ? { name, size: '' }
    : { name: rest.join(', '), size: measures.join(', ') }
}
