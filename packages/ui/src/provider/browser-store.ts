import { createStore, type Store, type StoreFeatures, type StoreOptions } from '@gauze/machines/store'
import { createKeySeed } from '../internal/create-key-seed.js'
import { openBroadcastChannel } from './broadcast-channel.js'
import { browserPage } from './browser-page.js'

/** The parts of a store in a browser: the rest is the browser's own. */
export type BrowserStoreOptions<Features extends StoreFeatures = StoreFeatures> = Omit<
  StoreOptions<Features>,
  'channel' | 'page' | 'keySeed'
>

/**
 * Makes a store in a browser, on its page, its connection and the channel of its tabs, which it closes when it stops.
 * Listen to its machines, then start it.
 */
export function createBrowserStore<Features extends StoreFeatures = Record<never, never>>(
  options: BrowserStoreOptions<Features>,
): Store<Features> {
  const channel = openBroadcastChannel()
  const store = createStore({ ...options, channel, page: browserPage(), keySeed: createKeySeed() })
  const stop = () => {
    store.stop()
    channel.close()
  }
  return { ...store, stop }
}

/**
 * Makes a store in a browser and starts it.
 *
 * @example
 * const tokens = localStorageTokenStore()
 * const api = createApiClient({ baseUrl: 'https://store.example', tokenStore: tokens })
 * const store = startBrowserStore({ port: api, tokens, features: { items: itemsFeature(api) } })
 */
export function startBrowserStore<Features extends StoreFeatures = Record<never, never>>(
  options: BrowserStoreOptions<Features>,
): Store<Features> {
  const store = createBrowserStore(options)
  store.start()
  return store
}
