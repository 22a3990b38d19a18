import { createServer } from 'vite'
import { loadSettings } from './load-settings.js'
import { serve } from './serve.js'

// Run from sources: `tsx --conditions=@gauze/source server/dev.ts`. Vite serves and renders pages, with hot reload.
process.env.GAUZE_DEV_PAGES ??= 'on'
const settings = loadSettings()
const vite = await createServer({
  root: new URL('..', import.meta.url).pathname,
  // A separate port for hot reload, so that two stores can run at the same time.
  server: { middlewareMode: true, hmr: { port: Number(process.env.PORT ?? 3000) + 20_000 } },
})
type Handler = typeof import('./page-handler.js')
const { createPageHandler }: Handler = await vite
  .ssrLoadModule('./server/page-handler.ts')
  .then((loaded) => ({ createPageHandler: loaded.createPageHandler }))

const isServing = await serve({
  settings,
  pages: (ownFetch) =>
    createPageHandler({
      mode: 'development',
      settings,
      ownFetch,
      build: async () => {
        const build = await vite.ssrLoadModule('virtual:react-router/server-build')
        // The virtual module is the entry of the production build.
        return build as Awaited<
          ReturnType<Extract<Parameters<Handler['createPageHandler']>[0]['build'], () => unknown>>
        >
      },
    }),
  // Vite's own scripts and styles have no nonce.
  prepare: (response) => response.removeHeader('content-security-policy'),
  files: (request, response) =>
    new Promise((resolve) => {
      response.once('close', () => resolve(true))
      vite.middlewares(request, response, () => resolve(false))
    }),
})
if (!isServing) await vite.close()
