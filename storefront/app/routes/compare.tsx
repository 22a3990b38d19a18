import type { ApiClient } from '@gauze/api-client'
import type { Product } from '@gauze/contract'
import { soldItem } from '@gauze/rules'
import { Button } from '@gauze/ui/actions/button'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { EmptyState } from '@gauze/ui/feedback/empty-state'
import { TextField } from '@gauze/ui/forms/text-field'
import { Anchor } from '@gauze/ui/link'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { Price } from '@gauze/ui/product/price'
import { ProductImage } from '@gauze/ui/product/product-image'
import { StockBadge } from '@gauze/ui/product/stock-badge'
import { Form } from 'react-router-dom'
import { useBuyer } from '../product/use-buying.js'
import { forCustomer } from '../runtime/for-customer.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import { visitorApi } from '../services/api.server.js'
import type { Route } from './+types/compare.js'

const MAX_PRODUCTS = 4

/** Products of `?ids=1,2,3`; one that is gone is left out. */
async function readProducts(api: ApiClient, url: URL): Promise<{ products: Product[] }> {
  const ids = (url.searchParams.get('ids') ?? '').split(/[\s,]+/).filter((id) => /^[\w-]{1,200}$/.test(id))
  const answers = await Promise.allSettled([...new Set(ids)].slice(0, MAX_PRODUCTS).map((id) => api.getItem({ id })))
  return { products: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])) }
}

export const loader = ({ context, url }: Route.LoaderArgs) => readProducts(visitorApi(context), url)

export async function clientLoader({ context, url, serverLoader }: Route.ClientLoaderArgs) {
  return forCustomer(context, serverLoader, (api) => readProducts(api, url))
}

export const headers = publicHeaders

export const meta = () => pageMeta({ title: 'Compare products', noindex: true })

/** Products side by side by their attributes (PDP-16). */
export default function Compare({ loaderData: { products } }: Route.ComponentProps) {
  const { access, loginHref } = useBuyer(products)
  const columns = products.map((product) => ({ product, sold: soldItem(product) }))
  const names = [...new Set(products.flatMap(({ attributes }) => attributes.map(({ name }) => name)))]
  return (
    <div className="gz-page">
      <PageHeading title="Compare products" />
      {products.length === 0 ? (
        <div className="gz-panel">
          <EmptyState
            title="Nothing to compare yet"
            actions={
              <LinkButton variant="plain" href="/products/1">
                Browse all products
              </LinkButton>
            }
          >
            Give two to four item numbers to see the products side by side. Each product’s page shows its number.
          </EmptyState>
          <Form className="lookup-form compare-form">
            <TextField label="Item numbers, with commas between them" name="ids" isRequired />
            <Button type="submit">Compare</Button>
          </Form>
        </div>
      ) : (
        <div className="gz-panel compare">
          <table>
            <thead>
              <tr>
                <th scope="col">Product</th>
                {columns.map(({ product, sold }) => (
                  <th scope="col" key={product.id}>
                    <ProductImage src={sold.thumbnailImage} alt="" />
                    <Anchor href={`/product/${sold.urlComponent}`}>{sold.name}</Anchor>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Price</th>
                {columns.map(({ product, sold: { price, units } }) => (
                  <td key={product.id}>
                    <Price
                      price={price}
                      access={access}
                      loginHref={loginHref}
                      {...(units[0] ? { unit: units[0] } : {})}
                    />
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">Availability</th>
                {columns.map(({ product, sold }) => (
                  <td key={product.id}>
                    <StockBadge quantityAvailable={sold.quantityAvailable} />
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">Manufacturer</th>
                {products.map(({ id, manufacturer }) => (
                  <td key={id}>{manufacturer}</td>
                ))}
              </tr>
              {names.map((name) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {products.map(({ id, attributes }) => (
                    <td key={id}>{attributes.find((attribute) => attribute.name === name)?.value ?? '–'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
