'use client'
import {
  type MainNavigationEvent,
  type mainNavigationMachine,
  selectActiveMenus,
  selectIsNavigationOpen,
} from '@gauze/machines/main-navigation'
import type { ActorLike } from '@gauze/machines/store'
import { useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useStorePart } from '../provider/store-context.js'
import { useSelector } from '../provider/use-selector.js'

declare module '../provider/store-context.js' {
  interface StoreParts {
    readonly navigation: ActorLike<SnapshotFrom<typeof mainNavigationMachine>, MainNavigationEvent>
  }
}

const NO_MENUS: ReturnType<typeof selectActiveMenus> = []

function selectIsReady() {
  return true
}

/**
 * The main navigation: whether it is open, which menus are open, and the possible actions. The machine has loaded once
 * `isReady` is true; earlier events wait for it.
 *
 * @throws Error outside a `GauzeProvider` whose store has the machine.
 */
export function useMainNavigation() {
  const actor = useStorePart('navigation', 'useMainNavigation')
  const isReady = useSelector(actor, selectIsReady, false)
  const isOpen = useSelector(actor, selectIsNavigationOpen, false)
  const activeMenus = useSelector(actor, selectActiveMenus, NO_MENUS)
  const actions = useMemo(
    () => ({
      open: (openerId: string) => actor.send({ type: 'navigation.open', openerId }),
      close: () => actor.send({ type: 'navigation.close' }),
      activate: (id: string, depth: number) => actor.send({ type: 'menu.activate', id, depth }),
      escape: () => actor.send({ type: 'escape.press' }),
      clickOutside: () => actor.send({ type: 'outside.click' }),
      widen: () => actor.send({ type: 'layout.widen' }),
    }),
    [actor],
  )
  return {
    isReady,
    isOpen,
    activeMenus,
    isMenuActive: (id: string) => activeMenus.some((menu) => menu.id === id),
    ...actions,
  }
}
