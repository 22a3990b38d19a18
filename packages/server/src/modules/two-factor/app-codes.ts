import type { AppSetup } from '@gauze/contract'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

const issuer = 'Gauze'
const secretBytes = 20
const periodSeconds = 30
/** Codes of this many steps before and after the present one are good, for clocks that differ. */
const toleratedSteps = 1
/** The light modules around the image that readers need. */
const quietZone = 4

function totpOf(secret: string, username: string) {
  return new TOTP({
    issuer,
    label: username,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
  })
}

/** Makes a secret, in base32. */
export function makeAppSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The dark modules of a row as the data of an SVG path: one rectangle for each run of them. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row
    .map((isDark) => (isDark ? '1' : '0'))
    .join('')
    .matchAll(/1+/g)
  return [...runs].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('')
}

/** A secret as a person gives it to their app. */
export function describeSecret(secret: string, username: string): AppSetup {
  const uri = totpOf(secret, username).toString()
  const { size, data } = encode(uri, { ecc: 'M', border: quietZone })
  return { secret, uri, qrCode: { size, path: data.map(rowPath).join('') } }
}

/** The time step of a good code (RFC 6238); null for a wrong one. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const digits = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return null
  const timestamp = now.getTime()
  const delta = totpOf(secret, '').validate({ token: digits, timestamp, window: toleratedSteps })
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta
}
