import { sql } from 'drizzle-orm'
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

  /** The names of the items that a listing of the query shows, the best first. */
  const shownFor = async (query: string): Promise<string[]> => {
    const { ids, shown } = await server.engine.search({ query, limit: 60 })
    const items = ids.map((id) => shown.get(id)?.itemId ?? id)
    const { rows } = await server.db.execute<{ id: number; name: string }>(
      sql`SELECT id, site_display_name AS name FROM items WHERE id = ANY(${sql.param(items)}::int[])`,
    )
    return items.map((item) => rows.find(({ id }) => id === item)?.name ?? '')
  }

  it.each([
    ['coban 2 inch', /cohesive wrap, 2 in/],
    ['Tegaderm', /^Transparent film dressing/],
    ['caviwipes', /wipes, quaternary/],
    ['vicryl 4-0', /^Polyglactin .* 4-0/],
    ['cbc tube', /K2 EDTA/],
    ['popsicle sticks', /^Tongue depressors/],
    ['barf bags', /^Emesis bags/],
    ['poop test', /^Fecal occult blood/],
    ['nose hose', /^Nasal cannula/],
    ['diabetic needles', /^(?:Insulin syringe|Pen needle|Safety pen needle)/],
    ['guantes de nitrilo medianos', /^Nitrile exam gloves.*medium/],
    ['cubrebocas', /^(?:Procedure|Surgical) mask/],
    ['baumanómetro', /^(?:Aneroid sphygmomanometer|Automatic blood pressure monitor)/],
    ['agua oxigenada', /^Hydrogen peroxide/],
    ['lidocaína con epinefrina', /^Lidocaine HCl and epinephrine/],
  ])('SRCH-06 answers "%s" with the product that is meant', async (query, named) => {
    expect((await shownFor(query))[0]).toMatch(named)
  })

  it.each([
    ['solu-medrol', /succinate/],
    ['depo-medrol', /^Methylprednisolone acetate/],
    ['medrol dosepak', /^Methylprednisolone dose pack/],
    ['tylenol', /^(?:Acetaminophen|Children's acetaminophen)/],
    ['havrix', /^Hepatitis A/],
    ['engerix', /^Hepatitis B/],
    ['tenivac', /^Tetanus and diphtheria vaccine/],
    ['boostrix', /pertussis/],
    ['epipen jr', /0\.15 mg/],
    ['epi 1:1000', /^Epinephrine.* 1 mg\/mL/],
    ['epi 1:10000', /^Epinephrine.* 0\.1 mg\/mL/],
    ['butt wipes', /^(?:Adult personal cleansing wipes|Fragrance-free|Barrier|Baby wipes|Adult washcloths|Rinse-free)/],
    ['c diff wipes', /bleach|sporicidal/],
    ['sani-cloth bleach', /bleach/],
  ])('SRCH-06 shows nothing but the meant product for "%s"', async (query, named) => {
    const names = await shownFor(query)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !named.test(name))).toEqual([])
  })

  it('SRCH-06 has an item for every phrase of the synonyms', async () => {
    expect(await unmet(lines.flatMap((line) => (line.kind === 'ignored' ? [] : line.phrases)))).toEqual([])
  }, 20_000)

  it('SRCH-06 has an item for every name that means something else', async () => {
    expect(await unmet(meanings.flatMap((line) => line.names))).toEqual([])
  }, 20_000)
})
