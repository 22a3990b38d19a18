import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the built files in the folder, compressed as the build has them (`scripts/precompress.mjs`). Each file that
 * exists at start has a route, so no path of a request ever reaches the disk. The files in `assets` carry a hash in
 * their name and never change.
 */
export async function staticFiles(app: FastifyInstance, { folder }: { readonly folder: string }): Promise<void> {
  const unchanging = join(folder, 'assets/')
  await app.register(files, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    acceptRanges: false,
    cacheControl: false,
    index: false,
    setHeaders: (reply, path) =>
      void reply.headers({
        // The same for everybody, so a page of another site may load the embeddable elements.
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': path.startsWith(unchanging) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      }),
  })
}
