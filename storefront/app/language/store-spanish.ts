import type { StoreWords } from './words.js'

/** The store's own words in Spanish, by area. The type requires every area and every word. */
export const storeSpanish: StoreWords = {
  languageChoice: { label: 'Idioma' },
}
