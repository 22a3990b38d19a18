import { MIN_SEARCH_LENGTH } from './limits.js'

const ELEMENT_WITH_CODE = /<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1[^>]*>|$)/gi
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g
const TAG = /<[a-z!/?][^<>]*>?/gi
const TAG_START = /<+(?=[a-z!/?])/gi

/**
 * Takes all markup out of search text (SRCH-03): tags, comments, and scripts and styles with their content. What is left
 * holds nothing a browser would read as a tag, unfinished or nested ones neither. A bare `<` as in `needle < 20g` stays.
 *
 * @example stripMarkup('nitrile <b>gloves</b>') // 'nitrile gloves'
 */
export function stripMarkup(text: string): string {
  if (!text.includes('<')) return text
  return text.replace(COMMENT, '').replace(ELEMENT_WITH_CODE, '').replace(TAG, '').replace(TAG_START, '')
}

/** The term that is sent and compared: without markup, trimmed, runs of whitespace made one space. */
export function toSearchTerm(text: string): string {
  return stripMarkup(text).replace(/\s+/g, ' ').trim()
}

/** Whether type-ahead fires for this text: its trimmed term has at least 3 characters (SRCH-01). */
export function isSearchable(text: string): boolean {
  return toSearchTerm(text).length >= MIN_SEARCH_LENGTH
}
