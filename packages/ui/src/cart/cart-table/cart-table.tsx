'use client'
import { type ComponentPropsWithRef, useRef } from 'react'
import { LinkButton } from '../../actions/link-button/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { CartLine, type CartLineView } from '../cart-line/index.js'
import { type CartTableMessages, cartTableMessages } from './cart-table.messages.js'
import { lineNames } from './line-names.js'

export interface CartTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  lines: readonly CartLineView[]
  onQuantityChange: (lineId: number, quantity: number) => void
  onUnitChange: (lineId: number, unitId: number) => void
  onRemove: (lineId: number) => void
  /** @selector [data-status] */
  status?: 'ready' | 'loading' | 'error'
  onRetry?: () => void
  messages?: Partial<CartTableMessages>
}

/**
 * The lines of the cart: rows on a wide screen, cards on a phone, with their own loading, empty and error states. When a
 * line is removed, focus moves to the same button of the line that takes its place, and to the table after the last one.
 */
export function CartTable({
  lines,
  onQuantityChange,
  onUnitChange,
  onRemove,
  status = 'ready',
  onRetry,
  messages,
  className,
  ...props
}: CartTableProps) {
  const text = useMessages('cartTable', cartTableMessages, messages)
  const names = lineNames(lines, text)
  const listRef = useRef<HTMLUListElement>(null)
  const focusBeside = (index: number) => {
    const rows = listRef.current?.children
    const button = (rows?.[index + 1] ?? rows?.[index - 1])?.querySelector<HTMLElement>('[data-slot="remove"]')
    const target = button ?? listRef.current?.parentElement
    target?.focus()
  }
  return (
    <div tabIndex={-1} {...props} className={cx('gz-cart-table gz-panel', className)} data-status={status}>
      {status === 'error' ? <ErrorState {...(onRetry ? { onRetry } : {})} /> : null}
      {status === 'loading' && lines.length === 0 ? <LoadingLines words={text.loading} /> : null}
      {status === 'ready' && lines.length === 0 ? (
        <EmptyState title={text.emptyTitle} actions={<LinkButton href="/products">{text.browse}</LinkButton>}>
          {text.empty}
        </EmptyState>
      ) : null}
      {status !== 'error' && lines.length > 0 ? (
        <ul ref={listRef} aria-label={text.label}>
          {lines.map((line, index) => (
            <CartLine
              key={line.id}
              line={line}
              itemName={names[index] ?? line.name}
              onQuantityChange={(quantity) => onQuantityChange(line.id, quantity)}
              onUnitChange={(unitId) => onUnitChange(line.id, unitId)}
              onRemove={() => {
                focusBeside(index)
                onRemove(line.id)
              }}
            />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function LoadingLines({ words }: { words: string }) {
  return (
    <>
      <p className="gz-visually-hidden" role="status">
        {words}
      </p>
      {['first', 'second', 'third'].map((line) => (
        <div key={line} className="gz-cart-line" aria-hidden="true">
          <Skeleton shape="box" height="68px" />
          <div data-slot="item">
            <Skeleton width="70%" height="1em" />
            <Skeleton width="40%" />
          </div>
          <Skeleton height="38px" shape="box" />
          <Skeleton width="112px" height="38px" shape="box" />
          <Skeleton height="1.2em" />
        </div>
      ))}
    </>
  )
}
