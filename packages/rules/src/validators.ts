import { MAX_PASSWORD_LENGTH } from './form-limits.js'
import type { FieldProblem } from './forms/form-rules.js'

/**
 * Checks one field's text: returns its problem, or null when it is valid. An empty field is always valid; the rule
 * `required` checks for empty fields.
 */
export type Validator = (value: string) => FieldProblem | null

const NUMERIC = /^[+-]?(?:\d+\.?\d*|\.\d+)$/
// The form that the contract accepts, with valid domain labels: the server never refuses what a form has accepted.
const EMAIL = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i
const WEBSITE = /^(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?:[/?#]\S*)?$/i
const MAX_EMAIL_LENGTH = 254
const PHONE = /^(?=(?:\D*\d){7})\+?[\d\s().-]{7,}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i
const MIN_PASSWORD_LENGTH = 12

/** No whitespace anywhere. */
export const noSpaces: Validator = (value) => (/\s/.test(value) ? { code: 'spaces' } : null)

/** At least this many characters, counted as people count them. */
export function minLength(min: number): Validator {
  return (value) => (value !== '' && [...value].length < min ? { code: 'tooShort', min } : null)
}

/** A new password: long enough, not blank, more than one distinct character, and no longer than the store accepts. */
export const newPassword: Validator = (value) => {
  if (value.length > MAX_PASSWORD_LENGTH) return { code: 'tooLong', max: MAX_PASSWORD_LENGTH }
  if (value !== '' && value.trim() === '') return { code: 'onlySpaces' }
  const tooShort = minLength(MIN_PASSWORD_LENGTH)(value)
  return tooShort ?? (new Set(value).size === 1 ? { code: 'oneCharacter' } : null)
}

/** A new password that differs from the username, because other people know the username. */
export function notUsername(username: string): Validator {
  return (value) => (isSameName(value, username) ? { code: 'sameAsUsername' } : null)
}

/** A decimal number. */
export const numeric: Validator = (value) => (value === '' || NUMERIC.test(value.trim()) ? null : { code: 'notNumber' })

/** One email address. */
export const email: Validator = (value) => (value === '' || isEmail(value.trim()) ? null : { code: 'badEmail' })

/** Email addresses separated by commas. */
export const emailList: Validator = (value) =>
  value === '' || value.split(',').every((entry) => isEmail(entry.trim())) ? null : { code: 'badEmail' }

/** A telephone number, with or without extension, with any separators. */
export const phone: Validator = (value) => (value === '' || PHONE.test(value.trim()) ? null : { code: 'badPhone' })

/** A web address, with or without http:// or https://. */
export const website: Validator = (value) =>
  value === '' || WEBSITE.test(value.trim()) ? null : { code: 'badWebsite' }

/** A whole number; distinguishes decimals from text that is not a number. */
export const integer: Validator = (value) => {
  const text = value.trim()
  if (text === '' || /^[+-]?\d+$/.test(text)) return null
  return NUMERIC.test(text) ? { code: 'decimal' } : { code: 'notWhole' }
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)
}
