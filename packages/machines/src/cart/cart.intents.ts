import type { CartLine } from '@gauze/contract'
import { isValidQuantity, normalizeQuantity } from '@gauze/rules'
import { projectLines, queueEdit } from './cart.edits.js'
import type { AddEdit, CartContext, CartEdit, EmptyEdit, RemoveEdit, SetEdit } from './cart.types.js'

type Changed = Pick<CartContext, 'edits' | 'editCount'>
type Pending = 'key' | 'base' | 'isInFlight'
type Addition = Omit<AddEdit, Pending | 'operation' | 'lineId' | 'isNotified'>
type Requested = Omit<AddEdit, Pending> | Omit<SetEdit, Pending> | Omit<RemoveEdit, Pending> | Omit<EmptyEdit, Pending>

function queueRequest(context: CartContext, request: Requested): Changed {
  const editCount = context.editCount + 1
  const edit: CartEdit = { ...request, key: `${context.keySeed}-${editCount}`, base: null, isInFlight: false }
  return { edits: queueEdit(context.edits, edit), editCount }
}

/** The line as shown, with pending edits applied. */
export function shownLine(context: CartContext, lineId: number): CartLine | undefined {
  return projectLines(context).find(({ id }) => id === lineId)
}

/** The cart after a request to add an item; a quantity below 1 counts as 1 (spec section 5). */
export function addItem(context: CartContext, request: Addition): Changed {
  return queueRequest(context, {
    ...request,
    operation: 'addItem',
    lineId: -(context.editCount + 1),
    quantity: normalizeQuantity(request.quantity),
    isNotified: false,
  })
}

/** Changes the quantity or unit. Ignores edits that change nothing or name a unit the item does not have. */
export function setLine(
  context: CartContext,
  lineId: number,
  change: { readonly quantity?: number; readonly unit?: number },
): Changed | CartContext {
  const line = shownLine(context, lineId)
  if (!line) return context
  const quantity = Math.floor(change.quantity ?? line.quantity)
  const unit = change.unit ?? line.unit
  const isSold = unit === line.unit || line.units.some(({ id }) => id === unit)
  const isSame = quantity === line.quantity && unit === line.unit
  if (isSame || !isSold || !isValidQuantity(quantity)) return context
  const { itemId, unit: fromUnit } = line
  return queueRequest(context, { operation: 'editItem', lineId, itemId, fromUnit, item: line, unit, quantity })
}

/** The cart after a request to remove a line. */
export function removeLine(context: CartContext, line: CartLine): Changed {
  const { id: lineId, itemId, unit: fromUnit, quantity } = line
  return queueRequest(context, { operation: 'removeItem', lineId, itemId, fromUnit, item: line, quantity })
}

/** The cart after a request to empty it. */
export function emptyCart(context: CartContext): Changed {
  return queueRequest(context, { operation: 'emptyCart' })
}
