import type { DemoPlugin } from './demo.types.js'
import type { SearchPlugin } from './search-plugin.types.js'

/** The packages that a store adds to the server. */
export interface StorePlugins {
  /** The search of listings and of `/search`. */
  readonly search: SearchPlugin
  /** A store without the demonstration is empty at first, draws no pictures and needs content of its own. */
  readonly demo?: DemoPlugin
}
