import type { AddressSuggestion } from '@gauze/contract'
import { stateCode } from '@gauze/rules/address'
import { isRecord } from '../is-record.js'
import type { AddressLookup } from './address-lookup.types.js'

const TIMEOUT = 2500
const SUGGESTIONS = 5
/** More than is shown, because places abroad and places without a street are left out. */
const ASKED_FOR = 15
/** The whole of the United States with Alaska, Hawaii and Puerto Rico: west, south, east, north. */
const UNITED_STATES = '-179.2,17.6,-65.2,71.5'

/** The service that {@link createAddressLookup} asks, and how. */
export interface AddressLookupOptions {
  /** The address of a service that speaks Photon's protocol, without `/api`. */
  readonly url: string
  /** `globalThis.fetch` by default. */
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds until it is given up; 2500 by default. */
  readonly timeout?: number
}

/**
 * Proposes addresses in the United States over Photon's protocol, which answers GeoJSON.
 * @example
 * const lookup = createAddressLookup({ url: 'https://photon.example' })
 * const [first] = await lookup('350 Fifth Ave')
 */
export function createAddressLookup({ url, fetch, timeout = TIMEOUT }: AddressLookupOptions): AddressLookup {
  const send = fetch ?? ((...request: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...request))
  return async (text, signal) => {
    const query = new URLSearchParams({ q: text, limit: String(ASKED_FOR), lang: 'en', bbox: UNITED_STATES })
    const deadline = AbortSignal.timeout(timeout)
    const answer = await send(`${url}/api?${query}`, {
      credentials: 'omit',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    if (!answer.ok) throw new Error(`The address service answered ${answer.status}.`)
    return readSuggestions(await answer.json())
  }
}

function readSuggestions(body: unknown): AddressSuggestion[] {
  if (!isRecord(body) || !Array.isArray(body.features)) throw new Error('The address service answered no features.')
  const found = new Map<string, AddressSuggestion>()
  for (const feature of body.features) {
    const suggestion = isRecord(feature) && isRecord(feature.properties) ? suggestionOf(feature.properties) : null
    if (suggestion) found.set(suggestion.label, suggestion)
  }
  return [...found.values()].slice(0, SUGGESTIONS)
}

function suggestionOf(properties: Record<string, unknown>): AddressSuggestion | null {
  const text = (name: string) => {
    const value = properties[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  // A street or house that is itself the result has its name in `name`.
  const street = text('street') || (text('type') === 'street' ? text('name') : '')
  if (text('countrycode').toUpperCase() !== 'US' || street === '') return null
  const line1 = [text('housenumber'), street].filter(Boolean).join(' ')
  const city = text('city') || text('town') || text('district') || text('county')
  const state = stateCode(text('state'))
  const [zip = ''] = /^\d{5}(?:-\d{4})?/.exec(text('postcode')) ?? []
  const label = `${line1}, ${[city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')}`
  return { id: label, label, line1, city, state, zip }
}
