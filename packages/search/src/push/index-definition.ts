import type { Db } from '@gauze/server/plugin'
import type { IndexSettings, Rule, SynonymHit } from 'algoliasearch'
import { sql } from 'drizzle-orm'
import { drugNames } from '../engine/drug-names.js'
import { catalogueSettings, fixedFacets } from '../protocol/catalogue-indexes.js'
import { parseSynonyms, type SynonymLine } from '../words/parse-synonyms.js'
import { readSynonyms } from '../words/stored-synonyms.js'

/**
 * The prefix of ids that a push writes, so that it can tell its own ids from the ids that people created in the
 * service.
 */
export const ownPrefix = 'gauze-'

/** Everything of an index except its records. */
export interface IndexDefinition {
  readonly settings: IndexSettings
  readonly synonyms: readonly SynonymHit[]
  readonly rules: readonly Rule[]
}

const searchbar = 'main-searchbar'

/** Part numbers are typed exactly or not at all; among equals, products in stock come first. */
const rules: readonly Rule[] = [
  {
    objectID: `${ownPrefix}part-numbers`,
    description: 'Part and item numbers have no typos',
    conditions: [{ context: searchbar }],
    consequence: { params: { disableTypoToleranceOnAttributes: ['mpn', 'itemName', 'variants.mpn'] } },
  },
  {
    objectID: `${ownPrefix}in-stock-first`,
    description: 'What is in stock comes first',
    conditions: [{ context: searchbar }],
    consequence: { params: { optionalFilters: ['availability:in-stock'] } },
  },
]

function idOf(words: readonly string[]): string {
  return `${ownPrefix}${words.join(' ').replace(/[^a-z0-9]+/gi, '-')}`
}

/** The hosted service knows words that replace one another, and words that others replace one way. */
function hitsOf(line: SynonymLine): SynonymHit[] {
  if (line.kind === 'means') {
    return line.names.map((name) => ({
      objectID: idOf([name, ...line.phrases]),
      type: 'oneWaySynonym',
      input: name,
      synonyms: [...line.phrases],
    }))
  }
  if (line.kind === 'ignored') return []
  return [{ objectID: idOf(line.phrases), type: 'synonym', synonyms: [...line.phrases] }]
}

/** The hosted service requires every facet to be named. */
async function readAttributeFacets(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT DISTINCT split_part(f.token, ':', 1) AS name FROM search_documents d, unnest(d.facets) AS f (token)
    WHERE starts_with(f.token, 'attributes.') ORDER BY 1`)
  return rows.map((row) => row.name)
}

/** Settings, synonyms and rules of the index of products. */
export async function itemsDefinition(db: Db): Promise<IndexDefinition> {
  return {
    settings: {
      ...catalogueSettings.items,
      searchableAttributes: [
        'unordered(siteDisplayName),unordered(displayName)',
        'mpn,itemName,variants.mpn',
        'unordered(manufacturer),unordered(categoryName)',
        'unordered(attributes)',
        'unordered(variants.matrixDetails.value)',
      ],
      attributesForFaceting: [
        ...fixedFacets.map((name) => (name === 'manufacturer' ? `searchable(${name})` : name)),
        ...(await readAttributeFacets(db)),
      ],
      attributesToHighlight: ['siteDisplayName', 'displayName', 'manufacturer', 'mpn', 'categoryName'],
      ignorePlurals: ['en'],
      queryLanguages: ['en'],
      removeStopWords: ['en'],
      disableTypoToleranceOnWords: [...drugNames],
    },
    synonyms: parseSynonyms((await readSynonyms(db)).text).lines.flatMap(hitsOf),
    rules,
  }
}

/** The index of query suggestions has only settings. */
export const suggestionsDefinition: IndexDefinition = {
  settings: {
    ...catalogueSettings.items_query_suggestions,
    attributesToHighlight: ['query'],
    ignorePlurals: ['en'],
    queryLanguages: ['en'],
  },
  synonyms: [],
  rules: [],
}
