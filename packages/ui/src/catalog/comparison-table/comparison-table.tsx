'use client'
import type { Product } from '@gauze/contract'
import { type SellableProduct, type SoldItem, soldItem } from '@gauze/rules'
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
  /** Hides the rows in which all products are the same. */
  isOnlyDifferences?: boolean
  messages?: Partial<ComparisonTableMessages>
}

interface Column {
  readonly product: ComparisonTableProps['products'][number]
  readonly sold: SoldItem
}

/**
 * Compares products side by side: price, unit, stock and attributes. It marks the rows in which they differ. The table scrolls sideways when it is too wide.
 */
export function ComparisonTable({
  products,
  access,
  loginHref,
  isOnlyDifferences = false,
  messages,
  className,
  ...props
}: ComparisonTableProps) {
  const text = useMessages('comparisonTable', comparisonTableMessages, messages)
  const routes = useRoutes()
  const columns: Column[] = products.map((product) => ({ product, sold: soldItem(product) }))
  const names = [...new Set(products.flatMap(({ attributes }) => attributes.map(({ name }) => name)))]
  /** @param comparedOf returns the value to compare, if the cell is not the value itself */
  const row = (
    label: string,
    cellOf: (column: Column) => ReactNode,
    comparedOf: (column: Column) => unknown = cellOf,
  ) => {
    const isDifferent = new Set(columns.map(comparedOf)).size > 1
    if (isOnlyDifferences && !isDifferent) return null
    return (
      <tr key={label} data-differs={isDifferent || undefined}>
        <th scope="row">
          {label}
          {isDifferent && columns.length > 1 ? <span data-slot="differs">{text.differs}</span> : null}
        </th>
        {columns.map((column) => (
          <td key={column.product.id}>{cellOf(column)}</td>
        ))}
      </tr>
    )
  }
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
          {row(
            text.price,
            ({ sold: { price, units } }) => (
              <Price
                price={price}
                access={access}
                {...(loginHref === undefined ? {} : { loginHref })}
                {...(units[0] ? { unit: units[0] } : {})}
              />
            ),
            ({ sold: { price, units } }) => `${price} ${units[0]?.label}`,
          )}
          {row(
            text.availability,
            ({ sold }) => (
              <StockBadge quantityAvailable={sold.quantityAvailable} />
            ),
            ({ sold }) => sold.quantityAvailable > 0,
          )}
          {row(text.manufacturer, ({ product }) => product.manufacturer)}
          {names.map((name) =>
            row(name, ({ product }) => product.attributes.find((own) => own.name === name)?.value ?? text.nothing),
          )}
        </tbody>
      </table>
    </section>
  )
}
