import type { Product } from '@gauze/contract'
import { ProductCards } from '@gauze/ui/product/product-grid'
import { GauzeProvider } from '@gauze/ui/provider'
import { StoreProductCard } from './store-product-card.js'
import type { Buying } from './use-buying.js'

const ALTERNATIVE_MESSAGES = { price: { loginToView: 'Log in to see price' } }

export interface ProductSectionsProps {
  product: Product
  buying: Buying
}

/** Details, related products and alternatives, at the hashes #pd, #rp and #ap (ROUTE-03). */
export function ProductSections({ product, buying }: ProductSectionsProps) {
  const related = product.correlatedItems.map(({ correlatedItem }) => correlatedItem)
  const sections = [
    { id: 'pd', label: 'Details' },
    ...(related.length > 0 ? [{ id: 'rp', label: 'Related products' }] : []),
    ...(product.alternativeItems.length > 0 ? [{ id: 'ap', label: 'Alternative products' }] : []),
  ]
  return (
    <>
      {sections.length > 1 ? (
        <nav className="product-nav" aria-label="On this page">
          <ul>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <section id="pd" className="product-details" aria-labelledby="pd-title">
        <h2 id="pd-title">Details</h2>
        <div className="product-details-columns">
          <div>
            {product.description.split(/\n+/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {product.itemFile.length > 0 ? (
              <>
                <h3>Downloads</h3>
                <ul className="product-downloads">
                  {product.itemFile.map(({ url, name }) => (
                    <li key={url}>
                      <a href={url}>{name}</a>
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </div>
          {product.attributes.length > 0 ? (
            <dl className="attributes">
              {product.attributes.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
      </section>
      {related.length > 0 ? (
        <section id="rp" className="product-more" aria-labelledby="rp-title">
          <h2 id="rp-title">Related products</h2>
          <ProductCards
            items={related}
            keyOf={({ id }) => id}
            renderItem={(item) => <StoreProductCard product={item} buying={buying} />}
          />
        </section>
      ) : null}
      {product.alternativeItems.length > 0 ? (
        <section id="ap" className="product-more" aria-labelledby="ap-title">
          <h2 id="ap-title">Alternative products</h2>
          <GauzeProvider messages={ALTERNATIVE_MESSAGES}>
            <ProductCards
              items={product.alternativeItems}
              keyOf={({ id }) => id}
              renderItem={(item) => <StoreProductCard product={item} buying={buying} />}
            />
          </GauzeProvider>
        </section>
      ) : null}
    </>
  )
}
