import type { TrackingLinks } from '../config/settings.server.js'

/** Who carries a parcel, as its tracking number tells. */
export type Carrier = keyof TrackingLinks

export const CARRIER_NAMES: Readonly<Record<Carrier, string>> = { ups: 'UPS', usps: 'USPS', fedex: 'FedEx' }

/**
 * The carrier that writes tracking numbers like this one; null for a number that none does.
 * @example carrierOf('1Z999AA10123456784') // 'ups'
 */
export function carrierOf(trackingNumber: string): Carrier | null {
  const number = trackingNumber.replace(/\s/g, '').toUpperCase()
  if (/^1Z[0-9A-Z]{16}$/.test(number)) return 'ups'
  if (/^(?:9[1-5]\d{20}|9[1-5]\d{24}|[A-Z]{2}\d{9}US)$/.test(number)) return 'usps'
  if (/^(?:\d{12}|\d{15}|\d{20})$/.test(number)) return 'fedex'
  return null
}
