import { z } from 'zod'
import {
  dollarsSchema,
  idOf,
  idSchema,
  instantSchema,
  isoDateSchema,
  namedDateSchema,
  queryIdOf,
  taxBasisSchema,
  textSchema,
} from './common.js'
import { fulfillmentSchema, orderLineSchema, salesOrderDetailsSchema } from './order.js'

/** The status of an invoice: still open, open after its due date, covered by a payment that is on its way, or paid. */
export const invoiceStatusSchema = z.enum(
  ['open', 'overdue', 'pending', 'paid'],
  'must be one of: open, overdue, pending, paid',
)

/** How long ago the open part of an invoice was due, in days of Eastern time. */
export const invoiceAgeSchema = z.enum(
  ['notDue', 'days1to30', 'days31to60', 'days61to90', 'over90'],
  'must be one of: notDue, days1to30, days31to60, days61to90, over90',
)

/** The status of a payment: only a posted one counts; the bank is still moving the money of a pending one. */
export const paymentStatusSchema = z.enum(
  ['Pending', 'Posted', 'Failed', 'Voided'],
  'must be one of: Pending, Posted, Failed, Voided',
)

/** The status of a credit memo: whether some of it can still pay invoices. */
export const creditMemoStatusSchema = z.enum(['open', 'applied'], 'must be one of: open, applied')

/** One invoice in a list. */
export const invoiceSchema = z.object({
  id: idSchema,
  invoiceNumber: z.string(),
  status: invoiceStatusSchema,
  date: isoDateSchema,
  dueDate: isoDateSchema,
  daysOverdue: z.int().min(0).describe('days since it was due; 0 for an invoice that is not overdue'),
  poNum: z.string(),
  orderId: idSchema.nullable(),
  orderNumber: z.string().nullable(),
  shipTo: z.string().describe('label of the ship-to address'),
  total: dollarsSchema,
  paid: dollarsSchema.describe('by payments'),
  credited: dollarsSchema.describe('by credit memos'),
  pending: dollarsSchema.describe('by payments that are on their way: owed, but not to pay'),
  amountDue: dollarsSchema.describe('still to pay'),
})

/** One line of an invoice. */
export const invoiceLineSchema = orderLineSchema
  .pick({
    id: true,
    itemId: true,
    itemName: true,
    name: true,
    mpn: true,
    urlComponent: true,
    thumbnailImage: true,
    matrixDetails: true,
    unitLabel: true,
    conversionRate: true,
    quantity: true,
    price: true,
  })
  .extend({ lineTotal: dollarsSchema })

/** How much of a payment or of a credit memo was applied to which invoice. */
export const paymentApplicationSchema = z.object({
  id: idSchema,
  kind: z.enum(['payment', 'creditMemo']),
  sourceId: idSchema.describe('id of the payment or the credit memo'),
  sourceNumber: z.string(),
  invoiceId: idSchema,
  invoiceNumber: z.string(),
  date: instantSchema,
  isPending: z.boolean().describe('whether its payment is on its way'),
  amount: dollarsSchema,
})

/** A whole invoice. */
export const invoiceDetailsSchema = invoiceSchema.extend({
  lines: z.array(invoiceLineSchema),
  ...salesOrderDetailsSchema.pick({ shipAddress: true, billAddress: true }).shape,
  subtotal: dollarsSchema,
  shipping: dollarsSchema,
  tax: dollarsSchema,
  taxBasis: taxBasisSchema
    .nullable()
    .describe('null without tax, and where the tax is a share of the tax of its order that no percentage makes'),
  convenienceFee: dollarsSchema,
  applications: z.array(paymentApplicationSchema).describe('oldest first'),
  fulfillments: z.array(fulfillmentSchema).describe('the parcels of its order'),
})

/** One payment in a list. */
export const paymentSchema = z.object({
  id: idSchema,
  paymentNumber: z.string(),
  status: paymentStatusSchema,
  date: instantSchema,
  method: z
    .string()
    .describe("'Visa ending in 4242', 'First Bank account ending in 6789', 'Check 1024' or 'ACH transfer 77-1'"),
  memo: z.string(),
  expectedOn: isoDateSchema.nullable().describe('the day by which the money of a pending payment is expected'),
  amount: dollarsSchema,
  applied: dollarsSchema,
  unapplied: dollarsSchema,
})

