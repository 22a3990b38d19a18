import type { User } from '@gauze/contract'
import type { ActorRefFrom } from 'xstate'
import { selectOwnerId, type sessionMachine } from '../session/index.js'

/**
 * Receives the owner of the customer data on the page, a user in one of their accounts; `null` if nobody is signed in.
 */
export type OwnerListener = (ownerId: string | null, user: User | null) => void

/**
 * Watches the owner, however it changes: a sign-in, a switch of account, an end or a loss, here or in another
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
    for (const listener of listeners) listener(ownerId, snapshot.context.user)
  })
  return {
    followOwner(listener) {
      listeners.push(listener)
      if (current !== null) listener(current, session.getSnapshot().context.user)
    },
    stop: () => subscription.unsubscribe(),
  }
}
