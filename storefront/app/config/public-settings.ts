/** The settings in the browser. They are in the page as JSON, see {@link readPublicSettings}. */
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
  /** Where analytics events go; null is only the development page. */
  readonly analyticsUrl: string | null
  /** Whether the pages of the sinks are available, to a developer who opens the store on their own machine. */
  readonly hasDevelopmentPages: boolean
  /** Where unexpected errors go, by the error service's name for the store; null is only the development page. */
  readonly errorDsn: string | null
  /** The service that suggests addresses; null for no service. */
  readonly mapsUrl: string | null
  /** The services that may be asked for the visitor's public address, in this order. */
  readonly publicIpUrls: readonly string[]
}

/** Id of the script element with the settings. */
export const SETTINGS_ELEMENT = 'gauze-settings'

/**
 * Reads the settings that the server wrote into the page.
 * @throws Error when the page has none.
 */
export function readPublicSettings(document: Document): PublicSettings {
  const text = document.getElementById(SETTINGS_ELEMENT)?.textContent
  if (!text) {
    throw new Error(`This page has no settings in #${SETTINGS_ELEMENT}. Render <Settings> in the root layout.`)
  }
  // Written by our own server in the same answer.
  return JSON.parse(text) as PublicSettings
}
