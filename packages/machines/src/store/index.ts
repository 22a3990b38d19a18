export {
  createStore,
  type PageEvent,
  type Store,
  type StoreOptions,
  type StorePage,
  type StorePort,
  type StoreTokens,
} from './create-store.js'
