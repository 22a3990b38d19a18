import { contentPlugin } from './content/content.plugin.js'
import type { ServerPlugin } from './http/app.js'
import type { SearchPlugin } from './ports/search.types.js'
import { storagePlugin } from './storage/storage.plugin.js'

/** The services in addition to the API, each under its own path. */
export function createPlugins(search: SearchPlugin): readonly ServerPlugin[] {
  return [
    (app, services) => search.routes(app, services),
    (app, { config }) => contentPlugin(app, { file: config.contentFile }),
    (app, services) => {
      const { db, config } = services
      return storagePlugin(app, { db, folder: config.storageDir, url: config.storageUrl, services })
    },
  ]
}
