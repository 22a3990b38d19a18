import type { AddItemsAnswer, Cart, CartAnswer, CartLine, LineOutcome } from '@gauze/contract'
import { normalizeQuantity } from '@gauze/rules'
import type { EditRequest } from './cart.actors.js'
import { isAdding, itemsOf } from './cart.edit-questions.js'
import {
  additionsOf,
  baseLines,
  baseSaved,
  findLine,
  findSaved,
  meet,
  newerCart,
  projectLines,
  projectSaved,
  renameLine,
} from './cart.edits.js'
import type {
  AddEdit,
  AddedLine,
  Addition,
  AddManyEdit,
  AddOutcome,
  CartContext,
  CartEdit,
  DeleteSavedEdit,
  MoveEdit,
  RequestedItem,
  SaveEdit,
} from './cart.types.js'

type Changed = Pick<CartContext, 'settled' | 'edits'>

function saveFor(settled: Cart | null, edit: SaveEdit): EditRequest | null {
  const { itemId, fromUnit: unit, quantity } = edit
  const item = { itemId, unit, quantity }
  if (edit.lineId === null) return { operation: 'saveForLater', input: { item } }
  const id = edit.base === null ? findLine(settled?.cartDetail ?? [], edit)?.id : edit.lineId
  return id === undefined ? null : { operation: 'saveForLater', input: { item: { ...item, id } } }
}

function savedIdFor(settled: Cart | null, edit: DeleteSavedEdit | MoveEdit, unit: number): number | undefined {
  const saved = settled?.saveForLaterDetail ?? []
  return edit.base === null ? findSaved(saved, { itemId: edit.itemId, unit })?.id : edit.savedId
}

function deletionFor(settled: Cart | null, edit: DeleteSavedEdit): EditRequest | null {
  const id = savedIdFor(settled, edit, edit.fromUnit)
  return id === undefined ? null : { operation: 'deleteSaveForLater', input: { id } }
}

function moveFor(settled: Cart | null, edit: MoveEdit): EditRequest | null {
  const { itemId, unit, quantity, position } = edit
  const id = savedIdFor(settled, edit, unit)
  if (id === undefined) return null
  const place = position !== null && { position }
  return { operation: 'moveItemToCart', input: { id, itemId, unit, quantity, ...place } }
}

/** The edit as the call that sends it; `null` when its line is gone from the cart, or from the saved items. */
export function requestFor({ settled }: CartContext, edit: CartEdit): EditRequest | null {
  if (edit.operation === 'emptyCart') return { operation: 'emptyCart', input: {} }
  if (edit.operation === 'clearNotifications') return { operation: 'clearNotifications', input: {} }
  if (edit.operation === 'saveForLater') return saveFor(settled, edit)
  if (edit.operation === 'deleteSaveForLater') return deletionFor(settled, edit)
  if (edit.operation === 'moveItemToCart') return moveFor(settled, edit)
  if (edit.operation === 'addItems') return { operation: 'addItems', input: { lines: edit.additions.map(lineFor) } }
  if (edit.operation === 'addItem') {
    const { position } = edit
    return { operation: 'addItem', input: { ...lineFor(edit), ...(position !== null && { position }) } }
  }
  // A repeated request must be exactly the same, or its idempotency key is refused.
  const detailId = edit.base === null ? findLine(settled?.cartDetail ?? [], edit)?.id : edit.lineId
  if (detailId === undefined) return null
  return edit.operation === 'removeItem'
    ? { operation: 'removeItem', input: { detailId } }
    : { operation: 'editItem', input: { detailId, quantity: edit.quantity, unit: edit.unit } }
}

/** A line of a request to add items. */
export function lineFor({ itemId, unit, quantity, searchTerm, queryID, estimateId }: Addition) {
  return {
    itemId,
    unit,
    quantity,
    ...(searchTerm !== null && { searchTerm }),
    ...(queryID !== null && { queryID }),
    ...(estimateId !== null && { estimateId }),
  }
}

/**
 * Returns the first waiting edit that can be sent before earlier edits are answered. Skips an add if the user was
 * notified that it is retried while the page is open.
 */
export function sendableEdit(context: CartContext): CartEdit | undefined {
  return context.edits.find(
    (edit) => !edit.isInFlight && !(isAdding(edit) && edit.isNotified) && requestFor(context, edit) !== null,
  )
}

