import { type Flags, safeFlags } from '../config/flags.js'
import { useFrameData } from './use-frame-data.js'

/**
 * The value of a feature gate for this page, decided on the server, so that server and browser render the same
 * (OPS-02).
 * @example const hasTypeAhead = useFlag('algolia_autocomplete_searchbar')
 */
export function useFlag<Name extends keyof Flags>(name: Name): Flags[Name] {
  return (useFrameData()?.flags ?? safeFlags)[name]
}
