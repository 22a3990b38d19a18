type Properties = Readonly<Record<string, string | number | boolean>>

const LONGEST_TEXT = 80
/** Addresses of products contain their whole name. */
const LONGEST_PATH = 200
const MOST_WORDS = 8
const MOST_PROPERTIES = 20
/** From here on a number may be a telephone or account number. */
const LARGEST_NUMBER = 1_000_000_000

const MAIL = /\S(?:@|%40)\S/i
const PHONE = /(?:\d[\s().+/-]*){7,}/
/** Sizes, part numbers and pack counts in these may look like a telephone number. */
const PRODUCT_PATH = /^\/product\//
const PERSONAL_NAME = /^(?:(?:first|last|full|user)_?name|e?mail|phone|address|password|token|query|term|search)$/i

/**
 * The properties of an event that may leave the browser: nothing that looks like a mail address, a telephone number or
 * free text, in all values of the caller.
 *
 * @example withoutPersonal({ label: 'PRODUCTS', email: 'robin@mercy.example' }) // { label: 'PRODUCTS' }
 */
export function withoutPersonal(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, value]) => !PERSONAL_NAME.test(name) && isHarmless(name) && isHarmless(value, name === 'path'))
      .slice(0, MOST_PROPERTIES),
  )
}

function isHarmless(value: string | number | boolean, isPath = false): boolean {
  if (typeof value === 'boolean') return true
  if (typeof value === 'number') return Math.abs(value) < LARGEST_NUMBER
  const isTooLong = value.length > (isPath ? LONGEST_PATH : LONGEST_TEXT)
  if (isTooLong || value.trim().split(/\s+/).length > MOST_WORDS || MAIL.test(value)) return false
  return !PHONE.test(value) || (isPath && PRODUCT_PATH.test(value))
}
