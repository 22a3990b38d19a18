import { type Command, defineAction, StartError } from '@gauze/server/plugin'

/** `gauze search`. Each action loads its own modules only. */
export const command: Command = {
  push: defineAction({
    usage: '[--app-id …] [--url …] [--index …] [--suggestions-index …]',
    description: 'send products, settings, synonyms and rules to a search service; its key is GAUZE_SEARCH_ADMIN_KEY',
    options: {
      'app-id': { type: 'string' },
      url: { type: 'string' },
      index: { type: 'string' },
      'suggestions-index': { type: 'string' },
    },
    read:
      ({ values }) =>
      async ({ environment, config, say, withStore }) => {
        const { readPushOptions } = await import('./push/push-options.js')
        const { pushSearch } = await import('./push/push-search.js')
        const options = readPushOptions(values, environment, config)
        await withStore(({ db }) => pushSearch(db, options, say))
      },
  }),
  rebuild: defineAction({
    description: 'rebuild the search index, as after a large import; a server that runs goes on searching',
    options: {},
    read:
      () =>
      async ({ say, withStore }) => {
        const { rebuildIndex } = await import('./live/index-changes.js')
        const { refreshSuggestions } = await import('./live/suggestions.js')
        await withStore(async ({ db }) => {
          const { documents, milliseconds } = await rebuildIndex(db)
          await refreshSuggestions(db)
          say(`Indexed ${documents.toLocaleString('en-US')} products in ${Math.ceil(milliseconds / 1000)} s`)
        })
      },
  }),
  synonyms: defineAction({
    usage: '[FILE | --default]',
    description: 'print the synonyms of searches; replace them by a file, or by the default ones',
    options: { default: { type: 'boolean' } },
    read: ({ words: [path, ...others], values }) => {
      if (others.length > 0 || (path !== undefined && values.default)) {
        throw new StartError('Name one file of synonyms, or give --default. Run: gauze help')
      }
      return async ({ say, withStore }) => {
        const { readSynonymsFile } = await import('./words/edit-synonyms.js')
        const { readSynonyms, saveSynonyms } = await import('./words/stored-synonyms.js')
        if (path === undefined && !values.default) {
          await withStore(async ({ db }) => say((await readSynonyms(db)).text))
          return
        }
        const text = path === undefined ? null : await readSynonymsFile(path)
        await withStore(({ db }) => saveSynonyms(db, text))
        say('Searches use the new synonyms now. Run gauze search push to send them to a hosted service, too.')
      }
    },
  }),
  key: defineAction({
    description: "show the key that writes to this store's own search service",
    options: {},
    read:
      () =>
      async ({ config, say, withStore }) => {
        const { loadAdminKey } = await import('./protocol/keys.js')
        await withStore(async ({ db }) => say(await loadAdminKey(db, config.searchAdminKey)))
      },
  }),
}
