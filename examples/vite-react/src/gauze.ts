import { createApiClient, siteSession } from '@gauze/api-client'
import { itemsFeature } from '@gauze/machines/catalog'
import { assetsAt } from '@gauze/ui/assets'
import { startBrowserStore } from '@gauze/ui/provider'
import { routesAt } from '@gauze/ui/routes'

/** The address of the store. It must list this app's origin in GAUZE_CORS_ORIGINS. */
const baseUrl = 'http://localhost:3000'

export const gauze = siteSession({ store: baseUrl })
const api = createApiClient({ baseUrl, tokenStore: gauze.tokens })

export const store = startBrowserStore({ port: api, tokens: gauze.tokens, features: { items: itemsFeature(api) } })
export const assets = assetsAt(baseUrl)
/** The cart is a page of this app; every other page is the store's. */
export const routes = { ...routesAt(baseUrl), cart: '/cart' }
