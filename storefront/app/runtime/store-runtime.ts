import type { ApiClient } from '@gauze/api-client'
import type { User } from '@gauze/contract'
import type { Channel } from '@gauze/machines'
import type { ToastContent } from '@gauze/ui/feedback/toast'
import { createLazyActor, type LazyActor, type StoreActors } from '@gauze/ui/provider'
import { createContext } from 'react-router-dom'
import type { PublicSettings } from '../config/public-settings.js'
import { createSignals, type Signals } from './signals.js'

/** Something to tell the person. */
export interface NoticeSignal extends ToastContent {
  readonly type: 'notice'
}

/** Something the machines want the page to do. */
export type StoreSignal =
  | { readonly type: 'signedIn' }
  | { readonly type: 'signedOut'; readonly to: string }
  | NoticeSignal
  /** What was said to the owner before is not for who is there now. */
  | { readonly type: 'ownerChanged' }

/**
 * Says that code did not come. Many browsers never fetch it again while the page lives, so the page can be reloaded.
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

type Lazy<Actor> = Actor extends { send: (event: infer Event) => void; getSnapshot: () => infer Snapshot }
  ? LazyActor<Exclude<Snapshot, undefined>, Event>
  : never

/** Stand-ins for every machine of the store. */
export type LazyActors = { readonly [Name in keyof StoreActors]-?: Lazy<Required<StoreActors>[Name]> }

/** What is there once machines and API client have arrived. */
export interface LoadedStore {
  readonly api: ApiClient
  readonly channel: Channel
  readonly settings: PublicSettings
  /** Waits until it is known who is signed in; null is nobody. */
  readonly whoIsSignedIn: () => Promise<User | null>
  /** Whether nobody could say whose the kept token is; it is asked again after a while. */
  readonly isUnanswered: () => boolean
  /** Whose everything is that the page holds of a customer; null is nobody's. */
  readonly ownerId: () => string | null
}

/** The store in this browser: small, because every page loads it; the rest comes when wanted. */
export interface StoreRuntime {
  readonly actors: LazyActors
  readonly signals: Signals<StoreSignal>
  /** Loads the machines and the API client, once; after a failure the next call tries again. */
  readonly load: () => Promise<LoadedStore>
  /** Whether a token is kept, so that somebody may be signed in. */
  readonly hasToken: () => boolean
}

/** Where loaders in the browser find the store. */
export const runtimeContext = createContext<StoreRuntime>()

/**
 * Makes the store of a browser, or of one render on the server, where nothing ever wakes it.
 *
 * @param start loads the rest; given the stand-ins to connect
 */
export function createStoreRuntime(
  start: (actors: LazyActors, signals: Signals<StoreSignal>) => Promise<LoadedStore>,
): StoreRuntime {
  const signals = createSignals<StoreSignal>()
  let loading: Promise<LoadedStore> | undefined
  const load = () => {
    loading ??= start(actors, signals).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const wake = () => {
    load().catch(() => signals.emit(unloadedNotice('Check your connection; what you did is kept and tried again.')))
  }
  const actors: LazyActors = {
    session: createLazyActor(wake),
    cart: createLazyActor(wake),
    navigation: createLazyActor(wake),
    notifications: createLazyActor(() => undefined),
    search: createLazyActor(() => undefined),
  }
  return { actors, signals, load, hasToken }
}

function hasToken(): boolean {
  try {
    return localStorage.getItem('gauze.token') !== null
  } catch {
    return false
  }
}
