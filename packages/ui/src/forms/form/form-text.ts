import { type FieldProblem, fieldNames } from '@gauze/rules/forms'
import type { FormMessages } from './form.messages.js'
import type { Submission } from './use-submission.js'

/** The error of a field, in words. */
export function problemText(
  problem: FieldProblem,
  label: string,
  text: FormMessages,
  words: Readonly<Record<string, string>>,
): string {
  if (typeof problem === 'string') return problem
  const own = words[problem.code]
  if (own !== undefined) return own
  if (problem.code === 'missing') return text.missing(label)
  return problem.code === 'tooLong' && problem.max !== undefined
    ? text.tooLong(label, problem.max)
    : text.invalid(label)
}

/** A server's message that begins with a small letter continues the name of the field. */
export function afterLabel(label: string, message: string): string {
  return /^\p{Ll}/u.test(message) ? `${label} ${message}` : message
}

/** Errors by field, as a problem document has them, or one for each. */
export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string | readonly string[] | undefined>>>

/** The first thing that is said of each field. */
export function firstMessages<Name extends string>(
  names: readonly Name[],
  errorsOf: (name: Name) => string | readonly string[] | undefined,
): Partial<Record<Name, string>> {
  const messages: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const said = errorsOf(name)
    const message = typeof said === 'string' ? said : said?.[0]
    if (message) messages[name] = message
  }
  return messages
}

/** The error of the whole form: nothing while its fields say everything. */
export function failureText(
  names: readonly string[],
  { status, detail, fields }: Submission,
  text: FormMessages,
): string | null {
  if (status !== 'failed') return null
  const refused = Object.keys(fields)
  const isSaidByFields = refused.length > 0 && refused.every((name) => names.includes(name))
  return isSaidByFields ? null : (detail ?? text.failed)
}

export function mapFields<Name extends string, Item, Result>(
  items: Readonly<Partial<Record<Name, Item>>>,
  change: (item: Item, name: Name) => Result,
): Partial<Record<Name, Result>> {
  const mapped: Partial<Record<Name, Result>> = {}
  for (const name of fieldNames(items)) {
    const item = items[name]
    if (item !== undefined) mapped[name] = change(item, name)
  }
  return mapped
}
