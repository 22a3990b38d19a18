export { type ClosableChannel, openBroadcastChannel } from './broadcast-channel.js'
export { browserPage } from './browser-page.js'
export { type ActorLike, createLazyActor, type LazyActor } from './lazy-actor.js'
export { type StoreActors, StoreProvider, type StoreProviderProps } from './store-context.js'
