'use client'
import type { ReactNode } from 'react'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { useMessages } from '../../messages/index.js'
import { ProductCards, type ProductCardsProps } from './product-cards.js'
import { productGridMessages } from './product-grid.messages.js'

export interface ProductGridProps<Item> extends Omit<ProductCardsProps<Item>, 'children'> {
  /** Called when the user asks again for products that could not be read. */
  onRetry?: () => void
  /** Replaces the empty list; by default words with `emptyActions`. */
  empty?: ReactNode
  /** Links or buttons of the empty state. */
  emptyActions?: ReactNode
}

/** A list of cards, or of rows, with its own loading, empty and error states. */
export function ProductGrid<Item>({ onRetry, empty, emptyActions, ...props }: ProductGridProps<Item>) {
  const { items, status = 'ready', messages } = props
  const text = useMessages('productGrid', productGridMessages, messages)
  return (
    <ProductCards {...props}>
      {status === 'error' ? <ErrorState {...(onRetry ? { onRetry } : {})} /> : null}
      {status === 'ready' && items.length === 0
        ? (empty ?? (
            <EmptyState title={text.emptyTitle} actions={emptyActions}>
              {text.emptyBody}
            </EmptyState>
          ))
        : null}
    </ProductCards>
  )
}
