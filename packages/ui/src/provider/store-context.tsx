'use client'
import type { CartEvent, cartMachine } from '@gauze/machines/cart'
import type { MainNavigationEvent, mainNavigationMachine } from '@gauze/machines/main-navigation'
import type { NotificationsEvent, notificationsMachine } from '@gauze/machines/notifications'
import type { SearchEvent, searchMachine } from '@gauze/machines/search'
import type { SessionEvent, sessionMachine } from '@gauze/machines/session'
import { createContext, type ReactNode, use } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { ActorLike } from './lazy-actor.js'

/** The machines of one store in one browser, running or still to come (see {@link createLazyActor}). */
export interface StoreActors {
  readonly session: ActorLike<SnapshotFrom<typeof sessionMachine>, SessionEvent>
  readonly cart: ActorLike<SnapshotFrom<typeof cartMachine>, CartEvent>
  readonly navigation: ActorLike<SnapshotFrom<typeof mainNavigationMachine>, MainNavigationEvent>
  readonly notifications: ActorLike<SnapshotFrom<typeof notificationsMachine>, NotificationsEvent>
  readonly search: ActorLike<SnapshotFrom<typeof searchMachine>, SearchEvent>
}

const StoreContext = createContext<StoreActors | null>(null)

export interface StoreProviderProps {
  actors: StoreActors
  children: ReactNode
}

/**
 * Gives the hooks their machines.
 *
 * @example
 * <StoreProvider actors={{ session, cart, navigation, notifications, search }}>…</StoreProvider>
 */
export function StoreProvider({ actors, children }: StoreProviderProps) {
  return <StoreContext value={actors}>{children}</StoreContext>
}

/**
 * One machine of the nearest {@link StoreProvider}.
 *
 * @param name which machine
 * @param hook who asks, for the error's words
 * @throws Error when there is no provider.
 */
export function useStoreActor<Name extends keyof StoreActors>(name: Name, hook: string): StoreActors[Name] {
  const actors = use(StoreContext)
  if (!actors) {
    throw new Error(
      `${hook} found no machines to read, because no <StoreProvider> is above it. Wrap the page in <StoreProvider actors={…}>.`,
    )
  }
  return actors[name]
}
