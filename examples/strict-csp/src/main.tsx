import { createApiClient, siteSession } from '@gauze/api-client'
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
const gauze = siteSession({ store: baseUrl })
const api = createApiClient({ baseUrl, tokenStore: gauze.tokens })
const store = startBrowserStore({ port: api, tokens: gauze.tokens, features: { items: itemsFeature(api) } })

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <GauzeProvider store={store} assets={assetsAt(baseUrl)} routes={routesAt(baseUrl)} signIn={gauze.signIn}>
      <main>
        <h1>Ward supplies</h1>
        <ItemCard itemId={80011} />
      </main>
    </GauzeProvider>,
  )
}
