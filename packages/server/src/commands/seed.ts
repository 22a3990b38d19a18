import type { Command } from '../services/action.js'
import { openStore, seedStore } from '../services/store.js'

/** `gauze seed` */
export const seed: Command = {
  '': {
    description: 'put the demo data into an empty database',
    read:
      () =>
      async ({ plugins, config, say }) => {
        const store = await openStore(config, say)
        try {
          await seedStore(store.db, plugins, say)
        } finally {
          await store.close()
        }
      },
  },
}
