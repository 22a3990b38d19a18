import type { Cart, CartLine, SavedLine } from '@gauze/contract'
import { lineKey, mergeLines } from '@gauze/rules'
import { concerns, itemsOf } from './cart.edit-questions.js'
import type {
  Addition,
  CartContext,
  CartEdit,
  CartItem,
  DeleteSavedEdit,
  MoveEdit,
  RemoveEdit,
  SaveEdit,
  SetEdit,
} from './cart.types.js'

type LineEdit = SetEdit | RemoveEdit | SaveEdit
type SavedEdit = SaveEdit | DeleteSavedEdit | MoveEdit

/** Whether an edit changes the items saved for later. */
export function isOfSaved(edit: CartEdit): edit is SavedEdit {
  return (
    edit.operation === 'saveForLater' || edit.operation === 'deleteSaveForLater' || edit.operation === 'moveItemToCart'
  )
}

/** Whether an edit may change the lines of the cart, and so its amounts. */
export function changesLines({ operation }: CartEdit): boolean {
  return operation !== 'deleteSaveForLater' && operation !== 'clearNotifications'
}

/** The items that an edit puts into the cart; none if it does not add. */
export function additionsOf(edit: CartEdit): readonly Addition[] {
  if (edit.operation === 'addItems') return edit.additions
  return edit.operation === 'addItem' || edit.operation === 'moveItemToCart' ? [edit] : []
}

/** The item an edit is about; `null` for several, and for the whole cart. */
export function itemOf(edit: CartEdit): number | null {
  return 'itemId' in edit ? edit.itemId : null
}

/**
 * Returns true if two edits must not be sent at the same time: lines of one item may merge, and emptying affects all
 * lines.
 */
export function meet(one: CartEdit, other: CartEdit): boolean {
  return itemsOf(one)?.some((itemId) => concerns(other, itemId)) ?? true
}

/** The line of an edit: by its id, or by item and unit when a merge has given it another id. */
export function findLine(lines: readonly CartLine[], edit: LineEdit): CartLine | undefined {
  return (
    lines.find(({ id }) => id === edit.lineId) ??
    lines.find(({ itemId, unit }) => itemId === edit.itemId && unit === edit.fromUnit)
  )
}

/** The saved item of an edit. Saved items are merged by item and unit, so these identify it whatever its id is. */
export function findSaved<Line extends SavedLine>(
  saved: readonly Line[],
  { itemId, unit }: Pick<SavedLine, 'itemId' | 'unit'>,
): Line | undefined {
  return saved.find((line) => line.itemId === itemId && line.unit === unit)
}

function addLine(lines: readonly CartLine[], addition: Addition, position: number | null = null): readonly CartLine[] {
  const item: CartItem | undefined = addition.preview ?? lines.find(({ itemId }) => itemId === addition.itemId)
  if (!item) return lines
  const { itemId, unit, quantity } = addition
  const line: CartLine = { ...item, id: addition.lineId, itemId, unit, quantity, previousPrice: null }
  if (position === null || lines.some((other) => lineKey(other) === lineKey(line))) return mergeLines([...lines, line])
  const next = lines.findIndex((other) => (other.position ?? (other.id < 0 ? Infinity : 0)) > position)
  return lines.toSpliced(next < 0 ? lines.length : next, 0, { ...line, position })
}

function setLine(lines: readonly CartLine[], edit: SetEdit): readonly CartLine[] {
  const target = findLine(lines, edit)
  const { unit, quantity } = edit
  return mergeLines(lines.map((line) => (line === target ? { ...line, unit, quantity } : line)))
}

function applyEdit(lines: readonly CartLine[], edit: CartEdit): readonly CartLine[] {
  switch (edit.operation) {
    case 'addItem':
    case 'moveItemToCart':
      return addLine(lines, edit, edit.position)
    case 'addItems':
      return edit.additions.reduce((added, addition) => addLine(added, addition), lines)
    case 'editItem':
      return setLine(lines, edit)
    case 'removeItem':
    case 'saveForLater': {
      if (edit.lineId === null) return lines
      const target = findLine(lines, edit)
      return lines.filter((line) => line !== target)
    }
    case 'emptyCart':
      return []
    case 'deleteSaveForLater':
    case 'clearNotifications':
      return lines
  }
}

