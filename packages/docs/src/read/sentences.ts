import ts from 'typescript'
import type { Sentences } from './docs.types.js'

/** Reads the TSDoc comment of a symbol. */
export function sentencesOf(symbol: ts.Symbol, checker: ts.TypeChecker): Sentences {
  return sentencesFrom(symbol.getDocumentationComment(checker), symbol.getJsDocTags(checker))
}

/** Reads the TSDoc comment of the first of these symbols that has one. */
export function firstSentences(symbols: readonly (ts.Symbol | undefined)[], checker: ts.TypeChecker): Sentences {
  const all = symbols.flatMap((symbol) => (symbol ? [sentencesOf(symbol, checker)] : []))
  return all.find(({ text }) => text !== '') ?? all[0] ?? noSentences
}

/** The sentences of a declaration without a comment. */
export const noSentences: Sentences = { text: '', examples: [], throws: [], returns: '', selectors: [], keyboard: [] }

function sentencesFrom(comment: ts.SymbolDisplayPart[], tags: readonly ts.JSDocTagInfo[]): Sentences {
  const textsOf = (name: string) => tags.filter((tag) => tag.name === name).map((tag) => plain(tag.text))
  return {
    text: plain(comment),
    examples: textsOf('example'),
    throws: textsOf('throws').map((text) => text.replace(/^\{(\w+)\}/, '$1')),
    returns: textsOf('returns').join(' '),
    selectors: textsOf('selector'),
    keyboard: textsOf('keyboard').map((text) => {
      const [keys = '', ...rest] = text.split(/:\s+/)
      return { keys, text: rest.join(': ') }
    }),
  }
}

/** A comment as Markdown: a link becomes the code of its name. */
function plain(parts: readonly ts.SymbolDisplayPart[] | undefined): string {
  return ts
    .displayPartsToString([...(parts ?? [])])
    .replace(
      /\{@link(?:code|plain)?\s+([^}|\s]+)(?:[|\s]+([^}]*))?\}/g,
      (_, name, text) => text?.trim() || `\`${name}\``,
    )
    .trim()
}
