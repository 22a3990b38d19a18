import type { Expected, Judgment } from './judgments/judgment.types.js'

/** An item that the store sells: a product without variants, or a variant. */
export interface JudgedItem {
  readonly id: number
  /** The product that a card shows it for: its own id, or the id of the product that it is a variant of. */
  readonly product: number
  readonly name: string
  readonly category: string
  readonly maker: string
  readonly mpn: string
  /** The number by which judgments name it: its MPN, unique in the judged catalog. */
  readonly item: string
  /** Its own values by facet name, as filters choose them. */
  readonly facts: Readonly<Record<string, readonly string[]>>
}

/** The items that the catalog has, and the items that each user's company ordered. */
export interface JudgedCatalog {
  readonly items: ReadonlyMap<number, JudgedItem>
  readonly bought: ReadonlyMap<string, ReadonlySet<number>>
}

/** The answer of a listing to a judged search. */
export interface Shown {
  /** The item that each card shows, in order. */
  readonly ids: readonly number[]
  /** Whether the page presents them as matches; false when it says that nothing matches. */
  readonly areMatches: boolean
}

/** How good an answer is; each score is from 0 to 1. */
export interface Score {
  /** 1 when the first shown item is what was asked for. */
  readonly first: number
  /** The share of acceptable items among the first three, of as many as the catalog has. */
  readonly precision: number
  /**
   * Normalized discounted cumulative gain of the first ten cards: 1 when nothing that is good could rank higher. A listing
   * need not show related items (grade 1), because a listing of only the items that meet all words is a good one.
   */
  readonly ndcg: number
}

/** The names of the scores. */
export const scoreNames = ['first', 'precision', 'ndcg'] as const

/** How many cards are judged. */
export const judgedCards = 10
const bestGrade = 3
const goodGrade = 2
const precisionAt = 3

const patterns = new Map<string, RegExp>()

function patternOf(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, 'iu')
  patterns.set(source, known)
  return known
}

function fits(item: JudgedItem, expected: Expected, bought: ReadonlySet<number> | undefined): boolean {
  const { category, named, maker, mpn } = expected
  return (
    (category === undefined || item.category === category) &&
    (named === undefined || patternOf(named).test(item.name)) &&
    (maker === undefined || item.maker === maker) &&
    (mpn === undefined || item.mpn === mpn) &&
    (expected.item === undefined || item.item === expected.item) &&
    (expected.bought === undefined || (bought?.has(item.id) ?? false))
  )
}

/** Whether an item's own values satisfy every chosen filter. */
export function satisfies({ facts }: JudgedItem, filters: Judgment['filters'] = {}): boolean {
  return Object.entries(filters).every(([name, values]) => values.some((value) => facts[name]?.includes(value)))
}

/** The value of an item to the person who typed the query: 0 to 3. An item that breaks a filter is worth nothing. */
export function gradeOf(item: JudgedItem, judgment: Judgment, { bought }: JudgedCatalog): number {
  if (!satisfies(item, judgment.filters)) return 0
  const own = bought.get(judgment.user ?? '')
  return judgment.expected.find((each) => fits(item, each, own))?.grade ?? 0
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, judgedCards).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

/** The best grade of each product, best first: a card shows one item of a product. */
function bestGrades(judgment: Judgment, catalog: JudgedCatalog): number[] {
  const grades = new Map<number, number>()
  for (const item of catalog.items.values()) {
    const grade = gradeOf(item, judgment, catalog)
    if (grade > (grades.get(item.product) ?? 0)) grades.set(item.product, grade)
  }
  return [...grades.values()].sort((left, right) => right - left)
}

/** Whether the catalog has what a query asks for. */
export function isAnswerable(judgment: Judgment, catalog: JudgedCatalog): boolean {
  return bestGrades(judgment, catalog)[0] === bestGrade
}

/** The grades of the shown items in order; a product that an earlier card showed counts once. */
export function shownGrades(judgment: Judgment, { ids }: Shown, catalog: JudgedCatalog): number[] {
  const seen = new Set<number>()
  return ids.map((id) => {
    const item = catalog.items.get(id)
    if (item === undefined || seen.has(item.product)) return 0
    seen.add(item.product)
    return gradeOf(item, judgment, catalog)
  })
}

/** The shown items that break a chosen filter. */
export function filterBreakers({ filters }: Judgment, { ids }: Shown, { items }: JudgedCatalog): readonly number[] {
  return ids.filter((id) => {
    const item = items.get(id)
    return item === undefined || !satisfies(item, filters)
  })
}

/**
 * Scores an answer. A query that nothing fits is answered well when no item is presented as a match. The first item of
 * a filtered listing counts only when every shown item satisfies the filters.
 */
export function scoreOf(judgment: Judgment, shown: Shown, catalog: JudgedCatalog): Score {
  if (judgment.expected.length === 0) {
    const isRight = shown.ids.length === 0 || !shown.areMatches
    return { first: Number(isRight), precision: Number(isRight), ndcg: Number(isRight) }
  }
  const grades = shownGrades(judgment, shown, catalog)
  const best = bestGrades(judgment, catalog)
  const isGood = (grade: number) => grade >= goodGrade
  const wanted = Math.min(precisionAt, best.filter(isGood).length)
  const isFiltered = filterBreakers(judgment, shown, catalog).length === 0
  return {
    first: Number(grades[0] === bestGrade && isFiltered),
    precision: grades.slice(0, precisionAt).filter(isGood).length / Math.max(1, wanted),
    ndcg: Math.min(1, gain(grades) / Math.max(1, gain(best.filter(isGood)))),
  }
}
