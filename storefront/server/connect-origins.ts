import type { Settings } from '../app/config/settings.server.js'

/** Every other origin that pages may call, from the settings. */
export function connectOrigins(settings: Settings): readonly string[] {
  const { apiUrl, search, analyticsUrl, errorDsn, mapsUrl, publicIpUrls } = settings
  const named = [apiUrl, search.url, analyticsUrl, errorDsn, mapsUrl, ...publicIpUrls]
  const origins = named.flatMap((url) => (url !== null && URL.canParse(url) ? [new URL(url).origin] : []))
  return [...new Set([...origins, ...(search.url === null ? hostedOrigins(search.appId) : [])])]
}

/**
 * The hosts that the official clients of the hosted search service call: the hosts of the application, and the host of
 * its events.
 */
function hostedOrigins(appId: string): readonly string[] {
  return [
    ...[`${appId}-dsn.algolia.net`, `${appId}.algolia.net`].map((host) => `https://${host}`),
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
    'https://insights.algolia.io',
  ]
}
