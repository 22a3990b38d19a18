import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Flags } from './flags.js'
import { parseFlags } from './parse-flags.js'

/** The environment's settings of the store's pages, read once at start. */
export interface Settings {
  /** Origin of the API that the server calls; null is this process's own. */
  readonly apiUrl: string | null
  readonly search: SearchSettings
  readonly content: ContentSettings
  /** Where /customerapplication leads. */
  readonly creditApplicationUrl: string
  /**
   * The store's public address, for the canonical addresses of pages; null leaves these addresses without an origin.
   */
  readonly publicUrl: string | null
  readonly trackingLinks: TrackingLinks
  readonly flags: FlagSettings
  /** Collector of analytics events; null is only the development page. */
  readonly analyticsUrl: string | null
  /** Whether the server has its pages under /dev, for a developer at their own machine. */
  readonly hasDevelopmentPages: boolean
  /** Folder of the built documentation, served at /docs; null serves none. */
  readonly docsFolder: string | null
  /** How the error service names this store; null is only the development page. */
  readonly errorDsn: string | null
  /** Service that suggests addresses, speaking Photon's protocol; null leaves plain fields. */
  readonly mapsUrl: string | null
  /**
   * The services that may be asked for the visitor's public address, in this order; a path is one of the store's own.
   */
  readonly publicIpUrls: readonly string[]
  /** Pages drawn per minute for one network; 0 switches the limit off. */
  readonly pageRateLimit: number
  /** Most pages that wait to be drawn. */
  readonly pageQueue: number
}

/** Where feature gates come from (OPS-02). */
export interface FlagSettings {
  /** Service that evaluates them, speaking OFREP; null leaves the values below. */
  readonly url: string | null
  readonly token: string | null
  /** The values without the service, or while it does not answer. */
  readonly values: Partial<Flags>
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
  /** Host with port, without protocol; null is /cda of this process, without a connection. */
  readonly host: string | null
  readonly space: string
  readonly accessToken: string
  readonly environment: string
}

/** The page of each carrier that a tracking number is appended to. */
interface TrackingLinks {
  readonly ups: string
  readonly usps: string
  readonly fedex: string
}

const PUBLIC_IP_URLS = '/ip,https://api.ipify.org?format=json,https://icanhazip.com'
const MOST_PUBLIC_IP_URLS = 3
const LARGEST_NUMBER = 1_000_000

const HOSTED_SEARCH = ['GAUZE_SEARCH_APP_ID', 'GAUZE_SEARCH_KEY']
const HOSTED_CONTENT = ['GAUZE_CONTENT_SPACE', 'GAUZE_CONTENT_TOKEN']

type Environment = Readonly<Record<string, string | undefined>>

/** Settings that are wrong, with a sentence for each mistake. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.mistakes = mistakes
  }
}

/**
 * Reads the settings and refuses bad ones at start rather than at the first visitor (OPS-06).
 *
 * @throws SettingsError naming each variable, its fault, and the form of a valid value.
 */
export function readSettings(environment: Environment): Settings {
  const mistakes: string[] = []
  const read = <T>(work: () => T, instead: T) => {
    try {
      return work()
    } catch (error) {
      mistakes.push(error instanceof Error ? error.message : String(error))
      return instead
    }
  }
  const text = (name: string, fallback: string) => environment[name]?.trim() || fallback
  const optional = (name: string) => environment[name]?.trim() || null
  const settings: Settings = {
    apiUrl: read(() => webAddress('GAUZE_API_URL', optional('GAUZE_API_URL')), null),
    search: {
      appId: read(() => applicationId(text('GAUZE_SEARCH_APP_ID', 'gauze')), ''),
      apiKey: text('GAUZE_SEARCH_KEY', 'gauze-public-search'),
      url: read(() => searchUrl(text('GAUZE_SEARCH_URL', '/search')), ''),
      index: text('GAUZE_SEARCH_INDEX', 'items'),
      suggestionsIndex: text('GAUZE_SEARCH_SUGGESTIONS_INDEX', 'items_query_suggestions'),
    },
    content: {
      host: read(() => hostName('GAUZE_CONTENT_HOST', optional('GAUZE_CONTENT_HOST')), null),
      space: text('GAUZE_CONTENT_SPACE', 'gauze'),
      accessToken: text('GAUZE_CONTENT_TOKEN', 'gauze-public-content'),
      environment: text('GAUZE_CONTENT_ENVIRONMENT', 'master'),
    },
    creditApplicationUrl: read(
      () =>
        required(
          webAddress(
            'GAUZE_CREDIT_APPLICATION_URL',
            text('GAUZE_CREDIT_APPLICATION_URL', 'https://sign.gauze.example/credit-application'),
          ),
        ),
      '',
    ),
    publicUrl: read(() => webAddress('GAUZE_PUBLIC_URL', optional('GAUZE_PUBLIC_URL')), null),
    trackingLinks: {
      ups: read(
        () => linkStart('GAUZE_TRACKING_UPS', text('GAUZE_TRACKING_UPS', 'https://www.ups.com/track?tracknum=')),
        '',
      ),
      usps: read(
        () =>
          linkStart(
            'GAUZE_TRACKING_USPS',
            text('GAUZE_TRACKING_USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels='),
          ),
        '',
      ),
      fedex: read(
        () =>
          linkStart('GAUZE_TRACKING_FEDEX', text('GAUZE_TRACKING_FEDEX', 'https://www.fedex.com/fedextrack/?trknbr=')),
        '',
      ),
    },
    flags: {
      url: read(() => webAddress('GAUZE_FLAGS_URL', optional('GAUZE_FLAGS_URL')), null),
      token: optional('GAUZE_FLAGS_TOKEN'),
      values: read(() => flagValues(optional('GAUZE_FLAGS')), {}),
    },
    analyticsUrl: read(() => webAddress('GAUZE_ANALYTICS_URL', optional('GAUZE_ANALYTICS_URL')), null),
    hasDevelopmentPages: optional('GAUZE_DEV_PAGES') === 'on',
    docsFolder: read(() => docsFolder(optional('GAUZE_DOCS')), null),
    errorDsn: read(() => errorDsn(optional('SENTRY_DSN')), null),
    mapsUrl: read(() => webAddress('GAUZE_MAPS_URL', optional('GAUZE_MAPS_URL')), null),
    publicIpUrls: read(() => publicIpUrls(text('GAUZE_PUBLIC_IP_URLS', PUBLIC_IP_URLS)), []),
    pageRateLimit: read(() => wholeNumber('GAUZE_PAGE_RATE_LIMIT', text('GAUZE_PAGE_RATE_LIMIT', '3000'), 0), 0),
    pageQueue: read(() => wholeNumber('GAUZE_PAGE_QUEUE', text('GAUZE_PAGE_QUEUE', '500'), 1), 1),
  }
  const isSet = (name: string) => optional(name) !== null
  read(() => {
    if (settings.search.url === null) assertAll("GAUZE_SEARCH_URL is 'hosted'", HOSTED_SEARCH, isSet)
  }, undefined)
  read(() => {
    if (isSet('GAUZE_CONTENT_HOST')) assertAll('GAUZE_CONTENT_HOST is set', HOSTED_CONTENT, isSet)
    else assertNone('GAUZE_CONTENT_HOST', [...HOSTED_CONTENT, 'GAUZE_CONTENT_ENVIRONMENT'], isSet)
  }, undefined)
  if (mistakes.length > 0) throw new SettingsError(mistakes)
  return settings
}

