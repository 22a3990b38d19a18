import { z } from 'zod'
import { emptyAsAbsent, idOf, multilineTextSchema, quantitySchema, textSchema } from './common.js'

const SHORTEST_MESSAGE = 5

/** A path of the store: never an address of another site, and without a query, which may contain typed text. */
const pagePathSchema = textSchema(300, 1).refine(
  (path) => /^\/(?![/\\])[^?#]*$/.test(path),
  'must be a path of the store such as /cart',
)

/** The technical details of an issue. The page fills them in, and shows them to the writer. */
export const issueFactsSchema = z.object({
  requestId: textSchema(100).optional().describe('of the latest failed request'),
  browser: textSchema(400).optional(),
  windowSize: textSchema(20)
    .refine((size) => /^\d{1,5}x\d{1,5}$/.test(size), 'must be width and height such as 1280x720')
    .optional(),
  networkAddress: textSchema(45).optional(),
})

/** The goods of an order that a person asks to return. The text of the issue says why. */
export const orderReturnSchema = z.object({
  orderId: idOf('order'),
  lines: z
    .array(
      z.object({
        line: z
          .int('must be a whole number')
          .min(1, 'must be 1 or more')
          .max(10_000, 'must be at most 10000')
          .describe('the number of the line in the order, from 1'),
        quantity: quantitySchema.describe('in the unit of the line; at most its `returnable` quantity'),
      }),
    )
    .min(1, 'needs at least one line')
    .max(500, 'takes at most 500 lines'),
})

/** An issue as a person reports it. */
export const issueInputSchema = z.object({
  message: multilineTextSchema(4000)
    .refine((text) => text.trim().length >= SHORTEST_MESSAGE, `must be at least ${SHORTEST_MESSAGE} characters`)
    .describe('5 to 4,000 characters of plain text'),
  page: pagePathSchema.describe('the path of the page that the issue is about'),
  phone: emptyAsAbsent(textSchema(30)).describe('how to call the writer back'),
  facts: issueFactsSchema.optional(),
  orderReturn: orderReturnSchema.optional().describe('asks for a return of goods, and for their credit'),
})

/** The answer to a reported issue. */
export const submittedIssueSchema = z.object({
  number: z.string().describe("'IS-1001', to quote to support"),
  email: z.string().describe('the address of the writer, to which the confirmation is sent'),
})
