import type { TextPart } from '@gauze/contract'

/** The service's markers around matches: no product name contains them, and no browser reads them as markup. */
export const HIGHLIGHT = { before: '__match__', after: '__/match__' } as const

/**
 * Splits a text where the service marked it.
 *
 * @param marked the text with marks, as the service answers it
 * @param text the text without them
 * @returns `null` when the marks do not belong to this text, which is then shown without
 */
export function readParts(
  marked: string,
  text: string,
  { before, after }: { readonly before: string; readonly after: string },
): readonly TextPart[] | null {
  const parts = marked.split(before).flatMap((piece, index): TextPart[] => {
    if (index === 0) return [{ text: piece, isMatch: false }]
    const end = piece.indexOf(after)
    if (end < 0) return [{ text: piece, isMatch: false }]
    return [
      { text: piece.slice(0, end), isMatch: true },
      { text: piece.slice(end + after.length), isMatch: false },
    ]
  })
  const shown = parts.filter((part) => part.text !== '')
  const isOfText = shown.map((part) => part.text).join('') === text
  return isOfText && shown.some(({ isMatch }) => isMatch) ? shown : null
}
