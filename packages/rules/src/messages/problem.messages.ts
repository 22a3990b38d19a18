import type { FieldProblem } from '../forms/form-rules.js'
import { quantityMessages } from './quantity.messages.js'

/** The words for a code: a text, or a function of the limit that the code comes with. */
export type ProblemWords = string | ((limit: number) => string)

/** English words for the codes of the validators. */
export const problemMessages = {
  spaces: 'Cannot contain spaces',
  tooShort: (min: number) => `Must be at least ${min} characters`,
  tooLong: (max: number) => `Must be at most ${max} characters`,
  onlySpaces: 'Must not be only spaces',
  oneCharacter: 'Cannot be one character repeated',
  sameAsUsername: 'Cannot be your username',
  notNumber: 'Must be a number',
  notWhole: quantityMessages.notNumber,
  decimal: quantityMessages.decimal,
  badEmail: 'Invalid email address',
  badPhone: 'Enter a telephone number such as (518) 555-0100',
  badWebsite: 'Enter a web address such as www.example.com',
  unknownState: 'Choose a state',
  badZip: 'Enter a ZIP code such as 12207 or 12207-1234',
}

export type ProblemMessages = typeof problemMessages

/**
 * Returns the words for the problem of a field; null for a code without words.
 *
 * @example problemText({ code: 'tooShort', min: 12 }, problemMessages) // 'Must be at least 12 characters'
 */
export function problemText(
  { code, min, max }: FieldProblem,
  messages: Readonly<Record<string, ProblemWords>>,
): string | null {
  const words = Object.hasOwn(messages, code) ? messages[code] : undefined
  return typeof words === 'function' ? words(min ?? max ?? 0) : (words ?? null)
}
