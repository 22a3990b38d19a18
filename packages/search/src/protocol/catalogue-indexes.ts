/** The indexes that are made from the catalogue and the searches logged. */
const catalogueIndexes = ['items', 'items_query_suggestions'] as const

/** The name of such an index. */
export type CatalogueIndex = (typeof catalogueIndexes)[number]

/** Whether an index is made from the catalogue, so that nobody may write to it. */
export function isCatalogueIndex(name: string): name is CatalogueIndex {
  return catalogueIndexes.some((known) => known === name)
}

/** Facets of products with their own name; others are `attributes.…`. */
export const fixedFacets: readonly string[] = ['category', 'manufacturer', 'availability', 'rxLevel', 'allocation']

const common = { hitsPerPage: 20, paginationLimitedTo: 1000, queryType: 'prefixLast' }

/** The settings that a push sends to the hosted service for each index, and that this service answers. */
export const catalogueSettings: Readonly<Record<CatalogueIndex, Readonly<Record<string, unknown>>>> = {
  items: {
    ...common,
    searchableAttributes: [
      'siteDisplayName,displayName',
      'manufacturer,categoryName',
      'mpn,variants.mpn',
      'attributes',
      'variants.matrixDetails.value',
    ],
    attributesForFaceting: [...fixedFacets, 'attributes'],
    customRanking: ['desc(popularity)'],
    advancedSyntax: true,
    advancedSyntaxFeatures: ['excludeWords'],
    maxValuesPerFacet: 100,
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    highlightPreTag: '<em>',
    highlightPostTag: '</em>',
  },
  items_query_suggestions: {
    ...common,
    searchableAttributes: ['query'],
    customRanking: ['desc(popularity)'],
    advancedSyntax: true,
    advancedSyntaxFeatures: ['excludeWords'],
  },
}
