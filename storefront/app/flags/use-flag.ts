import { useRouteLoaderData } from 'react-router-dom'
import type { loader } from '../root.js'
import { type Flags, safeFlags } from './flags.js'

/**
 * The value of a feature gate for this page, decided on the server, so that both renderings agree (OPS-02).
 * @example
 * const hasTypeAhead = useFlag('algolia_autocomplete_searchbar')
 */
export function useFlag<Name extends keyof Flags>(name: Name): Flags[Name] {
  return (useRouteLoaderData<typeof loader>('root')?.flags ?? safeFlags)[name]
}
