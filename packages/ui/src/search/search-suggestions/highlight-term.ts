interface Part {
  /** Where it begins in the text. */
  start: number
  text: string
  isMatch: boolean
}

/**
 * Cuts a text where the words of a term begin a word of it, regardless of case.
 *
 * @example highlightTerm('Nitrile gloves', 'glo') // 'Nitrile ', then 'glo' as a match, then 'ves'
 */
export function highlightTerm(text: string, term: string): Part[] {
  const words = term
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return [{ start: 0, text, isMatch: false }]
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu')
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ start: end, text: text.slice(end, match.index), isMatch: false })
    parts.push({ start: match.index, text: match[0], isMatch: true })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ start: end, text: text.slice(end), isMatch: false })
  return parts
}
