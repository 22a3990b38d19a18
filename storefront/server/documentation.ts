import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Pages that may frame each other: a live example is a frame. Only own scripts run; components set styles by attributes
 * and style elements, as they do on a partner's page.
 */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ')

/** Serves the built documentation at /docs (`pnpm docs`). */
export async function documentation(app: FastifyInstance, { folder }: { readonly folder: string }): Promise<void> {
  const unchanging = join(folder, 'assets/')
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'))
  await app.register(files, {
    root: folder,
    prefix: '/docs/',
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, path) =>
      void reply.headers({
        'content-security-policy': policy,
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': path.startsWith(unchanging) ? 'public, max-age=31536000, immutable' : 'no-cache',
      }),
  })
}
