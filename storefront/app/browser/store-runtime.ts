import type { ApiClient, TokenStore } from '@gauze/api-client'
import type { ItemSearch } from '@gauze/api-client/search'
import type { User } from '@gauze/contract'
import {
  createSignals,
  createStandIns,
  type LoadedOnce,
  loadOnce,
  type Signals,
  type StandIns,
} from '@gauze/machines/store'
import type { ToastContent } from '@gauze/ui/feedback/toast'
import { onDemandMessages, unloadedNotice } from '@gauze/ui/on-demand'
import { createContext } from 'react-router-dom'
import type { PublicSettings } from '../config/public-settings.js'
import { browserWords } from '../language/words.js'
import type { startStore } from './start-store.js'

/** Why nobody is signed in any more: it was asked for here, in another tab, or the session could not be kept. */
type SignOutReason = 'logout' | 'elsewhere' | 'lost'

/** A request of the machines to the page. */
export type StoreSignal =
  | { readonly type: 'signedIn' }
  | { readonly type: 'signedOut'; readonly to: string; readonly reason: SignOutReason }
  /** Something to say to the person. */
  | (ToastContent & { readonly type: 'notice' })
  /** Notices to the previous owner are not for the current one. */
  | { readonly type: 'ownerChanged' }

/** The machines of this store. */
type StoreActors = Pick<
  ReturnType<typeof startStore>['store'],
  'session' | 'cart' | 'navigation' | 'notifications' | 'search'
>

/** The parts of the store that machines and API client bring. */
export interface LoadedStore {
  readonly store: StoreActors
  readonly api: ApiClient
  /** The stored token; another one signs in its owner. */
  readonly tokens: TokenStore
  readonly settings: PublicSettings
  /** Waits until the user is known; null if nobody is signed in. */
  readonly whoIsSignedIn: () => Promise<User | null>
  /** Whether nobody could say whose the stored token is; it is asked again after a while. */
  readonly isUnanswered: () => boolean
  /** The owner of everything that the page holds of a customer; null is nobody. */
  readonly ownerId: () => string | null
  /** Which search found an item. */
  readonly itemSearch: ItemSearch
}

/** The store in this browser: small, because every page loads it; the rest comes when it is needed. */
export interface StoreRuntime extends LoadedOnce<LoadedStore> {
  readonly actors: StandIns<StoreActors>
  readonly signals: Signals<StoreSignal>
  /** Says that code did not load, and what a person can do about it. */
  readonly sayUnloaded: (advice: 'retry' | 'kept') => void
  /** Whether a token is stored, so that somebody may be signed in. */
  readonly hasToken: () => boolean
}

/** Where loaders in the browser find the store. */
export const runtimeContext = createContext<StoreRuntime>()

/**
 * Creates the store of a browser, or of one render on the server, where nothing ever wakes it.
 *
 * @param start loads the rest
 */
export function createStoreRuntime(start: (signals: Signals<StoreSignal>) => Promise<LoadedStore>): StoreRuntime {
  const signals = createSignals<StoreSignal>()
  const { load, loaded } = loadOnce(async () => {
    const started = await start(signals)
    connect(started.store)
    return started
  })
  const sayUnloaded = (advice: 'retry' | 'kept') =>
    signals.emit({ type: 'notice', ...unloadedNotice(advice, browserWords('onDemand', onDemandMessages)) })
  const wake = () => void load().catch(() => sayUnloaded('kept'))
  // The bell is for signed-in users, and the search field says itself when its suggestions do not load.
  const wait = () => undefined
  const { standIns, connect } = createStandIns<StoreActors>({
    session: wake,
    cart: wake,
    navigation: wake,
    notifications: wait,
    search: wait,
  })
  return { actors: standIns, signals, sayUnloaded, load, loaded, hasToken }
}

function hasToken(): boolean {
  try {
    return localStorage.getItem('gauze.token') !== null
  } catch {
    return false
  }
}
