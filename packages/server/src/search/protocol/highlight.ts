import type { HighlightWord } from '../engine/index.js'
import { wordsOf } from '../engine/text.js'

/** How to mark and what to look for. */
export interface HighlightOptions {
  readonly words: readonly HighlightWord[]
  readonly preTag: string
  readonly postTag: string
}

/** The marked text of one attribute, as the hosted service answers it. */
export interface Highlight {
  readonly value: string
  readonly matchLevel: 'none' | 'partial' | 'full'
  readonly matchedWords: readonly string[]
  readonly fullyHighlighted?: boolean
}

const matchingPrefix = (piece: string, prefixes: readonly string[]): string | undefined => {
  const [folded] = wordsOf(piece)
  return folded === undefined
    ? undefined
    : prefixes.find((prefix) => folded.startsWith(prefix.replace(/^\^/, '')) && prefix !== '')
}

/** Marks a whole word, or only its beginning while that is all that was typed. */
const marked = (piece: string, prefix: string, { preTag, postTag }: HighlightOptions): string => {
  const begins = piece.toLowerCase().startsWith(prefix) && prefix.length < piece.length
  const end = begins ? prefix.length : piece.length
  return `${preTag}${piece.slice(0, end)}${postTag}${piece.slice(end)}`
}

const highlightText = (text: string, options: HighlightOptions): Highlight => {
  const matched = new Set<string>()
  let plain = 0
  const value = text.replace(/[\p{L}\p{N}.]+/gu, (piece) => {
    for (const word of options.words) {
      const prefix = matchingPrefix(piece, word.prefixes)
      if (prefix === undefined) continue
      matched.add(word.typed)
      return marked(piece, prefix.replace(/^\^/, ''), options)
    }
    plain += 1
    return piece
  })
  if (matched.size === 0) return { value, matchLevel: 'none', matchedWords: [] }
  const matchLevel = matched.size === options.words.length ? 'full' : 'partial'
  return { value, matchLevel, fullyHighlighted: plain === 0, matchedWords: [...matched] }
}

/** A tree of highlights shaped like the attribute itself. */
export type HighlightTree = Highlight | HighlightTree[] | { [key: string]: HighlightTree }

/** Marks a value: texts and numbers become highlights, arrays and objects are mirrored, the rest is left out. */
export const highlight = (value: unknown, options: HighlightOptions): HighlightTree | undefined => {
  if (typeof value === 'string' || typeof value === 'number') return highlightText(String(value), options)
  if (Array.isArray(value)) {
    return value.map((part) => highlight(part, options)).filter((part) => part !== undefined)
  }
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const tree = highlight(part, options)
      return tree === undefined ? [] : [[key, tree]]
    }),
  )
}
