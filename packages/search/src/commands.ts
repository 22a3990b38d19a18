import type { SearchCommand } from '@gauze/server/plugin'

/** `gauze search …`. Each command loads its own modules only. */
export const commands: Readonly<Record<string, SearchCommand>> = {
  push: {
    usage: '[--app-id …] [--url …] [--index …] [--suggestions-index …]',
    description: 'send products, settings, synonyms and rules to a search service; its key is GAUZE_SEARCH_ADMIN_KEY',
    run: async ({ args, environment, config, log, withStore }) => {
      const { readPushOptions } = await import('./push/push-options.js')
      const { pushSearch } = await import('./push/push-search.js')
      const options = readPushOptions(args, environment, config)
      await withStore(({ db }) => pushSearch(db, options, log))
    },
  },
  rebuild: {
    description: 'rebuild the search index, as after a large import; a server that runs goes on searching',
    run: async ({ log, withStore }) => {
      const { rebuildIndex } = await import('./live/index-changes.js')
      const { refreshSuggestions } = await import('./live/suggestions.js')
      await withStore(async ({ db }) => {
        const { documents, milliseconds } = await rebuildIndex(db)
        await refreshSuggestions(db)
        log(`Indexed ${documents.toLocaleString('en-US')} products in ${Math.ceil(milliseconds / 1000)} s`)
      })
    },
  },
  key: {
    description: "show the key that writes to this store's own search service",
    run: async ({ config, log, withStore }) => {
      const { loadAdminKey } = await import('./protocol/keys.js')
      await withStore(async ({ db }) => log(await loadAdminKey(db, config.searchAdminKey)))
    },
  },
}
