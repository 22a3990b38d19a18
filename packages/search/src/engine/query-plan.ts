import { toSearchTerm } from '@gauze/rules'
import { readBarcode } from '@gauze/rules/barcode'
import { isDrugInTwoWords, isFirstHalf, isListedDrug } from './drug-names.js'
import { askedWords, withoutContainer } from './head-nouns.js'
import { ownSynonyms, type Synonyms } from './synonyms.js'
import { codeOf, denialsOf, deniedBy, keyOf, looseCode, sizeOfLetter, spellSizes, wordsOf } from './text.js'

const maxTerms = 10
const maxQueryLength = 200

/** Words that belong together. */
type Phrase = readonly string[]

/** A word or a known phrase of a query. */
export interface QueryTerm {
  /** Its words, folded. More than one for a known phrase. */
  readonly words: Phrase
  /** Phrases that name the same thing. */
  readonly same: readonly Phrase[]
  /** Phrases that name something related. */
  readonly near: readonly Phrase[]
  /** Nothing follows, so it may still be the beginning of a word. */
  readonly last: boolean
  /** As a part number, if it could be one. */
  readonly code: string | null
  /** Names a drug, or is half of its name. No other word may replace it. */
  readonly drug: boolean
  /** A lone letter that may mean a size: items of this size come first, but others are found too. */
  readonly optional: boolean
  /** The word that items must not have, for 'no latex' or 'without needle'. */
  readonly denied: string | null
  /** How much it says what is asked for: 2 for the noun, 1 for the words before it, 0 for its details. */
  readonly asked: 0 | 1 | 2
}

/** The parsed query. */
export interface ParsedQuery {
  readonly text: string
  readonly terms: readonly QueryTerm[]
  /** The words and phrases that the shopper typed with a leading minus. */
  readonly excluded: readonly Phrase[]
  /** The whole query as a part number, if it could be one. */
  readonly code: string | null
  /** The same in its loosest form. */
  readonly loose: string | null
  /** All its words, for an item whose name was typed. */
  readonly whole: Phrase
}

/** How a query is parsed. */
export interface ParseOptions {
  /** Whether a word with a leading minus excludes products; true by default. */
  readonly excludes?: boolean | undefined
  /** Synonyms of the store; the default ones if none are given. */
  readonly synonyms?: Synonyms | undefined
}

/** Three characters with a digit among them may begin a part number. */
function asCode(text: string): string | null {
  const code = codeOf(text)
  return code.length >= 3 && code.length <= 40 && /\d/.test(code) ? code : null
}

