/**
 * Whether a browser takes gzip (RFC 9110, 12.5.3): `gzip;q=0` refuses it.
 * @param accepted the header Accept-Encoding
 */
export function acceptsGzip(accepted: string): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted)
}
