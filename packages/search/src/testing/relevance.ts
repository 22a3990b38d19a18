import type { Expected, Judgment } from './judgments.js'

/** The fields that a judgment looks at. */
export interface JudgedProduct {
  readonly id: number
  readonly name: string
  readonly category: string
  readonly maker: string
  readonly mpn: string
}

/** How many hits are judged. */
export const judgedHits = 10

function fits(product: JudgedProduct, { category, named, maker, mpn }: Expected): boolean {
  return (
    product.category === category &&
    (named === undefined || named.test(product.name)) &&
    (maker === undefined || product.maker === maker) &&
    (mpn === undefined || product.mpn === mpn)
  )
}

/** The value of a product to the person who typed the query: 0 to 3. */
export function gradeOf(product: JudgedProduct, { expected }: Judgment): number {
  return expected.find((each) => fits(product, each))?.grade ?? 0
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, judgedHits).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}

/**
 * Normalized discounted cumulative gain of the first ten hits: 1 when nothing could rank higher.
 * @param found ids in the order they were found
 */
export function ndcgOf(found: readonly number[], judgment: Judgment, products: readonly JudgedProduct[]): number {
  const grades = new Map(products.map((product) => [product.id, gradeOf(product, judgment)]))
  const best = [...grades.values()].sort((left, right) => right - left)
  return gain(found.map((id) => grades.get(id) ?? 0)) / gain(best)
}
