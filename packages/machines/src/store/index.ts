export {
  createStore,
  type Store,
  type StoreCore,
  type StoreFeatures,
  type StoreOptions,
  type StorePage,
  type StorePort,
  type StoreTokens,
} from './create-store.js'
export {
  type Feature,
  type LoadedOnDemand,
  loadOnDemand,
  type PageEvent,
  type StorePart,
  type StoreSurroundings,
} from './features.js'
export { type ActorLike, createLazyActor, type LazyActor } from './lazy-actor.js'
export { type LoadedOnce, loadOnce } from './load-once.js'
export { createSignals, type Signals } from './signals.js'
export { createStandIns, type StandIns } from './stand-ins.js'
