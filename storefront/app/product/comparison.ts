/** The most products that fit side by side. */
export const MOST_COMPARED = 4

const LEAST_COMPARED = 2
const LONGEST_SHOWN = 40
const RANGE = 'Enter two to four item numbers'

/** The item numbers of a text such as `80011, 80012`, each once. */
export function itemNumbersOf(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter(Boolean))]
}

/**
 * The error of a comparison's numbers, in words; undefined without one.
 *
 * @param unknown those of them that no item has
 */
export function comparisonProblem(numbers: readonly string[], unknown: readonly string[]): string | undefined {
  const problems = [shortageProblem(numbers), excessProblem(numbers.length), unknownProblem(unknown)]
  return problems.filter((problem) => problem !== undefined).join('. ') || undefined
}

/** The error of numbers that are not worth a request; undefined for any others. */
export function shortageProblem(numbers: readonly string[]): string | undefined {
  return numbers.length < LEAST_COMPARED ? RANGE : undefined
}

function excessProblem(count: number): string | undefined {
  return count > MOST_COMPARED ? `${RANGE}: only the first four of your ${count} are compared` : undefined
}

function unknownProblem(unknown: readonly string[]): string | undefined {
  if (unknown.length === 0) return undefined
  const shown = unknown.map((number) => (number.length > LONGEST_SHOWN ? `${number.slice(0, LONGEST_SHOWN)}…` : number))
  const list = new Intl.ListFormat('en-US').format(shown)
  return shown.length === 1 ? `We have no item with the number ${list}` : `We have no items with the numbers ${list}`
}
