import type { CartLine } from '@gauze/contract'
import { isValidQuantity, normalizeQuantity } from '@gauze/rules'
import { projectLines, queueEdit } from './cart.edits.js'
import type {
  AddEdit,
  Addition,
  AddManyEdit,
  AddRequest,
  CartContext,
  CartEdit,
  EmptyEdit,
  RemoveEdit,
  SetEdit,
} from './cart.types.js'

type Changed = Pick<CartContext, 'edits' | 'editCount'>
type Pending = 'key' | 'base' | 'isInFlight'
type Requested =
  | Omit<AddEdit, Pending>
  | Omit<AddManyEdit, Pending>
  | Omit<SetEdit, Pending>
  | Omit<RemoveEdit, Pending>
  | Omit<EmptyEdit, Pending>

/** @param count how many edits the request counts as */
function queueRequest(context: CartContext, request: Requested, count = 1): Changed {
  const editCount = context.editCount + count
  const edit: CartEdit = { ...request, key: `${context.keySeed}-${editCount}`, base: null, isInFlight: false }
  return { edits: queueEdit(context.edits, edit), editCount }
}

/** A quantity below 1 counts as 1 (spec section 5). */
function additionOf(request: AddRequest, lineId: number): Addition {
  const { itemId, unit, preview = null, searchTerm = null, queryID = null } = request
  return { lineId, itemId, unit, quantity: normalizeQuantity(request.quantity), preview, searchTerm, queryID }
}

/** The line as shown, with pending edits applied. */
export function shownLine(context: CartContext, lineId: number): CartLine | undefined {
  return projectLines(context).find(({ id }) => id === lineId)
}

/**
 * The cart after a request to add an item.
 * @param position of a removed line whose place the new one takes; `null` for the end
 */
export function addItem(context: CartContext, request: AddRequest, position: number | null): Changed {
  const addition = additionOf(request, -(context.editCount + 1))
  return queueRequest(context, { ...addition, operation: 'addItem', position, isNotified: false })
}

/** The cart after a request to add items together. */
export function addItems(context: CartContext, requests: readonly AddRequest[]): Changed {
  const additions = requests.map((request, index) => additionOf(request, -(context.editCount + index + 1)))
  return queueRequest(context, { operation: 'addItems', additions, isNotified: false }, additions.length)
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