/** A whole payment. */
export const paymentDetailsSchema = paymentSchema.extend({
  fee: dollarsSchema.describe('the convenience fee, charged on top of the amount'),
  isDebit: z.boolean().describe('whether it debits a saved bank account, which takes the bank up to 4 business days'),
  paidBy: z.string().describe('the person; empty for a payment that the store recorded'),
  postedOn: isoDateSchema.nullable().describe('the day when the money of a debit had come; null for another payment'),
  returnedOn: isoDateSchema.nullable().describe('the day when its money turned out not to come'),
  applications: z
    .array(paymentApplicationSchema)
    .describe(
      'of the payment, and of the credits that were used with it, oldest first; until its return, if it was returned',
    ),
})

/** One credit memo in a list. */
export const creditMemoSchema = z.object({
  id: idSchema,
  creditMemoNumber: z.string(),
  status: creditMemoStatusSchema,
  date: isoDateSchema,
  reason: z.string(),
  invoiceId: idSchema.nullable().describe('the invoice of the returned goods'),
  invoiceNumber: z.string().nullable(),
  returnNumber: z.string().nullable().describe('the return that it credits; null for another credit'),
  orderId: idSchema.nullable().describe('the order of the return'),
  orderNumber: z.string().nullable(),
  total: dollarsSchema,
  applied: dollarsSchema,
  available: dollarsSchema,
})

/** An open invoice, a credit memo or a payment of which some is not applied. */
export const openItemSchema = z.object({
  kind: z.enum(['invoice', 'creditMemo', 'payment']),
  id: idSchema,
  number: z.string(),
  date: isoDateSchema,
  dueDate: isoDateSchema.nullable().describe('of an invoice'),
  total: dollarsSchema,
  open: dollarsSchema.describe('negative for a credit'),
})

/** The lists of transactions that have totals and that can be exported. */
export const transactionListSchema = z.enum(
  ['invoices', 'payments', 'creditMemos', 'openItems'],
  'must be one of: invoices, payments, creditMemos, openItems',
)

/** The statuses by which each list can be filtered. */
const statusesOfLists: Readonly<Record<z.infer<typeof transactionListSchema>, readonly string[]>> = {
  invoices: invoiceStatusSchema.options,
  payments: paymentStatusSchema.options,
  creditMemos: creditMemoStatusSchema.options,
  openItems: [],
}

const anyList = {
  list: transactionListSchema,
  fromDate: namedDateSchema.optional(),
  toDate: namedDateSchema.optional(),
  search: textSchema(100).optional(),
  address: queryIdOf('address').optional(),
  status: z
    .enum([...invoiceStatusSchema.options, ...paymentStatusSchema.options, ...creditMemoStatusSchema.options])
    .optional(),
  age: invoiceAgeSchema.optional(),
}

interface FilteredList {
  readonly list: keyof typeof statusesOfLists
  readonly status?: string | undefined
  readonly age?: string | undefined
}

/** Refuses a filter that the list does not have, which would leave nothing. */
function refuseForeignFilters({ list, status, age }: FilteredList, context: z.RefinementCtx<FilteredList>) {
  const statuses = statusesOfLists[list]
  const known = statuses.length === 0 ? 'this list has none' : `this list has: ${statuses.join(', ')}`
  if (status !== undefined && !statuses.includes(status)) {
    context.addIssue({ code: 'custom', path: ['status'], message: `must be a status of the list; ${known}` })
  }
  if (age !== undefined && list !== 'invoices') {
    context.addIssue({ code: 'custom', path: ['age'], message: 'is a filter of invoices only' })
  }
}

/** A list of transactions with its filters. */
export const filteredListSchema = z.object(anyList).superRefine(refuseForeignFilters)

/** A file of a list of transactions with its filters. */
export const exportedListSchema = z
  .object({ ...anyList, format: z.enum(['csv', 'xlsx'], 'must be csv or xlsx') })
  .superRefine(refuseForeignFilters)

/** The sums of everything that the filters of a list leave. */
export const transactionTotalsSchema = z.object({
  count: z.int().min(0),
  total: dollarsSchema.describe('without payments that failed or were voided; of open items less the credits'),
  open: dollarsSchema.describe(
    'the due amount, or the amount that is not applied yet; for open items the due amount less the credits',
  ),
  overdue: dollarsSchema,
  ages: z
    .array(z.object({ age: invoiceAgeSchema, count: z.int().min(0), open: dollarsSchema }))
    .describe('the open amounts of invoices by their age, whichever age is a filter; empty for other lists'),
})

