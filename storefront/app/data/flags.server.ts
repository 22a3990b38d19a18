import { createLastGood } from '@gauze/api-client/last-good'
import { OFREPProvider } from '@openfeature/ofrep-provider'
import { type EvaluationDetails, type FlagValue, InMemoryProvider, OpenFeature } from '@openfeature/server-sdk'
import { type Flags, safeFlags } from '../config/flags.js'
import type { FlagSettings } from '../config/settings.server.js'

/** How old the values may be, in milliseconds: a page never waits for the provider more often than this. */
const MAX_AGE = 5000
/** Longest that a page waits for the provider, in milliseconds. */
const TIMEOUT = 800
const KEPT_EVALUATIONS = 100

/** One answer of the flag provider, as `/dev/flags` shows it. */
export interface FlagEvaluation {
  readonly at: string
  readonly flag: string
  readonly value: string
  /** The reason of this value, or the fault that makes the default apply. */
  readonly reason: string
  readonly provider: string
}

/** The feature gates of this store: the same for every visitor, because shared caches store its pages. */
export interface FlagSource {
  /** Never rejects, and never takes longer than the provider's time limit. */
  readonly get: () => Promise<Flags>
  /** The latest evaluations, newest first. */
  readonly evaluations: () => readonly FlagEvaluation[]
}

/** Options of {@link createFlagSource}, for tests. */
export interface FlagSourceOptions {
  readonly maxAge?: number
  readonly timeout?: number
  readonly now?: () => number
}

/**
 * Evaluates the feature gates through OpenFeature (OPS-02): at a remote service if the settings name one, else from the
 * settings alone. A gate whose value is not available keeps its last one; before there was any, the value of the
 * settings or the safe one.
 *
 * @param domain names this source inside OpenFeature, which has one instance per process
 */
export function createFlagSource(
  settings: FlagSettings,
  domain: string,
  { maxAge = MAX_AGE, timeout = TIMEOUT, now = Date.now }: FlagSourceOptions = {},
): FlagSource {
  const log: FlagEvaluation[] = []
  const client = OpenFeature.getClient(domain)
  const ready = OpenFeature.setProviderAndWait(domain, createProvider(settings, timeout)).catch(() => undefined)
  let values: Flags = { ...safeFlags, ...settings.values }

  const keep = (details: EvaluationDetails<FlagValue>) => {
    log.unshift({
      at: new Date(now()).toISOString(),
      flag: details.flagKey,
      value: JSON.stringify(details.value),
      reason: details.errorCode ? `${details.errorCode}: ${details.errorMessage ?? ''}` : (details.reason ?? ''),
      provider: client.metadata.providerMetadata.name,
    })
    log.length = Math.min(log.length, KEPT_EVALUATIONS)
  }
  const boolean = async (name: 'htd_my_account_sales_orders_menu_desktop' | 'algolia_autocomplete_searchbar') => {
    const details = await client.getBooleanDetails(name, values[name])
    keep(details)
    return details.value
  }
  const read = async (): Promise<Flags> => {
    await ready
    const [menu, typeAhead, beta] = await Promise.all([
      boolean('htd_my_account_sales_orders_menu_desktop'),
      boolean('algolia_autocomplete_searchbar'),
      client.getNumberDetails('betaVersion', values.betaVersion),
    ])
    keep(beta)
    values = {
      htd_my_account_sales_orders_menu_desktop: menu,
      algolia_autocomplete_searchbar: typeAhead,
      betaVersion: beta.value,
    }
    return values
  }
  const source = createLastGood(read, { maxAge, now })
  return { get: source.get, evaluations: () => log }
}

function createProvider({ url, token, values }: FlagSettings, timeout: number) {
  if (url === null) return new InMemoryProvider(asConfiguration({ ...safeFlags, ...values }))
  return new OFREPProvider({
    baseUrl: url,
    headers: token === null ? [] : [['Authorization', `Bearer ${token}`]],
    fetchImplementation: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeout) }),
  })
}

function asConfiguration(flags: Flags) {
  return Object.fromEntries(
    Object.entries(flags).map(([name, value]) => [
      name,
      { variants: { set: value }, defaultVariant: 'set', disabled: false },
    ]),
  )
}
