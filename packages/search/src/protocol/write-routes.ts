import type { Db } from '@gauze/server/plugin'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { FilterGroup } from '../engine/index.js'
import { type BatchOperation, batchSchema, multipleBatchSchema, readParts, readRecord, runBatch } from './batch.js'
import { browse } from './browse.js'
import { isCatalogueIndex } from './catalogue-indexes.js'
import { parse } from './parse.js'
import { ProtocolError } from './protocol-error.js'
import {
  changePushed,
  copyPushed,
  dropPushed,
  getObjects,
  listObjects,
  listPushed,
  movePushed,
  type Part,
  type PushedObject,
  putObjects,
  readPushedSettings,
  removeObjects,
  writableName,
  writePushedSettings,
} from './pushed-indexes.js'
import { deletePushedBy } from './pushed-search.js'
import { facetFilterGroups, filterGroups, readFields, readSearchParams } from './search-params.js'
import { settingsOf } from './settings.js'

/** A thousand records of the largest usual size. */
const largestBatch = 32 * 1024 * 1024

const params = z.object({ index: z.string(), objectID: z.string().default('') })
function flag(name: string) {
  return z.object({ [name]: z.enum(['true', 'false']).default('false') }).transform((query) => query[name] === 'true')
}

/** Work is finished before the answer is sent, so a task is always done. */
function done() {
  return { taskID: Date.now(), updatedAt: new Date().toISOString() }
}

const strings = z.array(z.string().max(1000)).max(1000)
const settingsSchema = z
  .object({
    searchableAttributes: strings.nullable(),
    attributesForFaceting: strings.nullable(),
    customRanking: z.array(z.string().regex(/^(?:asc|desc)\(.+\)$/, 'must be asc(…) or desc(…)')).nullable(),
    ranking: strings.nullable(),
    attributesToRetrieve: strings.nullable(),
    attributesToHighlight: strings.nullable(),
    hitsPerPage: z.int().min(1).max(1000),
  })
  .partial()
  .loose()

function registerRecords(app: FastifyInstance, db: Db) {
  const batch = (index: string, operations: readonly BatchOperation[]) => {
    writableName(index)
    return runBatch(operations, (work) => changePushed(db, index, (tx) => work(tx, index)))
  }
  app.post('/1/indexes/:index/batch', async ({ params: path, body }) => {
    const { index } = parse(params, path)
    if (index !== '*') return { ...done(), objectIDs: await batch(index, parse(batchSchema, body).requests) }
    const { requests } = parse(multipleBatchSchema, body)
    const objectIDs: string[] = []
    const taskID: Record<string, number> = {}
    for (const [name, operations] of Map.groupBy(requests, ({ indexName }) => indexName)) {
      objectIDs.push(...(await batch(name, operations)))
      taskID[name] = done().taskID
    }
    return { taskID, objectIDs }
  })
  app.post('/1/indexes/:index', async ({ params: path, body }, reply) => {
    const { index } = parse(params, path)
    const operation = parse(batchSchema, { requests: [{ action: 'addObject', body }] }).requests
    const [objectID] = await batch(index, operation)
    return reply.code(201).send({ ...done(), objectID, createdAt: new Date().toISOString() })
  })
  app.put('/1/indexes/:index/:objectID', async ({ params: path, body }) => {
    const { index, objectID } = parse(params, path)
    const [operation] = parse(batchSchema, { requests: [{ action: 'addObject', body }] }).requests
    await batch(index, [{ action: 'addObject', body: { ...operation?.body, objectID } }])
    return { ...done(), objectID }
  })
  app.post('/1/indexes/:index/:objectID/partial', async ({ params: path, body, query }) => {
    const { index, objectID } = parse(params, path)
    const { createIfNotExists } = parse(
      z.object({ createIfNotExists: z.enum(['true', 'false']).default('true') }),
      query,
    )
    const action = createIfNotExists === 'true' ? 'partialUpdateObject' : 'partialUpdateObjectNoCreate'
    const [operation] = parse(batchSchema, { requests: [{ action, body }] }).requests
    await batch(index, [{ action, body: { ...operation?.body, objectID } }])
    return { ...done(), objectID }
  })
  app.delete('/1/indexes/:index/:objectID', async ({ params: path }) => {
    const { index, objectID } = parse(params, path)
    await batch(index, [{ action: 'deleteObject', body: { objectID } }])
    return { ...done(), deletedAt: new Date().toISOString() }
  })
  app.post('/1/indexes/:index/clear', async ({ params: path }) => {
    await batch(parse(params, path).index, [{ action: 'clear' }])
    return done()
  })
}

/** A condition that this service does not know must be refused: without it more would be deleted than was meant. */
const deleteBySchema = z.strictObject({ filters: z.string().optional(), facetFilters: z.unknown().optional() })

function readDeletion(body: unknown): FilterGroup[] {
  const { filters, facetFilters } = readSearchParams(parse(deleteBySchema, readFields(body)))
  const groups = [...facetFilterGroups(facetFilters), ...filterGroups(filters)]
  if (groups.length > 0 && groups.every((group) => group.length > 0)) return groups
  throw new ProtocolError(400, 'body: has no filters, or an empty one. Clear the index to delete everything.')
}

const operationSchema = z.object({
  operation: z.enum(['copy', 'move'], "must be 'copy' or 'move'"),
  destination: z.string(),
  scope: z.array(z.enum(['settings', 'synonyms', 'rules'])).optional(),
})