function replaceEdit(edits: readonly CartEdit[], replacement: CartEdit): readonly CartEdit[] {
  return edits.map((edit) => (edit.key === replacement.key ? replacement : edit))
}

/** The cart once an edit is on its way. */
export function markSent(context: CartContext, edit: CartEdit, request: EditRequest): Changed {
  const { settled } = context
  const isFirst = edit.base === null
  const base = edit.base ?? baseLines(settled, edit)
  const savedBase = isFirst ? baseSaved(settled, edit) : edit.savedBase
  const sent: CartEdit = { ...edit, ...sentIds(request), base, savedBase, isInFlight: true }
  const edits = replaceEdit(context.edits, sent)
  const lineId = sentLineId(request)
  if (!('fromUnit' in edit && 'lineId' in edit) || edit.lineId === null || lineId === undefined) {
    return { settled, edits }
  }
  return { settled, edits: renameLine(edits, edit.lineId, lineId) }
}

/** The id of the line that a request changes or takes out of the cart. */
function sentLineId({ operation, input }: EditRequest): number | undefined {
  if (operation === 'editItem' || operation === 'removeItem') return input.detailId
  return operation === 'saveForLater' ? input.item.id : undefined
}

/** The id of the saved item that was sent: a repeated request must be exactly the same. */
function sentIds({ operation, input }: EditRequest): { readonly savedId?: number } {
  return operation === 'deleteSaveForLater' || operation === 'moveItemToCart' ? { savedId: input.id } : {}
}

/** The cart once it is unknown whether an edit arrived: it waits to be sent again, with the same key. */
export function markUnheard({ edits }: CartContext, key: string): Pick<CartContext, 'edits'> {
  return {
    edits: edits.map((edit) => (edit.key === key ? { ...edit, isInFlight: false } : edit)),
  }
}

/** The adds that wait for an answer and whose user does not know yet. */
export function addsToReport({ edits }: Pick<CartContext, 'edits'>): readonly (AddEdit | AddManyEdit)[] {
  return edits.filter(isAdding).filter(({ isInFlight, isNotified }) => !isInFlight && !isNotified)
}

/** The cart once the user knows which adds wait. */
export function markNotified({ edits }: CartContext): Pick<CartContext, 'edits'> {
  return {
    edits: edits.map((edit) => (isAdding(edit) && !edit.isInFlight ? { ...edit, isNotified: true } : edit)),
  }
}

/** The add of this item and unit that waits, and whose user knows. */
export function pendingAdd(
  { edits }: Pick<CartContext, 'edits'>,
  request: Pick<AddEdit, 'itemId' | 'unit'>,
): AddEdit | undefined {
  return edits
    .filter((edit) => edit.operation === 'addItem')
    .findLast((edit) => edit.isNotified && edit.itemId === request.itemId && edit.unit === request.unit)
}

/**
 * The cart once the user asks to retry that add now; they are notified again if it fails. It takes the quantity that
 * was asked for last, unless the server may have heard another or a later edit builds on it.
 */
export function requestRetry(
  { edits }: Pick<CartContext, 'edits'>,
  add: AddEdit,
  quantity: number,
): Pick<CartContext, 'edits'> {
  const isFree = add.base === null && edits.findLast((edit) => meet(edit, add)) === add
  const asked = isFree ? normalizeQuantity(quantity) : add.quantity
  return { edits: replaceEdit(edits, { ...add, quantity: asked, isNotified: false }) }
}

/** The cart once an edit was answered. */
export function markAnswered(context: CartContext, edit: CartEdit, cart: Cart): Changed {
  const settled = newerCart(context.settled, cart)
  const others = context.edits.filter(({ key }) => key !== edit.key)
  const edits = additionsOf(edit).reduce<readonly CartEdit[]>((renamed, added) => {
    const line = settled.cartDetail.find(({ itemId, unit }) => itemId === added.itemId && unit === added.unit)
    return line ? renameLine(renamed, added.lineId, line.id) : renamed
  }, others)
  return { settled, edits }
}

