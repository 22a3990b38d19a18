import type { IllustrationFamily, Tone } from '../illustrations/index.js'
import type { RxLevel } from './catalogue.types.js'
import type { ManufacturerKey } from './manufacturers.js'

/** One variation of a family: its values by key and its price relative to the family's. */
export interface Row {
  readonly values: Readonly<Record<string, string>>
  readonly factor: number
}

/**
 * The row key of the names that buyers use for that row alone. It adds to the keywords of the family and is not shown
 * as an attribute.
 */
export const rowKeywords = 'Keywords'

/** A maker's version of a family; `trait` fills `{trait}` in templates. */
export interface Offer {
  readonly maker: ManufacturerKey
  readonly factor?: number
  readonly trait?: string
}

/** Products that differ only in maker and in the values of their rows. Templates put `{Key}` where a value goes. */
export interface FamilyDefinition {
  readonly key: string
  /** Template of the name, without the matrix keys. */
  readonly name: string
  readonly offers: readonly (ManufacturerKey | Offer)[]
  readonly rows: readonly Row[]
  /** Row keys that make variants of one product rather than products of their own. */
  readonly matrix?: readonly string[]
  /** List price of one base unit in dollars at factor 1. */
  readonly price: number
  /** Packaging, base unit first, each with its count: 'BX100 CS10' is a box of 100 and a case of 10 boxes. */
  readonly units: string
  /** Template of two or three sentences. */
  readonly about: string
  /** Facts true of every row, by attribute name. */
  readonly facts?: Readonly<Record<string, string>>
  /** The names that buyers use for every row of it, separated by commas. */
  readonly keywords: string
  /** The names that buyers use only for rows with a value, by that value: `{ 'bleach 0.55%': 'bleach wipes' }`. */
  readonly keywordsBy?: Readonly<Record<string, string>>
  readonly art: IllustrationFamily
  /** One hue, or one for each offer in turn; a row's color overrides it. */
  readonly tone: Tone | readonly Tone[]
  /** The row key whose order makes the drawing smaller or larger. */
  readonly sizeBy?: string
  readonly rx?: RxLevel
  readonly docs?: readonly ('SDS' | 'IFU' | 'Spec sheet')[]
  readonly specialOrder?: boolean
  /** How much it is in demand, 0 to 1 (0.5 by default). */
  readonly demand?: number
}

/** A subcategory and its families; `goesWith` names subcategories whose items complement its own. */
export interface SubcategoryDefinition {
  readonly name: string
  readonly goesWith: readonly string[]
  readonly families: readonly FamilyDefinition[]
  /**
   * Families that joined the range later. They get their ids and part numbers after all `families` of all categories,
   * so that the earlier numbers stay as they are.
   */
  readonly additions?: readonly FamilyDefinition[]
}

/** Every family of a subcategory, additions included. */
export function familiesOf({ families, additions = [] }: SubcategoryDefinition): readonly FamilyDefinition[] {
  return [...families, ...additions]
}

/** A top category. */
export interface CategoryDefinition {
  readonly name: string
  readonly description: string
  readonly art: IllustrationFamily
  readonly tone: Tone
  readonly taxable: boolean
  readonly subcategories: readonly SubcategoryDefinition[]
}

function priced(text: string): { value: string; factor: number } {
  const [value = '', factor = '1'] = text.split(' = ')
  return { value: value.trim(), factor: Number(factor) }
}

/**
 * Reads a table of variations: the keys, then a line for each row, with its price factor behind ' = '.
 *
 * @example rows('Gauge | Length', '18 G | 1 in', '18 G | 1-1/2 in = 1.05')
 */
export function rows(keys: string, ...lines: readonly string[]): Row[] {
  return lines.map((text) => {
    const { value, factor } = priced(text)
    const cells = value.split('|').map((cell) => cell.trim())
    return { values: Object.fromEntries(keys.split('|').map((key, at) => [key.trim(), cells[at] ?? ''])), factor }
  })
}

/**
 * Every combination of the given values, each value with its price factor behind ' = '; factors multiply.
 *
 * @example cross({ Color: 'blue, black = 1.1', Size: apparelSizes })
 */
export function cross(axes: Readonly<Record<string, string>>): Row[] {
  return Object.entries(axes).reduce<Row[]>(
    (sofar, [key, list]) => {
      const options = list.split(', ').map(priced)
      return sofar.flatMap((row) =>
        options.map(({ value, factor }) => ({ values: { ...row.values, [key]: value }, factor: row.factor * factor })),
      )
    },
    [{ values: {}, factor: 1 }],
  )
}

/** The one row of a family without variations. */
export const single: readonly Row[] = [{ values: {}, factor: 1 }]

/** Sizes of gloves and clothes, smallest first. */
export const sizes = {
  glove: 'x-small, small, medium, large, x-large',
  five: 'small, medium, large, x-large, xx-large = 1.12',
  seven: 'xx-small, x-small, small, medium, large, x-large, xx-large = 1.1',
  four: 'small, medium, large, x-large',
  surgical: '5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9',
} as const
