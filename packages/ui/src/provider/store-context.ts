'use client'
import type { CartEvent, cartMachine } from '@gauze/machines/cart'
import type { MainNavigationEvent, mainNavigationMachine } from '@gauze/machines/main-navigation'
import type { NotificationsEvent, notificationsMachine } from '@gauze/machines/notifications'
import type { SearchEvent, searchMachine } from '@gauze/machines/search'
import type { SessionEvent, sessionMachine } from '@gauze/machines/session'
import { createContext, use } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { ActorLike } from './lazy-actor.js'

/**
 * The machines of one store in one browser, running or still to come (see {@link createLazyActor}). What `createStore`
 * of `@gauze/machines/store` makes fits as it is; a page adds the others that its components ask for.
 */
export interface StoreActors {
  readonly session: ActorLike<SnapshotFrom<typeof sessionMachine>, SessionEvent>
  readonly cart: ActorLike<SnapshotFrom<typeof cartMachine>, CartEvent>
  readonly navigation?: ActorLike<SnapshotFrom<typeof mainNavigationMachine>, MainNavigationEvent>
  readonly notifications?: ActorLike<SnapshotFrom<typeof notificationsMachine>, NotificationsEvent>
  readonly search?: ActorLike<SnapshotFrom<typeof searchMachine>, SearchEvent>
}

/** The machines that hooks read; null where nobody gave any. `GauzeProvider` gives them. */
export const StoreContext = createContext<StoreActors | null>(null)

/**
 * One machine of the nearest `GauzeProvider` with a store.
 *
 * @param name which machine
 * @param hook who asks, for the error's words
 * @throws Error when there is no provider with a store, or its store lacks the machine.
 */
export function useStoreActor<Name extends keyof StoreActors>(
  name: Name,
  hook: string,
): NonNullable<StoreActors[Name]> {
  const store = use(StoreContext)
  if (!store) {
    throw new Error(
      `${hook} found no machines to read, because no <GauzeProvider> with a store is above it. Wrap the page in <GauzeProvider store={…}>.`,
    )
  }
  const actor = store[name]
  if (!actor) {
    throw new Error(
      `${hook} found no machine '${name}', because the store of <GauzeProvider> has none. Add it: <GauzeProvider store={{ ...store, ${name} }}>.`,
    )
  }
  return actor
}
