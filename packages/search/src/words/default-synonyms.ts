import { brands } from './brands.js'
import { drugs } from './drugs.js'
import { everydayWords } from './everyday.js'
import { spanish } from './spanish.js'
import { tradeWords } from './trade-words.js'

/** The synonyms that every store begins with. */
export const defaultSynonyms = [tradeWords, brands, drugs, everydayWords, spanish]
  .map((text) => text.trim())
  .join('\n\n')
