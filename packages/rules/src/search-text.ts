import { MIN_SEARCH_LENGTH } from './limits.js'

const ELEMENT_WITH_CODE = /<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1[^>]*>|$)/gi
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g
const TAG = /<[a-z!/?][^<>]*>?/gi
const TAG_START = /<+(?=[a-z!/?])/gi
const CONTROL = /\p{Cc}/gu
/** Ends a value in a GS1 barcode. Its picture takes its place, because the value before and after must stay apart. */
const GROUP_SEPARATOR = '\u001d'

/**
 * Removes all markup from search text: tags, comments, and scripts and styles with their content. The rest
 * contains nothing a browser would read as a tag, not even an unfinished or nested one. A bare `<` as in `needle < 20g`
 * stays.
 *
 * @example stripMarkup('nitrile <b>gloves</b>') // 'nitrile gloves'
 */
export function stripMarkup(text: string): string {
  if (!text.includes('<')) return text
  return text.replace(COMMENT, '').replace(ELEMENT_WITH_CODE, '').replace(TAG, '').replace(TAG_START, '')
}

/**
 * The term that is sent and compared: without markup and control characters, trimmed, with single spaces. The separator
 * of a scanned barcode becomes the visible `␝`. Reading a term again does not change it.
 *
 * @example toSearchTerm('  nitrile \n gloves ') // 'nitrile gloves'
 */
export function toSearchTerm(text: string): string {
  const typed = text.replace(/\s+/g, ' ').replaceAll(GROUP_SEPARATOR, '\u241d').replace(CONTROL, '')
  return stripMarkup(typed).replace(/ +/g, ' ').trim()
}

/** Returns true if type-ahead searches for this text: its trimmed term has at least 3 characters. */
export function isSearchable(text: string): boolean {
  return toSearchTerm(text).length >= MIN_SEARCH_LENGTH
}
