import { z } from 'zod'
import { ProtocolError } from './protocol-error.js'

const maxEvents = 1000
const maxObjects = 20
const oldest = 30 * 24 * 60 * 60 * 1000
const clockTolerance = 5 * 60 * 1000
/** The largest number that the positions column can hold. */
const lastPosition = 2_147_483_647

const userToken = z
  .string('is required')
  .regex(/^[A-Za-z0-9_=/+-]{1,129}$/, 'must be 1 to 129 letters, digits or _=/+-; never an email address')

const amount = z.union([z.number(), z.string().max(40)]).optional()

/** Other fields that are sent are not stored. */
const eventSchema = z
  .object({
    eventType: z.enum(['click', 'conversion', 'view'], "must be 'click', 'conversion' or 'view'"),
    eventSubtype: z.enum(['addToCart', 'purchase'], "must be 'addToCart' or 'purchase'").optional(),
    eventName: z.string('is required').regex(/^[\x20-\x7e]{1,64}$/, 'must be 1 to 64 visible ASCII characters'),
    index: z.string('is required').min(1, 'is required').max(200, 'is too long'),
    userToken,
    authenticatedUserToken: userToken.optional(),
    queryID: z
      .string()
      .regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')
      .optional(),
    objectIDs: z
      .array(z.string().min(1).max(200), 'must be a list of ids')
      .min(1, 'must have an id')
      .max(maxObjects, `must have at most ${maxObjects} ids`)
      .optional(),
    positions: z
      .array(z.int('must be whole numbers').min(1, 'must be 1 or more').max(lastPosition, 'are too large'))
      .optional(),
    filters: z.array(z.string().min(1).max(500)).min(1).max(10).optional(),
    timestamp: z.int('must be milliseconds since 1970').optional(),
    objectData: z
      .array(
        z.object({
          queryID: z.string().max(32).optional(),
          price: amount,
          discount: amount,
          quantity: z.int('must be a whole number').optional(),
        }),
        'must be a list',
      )
      .max(maxObjects, `must be at most ${maxObjects}`)
      .optional(),
    value: amount,
    currency: z.string().max(10, 'must be a currency such as USD').optional(),
  })
  .superRefine((event, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (event.objectIDs === undefined && event.filters === undefined) refuse('objectIDs', 'is required')
    if (event.objectIDs !== undefined && event.filters !== undefined) {
      refuse('filters', 'cannot be given together with objectIDs')
    }
    if (event.positions !== undefined && event.positions.length !== event.objectIDs?.length) {
      refuse('positions', 'must be as many as objectIDs')
    }
    if (event.eventType === 'click' && event.queryID !== undefined && event.positions === undefined) {
      refuse('positions', 'is required for a click after a search')
    }
    if (event.positions !== undefined && event.eventType !== 'click') refuse('positions', 'is for clicks only')
    if (event.eventSubtype !== undefined && event.eventType !== 'conversion') {
      refuse('eventSubtype', 'is for conversions only')
    }
  })

/** A click, conversion or view. */
export type InsightsEvent = z.infer<typeof eventSchema>

const batchSchema = z.object({
  events: z
    .array(eventSchema, 'must be a list')
    .min(1, 'must have an event')
    .max(maxEvents, `must have at most ${maxEvents} events`),
})

/**
 * Reads a batch of events. One bad event refuses the whole batch, as in the hosted service.
 * @param now the current time
 * @throws ProtocolError 422 naming the field that is wrong and why
 */
export function readEvents(body: unknown, now: Date): InsightsEvent[] {
  const parsed = batchSchema.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ProtocolError(422, `${issue?.path.join('.') || 'body'} ${issue?.message}`)
  }
  for (const [index, { timestamp }] of parsed.data.events.entries()) {
    if (timestamp === undefined) continue
    const age = now.getTime() - timestamp
    if (age > oldest) throw new ProtocolError(422, `events.${index}.timestamp is older than 30 days`)
    if (age < -clockTolerance) throw new ProtocolError(422, `events.${index}.timestamp is in the future`)
  }
  return parsed.data.events
}