/** What people write before a number. */
const numberLabel =
  /^(?:item|part|catalog|cat|mfr|mpn|sku|ref|gtin|upc)\b\.?\s*(?:number|no\.?|num|#)?[\s:#]*(?=\S*\d)|^#\s*(?=\S*\d)/i

/** A number without its label, and as it was before a spreadsheet made it a decimal. */
function bareNumber(text: string): string {
  return text
    .trim()
    .replace(numberLabel, '')
    .replace(/^(\S*\d)\.0+$/, '$1')
}

/** Letters and digits joined by punctuation: 'TW-33', '002627-B'. The pieces alone mean nothing. */
const partNumberPattern = /^(?:[a-z]+\d*|(?=.*\d{3})[a-z0-9]+)[-/.][a-z0-9./-]*[a-z0-9]$/i

const numberedPattern = /^no(\d+)$/

/** A term regardless of its neighbors. */
type LoneTerm = Omit<QueryTerm, 'last' | 'drug' | 'optional' | 'asked'>

function phraseTerm(words: Phrase, code: string | null, synonyms: Synonyms): LoneTerm {
  const denied = words.length === 1 ? deniedBy(words[0] ?? '') : undefined
  const { same, near } = synonyms.of(denied === undefined ? words : [denied]) ?? { same: [], near: [] }
  return { words, same, near, code, denied: denied ?? null }
}

function phraseTerms(words: Phrase, synonyms: Synonyms): LoneTerm[] {
  const terms: LoneTerm[] = []
  const isKnown = (phrase: Phrase) => synonyms.of(phrase) !== undefined || synonyms.ignores(phrase)
  for (let at = 0; at < words.length; ) {
    let size = Math.min(synonyms.longest, words.length - at)
    while (size > 1 && !isKnown(words.slice(at, at + size))) size -= 1
    const phrase = words.slice(at, at + size)
    at += size
    terms.push(phraseTerm(phrase, size === 1 ? asCode(phrase[0] ?? '') : null, synonyms))
  }
  return terms
}

/** Part numbers stay whole; the text between them is split into words and known phrases. */
function termsOf(text: string, synonyms: Synonyms): LoneTerm[] {
  const terms: LoneTerm[] = []
  let plain: string[] = []
  const flush = () => {
    terms.push(...phraseTerms(wordsOf(plain.join(' ')), synonyms))
    plain = []
  }
  for (const piece of text.split(' ')) {
    const words = partNumberPattern.test(piece) && /\d/.test(piece) ? wordsOf(piece) : []
    if (words.length < 2 || synonyms.of(words.slice(0, 1)) !== undefined) plain.push(piece)
    else {
      flush()
      terms.push({ words, same: [], near: [], code: asCode(piece), denied: null })
    }
  }
  flush()
  return terms
}

/** The positions of terms that name a drug, alone or with a neighbor. */
function drugPlaces(terms: readonly LoneTerm[]): ReadonlySet<number> {
  const keys = terms.map(({ words }) => keyOf(words))
  return new Set(
    keys.flatMap((key, at) => {
      const next = keys[at + 1]
      if (next !== undefined && isDrugInTwoWords(key, next)) return [at, at + 1]
      return terms[at]?.words.some(isListedDrug) || (next !== undefined && isFirstHalf(key)) ? [at] : []
    }),
  )
}

/**
 * A minus before two letters, a letter and a digit, or an x and its word, as in 'x-small'. Before a digit it is part of
 * a number, within a word a hyphen.
 */
const excludedPattern = /^-(?=\p{L}[\p{L}\d]|x-\p{L}{2})/iu

/**
 * Separates the words with a leading minus from the other words.
 * @example
 * partExcluded('gloves -latex') // { sought: 'gloves', excluded: ['latex'] }
 */
export function partExcluded(text: string): { sought: string; excluded: string[] } {
  const pieces = text.split(' ')
  return {
    sought: pieces.filter((piece) => !excludedPattern.test(piece)).join(' '),
    excluded: pieces.filter((piece) => excludedPattern.test(piece)).map((piece) => piece.slice(1)),
  }
}

/**
 * The text that a term searches for: of a scanned barcode its GTIN alone, since no product has a lot or a date.
 *
 * @param term a text by `toSearchTerm`
 * @returns null for a barcode with a mistake, which finds nothing
 * @example soughtText('(01)00614141007349(10)A7') // '00614141007349'
 */
export function soughtText(term: string): string | null {
  const reading = readBarcode(term, new Date())
  if (reading === null || reading.isPlain) return term
  return reading.ok ? reading.barcode.gtin : null
}

/** The terms without words that say nothing, unless there are no others. */
function telling(terms: readonly LoneTerm[], synonyms: Synonyms): readonly LoneTerm[] {
  const others = terms.filter(({ words }) => !synonyms.ignores(words))
  return others.length > 0 ? others : terms
}

function isAskedBy(asked: readonly string[], { words }: LoneTerm): QueryTerm['asked'] {
  const noun = words.at(-1) ?? ''
  return noun === asked.at(-1) ? 2 : asked.includes(noun) ? 1 : 0
}

/** The size that a lone letter means beside other words. */
function sizeIn(term: LoneTerm, terms: number): string | undefined {
  return terms > 1 ? sizeOfLetter(keyOf(term.words)) : undefined
}

/**
 * Parses a query into words, known phrases and part numbers. Never fails, for any typed text.
 * @example
 * parseQuery('<b>band-aid</b> 1x3 -latex').terms.length // 2
 */
export function parseQuery(query: string, { excludes = true, synonyms = ownSynonyms }: ParseOptions = {}): ParsedQuery {
  const text = toSearchTerm(query.slice(0, maxQueryLength * 2)).slice(0, maxQueryLength)
  const given = soughtText(text)
  if (given === null) return { text, terms: [], excluded: [], code: null, loose: null, whole: [] }
  const { sought: written, excluded } = excludes ? partExcluded(given) : { sought: given, excluded: [] }
  const sought = withoutContainer(written)
  const number = bareNumber(sought)
  const terms = telling(termsOf(spellSizes(asCode(number) === null ? sought : number), synonyms), synonyms).slice(
    0,
    maxTerms,
  )
  const drugs = drugPlaces(terms)
  const asked = askedWords(sought)
  return {
    text,
    terms: terms.map((term, at) => {
      const size = sizeIn(term, terms.length)
      return {
        ...term,
        same: size === undefined ? term.same : [...term.same, [size]],
        last: at === terms.length - 1,
        drug: drugs.has(at),
        optional: size !== undefined,
        asked: isAskedBy(asked, term),
      }
    }),
    excluded: excluded.map(wordsOf).filter((words) => words.length > 0),
    code: asCode(number),
    whole: wordsOf(sought),
    loose: asCode(number) === null ? null : looseCode(number),
  }
}

/** A term with the words of the vocabulary that match it. */
export interface ResolvedTerm {
  readonly term: QueryTerm
  /** The word as typed is in the vocabulary. */
  readonly exact: boolean
  /** Words in the vocabulary that it may begin or be a typo of. */
  readonly others: readonly string[]
  /** Items with a part number that begins like this; used when no word matches. */
  readonly documents: readonly number[]
  /** Whether the word was corrected. */
  readonly typo: boolean
  /** Whether the term names a drug, or looks like a drug that the catalogue does not have. */
  readonly drug: boolean
}

/**
 * Where a word may occur: anywhere in the texts that name the item, in its name or maker, in its description; or in a
 * query suggestion.
 */
type Place = 'called' | 'name' | 'described' | 'offered'

/** Marks the beginning of a word in the index. No word of a text can begin with it. */
export const beginningPrefix = '^'

/** The prefix of words in the name or maker. No word of a text can begin with it. */
export const namePrefix = 'n~'

/** The index holds no word of 2,047 bytes or more. */
const longestWhole = 400

/**
 * A whole text as one word of the index: the name of an item, and each value of a variant, so that 'adult' means 'adult'
 * rather than 'large adult'. No word of a text can begin like this.
 */
export function wholeText(words: readonly string[]): string {
  return `v~${keyOf(words).slice(0, longestWhole)}`
}

/** The prefix of the nouns that say what a product is. No word of a text can begin with it. */
export const headPrefix = 'h~'

/** The prefix of words that occur only in descriptions. No word of a text can begin with it. */
export const descriptionPrefix = 'd~'

const placePrefixes: Readonly<Record<Place, string>> = {
  called: '',
  name: namePrefix,
  described: descriptionPrefix,
  offered: '',
}

function quoted(word: string): string {
  return `'${word.replace(/['\\]/g, (character) => character.repeat(2))}'`
}

function anyOf(parts: readonly string[]): string | null {
  return parts.length === 0 ? null : parts.length === 1 ? (parts[0] ?? null) : `(${parts.join('|')})`
}

/** How words are written in a query: where they occur, and with which weights. */
interface Notation {
  readonly place?: Place
  readonly weights?: string
}

/** There are few query suggestions, so their index holds no beginnings. */
function written(word: string, { place = 'called', weights = '' }: Notation): string {
  return place === 'offered' && word.startsWith(beginningPrefix)
    ? `${quoted(word.slice(beginningPrefix.length))}:*`
    : quoted(placePrefixes[place] + word) + weights
}

function allOf(words: Phrase, notation: Notation): string {
  const parts = words.map((word) => written(word, notation))
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join('&')})`
}

/** If no product has this 'no. 10', any 10 will do. */
function numberAlone(words: Phrase): Phrase[] {
  const number = numberedPattern.exec(keyOf(words))?.[1]
  return number === undefined ? [] : [[number]]
}

/**
 * The phrases for the meaning of a term, by all its names. A correction counts too: no other word resembles the typed
 * one.
 */
function meant({ term, exact, others, typo }: ResolvedTerm): Phrase[] {
  return [...(exact ? [term.words] : []), ...(typo ? others.map((word) => [word]) : []), ...term.same]
}

/** The phrases that a term may mean, or that are related to it. */
function near({ term, exact, others, typo }: ResolvedTerm): Phrase[] {
  return [...(typo ? [] : others.map((word) => [word])), ...term.near, ...(exact ? [] : numberAlone(term.words))]
}

function phrasesQuery(phrases: readonly Phrase[], notation: Notation): string | null {
  return anyOf(phrases.map((words) => allOf(words, notation)))
}

/** Items that say that they lack a thing. */
function denialQuery({ term: { denied, same } }: ResolvedTerm, notation: Notation): string | null {
  if (denied === null) return null
  return anyOf([denied, ...oneWord(same)].flatMap(denialsOf).map((word) => written(word, notation)))
}

function oneWord(phrases: readonly Phrase[]): string[] {
  return phrases.flatMap(([word, ...others]) => (word === undefined || others.length > 0 ? [] : [word]))
}

/** Items without a thing: they say so, or do not mention it. */
function lackingQuery(resolved: ResolvedTerm, denied: string, notation: Notation): string {
  const names = [denied, ...oneWord(resolved.term.same)].map((word) => `!${written(word, {})}`)
  return `(${denialQuery(resolved, notation)}|(${names.join('&')}))`
}

function termQuery(resolved: ResolvedTerm, notation: Notation = {}): string | null {
  if (resolved.term.denied !== null) return lackingQuery(resolved, resolved.term.denied, notation)
  return phrasesQuery([...meant(resolved), ...near(resolved)], notation)
}

const indexedBeginnings = [3, 4]

/**
 * The short beginnings that the index holds as words, so that they are found without listing every word that begins
 * like this.
 */
export function beginningsOf(word: string): string[] {
  return /\d/.test(word)
    ? []
    : indexedBeginnings
        .filter((length) => word.length > length)
        .map((length) => beginningPrefix + word.slice(0, length))
}

/** Whether a word as typed is such a short beginning. */
export function isIndexedBeginning(typed: string): boolean {
  return indexedBeginnings.includes(typed.length) && !/\d/.test(typed)
}

function wideTermQuery(resolved: ResolvedTerm): string {
  if (resolved.term.denied !== null) return lackingQuery(resolved, resolved.term.denied, {})
  const described = allOf(resolved.term.words, { place: 'described' })
  const called = termQuery(resolved)
  return called === null ? described : `(${called}|${described})`
}

/** A query that adds to the score of the products that it matches. */
export interface Merit {
  readonly query: string
  readonly points: number
}

/** Merits that are tested together, because one of them says something about the others. */
export interface MeritGroup {
  /** Whether an item with a merit has all merits behind it. Otherwise few items have any of them. */
  readonly nested: boolean
  readonly merits: readonly Merit[]
}

/** Twice for the asked thing itself, once for a related one. */
const nounPoints = 2

/** Products that are what a phrase names, by its last word. */
function headQuery(phrases: readonly Phrase[]): string | null {
  return anyOf(phrases.map((words) => `(${quoted(headPrefix + (words.at(-1) ?? ''))}&${allOf(words, {})})`))
}

/**
 * Weights of words: A opens the name, B is the rest of it, C the kind, D maker, keywords, attributes, variants, units.
 * The points add up: a word that was meant, opens the name and is also the kind gets all of them.
 */
function meritsOf(resolved: ResolvedTerm): MeritGroup[] {
  const denial = denialQuery(resolved, {})
  if (denial !== null) return [{ nested: false, merits: [{ query: denial, points: 8 }] }]
  const own = meant(resolved)
  const all = [...own, ...near(resolved)]
  const inWeights = (phrases: readonly Phrase[], weights: string, points: number) => ({
    query: phrasesQuery(phrases, { weights }),
    points,
  })
  const byPlace =
    own.length === all.length
      ? [[inWeights(all, ':A', 6), inWeights(all, ':AB', 3), inWeights(all, ':ABD', 2)]]
      : [
          [inWeights(own, ':A', 4), inWeights(own, ':ABD', 2)],
          [inWeights(all, ':A', 2), inWeights(all, ':AB', 3)],
        ]
  const byKind = [
    inWeights(all, ':C', 2),
    { query: anyOf(own.map((words) => quoted(wholeText(words)))), points: 1 },
    { query: headQuery(own), points: nounPoints * resolved.term.asked },
    { query: headQuery(all), points: nounPoints * resolved.term.asked },
  ]
  return [...byPlace.map((merits) => group(true, merits)), group(false, byKind)]
}

function group(nested: boolean, merits: readonly { query: string | null; points: number }[]): MeritGroup {
  const added = new Map<string, number>()
  for (const { query, points } of merits)
    if (query !== null && points > 0) added.set(query, (added.get(query) ?? 0) + points)
  return { nested, merits: [...added].map(([query, points]) => ({ query, points })) }
}

/** An item comes first if its whole name was typed. */
function wholeMerit(whole: Phrase): MeritGroup[] {
  return whole.length < 2 ? [] : [group(false, [{ query: quoted(wholeText(whole)), points: 50 }])]
}

/** The text queries to try in turn, in PostgreSQL's notation. Null where there is nothing to try. */
export interface TextQueries {
  /** All words, in name and maker. */
  readonly named: string | null
  /** All words, in the texts that name a product. */
  readonly strict: string | null
  /** All words, descriptions too. */
  readonly wide: string | null
  /** Most words: unknown words are left out. */
  readonly relaxed: string | null
  /** Any word: for the category that is nearest when nothing fits. */
  readonly any: string | null
  /** All words, or most, in query suggestions. */
  readonly offered: string | null
  /** There is more than one word to find. */
  readonly several: boolean
  readonly merits: readonly MeritGroup[]
  /** For each term that only part numbers match, the items they belong to. */
  readonly documents: readonly (readonly number[])[]
}

/** Every item that has none of the given phrases; null without phrases. */
function allBut(excluded: readonly Phrase[]): string | null {
  const phrases = phrasesQuery(excluded, {})
  return phrases === null ? null : `!${phrases}`
}

function excluding(excluded: readonly Phrase[]) {
  return (query: string | null): string | null => {
    const others = allBut(excluded)
    return query === null || others === null ? query : `(${query})&${others}`
  }
}

/** Marks every item that is a drug. No word of a text can begin with it. */
export const drugMark = '~drug'

/**
 * When words are left out, a drug's name is not: without it another drug would be found. And without the name of a drug
 * no drug is found at all, because a left-out word may have named one.
 */
function keepingDrugs(terms: readonly ResolvedTerm[]) {
  const drugs = terms.filter(({ drug }) => drug)
  const kept =
    drugs.length === 0
      ? `!${quoted(drugMark)}`
      : anyOf(drugs.map((resolved) => termQuery(resolved)).filter((part) => part !== null))
  return {
    isMissing: kept === null,
    keep: (query: string | null) => (query === null || kept === null ? null : `(${query})&${kept}`),
  }
}

/**
 * Makes the text queries of resolved terms.
 * @param query the phrases that items must not have, and all words
 */
export function textQueries(
  terms: readonly ResolvedTerm[],
  { excluded, whole }: Pick<ParsedQuery, 'excluded' | 'whole'>,
): TextQueries {
  const required = terms.filter(({ term }) => !term.optional)
  const worded = required.filter((resolved) => termQuery(resolved) !== null)
  const numbered = required.filter((resolved) => termQuery(resolved) === null && resolved.documents.length > 0)
  const partsIn = (place: Place) =>
    worded.map((resolved) => termQuery(resolved, { place })).filter((part) => part !== null)
  const parts = partsIn('called')
  const offered = partsIn('offered')
  const isComplete = worded.length + numbered.length === required.length
  const complete = isComplete && parts.length > 0
  const only = excluding(excluded)
  const drugs = keepingDrugs(terms)
  return {
    named: only(complete ? partsIn('name').join('&') : null),
    strict: required.length === 0 ? allBut(excluded) : only(complete ? parts.join('&') : null),
    wide: only(required.length > 0 && numbered.length === 0 ? required.map(wideTermQuery).join('&') : null),
    relaxed: only(drugs.keep(relaxedQuery(parts, required))),
    any: only(drugs.keep(anyOf(parts))),
    offered: only(complete ? offered.join('&') : drugs.keep(relaxedQuery(offered, required))),
    several: parts.length > 1,
    merits: [...terms.flatMap(meritsOf), ...wholeMerit(whole)].filter(({ merits }) => merits.length > 0),
    documents: drugs.isMissing ? [] : numbered.map((resolved) => resolved.documents),
  }
}

/**
 * All but one of the known words, or the asked thing without its details. Unknown words are left out beside two known
 * ones, unless an unknown word is the thing that is asked for: the known words would then leave a product for another
 * use.
 */
function relaxedQuery(parts: readonly string[], terms: readonly ResolvedTerm[]): string | null {
  if (parts.length < terms.length) {
    const isThingKnown = terms.every((resolved) => resolved.term.asked < 2 || termQuery(resolved) !== null)
    return parts.length >= 2 && parts.length * 2 >= terms.length && isThingKnown ? parts.join('&') : null
  }
  const asked = parts.filter((_, at) => (terms[at]?.term.asked ?? 0) > 0)
  const withoutDetails = asked.length > 0 && asked.length < parts.length ? [`(${asked.join('&')})`] : []
  const allButOne =
    parts.length < 3 ? [] : parts.map((_, left) => `(${parts.filter((__, at) => at !== left).join('&')})`)
  return anyOf([...withoutDetails, ...allButOne])
}
