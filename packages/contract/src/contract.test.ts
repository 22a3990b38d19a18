import { readFile } from 'node:fs/promises'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { routesSource, singleRoutesSource } from '../scripts/routes-source.js'
import { users } from './calls/access.js'
import type { Call } from './calls/define-call.js'
import { recordCalls } from './calls/record-calls.js'
import { queryIdOf } from './entities/common.js'
import {
  type CallInput,
  type CallOutput,
  type CallParsedInput,
  type ListAnswer,
  type ListCallName,
  type ListFilters,
  type ListItem,
  routes,
  type SalesOrder,
} from './index.js'
import * as schemas from './schemas.js'
import * as singleRoutes from './single-routes.generated.js'
import type { RowInput, RowParsedInput } from './types.js'

const { calls, idSchema, queryIdSchema, textSchema } = schemas
const rows = Object.entries<Call>(calls)

function fieldsOf(part: z.ZodType | undefined) {
  return part instanceof z.ZodObject ? Object.keys(part.shape) : []
}

/** How many numbers of a JSON Schema are as large as an id without `idOf` naming the record. */
function unnamedIds(node: unknown): number {
  if (typeof node !== 'object' || node === null || schemas.RECORD_KEY in node) return 0
  if ('maximum' in node && node.maximum === idSchema.maxValue) return 1
  return Object.values(node).reduce<number>((sum, part) => sum + unnamedIds(part), 0)
}

