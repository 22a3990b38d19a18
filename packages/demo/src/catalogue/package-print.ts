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
  (fact) => fact.replace(/^(\w{1,6}).* (\S+ \S+)$/, '$1…$2'),
  (fact) => cut(fact, 2, 6),
  (fact) => cut(fact, 3, 4),
  (fact) => cut(fact, 4, 3),
  (fact) => cut(fact, 6, 2),
]

interface Print {
  readonly product: Product
  readonly row: Row
  readonly size: string
  readonly facts: readonly string[]
}

function factsBy(shorten: (fact: string) => string, { product, facts }: Print): string {
  return facts.map(shorten).join(' · ') || cut(product.name, 2, 12)
}

/** The facts in the longest words that fit. */
function fitting(print: Print): string {
  const tries = shortenings.map((shorten) => factsBy(shorten, print))
  return tries.find((text) => text.length <= mostLetters) ?? tries.at(-1) ?? ''
}

function longest(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length))
}

/** Facts for prints that read alike when they fit: the shortest words that tell different facts apart. */
function tellingApart(prints: readonly Print[]): readonly string[] {
  const distinct = new Set(prints.map(({ facts }) => facts.join('|'))).size
  if (distinct === 1) return prints.map(fitting)
  const tries = shortenings
    .map((shorten) => prints.map((print) => factsBy(shorten, print)))
    .filter((texts) => new Set(texts).size === distinct)
    .sort((a, b) => longest(a) - longest(b))
  return tries[0] ?? prints.map(fitting)
}

function abbreviated(fact: string): string {
  return abbreviations.reduce((text, [words, short]) => text.replace(words, short), letters[fact] ?? fact.trim())
}

/** Facts that stand elsewhere or show by the color of the drawing. */
const unprinted = new Set([rowKeywords, 'Count', 'Hub color', 'Cap color', 'Latex free'])

type Values = Readonly<Record<string, string>>

function valuesOf(product: Product, row: Row): Values {
  const values = { ...product.values, ...row.values }
  return Object.fromEntries(Object.entries(values).filter(([key]) => !unprinted.has(key)))
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
  const prints = new Map<Product, Map<Row, string[]>>()
  for (const alike of Map.groupBy(raw, (print) => `${print.size}|${fitting(print)}`).values()) {
    const texts = tellingApart(alike)
    for (const [at, { product, row, size }] of alike.entries()) {
      const ofProduct = prints.get(product) ?? new Map<Row, string[]>()
      prints.set(product, ofProduct.set(row, [size, texts[at] ?? '']))
    }
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
