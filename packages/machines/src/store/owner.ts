import type { ActorRefFrom } from 'xstate'
import { selectOwnerId, type sessionMachine } from '../session/index.js'

/** Gets the owner of everything that the page holds of a customer; `null` is nobody. */
export type OwnerListener = (ownerId: string | null) => void

/**
 * Watches who the owner is, however that changes: a sign-in, a switch of account, an end or a loss, here or in another
 * tab. Call it before the session starts.
 */
export function watchOwner(session: ActorRefFrom<typeof sessionMachine>): {
  /** Calls the listener with every new owner, and at once if there already is one. */
  readonly followOwner: (listener: OwnerListener) => void
  readonly stop: () => void
} {
  const listeners: OwnerListener[] = []
  let current: string | null = null
  const subscription = session.subscribe((snapshot) => {
    const ownerId = selectOwnerId(snapshot)
    if (ownerId === current) return
    current = ownerId
    for (const listener of listeners) listener(ownerId)
  })
  return {
    followOwner(listener) {
      listeners.push(listener)
      if (current !== null) listener(current)
    },
    stop: () => subscription.unsubscribe(),
  }
}
