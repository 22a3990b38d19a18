import { isPublicAddress } from './is-public-address.js'

const TIMEOUT = 3000
const LONGEST_ANSWER = 1000

/** The services that {@link lookupPublicIp} asks, and how. */
export interface PublicIpOptions {
  /** Addresses that answer JSON such as `{"ip":"…"}` or the address as text, tried in this order. */
  readonly endpoints: readonly string[]
  /** `globalThis.fetch` by default. */
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds until an endpoint is given up; 3000 by default. */
  readonly timeout?: number
  readonly signal?: AbortSignal
}

/**
 * Finds this device's public address: asks the endpoints in turn until one of them answers a public address.
 * Sends no cookies.
 * @returns null when none does
 * @example const address = await lookupPublicIp({ endpoints: ['/ip', 'https://ip.example'] })
 */
export async function lookupPublicIp(options: PublicIpOptions): Promise<string | null> {
  for (const endpoint of options.endpoints) {
    if (options.signal?.aborted) return null
    const address = await ask(endpoint, options).catch(() => null)
    if (address !== null && isPublicAddress(address)) return address
  }
  return null
}

async function ask(endpoint: string, options: PublicIpOptions): Promise<string | null> {
  const { fetch = globalThis.fetch, timeout = TIMEOUT, signal } = options
  const deadline = AbortSignal.timeout(timeout)
  const answer = await fetch(endpoint, {
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  })
  if (!answer.ok) return null
  return addressIn(await answer.text())
}

function addressIn(body: string): string | null {
  const text = body.trim()
  if (text.length > LONGEST_ANSWER) return null
  if (!text.startsWith('{')) return text
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && 'ip' in parsed && typeof parsed.ip === 'string'
      ? parsed.ip.trim()
      : null
  } catch {
    return null
  }
}
