import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyOf, wordsOf } from '../engine/text.js'
import { type SearchServer, startSearchServer } from '../testing/search-server.js'
import { defaultSynonyms } from './default-synonyms.js'
import { type Meaning, parseSynonyms } from './parse-synonyms.js'

const { lines, faults } = parseSynonyms(defaultSynonyms)
const meanings = lines.filter((line): line is Meaning => line.kind === 'means')

function keysOf(phrases: readonly string[]): string[] {
  return phrases.map((phrase) => keyOf(wordsOf(phrase)))
}

describe('the synonyms that every store begins with', () => {
  it('SRCH-06 are read without a fault', () => {
    expect(faults).toEqual([])
    expect(meanings.length).toBeGreaterThan(400)
  })

  it('SRCH-06 give each name one meaning, on one line', () => {
    const names = meanings.flatMap((line) => keysOf(line.names))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('SRCH-06 put no phrase into two groups of names for the same thing', () => {
    const names = lines.flatMap((line) => (line.kind === 'same' ? [...new Set(keysOf(line.phrases))] : []))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('SRCH-06 have no phrase of words that a search ignores', () => {
    const phrases = lines.flatMap((line) => [...(line.kind === 'means' ? line.names : []), ...line.phrases])
    expect(phrases.filter((phrase) => wordsOf(phrase).length === 0)).toEqual([])
  })
})

describe('the catalog', () => {
  let server: SearchServer

  beforeAll(async () => {
    server = await startSearchServer({ seeded: true })
  })

  afterAll(() => server.close())

  /** The queries that find nothing as they are written. */
  const unmet = async (queries: Iterable<string>): Promise<string[]> => {
    const found: string[] = []
    for (const query of new Set(queries)) {
      const { total, relaxed, corrected } = await server.engine.search({ query, limit: 1, exhaustive: false })
      if (total === 0 || relaxed || corrected !== null) found.push(query)
    }
    return found
  }

  it('SRCH-06 has an item for every phrase of the synonyms', async () => {
    expect(await unmet(lines.flatMap((line) => line.phrases))).toEqual([])
  }, 20_000)

  it('SRCH-06 has an item for every name that means something else', async () => {
    expect(await unmet(meanings.flatMap((line) => line.names))).toEqual([])
  }, 20_000)
})
