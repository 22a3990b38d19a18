import { z } from 'zod'
import { addItemsAnswerSchema, cartAnswerSchema, cartSchema, positionSchema } from '../entities/cart.js'
import { dollarsSchema, emptyAsAbsent, idOf, idSchema, quantitySchema, textSchema } from '../entities/common.js'
import { users } from './access.js'
import { defineCalls } from './define-call.js'

/** One item to add. */
const additionSchema = z.object({
  itemId: idOf('item'),
  unit: idOf('unit'),
  quantity: quantitySchema,
  searchTerm: emptyAsAbsent(textSchema(200)),
  queryID: emptyAsAbsent(z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')),
})

/** The calls under /api/cart/cart/ (spec section 7). */
export const cartCalls = defineCalls({
  getCart: {
    id: 'API-01',
    method: 'GET',
    path: '/api/cart/cart/getCart',
    access: users,
    readsAfterChanges: 'cart',
    summary: 'The cart of the user in the token',
    response: cartSchema,
  },
  emptyCart: {
    id: 'API-02',
    method: 'GET',
    path: '/api/cart/cart/emptyCart',
    access: users,
    changes: 'cart',
    summary: 'Removes every line',
    response: cartAnswerSchema,
  },
  addItem: {
    id: 'API-04',
    method: 'POST',
    path: '/api/cart/cart/addItem',
    access: users,
    changes: 'cart',
    idempotency: 'optional',
    summary: 'Adds a quantity of an item; a line with the same item and unit grows',
    sample: { itemId: 1, unit: 1, quantity: 1 },
    body: additionSchema.extend({
      position: positionSchema.optional().describe('of a line that was removed: the new line takes its place'),
    }),
    response: cartAnswerSchema,
  },
  addItems: {
    id: 'API-86',
    method: 'POST',
    path: '/api/cart/cart/addItems',
    access: users,
    changes: 'cart',
    idempotency: 'optional',
    summary: 'Adds many items in one change of the cart; a line that is refused never blocks another',
    sample: { lines: [{ itemId: 1, unit: 1, quantity: 1 }] },
    body: z.object({
      lines: z.array(additionSchema).min(1, 'must have at least one line').max(500, 'must have at most 500 lines'),
    }),
    response: addItemsAnswerSchema,
  },
  editItem: {
    id: 'API-05',
    method: 'POST',
    path: '/api/cart/cart/editItem',
    access: users,
    changes: 'cart',
    idempotency: 'optional',
    summary: 'Sets the quantity and unit of a line; it merges with a line of the same item and unit',
    sample: { detailId: 1, quantity: 1, unit: 1 },
    body: z.object({ detailId: idOf('cartLine'), quantity: quantitySchema, unit: idOf('unit') }),
    response: cartAnswerSchema,
  },
  removeItem: {
    id: 'API-06',
    method: 'POST',
    path: '/api/cart/cart/removeItem',
    access: users,
    changes: 'cart',
    idempotency: 'optional',
    summary: 'Removes a line; a line that is gone already is no error',
    sample: { detailId: 1 },
    body: z.object({ detailId: idOf('cartLine') }),
    response: cartAnswerSchema,
  },
  getTaxRate: {
    id: 'API-11',
    method: 'POST',
    path: '/api/cart/cart/getTaxRate',
    access: users,
    summary: 'The tax rate in percent at an address, and which items it applies to',
    sample: { addressId: 2, itemIds: [] },
    body: z.object({ addressId: idOf('address'), itemIds: z.array(idOf('item')).max(500) }),
    response: z.object({
      taxRate: z.number(),
      shippingTaxable: z.boolean(),
      items: z.array(z.object({ itemId: idSchema, taxable: z.boolean() })),
    }),
  },
  getConvenienceFee: {
    id: 'API-12',
    method: 'POST',
    path: '/api/cart/cart/getConvenienceFee',
    access: users,
    summary: 'The convenience fee on a total, 0 for a customer who is not charged it',
    sample: { total: 10 },
    body: z.object({ total: dollarsSchema.min(0, 'must be 0 or more').max(100_000_000, 'is too large') }),
    response: z.object({ convenienceFeeTotal: z.number() }),
  },
  getConvenienceFeeRate: {
    id: 'API-13',
    method: 'GET',
    path: '/api/cart/cart/getConvenienceFeeRate',
    access: users,
    summary: 'The rate of the convenience fee in percent',
    response: z.object({ convenienceFeeRate: z.number() }),
  },
  getConvFeeExempt: {
    id: 'API-14',
    method: 'GET',
    path: '/api/cart/cart/getConvFeeExempt',
    access: users,
    summary: 'Whether the customer is spared the convenience fee',
    response: z.object({ convFeeExempt: z.boolean() }),
  },
})
