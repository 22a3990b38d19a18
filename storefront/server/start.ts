import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { loadSettings } from './load-settings.js'
import { createPageHandler } from './page-handler.js'
import { serve } from './serve.js'
import { createStaticHandler } from './static-files.js'

// Built to build/server/index.js: `node build/server/index.js` runs the store.
const settings = loadSettings()
await serve({
  settings,
  pages: (ownFetch) => createPageHandler({ build, mode: 'production', settings, ownFetch }),
  files: await createStaticHandler(join(import.meta.dirname, '../client'), '/assets/'),
})
