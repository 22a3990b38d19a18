/** What the store's pages are told by the environment, read once at start. */
export interface Settings {
  /** Origin of the API that the server calls; null is this process's own, over loopback. */
  readonly apiUrl: string | null
  readonly search: SearchSettings
  readonly content: ContentSettings
  /** Where /customerapplication leads. */
  readonly creditApplicationUrl: string
  /** Address by which the world knows the store, for canonical links; null takes it from each request. */
  readonly publicUrl: string | null
  readonly trackingLinks: TrackingLinks
}

/** The hosted search service, or the local one that speaks its protocol. */
interface SearchSettings {
  readonly appId: string
  /** Key of a browser: it may search, nothing else. */
  readonly apiKey: string
  /** Address of the service, or a path of the page's own origin; null is the hosted service of `appId`. */
  readonly url: string | null
  readonly index: string
  readonly suggestionsIndex: string
}

/** The hosted content service, or the local one that speaks its protocol. */
interface ContentSettings {
  /** Host with port, without protocol; null is /cda of this process. */
  readonly host: string | null
  readonly space: string
  readonly accessToken: string
  readonly environment: string
}

/** The page of each carrier that a tracking number is appended to. */
export interface TrackingLinks {
  readonly ups: string
  readonly usps: string
  readonly fedex: string
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings and refuses bad ones at start rather than at the first visitor (OPS-06).
 *
 * @throws Error naming the variable, what is wrong with it, and what a good value looks like.
 */
export function readSettings(environment: Environment): Settings {
  const text = (name: string, fallback: string) => environment[name]?.trim() || fallback
  const optional = (name: string) => environment[name]?.trim() || null
  return {
    apiUrl: webAddress('GAUZE_API_URL', optional('GAUZE_API_URL')),
    search: {
      appId: text('GAUZE_SEARCH_APP_ID', 'gauze'),
      apiKey: text('GAUZE_SEARCH_KEY', 'gauze-public-search'),
      url: text('GAUZE_SEARCH_URL', '/search') === 'hosted' ? null : text('GAUZE_SEARCH_URL', '/search'),
      index: text('GAUZE_SEARCH_INDEX', 'items'),
      suggestionsIndex: text('GAUZE_SEARCH_SUGGESTIONS_INDEX', 'items_query_suggestions'),
    },
    content: {
      host: optional('GAUZE_CONTENT_HOST'),
      space: text('GAUZE_CONTENT_SPACE', 'gauze'),
      accessToken: text('GAUZE_CONTENT_TOKEN', 'gauze-public-content'),
      environment: text('GAUZE_CONTENT_ENVIRONMENT', 'master'),
    },
    creditApplicationUrl: required(
      webAddress(
        'GAUZE_CREDIT_APPLICATION_URL',
        text('GAUZE_CREDIT_APPLICATION_URL', 'https://sign.gauze.example/credit-application'),
      ),
    ),
    publicUrl: webAddress('GAUZE_PUBLIC_URL', optional('GAUZE_PUBLIC_URL')),
    trackingLinks: {
      ups: text('GAUZE_TRACKING_UPS', 'https://www.ups.com/track?tracknum='),
      usps: text('GAUZE_TRACKING_USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels='),
      fedex: text('GAUZE_TRACKING_FEDEX', 'https://www.fedex.com/fedextrack/?trknbr='),
    },
  }
}

function webAddress(name: string, value: string | null): string | null {
  if (value === null) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Error(`${name} is '${value}', which is no web address. Give one such as https://store.example.`)
  }
  return value.replace(/\/$/, '')
}

function required(value: string | null): string {
  if (value === null) throw new Error('A setting that has a default came out empty. This is a mistake in settings.')
  return value
}
