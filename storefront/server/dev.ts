import { createServer } from 'vite'
import { loadSettings } from './load-settings.js'
import { serve } from './serve.js'
import type { StorePagesOptions } from './store-pages.js'

// Run from sources: `tsx --conditions=@gauze/source server/dev.ts`. Vite serves and renders pages, with hot reload.
process.env.GAUZE_DEV_PAGES ??= 'on'
const settings = loadSettings()
const vite = await createServer({
  root: new URL('..', import.meta.url).pathname,
  // A separate port for hot reload, so that two stores can run at the same time.
  server: { middlewareMode: true, hmr: { port: Number(process.env.PORT ?? 3000) + 20_000 } },
})
type Pages = typeof import('./store-pages.js')
const { storePages }: Pages = await vite
  .ssrLoadModule('./server/store-pages.ts')
  .then((loaded) => ({ storePages: loaded.storePages }))

const isServing = await serve(settings, async (app, options) => {
  app.addHook('onRequest', async ({ raw }, reply) => {
    // Vite's own scripts and styles have no nonce.
    reply.removeHeader('content-security-policy')
    const isAnswered = await new Promise<boolean>((resolve) => {
      reply.raw.once('close', () => resolve(true))
      vite.middlewares(raw, reply.raw, () => resolve(false))
    })
    if (isAnswered) reply.hijack()
  })
  await app.register(storePages, {
    ...options,
    mode: 'development',
    build: async () => {
      const build = await vite.ssrLoadModule('virtual:react-router/server-build')
      // The virtual module is the entry of the production build.
      return build as Awaited<ReturnType<Extract<StorePagesOptions['build'], () => unknown>>>
    },
  })
})
if (!isServing) await vite.close()
