import type { Cart, CartLine } from '@gauze/contract'
import { normalizeQuantity } from '@gauze/rules'
import type { EditRequest } from './cart.actors.js'
import { baseLines, findLine, itemOf, meet, newerCart, projectLines, renameLine } from './cart.edits.js'
import type { AddEdit, CartContext, CartEdit, RequestedItem } from './cart.types.js'

type Changed = Pick<CartContext, 'settled' | 'edits'>

/** The edit as the call that sends it; `null` when its line is no longer in the cart. */
export function requestFor({ settled }: CartContext, edit: CartEdit): EditRequest | null {
  if (edit.operation === 'emptyCart') return { operation: 'emptyCart', input: {} }
  if (edit.operation === 'addItem') {
    const { itemId, unit, quantity, searchTerm, queryID, position } = edit
    const source = { ...(searchTerm === null ? {} : { searchTerm }), ...(queryID === null ? {} : { queryID }) }
    const place = position === null ? {} : { position }
    return { operation: 'addItem', input: { itemId, unit, quantity, ...source, ...place } }
  }
  // A repeated request must be exactly the same, or its idempotency key is refused.
  const detailId = edit.base === null ? findLine(settled?.cartDetail ?? [], edit)?.id : edit.lineId
  if (detailId === undefined) return null
  return edit.operation === 'removeItem'
    ? { operation: 'removeItem', input: { detailId } }
    : { operation: 'editItem', input: { detailId, quantity: edit.quantity, unit: edit.unit } }
}

/**
 * Returns the first waiting edit that can be sent before earlier edits are answered. Skips an add if the user was
 * notified that it is retried while the page is open.
 */
export function sendableEdit(context: CartContext): CartEdit | undefined {
  return context.edits.find(
    (edit) =>
      !edit.isInFlight && !(edit.operation === 'addItem' && edit.isNotified) && requestFor(context, edit) !== null,
  )
}

function replaceEdit(edits: readonly CartEdit[], replacement: CartEdit): readonly CartEdit[] {
  return edits.map((edit) => (edit.key === replacement.key ? replacement : edit))
}

/** The cart once an edit is on its way. */
export function markSent(context: CartContext, edit: CartEdit, request: EditRequest): Changed {
  const sent: CartEdit = { ...edit, base: edit.base ?? baseLines(context.settled, edit), isInFlight: true }
  const { settled } = context
  const edits = replaceEdit(context.edits, sent)
  if (!('lineId' in sent) || request.operation === 'addItem' || request.operation === 'emptyCart') {
    return { settled, edits }
  }
  return { settled, edits: renameLine(edits, sent.lineId, request.input.detailId) }
}

/** The cart once it is unknown whether an edit arrived: it waits to be sent again, with the same key. */
export function markUnheard({ edits }: CartContext, key: string): Pick<CartContext, 'edits'> {
  return {
    edits: edits.map((edit) => (edit.key === key ? { ...edit, isInFlight: false } : edit)),
  }
}

/** The adds that wait for an answer and whose user does not know yet. */
export function addsToReport({ edits }: Pick<CartContext, 'edits'>): readonly AddEdit[] {
  return edits
    .filter((edit) => edit.operation === 'addItem')
    .filter(({ isInFlight, isNotified }) => !isInFlight && !isNotified)
}

/** The cart once the user knows which adds wait. */
export function markNotified({ edits }: CartContext): Pick<CartContext, 'edits'> {
  return {
    edits: edits.map((edit) =>
      edit.operation === 'addItem' && !edit.isInFlight ? { ...edit, isNotified: true } : edit,
    ),
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
  const edits = context.edits.filter(({ key }) => key !== edit.key)
  if (edit.operation !== 'addItem') return { settled, edits }
  const line = settled.cartDetail.find(({ itemId, unit }) => itemId === edit.itemId && unit === edit.unit)
  return { settled, edits: line ? renameLine(edits, edit.lineId, line.id) : edits }
}

/** The distinct names of the items that the edits are about; none for the whole cart. */
export function editedNames(context: CartContext): readonly string[] {
  const known = [...(context.settled?.cartDetail ?? []), ...projectLines(context)]
  const names = context.edits.map((edit) => known.find(({ itemId }) => itemId === itemOf(edit))?.name)
  return [...new Set(names.filter((name) => name !== undefined))]
}

/**
 * Returns the item that an edit requested; `null` for the whole cart, and for an item that neither the caller nor a
 * line names.
 */
export function requestedOf(edit: CartEdit, lines: readonly CartLine[]): RequestedItem | null {
  if (edit.operation === 'emptyCart') return null
  const { quantity } = edit
  if (edit.operation !== 'addItem') {
    return { item: edit.item, unit: edit.operation === 'editItem' ? edit.unit : edit.fromUnit, quantity }
  }
  const item = lines.find(({ itemId }) => itemId === edit.itemId) ?? edit.preview
  return item && { item, unit: edit.unit, quantity }
}

function heldOf(lines: readonly CartLine[], { item, unit }: RequestedItem): number {
  return lines.find((line) => line.itemId === item.itemId && line.unit === unit)?.quantity ?? 0
}

/** Returns the item that an edit added; `null` if the answered cart does not contain it. */
export function additionOf(edit: CartEdit, { cartDetail }: Cart): RequestedItem | null {
  const requested = edit.operation === 'addItem' ? requestedOf(edit, cartDetail) : null
  return requested && heldOf(cartDetail, requested) > 0 ? requested : null
}

/** Returns the quantity that the server put into the cart for a request, without the quantity of other lines. */
export function grantedOf(edit: CartEdit, requested: RequestedItem, { cartDetail }: Cart): number {
  const base = edit.base ?? []
  const edited = 'fromUnit' in edit ? findLine(base, edit) : undefined
  const others = base.filter((line) => line !== edited)
  return Math.min(requested.quantity, Math.max(0, heldOf(cartDetail, requested) - heldOf(others, requested)))
}

/** The cart once an edit was refused, or had no line to apply to: it shows the server's last answer. */
export function markRefused({ edits }: CartContext, { key: refused }: CartEdit): Pick<CartContext, 'edits'> {
  return {
    edits: edits.filter(({ key }) => key !== refused),
  }
}
