'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { ProductCardSkeleton } from '../product-card/index.js'
import { type ProductGridMessages, productGridMessages } from './product-grid.messages.js'

export interface ProductGridProps<Item> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  renderItem: (item: Item, index: number) => ReactNode
  /** Cards side by side, or rows to compare. @selector [data-view] */
  view?: 'grid' | 'list'
  /**
   * Without items so far, `loading` shows their outlines; with items, they stay while newer ones load. @selector
   * [data-status]
   */
  status?: 'ready' | 'loading' | 'error'
  onRetry?: () => void
  /** How many outlines to show. */
  skeletons?: number
  /** How many outlines are below the items, while as many more are on their way. */
  pending?: number
  /** Replaces the empty list; by default words with `emptyActions`. */
  empty?: ReactNode
  /** Links or buttons of the empty state. */
  emptyActions?: ReactNode
  messages?: Partial<ProductGridMessages>
}

/** A list of cards, or of rows, with its own loading, empty and error states. */
export function ProductGrid<Item>({
  items,
  keyOf,
  renderItem,
  view = 'grid',
  status = 'ready',
  onRetry,
  skeletons = 8,
  pending = 0,
  empty,
  emptyActions,
  messages,
  className,
  ...props
}: ProductGridProps<Item>) {
  const text = useMessages('productGrid', productGridMessages, messages)
  const isFirstLoad = status === 'loading' && items.length === 0
  return (
    <div
      {...props}
      className={cx('gz-grid', className)}
      data-view={view}
      data-status={status}
      aria-busy={status === 'loading' || pending > 0}
    >
      {status === 'error' ? <ErrorState {...(onRetry ? { onRetry } : {})} /> : null}
      {isFirstLoad ? (
        <>
          <p className="gz-visually-hidden" role="status">
            {text.loading}
          </p>
          <Skeletons count={skeletons} />
        </>
      ) : null}
      {status === 'ready' && items.length === 0
        ? (empty ?? (
            <EmptyState title={text.emptyTitle} actions={emptyActions}>
              {text.emptyBody}
            </EmptyState>
          ))
        : null}
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
