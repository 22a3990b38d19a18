'use client'
import type { Product, ProductCard } from '@gauze/contract'
import { type ComponentPropsWithRef, type ReactNode, use, useMemo } from 'react'
import { useContentLang } from '../../internal/content-lang.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { MessagesContext } from '../../messages/messages.js'
import { Carousel } from '../carousel/index.js'
import { type ProductSectionsMessages, productSectionsMessages } from './product-sections.messages.js'

export interface ProductSectionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The product, with its text, files, attributes and related items. */
  product: Pick<Product, 'description' | 'itemFile' | 'attributes' | 'correlatedItems' | 'alternativeItems'>
  /** Shows a related or an alternative product, such as in a `ProductCard`. */
  renderProduct: (product: ProductCard) => ReactNode
  messages?: Partial<ProductSectionsMessages>
}

/**
 * The content below the buy box of a product page: details, related products and alternatives, at the hashes `#pd`,
 * `#rp` and `#ap`, with links to the sections that exist.
 *
 * @example
 * <ProductSections product={product} renderProduct={(other) => <ProductCard product={other} access="signedOut" />} />
 */
export function ProductSections({ product, renderProduct, messages, className, ...props }: ProductSectionsProps) {
  const text = useMessages('productSections', productSectionsMessages, messages)
  const related = product.correlatedItems.map(({ correlatedItem }) => correlatedItem)
  const sections = [
    { id: 'pd', label: text.details },
    ...(related.length > 0 ? [{ id: 'rp', label: text.related }] : []),
    ...(product.alternativeItems.length > 0 ? [{ id: 'ap', label: text.alternatives }] : []),
  ]
  return (
    <div {...props} className={cx('gz-product-sections', className)}>
      {sections.length > 1 ? (
        <nav aria-label={text.label}>
          <ul>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <Details product={product} text={text} />
      {related.length > 0 ? (
        <Carousel
          id="rp"
          fit="related"
          label={text.related}
          head={<h2>{text.related}</h2>}
          items={related}
          keyOf={idOf}
          renderItem={renderProduct}
        />
      ) : null}
      {product.alternativeItems.length > 0 ? (
        <LoginWords words={text.alternativeLogin}>
          <Carousel
            id="ap"
            fit="alternatives"
            label={text.alternatives}
            head={<h2>{text.alternatives}</h2>}
            items={product.alternativeItems}
            keyOf={idOf}
            renderItem={renderProduct}
          />
        </LoginWords>
      ) : null}
    </div>
  )
}

function idOf({ id }: ProductCard) {
  return id
}

function Details({ product, text }: Pick<ProductSectionsProps, 'product'> & { text: ProductSectionsMessages }) {
  const { description, itemFile, attributes } = product
  const lang = useContentLang()
  return (
    <section id="pd" aria-labelledby="pd-title">
      <h2 id="pd-title">{text.details}</h2>
      <div data-slot="columns">
        <div>
          {description.split(/\n+/).map((paragraph) => (
            <p key={paragraph} lang={lang}>
              {paragraph}
            </p>
          ))}
          {itemFile.length > 0 ? (
            <Carousel
              fit="downloads"
              data-slot="downloads"
              label={text.downloads}
              head={<h3>{text.downloads}</h3>}
              items={itemFile}
              keyOf={({ url }) => url}
              renderItem={({ url, name }) => (
                <a href={url} lang={lang}>
                  {name}
                </a>
              )}
            />
          ) : null}
        </div>
        {attributes.length > 0 ? (
          <dl lang={lang}>
            {attributes.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </section>
  )
}

/** Replaces the words of the login link that is shown instead of a price. */
function LoginWords({ words, children }: { words: string; children: ReactNode }) {
  const outer = use(MessagesContext)
  const messages = useMemo(() => ({ ...outer, price: { ...outer.price, loginToView: words } }), [outer, words])
  return <MessagesContext value={messages}>{children}</MessagesContext>
}
