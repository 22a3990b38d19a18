import type { HighlightWord } from '../engine/index.js'
import { wordsOf } from '../engine/text.js'

/** How to mark matches, and the words to look for. */
interface HighlightOptions {
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

/** Marks a whole word, or only its beginning if only that was typed. */
function marked(piece: string, prefix: string, { preTag, postTag }: HighlightOptions): string {
  const begins = piece.toLowerCase().startsWith(prefix) && prefix.length < piece.length
  const end = begins ? prefix.length : piece.length
  return `${preTag}${piece.slice(0, end)}${postTag}${piece.slice(end)}`
}

/** A piece of text that matches. */
interface Match {
  readonly typed: string
  readonly value: string
}

function createMatcher(options: HighlightOptions) {
  const words = options.words.map(({ typed, prefixes }) => ({
    typed,
    prefixes: prefixes.map((prefix) => prefix.replace(/^\^/, '')).filter((prefix) => prefix !== ''),
  }))
  return (piece: string): Match | null => {
    const [folded] = wordsOf(piece)
    if (folded === undefined) return null
    for (const { typed, prefixes } of words) {
      const prefix = prefixes.find((candidate) => folded.startsWith(candidate))
      if (prefix !== undefined) return { typed, value: marked(piece, prefix, options) }
    }
    return null
  }
}

/** A tree of highlights in the shape of the attribute. */
export type HighlightTree = Highlight | HighlightTree[] | { [key: string]: HighlightTree }

/** Marks a value: texts and numbers become highlights, arrays and objects keep their shape, the rest is left out. */
export type Highlighter = (value: unknown) => HighlightTree | undefined

/** Creates the {@link Highlighter} of one answer. It remembers every piece of text, because records repeat them. */
export function createHighlighter(options: HighlightOptions): Highlighter {
  const match = createMatcher(options)
  const known = new Map<string, Match | null>()
  const matchOf = (piece: string): Match | null => {
    const found = known.get(piece)
    if (found !== undefined) return found
    const made = match(piece)
    known.set(piece, made)
    return made
  }
  const highlightText = (text: string): Highlight => {
    const matched = new Set<string>()
    let plain = 0
    const value = text.replace(/[\p{L}\p{N}.]+/gu, (piece) => {
      const found = matchOf(piece)
      if (found === null) plain += 1
      else matched.add(found.typed)
      return found?.value ?? piece
    })
    if (matched.size === 0) return { value, matchLevel: 'none', matchedWords: [] }
    const matchLevel = matched.size === options.words.length ? 'full' : 'partial'
    return { value, matchLevel, fullyHighlighted: plain === 0, matchedWords: [...matched] }
  }
  const highlight: Highlighter = (value) => {
    if (typeof value === 'string' || typeof value === 'number') return highlightText(String(value))
    if (Array.isArray(value)) return value.map(highlight).filter((part) => part !== undefined)
    if (typeof value !== 'object' || value === null) return undefined
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) => {
        const tree = highlight(part)
        return tree === undefined ? [] : [[key, tree]]
      }),
    )
  }
  return highlight
}
