import { createApiClient, localStorageTokenStore } from '@gauze/api-client'
import { itemsFeature } from '@gauze/machines/catalog'
import { assetsAt } from '@gauze/ui/assets'
import { ItemCard } from '@gauze/ui/cart/item-card'
import { GauzeProvider, startBrowserStore } from '@gauze/ui/provider'
import { routesAt } from '@gauze/ui/routes'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/inter'
import '@gauze/ui/theme.css'
import './main.css'

/** The address of the store, which server.js names, too. */
const baseUrl = 'http://localhost:3000'
const tokens = localStorageTokenStore()
const api = createApiClient({ baseUrl, tokenStore: tokens })
const store = startBrowserStore({ port: api, tokens, features: { items: itemsFeature(api) } })

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <GauzeProvider store={store} assets={assetsAt(baseUrl)} routes={routesAt(baseUrl)}>
      <main>
        <h1>Ward supplies</h1>
        <ItemCard itemId={80011} />
      </main>
    </GauzeProvider>,
  )
}
