import type { TokenStore } from '@gauze/api-client'
import type { sessionMachine } from '@gauze/machines/session'
import type { ActorRefFrom } from 'xstate'

/**
 * Looks again who is signed in when a token came, from another tab too, which may be another owner's; and, where the page
 * took its person for a visitor, when the connection did.
 */
export function seekSession(tokens: TokenStore, session: ActorRefFrom<typeof sessionMachine>): void {
  let isUnseen = false
  const look = () => {
    const snapshot = session.getSnapshot()
    isUnseen = snapshot.hasTag('loading')
    if (!isUnseen && tokens.get() !== null) session.send({ type: 'session.check' })
  }
  tokens.subscribe?.(look)
  window.addEventListener('online', look)
  session.subscribe((snapshot) => {
    if (isUnseen && !snapshot.hasTag('loading')) look()
  })
}
