#!/usr/bin/env node
import { readConfig } from './config.js'
import { StartError } from './start-error.js'
import { closeOnSignals, startServer } from './start-server.js'
import { openSharedStore, openStore, type Store, seedStore } from './store.js'

const help = `gauze <command>

  start     serve the API, search, content and files
  migrate   bring the database up to date
  seed      put the demo data into an empty database
  search push [--app-id …] [--url …] [--index …] [--suggestions-index …]
            send products, settings, synonyms and rules to a search service; its key is GAUZE_SEARCH_ADMIN_KEY
  search rebuild
            rebuild the search index, as after a large import; a server that runs goes on searching
  search key
            show the key that writes to this store's own search service
  help      show this

Settings come from the environment; the README lists them.`

function say(line: string) {
  return console.log(line)
}

async function withStore(work: (store: Store) => Promise<void>, open = openStore) {
  const store = await open(readConfig(process.env), say)
  try {
    await work(store)
  } finally {
    await store.close()
  }
}

const [name = 'help', ...args] = process.argv.slice(2)

/** Each command loads its own modules only. */
const searchCommands: Record<string, (rest: readonly string[]) => Promise<void>> = {
  push: async (rest) => {
    const { readPushOptions } = await import('./search/push/push-options.js')
    const { pushSearch } = await import('./search/push/push-search.js')
    const options = readPushOptions(rest, process.env, readConfig(process.env))
    await withStore((store) => pushSearch(store.db, options, say), openSharedStore)
  },
  rebuild: async () => {
    const { rebuildIndex } = await import('./search/live/index-changes.js')
    const { refreshSuggestions } = await import('./search/live/suggestions.js')
    await withStore(async ({ db }) => {
      const { documents, milliseconds } = await rebuildIndex(db)
      await refreshSuggestions(db)
      say(`Indexed ${documents.toLocaleString('en-US')} products in ${Math.ceil(milliseconds / 1000)} s`)
    }, openSharedStore)
  },
  key: async () => {
    const { loadAdminKey } = await import('./search/protocol/keys.js')
    const config = readConfig(process.env)
    await withStore(async (store) => say(await loadAdminKey(store.db, config.searchAdminKey)), openSharedStore)
  },
}

const commands: Record<string, () => Promise<void>> = {
  start: async () => {
    const starting = startServer({ log: say })
    closeOnSignals(starting)
    say(`ready ${(await starting).url}`)
  },
  migrate: () => withStore(async () => say('The database is up to date')),
  seed: () => withStore((store) => seedStore(store.db, say)),
  search: async () => {
    const [action = '', ...rest] = args
    const run = searchCommands[action]
    if (run === undefined) throw new StartError(`There is no command 'search ${action}'. Run: gauze help`)
    await run(rest)
  },
  help: async () => say(help),
}

const command = commands[name]
try {
  if (command === undefined) throw new StartError(`There is no command '${name}'. Run: gauze help`)
  await command()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
