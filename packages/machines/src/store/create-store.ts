import { type ActorRefFrom, createActor } from 'xstate'
import { type CartPort, cartActors, cartMachine } from '../cart/index.js'
import type { Channel } from '../port/index.js'
import { type SessionPort, sessionActors, sessionMachine } from '../session/index.js'
import type { Feature, PageEvent, StorePart, StoreSurroundings } from './features.js'
import { type OwnerListener, watchOwner } from './owner.js'

/** The calls that every store makes. An API client of `@gauze/api-client` implements them. */
export type StorePort = Omit<CartPort, 'channel'> &
  Pick<SessionPort, 'login' | 'currentUser' | 'refreshToken' | 'logout' | 'switchAccount'>

/** The page that a store serves. `browserPage` of `@gauze/ui/provider` is the one for a browser. */
export interface StorePage {
  /** The visitor's current path, to return to after signing in again. */
  currentPath(): string
  /** Listens to the page. Returns a function that stops. */
  subscribe(listener: (event: PageEvent) => void): () => void
}

/**
 * The storage of the access token. A token store of `@gauze/api-client` implements it; `observableTokenStore` there
 * adapts any other token store.
 */
export interface StoreTokens {
  get(): string | null
  set(token: string): void
  clear(): void
  /** Listens to every change; `isElsewhere` says that another tab made it. Returns a function that stops. */
  subscribe(listener: (token: string | null, isElsewhere?: boolean) => void): () => void
}

/** More parts of a store, by their names in it. */
export interface StoreFeatures {
  readonly [name: string]: Feature<StorePart>
}

/** The parts of a store. */
export interface StoreOptions<Features extends StoreFeatures = StoreFeatures> {
  readonly port: StorePort
  readonly tokens: StoreTokens
  /** Connects the tabs of one browser. */
  readonly channel: Channel
  readonly page: StorePage
  /** A UUID that makes the idempotency keys of this page unique. */
  readonly keySeed: string
  /** Further machines; each may load its code when it is first needed, see `loadOnDemand`. */
  readonly features?: Features
  /** Called first with each new owner, to delete data of the previous one; `null` if nobody is signed in. */
  readonly onOwner?: OwnerListener
  /**
   * Deletes data about a person when their session ends, such as clicked search results.
   */
  readonly onForget?: () => void
}

/** The parts that every store has. */
export interface StoreCore {
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly cart: ActorRefFrom<typeof cartMachine>
  /** Starts the machines. Subscribe to them first: they do not repeat events. */
  readonly start: () => void
  /** Stops the machines and everything that they listen to. The caller closes the channel. */
  readonly stop: () => void
}

type PartsOf<Features extends StoreFeatures> = { readonly [Name in keyof Features]: ReturnType<Features[Name]> }

/** The machines of one store in one page, with the machines of its features. */
export type Store<Features extends StoreFeatures = Record<never, never>> = StoreCore & PartsOf<Features>

/**
 * Makes session and cart and connects them. It sets the cart's owner, handles a lost, ended or switched session, shares
 * events with the other tabs, follows changes of the token, and reacts when the page is offline or left. Every other
 * machine of a page is a feature, which receives owner and page from the store.
 *
 * @example
 * const tokens = localStorageTokenStore()
 * const api = createApiClient({ baseUrl, tokenStore: tokens })
 * const store = createStore({
 *   port: api,
 *   tokens,
 *   channel: openBroadcastChannel(),
 *   page: browserPage(),
 *   keySeed: randomUuid(),
 * })
 * store.start()
 */
export function createStore<Features extends StoreFeatures = Record<never, never>>(
  options: StoreOptions<Features>,
): Store<Features> {
  const { port, tokens, channel, page, keySeed, onOwner, onForget = () => undefined } = options
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
  const owner = watchOwner(session)
  const stops = [owner.stop]

  if (onOwner) owner.followOwner(onOwner)
  owner.followOwner((ownerId) => cart.send(ownerId === null ? { type: 'cart.close' } : { type: 'cart.load', ownerId }))
  // The server takes the cart's calls for somebody else's.
  cart.on('owner.refused', () => session.send({ type: 'user.check' }))
  stops.push(
    tokens.subscribe((token, isElsewhere = false) => session.send({ type: 'token.changed', token, isElsewhere })),
    page.subscribe((event) => {
      if (event === 'leave') return cart.send({ type: 'page.leave' })
      cart.send({ type: event === 'offline' ? 'connection.lose' : 'connection.restore' })
      // A page that could not ask treated its customer as a visitor.
      if (event === 'online' && tokens.get() !== null) session.send({ type: 'session.check' })
    }),
  )

  const parts = makeParts(options.features, {
    session,
    channel,
    currentPath: () => page.currentPath(),
    followOwner: owner.followOwner,
    followPage: (listener) => void stops.push(page.subscribe(listener)),
  })
  return {
    ...parts,
    session,
    cart,
    start() {
      cart.start()
      session.start()
    },
    stop() {
      for (const stop of stops.splice(0)) stop()
      for (const part of Object.values<StorePart>(parts)) part.stop?.()
      session.stop()
      cart.stop()
    },
  }
}

const reserved = ['session', 'cart', 'start', 'stop']

function makeParts<Features extends StoreFeatures>(
  features: Features | undefined,
  surroundings: StoreSurroundings,
): PartsOf<Features> {
  const parts = Object.entries(features ?? {}).map(([name, feature]) => {
    if (reserved.includes(name)) {
      throw new Error(`A store has its own '${name}', so no feature can be called that. Give the feature another name.`)
    }
    return [name, feature(surroundings)]
  })
  // Proven by the mapping: each name has the part that its own feature made.
  return Object.fromEntries(parts) as PartsOf<Features>
}
