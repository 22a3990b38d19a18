import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../session/index.js'

/** Where the access token is kept. A token store of `@gauze/api-client` fits as it is. */
export interface StoreTokens {
  get(): string | null
  set(token: string): void
  clear(): void
  /** Tells of every change, other tabs' ones too. Returns the way to stop. */
  subscribe?(listener: (token: string | null) => void): () => void
}

/**
 * Looks again who is signed in when a token came, from another tab too, which may be another owner's. A change while the
 * session is being looked at is looked at afterwards.
 *
 * @param options.endsWithToken also looks when the token went: the session ends unless it can be renewed
 * @returns the same look, for other reasons, and the way to stop
 */
export function followTokens(
  tokens: StoreTokens,
  session: ActorRefFrom<typeof sessionMachine>,
  { endsWithToken }: { readonly endsWithToken: boolean },
): { readonly look: () => void; readonly stop: () => void } {
  let isUnseen = false
  const look = () => {
    isUnseen = session.getSnapshot().hasTag('loading')
    if (!isUnseen && (endsWithToken || tokens.get() !== null)) session.send({ type: 'session.check' })
  }
  const stop = tokens.subscribe?.(look)
  const subscription = session.subscribe((snapshot) => {
    if (isUnseen && !snapshot.hasTag('loading')) look()
  })
  return {
    look,
    stop: () => {
      stop?.()
      subscription.unsubscribe()
    },
  }
}
