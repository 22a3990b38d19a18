import { z } from 'zod'
import { idOf, listSchema, queryIntSchema, textSchema } from '../entities/common.js'
import { categorySchema, facetSchema, productCardSchema, productSchema, sortSchema } from '../entities/product.js'
import { users, visitors } from './access.js'
import { defineCalls } from './define-call.js'
import { searchContext } from './record-calls.js'

const filtersSchema = z
  .record(textSchema(60, 1), z.array(textSchema(120)).max(50, 'has too many values'))
  .refine((filters) => Object.keys(filters).length <= 30, 'has too many filters')

const listedSchema = z.object({
  search: textSchema(200).optional(),
  category: textSchema(200).optional().describe('url component or id of a category or subcategory'),
})

const filterValueSchema = z.object({ name: z.string(), value: z.string(), label: z.string().describe('in words') })

const filterTextSchema = textSchema(181).regex(
  /^[^:]{1,60}:/,
  'must be a filter and a value, such as manufacturer:Acme',
)

/** A parameter that an address may have several times. */
function listOf(given: unknown): unknown {
  return typeof given === 'string' ? [given] : given
}

/** A page of a listing. */
const listingSchema = listSchema(productCardSchema).extend({
  facets: z.array(facetSchema),
  category: categorySchema.nullable(),
  categories: z
    .record(z.string(), z.int())
    .describe(
      'the number of products by url component of a category: of the catalog, or of the products that a search found',
    ),
  queryID: z.string().nullable(),
  from: z.int().min(1).describe('the first page that results hold'),
  corrected: z.string().nullable().describe('the words searched for in place of the typed words'),
  relaxed: z.boolean().describe('no product had all the words: these are the nearest'),
  leftOut: z.array(filterValueSchema).describe('chosen values that the catalog does not know'),
  without: z
    .array(z.object({ name: z.string(), label: z.string(), total: z.int() }))
    .describe(
      'when no product is left: filters, or the category, to remove; the removal that lists most products first',
    ),
  nearest: z
    .object({ name: z.string(), urlComponent: z.string() })
    .nullable()
    .describe('the category that is nearest to a search that nothing fits'),
})

const itemReferenceSchema = z.object({ id: textSchema(200, 1).describe('an item id or a url component') })

