import { MAX_PASSWORD_LENGTH } from './form-limits.js'

/**
 * Checks one field's text: returns the message to show next to it, or null when it is valid. An empty field is always
 * valid; {@link missingFields} checks for those.
 */
export type Validator = (value: string) => string | null

/** A field of a form: its label as people read it, and what is in it. */
export interface FilledField {
  readonly name: string
  readonly label: string
  readonly value: string | readonly string[] | null | undefined
}

/** The empty fields among those required; focus goes to the first (VAL-06). */
export interface MissingFields {
  readonly message: string
  readonly names: readonly [string, ...string[]]
}

const NUMERIC = /^[+-]?(?:\d+\.?\d*|\.\d+)$/
// What the contract accepts, and a domain with real labels: the server never refuses what a form has accepted.
const EMAIL = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i
const MAX_EMAIL_LENGTH = 254
const PHONE = /^(?=(?:\D*\d){7})\+?[\d\s().-]{7,}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i
const MIN_PASSWORD_LENGTH = 12

/** VAL-01: no whitespace anywhere. */
export const noSpaces: Validator = (value) => (/\s/.test(value) ? 'Cannot contain spaces' : null)

/** VAL-02: at least this many characters, counted as people count them. */
export function minLength(min: number): Validator {
  return (value) => (value !== '' && [...value].length < min ? `Must be at least ${min} characters` : null)
}

/** A password that somebody chooses: long enough, not blank, more than one character, and no longer than the store takes. */
export const newPassword: Validator = (value) => {
  if (value.length > MAX_PASSWORD_LENGTH) return `Must be at most ${MAX_PASSWORD_LENGTH} characters`
  if (value !== '' && value.trim() === '') return 'Must not be only spaces'
  const tooShort = minLength(MIN_PASSWORD_LENGTH)(value)
  return tooShort ?? (new Set(value).size === 1 ? 'Cannot be one character repeated' : null)
}

/** A password that somebody chooses who signs in by this name, which others know. */
export function notUsername(username: string): Validator {
  return (value) => (isSameName(value, username) ? 'Cannot be your username' : null)
}

/** VAL-03: a decimal number. */
export const numeric: Validator = (value) => (value === '' || NUMERIC.test(value.trim()) ? null : 'Must be a number')

/** VAL-04: one email address. */
export const email: Validator = (value) => (value === '' || isEmail(value.trim()) ? null : 'Invalid email address')

/** VAL-04: email addresses separated by commas. */
export const emailList: Validator = (value) =>
  value === '' || value.split(',').every((entry) => isEmail(entry.trim())) ? null : 'Invalid email address'

/** A telephone number with or without its extension, however it is separated. */
export const phone: Validator = (value) =>
  value === '' || PHONE.test(value.trim()) ? null : 'Enter a telephone number such as (518) 555-0100'

/** VAL-05: a whole number; distinguishes decimals from what is not a number at all. */
export const integer: Validator = (value) => {
  const text = value.trim()
  if (text === '' || /^[+-]?\d+$/.test(text)) return null
  return NUMERIC.test(text) ? 'Decimals not allowed' : 'Only numbers can be entered'
}

/**
 * VAL-06: the required fields that are empty or blank, with a message listing them, or null when all are filled.
 *
 * @example
 * missingFields([{ name: 'poNum', label: 'PO number', value: ' ' }])
 * // { message: 'Please fill in: PO number', names: ['poNum'] }
 */
export function missingFields(fields: readonly FilledField[]): MissingFields | null {
  const missing = fields.filter(({ value }) => isBlank(value))
  const [first, ...rest] = missing.map(({ name }) => name)
  if (first === undefined) return null
  return { message: `Please fill in: ${missing.map(({ label }) => label).join(', ')}`, names: [first, ...rest] }
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)
}

function isBlank(value: FilledField['value']): boolean {
  if (value === null || value === undefined) return true
  return typeof value === 'string' ? value.trim() === '' : value.length === 0
}
