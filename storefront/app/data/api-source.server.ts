import type { Settings } from '../config/settings.server.js'

/** Where the calls of the API go. */
export interface ApiSource {
  readonly baseUrl: string
  readonly fetch: typeof fetch
}

/** The back end that the settings name, over HTTP; without one the store's own, in this process. */
export function apiSource({ apiUrl }: Settings, ownFetch: typeof fetch): ApiSource {
  return apiUrl === null ? { baseUrl: '', fetch: ownFetch } : { baseUrl: apiUrl, fetch }
}
