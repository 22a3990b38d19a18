import type { Settings } from '../app/config/settings.server.js'

/** Every origin but the store's own that pages may call, as the settings name them. */
export function connectOrigins(settings: Settings): readonly string[] {
  const { apiUrl, search, analyticsUrl, errorDsn, mapsUrl, publicIpUrls } = settings
  const named = [apiUrl, search.url, analyticsUrl, errorDsn, mapsUrl, ...publicIpUrls]
  const origins = named.flatMap((url) => (url !== null && URL.canParse(url) ? [new URL(url).origin] : []))
  return [...new Set([...origins, ...(search.url === null ? hostedOrigins(search.appId) : [])])]
}

/** Where the official clients of the hosted search service go: the hosts of the application, and the one of its events. */
const hostedOrigins = (appId: string): readonly string[] => [
  ...[`${appId}-dsn.algolia.net`, `${appId}.algolia.net`].map((host) => `https://${host}`),
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  'https://insights.algolia.io',
]
