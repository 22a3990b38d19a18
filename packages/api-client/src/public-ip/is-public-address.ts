/** Ranges without public addresses: private, loopback, link-local, shared, documentation, multicast. */
const CLOSED_V4 =
  /^(?:0|10|127|22[4-9]|2[3-5]\d)\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^192\.168\.|^192\.0\.[02]\.|^198\.(?:1[89]\.|51\.100\.)|^203\.0\.113\./
const CLOSED_V6 = /^(?:::1?$|::ffff:|64:ff9b:|100:|f[cd]|fe[89a-f]|ff|2001:0?db8:)/i

const V4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/

/** Returns true if a text is an address of the public network, IPv4 or IPv6. */
export function isPublicAddress(text: string): boolean {
  if (V4.test(text) && !text.endsWith('.')) return !CLOSED_V4.test(text)
  return isV6(text) && !CLOSED_V6.test(text)
}

function isV6(text: string): boolean {
  if (!/^[\da-f:]{2,39}$/i.test(text)) return false
  return URL.canParse(`http://[${text}]/`)
}
