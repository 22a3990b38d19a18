import type { CallOutput, ItemListLine, ItemListSummary, ListRowOutcome } from '@gauze/contract'
import { lineKey } from '@gauze/rules'
import { notFound, ProblemError } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import type { CallContext } from '../../http/calls.types.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { readGtinUnits } from '../catalog/gtin-units.repository.js'
import { requireUnit } from '../pricing/item-gating.js'
import { offeredItemView } from '../pricing/offered-item.view.js'
import {
  changeLine,
  copyLines,
  deleteItem,
  deleteLines,
  insertList,
  type ListLineRow,
  type ListRow,
  type ListWithLines,
  lockOwnList,
  MAX_LIST_LINES,
  readList,
  readListOfLine,
  readListSummary,
  readLists,
  readMembership,
  restoreList,
  updateList,
  writeLines,
} from './item-list.repository.js'
import { assertListable, listFull, planRows } from './list-rows.js'
import { readListableItem, readNamedItems } from './named-items.repository.js'
import { readRowText } from './row-barcodes.js'

type Viewer = Pick<CallContext<'getListDetails'>, 'scope' | 'user' | 'services'>

function listView(row: ListRow): ItemListSummary {
  const { id, name, shared, isOwner, ownerName, itemListDetailCount, isSubscription } = row
  return { id, name, shared, isOwner, ownerName, itemListDetailCount, isSubscription }
}

/** Reads a list with its lines, or with one of them, as sent on the wire. */
async function listDetails(
  { scope, user, services }: Viewer,
  listId: number,
  lineId: number | null = null,
): Promise<CallOutput<'getListDetails'>> {
  const supportPhone = await services.supportPhone()
  const list = await readList(scope, listId, lineId)
  const terms = { ...list, isPriceVisible: user.isPriceVisible, supportPhone }
  return { ...listView(list), itemListDetails: list.lines.map((line) => lineView(list, line, terms)) }
}

function lineView(
  { id: itemListId }: ListWithLines,
  { id, unit, quantity, ...item }: ListLineRow,
  terms: Parameters<typeof offeredItemView>[1],
): ItemListLine {
  const line = { id, itemListId, itemId: item.itemId, unit, quantity, origQuantity: quantity, origUnit: unit }
  return { ...line, item: offeredItemView(item, terms) }
}

async function ownListView(scope: Scope, listId: number): Promise<ItemListSummary> {
  return listView(await readListSummary(scope, listId))
}

/** Changes a list of the caller while it is locked. */
function changeList<T>(scope: Scope, listId: number, change: (scope: Scope) => Promise<T>): Promise<T> {
  return scope.transaction(async (tx) => {
    await lockOwnList(tx, listId)
    return change(tx)
  })
}

/** Writes one line. @returns its id */
function writeLine(scope: Scope, { id, itemListId, ...line }: CallContext<'upsertListDetail'>['input']) {
  return changeList(scope, itemListId, async (tx) => {
    const item = await readListableItem(tx, line.itemId)
    if (!item) throw notFound('There is no such item. It may have been taken out of the catalog.')
    if (id === undefined) assertListable(item)
    requireUnit(item, line.unit)
    if (id !== undefined) {
      if (!(await changeLine(tx, id, itemListId, line))) throw lineGone()
      return id
    }
    const [written] = await writeLines(tx, itemListId, [line], false)
    if (written === undefined) throw lineGone()
    await assertRoom(tx, itemListId)
    return written.id
  })
}

function lineGone() {
  return notFound('This line is no longer on the list. Reload the list, and add the item again if you need it.')
}

async function assertRoom(scope: Scope, listId: number) {
  const { itemListDetailCount } = await readListSummary(scope, listId)
  if (itemListDetailCount > MAX_LIST_LINES) throw listFull()
}

async function addRows({ scope, services, input: { itemListId, rows } }: CallContext<'addListRows'>) {
  const texts = rows.map(({ item }) => readRowText(item, services.now()))
  const [items, units] = await Promise.all([
    readNamedItems(
      scope,
      texts.map(({ text }) => text),
    ),
    readGtinUnits(scope.db, [...new Set(texts.flatMap(({ gtin }) => gtin ?? []))]),
  ])
  return changeList(scope, itemListId, async (tx) => {
    const { itemListDetailCount } = await readListSummary(tx, itemListId)
    const { lines, plans } = planRows(rows, texts, { items, units }, itemListDetailCount)
    const written = await writeLines(tx, itemListId, lines, true)
    const byKey = new Map(written.map((line) => [lineKey(line), line]))
    const seen = new Set<string>()
    const outcomes = plans.map((plan, index): ListRowOutcome => {
      if (plan instanceof ProblemError) {
        return { outcome: 'refused', code: plan.options.slug, detail: plan.options.detail }
      }
      const line = byKey.get(lineKey(plan))
      if (line === undefined) throw new Error('A row of a list was written without an answer.')
      const isFirst = line.isNew && !seen.has(lineKey(plan))
      seen.add(lineKey(plan))
      const said = { id: line.id, notice: texts[index]?.notice }
      return isFirst ? { outcome: 'added', ...said } : { outcome: 'merged', ...said, quantity: line.quantity }
    })
    return { outcomes, list: await ownListView(tx, itemListId) }
  })
}

