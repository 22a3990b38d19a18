import type { TextPart } from '@gauze/contract'

/**
 * Splits a text where the words of a term begin a word of it, ignoring case.
 *
 * @example highlightTerm('Nitrile gloves', 'glo') // 'Nitrile ', then 'glo' as a match, then 'ves'
 */
export function highlightTerm(text: string, term: string): TextPart[] {
  const words = term
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return [{ text, isMatch: false }]
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu')
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isMatch: false })
    parts.push({ text: match[0], isMatch: true })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}
