'use client'
import { createContext, use } from 'react'
import { onServer } from '../internal/on-server.js'

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

/** An actor that has not arrived: every hook has the value of a visitor. A server neither listens nor sends. */
const onServerPart = { getSnapshot: () => undefined }

/**
 * One part of the store of the nearest `GauzeProvider`. A server renders without a store, as for a visitor.
 *
 * @param name which part
 * @param hook the caller, for the error message
 * @throws Error in a browser when there is no provider with a store, or its store lacks the part.
 */
export function useStorePart<Name extends keyof StoreParts>(name: Name, hook: string): StoreParts[Name] {
  const store = use(StoreContext)
  const part = store?.[name]
  if (part) return part
  if (onServer()) return onServerPart as unknown as StoreParts[Name]
  throw new Error(
    `${hook} found no machine '${name}' in the store of a <GauzeProvider>. Wrap the page in <GauzeProvider store={…}>, with features: { ${name}: … }.`,
  )
}
