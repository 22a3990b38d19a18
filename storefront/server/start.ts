import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { documentation } from './documentation.js'
import { loadSettings } from './load-settings.js'
import { serve } from './serve.js'
import { staticFiles } from './static-files.js'
import { storePages } from './store-pages.js'

// Built to build/server/index.js: `node build/server/index.js` runs the store.
await serve(loadSettings(), async (app, options) => {
  await app.register(staticFiles, { folder: join(import.meta.dirname, '../client') })
  if (options.settings.docsFolder) await app.register(documentation, { folder: options.settings.docsFolder })
  await app.register(storePages, { ...options, build, mode: 'production' })
})
