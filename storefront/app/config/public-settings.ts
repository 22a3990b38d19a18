/** What the browser is told of the settings. It stands in the page as JSON, see {@link readPublicSettings}. */
export interface PublicSettings {
  /** Origin of the API; empty is the page's own. */
  readonly apiUrl: string
  readonly search: {
    readonly appId: string
    readonly apiKey: string
    /** Address of the service, or a path of the page's own origin; null is the hosted service of `appId`. */
    readonly url: string | null
    readonly index: string
    readonly suggestionsIndex: string
  }
  /** Where analytics events go; null is nowhere but the development page. */
  readonly analyticsUrl: string | null
  /** Whether those pages are there, for who opens the store on their own machine. */
  readonly hasDevelopmentPages: boolean
  /** Where unexpected errors go, as the error service names the store; null is nowhere but the development page. */
  readonly errorDsn: string | null
  /** The service that suggests addresses; null is none. */
  readonly mapsUrl: string | null
  /** Who may be asked for one's public address, in this order. */
  readonly publicIpUrls: readonly string[]
}

/** Id of the script element that holds the settings. */
export const SETTINGS_ELEMENT = 'gauze-settings'

/**
 * Reads the settings that the server wrote into the page.
 * @throws Error when the page has none.
 */
export function readPublicSettings(document: Document): PublicSettings {
  const text = document.getElementById(SETTINGS_ELEMENT)?.textContent
  if (!text) {
    throw new Error(
      `This page has no settings: the element #${SETTINGS_ELEMENT} is missing or empty. Render <Settings> in the root layout.`,
    )
  }
  // Written by our own server in the same answer.
  return JSON.parse(text) as PublicSettings
}
