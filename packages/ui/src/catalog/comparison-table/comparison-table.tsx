'use client'
import type { Product } from '@gauze/contract'
import { type SellableProduct, soldItem } from '@gauze/rules'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { Price, type PriceAccess } from '../price/index.js'
import { ProductImage } from '../product-image/index.js'
import { StockBadge } from '../stock-badge/index.js'
import { type ComparisonTableMessages, comparisonTableMessages } from './comparison-table.messages.js'

export interface ComparisonTableProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** As the page of a product has them. */
  products: readonly (SellableProduct & Pick<Product, 'attributes'>)[]
  /** Whether this visitor sees prices. */
  access: PriceAccess
  /** Where a visitor logs in to see prices. */
  loginHref?: string
  messages?: Partial<ComparisonTableMessages>
}

/**
 * Compares products side by side: price, unit, stock and attributes. The table scrolls sideways when it is too wide.
 */
export function ComparisonTable({ products, access, loginHref, messages, className, ...props }: ComparisonTableProps) {
  const text = useMessages('comparisonTable', comparisonTableMessages, messages)
  const routes = useRoutes()
  const columns = products.map((product) => ({ product, sold: soldItem(product) }))
  const names = [...new Set(products.flatMap(({ attributes }) => attributes.map(({ name }) => name)))]
  const row = (label: string, cellOf: (column: (typeof columns)[number]) => ReactNode) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {columns.map((column) => (
        <td key={column.product.id}>{cellOf(column)}</td>
      ))}
    </tr>
  )
  return (
    <section
      aria-label={text.label}
      {...props}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
      tabIndex={0}
      className={cx('gz-panel gz-comparison', className)}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{text.product}</th>
            {columns.map(({ product, sold }) => (
              <th scope="col" key={product.id}>
                <ProductImage src={sold.thumbnailImage} alt="" />
                <Anchor href={routes.product(sold.urlComponent)}>{sold.name}</Anchor>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(text.price, ({ sold: { price, units } }) => (
            <Price
              price={price}
              access={access}
              {...(loginHref === undefined ? {} : { loginHref })}
              {...(units[0] ? { unit: units[0] } : {})}
            />
          ))}
          {row(text.availability, ({ sold }) => (
            <StockBadge quantityAvailable={sold.quantityAvailable} />
          ))}
          {row(text.manufacturer, ({ product }) => product.manufacturer)}
          {names.map((name) =>
            row(name, ({ product }) => product.attributes.find((own) => own.name === name)?.value ?? text.nothing),
          )}
        </tbody>
      </table>
    </section>
  )
}