/** A paper of one transaction. */
export const paperSchema = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('invoice'), transactionId: idOf('invoice') }),
    z.object({ type: z.literal('payment'), transactionId: idOf('payment') }),
    z.object({ type: z.literal('creditMemo'), transactionId: idOf('creditMemo') }),
    z.object({ type: z.literal('order'), transactionId: idOf('order') }),
    z.object({ type: z.literal('packingSlip').describe('of an order'), transactionId: idOf('order') }),
    z.object({ type: z.literal('estimate'), transactionId: idOf('estimate') }),
  ],
  'must be an object with a type: invoice, payment, creditMemo, order, packingSlip or estimate',
)

/** Papers to write at once. */
export const papersSchema = z
  .array(paperSchema, 'must be a list of papers')
  .min(1, 'needs at least one paper')
  .max(200, 'takes at most 200 papers at once')

/** The transactions of a company from one day to another. */
export const statementSchema = z
  .object({
    type: z.literal('statement'),
    startDate: namedDateSchema,
    statementDate: namedDateSchema,
    openTransactionsOnly: z.boolean('must be true or false'),
  })
  .refine(({ startDate, statementDate }) => startDate <= statementDate, {
    path: ['statementDate'],
    message: 'must not be before the start date',
  })

/** The filters that the lists of transactions share; each list narrows the statuses. */
export const billingFilters = {
  fromDate: namedDateSchema,
  toDate: namedDateSchema,
  search: textSchema(100),
}

/** An amount in dollars and whole cents. */
const wholeCentsSchema = z
  .number('must be an amount')
  .max(1_000_000_000, 'must be at most 1,000,000,000')
  .refine((amount) => Math.round(amount * 100) / 100 === amount, 'must have at most two decimals')

/** An amount of a payment in dollars: above 0, in whole cents. */
export const payAmountSchema = wholeCentsSchema.positive('must be more than 0')

/** A credit memo that can pay invoices (spec section 3). */
export const usableCreditMemoSchema = z.object({
  id: idSchema,
  creditMemoNumber: z.string(),
  date: isoDateSchema,
  reason: z.string(),
  total: dollarsSchema,
  amountPaid: dollarsSchema.describe('the amount that was applied of it'),
  maxApply: dollarsSchema.describe('the amount that can still be applied of it'),
})

/** A payment with an amount that is not applied yet and can pay invoices (spec section 3). */
export const usablePaymentSchema = z.object({
  id: idSchema,
  paymentNumber: z.string(),
  date: isoDateSchema,
  method: z.string(),
  unappliedPayment: dollarsSchema.describe('the amount that was not applied of it'),
  maxApply: dollarsSchema,
})

const use = { invoiceId: idOf('invoice'), amount: payAmountSchema }

/** How much of a credit pays how much of an invoice. */
const creditUseSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ ...use, kind: z.literal('creditMemo'), creditId: idOf('creditMemo') }),
    z.object({ ...use, kind: z.literal('payment'), creditId: idOf('payment') }),
  ],
  'must have a kind: creditMemo or payment',
)

/** A payment of invoices to make. */
export const newPaymentSchema = z.object({
  invoices: z
    .array(
      z.object({
        id: idOf('invoice'),
        amount: payAmountSchema,
        due: wholeCentsSchema
          .optional()
          .describe(
            'the open amount of the invoice when the person chose; another sum is refused with 409 payment-changed',
          ),
      }),
    )
    .min(1, 'needs at least one invoice')
    .max(10_000, 'takes at most 10,000 invoices'),
  creditMemos: z.array(idOf('creditMemo')).max(1_000, 'takes at most 1,000 credit memos').optional(),
  unappliedPayments: z.array(idOf('payment')).max(1_000, 'takes at most 1,000 payments').optional(),
  uses: z
    .array(creditUseSchema)
    .max(10_000, 'takes at most 10,000 uses')
    .optional()
    .describe('which credit pays which invoice; without it, the oldest credit pays the oldest invoice first'),
  paymentMethod: idOf('card').optional().describe('the saved card; none if credits pay everything'),
  bankAccount: idOf('bankAccount')
    .optional()
    .describe('the saved bank account, which pays in place of a card; it has no convenience fee'),
  memo: textSchema(200).optional(),
  expectedTotal: wholeCentsSchema
    .min(0, 'must be 0 or more')
    .describe('the charge that the person saw, with the fee; another sum is refused with 409 payment-changed'),
})
