import type { ActorRefFrom } from 'xstate'
import type { cartMachine } from '../cart/index.js'
import type { NotificationsEvent } from '../notifications/index.js'
import { selectOwnerId, type sessionMachine } from '../session/index.js'

/** The machines that hold what is one owner's. */
export interface FollowOwnerOptions {
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly cart: ActorRefFrom<typeof cartMachine>
  readonly notifications?: { readonly send: (event: NotificationsEvent) => void }
  /** Told of each owner, so that what the page itself keeps of the one before goes too; `null` is nobody. */
  readonly onChange?: (ownerId: string | null) => void
}

/**
 * Keeps everything that is one owner's with the owner whom the session names, in whichever way that changes: a sign-in, a
 * switch of account, an end or a loss, here or in another tab. It is asked who is there when the server takes the cart's
 * calls for somebody else's. Call it before the session starts.
 *
 * @returns the way to stop
 * @example
 * followOwner({ session, cart, notifications })
 * cart.start()
 * session.start()
 */
export function followOwner({ session, cart, notifications, onChange }: FollowOwnerOptions): () => void {
  let held: string | null = null
  const hold = (ownerId: string | null) => {
    if (ownerId === held) return
    held = ownerId
    onChange?.(ownerId)
    cart.send(ownerId === null ? { type: 'cart.close' } : { type: 'cart.load', ownerId })
    notifications?.send(ownerId === null ? { type: 'session.end' } : { type: 'session.start', ownerId })
  }
  const following = session.subscribe((snapshot) => hold(selectOwnerId(snapshot)))
  const asking = cart.on('owner.refused', () => session.send({ type: 'user.check' }))
  return () => {
    following.unsubscribe()
    asking.unsubscribe()
  }
}
