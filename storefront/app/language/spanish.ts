import { spanish as library } from '@gauze/ui/languages/es'
import { storeSpanish } from './store-spanish.js'
import type { Catalog } from './words.js'

/** The Spanish words of the library and of the store. */
export const spanish: Catalog = { ...library, ...storeSpanish }
