'use client'
import { createContext, use } from 'react'

/**
 * The parts of a store that hooks request, by name. Each hook adds its row by declaration merging, and so does your own
 * hook; the result of `createStore` of `@gauze/machines/store` fits without changes.
 *
 * @example
 * declare module '@gauze/ui/provider' {
 *   interface StoreParts { readonly favorites: ActorLike<SnapshotFrom<typeof favoritesMachine>, FavoritesEvent> }
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: its rows are next to the hooks that read them.
export interface StoreParts {}

/** The parts of the store that `GauzeProvider` received; null without a store. */
export const StoreContext = createContext<Partial<StoreParts> | null>(null)

/**
 * One part of the store of the nearest `GauzeProvider`.
 *
 * @param name which part
 * @param hook the caller, for the error message
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
