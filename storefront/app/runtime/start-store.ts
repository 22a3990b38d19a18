import { createApiClient, localStorageTokenStore, randomUuid } from '@gauze/api-client'
import { mainNavigationMachine } from '@gauze/machines/main-navigation'
import { selectIsUnanswered, selectOwnerId, selectUser } from '@gauze/machines/session'
import { createStore } from '@gauze/machines/store'
import { browserPage, openBroadcastChannel } from '@gauze/ui/provider'
import { createActor, waitFor } from 'xstate'
import { readPublicSettings } from '../config/public-settings.js'
import { notedFetch } from '../reporting/noted-fetch.js'
import { forgetSearches } from '../search/forget-searches.js'
import { tellingAdditions } from '../search/telling-additions.js'
import { loginPath } from '../session/login-path.js'
import { noteSwitch } from '../session/switched-account.js'
import { dropItemClicks } from './item-clicks.js'
import type { Signals } from './signals.js'
import type { LazyActors, LoadedStore, StoreSignal } from './store-runtime.js'
import { tellCart } from './tell-cart.js'

/** Starts the machines on the browser's own storage, channel and network, and puts them behind their stand-ins. */
export function startStore(actors: LazyActors, signals: Signals<StoreSignal>): LoadedStore {
  const settings = readPublicSettings(document)
  const tokens = localStorageTokenStore()
  const channel = openBroadcastChannel()
  const api = createApiClient({
    baseUrl: settings.apiUrl,
    fetch: notedFetch,
    tokenStore: tokens,
  })
  const store = createStore({
    port: { ...api, addItem: tellingAdditions(api.addItem) },
    tokens,
    channel,
    page: browserPage(),
    keySeed: randomUuid(),
    notifications: actors.notifications,
    onOwner: tellingChanges(signals),
    onForget: () => {
      dropItemClicks()
      forgetSearches()
    },
  })
  const { session, cart } = store
  const navigation = createActor(mainNavigationMachine)

  session.on('session.started', () => signals.emit({ type: 'signedIn' }))
  // Whatever the page holds is of the account before, so it begins anew (AUTH-11).
  session.on('account.switched', () => {
    noteSwitch()
    location.assign('/myaccount')
  })
  session.on('account.switchFailed', ({ message }) => signals.emit({ type: 'notice', tone: 'danger', message }))
  session.on('session.ended', () => signals.emit({ type: 'signedOut', to: '/login' }))
  session.on('session.lost', ({ returnPath }) => signals.emit({ type: 'signedOut', to: loginPath(returnPath) }))
  tellCart(cart, signals)
  navigation.on('focus.returned', ({ targetId }) => document.getElementById(targetId)?.focus())

  store.start()
  navigation.start()
  actors.session.connect(session)
  actors.cart.connect(cart)
  actors.navigation.connect(navigation)

  return {
    api,
    channel,
    settings,
    whoIsSignedIn: async () => selectUser(await waitFor(session, (state) => !state.hasTag('loading'))),
    isUnanswered: () => selectIsUnanswered(session.getSnapshot()),
    ownerId: () => selectOwnerId(session.getSnapshot()),
  }
}

/** Says when somebody's page becomes another's; what was told while nobody was there is for whoever comes first. */
function tellingChanges(signals: Signals<StoreSignal>): (ownerId: string | null) => void {
  let last: string | null = null
  return (ownerId) => {
    if (last !== null && ownerId !== last) signals.emit({ type: 'ownerChanged' })
    last = ownerId ?? last
  }
}
