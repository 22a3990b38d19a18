import type { Command } from '../services/action.js'
import { closeOnSignals, startServer } from '../start/start-server.js'

/** `gauze start` */
export const start: Command = {
  '': {
    description: 'serve the API, search, content and files',
    read:
      () =>
      async ({ plugins, environment, say, warn }) => {
        const starting = startServer({ ...plugins, environment, ...(process.stdout.isTTY ? { log: say } : {}) })
        closeOnSignals(starting, warn)
        say(`ready ${(await starting).url}`)
      },
  },
}
