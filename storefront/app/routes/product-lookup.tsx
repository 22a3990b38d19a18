import type { ApiClient, CallOptions } from '@gauze/api-client'
import { useList } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { ProductLookup, productLookupCodec, productLookupPage } from '@gauze/ui/product/product-lookup'
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { useListAddress } from '../account/use-list-address.js'
import { useRuntime } from '../browser/runtime-provider.js'
import { readProtected } from '../data/read-protected.js'
import { StoreProductCard } from '../product/store-product-card.js'
import { useBuying } from '../product/use-buying.js'
import type { Route } from './+types/product-lookup.js'

type Query = ReturnType<typeof productLookupCodec.read>

async function lookUp(api: ApiClient, { filters: { search } }: Query, options?: CallOptions) {
  return productLookupPage(search ? await api.getItemList({ search }, options) : [])
}

/** The products in view first, with the page itself. The list reads the others. */
export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const query = productLookupCodec.read(url.searchParams)
  const [answer, sellable] = await readProtected(context, (api) =>
    Promise.all([lookUp(api, query), api.getSellableControlledSubstances()]),
  )
  return { first: { query, answer }, sellable: sellable.rxLevels }
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export function meta() {
  return [{ title: 'Product lookup | Gauze' }, { name: 'robots', content: 'noindex' }]
}

/** Finds a product by part number or name and adds it, without leaving the page. The search is in the address. */
export default function ProductLookupPage({ loaderData: { first, sellable } }: Route.ComponentProps) {
  const runtime = useRuntime()
  const buying = useBuying(sellable)
  const list = useList({
    ...useListAddress(productLookupCodec),
    initial: first,
    load: async (query, options) => lookUp((await runtime.load()).api, query, options),
  })
  return (
    <div className="gz-page">
      <PageHeading
        title="Product lookup"
        description="Find a product by item number, MPN or name, and add it at once."
      />
      <ProductLookup
        list={list}
        allHref={(search) => `/products/1?${new URLSearchParams({ search })}`}
        slotProps={{ count: { 'data-results': '' } }}
        renderProduct={(product, search) => (
          <StoreProductCard product={product} buying={buying} level={2} searchTerm={search} />
        )}
      />
    </div>
  )
}
