import type { ApiClient } from '@gauze/api-client'
import { categoryPath, productPath, soldItem } from '@gauze/rules'
import { breadcrumbData, productData } from '@gauze/rules/seo'
import { Gallery } from '@gauze/ui/catalog/gallery'
import { Breadcrumbs } from '@gauze/ui/navigation/breadcrumbs'
import { memo, useRef } from 'react'
import { useNavigation } from 'react-router-dom'
import { lowerPart, ServedPart } from '../browser/served-part.js'
import { failPage, visitorApi } from '../data/api.server.js'
import { forCustomer } from '../data/for-customer.js'
import { readProductData } from '../data/product-data.js'
import { requestScope } from '../data/request-scope.server.js'
import { noteShownProduct } from '../data/shown-product.server.js'
import { useWords } from '../language/words.js'
import { ProductBuyBox } from '../product/product-buy-box.js'
import type { StoreProductSectionsProps } from '../product/store-product-sections.js'
import { useBuying } from '../product/use-buying.js'
import { useUnloaded } from '../product/use-unloaded.js'
import { JsonLd } from '../seo/json-ld.js'
import { pageMeta } from '../seo/page-meta.js'
import { pageOrigin } from '../seo/page-origin.js'
import { publicHeaders } from '../seo/public-headers.js'
import { frameMessages } from '../shell/frame.messages.js'
import '../styles/product.css'
import type { Route } from './+types/product.js'

const StoreProductSections = lowerPart(
  async () => (await import('../product/store-product-sections.js')).StoreProductSections,
)

async function readPage(api: ApiClient, id: string, origin: string, isCustomer: boolean) {
  return { ...(await readProductData(api, id, isCustomer)), origin }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const origin = pageOrigin(context.get(requestScope).settings)
  const page = await readPage(visitorApi(context), params.id, origin, false).catch(failPage(context))
  noteShownProduct(context, params.id, page.product)
  return page
}

export async function clientLoader({ context, params, serverLoader }: Route.ClientLoaderArgs) {
  return forCustomer(context, serverLoader, (api) => readPage(api, params.id, location.origin, true))
}

export const headers = publicHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { product, origin } = loaderData
  const sold = soldItem(product)
  return pageMeta({
    title: product.titleTag || sold.heading,
    description: product.metaTag || product.description,
    keywords: product.searchKeywords,
    canonical: `${origin}/product/${sold.pageUrlComponent}`,
    noindex: product.inactive,
  })
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, origin, sellable } = loaderData
  const buying = useBuying(sellable)
  const onUnloaded = useUnloaded()
  const gallery = useRef<HTMLDivElement>(null)
  const { location: next } = useNavigation()
  // Another size is loading: the previous one stays in view.
  const isChanging = product.children.some(({ urlComponent }) => productPath(urlComponent) === next?.pathname)
  const { category } = product
  const { home } = useWords('frame', frameMessages)
  const sold = soldItem(product)
  const path = productPath(sold.pageUrlComponent)
  const trail = [
    { name: home, path: '/' },
    ...(category.parent ? [{ name: category.parent.name, path: categoryPath(category.parent.urlComponent) }] : []),
    { name: category.name, path: categoryPath(category.urlComponent) },
    { name: sold.heading, path },
  ]
  return (
    <div className="gz-page product-page">
      <JsonLd data={import.meta.env.SSR ? breadcrumbData(origin, trail) : null} />
      <JsonLd data={import.meta.env.SSR ? productData(origin, product) : null} />
      <Breadcrumbs items={trail.map(({ name, path }) => ({ label: name, href: path }))} />
      <div key={sold.parentId ?? sold.id} className="product gz-panel" aria-busy={isChanging}>
        <Gallery ref={gallery} images={product.itemImage} name={sold.name} onUnloaded={onUnloaded} />
        <ProductBuyBox data={loaderData} buying={buying} gallery={gallery} url={origin + path} />
      </div>
      <Sections product={product} sellable={sellable} />
    </div>
  )
}

/** Separate from the page, which the arrival of the session draws again, perhaps before the module has arrived. */
const Sections = memo(function Sections(props: StoreProductSectionsProps) {
  return (
    <ServedPart>
      <StoreProductSections {...props} />
    </ServedPart>
  )
})
