import { type ActorRefFrom, createActor } from 'xstate'
import type { Feature } from '../store/features.js'
import { mainNavigationMachine } from './main-navigation.machine.js'

/** The callbacks of a page for its navigation. */
export interface MainNavigationOptions {
  /** Moves the focus back to the element with this id, which opened the navigation. */
  readonly onFocusReturned: (targetId: string) => void
}

/** The main navigation of a store as a feature of it. */
export function mainNavigationFeature({
  onFocusReturned,
}: MainNavigationOptions): Feature<ActorRefFrom<typeof mainNavigationMachine>> {
  return () => {
    const navigation = createActor(mainNavigationMachine)
    navigation.on('focus.returned', ({ targetId }) => onFocusReturned(targetId))
    return navigation.start()
  }
}
