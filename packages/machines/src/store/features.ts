import type { ActorRefFrom } from 'xstate'
import type { Channel } from '../port/index.js'
import type { sessionMachine } from '../session/index.js'
import { type ActorLike, createLazyActor, type LazyActor } from './lazy-actor.js'
import type { OwnerListener } from './owner.js'

/** An event of the page that uses the store. */
export type PageEvent = 'offline' | 'online' | 'leave'

/** The parts of the store that a feature receives. Subscriptions end with the store. */
export interface StoreSurroundings {
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly channel: Channel
  /** The visitor's current path, query and fragment. */
  readonly currentPath: () => string
  /** Calls the listener with every new owner, and at once if there is one already; `null` if nobody is signed in. */
  readonly followOwner: (listener: OwnerListener) => void
  readonly followPage: (listener: (event: PageEvent) => void) => void
}

/** The part that a feature adds to a store under its name. */
export interface StorePart {
  /** Called when the store stops. */
  readonly stop?: () => unknown
}

/** Makes one more part of a store, such as a machine. `createStore` calls it once. */
export type Feature<Part extends StorePart> = (surroundings: StoreSurroundings) => Part

/** Stands in for the actor of a feature, and loads its code. */
export interface LoadedOnDemand<Snapshot, Event> extends LazyActor<Snapshot, Event> {
  /** Loads the code, once. Rejects when it does not load; the next call or event tries again. */
  readonly load: () => Promise<void>
  readonly stop: () => unknown
}

/**
 * A feature whose code loads when its machine gets its first event. Until then, events wait.
 *
 * @param load imports the code
 * @param onUnloaded the code did not load, with events waiting for it; the next event tries again
 * @example
 * const notifications = loadOnDemand(async () =>
 *   (await import('@gauze/machines/notifications')).notificationsFeature(api),
 * )
 * const store = createStore({ port: api, tokens, channel, page, keySeed, features: { notifications } })
 */
export function loadOnDemand<Snapshot, Event>(
  load: () => Promise<Feature<ActorLike<Snapshot, Event> & StorePart>>,
  onUnloaded: (error: unknown) => void = () => undefined,
): Feature<LoadedOnDemand<Snapshot, Event>> {
  return (surroundings) => {
    let loading: Promise<void> | undefined
    let stopActor: StorePart['stop']
    let isStopped = false
    const start = async () => {
      const feature = await load()
      // The store stopped meanwhile: nothing may begin to listen.
      if (isStopped) return
      const actor = feature(surroundings)
      stopActor = () => actor.stop?.()
      standIn.connect(actor)
    }
    const loadOnce = () => {
      loading ??= start().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    }
    const standIn = createLazyActor<Snapshot, Event>(() => void loadOnce().catch(onUnloaded))
    const stop = () => {
      isStopped = true
      return stopActor?.()
    }
    return { ...standIn, load: loadOnce, stop }
  }
}
