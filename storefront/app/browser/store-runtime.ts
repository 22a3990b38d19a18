import type { ApiClient } from '@gauze/api-client'
import type { ItemSearch } from '@gauze/api-client/search'
import type { User } from '@gauze/contract'
import { createStandIns, type StandIns } from '@gauze/machines/store'
import type { ToastContent } from '@gauze/ui/feedback/toast'
import { createContext } from 'react-router-dom'
import type { PublicSettings } from '../config/public-settings.js'
import { createSignals, type Signals } from './signals.js'
import type { startStore } from './start-store.js'

/** Something to say to the person. */
export interface NoticeSignal extends ToastContent {
  readonly type: 'notice'
}

/** Why nobody is signed in any more: it was asked for here, in another tab, or the session could not be kept. */
type SignOutReason = 'logout' | 'elsewhere' | 'lost'

/** A request of the machines to the page. */
export type StoreSignal =
  | { readonly type: 'signedIn' }
  | { readonly type: 'signedOut'; readonly to: string; readonly reason: SignOutReason }
  | NoticeSignal
  /** Notices to the previous owner are not for the current one. */
  | { readonly type: 'ownerChanged' }

/**
 * Reports code that did not load. Many browsers never fetch it again while the page lives, so the page can be reloaded.
 *
 * @param advice what to do now
 */
export function unloadedNotice(advice: string): NoticeSignal {
  return {
    type: 'notice',
    tone: 'danger',
    message: `A part of the store did not load. ${advice}`,
    action: { label: 'Reload page', onPress: () => window.location.reload() },
  }
}

/** The machines of this store. */
type StoreActors = Pick<
  ReturnType<typeof startStore>['store'],
  'session' | 'cart' | 'navigation' | 'notifications' | 'search'
>

/** What is available once machines and API client have arrived. */
export interface LoadedStore {
  readonly store: StoreActors
  readonly api: ApiClient
  readonly settings: PublicSettings
  /** Waits until it is known who is signed in; null is nobody. */
  readonly whoIsSignedIn: () => Promise<User | null>
  /** Whether nobody could say whose the stored token is; it is asked again after a while. */
  readonly isUnanswered: () => boolean
  /** The owner of everything that the page holds of a customer; null is nobody. */
  readonly ownerId: () => string | null
  /** Which search found an item. */
  readonly itemSearch: ItemSearch
}

/** The store in this browser: small, because every page loads it; the rest comes when it is needed. */
export interface StoreRuntime {
  readonly actors: StandIns<StoreActors>
  readonly signals: Signals<StoreSignal>
  /** Loads the machines and the API client, once; after a failure the next call tries again. */
  readonly load: () => Promise<LoadedStore>
  /** What has loaded; undefined until then. */
  readonly loaded: () => LoadedStore | undefined
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
  let loading: Promise<LoadedStore> | undefined
  let loaded: LoadedStore | undefined
  const startOnce = async () => {
    const started = await start(signals)
    connect(started.store)
    loaded = started
    return started
  }
  const load = () => {
    loading ??= startOnce().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const wake = () => {
    load().catch(() => signals.emit(unloadedNotice('Check your connection; what you did is kept and tried again.')))
  }
  // The bell is for signed-in users, and the search field says itself when its suggestions do not load.
  const wait = () => undefined
  const { standIns, connect } = createStandIns<StoreActors>({
    session: wake,
    cart: wake,
    navigation: wake,
    notifications: wait,
    search: wait,
  })
  return { actors: standIns, signals, load, loaded: () => loaded, hasToken }
}

function hasToken(): boolean {
  try {
    return localStorage.getItem('gauze.token') !== null
  } catch {
    return false
  }
}
