import { createApiClient, memoryTokenStore } from '@gauze/api-client'

/** The address of the store. It must list this app's origin in GAUZE_CORS_ORIGINS. */
export const storeUrl = 'http://localhost:3000'

/** The store's answers to a visitor, for server components: nobody is signed in on the server. */
export const visitorApi = createApiClient({ baseUrl: storeUrl, tokenStore: memoryTokenStore() })
