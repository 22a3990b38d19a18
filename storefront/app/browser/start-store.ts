import { createApiClient, localStorageTokenStore } from '@gauze/api-client'
import { notedFetch } from '@gauze/api-client/reporting'
import { forgetSearches } from '@gauze/api-client/search'
import { mainNavigationFeature } from '@gauze/machines/main-navigation'
import { selectIsUnanswered, selectOwnerId, selectUser } from '@gauze/machines/session'
import { loadOnDemand, type Signals } from '@gauze/machines/store'
import { accountPath, loginPath, twoFactorPath } from '@gauze/rules'
import { cartNewsMessages, notifyOfCart } from '@gauze/ui/cart/cart-news'
import { followOutbox } from '@gauze/ui/cart/outbox'
import type { ToastContent } from '@gauze/ui/feedback/toast'
import { failureMessages } from '@gauze/ui/messages'
import { createBrowserStore } from '@gauze/ui/provider'
import { noteSwitch, notifyOfOwner, ownerNewsMessages } from '@gauze/ui/sign-in/owner-news'
import { waitFor } from 'xstate'
import { readPublicSettings } from '../config/public-settings.js'
import { browserWords } from '../language/words.js'
import { itemSearch } from './item-search.js'
import type { StoreSignal } from './store-runtime.js'
import { errorReports } from './watch-page.js'

/** Leads to the page that adds a second step; from the login, and from that page, their own navigation does. */
function leadToTwoFactor() {
  const { pathname, search } = location
  if (pathname !== '/login' && pathname !== '/twoFactor') location.replace(twoFactorPath(pathname + search))
}

/** A company's rule about second steps may begin while a page is open: its next refused call leads to adding one. */
function followingRule(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (...request) => {
    const answer = await fetch(...request)
    if (answer.status !== 403 || answer.url.endsWith('/switchAccount')) return answer
    const problem: unknown = await answer
      .clone()
      .json()
      .catch(() => null)
    if (JSON.stringify(problem).includes('/problems/two-factor-missing')) leadToTwoFactor()
    return answer
  }
}

/** Starts the machines on the browser's own storage, channel and network. */
export function startStore(signals: Signals<StoreSignal>) {
  const settings = readPublicSettings(document)
  const tokens = localStorageTokenStore()
  const api = createApiClient({
    baseUrl: settings.apiUrl,
    fetch: followingRule(notedFetch(errorReports)),
    tokenStore: tokens,
  })
  const failures = browserWords('failure', failureMessages)
  const notify = (notice: ToastContent) => signals.emit({ type: 'notice', ...notice })
  const owners = notifyOfOwner({
    onChanged: () => signals.emit({ type: 'ownerChanged' }),
    onNotice: notify,
    messages: browserWords('ownerNews', ownerNewsMessages),
    isOwnPage: () => document.querySelector('.own-page') !== null,
  })
  const store = createBrowserStore({
    port: {
      ...api,
      addItem: itemSearch.reporting(api.addItem),
      addItems: itemSearch.reportingAll(api.addItems),
    },
    tokens,
    features: {
      navigation: mainNavigationFeature({ onFocusReturned: (id) => document.getElementById(id)?.focus() }),
      notifications: loadOnDemand(async () => {
        const { notificationsFeature } = await import('@gauze/machines/notifications')
        return notificationsFeature(api)
      }),
      search: loadOnDemand(async () => {
        const { typeAheadFeature } = await import('./type-ahead-feature.js')
        return typeAheadFeature(settings.search)
      }),
    },
    onOwner: owners.onOwner,
    onForget: forgetSearches,
  })
  const { session, cart } = store

  session.on('session.started', ({ user }) => {
    signals.emit({ type: 'signedIn' })
    // The server refuses everything else until then.
    if (user.mustAddTwoFactor) return leadToTwoFactor()
    // Comes with the bell, which asks again if this fails.
    void store.notifications.load().catch(() => undefined)
  })
  // All data of the page belongs to the previous account, so the page starts over (AUTH-11).
  session.on('account.switched', () => {
    owners.expectChange()
    noteSwitch()
    location.assign(accountPath())
  })
  session.on('account.switchFailed', () => notify({ tone: 'danger', message: failures['not-switched'] }))
  session.on('session.ended', ({ reason }) => {
    owners.expectChange()
    signals.emit({ type: 'signedOut', to: '/login', reason })
  })
  session.on('session.lost', ({ returnPath }) => {
    owners.expectChange()
    signals.emit({ type: 'signedOut', to: loginPath(returnPath), reason: 'lost' })
  })
  notifyOfCart(cart, notify, { messages: browserWords('cartNews', cartNewsMessages), failures })
  followOutbox(cart)

  store.start()

  return {
    store,
    api,
    tokens,
    settings,
    whoIsSignedIn: async () => selectUser(await waitFor(session, (state) => !state.hasTag('loading'))),
    isUnanswered: () => selectIsUnanswered(session.getSnapshot()),
    ownerId: () => selectOwnerId(session.getSnapshot()),
    itemSearch,
  }
}
