import { z } from 'zod'
import { idOf, queryIdOf, textSchema } from '../entities/common.js'
import {
  itemListLineSchema,
  itemListNameSchema,
  itemListSummarySchema,
  listQuantitySchema,
  listRowOutcomeSchema,
} from '../entities/item-list.js'
import { users } from './access.js'
import { defineCalls } from './define-call.js'

/** The parts that the calls changing item lists have in common. */
const change = { method: 'POST', access: users, changes: 'itemLists', idempotency: 'optional' } as const

const path = '/api/cart/itemList'
const updatedSchema = z.object({ updated: z.boolean().describe('false if there was nothing to remove') })
const detailIdsSchema = z
  .array(idOf('itemListLine'))
  .min(1, 'must have at least one line')
  .max(1000, 'must have at most 1000 lines')

/** A boolean of a query string. */
const querySwitchSchema = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], 'must be true or false')
  .default(false)

/**
 * The calls under /api/cart/itemList/ (spec section 7). Everybody of a company reads its shared lists; only the owner
 * changes a list.
 */
export const itemListCalls = defineCalls({
  createList: {
    ...change,
    id: 'API-64',
    path: `${path}/createList`,
    summary: 'Creates an item list of the caller',
    sample: { name: 'Exam room 4' },
    body: z.object({ name: itemListNameSchema, shared: z.boolean().default(false) }),
    response: itemListSummarySchema,
  },
  deleteList: {
    ...change,
    id: 'API-65',
    path: `${path}/deleteList`,
    summary: 'Deletes an item list; restoreList brings it back for 30 days',
    sample: { id: 1 },
    body: z.object({ id: idOf('itemList') }),
    response: z.object({ success: z.literal(true) }),
  },
  restoreList: {
    ...change,
    id: 'API-65',
    path: `${path}/restoreList`,
    summary: 'Brings a deleted item list back, with its lines',
    sample: { id: 1 },
    body: z.object({ id: idOf('itemList') }),
    response: itemListSummarySchema,
  },
  editList: {
    ...change,
    id: 'API-66',
    path: `${path}/editList`,
    summary: 'Renames an item list, shares it with the company, or stops sharing it',
    sample: { id: 1, name: 'Exam room 5' },
    body: z.object({ id: idOf('itemList'), name: itemListNameSchema.optional(), shared: z.boolean().optional() }),
    response: itemListSummarySchema,
  },
  upsertListDetail: {
    ...change,
    id: 'API-67',
    path: `${path}/upsertListDetail`,
    summary: 'Sets the quantity of an item in a unit on a list; with an id, changes unit and quantity of that line',
    sample: { itemListId: 1, itemId: 1, unit: 1, quantity: 1 },
    body: z.object({
      id: idOf('itemListLine')
        .optional()
        .describe('of the line to change; if the list has another line of the same item and unit, the two merge'),
      itemListId: idOf('itemList'),
      itemId: idOf('item'),
      unit: idOf('unit'),
      quantity: listQuantitySchema,
    }),
    response: itemListLineSchema,
  },
  addListRows: {
    ...change,
    id: 'API-67',
    path: `${path}/addListRows`,
    summary: 'Adds rows that name items by item number, MPN, GTIN or name; a row that is refused never blocks another',
    sample: { itemListId: 1, rows: [{ item: '1' }] },
    body: z.object({
      itemListId: idOf('itemList'),
      rows: z
        .array(
          z.object({
            item: textSchema(200).describe('item number, MPN, scanned barcode, GTIN or the whole name'),
            quantity: listQuantitySchema.optional().describe('1 by default'),
            unit: textSchema(60)
              .optional()
              .describe('name or label of the unit; by default the unit of the GTIN, or else the first unit'),
          }),
        )
        .min(1, 'must have at least one row')
        .max(1000, 'must have at most 1000 rows'),
    }),
    response: z.object({ outcomes: z.array(listRowOutcomeSchema), list: itemListSummarySchema }),
  },
  moveListDetails: {
    ...change,
    id: 'API-67',
    path: `${path}/moveListDetails`,
    summary: 'Moves or copies lines from one list to another, in which lines of the same item and unit merge',
    sample: { itemListId: 1, ids: [1], toItemListId: 2, keep: true },
    body: z.object({
      itemListId: idOf('itemList'),
      ids: detailIdsSchema,
      toItemListId: idOf('itemList'),
      keep: z.boolean().default(false).describe('true copies the lines'),
    }),
    response: z.object({
      moved: z.int().min(0),
      list: itemListSummarySchema.describe('the list that the lines went to'),
    }),
  },
  deleteListDetail: {
    ...change,
    id: 'API-68',
    path: `${path}/deleteListDetail`,
    summary: 'Removes a line from its list; a line that is gone already is no error',
    sample: { id: 1 },
    body: z.object({ id: idOf('itemListLine') }),
    response: updatedSchema,
  },
  deleteListDetails: {
    ...change,
    id: 'API-68',
    path: `${path}/deleteListDetails`,
    summary: 'Removes several lines from one list',
    sample: { itemListId: 1, ids: [1] },
    body: z.object({ itemListId: idOf('itemList'), ids: detailIdsSchema }),
    response: updatedSchema,
  },
  restoreListDetails: {
    ...change,
    id: 'API-68',
    path: `${path}/restoreListDetails`,
    summary: 'Puts removed lines back on their list, also lines of items that are no longer sold',
    sample: { itemListId: 1, lines: [{ itemId: 1, unit: 1, quantity: 1 }] },
    body: z.object({
      itemListId: idOf('itemList'),
      lines: z
        .array(z.object({ itemId: idOf('item'), unit: idOf('unit'), quantity: listQuantitySchema }))
        .min(1, 'must have at least one line')
        .max(1000, 'must have at most 1000 lines'),
    }),
    response: z.object({
      restored: z.int().min(0).describe('how many lines; an item or unit that the catalog no longer has is left out'),
      list: itemListSummarySchema,
    }),
  },
  deleteListDetailByItemListId: {
    ...change,
    id: 'API-69',
    path: `${path}/deleteListDetailByItemListId`,
    summary: 'Removes an item in a unit from a list; an item that is not on the list is no error',
    sample: { itemListId: 1, itemId: 1, unit: 1 },
    body: z.object({ itemListId: idOf('itemList'), itemId: idOf('item'), unit: idOf('unit') }),
    response: updatedSchema,
  },
  getAllLists: {
    id: 'API-70',
    method: 'GET',
    path: `${path}/getAllLists`,
    access: users,
    readsAfterChanges: 'itemLists',
    summary: 'The lists of the caller by name; with showShared also the shared lists of colleagues',
    sample: { showShared: true },
    query: z.object({ showShared: querySwitchSchema }),
    response: z.object({ itemLists: z.array(itemListSummarySchema) }),
  },
  getListDetails: {
    id: 'API-71',
    method: 'GET',
    path: `${path}/getListDetails`,
    access: users,
    readsAfterChanges: 'itemLists',
    summary: 'A list with its lines, and each line with its item as the company may buy it now',
    sample: { itemListId: 1 },
    query: z.object({ itemListId: queryIdOf('itemList') }),
    response: itemListSummarySchema.extend({ itemListDetails: z.array(itemListLineSchema) }),
  },
  getListsByItemId: {
    id: 'API-72',
    method: 'GET',
    path: `${path}/getListsByItemId`,
    access: users,
    readsAfterChanges: 'itemLists',
    summary: 'The lists of the caller, and whether each has the item in the unit',
    sample: { itemId: 1, unit: 1 },
    query: z.object({ itemId: queryIdOf('item'), unit: queryIdOf('unit') }),
    response: z.object({
      itemLists: z.array(
        itemListSummarySchema.extend({
          isMember: z.union([z.literal(true), z.null()]).describe('true if the item is on the list in this unit'),
        }),
      ),
    }),
  },
})
