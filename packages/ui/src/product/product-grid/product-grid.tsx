'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type ProductGridMessages, productGridMessages } from './product-grid.messages.js'

export interface ProductGridProps<Item> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  renderItem: (item: Item, index: number) => ReactNode
  /** Without items yet, `loading` draws their outlines; with items, they stay while newer ones load. @selector [data-status] */
  status?: 'ready' | 'loading' | 'error'
  onRetry?: () => void
  /** How many outlines to draw. */
  skeletons?: number
  /** Links or buttons of the empty state. */
  emptyActions?: ReactNode
  messages?: Partial<ProductGridMessages>
}

/** A list of cards with its own loading, empty and error states. */
export function ProductGrid<Item>({
  items,
  keyOf,
  renderItem,
  status = 'ready',
  onRetry,
  skeletons = 8,
  emptyActions,
  messages,
  className,
  ...props
}: ProductGridProps<Item>) {
  const text = useMessages('productGrid', productGridMessages, messages)
  const isFirstLoad = status === 'loading' && items.length === 0
  return (
    <div {...props} className={cx('gz-grid', className)} data-status={status} aria-busy={status === 'loading'}>
      {status === 'error' ? <ErrorState {...(onRetry ? { onRetry } : {})} /> : null}
      {isFirstLoad ? (
        <>
          <p className="gz-visually-hidden" role="status">
            {text.loading}
          </p>
          <div data-slot="cards">
            {Array.from({ length: skeletons }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: outlines have nothing else to be told apart by
              <CardSkeleton key={index} />
            ))}
          </div>
        </>
      ) : null}
      {status === 'ready' && items.length === 0 ? (
        <EmptyState title={text.emptyTitle} actions={emptyActions}>
          {text.emptyBody}
        </EmptyState>
      ) : null}
      {status !== 'error' && items.length > 0 ? (
        <ul data-slot="cards">
          {items.map((item, index) => (
            <li key={keyOf(item)}>{renderItem(item, index)}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function CardSkeleton() {
  return (
    <div className="gz-card" aria-hidden="true">
      <Skeleton shape="box" height="auto" className="gz-skeleton-art" />
      <Skeleton width="40%" />
      <Skeleton height="1em" />
      <Skeleton width="75%" height="1em" />
      <Skeleton width="50%" />
      <Skeleton width="35%" height="1.4em" />
      <Skeleton height="38px" shape="box" />
    </div>
  )
}
