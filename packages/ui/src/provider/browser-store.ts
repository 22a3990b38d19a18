import { createStore, type Store, type StoreFeatures, type StoreOptions } from '@gauze/machines/store'
import { createKeySeed } from '../internal/create-key-seed.js'
import { onServer } from '../internal/on-server.js'
import { forgetDrafts } from '../internal/saved-draft.js'
import { openBroadcastChannel } from './broadcast-channel.js'
import { browserPage } from './browser-page.js'

/** The parts of a store in a browser: the rest is the browser's own. */
export type BrowserStoreOptions<Features extends StoreFeatures = StoreFeatures> = Omit<
  StoreOptions<Features>,
  'channel' | 'page' | 'keySeed'
>

/**
 * Makes a store in a browser, on its page, its connection and the channel of its tabs, which it closes when it stops. It
 * deletes the drafts that the tab has saved when their owner signs out and when another owner signs in. Listen to its
 * machines, then start it.
 */
export function createBrowserStore<Features extends StoreFeatures = Record<never, never>>(
  options: BrowserStoreOptions<Features>,
): Store<Features> {
  const channel = openBroadcastChannel()
  const onOwner: typeof options.onOwner = (ownerId, user) => {
    if (ownerId !== null) forgetDrafts(ownerId)
    options.onOwner?.(ownerId, user)
  }
  const store = createStore({ ...options, onOwner, channel, page: browserPage(), keySeed: createKeySeed() })
  store.session.on('session.ended', () => forgetDrafts())
  const stop = () => {
    store.stop()
    channel.close()
  }
  return { ...store, stop }
}

/**
 * Makes a store in a browser and starts it. A module that a server renders may call it, too: there the store stays as it
 * is for a visitor, and nothing starts, because all requests share the module.
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
  if (!onServer()) store.start()
  return store
}
