import type { CartLine, SavedLine } from '@gauze/contract'
import { isValidQuantity, normalizeQuantity } from '@gauze/rules'
import { findSaved, projectLines, projectSaved, queueEdit } from './cart.edits.js'
import type {
  AddEdit,
  Addition,
  AddManyEdit,
  AddRequest,
  CartContext,
  CartEdit,
  ClearEdit,
  DeleteSavedEdit,
  EmptyEdit,
  MoveEdit,
  RemoveEdit,
  SaveEdit,
  SetEdit,
} from './cart.types.js'

type Changed = Pick<CartContext, 'edits' | 'editCount'>
type Pending = 'key' | 'base' | 'savedBase' | 'isInFlight'
type Requested =
  | Omit<AddEdit, Pending>
  | Omit<AddManyEdit, Pending>
  | Omit<SetEdit, Pending>
  | Omit<RemoveEdit, Pending>
  | Omit<EmptyEdit, Pending>
  | Omit<SaveEdit, Pending>
  | Omit<DeleteSavedEdit, Pending>
  | Omit<MoveEdit, Pending>
  | Omit<ClearEdit, Pending>

/**
 * @param count how many edits the request counts as
 * @param sentAs the key under which an earlier page sent it
 */
function queueRequest(context: CartContext, request: Requested, count = 1, sentAs?: string): Changed {
  const editCount = context.editCount + count
  const key = sentAs ?? `${context.keySeed}-${editCount}`
  const edit: CartEdit = { ...request, key, base: null, savedBase: [], isInFlight: false }
  return { edits: queueEdit(context.edits, edit), editCount }
}

/** A quantity below 1 counts as 1. */
function additionOf(request: AddRequest, lineId: number): Addition {
  const { itemId, unit, preview = null, searchTerm = null, queryID = null, estimateId = null } = request
  const quantity = normalizeQuantity(request.quantity)
  return { lineId, itemId, unit, quantity, preview, searchTerm, queryID, estimateId }
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
  return queueRequest(context, { ...addition, operation: 'addItem', position, isNotified: false, isUndo: false })
}

/** The cart after a request to put a removed line back. */
export function restoreLine(context: CartContext, line: CartLine): Changed {
  const { itemId, unit, quantity, position = null, estimate } = line
  const from = estimate && { estimateId: estimate.id }
  const addition = additionOf({ itemId, unit, quantity, preview: line, ...from }, -(context.editCount + 1))
  return queueRequest(context, { ...addition, operation: 'addItem', position, isNotified: false, isUndo: true })
}

/** The cart after a request to add items together. */
export function addItems(context: CartContext, requests: readonly AddRequest[], sentAs?: string): Changed {
  const additions = requests.map((request, index) => additionOf(request, -(context.editCount + index + 1)))
  return queueRequest(context, { operation: 'addItems', additions, isNotified: false }, additions.length, sentAs)
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

/** The saved item as shown, with pending edits applied. */
export function shownSaved(context: CartContext, savedId: number): SavedLine | undefined {
  return projectSaved(context).find(({ id }) => id === savedId)
}

/** The fields that a saved item keeps of a line. */
function savedItem({ previousPrice, position, estimate, ...line }: CartLine, id: number): SavedLine {
  return { ...line, id }
}

function queueSave(context: CartContext, item: SavedLine, lineId: number | null, isUndo: boolean): Changed {
  const { itemId, unit: fromUnit, quantity } = item
  return queueRequest(context, { operation: 'saveForLater', lineId, itemId, fromUnit, item, quantity, isUndo })
}

/** The cart after a request to save a line for later. */
export function saveLine(context: CartContext, line: CartLine): Changed {
  return queueSave(context, savedItem(line, -(context.editCount + 1)), line.id, false)
}

/**
 * The cart after the undo of a move or of a deletion.
 * @param isInCart the item was moved to the cart: its quantity leaves the cart, with its line unless it joined another
 */
export function saveAgain(context: CartContext, saved: SavedLine, isInCart: boolean): Changed {
  const item = { ...saved, id: -(context.editCount + 1) }
  const line = isInCart ? findSaved(projectLines(context), saved) : undefined
  const rest = (line?.quantity ?? 0) - saved.quantity
  if (!line || rest <= 0) return queueSave(context, item, line?.id ?? null, true)
  const reduced = { ...context, ...setLine(context, line.id, { quantity: rest }) }
  return queueSave(reduced, { ...item, id: -(reduced.editCount + 1) }, null, true)
}

/** The cart after a request to delete a saved item. */
export function deleteSaved(context: CartContext, item: SavedLine): Changed {
  const { id: savedId, itemId, unit: fromUnit, quantity } = item
  return queueRequest(context, { operation: 'deleteSaveForLater', savedId, itemId, fromUnit, item, quantity })
}

function queueMove(
  context: CartContext,
  saved: SavedLine,
  { position, isUndo }: Pick<MoveEdit, 'position' | 'isUndo'>,
): Changed {
  const { id: savedId, itemId, unit, quantity } = saved
  const addition = additionOf({ itemId, unit, quantity, preview: saved }, -(context.editCount + 1))
  return queueRequest(context, { ...addition, operation: 'moveItemToCart', savedId, position, isUndo })
}

/** The cart after a request to move a saved item to it. */
export function moveSaved(context: CartContext, saved: SavedLine): Changed {
  return queueMove(context, saved, { position: null, isUndo: false })
}

/** The cart after the undo of a save: the quantity of the saved line leaves the saved items again. */
export function unsaveLine(context: CartContext, line: CartLine): Changed {
  const id = findSaved(projectSaved(context), line)?.id ?? line.id
  return queueMove(context, savedItem(line, id), { position: line.position ?? null, isUndo: true })
}

/** The cart after a request to clear its notices. */
export function clearNotices(context: CartContext): Changed {
  return queueRequest(context, { operation: 'clearNotifications' })
}
