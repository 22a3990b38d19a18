import type { Reason } from '@gauze/machines/port'
import { type FieldProblem, fieldNames } from '@gauze/rules/forms'
import { type ProblemMessages, type ProblemWords, problemText } from '@gauze/rules/messages'
import { type FormMessages, formMessages } from './form.messages.js'
import type { Submission } from './use-submission.js'

/** The words of a form for the codes that its rules return. */
export interface ProblemCatalog {
  readonly text: FormMessages
  /** Words for the codes that every form knows. */
  readonly common: ProblemMessages
  /** Words of this form alone, which take precedence. */
  readonly own: Readonly<Record<string, ProblemWords>>
}

/** The error of a field, in words. */
export function fieldErrorText(problem: FieldProblem, label: string, { text, common, own }: ProblemCatalog): string {
  const words = problemText(problem, own)
  if (words !== null) return words
  if (problem.code === 'missing') return text.missing(label)
  if (problem.code === 'tooLong' && problem.max !== undefined) return text.tooLong(label, problem.max)
  return problemText(problem, common) ?? text.invalid(label)
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

/** The error of the whole form; undefined while the errors of its fields say everything. */
export function formErrorText(
  names: readonly string[],
  { reason, fields }: Submission,
  text: FormMessages,
  textOf: (reason: Reason) => string,
): string | null {
  if (reason === null) return null
  const refused = Object.keys(fields)
  const isSaidByFields = refused.length > 0 && refused.every((name) => names.includes(name))
  if (isSaidByFields) return null
  // The form's own words, such as those of a request, say more than the common ones about a connection.
  const isCommon = text.failed === formMessages.failed
  return reason.detail === null && !(reason.code === 'unheard' && isCommon) ? text.failed : textOf(reason)
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