function applyToSaved(saved: readonly SavedLine[], edit: SavedEdit): readonly SavedLine[] {
  if (edit.operation === 'saveForLater') return mergeLines([...saved, edit.item])
  const unit = edit.operation === 'moveItemToCart' ? edit.unit : edit.fromUnit
  const target = findSaved(saved, { itemId: edit.itemId, unit })
  return saved.flatMap((line) => {
    if (line !== target) return [line]
    const quantity = line.quantity - edit.quantity
    return edit.operation === 'moveItemToCart' && quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** Restores the lines from which an edit started, because the current lines may already include its effect. */
function rebase(lines: readonly CartLine[], edit: CartEdit): readonly CartLine[] {
  const { base } = edit
  if (base === null) return lines
  const items = itemsOf(edit)
  return items === null
    ? base
    : [...new Set(items)].reduce((restored, item) => restoreItem(restored, base, item), lines)
}

/** Replaces the lines of an item with its earlier lines. */
function restoreItem<Line extends SavedLine>(
  lines: readonly Line[],
  base: readonly Line[],
  item: number,
): readonly Line[] {
  const before = base.filter(({ itemId }) => itemId === item)
  const place = lines.findIndex(({ itemId }) => itemId === item)
  const others = lines.filter(({ itemId }) => itemId !== item)
  return place < 0 ? [...others, ...before] : [...others.slice(0, place), ...before, ...others.slice(place)]
}

/** The lines as shown: settled ones with every pending edit applied in turn, merged after each. */
export function projectLines({ settled, edits }: Pick<CartContext, 'settled' | 'edits'>): readonly CartLine[] {
  return edits.reduce(applyEdit, edits.reduce(rebase, mergeLines(settled?.cartDetail ?? [])))
}

/** The items saved for later as shown: settled ones with every pending edit applied in turn. */
export function projectSaved({ settled, edits }: Pick<CartContext, 'settled' | 'edits'>): readonly SavedLine[] {
  const changes = edits.filter(isOfSaved)
  const before = changes.reduce<readonly SavedLine[]>(
    (saved, { base, savedBase, itemId }) => (base === null ? saved : restoreItem(saved, savedBase, itemId)),
    settled?.saveForLaterDetail ?? [],
  )
  return changes.reduce(applyToSaved, before)
}

/** Returns true if an edit makes a waiting edit, which was never sent, unnecessary. */
function replaces(edit: CartEdit, waiting: CartEdit): boolean {
  if (waiting.base !== null) return false
  if (edit.operation === 'emptyCart') return !isOfSaved(waiting) && waiting.operation !== 'clearNotifications'
  if (waiting.operation !== 'editItem' || waiting.fromUnit !== waiting.unit) return false
  if (edit.operation !== 'editItem' && edit.operation !== 'removeItem') return false
  return edit.lineId === waiting.lineId && (edit.operation === 'removeItem' || edit.fromUnit === edit.unit)
}

/**
 * The edits with one more. A later edit on the same line replaces an edit that was never sent, so that only the last
 * value typed is sent; sent edits stay, because the server may have received them.
 */
export function queueEdit(edits: readonly CartEdit[], edit: CartEdit): readonly CartEdit[] {
  if (edit.operation === 'emptyCart') {
    // A line that is saved for later must be in the cart first.
    const isNeeded = (waiting: CartEdit) => edits.some((other) => isOfSaved(other) && meet(other, waiting))
    return [...edits.filter((waiting) => isNeeded(waiting) || !replaces(edit, waiting)), edit]
  }
  const last = edits.findLast((other) => meet(other, edit))
  return last && replaces(edit, last) ? [...edits.filter((other) => other !== last), edit] : [...edits, edit]
}

/** The first edit that may be sent now: one at a time for an item, in the order they were made. */
export function nextEdit(edits: readonly CartEdit[]): CartEdit | undefined {
  return edits.find((edit, index) => !edit.isInFlight && !edits.slice(0, index).some((earlier) => meet(earlier, edit)))
}

/** The settled lines that an edit begins from. */
export function baseLines(settled: Cart | null, edit: CartEdit): readonly CartLine[] {
  return mergeLines(settled?.cartDetail ?? []).filter(({ itemId }) => concerns(edit, itemId))
}

/** The settled items saved for later that an edit begins from. */
export function baseSaved(settled: Cart | null, edit: CartEdit): readonly SavedLine[] {
  if (!isOfSaved(edit)) return []
  return (settled?.saveForLaterDetail ?? []).filter(({ itemId }) => itemId === edit.itemId)
}

/** The newer of two carts of one owner: versions decide, not the order of arrival. */
export function newerCart(settled: Cart | null, cart: Cart): Cart {
  return settled === null || cart.version >= settled.version ? cart : settled
}

/** Replaces an id in every edit with the one that the server gave the line. */
export function renameLine(edits: readonly CartEdit[], from: number, to: number): readonly CartEdit[] {
  return from === to
    ? edits
    : edits.map((edit) =>
        'fromUnit' in edit && 'lineId' in edit && edit.lineId === from ? { ...edit, lineId: to } : edit,
      )
}
