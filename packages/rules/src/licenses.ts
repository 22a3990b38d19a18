import { addDays, isExpired } from './dates.js'
import { needsLicense } from './needs-license.js'

/** Administrators are warned this many days before a license expires. */
export const LICENSE_WARNING_DAYS = 30

/** The largest document of a license, in bytes. */
export const MAX_LICENSE_DOCUMENT_BYTES = 2 * 1024 * 1024

/** The endings of the file names that a document of a license may have. */
export const LICENSE_DOCUMENT_ENDINGS = ['.pdf', '.png', '.jpg', '.jpeg']

/** A controlled-substance license held at an address. */
export interface LicenseHolding {
  readonly rxLevel: string
  /** YYYY-MM-DD, the last day on which it is valid, or an instant; null or absent is never valid. */
  readonly expiration?: string | Date | null | undefined
}

/** The fields of an address that the license rule needs. */
export interface LicensedAddress {
  readonly controlledSubstance?: readonly LicenseHolding[] | null | undefined
}

/**
 * Returns true if a cart may ship to an address: it has an unexpired license for every Rx level in the cart other than
 * level 1.
 *
 * @param rxLevels the levels of the items in the cart, repeats allowed
 * @param today YYYY-MM-DD in Eastern time, as `easternDate` gives it
 * @throws RangeError when a date is invalid.
 */
export function addressCoversLevels(
  address: LicensedAddress,
  rxLevels: Iterable<string | null | undefined>,
  today: string,
): boolean {
  const held = new Set<string>()
  for (const { rxLevel, expiration } of address.controlledSubstance ?? []) {
    if (expiration && !isExpired(expiration, today)) held.add(rxLevel)
  }
  for (const level of rxLevels) {
    if (needsLicense(level) && !held.has(level)) return false
  }
  return true
}

/** An item of a cart that needs a license, and the addresses that have it. */
export interface LicenseGap<Item, Address> {
  readonly item: Item
  /** The addresses whose license for the item has not expired. */
  readonly holders: readonly Address[]
}

/**
 * Returns the items that keep a cart from going to one address: none if an address has every license that the cart
 * needs, otherwise each item that needs a license, with the addresses that could receive it alone.
 *
 * @param today YYYY-MM-DD in Eastern time, as `easternDate` gives it
 * @throws RangeError when a date is invalid.
 */
export function licenseGaps<Item extends { readonly rxLevelId: string }, Address extends LicensedAddress>(
  items: readonly Item[],
  addresses: readonly Address[],
  today: string,
): readonly LicenseGap<Item, Address>[] {
  const levels = items.map(({ rxLevelId }) => rxLevelId)
  if (addresses.some((address) => addressCoversLevels(address, levels, today))) return []
  return items
    .filter(({ rxLevelId }) => needsLicense(rxLevelId))
    .map((item) => ({
      item,
      holders: addresses.filter((address) => addressCoversLevels(address, [item.rxLevelId], today)),
    }))
}

/** The DEA gives each kind of registrant a letter, and uses 18 of them. */
const deaNumber = /^[A-HJ-MPR-UX][A-Z9](\d{6})(\d)$/i

/** The code of a state apart from the number that the state issued. */
const stateNumber =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])[^A-Z\d]/i

/**
 * Returns true unless a license number has the form of a DEA registration number and a wrong check digit. Such a number
 * is a letter of the DEA, a letter or 9, and seven digits. The last of them is the last digit of the sum of the first, third and
 * fifth digit and twice the sum of the second, fourth and sixth. A number of another form passes, and so does
 * one that begins with the code of a state and a blank or sign.
 *
 * @param licenseNumber only its letters and digits count, so capitals, blanks and signs make no difference
 * @example hasSoundDeaDigit('AB-1234563') // true
 * @example hasSoundDeaDigit('AB1234567') // false
 * @example hasSoundDeaDigit('MA 1234567') // true
 */
export function hasSoundDeaDigit(licenseNumber: string): boolean {
  const plain = licenseNumber.normalize('NFKC').trim()
  const [, digits, check] = deaNumber.exec(plain.replace(/[^\p{L}\p{N}]/gu, '')) ?? []
  if (digits === undefined || stateNumber.test(plain)) return true
  const sum = Array.from(digits, (digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2)).reduce((a, b) => a + b)
  return sum % 10 === Number(check)
}

const plainNumber = /^[A-Za-z0-9 \-./#]*$/

/**
 * Returns true if a license number has only characters that issuers print and that look like no others: the letters A to
 * Z, digits, spaces, and - . / #. A number of others could look like a number that it is not.
 *
 * @param licenseNumber blanks around it make no difference
 * @example isPlainLicenseNumber('NY 4711-A') // true
 */
export function isPlainLicenseNumber(licenseNumber: string): boolean {
  return plainNumber.test(licenseNumber.trim())
}

/** The state of a license on a day; `soon` within its last {@link LICENSE_WARNING_DAYS} days. */
export type LicenseState = 'valid' | 'soon' | 'expired'

/**
 * Returns the state of a license.
 *
 * @param expiration YYYY-MM-DD, the last day on which it is valid
 * @param today YYYY-MM-DD in Eastern time, as `easternDate` gives it
 * @throws RangeError when a date is invalid.
 * @example licenseState('2026-12-10', '2026-11-24') // 'soon'
 */
export function licenseState(expiration: string, today: string): LicenseState {
  if (isExpired(expiration, today)) return 'expired'
  return isExpired(expiration, addDays(today, LICENSE_WARNING_DAYS + 1)) ? 'soon' : 'valid'
}
