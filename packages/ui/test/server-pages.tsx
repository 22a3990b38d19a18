import { itemsFeature } from '@gauze/machines/catalog'
import { ownerOfUser } from '@gauze/machines/session'
import type { StorePort, StoreTokens } from '@gauze/machines/store'
import { type ReactNode, useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { CartPage } from '../src/cart/cart-page/index.js'
import { ItemCard } from '../src/cart/item-card/index.js'
import {
  useAddItemsToCart,
  useAddToCart,
  useCart,
  useCartCount,
  useIsCartBusy,
  useIsForUser,
  useItemsInCart,
  useList,
  useMainNavigation,
  useNotifications,
  useOfferedItem,
  useOnline,
  useSearch,
  useSession,
} from '../src/hooks/index.js'
import { GauzeProvider, type StoreParts, startBrowserStore } from '../src/provider/index.js'
import { SignIn } from '../src/sign-in/sign-in/index.js'
import { makeGloves, storyCart, storySignInPort, storyUser } from '../src/story-data/index.js'

function never() {
  return new Promise<never>(() => undefined)
}

const query = { page: 1, limit: 24, sort: null, filters: {} }

const port: StorePort = {
  getCart: async () => ({ ...storyCart, ownerId: ownerOfUser(storyUser) }),
  currentUser: async () => ({ user: storyUser }),
  addItem: never,
  addItems: never,
  clearNotifications: never,
  deleteSaveForLater: never,
  editItem: never,
  emptyCart: never,
  login: never,
  logout: never,
  moveItemToCart: never,
  refreshToken: never,
  removeItem: never,
  saveForLater: never,
  switchAccount: never,
}

const tokens: StoreTokens = {
  get: () => 'of the customer',
  set: () => undefined,
  clear: () => undefined,
  subscribe: () => () => undefined,
}

const items = itemsFeature({
  getItem: async () => makeGloves(),
  getItemAllocation: never,
  getSellableControlledSubstances: never,
})

/** The store as an application makes it: once, as its module loads, on a server and in a browser. */
export const store = startBrowserStore({ port, tokens, features: { items } })

/** Every hook of the library that reads a machine or makes one. */
function Hooks() {
  const data = useRef({})
  const { user } = useSession()
  const { cart } = useCart()
  const { item } = useOfferedItem(7)
  const list = useList({ load: never, query, hrefOf: () => '/', onQueryChange: () => undefined })
  const shown = {
    user: user?.firstName ?? 'nobody',
    lines: cart.lines.length,
    count: useCartCount(),
    inCart: useItemsInCart()?.size ?? null,
    isBusy: useIsCartBusy('emptyCart'),
    adding: useAddToCart(7).addState,
    pending: useAddItemsToCart().pending.length,
    isForUser: useIsForUser(data.current),
    item: item.status,
    list: list.table.status,
    isOnline: useOnline(),
  }
  return <output>{JSON.stringify(shown)}</output>
}

/** The hooks of machines that the store of these pages has not got. */
function HooksOfOthers() {
  const shown = {
    isOpen: useMainNavigation().isOpen,
    unread: useNotifications().unread,
    text: useSearch().text,
  }
  return <output>{JSON.stringify(shown)}</output>
}

/** Pages of an application, by name. */
export const pages: Readonly<Record<string, ReactNode>> = {
  cart: <CartPage />,
  item: <ItemCard itemId={7} />,
  login: <SignIn port={storySignInPort} onSignedIn={() => undefined} />,
  hooks: <Hooks />,
}

/** A page in the application's provider; a server may have no store. */
export function Page({ name, store }: { readonly name: string; readonly store?: Partial<StoreParts> }) {
  return <GauzeProvider {...(store ? { store } : {})}>{pages[name]}</GauzeProvider>
}

/** The HTML of every page, as a server without a store and with the module's store renders it. */
export function renderPages() {
  const htmlOf = (given?: Partial<StoreParts>) =>
    Object.keys(pages).map((name) => [name, renderToString(<Page name={name} {...(given ? { store: given } : {})} />)])
  return {
    hasDocument: typeof document !== 'undefined',
    withoutStore: Object.fromEntries(htmlOf()) as Record<string, string>,
    withStore: Object.fromEntries(htmlOf(store)) as Record<string, string>,
    others: renderToString(
      <GauzeProvider>
        <HooksOfOthers />
      </GauzeProvider>,
    ),
  }
}
