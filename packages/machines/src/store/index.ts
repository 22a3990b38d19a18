export {
  createStore,
  type PageEvent,
  type Store,
  type StoreOptions,
  type StorePage,
  type StorePort,
} from './create-store.js'
export type { StoreTokens } from './follow-tokens.js'
