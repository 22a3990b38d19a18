'use client'
import type { CartTableRootProps } from './cart-table.types.js'
import {
  CartTableClear,
  CartTableLine,
  CartTableList,
  type CartTableListProps,
  CartTableNotice,
  CartTableSkeleton,
  cartTableParts as Part,
} from './cart-table-parts.js'
import { CartTableRoot } from './cart-table-root.js'

export interface CartTableProps extends Omit<CartTableRootProps, 'children'> {
  /** Renders a line of your own instead of the usual `CartTable.Line`. Its element is an `<li>`. */
  renderLine?: CartTableListProps['renderLine']
}

function CartTablePreset({ renderLine, ...props }: CartTableProps) {
  return (
    <CartTableRoot {...props}>
      <Part.Error />
      <Part.Loading />
      <CartTableSkeleton />
      <Part.Empty />
      <CartTableClear />
      <CartTableList renderLine={renderLine} />
      <CartTableNotice />
    </CartTableRoot>
  )
}

/**
 * The lines of the cart: rows on a wide screen, cards on a phone, with their own loading, empty and error states. When
 * the line with the focus disappears, the focus moves to the line it was merged with, or to the next line, or to the
 * table if no line is left. A notice is below the controls of its line, so that it does not move them, and is announced
 * once the cart is settled. To arrange the parts yourself, put them into `CartTable.Root` in any order; a
 * `CartTable.Line` contains the parts of `CartLine`.
 *
 * @example <CartTable lines={cart.lines} onQuantityChange={setQuantity} onUnitChange={setUnit} onRemove={remove} />
 */
export const CartTable = Object.assign(CartTablePreset, {
  Root: CartTableRoot,
  Skeleton: CartTableSkeleton,
  List: CartTableList,
  Line: CartTableLine,
  Notice: CartTableNotice,
  /** The button that empties the cart, behind a confirmation. */
  Clear: CartTableClear,
  ...Part,
})
