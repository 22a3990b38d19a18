'use client'
import { createContext, use } from 'react'

/**
 * What hooks ask a store for, by name. Each hook adds its row by declaration merging, and so does a hook of your own; what
 * `createStore` of `@gauze/machines/store` makes fits as it is.
 *
 * @example
 * declare module '@gauze/ui/provider' {
 *   interface StoreParts { readonly favorites: ActorLike<SnapshotFrom<typeof favoritesMachine>, FavoritesEvent> }
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: its rows stand with the hooks that read them.
export interface StoreParts {}

/** The parts that a page gave; null where nobody gave any. `GauzeProvider` gives them. */
export const StoreContext = createContext<Partial<StoreParts> | null>(null)

/**
 * One part of the store of the nearest `GauzeProvider`.
 *
 * @param name which part
 * @param hook who asks, for the error's words
 * @throws Error when there is no provider with a store, or its store lacks the part.
 */
export function useStorePart<Name extends keyof StoreParts>(name: Name, hook: string): StoreParts[Name] {
  const store = use(StoreContext)
  if (!store) {
    throw new Error(
      `${hook} found no machines to read, because no <GauzeProvider> with a store is above it. Wrap the page in <GauzeProvider store={…}>.`,
    )
  }
  const part = store[name]
  if (!part) {
    throw new Error(
      `${hook} found no machine '${name}', because the store of <GauzeProvider> has none. Add it: createStore({ …, features: { ${name}: … } }).`,
    )
  }
  return part
}
