import { hasConsent } from '@gauze/api-client/analytics'
import { createClickAnalytics } from '@gauze/api-client/search'
import { readPublicSettings } from '../config/public-settings.js'

/** The click analytics of this store's search service. */
export function clickAnalytics() {
  const { appId, apiKey, url } = readPublicSettings(document).search
  return createClickAnalytics({ appId, apiKey, hasConsent, ...(url === null ? {} : { url }) })
}
