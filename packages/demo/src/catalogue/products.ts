import type { IllustrationSize, Tone } from '../illustrations/index.js'
import type { CategoryDefinition, FamilyDefinition, Offer, Row } from './definition.js'
import { fill, sentence } from './text.js'

/** One product: a family as one maker offers it, with the rows that are its variants. */
export interface Product {
  /** The same for the same product, for any other content of the catalogue. */
  readonly key: string
  readonly subcategory: string
  readonly category: CategoryDefinition
  readonly family: FamilyDefinition
  readonly offer: Offer
  /** The values all its rows share. */
  readonly values: Readonly<Record<string, string>>
  readonly name: string
  readonly rows: readonly Row[]
  readonly isMatrix: boolean
  /** The hue of its drawing when no row's color decides. */
  readonly tone: Tone
}

function shared(family: FamilyDefinition, row: Row): Record<string, string> {
  return Object.fromEntries(Object.entries(row.values).filter(([key]) => !family.matrix?.includes(key)))
}

/** Rows that differ only in the matrix keys belong to one product. */
function grouped(family: FamilyDefinition): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of family.rows) {
    const key = Object.values(shared(family, row)).join('/')
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return groups
}

function toneOf(family: FamilyDefinition, at: number): Tone {
  return typeof family.tone === 'string' ? family.tone : (family.tone[at % family.tone.length] ?? 'teal')
}

/**
 * Every product of a family: its makers by its groups of rows.
 *
 * @example productsOf(category, 'Exam gloves', family)
 */
export function productsOf(category: CategoryDefinition, subcategory: string, family: FamilyDefinition): Product[] {
  return family.offers.flatMap((given, at) => {
    const offer: Offer = typeof given === 'string' ? { maker: given } : given
    return [...grouped(family)].map(([group, rows]) => {
      const [first] = rows
      const values = {
        ...(first ? shared(family, first) : {}),
        ...(offer.trait === undefined ? {} : { trait: offer.trait }),
      }
      return {
        key: [family.key, offer.maker, offer.trait ?? '', group].join('|'),
        subcategory,
        category,
        family,
        offer,
        values,
        name: sentence(fill(family.name, values)),
        rows,
        isMatrix: family.matrix !== undefined,
        tone: toneOf(family, at),
      }
    })
  })
}

const hues: Readonly<Record<string, Tone>> = {
  blue: 'blue',
  'light blue': 'sky',
  'royal blue': 'blue',
  'dark blue': 'blue',
  navy: 'blue',
  black: 'charcoal',
  white: 'white',
  green: 'green',
  'hunter green': 'green',
  purple: 'violet',
  violet: 'violet',
  lavender: 'violet',
  pink: 'rose',
  teal: 'teal',
  natural: 'sand',
  beige: 'tan',
  tan: 'tan',
  brown: 'tan',
  clear: 'sky',
  orange: 'orange',
  yellow: 'yellow',
  gold: 'yellow',
  red: 'red',
  burgundy: 'red',
  gray: 'slate',
}

/**
 * The hue in which a row is drawn: its own color if it has one, otherwise its product's.
 * @example
 * hueOf(product, row)
 */
export function hueOf(product: Product, row: Row): Tone {
  const color = row.values.Color ?? row.values['Hub color'] ?? row.values['Cap color'] ?? product.offer.trait
  return hues[color ?? ''] ?? product.tone
}

/**
 * How large a row is drawn: by the place of its value among the family's, in thirds.
 *
 * @example drawnSize(family, row)
 */
export function drawnSize(family: FamilyDefinition, row: Row): IllustrationSize {
  if (!family.sizeBy) return 'large'
  const key = family.sizeBy
  const order = [...new Set(family.rows.map((each) => each.values[key]))]
  const place = order.indexOf(row.values[key]) / Math.max(1, order.length - 1)
  return place < 0.34 ? 'small' : place < 0.67 ? 'medium' : 'large'
}
