'use client'
import type { CartTableRootProps } from './cart-table.types.js'
import {
  CartTableLine,
  CartTableList,
  type CartTableListProps,
  CartTableNotice,
  CartTableSkeleton,
  cartTableParts as Part,
} from './cart-table-parts.js'
import { CartTableRoot } from './cart-table-root.js'

export interface CartTableProps extends Omit<CartTableRootProps, 'children'> {
  /** A line in place of the usual `CartTable.Line`. Its element is an `<li>`. */
  renderLine?: CartTableListProps['renderLine']
}

function CartTablePreset({ renderLine, ...props }: CartTableProps) {
  return (
    <CartTableRoot {...props}>
      <Part.Error />
      <Part.Loading />
      <CartTableSkeleton />
      <Part.Empty />
      <CartTableList renderLine={renderLine} />
      <CartTableNotice />
    </CartTableRoot>
  )
}

/**
 * The lines of the cart: rows on a wide screen, cards on a phone, with their own loading, empty and error states. When
 * the line with the focus disappears, for any reason, the focus moves to the line it was merged with or to the one that
 * takes its place, and to the table after the last one. Notices are below the controls of their line, so that they push
 * none away, and are announced once the cart is settled. The parts are `CartTable.Root` and what stands in it, in any
 * order; a `CartTable.Line` takes the parts of `CartLine`.
 *
 * @example <CartTable lines={cart.lines} onQuantityChange={setQuantity} onUnitChange={setUnit} onRemove={remove} />
 */
export const CartTable = Object.assign(CartTablePreset, {
  Root: CartTableRoot,
  Skeleton: CartTableSkeleton,
  List: CartTableList,
  Line: CartTableLine,
  Notice: CartTableNotice,
  ...Part,
})
