/** The most products that fit side by side. */
export const MOST_COMPARED = 4

const LEAST_COMPARED = 2
const LONGEST_SHOWN = 40
/** What to enter. */
export const RANGE = 'Enter two to four item numbers'

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
  const problems = [isShort(numbers) ? RANGE : undefined, excessProblem(numbers.length), unknownProblem(unknown)]
  return problems.filter((problem) => problem !== undefined).join('. ') || undefined
}

/** Whether there are too few numbers to be worth a request. */
export function isShort(numbers: readonly string[]): boolean {
  return numbers.length < LEAST_COMPARED
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