function registerIndexes(app: FastifyInstance, db: Db) {
  app.get('/1/indexes', async () => {
    const pushed = (await listPushed(db)).map((row) => ({
      ...row,
      fileSize: row.dataSize,
      lastBuildTimeS: 0,
      numberOfPendingTasks: 0,
      pendingTask: false,
    }))
    return { items: pushed, nbPages: 1 }
  })
  app.delete('/1/indexes/:index', async ({ params: path }) => {
    await dropPushed(db, parse(params, path).index)
    return { ...done(), deletedAt: new Date().toISOString() }
  })
  app.post('/1/indexes/:index/deleteByQuery', async ({ params: path, body }) => {
    const { index } = parse(params, path)
    writableName(index)
    const groups = readDeletion(body)
    const settings = await readPushedSettings(db, index)
    if (settings === null) throw new ProtocolError(404, `Index ${index} does not exist`)
    await changePushed(db, index, (tx) => deletePushedBy(tx, index, settings, groups))
    return done()
  })
  app.post('/1/indexes/:index/operation', async ({ params: path, body }) => {
    const { index } = parse(params, path)
    const { operation, destination, scope } = parse(operationSchema, body)
    writableName(destination)
    if (destination === index) throw new ProtocolError(400, 'destination: is the index itself. Name another.')
    if (operation === 'copy') await copyPushed(db, { from: index, to: destination, scope })
    else await movePushed(db, { from: index, to: destination })
    return done()
  })
  app.get('/1/indexes/:index/task/:objectID', async () => ({ status: 'published', pendingTask: false }))
  app.post('/1/indexes/:index/browse', ({ params: path, body }) => browse(db, parse(params, path).index, body))
  app.get('/1/indexes/:index/settings', ({ params: path }) => settingsOf(db, parse(params, path).index))
  app.put('/1/indexes/:index/settings', async ({ params: path, body }) => {
    const { index } = parse(params, path)
    await writePushedSettings(db, index, parse(settingsSchema, body))
    return done()
  })
}

const searchPartsSchema = z.object({
  query: z.string().max(1000).default(''),
  type: z.string().max(100).optional(),
  context: z.string().max(100).optional(),
  page: z.int().min(0).max(1_000_000).default(0),
  hitsPerPage: z.int().min(1).max(1000).default(20),
})

/** Synonyms and rules have the same calls under their own names. */
function registerParts(app: FastifyInstance, db: Db, part: Exclude<Part, 'records'>, replaceFlag: string) {
  const base = `/1/indexes/:index/${part}`
  const put = (index: string, objects: ReadonlyMap<string, PushedObject>, replace: boolean) =>
    changePushed(db, index, async (tx) => {
      if (replace) await removeObjects(tx, part, index, 'all')
      await putObjects(tx, part, index, objects)
    })
  const present = async (index: string) => {
    if (isCatalogueIndex(index)) return
    if ((await readPushedSettings(db, index)) === null) throw new ProtocolError(404, `Index ${index} does not exist`)
  }
  app.post(`${base}/batch`, async ({ params: path, body, query }) => {
    await put(parse(params, path).index, readParts(body), parse(flag(replaceFlag), query))
    return done()
  })
  app.post(`${base}/clear`, async ({ params: path }) => {
    await put(parse(params, path).index, new Map(), true)
    return done()
  })
  app.post(`${base}/search`, async ({ params: path, body }) => {
    const { index } = parse(params, path)
    await present(index)
    const { query, type, context, page, hitsPerPage } = parse(searchPartsSchema, body)
    const is =
      part === 'synonyms'
        ? type && { path: '$.type', value: type }
        : context && { path: '$.conditions[*].context', value: context }
    const found = await listObjects(db, part, index, {
      text: query,
      is: is || undefined,
      offset: page * hitsPerPage,
      limit: hitsPerPage,
    })
    return { hits: found.objects, nbHits: found.total, page, nbPages: Math.ceil(found.total / hitsPerPage) }
  })
  app.put(`${base}/:objectID`, async ({ params: path, body }) => {
    const { index, objectID } = parse(params, path)
    const { record } = readRecord({ ...parse(z.record(z.string(), z.unknown()), body), objectID }, 0)
    await put(index, new Map([[objectID, record]]), false)
    return { ...done(), id: objectID }
  })
  app.get(`${base}/:objectID`, async ({ params: path }) => {
    const { index, objectID } = parse(params, path)
    const found = (await getObjects(db, part, index, [objectID])).get(objectID)
    if (found === undefined) throw new ProtocolError(404, 'ObjectID does not exist')
    return found
  })
  app.delete(`${base}/:objectID`, async ({ params: path }) => {
    const { index, objectID } = parse(params, path)
    await changePushed(db, index, (tx) => removeObjects(tx, part, index, [objectID]))
    return { ...done(), deletedAt: new Date().toISOString() }
  })
}

/**
 * The calls that need the admin key: filling your own indexes and reading them back.
 * @param app an encapsulated instance
 * @param assertAdmin refuses callers without the key
 */
export function registerWriteRoutes(app: FastifyInstance, db: Db): void {
  app.addHook('onRoute', (route) => {
    route.bodyLimit = largestBatch
  })
  registerRecords(app, db)
  registerIndexes(app, db)
  registerParts(app, db, 'synonyms', 'replaceExistingSynonyms')
  registerParts(app, db, 'rules', 'clearExistingRules')
}
