/** The fewest products that are worth comparing. */
export const LEAST_COMPARED = 2

/** The most products that fit side by side. */
export const MOST_COMPARED = 4

/** A problem with the item numbers of a comparison. */
export type ComparisonProblem =
  | { readonly code: 'tooFew' }
  | { readonly code: 'tooMany'; readonly count: number }
  | { readonly code: 'unknown'; readonly numbers: readonly string[] }

/**
 * The item numbers of a text, each once.
 *
 * @param text as typed, with commas or spaces between the numbers
 * @example itemNumbersOf('80011, 80012 80011') // ['80011', '80012']
 */
export function itemNumbersOf(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter(Boolean))]
}

/**
 * Returns the problems with the item numbers of a comparison, in display order; empty if there are none.
 *
 * @param numbers the requested item numbers
 * @param unknown the requested numbers that no item has
 * @example comparisonProblems(['80011', 'abc'], ['abc']) // [{ code: 'unknown', numbers: ['abc'] }]
 */
export function comparisonProblems(numbers: readonly string[], unknown: readonly string[]): ComparisonProblem[] {
  const problems: ComparisonProblem[] = []
  if (numbers.length < LEAST_COMPARED) problems.push({ code: 'tooFew' })
  if (numbers.length > MOST_COMPARED) problems.push({ code: 'tooMany', count: numbers.length })
  if (unknown.length > 0) problems.push({ code: 'unknown', numbers: unknown })
  return problems
}
