import { randomUUID } from 'node:crypto'
import type { Db } from '@gauze/server/plugin'
import { z } from 'zod'
import { parse } from './parse.js'
import { ProtocolError } from './protocol-error.js'
import { type PushedObject, patchObject, putObjects, removeObjects } from './pushed-indexes.js'

const largestRecord = 100_000
const mostOperations = 10_000

const actions = [
  'addObject',
  'updateObject',
  'partialUpdateObject',
  'partialUpdateObjectNoCreate',
  'deleteObject',
  'delete',
  'clear',
] as const

const operationSchema = z.object({
  action: z.enum(actions, `must be one of ${actions.join(', ')}`),
  body: z
    .custom<PushedObject>(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
      'must be an object',
    )
    .optional(),
})

/** Operations on one index, in order. */
export const batchSchema = z.object({
  requests: z.array(operationSchema).max(mostOperations, `has more than ${mostOperations} operations`),
})

/** Operations on several indexes. */
export const multipleBatchSchema = z.object({
  requests: z
    .array(operationSchema.extend({ indexName: z.string() }))
    .max(mostOperations, `has more than ${mostOperations} operations`),
})

/** One operation of a batch. */
export type BatchOperation = z.infer<typeof operationSchema>

const idSchema = z.union([z.string().min(1).max(1000), z.int()]).transform(String)

function idOf(body: PushedObject): string {
  const id = idSchema.safeParse(body.objectID)
  if (id.success) return id.data
  throw new ProtocolError(400, 'objectID: must be a text of 1 to 1000 characters')
}

/**
 * Reads a record to be written.
 * @param position its position in the batch, for the message
 * @throws ProtocolError 400 when it is larger than the hosted service accepts, or has no valid id
 */
export function readRecord(body: PushedObject, position: number): { id: string; record: PushedObject } {
  const id = body.objectID === undefined ? randomUUID() : idOf(body)
  const size = Buffer.byteLength(JSON.stringify(body))
  if (size > largestRecord) {
    throw new ProtocolError(
      400,
      `Record at the position ${position} objectID=${id} is too big size=${size}/${largestRecord} bytes. Please shorten its attributes.`,
    )
  }
  return { id, record: { ...body, objectID: id } }
}

function asPatch(body: PushedObject, position: number) {
  if (body.objectID === undefined) throw new ProtocolError(400, `requests.${position}.body.objectID: is required`)
  const { id, record } = readRecord(body, position)
  const computed = Object.entries(record).find(
    ([, value]) => typeof value === 'object' && value !== null && '_operation' in value,
  )
  if (computed) throw new ProtocolError(400, `${computed[0]}: _operation is not supported here. Send the whole value.`)
  return { id, patch: record }
}

type Step = (tx: Db, index: string) => Promise<void>

/** Whole records that follow each other are written by one statement. */
class Plan {
  readonly steps: Step[] = []
  readonly ids: string[] = []
  #run = new Map<string, PushedObject>()

  put(id: string, record: PushedObject) {
    if (this.#run.size === 0) {
      const run = this.#run
      this.steps.push((tx, index) => putObjects(tx, 'records', index, run))
    }
    this.#run.set(id, record)
    this.ids.push(id)
  }

  step(id: string | null, step: Step) {
    this.#run = new Map()
    this.steps.push(step)
    if (id !== null) this.ids.push(id)
  }
}

function addTo(plan: Plan, { action, body = {} }: BatchOperation, position: number) {
  if (action === 'clear' || action === 'delete') {
    plan.step(null, (tx, index) => removeObjects(tx, 'records', index, 'all'))
  } else if (action === 'deleteObject') {
    const id = idOf(body)
    plan.step(id, (tx, index) => removeObjects(tx, 'records', index, [id]))
  } else if (action === 'partialUpdateObject' || action === 'partialUpdateObjectNoCreate') {
    const { id, patch } = asPatch(body, position)
    plan.step(id, (tx, index) => patchObject(tx, index, { id, patch, create: action === 'partialUpdateObject' }))
  } else {
    const { id, record } = readRecord(body, position)
    plan.put(id, record)
  }
}

/**
 * Performs operations on one index in order.
 * @returns the ids of the records
 * @throws ProtocolError 400 for a bad one, before anything is written
 */
export async function runBatch(
  operations: readonly BatchOperation[],
  write: (work: (tx: Db, index: string) => Promise<void>) => Promise<void>,
): Promise<string[]> {
  const plan = new Plan()
  for (const [position, operation] of operations.entries()) addTo(plan, operation, position)
  await write(async (tx, index) => {
    for (const step of plan.steps) await step(tx, index)
  })
  return plan.ids
}

const partSchema = z.object({ objectID: z.string().min(1).max(1000) }).loose()

/** Synonyms and rules to be written, by id. */
export function readParts(body: unknown): ReadonlyMap<string, PushedObject> {
  return new Map(parse(z.array(partSchema).max(mostOperations), body).map((part) => [part.objectID, part]))
}