/** Copies lines of a list that the caller may read, or moves lines of a list that the caller owns. */
function moveLines(scope: Scope, { itemListId, ids, toItemListId, keep }: CallContext<'moveListDetails'>['input']) {
  return scope.transaction(async (tx) => {
    const locked = keep ? [toItemListId] : [itemListId, toItemListId].sort((one, other) => one - other)
    for (const listId of locked) await lockOwnList(tx, listId)
    // It throws if the caller may not read the list.
    await readListSummary(tx, itemListId)
    const moved = await copyLines(tx, itemListId, toItemListId, ids)
    if (!keep && itemListId !== toItemListId) await deleteLines(tx, itemListId, ids)
    await assertRoom(tx, toItemListId)
    return { moved, list: await ownListView(tx, toItemListId) }
  })
}

/** Puts removed lines back with their quantities. A repeated line counts once, with its last quantity. */
function restoreLines(scope: Scope, { itemListId, lines }: CallContext<'restoreListDetails'>['input']) {
  const byKey = new Map(lines.map((line) => [lineKey(line), line]))
  return changeList(scope, itemListId, async (tx) => {
    const written = await writeLines(tx, itemListId, [...byKey.values()], false)
    await assertRoom(tx, itemListId)
    return { restored: written.length, list: await ownListView(tx, itemListId) }
  })
}

async function removeLine({ scope, input: { id } }: CallContext<'deleteListDetail'>) {
  const listId = await readListOfLine(scope, id)
  if (listId === null) return { updated: false }
  return changeList(scope, listId, async (tx) => ({ updated: await deleteLines(tx, listId, [id]) }))
}

/** The calls under /api/cart/itemList/. */
export const itemListHandlers = defineHandlers({
  createList: async ({ scope, input }) => {
    const id = await insertList(scope, input)
    return ownListView(scope, id)
  },

  editList: async ({ scope, input: { id, name, shared } }) =>
    changeList(scope, id, async (tx) => {
      const values = { ...(name === undefined ? {} : { name }), ...(shared === undefined ? {} : { shared }) }
      await updateList(tx, id, values)
      return ownListView(tx, id)
    }),

  deleteList: async ({ scope, input: { id }, services }) => {
    await changeList(scope, id, (tx) => updateList(tx, id, { deletedAt: services.now() }))
    return { success: true }
  },

  restoreList: async ({ scope, input: { id } }) => {
    await restoreList(scope, id)
    return ownListView(scope, id)
  },

  upsertListDetail: async ({ scope, input, user, services }) => {
    const lineId = await writeLine(scope, input)
    const { itemListDetails } = await listDetails({ scope, user, services }, input.itemListId, lineId)
    const [line] = itemListDetails
    if (line === undefined) throw lineGone()
    return line
  },

  addListRows: addRows,

  moveListDetails: ({ scope, input }) => moveLines(scope, input),

  deleteListDetail: removeLine,

  deleteListDetails: async ({ scope, input: { itemListId, ids } }) =>
    changeList(scope, itemListId, async (tx) => ({ updated: await deleteLines(tx, itemListId, ids) })),

  restoreListDetails: ({ scope, input }) => restoreLines(scope, input),

  deleteListDetailByItemListId: async ({ scope, input: { itemListId, itemId, unit } }) =>
    changeList(scope, itemListId, async (tx) => ({ updated: await deleteItem(tx, itemListId, itemId, unit) })),

  getAllLists: async ({ scope, input: { showShared } }) => ({
    itemLists: (await readLists(scope, showShared)).map(listView),
  }),

  getListDetails: (context) => listDetails(context, context.input.itemListId),

  getListsByItemId: async ({ scope, input: { itemId, unit } }) => ({
    itemLists: (await readMembership(scope, itemId, unit)).map(({ isMember, ...list }) => ({
      ...listView(list),
      isMember: isMember || null,
    })),
  }),
})
