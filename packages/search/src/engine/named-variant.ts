import type { ChosenFilters, VariantChoice } from '@gauze/server/plugin'
import { attributeFacet } from './facets.js'
import type { QueryTerm, ResolvedTerm } from './query-plan.js'
import type { FilterGroup, VariantQuestion, VariantWord } from './search-engine.types.js'
import { indexWordsOf, sizeOfLetter, wordsOf } from './text.js'
import type { CodeMatch } from './vocabulary.js'

const shortestBeginning = 3
const rememberedValues = 20_000

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.join(' ') === right.join(' ')
}

/**
 * The words of a query that may name a variant.
 * @param resolved the words as the catalogue resolved them, if it was asked
 */
export function variantWordsOf(terms: readonly QueryTerm[], resolved: readonly ResolvedTerm[] = []): VariantWord[] {
  return terms.flatMap((term) => {
    const known = resolved.find((each) => isSame(each.term.words, term.words))
    const size = sizeOfLetter(term.words.join(' '))
    const own = term.words.map((word) => ({ phrases: [[word]], begins: false }))
    const others = [
      ...term.same,
      ...(size === undefined ? [] : [[size]]),
      ...(known?.typo ? known.others.map((word) => [word]) : []),
    ]
    if (term.words.length > 1) return others.length === 0 ? own : [...own, { phrases: others, begins: false }]
    const begins = term.last && known !== undefined && !known.exact && !known.typo
    return [{ phrases: [term.words, ...others], begins }]
  })
}

/** The variant whose number was typed, by product: in full, or enough of it that no other variant matches. */
export function numberedVariants(codes: readonly CodeMatch[]): ReadonlyMap<number, number> {
  const variants = new Map<number, number>()
  for (const [product, own] of Map.groupBy(codes, ({ documentId }) => documentId)) {
    const exact = own.filter((code) => code.exact)
    const items = [...new Set((exact.length > 0 ? exact : own).map(({ itemId }) => itemId))]
    const [first = product, ...others] = items
    if (first !== product && (others.length === 0 || exact.length > 0)) variants.set(product, first)
  }
  return variants
}

/** Conditions of the hosted protocol that are choices of one facet, together with the shopper's choices. */
export function choicesOf(filters: ChosenFilters = {}, groups: readonly FilterGroup[] = []): ChosenFilters {
  const chosen = groups.flatMap((group) => {
    const [first, ...others] = group
    const isChoice =
      first !== undefined && !first.not && others.every(({ facet, not }) => facet === first.facet && !not)
    return isChoice ? [[first.facet, group.map(({ value }) => value)] as const] : []
  })
  return { ...Object.fromEntries(chosen), ...filters }
}

interface ValueWords {
  /** The words of the value as written. */
  readonly own: readonly string[]
  /** The words by which it is found. */
  readonly found: ReadonlySet<string>
}

const knownValues = new Map<string, ValueWords>()

/** The same values repeat often, so their words are cached for a while. */
function wordsOfValue(value: string): ValueWords {
  const known = knownValues.get(value)
  if (known !== undefined) return known
  const size = sizeOfLetter(value)
  const made =
    size === undefined
      ? { own: wordsOf(value), found: new Set(indexWordsOf(value)) }
      : { own: [size], found: new Set([size]) }
  if (knownValues.size >= rememberedValues) knownValues.clear()
  knownValues.set(value, made)
  return made
}

function hasBeginning({ phrases, begins }: VariantWord, words: Iterable<string>): boolean {
  const typed = phrases[0]?.[0] ?? ''
  return begins && typed.length >= shortestBeginning && [...words].some((word) => word.startsWith(typed))
}

/** How many words of the query match a variant's values. */
function countNamed(words: readonly VariantWord[], values: readonly ValueWords[]): number {
  const found = new Set(values.flatMap((value) => [...value.found]))
  return words.filter(
    (word) => word.phrases.some((phrase) => phrase.every((part) => found.has(part))) || hasBeginning(word, found),
  ).length
}

/** How many words of the matched values were not typed: 'adult' means 'adult' rather than 'large adult'. */
function countUnsaid(words: readonly VariantWord[], values: readonly ValueWords[]): number {
  const said = new Set(words.flatMap(({ phrases }) => phrases.flat()))
  const isSaid = (own: string) =>
    indexWordsOf(own).some((form) => said.has(form)) || words.some((word) => hasBeginning(word, [own]))
  return values
    .filter(({ own }) => own.some(isSaid))
    .reduce((sum, { own }) => sum + own.filter((word) => !isSaid(word)).length, 0)
}

function countFitting({ matrixDetails, inStock }: VariantChoice, filters: ChosenFilters): number {
  return Object.entries(filters).filter(([facet, values]) =>
    facet === 'availability'
      ? values.includes(inStock ? 'in-stock' : 'out-of-stock')
      : matrixDetails.some(({ key, value }) => facet === attributeFacet(key) && values.includes(value.trim())),
  ).length
}

function most(variants: readonly VariantChoice[], score: (variant: VariantChoice) => number) {
  const scores = variants.map(score)
  const best = Math.max(...scores)
  return variants.filter((_, at) => scores[at] === best)
}

/** Whether one of the phrases that were typed with a leading minus is in these values. */
export function isExcluded(excluded: VariantQuestion['excluded'], values: readonly string[]): boolean {
  if (excluded.length === 0) return false
  const found = new Set(values.flatMap((value) => [...wordsOfValue(value).found]))
  return excluded.some((phrase) => phrase.every((word) => found.has(word)))
}

/** The variants without any of the phrases that were typed with a leading minus; all of them if that leaves none. */
function withoutExcluded(excluded: VariantQuestion['excluded'], variants: readonly VariantChoice[]) {
  const left = variants.filter(
    ({ matrixDetails }) =>
      !isExcluded(
        excluded,
        matrixDetails.map(({ value }) => value),
      ),
  )
  return left.length === 0 ? variants : left
}

/**
 * The variant that a search means, among the variants that it does not exclude and that match the filters: the one
 * whose number was typed, else the one whose values match the words best; among equals one that can be added and is in
 * stock.
 * @returns null when no word tells the variants apart, so that the first one will do
 * @example
 * namedVariant(found.variants, card.id, variants) // the medium of 'nitrile gloves medium'
 */
export function namedVariant(
  { numbers, words, excluded, filters }: VariantQuestion,
  product: number,
  variants: readonly VariantChoice[],
): number | null {
  const valuesOf = ({ matrixDetails }: VariantChoice) => matrixDetails.map(({ value }) => wordsOfValue(value))
  const allowed = withoutExcluded(excluded, variants)
  const fitting = most(allowed, (variant) => countFitting(variant, filters))
  const numbered = fitting.find(({ id }) => id === numbers.get(product))
  if (numbered !== undefined) return numbered.id
  const named = most(fitting, (variant) => countNamed(words, valuesOf(variant)))
  const closest = most(named, (variant) => -countUnsaid(words, valuesOf(variant)))
  const [first] = closest
  if (first === undefined) return null
  const tellsApart = closest.length < allowed.length || allowed[0] !== variants[0]
  const namesTheOnlyOne = variants.length === 1 && countNamed(words, valuesOf(first)) > 0
  if (!tellsApart && !namesTheOnlyOne) return null
  return most(closest, ({ isAddable, inStock }) => (isAddable ? (inStock ? 2 : 1) : 0))[0]?.id ?? null
}
