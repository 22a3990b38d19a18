'use client'
import { Fragment, type ReactElement } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import type { PartProps } from '../../internal/part.js'
import { part, partOf, useRoot } from '../../internal/parts.js'
import { useMergedRef } from '../../internal/use-merged-ref.js'
import { CartLine, type CartLineProps, type CartLineView } from '../cart-line/index.js'
import type { CartTableState } from './cart-table.types.js'
import { CartTableContext } from './cart-table-root.js'

type TablePartProps = PartProps<CartTableState>

/** The parts of a table that have no props of their own. */
export const cartTableParts = {
  /** Shown when the cart could not be read, with a retry. */
  Error: part(CartTableContext, 'error', ({ state, onRetry }) =>
    state.status === 'error' ? { element: <ErrorState {...(onRetry ? { onRetry } : {})} />, role: 'alert' } : null,
  ),

  /** Announces that the cart is loading. */
  Loading: part(CartTableContext, 'loading', ({ state, text }) =>
    isAwaited(state) ? { as: 'p', base: 'gz-visually-hidden', role: 'status', children: text.loading } : null,
  ),

  /** Shown instead of lines when there are none. Offers the next step. */
  Empty: part(CartTableContext, 'empty', ({ state, text, routes }) => {
    if (state.status !== 'ready' || !state.isEmpty) return null
    const link = <LinkButton href={routes.products}>{text.browse}</LinkButton>
    return { element: <EmptyState title={text.emptyTitle} actions={link} />, children: text.empty }
  }),
}

/** The number of notices, and the button that clears them. Renders nothing without notices or `onClearNotices`. */
export const CartTableClear = part(CartTableContext, 'clear', ({ noticeCount, noticeNames, onClear, text }) =>
  onClear
    ? {
        children: (
          <>
            <span>{text.notices(noticeCount, noticeNames)}</span>
            <Button
              variant="plain"
              size="s"
              aria-label={text.clearNotices}
              onClick={({ currentTarget }) => {
                // The button disappears with the notices.
                currentTarget.closest<HTMLElement>('.gz-cart-table')?.focus()
                onClear()
              }}
            >
              {text.clear}
            </Button>
          </>
        ),
      }
    : null,
)

/** The outlines of lines that are loading. Each outline receives the props. */
export function CartTableSkeleton(props: Omit<TablePartProps, 'ref'>) {
  const view = useRoot(CartTableContext, 'skeleton')
  if (!isAwaited(view.state)) return null
  const shape = (
    <>
      <Skeleton shape="box" height="62px" />
      <div data-slot="item">
        <Skeleton width="70%" height="1em" />
        <Skeleton width="40%" />
      </div>
      <Skeleton height="38px" shape="box" />
      <Skeleton width="112px" height="38px" shape="box" />
      <Skeleton height="1.2em" />
    </>
  )
  return ['first', 'second', 'third'].map((line) => (
    <Fragment key={line}>
      {partOf(view, 'skeleton', props, { base: 'gz-cart-line', 'aria-hidden': true, children: shape })}
    </Fragment>
  ))
}

function isAwaited({ status, isEmpty }: CartTableState): boolean {
  return status === 'loading' && isEmpty
}

export interface CartTableListProps extends Omit<TablePartProps, 'children' | 'ref'> {
  /** Renders a line of your own instead of the usual `CartTable.Line`. Its element is an `<li>`. */
  renderLine?: ((line: CartLineView) => ReactElement) | undefined
}

/** The lines. */
export function CartTableList({ renderLine = usualLine, ...props }: CartTableListProps) {
  const view = useRoot(CartTableContext, 'list')
  const ref = useMergedRef(view.listRef, view.slotProps?.list?.ref)
  if (view.state.status === 'error' || view.state.isEmpty) return null
  const lines = view.lines.map((line, index) => <Fragment key={view.keys[index]}>{renderLine(line)}</Fragment>)
  return partOf(
    view,
    'list',
    { ...props, ref },
    {
      as: 'ul',
      'aria-label': view.text.label,
      children: lines,
    },
  )
}

function usualLine(line: CartLineView): ReactElement {
  return <CartTableLine line={line} />
}

export interface CartTableLineProps
  extends Omit<CartLineProps, 'onQuantityChange' | 'onUnitChange' | 'onRemove' | 'onSave'>,
    Pick<TablePartProps, 'children'> {}

/** A line that edits its table: a `CartLine`, or parts of one as children. */
export function CartTableLine({ children, ...props }: CartTableLineProps) {
  const { wire } = useRoot(CartTableContext, 'line')
  const line = { ...wire(props.line), ...props }
  return children ? <CartLine.Root {...line}>{children}</CartLine.Root> : <CartLine {...line} />
}

/** The warnings that belong to no line; the props go to each of them. */
export function CartTableNotice(props: Omit<TablePartProps, 'ref' | 'children'>) {
  const view = useRoot(CartTableContext, 'notice')
  return view.notices.map(({ id, message }) => (
    <Fragment key={id}>
      {partOf(view, 'notice', props, { element: <Banner tone="warning" />, role: 'note', children: message })}
    </Fragment>
  ))
}
