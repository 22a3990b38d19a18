import { z } from 'zod'

/** A whole positive number that names a record. */
export const idSchema = z.int('must be a whole number').min(1, 'must be 1 or more').max(2_147_483_647, 'is too large')

/** An id in a path or a query string; a number is accepted too, so that clients need not convert. */
export const queryIdSchema = z.union(
  [
    idSchema,
    z
      .string()
      .regex(/^\d{1,10}$/, 'must be a whole number')
      .transform(Number)
      .pipe(idSchema),
  ],
  'must be a whole number',
)

/** Records of the catalog: they belong to no company. */
const catalogRecords = ['item', 'unit'] as const

/** Choices that forms offer to everybody: they belong to no company. */
const choiceRecords = ['businessType', 'contactRole'] as const

/** Records that belong to a company: for callers of another company they do not exist. */
export const companyRecords = [
  'account',
  'address',
  'bankAccount',
  'card',
  'cartLine',
  'contact',
  'creditMemo',
  'estimate',
  'invoice',
  'itemList',
  'itemListLine',
  'licenseDocument',
  'notification',
  'order',
  'payment',
  'quote',
  'recall',
  'recallLine',
  'return',
  'savedLine',
  'user',
] as const

/** The kind of record that an id names. */
export type RecordKind = (typeof catalogRecords | typeof choiceRecords | typeof companyRecords)[number]

/** The key of the record kind in the API reference, and in the tests made from it. */
export const RECORD_KEY = 'x-record'

/**
 * An id in a request, with the kind of record that it names.
 * @example z.object({ shipAddressId: idOf('address') })
 */
export function idOf(record: RecordKind) {
  return idSchema.meta({ [RECORD_KEY]: record })
}

/** The same as {@link idOf} in a path or a query string. */
export function queryIdOf(record: RecordKind) {
  return queryIdSchema.meta({ [RECORD_KEY]: record })
}

/**
 * A whole number of a query string within bounds.
 * @param min smallest value taken
 * @param max largest value taken
 */
export function queryIntSchema(min: number, max: number) {
  const bounded = z.int('must be a whole number').min(min, `must be ${min} or more`).max(max, `must be ${max} or less`)
  return z.union(
    [
      bounded,
      z
        .string()
        .regex(/^-?\d{1,12}$/, 'must be a whole number')
        .transform(Number)
        .pipe(bounded),
    ],
    'must be a whole number',
  )
}

/**
 * One line of text without control characters.
 * @param max longest length in characters
 * @param min shortest length in characters
 */
export function textSchema(max: number, min = 0) {
  return z
    .string('must be text')
    .min(min, min <= 1 ? 'is required' : `must be at least ${min} characters`)
    .max(max, `must be at most ${max} characters`)
    .refine(
      (text) => !/\p{Cc}|\p{Cs}|\p{Zl}|\p{Zp}|\p{Bidi_Control}/u.test(text),
      'must not contain control characters',
    )
}

/**
 * An optional text that callers also send empty, as a form without the field would: both mean no value.
 * @param text schema of a given text
 */
export function emptyAsAbsent<T extends z.ZodType<string, string>>(text: T) {
  return z.union([z.literal('').transform(() => undefined), text]).optional()
}

/** Text of several lines: line breaks and tabs are kept, other control characters are refused. */
export function multilineTextSchema(max: number) {
  return z
    .string('must be text')
    .max(max, `must be at most ${max} characters`)
    .refine((text) => !/(?![\n\r\t])\p{Cc}|\p{Cs}/u.test(text), 'must not contain control characters')
}

/** An amount in decimal US dollars, as sent on the wire. Inside it is integer cents. */
export const dollarsSchema = z.number()

/** A price per base unit in decimal US dollars; 'N/A' has no price; null when the caller may not see prices. */
export const priceSchema = z.union([z.number(), z.literal('N/A'), z.null()])

/**
 * An amount that could not be calculated is the marker 'error'; null while nothing requests it or the caller may not
 * see it.
 */
export const computedDollarsSchema = z.union([z.number(), z.literal('error'), z.null()])

/** A calendar day, YYYY-MM-DD. */
export const isoDateSchema = z.iso.date('must be a date such as 2026-11-20')

/** A calendar day from a caller: in a year whose neighbors every program can calculate with. */
export const namedDateSchema = isoDateSchema.refine(
  (date) => date >= '1900' && date < '9999',
  'must be a date of the years 1900 to 9998',
)

/** An instant in UTC, ISO 8601. */
export const instantSchema = z.iso.datetime()

/** A count of a unit: whole, 1 to 99,999. */
export const quantitySchema = z
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(99_999, 'must be 99999 or less')

/**
 * The answer of every list call.
 * @param item schema of one result
 */
export function listSchema<T extends z.ZodType>(item: T) {
  return z.object({
    results: z.array(item),
    total: z.int().min(0),
    page: z.int().min(1),
    pages: z.int().min(0),
    limit: z.int().min(1),
  })
}

/** Client-side state of one paginated list (spec section 3). */
export function paginatedListStateSchema<T extends z.ZodType>(item: T) {
  return z.object({
    limit: z.int(),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    results: z.array(item),
    isLoading: z.boolean(),
    numPaginateSection: z.int(),
  })
}

/** Filters of the transaction lists (spec section 3). */
export const transactionFiltersSchema = z.object({
  fromDate: namedDateSchema.optional(),
  toDate: namedDateSchema.optional(),
  search: textSchema(100).optional(),
  address: queryIdOf('address').optional(),
  status: textSchema(40).optional(),
})

/** The amount that a tax is a percentage of. */
export const taxBasisSchema = z.object({
  percent: z.number(),
  state: z.string().describe('the state that taxes, such as MA'),
  amount: dollarsSchema.describe('the taxed goods, with the shipping where it is taxed'),
})