/** The calls under /api/shopping/ (spec section 7), and the allocation of an item. */
export const shoppingCalls = defineCalls({
  getItem: {
    id: 'API-80',
    method: 'GET',
    path: '/api/shopping/item/item',
    access: visitors,
    summary: 'One product by item id, url component or scanned barcode, with the prices the caller may see',
    sample: { id: '1' },
    query: itemReferenceSchema,
    response: productSchema,
  },
  getAlternativeItems: {
    id: 'API-81',
    method: 'GET',
    path: '/api/shopping/item/alternativeItem',
    access: visitors,
    summary: 'Products that can stand in for this one',
    sample: { id: '1' },
    query: itemReferenceSchema,
    response: z.array(productCardSchema),
  },
  getCorrelatedItems: {
    id: 'API-82',
    method: 'GET',
    path: '/api/shopping/item/correlatedItems',
    access: visitors,
    summary: 'Products that go with this one',
    sample: { id: '1' },
    query: itemReferenceSchema,
    response: z.array(z.object({ correlatedItem: productCardSchema })),
  },
  getSellableControlledSubstances: {
    id: 'API-83',
    method: 'GET',
    path: '/api/shopping/item/getSellableControlledSubstances',
    access: visitors,
    summary: 'The Rx levels that the store sells at present',
    response: z.object({ rxLevels: z.array(z.string()) }),
  },
  getTopItems: {
    id: 'API-84',
    method: 'GET',
    path: '/api/shopping/item/topItems',
    access: visitors,
    summary: 'The best-selling products',
    sample: { limit: 3 },
    query: z.object({ limit: queryIntSchema(1, 24).optional() }),
    response: z.array(productCardSchema),
  },
  getCovidList: {
    id: 'API-75',
    method: 'GET',
    path: '/api/informational/getcovidlist',
    access: visitors,
    summary:
      'Products that protect from infection: the products of infection control and protective equipment, bestsellers first',
    response: z.array(productCardSchema),
  },
  getItemList: {
    id: 'API-76',
    method: 'GET',
    path: '/api/shopping/item/getItemList',
    access: visitors,
    summary: 'The first products for a search text, from the store itself',
    sample: { search: 'gauze' },
    query: z.object({ search: textSchema(200) }),
    response: z.array(productCardSchema),
  },
  paginateItems: {
    id: 'API-16',
    method: 'POST',
    path: '/api/shopping/item/paginate',
    access: visitors,
    summary: 'A page of a listing with its filters and counts',
    sample: { search: 'gauze', page: 1, limit: 10, filters: { manufacturer: ['x'] } },
    body: listedSchema.extend({
      page: z.int().min(1, 'must be 1 or more').max(10_000, 'must be 10000 or less').optional(),
      from: z
        .int()
        .min(1, 'must be 1 or more')
        .max(10_000, 'must be 10000 or less')
        .optional()
        .describe('the first page to answer, so that a list that grew is read at once; page unless given'),
      limit: z.int().min(1, 'must be 1 or more').max(100, 'must be 100 or less').optional(),
      sort: sortSchema.optional(),
      filters: filtersSchema.optional(),
      allFacetValues: z
        .boolean()
        .optional()
        .describe('every value of each filter, as filterItems answers them; otherwise the first and the chosen ones'),
      ...searchContext,
    }),
    response: listingSchema,
  },
  listItems: {
    id: 'API-15',
    method: 'GET',
    path: '/api/shopping/item/paginate',
    access: visitors,
    summary: 'The same page of a listing for a request by its address alone',
    sample: { search: 'gauze', page: 1, limit: 10, filter: ['manufacturer:x'] },
    query: listedSchema.extend({
      page: queryIntSchema(1, 10_000).optional(),
      limit: queryIntSchema(1, 100).optional(),
      sort: sortSchema.optional(),
      filter: z
        .preprocess(listOf, z.array(filterTextSchema).max(50, 'has too many values'))
        .optional()
        .describe('a filter and a value of it, such as manufacturer:Acme; may be repeated'),
    }),
    response: listingSchema,
  },
  filterItems: {
    id: 'API-77',
    method: 'POST',
    path: '/api/shopping/item/filters',
    access: visitors,
    summary: 'The result of filters on a listing: the number of products, and the counts of every filter',
    sample: { search: 'gauze', filters: { manufacturer: ['x'] } },
    body: listedSchema.extend({ filters: filtersSchema }),
    response: z.object({ total: z.int().min(0), facets: z.array(facetSchema) }),
  },
  getItemUrls: {
    id: 'ROUTE-01',
    method: 'GET',
    path: '/api/shopping/item/urls',
    access: visitors,
    summary: 'Where every listed product is, 5000 at a time, for sitemaps; our own, the specification has no such call',
    sample: { page: 1 },
    query: z.object({ page: queryIntSchema(1, 10_000).optional() }),
    response: listSchema(z.object({ urlComponent: z.string(), updatedAt: z.iso.datetime() })),
  },
  getCategories: {
    id: 'API-78',
    method: 'GET',
    path: '/api/shopping/category/getCategories',
    access: visitors,
    summary: 'The category tree',
    response: z.array(categorySchema),
  },
  getCategoryBySubCategoryUrl: {
    id: 'API-79',
    method: 'GET',
    path: '/api/shopping/category/getCategoryBySubCategoryUrl',
    access: visitors,
    summary: 'The category that a url component or id names, or the one its subcategory belongs to, with its children',
    sample: { urlComponent: 'gloves' },
    query: z.object({ urlComponent: textSchema(200, 1) }),
    response: categorySchema,
  },
  getItemAllocation: {
    id: 'API-42',
    method: 'POST',
    path: '/api/myaccount/allocation/getItemAllocation',
    access: users,
    summary:
      'How many base units of an item the company may still buy in this period; null when it is not on allocation',
    body: z.object({ itemId: idOf('item') }),
    response: z.object({ allocationMax: z.int().nullable() }),
    sample: { itemId: 1 },
  },
})
