import { isExpired } from './dates.js'

/** The Rx level of an item that anyone may buy. */
export const OPEN_RX_LEVEL = '1'

/** A controlled-substance licence held at an address. */
export interface LicenceHolding {
  readonly rxLevel: string
  /** YYYY-MM-DD, the last day it holds, or an instant; null or absent holds for nothing. */
  readonly expiration?: string | Date | null | undefined
}

/** As much of an address as the licence rule looks at. */
export interface LicensedAddress {
  readonly controlledSubstance?: readonly LicenceHolding[] | null | undefined
}

/** Whether an item of this Rx level needs a licence; level 1 and no level need none. */
export function needsLicence(rxLevel: string | null | undefined): rxLevel is string {
  return rxLevel !== undefined && rxLevel !== null && rxLevel !== '' && rxLevel !== OPEN_RX_LEVEL
}

/**
 * Whether an address may be offered for a cart: it holds an unexpired licence for every Rx level in the cart other than
 * level 1 (CHK-02).
 *
 * @param rxLevels the levels of the items in the cart, repeats allowed
 * @param today YYYY-MM-DD in Eastern time, as `easternDate` gives it
 * @throws RangeError when a date is not one.
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
    if (needsLicence(level) && !held.has(level)) return false
  }
  return true
}
