import { type ActorRefFrom, createActor } from 'xstate'
import { type CartPort, cartActors, cartMachine } from '../cart/index.js'
import type { NotificationsEvent } from '../notifications/index.js'
import type { Channel } from '../port/index.js'
import { type SessionPort, sessionActors, sessionMachine } from '../session/index.js'
import { followOwner } from './follow-owner.js'

/** The calls that every store makes. An API client of `@gauze/api-client` fits as it is. */
export type StorePort = Omit<CartPort, 'channel'> &
  Pick<SessionPort, 'login' | 'currentUser' | 'refreshToken' | 'logout' | 'switchAccount'>

/** What happens to the page that a store serves. */
export type PageEvent = 'offline' | 'online' | 'leave'

/** The page that a store serves. `browserPage` of `@gauze/ui/provider` is the one of a browser. */
export interface StorePage {
  /** Where the visitor is, to come back to after signing in again. */
  currentPath(): string
  /** Listens to the page. Returns the way to stop. */
  subscribe(listener: (event: PageEvent) => void): () => void
}

/** Where the access token is kept. A token store of `@gauze/api-client` fits as it is. */
export interface StoreTokens {
  get(): string | null
  set(token: string): void
  clear(): void
  /** Listens to every change; `isElsewhere` says that another tab made it. Returns the way to stop. */
  subscribe?(listener: (token: string | null, isElsewhere?: boolean) => void): () => void
}

/** What a store is made of. */
export interface StoreOptions {
  readonly port: StorePort
  readonly tokens: StoreTokens
  /** What the tabs of one browser tell each other. */
  readonly channel: Channel
  readonly page: StorePage
  /** Makes the idempotency keys of this page unlike those of any other: a UUID. */
  readonly keySeed: string
  /** Follows the owner, too; `createStore` does not start it. */
  readonly notifications?: { readonly send: (event: NotificationsEvent) => void }
  /** Hears of each owner, so that what the page itself keeps of the one before goes too; `null` is nobody. */
  readonly onOwner?: (ownerId: string | null) => void
  /** Forgets what the page keeps of a person when their session ends, such as which search results were clicked (SRCH-07). */
  readonly onForget?: () => void
}

/** The machines of one store in one page. */
export interface Store {
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly cart: ActorRefFrom<typeof cartMachine>
  /** Starts the machines. Listen to them first: what they emit is not repeated. */
  readonly start: () => void
  /** Stops the machines and everything that they listen to. The channel is the caller's to close. */
  readonly stop: () => void
}

/**
 * Wires a store once: session and cart, whose cart it is, what a lost, ended or switched session does to it, what tabs tell
 * each other, tokens that come and go, and what being offline and leaving the page mean.
 *
 * @example
 * const tokens = localStorageTokenStore()
 * const api = createApiClient({ baseUrl, tokenStore: tokens })
 * const store = createStore({ port: api, tokens, channel: openBroadcastChannel(), page: browserPage(), keySeed: randomUuid() })
 * store.start()
 */
export function createStore(options: StoreOptions): Store {
  const { port, tokens, channel, page, keySeed, notifications, onOwner } = options
  const { onForget = () => undefined } = options
  const session = createActor(
    sessionMachine.provide({
      actors: sessionActors({
        ...port,
        readToken: () => tokens.get(),
        writeToken: (token) => tokens.set(token),
        dropToken: () => tokens.clear(),
        dropItemClicks: onForget,
        currentPath: () => page.currentPath(),
        now: () => Date.now(),
        channel,
      }),
    }),
  )
  const cart = createActor(cartMachine.provide({ actors: cartActors({ ...port, channel }) }), { input: { keySeed } })
  const stopTokens = tokens.subscribe?.((token, isElsewhere = false) =>
    session.send({ type: 'token.changed', token, isElsewhere }),
  )
  const stopOwner = followOwner({
    session,
    cart,
    ...(notifications ? { notifications } : {}),
    ...(onOwner ? { onChange: onOwner } : {}),
  })
  const stopPage = page.subscribe((event) => {
    if (event === 'leave') return cart.send({ type: 'page.leave' })
    cart.send({ type: event === 'offline' ? 'connection.lose' : 'connection.restore' })
    // A page that could not ask took its customer for a visitor.
    if (event === 'online' && tokens.get() !== null) session.send({ type: 'session.check' })
  })
  return {
    session,
    cart,
    start() {
      cart.start()
      session.start()
    },
    stop() {
      for (const stop of [stopPage, stopTokens, stopOwner]) stop?.()
      session.stop()
      cart.stop()
    },
  }
}
