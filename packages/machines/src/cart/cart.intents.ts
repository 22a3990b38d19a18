import type { CartLine } from '@gauze/contract'
import { isValidQuantity, normalizeQuantity } from '@gauze/rules'
import { projectLines, queueEdit } from './cart.edits.js'
import type { AddEdit, CartContext, CartEdit, EmptyEdit, RemoveEdit, SetEdit } from './cart.types.js'

type Changed = Pick<CartContext, 'edits' | 'editCount'>
type Pending = 'key' | 'base' | 'isInFlight'
type Addition = Omit<AddEdit, Pending | 'operation' | 'lineId' | 'isTold'>
type Wish = Omit<AddEdit, Pending> | Omit<SetEdit, Pending> | Omit<RemoveEdit, Pending> | Omit<EmptyEdit, Pending>

const queueWish = (context: CartContext, wish: Wish): Changed => {
  const editCount = context.editCount + 1
  const edit: CartEdit = { ...wish, key: `${context.keySeed}-${editCount}`, base: null, isInFlight: false }
  return { edits: queueEdit(context.edits, edit), editCount }
}

/** The line as it is shown, with pending edits applied. */
export const shownLine = (context: CartContext, lineId: number): CartLine | undefined =>
  projectLines(context).find(({ id }) => id === lineId)

/** The cart after the wish to add an item; a quantity below 1 counts as 1 (spec section 5). */
export const addItem = (context: CartContext, wish: Addition): Changed =>
  queueWish(context, {
    ...wish,
    operation: 'addItem',
    lineId: -(context.editCount + 1),
    quantity: normalizeQuantity(wish.quantity),
    isTold: false,
  })

/** The cart after the wish for another quantity or unit; what is no change, no quantity or no unit of the line is not one. */
export const setLine = (
  context: CartContext,
  lineId: number,
  change: { readonly quantity?: number; readonly unit?: number },
): Changed | CartContext => {
  const line = shownLine(context, lineId)
  if (!line) return context
  const quantity = Math.floor(change.quantity ?? line.quantity)
  const unit = change.unit ?? line.unit
  const isSold = unit === line.unit || line.units.some(({ id }) => id === unit)
  const isSame = quantity === line.quantity && unit === line.unit
  if (isSame || !isSold || !isValidQuantity(quantity)) return context
  const { itemId, unit: fromUnit } = line
  return queueWish(context, { operation: 'editItem', lineId, itemId, fromUnit, item: line, unit, quantity })
}

/** The cart after the wish to remove a line. */
export const removeLine = (context: CartContext, line: CartLine): Changed => {
  const { id: lineId, itemId, unit: fromUnit, quantity } = line
  return queueWish(context, { operation: 'removeItem', lineId, itemId, fromUnit, item: line, quantity })
}

/** The cart after the wish to empty it. */
export const emptyCart = (context: CartContext): Changed => queueWish(context, { operation: 'emptyCart' })
