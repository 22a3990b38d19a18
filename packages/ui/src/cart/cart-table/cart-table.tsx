'use client'
import type { CartNotification } from '@gauze/contract'
import { type ComponentPropsWithRef, useRef } from 'react'
import { LinkButton } from '../../actions/link-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { cx } from '../../internal/cx.js'
import { useSettled } from '../../internal/use-settled.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { CartLine, type CartLineView } from '../cart-line/index.js'
import { type CartTableMessages, cartTableMessages } from './cart-table.messages.js'
import { lineNames } from './line-names.js'
import { noticesByLine } from './notices-by-line.js'
import { useLineFocus } from './use-line-focus.js'
import { useLineKeys } from './use-line-keys.js'
import { useMergeNews } from './use-merge-news.js'

const noNotices: readonly CartNotification[] = []

export interface CartTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  lines: readonly CartLineView[]
  /** Warnings of the cart; one with an item's number as its id is shown in the last line of that item. */
  notices?: readonly CartNotification[]
  onQuantityChange: (lineId: number, quantity: number) => void
  onUnitChange: (lineId: number, unitId: number) => void
  onRemove: (lineId: number) => void
  /** @selector [data-status] */
  status?: 'ready' | 'loading' | 'error'
  onRetry?: () => void
  messages?: Partial<CartTableMessages>
}

/**
 * The lines of the cart: rows on a wide screen, cards on a phone, with their own loading, empty and error states. When
 * the line with the focus disappears, for any reason, the focus moves to the line it was merged with or to the one that
 * takes its place, and to the table after the last one. Notices are below the controls of their line, so that they push
 * none away, and are announced once the cart is settled.
 */
export function CartTable({
  lines,
  notices = noNotices,
  onQuantityChange,
  onUnitChange,
  onRemove,
  status = 'ready',
  onRetry,
  messages,
  className,
  onFocus,
  onBlur,
  ...props
}: CartTableProps) {
  const routes = useRoutes()
  const text = useMessages('cartTable', cartTableMessages, messages)
  const names = lineNames(lines, text)
  const keys = useLineKeys(lines)
  const { ofLine, others } = noticesByLine(notices, lines)
  const listRef = useRef<HTMLUListElement>(null)
  const focus = useLineFocus(listRef, lines, { onFocus, onBlur })
  const merge = useMergeNews(lines, (line) => text.merged(names[lines.indexOf(line)] ?? line.name, line.quantity))
  const focusNeighbor = (index: number) => {
    const rows = listRef.current?.children
    const button = (rows?.[index + 1] ?? rows?.[index - 1])?.querySelector<HTMLElement>('[data-slot="remove"]')
    const target = button ?? listRef.current?.parentElement
    target?.focus()
  }
  return (
    <div
      tabIndex={-1}
      {...props}
      className={cx('gz-cart-table gz-panel', className)}
      data-status={status}
      {...focus.handlers}
    >
      {status === 'error' ? <ErrorState {...(onRetry ? { onRetry } : {})} /> : null}
      {status === 'loading' && lines.length === 0 ? <LoadingLines words={text.loading} /> : null}
      {status === 'ready' && lines.length === 0 ? (
        <EmptyState title={text.emptyTitle} actions={<LinkButton href={routes.products}>{text.browse}</LinkButton>}>
          {text.empty}
        </EmptyState>
      ) : null}
      {status !== 'error' && lines.length > 0 ? (
        <ul ref={listRef} aria-label={text.label}>
          {lines.map((line, index) => (
            <CartLine
              key={keys[index]}
              line={line}
              itemName={names[index] ?? line.name}
              notice={ofLine.get(line.id)}
              onQuantityChange={(quantity) => {
                merge.forget()
                onQuantityChange(line.id, quantity)
              }}
              onUnitChange={(unitId) => {
                focus.noteUnit(line.id, unitId)
                merge.noteUnit(line.id, unitId)
                onUnitChange(line.id, unitId)
              }}
              onRemove={() => {
                merge.forget()
                focusNeighbor(index)
                onRemove(line.id)
              }}
            />
          ))}
        </ul>
      ) : null}
      {others.map(({ id, message }) => (
        <Banner key={id} tone="warning" role="note">
          {message}
        </Banner>
      ))}
      <p className="gz-visually-hidden" role="status">
        {merge.news}
      </p>
      <SpokenNotices notices={notices} isPending={lines.some(({ isUnconfirmed }) => isUnconfirmed)} />
    </div>
  )
}

/** Announces new notices, once the cart is settled. */
function SpokenNotices({ notices, isPending }: { notices: readonly CartNotification[]; isPending: boolean }) {
  const spoken = useSettled(notices, isPending)
  return (
    <div className="gz-visually-hidden" role="status" aria-atomic="false">
      {spoken?.map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
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
