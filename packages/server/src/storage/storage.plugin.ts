import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { notFound } from '../base/problem.js'
import { containers, findFile, isFileName, type StoredFilesOptions } from './stored-files.js'

/** Options of {@link storagePlugin}. */
export interface StoragePluginOptions extends StoredFilesOptions {
  /** The base address if files are stored elsewhere, one folder per container; null: here. */
  readonly url: string | null
}

const day = 86_400
const year = 365 * day

const paramsSchema = z.object({ container: z.enum(containers), name: z.string().refine(isFileName) })

/**
 * Files under `/storage/{container}/{name}`, with an ETag, for pages of any origin. Drawn pictures may be
 * cached forever, files of the folder for a day. If the files are at another address it redirects there.
 * @example
 * await app.register((scoped) => storagePlugin(scoped, { db, folder: '/store/files', url: null, services }))
 */
export async function storagePlugin(app: FastifyInstance, options: StoragePluginOptions): Promise<void> {
  app.get('/storage/:container/:name', async (request, reply) => {
    // The same for everybody, so a partner's page may show them.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    const params = paramsSchema.safeParse(request.params)
    if (params.success && options.url !== null) {
      const { container, name } = params.data
      reply.headers({ 'cache-control': `public, max-age=${day}` })
      return reply.redirect(`${options.url}/${container}/${encodeURIComponent(name)}`)
    }
    const file = params.success ? await findFile(options, params.data.container, params.data.name) : null
    if (file === null) throw notFound('There is no such file. It may have been renamed or removed.')
    const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`
    reply.headers({
      etag,
      'cache-control': file.immutable ? `public, max-age=${year}, immutable` : `public, max-age=${day}`,
      'x-content-type-options': 'nosniff',
      // An SVG opened on its own is a document: it gets its own styles and nothing else.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    if (request.headers['if-none-match']?.split(/\s*,\s*/).some((given) => given.replace(/^W\//, '') === etag)) {
      return reply.code(304).send()
    }
    return reply.type(file.type).send(file.body)
  })
}
