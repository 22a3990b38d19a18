/** The Rx level of an item that anyone may buy. */
const OPEN_RX_LEVEL = '1'

/** Returns true if an item of this Rx level needs a license; level 1 and items without a level need none. */
export function needsLicense(rxLevel: string | null | undefined): rxLevel is string {
  return rxLevel !== undefined && rxLevel !== null && rxLevel !== '' && rxLevel !== OPEN_RX_LEVEL
}
