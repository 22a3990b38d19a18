import type { TokenStore } from '@gauze/api-client'
import type { sessionMachine } from '@gauze/machines/session'
import type { ActorRefFrom } from 'xstate'

/**
 * Lets the page sign people in and out through its token store: a token that comes starts the session, one that goes
 * ends it unless it can be refreshed. A change while the session is being looked at is looked at afterwards.
 *
 * @returns the way to stop
 */
export function followToken(tokenStore: TokenStore, session: ActorRefFrom<typeof sessionMachine>): () => void {
  let isUnseen = false
  const look = () => {
    isUnseen = session.getSnapshot().hasTag('loading')
    if (!isUnseen) session.send({ type: 'session.check' })
  }
  const stop = tokenStore.subscribe?.(look)
  const subscription = session.subscribe((snapshot) => {
    if (isUnseen && !snapshot.hasTag('loading')) look()
  })
  return () => {
    stop?.()
    subscription.unsubscribe()
  }
}
