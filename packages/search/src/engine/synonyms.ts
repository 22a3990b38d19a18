import type { Db } from '@gauze/server/plugin'
import { defaultSynonyms } from '../words/default-synonyms.js'
import { parseSynonyms, type SynonymLine } from '../words/parse-synonyms.js'
import { readSynonyms } from '../words/stored-synonyms.js'
import { keyOf, wordsOf } from './text.js'

/** The alternatives to a phrase: what it means, and related things. Each is a phrase of folded words. */
export interface Alternatives {
  /** Other names of the same thing, or the products that a name is used for. */
  readonly same: readonly (readonly string[])[]
  /** Things that can replace it. */
  readonly near: readonly (readonly string[])[]
}

/** Synonyms by folded phrase. */
export interface Synonyms {
  of(words: readonly string[]): Alternatives | undefined
  /** Whether a phrase says nothing in this store. */
  ignores(words: readonly string[]): boolean
  /** The number of words of the longest phrase. */
  readonly longest: number
  /** The phrases of one word: a word among them is spelled correctly. */
  readonly words: readonly string[]
  /** Names the text of a store's own synonyms; null for the default ones. */
  readonly version: string | null
}

function addTo(found: Map<string, Set<string>>, key: string, others: Iterable<string>) {
  const known = found.get(key) ?? new Set()
  for (const other of others) if (other !== key && other !== '') known.add(other)
  if (key !== '') found.set(key, known)
}

function folded(phrases: readonly string[]): string[] {
  return phrases.map((phrase) => keyOf(wordsOf(phrase)))
}

/**
 * Folds synonyms like all texts of the search.
 * @example
 * indexSynonyms(parseSynonyms('ecg = ekg').lines).of(['ekg']) // { same: [['ecg']], near: [] }
 */
export function indexSynonyms(lines: readonly SynonymLine[], version: string | null = null): Synonyms {
  const [same, means, near] = [
    new Map<string, Set<string>>(),
    new Map<string, Set<string>>(),
    new Map<string, Set<string>>(),
  ]
  const ignored = new Set<string>()
  for (const line of lines) {
    const phrases = folded(line.phrases)
    if (line.kind === 'ignored') for (const phrase of phrases) ignored.add(phrase)
    else if (line.kind === 'means') for (const name of folded(line.names)) addTo(means, name, phrases)
    else for (const phrase of phrases) addTo(line.kind === 'same' ? same : near, phrase, phrases)
  }
  const alternatives = new Map<string, Alternatives>()
  for (const key of new Set([...same.keys(), ...means.keys(), ...near.keys()])) {
    const names = [key, ...(same.get(key) ?? [])]
    const own = new Set([...names, ...names.flatMap((name) => [...(means.get(name) ?? [])])])
    for (const meant of [...own]) for (const other of same.get(meant) ?? []) own.add(other)
    const related = [...own].flatMap((name) => [...(near.get(name) ?? [])])
    const further = new Set(
      related.flatMap((name) => [name, ...(same.get(name) ?? [])]).filter((name) => !own.has(name)),
    )
    own.delete(key)
    const asPhrases = (keys: Iterable<string>) => [...keys].map((one) => one.split(' '))
    alternatives.set(key, { same: asPhrases(own), near: asPhrases(further) })
  }
  const keys = [...alternatives.keys()]
  return {
    of: (words) => alternatives.get(keyOf(words)),
    ignores: (words) => ignored.has(keyOf(words)),
    longest: Math.max(1, ...[...keys, ...ignored].map((key) => key.split(' ').length)),
    words: keys.filter((key) => !key.includes(' ')),
    version,
  }
}

/** The synonyms of a store that has not changed them. */
export const ownSynonyms: Synonyms = indexSynonyms(parseSynonyms(defaultSynonyms).lines)

/** Reads the present synonyms of a store. */
export async function loadSynonyms(db: Db): Promise<Synonyms> {
  const { text, version } = await readSynonyms(db)
  return version === null ? ownSynonyms : indexSynonyms(parseSynonyms(text).lines, version)
}
