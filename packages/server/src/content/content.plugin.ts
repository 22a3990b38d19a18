import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { reportFailure } from '../reporting/report-failure.js'
import type { ExportedRecord } from './content.types.js'
import { ContentError } from './content-error.js'
import { type ContentQuery, localeOf, queryRecords, toCollection } from './content-query.js'
import {
  type ContentSource,
  type ContentSpace,
  createContentSource,
  deliver,
  environmentId,
  spaceId,
} from './content-space.js'
import { syncSpace } from './content-sync.js'

/** Options of {@link contentPlugin}. */
export interface ContentPluginOptions {
  /** The space as an export file. */
  readonly file: string
}

/** Anybody may read published content with it. */
const publicToken = 'gauze-public-content'
const contentType = 'application/vnd.contentful.delivery.v1+json; charset=utf-8'

const querySchema = z.record(
  z.string(),
  z.union([z.string(), z.array(z.string()).transform((values) => values.join(','))]),
)
const paramsSchema = z.object({
  space: z.string().default(spaceId),
  environment: z.string().default(environmentId),
  id: z.string().default(''),
})

function queryOf(request: FastifyRequest): ContentQuery {
  const parsed = querySchema.safeParse(request.query)
  if (!parsed.success) throw new ContentError(400, 'InvalidQuery', 'The query string cannot be read.')
  return parsed.data
}

async function authenticate(request: FastifyRequest) {
  const given = request.headers.authorization?.replace(/^Bearer\s+/i, '') ?? queryOf(request).access_token
  if (given !== publicToken) {
    throw new ContentError(401, 'AccessTokenInvalid', 'The access token you sent could not be found or is invalid.')
  }
  const { space, environment } = paramsSchema.parse(request.params ?? {})
  if (space !== spaceId || environment !== environmentId) {
    throw new ContentError(404, 'NotFound', 'The resource could not be found.')
  }
}

const statusSchema = z.object({ statusCode: z.int().min(400).max(499) })

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = error instanceof ContentError ? error : null
  const status = known?.status ?? statusSchema.safeParse(error).data?.statusCode ?? 500
  if (status >= 500) reportFailure(request, error, { source: 'service', message: 'content failed' })
  const id = known?.id ?? (status < 500 ? 'BadRequest' : 'ServerError')
  const message =
    status < 500 && error instanceof Error ? error.message : 'Content is not available. Please try again later.'
  return reply.code(status).send({ sys: { type: 'Error', id }, message, requestId: request.id })
}

function notFound() {
  return new ContentError(404, 'NotFound', 'The resource could not be found.')
}

function one(space: ContentSpace, records: readonly ExportedRecord[], request: FastifyRequest) {
  const { id } = paramsSchema.parse(request.params)
  const record = records.find((candidate) => candidate.sys.id === id)
  if (record === undefined) throw notFound()
  return deliver(space, record, localeOf(space, queryOf(request)))
}

function named<T extends { sys: { id: string } }>(records: readonly T[], request: FastifyRequest): T {
  const { id } = paramsSchema.parse(request.params)
  const record = records.find((candidate) => candidate.sys.id === id)
  if (record === undefined) throw notFound()
  return record
}

function addressOf({ protocol, host, url }: FastifyRequest) {
  return `${protocol}://${host}${url.split('?', 1)[0]}`
}

type Answer = (space: ContentSpace, request: FastifyRequest) => unknown

const environmentRoutes: Record<string, Answer> = {
  '/entries': (space, request) => queryRecords(space, space.export.entries, queryOf(request)),
  '/entries/:id': (space, request) => one(space, space.export.entries, request),
  '/assets': (space, request) => queryRecords(space, space.export.assets, { ...queryOf(request), include: '0' }),
  '/assets/:id': (space, request) => one(space, space.export.assets, request),
  '/content_types': (space, request) => toCollection(space.export.contentTypes, queryOf(request)),
  '/content_types/:id': (space, request) => named(space.export.contentTypes, request),
  '/locales': (space, request) => toCollection(space.export.locales, queryOf(request)),
  '/sync': (space, request) => syncSpace(space, queryOf(request), addressOf(request)),
  '/tags': (space, request) => toCollection(space.export.tags, queryOf(request)),
  '/tags/:id': (space, request) => named(space.export.tags, request),
}

const describeSpace: Answer = (space) => ({
  sys: { type: 'Space', id: spaceId },
  name: 'Gauze',
  locales: space.export.locales,
})

function registerRoutes(app: FastifyInstance, source: ContentSource) {
  const register = (path: string, answer: Answer) =>
    app.get(path, async (request, reply) => {
      const body = answer(await source.read(), request)
      return reply.type(contentType).send(body)
    })
  register('/spaces/:space', describeSpace)
  register('/spaces/:space/', describeSpace)
  for (const [path, answer] of Object.entries(environmentRoutes)) {
    register(`/spaces/:space/environments/:environment${path}`, answer)
  }
}

/**
 * The content service under `/cda`, in the hosted service's delivery protocol: the official client works with just its
 * host options. The content is one file in the service's export format; the next request sees a change to it.
 * @throws Error at start when the content file is missing or broken
 * @example
 * await app.register((scoped) => contentPlugin(scoped, { file: '/store/space.json' }))
 */
export async function contentPlugin(app: FastifyInstance, { file }: ContentPluginOptions): Promise<void> {
  const source = createContentSource(file, (error) => {
    const what = 'The content file is broken; the last good content stays.'
    app.log.error({ err: error }, what)
    app.errorReporter.report(error, { source: 'service', details: { what } })
  })
  await source.read()
  await app.register(
    async (scoped) => {
      scoped.setErrorHandler(refuse)
      scoped.setNotFoundHandler((request, reply) => refuse(notFound(), request, reply))
      scoped.addHook('onRequest', authenticate)
      // The client sends a content type with requests that have no body.
      scoped.removeAllContentTypeParsers()
      scoped.addContentTypeParser('*', (_request, payload, done) => {
        payload.resume()
        payload.on('end', () => done(null, undefined))
      })
      registerRoutes(scoped, source)
    },
    { prefix: '/cda' },
  )
}
