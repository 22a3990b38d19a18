import { resolve } from 'node:path'
import { checkBackup, restoreBackup } from '../db/backup/restore-backup.js'
import { type Command, defineAction } from '../services/action.js'
import { prepareStoreDatabase } from '../services/store.js'
import { contentOf, ONE_BACKUP, timeOf } from './backup.js'
import { oneWord } from './read-words.js'

/** `gauze restore` */
export const restore: Command = {
  '': defineAction({
    usage: 'FILE',
    description: 'put a backup into an empty database, while the store is stopped',
    options: {},
    read: (given) => {
      const path = resolve(oneWord(given, ONE_BACKUP))
      return async ({ config, say }) => {
        // A bad file is noticed before a database is made for it.
        const backup = await checkBackup(path)
        const database = await prepareStoreDatabase(config, say)
        try {
          const leftOut = await restoreBackup(database.url, backup)
          say(`Restored ${contentOf(backup.rows)}, as of ${timeOf(backup.header)}. Everybody has to sign in again.`)
          if (leftOut.length > 0) say(`Left out, because Gauze did not make them: ${leftOut.join(', ')}.`)
          say('Check it with: gauze books check')
        } finally {
          await database.close()
        }
      }
    },
  }),
}
