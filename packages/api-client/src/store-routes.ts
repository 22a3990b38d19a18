import {
  addItem,
  addItems,
  clearNotifications,
  currentUser,
  deleteSaveForLater,
  editItem,
  emptyCart,
  getCart,
  getItem,
  getItemAllocation,
  getSellableControlledSubstances,
  login,
  logout,
  moveItemToCart,
  refreshToken,
  removeItem,
  saveForLater,
  switchAccount,
} from '@gauze/contract/routes'

/**
 * The calls of a store: those that `createStore` and `itemsFeature` of `@gauze/machines` make for session, cart and
 * items.
 *
 * @example
 * const api = createApiClientOf(storeRoutes, { baseUrl, tokenStore: tokens })
 * const store = startBrowserStore({ port: api, tokens, features: { items: itemsFeature(api) } })
 */
export const storeRoutes = {
  addItem,
  addItems,
  clearNotifications,
  currentUser,
  deleteSaveForLater,
  editItem,
  emptyCart,
  getCart,
  getItem,
  getItemAllocation,
  getSellableControlledSubstances,
  login,
  logout,
  moveItemToCart,
  refreshToken,
  removeItem,
  saveForLater,
  switchAccount,
}
