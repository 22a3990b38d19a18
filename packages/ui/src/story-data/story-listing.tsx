import { ProductCard } from '../catalog/product-card/index.js'
import { Listing, type ListingPage, type ListingPort, type ListingProps } from '../search/listing/index.js'
import { readListing } from '../search/listing-url/index.js'
import { categoryBranches, categoryCounts, facets, products } from './story-data.js'

/** The products of a page; every page has others. */
function productsOf(page: number) {
  return products.map((product) => ({ ...product, id: product.id * 100 + page }))
}

/** A page of a search with one filter, with the changes of a test or a story. */
export function makeListingPage(
  query = 'search=gloves&f.material=nitrile',
  changes: Partial<ListingPage['listing']> = {},
) {
  const page: ListingPage = {
    query: readListing(new URLSearchParams(query), {}),
    place: { path: '/shop' },
    listing: {
      results: productsOf(1),
      total: 96,
      page: 1,
      pages: 4,
      from: 1,
      limit: 24,
      facets: [facets.material, facets.size],
      category: null,
      categories: categoryCounts,
      queryID: null,
      corrected: null,
      relaxed: false,
      leftOut: [],
      without: [],
      nearest: null,
      ...changes,
    },
  }
  return page
}

/** Nothing was found, and each way out says how much there is. */
export const nothingFound = {
  results: [],
  total: 0,
  pages: 0,
  without: [
    { name: 'material', label: 'Nitrile', total: 1 },
    { name: 'category', label: 'Wound care', total: 1204 },
  ],
}

export const storyListingPort: ListingPort = {
  paginateItems: async ({ page = 1 }) => ({ ...makeListingPage().listing, page, results: productsOf(page) }),
  filterItems: async ({ filters }) => ({
    total: 96 - 10 * Object.values(filters ?? {}).flat().length,
    facets: [facets.material, facets.size],
  }),
}

/** A listing whose address goes nowhere. */
export function StoryListing({ page = makeListingPage(), ...props }: Partial<ListingProps>) {
  return (
    <Listing
      page={page}
      port={storyListingPort}
      places={(category) => (category === null ? page.place : { path: `/shop/${category}`, names: 'category' })}
      onNavigate={() => undefined}
      empty={null}
      categories={categoryBranches}
      renderItem={({ product }) => (
        <ProductCard product={product} access="visible" addability={{ ok: true }} level={2} />
      )}
      {...props}
    />
  )
}
