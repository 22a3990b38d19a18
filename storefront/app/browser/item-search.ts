import { hasConsent } from '@gauze/api-client/analytics'
import { createItemSearch } from '@gauze/api-client/search'
import { readPublicSettings } from '../config/public-settings.js'

/** Which search found an item, on this store's search service (SRCH-07). */
export const itemSearch = createItemSearch({
  index: readPublicSettings(document).search.index,
  hasConsent,
  analytics: async () => (await import('./start-click-analytics.js')).clickAnalytics(),
})
