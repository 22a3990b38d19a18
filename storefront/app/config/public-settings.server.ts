import type { PublicSettings } from './public-settings.js'
import type { Settings } from './settings.server.js'

/** The settings that the browser may know; everything else stays on the server. */
export function toPublicSettings(settings: Settings): PublicSettings {
  const { appId, apiKey, url, index, suggestionsIndex } = settings.search
  return {
    apiUrl: settings.apiUrl ?? '',
    search: { appId, apiKey, url, index, suggestionsIndex },
    analyticsUrl: settings.analyticsUrl,
    hasDevelopmentPages: settings.hasDevelopmentPages,
    errorDsn: settings.errorDsn,
    mapsUrl: settings.mapsUrl,
    publicIpUrls: settings.publicIpUrls,
  }
}
