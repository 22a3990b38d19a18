'use client'
import type { CartNotification } from '@gauze/contract'
import { useState } from 'react'
import { partOf, type RootView, rootContext } from '../../internal/parts.js'
import { useSettled } from '../../internal/use-settled.js'
import { useMessages } from '../../messages/index.js'
import { type Routes, useRoutes } from '../../routes/index.js'
import { type CartTableMessages, cartTableMessages } from './cart-table.messages.js'
import type { CartTableRootProps, CartTableState } from './cart-table.types.js'
import { useWiredLines, type WiredLines } from './use-wired-lines.js'

/** The values that the parts of one table share. */
interface CartTableView extends WiredLines, RootView<CartTableState> {
  onRetry: (() => void) | undefined
  /** Clears all notices, of lines and of no line; undefined without notices. */
  onClear: (() => void) | undefined
  noticeCount: number
  slotProps: CartTableRootProps['slotProps']
  text: CartTableMessages
  routes: Routes
}

export const CartTableContext = rootContext<CartTableView>('CartTable.Root lines={…}')

const noNotices: readonly CartNotification[] = []

/** Holds the parts of a table, and the values that they share. It announces changes of its lines. */
export function CartTableRoot({
  lines,
  notices = noNotices,
  onClearNotices,
  onQuantityChange,
  onUnitChange,
  onRemove,
  onSave,
  status = 'ready',
  onRetry,
  classNames,
  slotProps,
  messages,
  children,
  ...props
}: CartTableRootProps) {
  const text = useMessages('cartTable', cartTableMessages, messages)
  const edits = { onQuantityChange, onUnitChange, onRemove, onSave }
  const { wired, handlers, news } = useWiredLines({ lines, notices, ...edits }, text)
  const state = { status, isEmpty: lines.length === 0 }
  const [isCleared, setCleared] = useState(false)
  if (isCleared && notices.length > 0) setCleared(false)
  const clear = () => {
    setCleared(true)
    onClearNotices?.()
  }
  const onClear = onClearNotices && notices.length > 0 ? clear : undefined
  const view = {
    ...wired,
    onClear,
    noticeCount: notices.length,
    onRetry,
    text,
    routes: useRoutes(),
    state,
    classNames,
    slotProps,
  }
  const content = (
    <>
      {children}
      <p className="gz-visually-hidden" role="status">
        {isCleared ? text.cleared : news}
      </p>
      <SpokenNotices notices={notices} isPending={lines.some(({ isUnconfirmed }) => isUnconfirmed)} />
    </>
  )
  return (
    <CartTableContext value={view}>
      {partOf(view, 'root', props, {
        base: 'gz-cart-table gz-panel',
        ...handlers,
        tabIndex: -1,
        'data-status': status,
        'data-empty': state.isEmpty || undefined,
        children: content,
      })}
    </CartTableContext>
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
