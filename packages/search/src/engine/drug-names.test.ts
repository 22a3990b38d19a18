import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confusedDrugNames } from '../testing/confused-drug-names.js'
import { type SearchServer, startSearchServer } from '../testing/search-server.js'
import { correctionsOf } from './corrections.js'
import { drugNames, isDrugName } from './drug-names.js'
import { ownSynonyms } from './synonyms.js'
import { wordsOf } from './text.js'

interface Product extends Record<string, unknown> {
  readonly id: number
  readonly name: string
  readonly isDrug: boolean
}

let server: SearchServer
let products: ReadonlyMap<number, Product>
let vocabulary: readonly { word: string; docs: number }[]

beforeAll(async () => {
  server = await startSearchServer({ seeded: true })
  const { rows } = await server.db.execute<Product>(sql`
    SELECT i.id, i.site_display_name AS name, p.url_component IN ('pharmaceuticals', 'controlled-substances') AS "isDrug"
    FROM items i JOIN categories c ON c.id = i.category_id JOIN categories p ON p.id = c.parent_id
    WHERE i.parent_id IS NULL AND NOT i.inactive`)
  products = new Map(rows.map((row) => [row.id, row]))
  const words = await server.db.execute<{ word: string; docs: number }>(sql`SELECT word, docs FROM search_vocabulary`)
  vocabulary = words.rows
})

afterAll(() => server.close())

function drugProducts() {
  return [...products.values()].filter(({ isDrug }) => isDrug)
}

function carriedDrugs() {
  return [...new Set(drugProducts().flatMap(({ name }) => wordsOf(name)))].filter(isDrugName)
}

/** Drops a letter, swaps neighbors or replaces a vowel, at every position. */
function typosOf(word: string): string[] {
  return [...word].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    const vowel = 'aeiou'.indexOf(letter)
    return [
      before + after,
      before + (vowel < 0 ? after.slice(0, 1) + letter + after.slice(1) : 'iaoua'.charAt(vowel) + after),
    ]
  })
}

/** The synonyms of a name. */
function knownAs(name: string): string[] {
  const typed = wordsOf(name)
  const same = ownSynonyms.of(typed)?.same ?? []
  return [typed, ...same].flatMap((phrase) => phrase.filter((word) => word !== 'solu' && word !== 'depo'))
}

async function drugsFor(query: string, exhaustive: boolean): Promise<string[]> {
  const { ids } = await server.engine.search({ query, exhaustive, limit: 50 })
  return ids.flatMap((id) => products.get(id) ?? []).flatMap(({ isDrug, name }) => (isDrug ? [name] : []))
}

function others(found: readonly string[], names: readonly string[]) {
  return found.filter((name) => !wordsOf(name).some((word) => names.some((expected) => word.startsWith(expected))))
}

describe('names of drugs', () => {
  it('are known for every drug of the catalogue', () => {
    const nameless =
      /vaccine|derivative|^Bacteriostatic|^Sodium|^Fluorescein|jelly|^Antacid|^Triple antibiotic|^Dextrose|^Ascorbic|^Vitamin|^Sterile water|^Ethyl chloride|^Glucose|^Oral |^Cough drops|^Activated charcoal|^Petrolatum|^Calamine|^Eye |^Carbamide|^Ammonia/
    const unknown = drugProducts().filter(({ name }) => !nameless.test(name) && !wordsOf(name).some(isDrugName))
    expect(unknown.map(({ name }) => name)).toEqual([])
    expect(carriedDrugs().length).toBeGreaterThan(60)
  })

  it('SRCH-06 are never corrected into another drug, however they are mistyped', () => {
    const carried = new Set(vocabulary.map(({ word }) => word))
    const near = vocabulary.filter(({ word }) => isDrugName(word))
    const crossed: string[] = []
    for (const name of new Set(confusedDrugNames.flatMap((each) => wordsOf(each)).filter(isDrugName))) {
      for (const typed of [name, ...typosOf(name)].filter((each) => !carried.has(each))) {
        const wrong = correctionsOf(typed, true, near).filter((word) => word !== name)
        if (wrong.length > 0) crossed.push(`${typed} (${name}) became ${wrong.join(', ')}`)
      }
    }
    expect(crossed).toEqual([])
  }, 120_000)

  it('SRCH-06 are still corrected where only one drug can be meant', () => {
    const near = vocabulary.filter(({ word }) => isDrugName(word))
    const meant = carriedDrugs().map((name) => {
      const typed = `${name.slice(0, 4)}${name.slice(5)}`
      return [name, correctionsOf(typed, true, near)] as const
    })
    expect(meant.filter(([name, found]) => found.includes(name)).length / meant.length).toBeGreaterThan(0.85)
  })

  it.each([
    ['a listing', true],
    ['type-ahead', false],
  ])(
    'SRCH-06 in %s find that drug or none, with a hyphen, in two words or with a strength',
    async (_what, exhaustive) => {
      const crossed: string[] = []
      for (const [at, name] of confusedDrugNames.entries()) {
        const half = Math.ceil(name.length / 2)
        const parts = name.includes('-')
          ? [name, name.replace('-', ' '), name.replace('-', '')]
          : [`${name.slice(0, half)}-${name.slice(half)}`]
        const more = at % 2 === 0 ? `${name} 10 mg tablets` : `${name.slice(0, -1)} injection`
        for (const query of [...parts, more]) {
          const wrong = others(await drugsFor(query, exhaustive), knownAs(name))
          if (wrong.length > 0) crossed.push(`${query}: ${wrong.slice(0, 3).join('; ')}`)
        }
      }
      expect(crossed).toEqual([])
    },
    300_000,
  )

  it('SRCH-06 find no other drug by an unknown word', async () => {
    for (const exhaustive of [true, false]) {
      expect(await drugsFor('zepbound 10 mg tablets', exhaustive)).toEqual([])
      expect(await drugsFor('solu-medrol 125 mg', exhaustive)).toEqual([])
    }
    expect(await server.engine.suggest('solu-medrol', 5)).toEqual([])
  })

  it('SRCH-13 are not found within another name in the store’s own list', async () => {
    const carried = carriedDrugs()
    const listed = [...drugNames, ...carried]
    const within = listed.filter((name) => carried.some((drug) => drug !== name && drug.includes(name)))
    expect(within).toEqual(expect.arrayContaining(['prednisolone', 'cortisone', 'ofloxacin']))
    for (const name of within) {
      const response = await server.app.inject(`/api/shopping/item/getItemList?search=${name}`)
      const found = response.json<{ id: number; siteDisplayName: string }[]>()
      const drugs = found.filter(({ id }) => products.get(id)?.isDrug).map(({ siteDisplayName }) => siteDisplayName)
      expect(others(drugs, [name])).toEqual([])
    }
  })
})
