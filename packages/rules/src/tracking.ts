import { gs1Digit } from './gs1-digit.js'

/** The carrier of a parcel. */
export type Carrier = 'ups' | 'usps' | 'fedex'

/** A tracking number with its carrier. */
export interface Tracking {
  /** Without the spaces and hyphens that people write. */
  readonly number: string
  readonly carrier: Carrier
  /** True if the check digit is right, so no character is mistyped. */
  readonly isSound: boolean
}

interface Format {
  readonly carrier: Carrier
  /** Its first group holds the digits from which the check digit, the last group, is calculated. */
  readonly pattern: RegExp
  readonly checkDigit: (body: string) => number
}

/** For a delivery by the store's own drivers. */
const OWN = /^GZ\d{8}$/

/** Returns true if the store's own drivers deliver the parcel of this number. */
export function isOwnDelivery(written: string): boolean {
  return OWN.test(written.trim().toUpperCase())
}

/** Most specific first: of two carriers that use the same number of digits, the one with its own prefix. */
const FORMATS: readonly Format[] = [
  { carrier: 'ups', pattern: /^1Z([0-9A-Z]{15})(\d)$/, checkDigit: upsDigit },
  { carrier: 'usps', pattern: /^[A-Z]{2}(\d{8})(\d)US$/, checkDigit: postalDigit },
  { carrier: 'usps', pattern: /^(?:420\d{5}(?:\d{4})?)?(9[1-5]\d{19})(\d)$/, checkDigit: gs1Digit },
  { carrier: 'usps', pattern: /^(9[1-5]\d{23})(\d)$/, checkDigit: gs1Digit },
  { carrier: 'usps', pattern: /^((?:70|14|23|03)\d{17})(\d)$/, checkDigit: gs1Digit },
  { carrier: 'fedex', pattern: /^96\d{5}(\d{14})(\d)$/, checkDigit: gs1Digit },
  { carrier: 'fedex', pattern: /^(\d{11})(\d)$/, checkDigit: expressDigit },
  { carrier: 'fedex', pattern: /^(\d{14})(\d)$/, checkDigit: gs1Digit },
  { carrier: 'fedex', pattern: /^(\d{19})(\d)$/, checkDigit: gs1Digit },
]

const LONGEST = 40

/**
 * The carrier whose tracking numbers look like this, and whether its check digit is right; null for any other text.
 * @example
 * readTracking('1Z 999AA 101 2345 6784')
 * // { number: '1Z999AA10123456784', carrier: 'ups', isSound: true }
 */
export function readTracking(written: string): Tracking | null {
  if (written.length > LONGEST) return null
  const number = written.replace(/[\s-]/g, '').toUpperCase()
  for (const { carrier, pattern, checkDigit } of FORMATS) {
    const [, body, digit] = pattern.exec(number) ?? []
    if (body && digit) return { number, carrier, isSound: checkDigit(body) === Number(digit) }
  }
  return null
}

/**
 * Adds the check digit to a tracking number that lacks its last one.
 *
 * @throws RangeError when no carrier's numbers look like it.
 * @example withCheckDigit('1Z999AA1012345678') // '1Z999AA10123456784'
 */
export function withCheckDigit(body: string): string {
  const sound = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).find(
    (number) => readTracking(number)?.isSound,
  )
  if (sound === undefined) throw new RangeError(`'${body}' does not begin a tracking number of UPS, USPS or FedEx.`)
  return sound
}

function digitsOf(body: string): number[] {
  return [...body].map(Number)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Letters count from A, 2; every other character counts twice. */
function upsDigit(body: string): number {
  const weighted = [...body].map((character, index) => {
    const value = /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10
    return value * (index % 2 === 0 ? 1 : 2)
  })
  return (10 - (sum(weighted) % 10)) % 10
}

/** The Universal Postal Union's S10. */
function postalDigit(body: string): number {
  const weights = [8, 6, 4, 2, 3, 5, 9, 7]
  const rest = 11 - (sum(digitsOf(body).map((digit, index) => digit * (weights[index] ?? 0))) % 11)
  return rest === 10 ? 0 : rest === 11 ? 5 : rest
}

function expressDigit(body: string): number {
  const weights = [3, 1, 7]
  return (sum(digitsOf(body).map((digit, index) => digit * (weights[index % 3] ?? 0))) % 11) % 10
}
