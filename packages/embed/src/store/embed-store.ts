import {
  createApiClientOf,
  localStorageTokenStore,
  type ObservableTokenStore,
  observableTokenStore,
  type SiteSession,
  siteSession,
  storeRoutes,
} from '@gauze/api-client'
import type { Cart } from '@gauze/contract'
import { type CartEvent, selectCart } from '@gauze/machines/cart'
import { type ItemSource, itemsFeature } from '@gauze/machines/catalog'
import type { Reason } from '@gauze/machines/port'
import type { StoreCore } from '@gauze/machines/store'
import { type CartNewsMessages, cartNewsMessages } from '@gauze/ui/cart/cart-news'
import { failureMessages, failureText, type MessageOverrides } from '@gauze/ui/messages'
import { createBrowserStore } from '@gauze/ui/provider'
import { waitFor } from 'xstate'
import type { EmbedConfig } from '../config/embed-config.js'
import { createStoreLinks, type StoreLinks } from '../config/store-links.js'
import type { Announce, LineAddedDetail } from '../events/embed-events.js'
import { type EmbedMessages, embedMessages } from '../messages/embed.messages.js'

/** The one store that all elements of a page share. */
export interface EmbedStore {
  readonly session: StoreCore['session']
  /** The sign-in of a page on another site; null on the store's own, and where the page has a token store of its own. */
  readonly site: SiteSession | null
  readonly cart: StoreCore['cart']
  readonly items: ItemSource
  readonly links: StoreLinks
  readonly text: EmbedMessages
  /** Messages for the outcomes of cart changes. */
  readonly news: CartNewsMessages
  /** Why something failed, in words. */
  readonly failureText: (reason: Reason) => string
  readonly messages: MessageOverrides
  /** The locale of words and formats; undefined is the default, US English. */
  readonly locale: string | undefined
  /** The currency of all amounts; undefined is the default, US dollars. */
  readonly currency: string | undefined
  readonly announce: Announce
  /** Adds to the cart on behalf of an element, from which the outcome is then announced. */
  readonly add: (event: Extract<CartEvent, { type: 'item.add' }>, origin: Element) => void
  /** Resolves when no edit waits for its answer. */
  readonly whenSettled: () => Promise<void>
  /** Stops the machines and removes every listener. */
  readonly stop: () => void
}

/** The tokens of a page, and its sign-in where the page is on another site. */
function tokensOf({ tokenStore, apiBase, storeUrl = apiBase }: EmbedConfig): {
  readonly tokens: ObservableTokenStore
  readonly site: SiteSession | null
} {
  if (tokenStore) return { tokens: observableTokenStore(tokenStore), site: null }
  const store = new URL(storeUrl, location.href)
  if (store.origin === location.origin) return { tokens: localStorageTokenStore(), site: null }
  const site = siteSession({ store: store.href, api: apiBase })
  return { tokens: site.tokens, site }
}

interface PendingAdd {
  readonly origin: Element
  readonly detail: LineAddedDetail
}

/**
 * Starts session and cart of a page on the configured API.
 *
 * @param announce reports events to the page
 */
export function startEmbedStore(config: EmbedConfig, announce: Announce): EmbedStore {
  const { tokens, site } = tokensOf(config)
  const links = createStoreLinks(config)
  const { embed, ...messages } = config.messages ?? {}
  const news = { ...cartNewsMessages, ...messages.cartNews }
  const failures = { ...failureMessages, ...messages.failure }
  const textOf = (reason: Reason) => failureText(reason, failures)
  const api = createApiClientOf(storeRoutes, { baseUrl: config.apiBase, tokenStore: tokens })
  const pendingAdds = new Map<number, PendingAdd>()
  const store = createBrowserStore({
    port: api,
    tokens,
    features: { items: itemsFeature(api, { supportPhone: config.supportPhone }) },
    onOwner: () => pendingAdds.clear(),
  })
  const { session, cart } = store
  session.on('session.lost', () => announce('gauze-login-required', { loginUrl: links.loginUrl, reason: 'lost' }))
  cart.on('edits.dropped', ({ names }) =>
    announce('gauze-error', { operation: 'session', itemId: null, message: news.dropped(names) }),
  )
  const takeAdd = (itemId: number | null): PendingAdd | undefined => {
    if (itemId === null) return undefined
    const pending = pendingAdds.get(itemId)
    pendingAdds.delete(itemId)
    return pending
  }
  cart.on('line.saved', ({ operation, itemId }) => {
    const added = operation === 'addItem' ? takeAdd(itemId) : undefined
    if (added) announce('gauze-line-added', added.detail, { origin: added.origin })
  })
  cart.on('line.rejected', ({ operation, itemId, reason }) => {
    const refused = operation === 'addItem' ? takeAdd(itemId) : undefined
    announce('gauze-error', { operation, itemId, message: textOf(reason) }, { origin: refused?.origin })
  })
  cart.on('line.delayed', ({ itemId, name }) => {
    const message = news.delayed(name)
    announce('gauze-error', { operation: 'addItem', itemId, message }, { origin: pendingAdds.get(itemId)?.origin })
  })
  announceChanges(store, announce, textOf)

  store.start()

  return {
    session,
    site,
    cart,
    items: store.items,
    links,
    text: { ...embedMessages, ...embed },
    news,
    failureText: textOf,
    messages,
    locale: config.locale ?? (config.language === 'es' ? 'es-US' : undefined),
    currency: config.currency,
    announce,
    add(event, origin) {
      const { itemId, unit, quantity } = event
      pendingAdds.set(itemId, { origin, detail: { itemId, unit, quantity } })
      cart.send(event)
    },
    async whenSettled() {
      // A cart that is stopped meanwhile has nothing to wait for any more.
      await waitFor(cart, (snapshot) => !snapshot.hasTag('unconfirmed')).catch(() => undefined)
    },
    stop: () => store.stop(),
  }
}

/** Announces every new version of the cart, wherever it comes from, and failures to know the user or the cart. */
function announceChanges({ session, cart }: StoreCore, announce: Announce, textOf: (reason: Reason) => string): void {
  let announced: Cart | null = null
  let cartError: string | null = null
  let sessionError: string | null = null
  cart.subscribe((snapshot) => {
    const { settled, error } = snapshot.context
    const isNews = settled?.version !== announced?.version || settled?.ownerId !== announced?.ownerId
    announced = settled
    if (isNews) {
      const { totalItems, subtotal, lines } = selectCart(snapshot)
      announce('gauze-cart-changed', {
        version: settled?.version ?? null,
        totalItems,
        subtotal,
        lines: lines.map(({ itemId, name, unit, quantity }) => ({ itemId, name, unit, quantity })),
      })
    }
    const message = error && textOf(error)
    if (message !== null && message !== cartError) {
      announce('gauze-error', { operation: 'getCart', itemId: null, message })
    }
    cartError = message
  })
  session.subscribe(({ context }) => {
    // Nobody typed a password of which the words of a refused login speak.
    const message = context.alert && !context.isLost ? textOf(context.alert) : null
    if (message !== null && message !== sessionError) {
      announce('gauze-error', { operation: 'session', itemId: null, message })
    }
    sessionError = message
  })
}
