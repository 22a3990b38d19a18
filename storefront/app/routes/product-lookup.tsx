import type { ApiClient, CallOptions } from '@gauze/api-client'
import type { ProductCard as ProductCardData } from '@gauze/contract'
import { cartItemOf } from '@gauze/machines/cart'
import { soldItem } from '@gauze/rules'
import { AddItems } from '@gauze/ui/catalog/add-items'
import { offeredUnit, ProductCard } from '@gauze/ui/catalog/product-card'
import { ProductLookup, productLookupCodec, productLookupPage } from '@gauze/ui/catalog/product-lookup'
import { useAddItemsToCart, useList } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { useListAddress } from '../account/use-list-address.js'
import { addAllFound } from '../browser/found-items.js'
import { useRuntime } from '../browser/runtime-provider.js'
import { readProtected } from '../data/read-protected.js'
import { type MetaLanguage, metaWords, useWords } from '../language/words.js'
import { LazyBarcodeNote } from '../product/lazy-barcode-note.js'
import { type Buying, useBuying } from '../product/use-buying.js'
import { privateMeta } from '../seo/private-meta.js'
import type { Route } from './+types/product-lookup.js'
import { lookupScreenMessages } from './product-lookup.messages.js'

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

export function meta({ matches }: MetaLanguage) {
  return privateMeta(metaWords(matches, 'lookupScreen', lookupScreenMessages).title)
}

/** A product with a quantity to add; one that cannot be bought says so in place of it. */
function LookupRow({ product, buying, search }: { product: ProductCardData; buying: Buying; search: string }) {
  const sold = soldItem(product)
  const unit = offeredUnit(product)
  const addability = buying.check(sold)
  return (
    <ProductCard.Root product={product} access={buying.access} level={2} addability={addability}>
      <ProductCard.Image />
      <ProductCard.Head>
        <ProductCard.Maker />
        <ProductCard.Name />
        <ProductCard.Identity />
        <ProductCard.Unit />
        <ProductCard.Ordered />
      </ProductCard.Head>
      <ProductCard.Marks />
      <ProductCard.Foot>
        <ProductCard.Price />
        {addability.ok ? null : <ProductCard.Action />}
        {addability.ok && unit ? (
          <AddItems.Quantity
            row={{
              ...{ itemId: sold.id, itemName: sold.itemName, name: sold.name },
              ...{ unit: unit.id, unitLabel: unit.label, searchTerm: search },
              preview: cartItemOf(product),
            }}
          />
        ) : null}
      </ProductCard.Foot>
    </ProductCard.Root>
  )
}

/** Finds products by part number or name and adds many of them together. The search is in the address. */
export default function ProductLookupPage({ loaderData: { first, sellable } }: Route.ComponentProps) {
  const runtime = useRuntime()
  const buying = useBuying(sellable)
  const { pending, outcomes, add } = useAddItemsToCart()
  const list = useList({
    ...useListAddress(productLookupCodec),
    initial: first,
    load: async (query, options) => lookUp((await runtime.load()).api, query, options),
  })
  const scanned = list.table.status === 'ready' ? (list.shown?.filters.search ?? '') : ''
  return (
    <div className="gz-page">
      <PageHeading {...useWords('lookupScreen', lookupScreenMessages)} />
      <AddItems.Root
        pending={pending}
        outcomes={outcomes}
        onAdd={(lines) => addAllFound(runtime, lines, add)}
        shown={list.table.rows.map((product) => soldItem(product).id)}
      >
        <ProductLookup.Root
          list={list}
          allHref={(search) => `/products/1?${new URLSearchParams({ search })}`}
          renderProduct={(product, search) => <LookupRow product={product} buying={buying} search={search} />}
        >
          <ProductLookup.Form />
          <AddItems.Others />
          <LazyBarcodeNote text={scanned} isFound={list.table.rows.length > 0} />
          <ProductLookup.Count data-results="" />
          <ProductLookup.Results view="list" />
        </ProductLookup.Root>
        <AddItems.Submit />
      </AddItems.Root>
    </div>
  )
}