/** A hosted service needs its own keys: the local one's would fail for every visitor. */
function assertAll(why: string, names: readonly string[], isSet: (name: string) => boolean): void {
  const missing = names.filter((name) => !isSet(name))
  if (missing.length > 0) throw new Error(`${why}, but not ${missing.join(' and ')}. Copy it from the service.`)
}

/** Setting a part means a hosted service; without its host the local one would be used unnoticed. */
function assertNone(host: string, names: readonly string[], isSet: (name: string) => boolean): void {
  const useless = names.filter(isSet)
  if (useless.length > 0)
    throw new Error(`${useless.join(' and ')} means nothing without ${host}. Set that too, or unset it.`)
}

function flagValues(value: string | null): Partial<Flags> {
  if (value === null) return {}
  try {
    return parseFlags(value)
  } catch (error) {
    const why = error instanceof Error ? error.message : 'cannot be read'
    throw new Error(`GAUZE_FLAGS ${why}. Give JSON such as {"algolia_autocomplete_searchbar":false}, or unset it.`)
  }
}

function errorDsn(value: string | null): string | null {
  if (value === null) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username === '' || !/\/\d+$/.test(url.pathname)) {
    throw new Error('SENTRY_DSN is no DSN. Copy it from the error service; it looks like https://key@errors.example/1.')
  }
  return value
}

function docsFolder(value: string | null): string | null {
  if (value === null || existsSync(join(value, 'index.html'))) return value && resolve(value)
  throw new Error(
    `GAUZE_DOCS is '${value}', which is no built documentation. Run 'pnpm run docs', which names its folder.`,
  )
}

function publicIpUrls(value: string): readonly string[] {
  const urls = value.split(',').map((url) => url.trim())
  for (const url of urls) if (!isOwnPath(url)) webAddress('GAUZE_PUBLIC_IP_URLS', url)
  if (urls.length > MOST_PUBLIC_IP_URLS) {
    throw new Error(
      `GAUZE_PUBLIC_IP_URLS names ${urls.length} addresses. Name at most ${MOST_PUBLIC_IP_URLS}, separated by commas.`,
    )
  }
  return urls
}

function applicationId(value: string): string {
  if (/^[A-Za-z0-9]{1,40}$/.test(value)) return value
  throw new Error(`GAUZE_SEARCH_APP_ID is '${value}'. Copy it from the search service: it has letters and digits only.`)
}

function searchUrl(value: string): string | null {
  if (value === 'hosted') return null
  if (isOwnPath(value) || (URL.canParse(value) && /^https?:/i.test(value))) return value
  throw new Error(
    `GAUZE_SEARCH_URL is '${value}'. Give 'hosted', a path such as /search, or an address such as https://search.example.`,
  )
}

/** Two slashes begin a host. */
function isOwnPath(value: string) {
  return /^\/(?![/\\])/.test(value)
}

function hostName(name: string, value: string | null): string | null {
  if (value === null || /^[\w.-]+(?::\d+)?$/.test(value)) return value
  throw new Error(`${name} is '${value}'. Give the host alone, such as cdn.example or localhost:4000.`)
}

/** The beginning of a link, which is kept exactly as given. */
function linkStart(name: string, value: string): string {
  webAddress(name, value)
  return value
}

function webAddress(name: string, value: string | null): string | null {
  if (value === null) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Error(`${name} is '${value}', which is no web address. Give one such as https://store.example.`)
  }
  return value.replace(/\/$/, '')
}

function wholeNumber(name: string, value: string, min: number): number {
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= min && number <= LARGEST_NUMBER) return number
  throw new Error(`${name} is '${value}'. Give a whole number from ${min} to ${LARGEST_NUMBER}.`)
}

function required(value: string | null): string {
  if (value === null) throw new Error('A setting that has a default came out empty. This is a mistake in settings.')
  return value
}