describe('the rows', () => {
  it('LIB-01 gives browsers method and path of every call without the schemas', async () => {
    expect(await readFile(new URL('./routes.generated.ts', import.meta.url), 'utf8')).toBe(routesSource())
    expect(await readFile(new URL('./index.ts', import.meta.url), 'utf8')).not.toMatch(/schemas|zod/)
    expect(Object.keys(routes).toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  it('LIB-01 gives the same facts one by one, for bundles that carry only the calls in use', async () => {
    const source = await readFile(new URL('./single-routes.generated.ts', import.meta.url), 'utf8')
    expect(source).toBe(singleRoutesSource())
    expect({ ...singleRoutes }).toEqual(routes)
  })

  it('has no two calls with the same method and path', () => {
    const places = rows.map(([, call]) => `${call.method} ${call.path}`)
    expect(new Set(places).size).toBe(places.length)
  })

  it.each(rows)('%s declares each path parameter, and no body on GET', (_name, call) => {
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(fieldsOf(call.params)).toEqual(inPath)
    expect(call.method === 'GET' && call.body !== undefined).toBe(false)
  })

  it.each(rows)('%s can be written as JSON Schema for the API reference', (_name, call) => {
    for (const schema of [call.params, call.query, call.body, call.response])
      if (schema) expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow()
  })

  it('lets a field come from one place only, as callers give them in one object', () => {
    for (const [, call] of rows) {
      const names = [call.params, call.query, call.body].flatMap(fieldsOf)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it.each(rows)('%s has no field next to a body that is not an object', (_name, { params, query, body }) => {
    if (body !== undefined && !(body instanceof z.ZodObject)) expect([params, query]).toEqual([undefined, undefined])
  })

  it.each(rows)('AUTH-12 %s names the kind of record of each id', (_name, { params, query, body }) => {
    for (const part of [params, query, body])
      if (part) expect(unnamedIds(z.toJSONSchema(part, { io: 'input' }))).toBe(0)
  })

  it.each(rows)(
    'AUTH-12 %s is open to visitors only where there is nothing of a company',
    (_name, { access, path }) => {
      if (access.caller === 'visitor') expect(path).toMatch(/^\/api\/(?:auth|informational|shopping)\//)
    },
  )

  it.each(rows)('%s requires nothing of visitors that only a login has, and nothing twice', (_name, { access }) => {
    const { caller, needs = [], punchout, accounts } = access
    if (caller === 'visitor') expect([needs, punchout, accounts]).toEqual([[], undefined, undefined])
    expect(new Set(needs).size).toBe(needs.length)
  })

  it('types the input and the output', () => {
    expectTypeOf<CallInput<'addItem'>>().toMatchObjectType<{ itemId: number; unit: number; quantity: number }>()
    expectTypeOf<CallInput<'getSalesOrder'>>().toEqualTypeOf<{ id: string | number }>()
    expectTypeOf<CallParsedInput<'getSalesOrder'>>().toEqualTypeOf<{ id: number }>()
    expectTypeOf<CallOutput<'refreshToken'>>().toEqualTypeOf<{ token: string }>()
  })

  it('API-15 ACCT-18 types every list alike: its filters, page and order go in, one page of results comes out', () => {
    expectTypeOf<'getSalesOrders'>().toExtend<ListCallName>()
    expectTypeOf<'getSalesOrder'>().not.toExtend<ListCallName>()
    expectTypeOf<CallInput<ListCallName>>().toExtend<{
      sort?: string | undefined
      orderBy?: 'asc' | 'desc' | undefined
    }>()
    expectTypeOf<CallOutput<ListCallName>>().toExtend<ListAnswer<unknown>>()
    expectTypeOf<ListItem<'getSalesOrders'>>().toEqualTypeOf<SalesOrder>()
    expectTypeOf<keyof ListFilters<'getSalesOrders'>>().toEqualTypeOf<
      'fromDate' | 'toDate' | 'search' | 'address' | 'status'
    >()
    expectTypeOf<CallParsedInput<'getSalesOrders'>>().toMatchObjectType<{ page: number; limit: number; sort: 'date' }>()
  })

  const things = recordCalls({
    route: 'myaccount/things',
    record: 'order',
    access: users,
    list: {
      summary: 'Things',
      item: z.object({ id: idSchema }),
      filters: z.object({ status: textSchema(20).optional(), address: queryIdOf('address').optional() }),
      sorts: ['name', 'date'],
      rows: 100,
      mostRows: 10_000,
    },
  })

  it('API-15 a list takes the same by GET and by POST: page, limit, order, and filters as texts or as objects', () => {
    const page = { page: 1, limit: 100, sort: 'name' }
    const asked = { page: '2', limit: '10000', sort: 'date', orderBy: 'asc' }
    const parsed = { ...asked, page: 2, limit: 10_000 }
    expect(things.list.query.parse({ status: '' })).toEqual(page)
    expect(things.paginate.body.parse({})).toEqual(page)
    expect(things.list.query.parse({ ...asked, status: 'open', address: '7' })).toEqual({
      ...parsed,
      status: 'open',
      address: 7,
    })
    for (const filters of [
      { status: 'open', address: '7' },
      { status: { value: 'open' }, address: { value: 7 } },
    ])
      expect(things.paginate.body.parse({ ...asked, filters }).filters).toEqual({ status: 'open', address: 7 })
    for (const bad of [{ page: '0' }, { limit: '10001' }, { sort: 'color' }, { orderBy: 'up' }]) {
      expect(things.list.query.safeParse(bad).success).toBe(false)
      expect(things.paginate.body.safeParse(bad).success).toBe(false)
    }
    expectTypeOf<RowInput<typeof things.list>['sort']>().toEqualTypeOf<'name' | 'date' | undefined>()
    expectTypeOf<RowInput<typeof things.list>['status']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<RowParsedInput<typeof things.paginate>['filters']>().toEqualTypeOf<
      { status?: string | undefined; address?: number | undefined } | undefined
    >()
    expectTypeOf(things.list.access.caller).toEqualTypeOf<'user'>()
  })

  it('API-17 API-18 API-19 API-20 records are read, created, edited and deleted below the route of their list', () => {
    const input = z.object({ name: textSchema(20, 1) })
    const response = z.object({ id: idSchema })
    const read = things.read({ summary: 'One thing', response })
    const create = things.create({ summary: 'Keeps a thing', body: input, response, sample: { name: 'Ana' } })
    const edit = things.edit({ summary: 'Changes a thing', body: input, response, sample: { name: 'Ana' } })
    const remove = things.remove({ summary: 'Deletes a thing' })
    const rows: readonly Call[] = [things.list, things.paginate, read, create, edit, remove]
    expect(rows.map(({ id, method, path }) => `${id} ${method} ${path}`)).toEqual([
      'API-15 GET /api/myaccount/things/paginate',
      'API-15 POST /api/myaccount/things/paginate',
      'API-17 GET /api/myaccount/things/:id',
      'API-18 POST /api/myaccount/things/create',
      'API-19 PATCH /api/myaccount/things/edit',
      'API-20 POST /api/myaccount/things/delete',
    ])
    expect(edit.body.parse({ id: 7, name: 'Gauze' })).toEqual({ id: 7, name: 'Gauze' })
    expect(remove.body.safeParse({ id: 'all' }).success).toBe(false)
    for (const { params, query, body } of rows)
      for (const part of [params, query, body])
        if (part) expect(unnamedIds(z.toJSONSchema(part, { io: 'input' }))).toBe(0)
    expectTypeOf<RowInput<typeof edit>>().toEqualTypeOf<{ id: number; name: string }>()
  })

  it('API-54 types a body that is a list, or a list or an object, as the whole input', () => {
    const document = z.object({ type: z.string(), transactionId: idSchema.transform(String) })
    type List = { readonly body: z.ZodArray<typeof document> }
    expectTypeOf<RowInput<List>>().toEqualTypeOf<{ type: string; transactionId: number }[]>()
    expectTypeOf<RowParsedInput<List>>().toEqualTypeOf<{ type: string; transactionId: string }[]>()
    const statement = z.object({ startDate: z.string() })
    type Either = { readonly body: z.ZodUnion<[List['body'], typeof statement]> }
    expectTypeOf<RowInput<Either>>().toEqualTypeOf<{ type: string; transactionId: number }[] | { startDate: string }>()
    type Flat = { readonly params: typeof statement; readonly body: typeof document }
    expectTypeOf<RowInput<Flat>>().toEqualTypeOf<{ startDate: string; type: string; transactionId: number }>()
  })
})

/** Spec section 3, word by word: the text between the entity's name and the next one. */
const specified: readonly (readonly [entity: string, schema: z.ZodObject, fields: string])[] = [
  [
    'user',
    schemas.userSchema,
    'id firstName lastName username email permissions isPunchout isParentLogin account relatedAccounts',
  ],
  ["a user's permissions", schemas.userSchema.shape.permissions, 'isPriceVisible isAdmin'],
  ["a user's account", schemas.userSchema.shape.account, 'id accountName rxLevels controlledSubstance'],
  ['related account', schemas.relatedAccountSchema, 'id parentId accountName'],
  [
    'product',
    schemas.productSchema,
    'id itemId itemName displayName siteDisplayName description manufacturer mpn price pricelevelprice prices ' +
      'quantityAvailable rxLevel inactive restricted specialOrder isAddableToCart allocationPeriod thumbnailImage ' +
      'itemImage itemFile children matrixDetails category unit attributes metaTag titleTag h1Tag searchKeywords ' +
      'urlComponent correlatedItems alternativeItems latestPurchase',
  ],
  ["a product's price", schemas.productSchema.shape.prices.element, 'level price'],
  ["a product's image", schemas.productSchema.shape.itemImage.element, 'index url largeUrl'],
  ["a product's file", schemas.productSchema.shape.itemFile.element, 'url name'],
  [
    'matrix variant',
    schemas.productVariantSchema,
    'id itemName matrixDetails mpn price prices quantityAvailable rxLevel urlComponent',
  ],
  ["a product's category", schemas.productSchema.shape.category, 'id name urlComponent parent'],
  ["a product's unit", schemas.productSchema.shape.unit.shape.details.element, 'id unitName conversionRate baseUnit'],
  ['correlated item', schemas.productSchema.shape.correlatedItems.element, 'correlatedItem'],
  ['latest purchase', schemas.productSchema.shape.latestPurchase.unwrap().unwrap(), 'date unit unitDetails'],
  ['category', schemas.categorySchema, 'id name imageUrl urlComponent parent isParent children'],
  [
    'cart',
    schemas.cartStateSchema,
    'cartDetail isPopoverOpen cartLoading totalItems status subtotal shipping tax convenienceFee total _approvedBy ' +
      '_contactId quantityInput saveForLaterDetail notifications',
  ],
  ["a cart's quantity input", schemas.cartStateSchema.shape.quantityInput.element, 'id quantity'],
  [
    'cart line',
    schemas.cartLineSchema,
    'id itemId unit quantity price units rxLevelId thumbnailImage name matrixDetails',
  ],
  ["a cart line's unit", schemas.cartLineSchema.shape.units.element, 'id unitName conversionRate'],
  ['item list', schemas.itemListSchema, 'id name itemListDetailCount itemListDetails'],
  ['item-list detail', schemas.itemListDetailSchema, 'id itemListId itemId unit quantity origQuantity origUnit'],
  ['credit card state', schemas.creditCardStateSchema, 'id cards types'],
  ['address state', schemas.addressStateSchema, 'addresses defaultShipping defaultBilling dddShippingCutoffTime'],
  ['controlled-substance license', schemas.addressSchema.shape.controlledSubstance.element, 'expiration'],
  [
    'checkout',
    schemas.checkoutStateSchema,
    'hasTerms terms availableBalance orderConfirmation status subscriptionItemList',
  ],
  ['payment state', schemas.paymentStateSchema, 'invoices creditMemos unappliedPayments'],
  ['invoice to pay', schemas.paymentStateSchema.shape.invoices.element, 'amountDue apply checked errorMessage'],
  ['credit memo', schemas.paymentStateSchema.shape.creditMemos.element, 'total amountPaid maxApply'],
  ['unapplied payment', schemas.paymentStateSchema.shape.unappliedPayments.element, 'unappliedPayment maxApply'],
  ['transaction filters', schemas.transactionFiltersSchema, 'toDate fromDate search address status'],
  ['sales order', schemas.salesOrderSchema, 'status'],
  ['order approval', schemas.orderApprovalSchema, 'pendingApprovalOrders rejectedOrders form'],
  [
    'order approval form',
    schemas.orderApprovalSchema.shape.form,
    'shipAddressId billAddressId poNum orderConfirmationId paymentMethod',
  ],
  [
    'account settings',
    schemas.accountSettingsSchema,
    'statementFrequency statementMethod statementEmails includeInvoices approvalsNotification',
  ],
  ['auth state', schemas.authStateSchema, 'user relatedAccounts businessTypes contactRoles'],
  [
    'search suggestion',
    schemas.searchSuggestionSchema,
    'objectID queryID id urlComponent itemName siteDisplayName displayName thumbnailImage',
  ],
  ['menu entry', schemas.menuEntrySchema, 'label icon path permission items'],
  ['content page', schemas.contentPageSchema, 'title path pages navigationSections'],
  [
    'website content',
    schemas.websiteContentSchema,
    'navBar mainNavigation mainNavigationDropdown contentPages homePage footer',
  ],
  ['home page', schemas.websiteContentSchema.shape.homePage, 'homepageSections'],
  ['contact section', schemas.contactSectionSchema, 'contactEmail contactNumber hoursTextShort'],
  [
    'shopping state',
    schemas.shoppingStateSchema,
    'search itemList selectedCategory sellableControlledSubstances sorting filters allocationMax',
  ],
  [
    'paginated list state',
    schemas.paginatedListStateSchema(z.string()),
    'limit page pages total results isLoading numPaginateSection',
  ],
]

const fulfillmentDelivered = {
  id: 1,
  notificationType: 'Fulfillment Delivered',
  userNotificationStatus: { unread: true },
  metaData: { fulfillmentId: 7, workwaveId: 'W-7', deliveryDate: '20261120', timeOfDelivery: '14:05:00' },
}

describe('the entities', () => {
  it.each(specified)('%s keeps the field names of the specification', (_entity, { shape }, fields) => {
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(fields.split(' ')))
  })

  it("a product's price may be 'N/A', or null for callers who may not see it, and no other text", () => {
    for (const price of [0.0525, 'N/A', null]) expect(schemas.priceSchema.safeParse(price).success).toBe(true)
    for (const price of ['12.50', undefined, Number.NaN])
      expect(schemas.priceSchema.safeParse(price).success).toBe(false)
  })

  it("tax and fee may be the marker 'error'", () => {
    expect(schemas.computedDollarsSchema.parse('error')).toBe('error')
    expect(schemas.computedDollarsSchema.safeParse('broken').success).toBe(false)
  })

  it("an item is on a list, not known to be, or 'loading'", () => {
    for (const flag of [null, 'loading', true]) expect(schemas.itemListMembershipSchema.parse(flag)).toBe(flag)
    expect(schemas.itemListMembershipSchema.safeParse(false).success).toBe(false)
  })

  it.each([
    fulfillmentDelivered,
    {
      ...fulfillmentDelivered,
      notificationType: 'Backorder Ready',
      metaData: { item: { displayName: 'Gauze pads' }, quantityPreviouslyBackordered: 12 },
    },
    {
      ...fulfillmentDelivered,
      notificationType: 'Item Back in Stock',
      metaData: { item: { displayName: 'Gauze pads', urlComponent: 'gauze-pads' } },
    },
    {
      ...fulfillmentDelivered,
      notificationType: 'Payment Returned',
      metaData: { paymentId: 12, paymentNumber: 'PMT-300012' },
    },
    {
      ...fulfillmentDelivered,
      notificationType: 'Invoice Issued',
      metaData: { invoiceId: 31, invoiceNumber: 'INV-200031', dueDate: null },
    },
    {
      ...fulfillmentDelivered,
      notificationType: 'Quote Answered',
      metaData: { estimateId: 5, estimateNumber: 'EST-10005', status: 'Declined' },
    },
    { ...fulfillmentDelivered, notificationType: 'Something New', metaData: { anything: 1 } },
  ])('a notification $notificationType keeps the field names of the specification', (notification) => {
    expect(schemas.notificationSchema.parse(notification)).toEqual(notification)
  })

  it('a notification of a known type is refused without its data', () => {
    expect(schemas.notificationSchema.safeParse({ ...fulfillmentDelivered, metaData: {} }).success).toBe(false)
  })

  it.each(['0', '-1', '1.5', '1e3', 'abc', '', '99999999999', '2147483648'])('refuses %j as an id', (text) => {
    expect(queryIdSchema.safeParse(text).success).toBe(false)
  })

  it('accepts an id as text or as a number', () => {
    expect(queryIdSchema.parse('20418')).toBe(20418)
    expect(queryIdSchema.parse(20418)).toBe(20418)
  })

  it.each(['a\u0000b', 'a\u001bb', '\ud800', 'x'.repeat(11)])(
    'refuses %j as one line of up to ten characters',
    (text) => {
      expect(textSchema(10).safeParse(text).success).toBe(false)
    },
  )
})
