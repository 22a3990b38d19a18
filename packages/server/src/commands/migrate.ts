import type { Command } from '../services/action.js'
import { openStore } from '../services/store.js'

/** `gauze migrate` */
export const migrate: Command = {
  '': {
    description: 'bring the database up to date',
    read:
      () =>
      async ({ config, say }) => {
        const store = await openStore(config, say)
        say('The database is up to date')
        await store.close()
      },
  },
}
