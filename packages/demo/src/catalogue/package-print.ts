import type { PackageLabel } from '../illustrations/index.js'
import { type Row, rowKeywords } from './definition.js'
import type { Product } from './products.js'

/** The keys whose value stands large on a package, the most telling first. */
const sizeKeys = [
  'Size',
  'Suture size',
  'Blade',
  'Volume',
  'Strength',
  'Gauge',
  'Width',
  'Diameter',
  'Level',
  'Capacity',
  'Length',
  'Panel',
  'Parameters',
] as const

const letters: Readonly<Record<string, string>> = {
  'xx-small': 'XXS',
  'x-small': 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  'x-large': 'XL',
  'xx-large': 'XXL',
}

/** Abbreviations that every buyer of drugs and dressings knows. */
const abbreviations: readonly (readonly [words: RegExp, short: string])[] = [
  [/single-dose(?: vial)?/, 'SDV'],
  [/multi-dose(?: vial)?/, 'MDV'],
  [/prefilled syringe/, 'PFS'],
  [/ and epinephrine 1:(\d+),000/, ' epi 1:$1K'],
  [/sodium chloride/i, 'NaCl'],
  [/surgical grade/, 'OR grade'],
]

/** Facts longer than this are printed too small to read. */
const mostLetters = 24

function cut(text: string, words: number, length: number): string {
  return text
    .split(/[ ,]+/)
    .slice(0, words)
    .map((word) => word.slice(0, length))
    .join(' ')
}

/** From the whole words to ever shorter ones. */
const shortenings: readonly ((fact: string) => string)[] = [
  (fact) => fact,
  (fact) => cut(fact, 3, 8),
  (fact) => cut(fact, 2, 6),
  (fact) => cut(fact, 3, 4),
  (fact) => cut(fact, 4, 3),
  (fact) => cut(fact, 6, 2),
]

function abbreviated(fact: string): string {
  return abbreviations.reduce((text, [words, short]) => text.replace(words, short), letters[fact] ?? fact.trim())
}

type Values = Readonly<Record<string, string>>

function valuesOf(product: Product, row: Row): Values {
  const {
    [rowKeywords]: _,
    Count: __,
    'Hub color': ___,
    'Cap color': ____,
    ...values
  } = {
    ...product.values,
    ...row.values,
  }
  return values
}

/** A needle's gauge and length are read together. */
function sizeAndFacts(values: Values, varying: ReadonlySet<string>) {
  const drug = values.Drug !== undefined && values.Strength !== undefined
  const key = drug ? 'Strength' : sizeKeys.find((name) => values[name] !== undefined && varying.has(name))
  const needle = values.Gauge !== undefined && values.Length !== undefined ? `${values.Gauge} × ${values.Length}` : null
  const value = key === 'Gauge' ? (needle ?? values.Gauge) : key === undefined ? '' : values[key]
  const rest = Object.entries(values).filter(([name]) => name !== key && varying.has(name))
  const facts = needle === null ? rest : rest.filter(([name]) => name !== 'Gauge' && name !== 'Length')
  return {
    size: letters[value ?? ''] ?? value ?? '',
    facts: [
      ...(needle === null || key === 'Gauge' ? [] : [needle]),
      ...facts.map(([, fact]) => abbreviated(fact)),
    ].filter((fact) => fact !== ''),
  }
}

/** The print of every row of a family, in words as long as they fit and still tell rows apart. */
function printsOf(products: readonly Product[]): ReadonlyMap<Product, ReadonlyMap<Row, string[]>> {
  const all = products.flatMap((product) =>
    product.rows.map((row) => ({ product, row, values: valuesOf(product, row) })),
  )
  const keys = new Set(all.flatMap(({ values }) => Object.keys(values)))
  const varying = new Set([...keys].filter((key) => new Set(all.map(({ values }) => values[key])).size > 1))
  const raw = all.map((each) => ({ ...each, ...sizeAndFacts(each.values, varying) }))
  const distinct = new Set(raw.map(({ size, facts }) => `${size}|${facts.join('|')}`)).size
  const tries = shortenings.map((shorten) =>
    raw.map(({ product, row, size, facts }) => ({
      product,
      row,
      texts: [size, facts.map(shorten).join(' · ') || cut(product.name, 2, 12)],
    })),
  )
  const tells = (attempt: (typeof tries)[number]) =>
    new Set(attempt.map(({ texts }) => texts.join('|'))).size === distinct
  const fits = (attempt: (typeof tries)[number]) => attempt.every(({ texts }) => (texts[1]?.length ?? 0) <= mostLetters)
  const chosen = tries.find((attempt) => fits(attempt) && tells(attempt)) ?? tries.findLast(tells) ?? tries[0] ?? []
  const prints = new Map<Product, Map<Row, string[]>>()
  for (const { product, row, texts } of chosen) {
    prints.set(product, (prints.get(product) ?? new Map<Row, string[]>()).set(row, texts))
  }
  return prints
}

/**
 * Gives the print of packages: the texts of an item's picture.
 *
 * @param products every product of the catalogue
 * @returns a function from an item to its label
 * @example const labelOf = packagePrinter(products); labelOf(product, row, 'HS', '100')
 */
export function packagePrinter(products: readonly Product[]) {
  const byFamily = Map.groupBy(products, ({ family }) => family)
  const prints = new Map([...byFamily.values()].flatMap((own) => [...printsOf(own)]))
  return (product: Product, row: Row, mark: string, count: string | undefined): PackageLabel => {
    const [size = '', facts = ''] = prints.get(product)?.get(row) ?? []
    return { mark, size, facts, count: count === undefined || count === '1' ? '' : `${count} ct` }
  }
}