/** The distinct names of the items that the edits are about; none for the whole cart. */
export function editedNames(context: CartContext): readonly string[] {
  const { settled } = context
  const known = [
    ...(settled?.cartDetail ?? []),
    ...projectLines(context),
    ...(settled?.saveForLaterDetail ?? []),
    ...projectSaved(context),
  ]
  const items = context.edits.flatMap((edit) => itemsOf(edit) ?? [])
  const names = items.map((item) => known.find(({ itemId }) => itemId === item)?.name)
  return [...new Set(names.filter((name) => name !== undefined))]
}

/** The request of an addition; `null` for an item that neither the caller nor one of the lines names. */
function additionRequested({ itemId, unit, quantity, preview }: Addition, lines: readonly CartLine[]) {
  const item = lines.find((line) => line.itemId === itemId) ?? preview
  return item && { item, unit, quantity }
}

/**
 * Returns the item that an edit requested; `null` for several items, for the whole cart, and for an item that neither
 * the caller nor a line names.
 */
export function requestedOf(edit: CartEdit, lines: readonly CartLine[]): RequestedItem | null {
  if (edit.operation === 'emptyCart' || edit.operation === 'addItems' || edit.operation === 'clearNotifications') {
    return null
  }
  if (edit.operation === 'addItem' || edit.operation === 'moveItemToCart') return additionRequested(edit, lines)
  const { item, quantity } = edit
  return { item, unit: edit.operation === 'editItem' ? edit.unit : edit.fromUnit, quantity }
}

/**
 * The outcomes of the lines of an edit that adds items together.
 * @param outcomeOf of the line at an index, given its request
 */
export function addedLines(
  { additions }: AddManyEdit,
  lines: readonly CartLine[],
  outcomeOf: (requested: RequestedItem | null, index: number) => AddOutcome,
): readonly AddedLine[] {
  return additions.map((addition, index) => {
    const requested = additionRequested(addition, lines)
    const { itemId, unit } = addition
    return { itemId, unit, requested, outcome: outcomeOf(requested, index) }
  })
}

/** The outcomes of the lines of an edit, from the server's answer. A line without an outcome in the answer was added. */
export function answeredLines(edit: AddManyEdit, cart: CartAnswer | AddItemsAnswer): readonly AddedLine[] {
  const outcomes: readonly (LineOutcome | undefined)[] = 'outcomes' in cart ? cart.outcomes : []
  return addedLines(edit, cart.cartDetail, (requested, index) => readOutcome(outcomes[index], requested))
}

function readOutcome(answered: LineOutcome | undefined, requested: RequestedItem | null): AddOutcome {
  switch (answered?.outcome) {
    case 'adjusted':
      return { type: 'adjusted', requested, granted: answered.quantity }
    case 'refused':
      return { type: 'refused', requested, reason: { code: answered.code, detail: answered.detail } }
    default:
      return { type: 'added' }
  }
}

function heldOf(lines: readonly CartLine[], { item, unit }: RequestedItem): number {
  return lines.find((line) => line.itemId === item.itemId && line.unit === unit)?.quantity ?? 0
}

/** Returns the item that an undo put back; `null` for any other edit. */
export function restoredOf(edit: CartEdit, { cartDetail }: Cart): RequestedItem | null {
  return 'isUndo' in edit && edit.isUndo ? requestedOf(edit, cartDetail) : null
}

/** Returns the item that an edit added; `null` if the answered cart does not contain it, and for an undo. */
export function additionOf(edit: CartEdit, { cartDetail }: Cart): RequestedItem | null {
  const requested = edit.operation === 'addItem' && !edit.isUndo ? requestedOf(edit, cartDetail) : null
  return requested && heldOf(cartDetail, requested) > 0 ? requested : null
}

/** Returns the quantity that the server put into the cart for a request, without the quantity of other lines. */
export function grantedOf(edit: CartEdit, requested: RequestedItem, { cartDetail }: Cart): number {
  const base = edit.base ?? []
  const edited = edit.operation === 'editItem' ? findLine(base, edit) : undefined
  const others = base.filter((line) => line !== edited)
  return Math.min(requested.quantity, Math.max(0, heldOf(cartDetail, requested) - heldOf(others, requested)))
}

/** The cart once an edit was refused, or had no line to apply to: it shows the server's last answer. */
export function markRefused({ edits }: CartContext, { key: refused }: CartEdit): Pick<CartContext, 'edits'> {
  return {
    edits: edits.filter(({ key }) => key !== refused),
  }
}
