'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { ProductCardSkeleton } from '../product-card/index.js'
import { type ProductGridMessages, productGridMessages } from './product-grid.messages.js'

export interface ProductCardsProps<Item> extends ComponentPropsWithRef<'div'> {
  /** The products, in their order. */
  items: readonly Item[]
  /** Returns the key of a product. */
  keyOf: (item: Item) => string | number
  /** Renders the card of a product. */
  renderItem: (item: Item, index: number) => ReactNode
  /** Cards side by side, or rows to compare. @selector [data-view] */
  view?: 'grid' | 'list'
  /**
   * Without items so far, `loading` shows their outlines; with items, they stay while newer ones load. `error` hides
   * them. @selector [data-status]
   */
  status?: 'ready' | 'loading' | 'error'
  /** How many outlines to show. */
  skeletons?: number
  /** The number of outlines below the items, for items that are loading. */
  pending?: number
  /** Content above the items, or instead of them. */
  children?: ReactNode
  messages?: Partial<ProductGridMessages>
}

/**
 * A list of cards, or of rows, with outlines while it loads. `ProductGrid` has words for an empty and a failed list,
 * too; use `ProductCards` if your page shows these words elsewhere.
 * @example
 * <ProductCards items={products} keyOf={({ id }) => id} renderItem={(product) => <ProductCard product={product} />} />
 */
export function ProductCards<Item>({
  items,
  keyOf,
  renderItem,
  view = 'grid',
  status = 'ready',
  skeletons = 8,
  pending = 0,
  messages,
  className,
  children,
  ...props
}: ProductCardsProps<Item>) {
  const text = useMessages('productGrid', productGridMessages, messages)
  return (
    <div
      {...props}
      className={cx('gz-grid', className)}
      data-view={view}
      data-status={status}
      aria-busy={status === 'loading' || pending > 0}
    >
      {children}
      {status === 'loading' && items.length === 0 ? (
        <>
          <p className="gz-visually-hidden" role="status">
            {text.loading}
          </p>
          <Skeletons count={skeletons} />
        </>
      ) : null}
      {status !== 'error' && items.length > 0 ? (
        <ul data-slot="cards">
          {items.map((item, index) => (
            <li key={keyOf(item)}>{renderItem(item, index)}</li>
          ))}
        </ul>
      ) : null}
      {pending > 0 ? <Skeletons count={pending} /> : null}
    </div>
  )
}

function Skeletons({ count }: { count: number }) {
  return (
    <div data-slot="cards" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no other identity
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  )
}
