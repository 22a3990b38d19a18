import { contentPlugin } from '../content/content.plugin.js'
import type { ServerPlugin } from '../http/app.js'
import { papersPlugin } from '../modules/billing/papers/papers.plugin.js'
import { punchoutPlugin } from '../modules/punch-out/punch-out.plugin.js'
import { oauthPlugin } from '../modules/sites/oauth.plugin.js'
import type { StorePlugins } from '../services/plugins.types.js'
import { storagePlugin } from '../storage/storage.plugin.js'

/** The services in addition to the API, each under its own path. */
export function createPlugins({ search, demo }: StorePlugins): readonly ServerPlugin[] {
  return [
    papersPlugin,
    punchoutPlugin,
    oauthPlugin,
    (app, services) => search.routes(app, services),
    async (app, { config: { contentFile } }) => {
      if (contentFile !== null) await contentPlugin(app, { file: contentFile })
    },
    (app, services) => {
      const { db, config } = services
      return storagePlugin(app, { db, folder: config.storageDir, url: config.storageUrl, services, draw: demo?.draw })
    },
  ]
}
