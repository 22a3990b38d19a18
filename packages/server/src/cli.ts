#!/usr/bin/env node
import { readConfig } from './config.js'
import { StartError } from './start-error.js'
import { closeOnSignals, startServer } from './start-server.js'
import { openStore, seedStore } from './store.js'

const help = `gauze <command>

  start     serve the API, search, content and files
  migrate   bring the database up to date
  seed      put the demo data into an empty database
  help      show this

Settings come from the environment; the README lists them.`

const say = (line: string) => console.log(line)

const withStore = async (work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<void>) => {
  const store = await openStore(readConfig(process.env), say)
  try {
    await work(store)
  } finally {
    await store.close()
  }
}

const commands: Record<string, () => Promise<void>> = {
  start: async () => {
    const starting = startServer({ log: say })
    closeOnSignals(starting)
    say(`ready ${(await starting).url}`)
  },
  migrate: () => withStore(async () => say('The database is up to date')),
  seed: () => withStore((store) => seedStore(store.db, say)),
  help: async () => say(help),
}

const name = process.argv[2] ?? 'help'
const command = commands[name]
try {
  if (command === undefined) throw new StartError(`There is no command '${name}'. Run: gauze help`)
  await command()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
