/** Phrases that name one thing (`same`), or things that can replace one another (`near`). */
export interface SynonymGroup {
  readonly kind: 'same' | 'near'
  readonly phrases: readonly string[]
}

/** Names that mean other phrases, but not the other way round: a brand and the products that it is asked for. */
export interface Meaning {
  readonly kind: 'means'
  readonly names: readonly string[]
  readonly phrases: readonly string[]
}

/** Words that say nothing here, such as makers that the store does not carry: they are left out beside other words. */
export interface Ignored {
  readonly kind: 'ignored'
  readonly phrases: readonly string[]
}

/** A line of the synonyms. */
export type SynonymLine = SynonymGroup | Meaning | Ignored

/** A line that cannot be read: its number from 1, and the reason in words. */
export interface SynonymFault {
  readonly line: number
  readonly reason: string
}

function partsOf(text: string, separator: string): string[] {
  return text.split(separator).map((part) => part.trim())
}

function readGroup(text: string, kind: SynonymGroup['kind'], sign: string): SynonymGroup | string {
  const phrases = partsOf(text, sign)
  return phrases.includes('') ? `There is nothing on one side of a '${sign}'.` : { kind, phrases }
}

function readMeaning(text: string): Meaning | string {
  const [names = '', phrases = '', ...others] = text.split('>')
  if (others.length > 0) return "There is more than one '>'. Write one line for each meaning."
  const meaning = { kind: 'means', names: partsOf(names, ','), phrases: partsOf(phrases, '|') } as const
  return meaning.names.includes('') || meaning.phrases.includes('')
    ? "A name is missing before the '>', or a phrase after it."
    : meaning
}

function readIgnored(text: string): Ignored | string {
  const phrases = partsOf(text.slice(1), ',')
  return phrases.includes('') ? "A name is missing after the '!'." : { kind: 'ignored', phrases }
}

function readLine(text: string): SynonymLine | string {
  if (text.startsWith('!')) return readIgnored(text)
  const signs = ['=', '~', '>'].filter((sign) => text.includes(sign))
  const [sign, ...others] = signs
  if (sign === undefined) return "There is no '=', '~' or '>'. Join names by one of them."
  if (others.length > 0) return `There are '${sign}' and '${others[0]}' in one line. Write a line for each.`
  return sign === '>' ? readMeaning(text) : readGroup(text, sign === '=' ? 'same' : 'near', sign)
}

/**
 * Reads synonyms, a line each: `ecg = ekg` for one thing by two names, `mask ~ respirator` for things that can replace one
 * another, `coban, vetrap > cohesive wrap | cohesive bandage` for names that mean one of several phrases, and not the
 * other way round, `! medline, mckesson` for words to leave out. A line that begins with `#` is a comment.
 * @returns the lines, and the faults of all lines that cannot be read
 * @example
 * parseSynonyms('ecg = ekg').lines // [{ kind: 'same', phrases: ['ecg', 'ekg'] }]
 */
export function parseSynonyms(text: string): { lines: SynonymLine[]; faults: SynonymFault[] } {
  const lines: SynonymLine[] = []
  const faults: SynonymFault[] = []
  for (const [at, written] of text.split('\n').entries()) {
    const line = written.trim()
    if (line === '' || line.startsWith('#')) continue
    const read = readLine(line)
    if (typeof read === 'string') faults.push({ line: at + 1, reason: read })
    else lines.push(read)
  }
  return { lines, faults }
}
