import { pluralOf } from '../plural.js'

/** Chooses the form of a phrase for a number. */
export const plural = /* @__PURE__ */ pluralOf('es-US')

const conjunction = /* @__PURE__ */ new Intl.ListFormat('es-US')
const disjunction = /* @__PURE__ */ new Intl.ListFormat('es-US', { type: 'disjunction' })

/** The number with its noun, such as `2 artículos`. */
export function counted(count: number, one: string, other: string, written?: string): string {
  return plural(count, { one: `# ${one}`, other: `# ${other}` }, written)
}

/** The same for a number that is already written. */
export function countedText(written: string, one: string, other: string): string {
  return counted(written === '1' ? 1 : 2, one, other, written)
}

/** The names as a list, such as `A, B y C`. */
export function listed(names: readonly string[]): string {
  return conjunction.format(names)
}

/** The names as a choice, such as `A, B o C`. */
export function choiceOf(names: readonly string[]): string {
  return disjunction.format(names)
}

/** A time of day, such as `2:05 p.m.`. */
export function clock(hour: number, minutes: string): string {
  return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`
}

/** A time of day with its article, such as `la 1:30 p.m.` and `las 2:05 p.m.`. */
export function withArticle(time: string): string {
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`
}

/** The text with a small first letter. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
