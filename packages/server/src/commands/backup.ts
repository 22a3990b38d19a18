import { resolve } from 'node:path'
import type { BackupHeader, BackupSummary } from '../db/backup/backup-file.js'
import { makeBackup } from '../db/backup/make-backup.js'
import { checkBackup } from '../db/backup/restore-backup.js'
import { jobsSection } from '../db/backup/stored-tables.js'
import { type Command, defineAction } from '../services/action.js'
import { openStoreDatabase } from '../services/store.js'
import { oneWord } from './read-words.js'

/** The word of a command that takes a backup. */
export const ONE_BACKUP = 'one file, such as gauze-2026-11-26.backup'

/** The counts of rows and tables of a backup, in words. */
export function contentOf(rows: BackupSummary['rows']): string {
  const counts = Object.entries(rows).flatMap(([table, count]) => (table === jobsSection.table ? [] : [count]))
  const total = counts.reduce((sum, count) => sum + count, 0)
  return `${total.toLocaleString('en-US')} rows of ${counts.length} tables`
}

/** The minute at which a backup was made. */
export function timeOf({ takenAt }: BackupHeader): string {
  return `${takenAt.slice(0, 16).replace('T', ' ')} UTC`
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** `gauze backup` */
export const backup: Command = {
  '': defineAction({
    usage: 'FILE',
    description: 'write everything that the store would lose into a new file, while it runs',
    options: {},
    read: (given) => {
      const path = resolve(oneWord(given, ONE_BACKUP))
      return async ({ config, say }) => {
        const database = await openStoreDatabase(config, say)
        try {
          const { rows, bytes } = await makeBackup(database.url, path)
          say(
            `Backed up ${contentOf(rows)} to ${path} (${sizeOf(bytes)}). Keep the file secret: it has your customers' data.`,
          )
        } finally {
          await database.close()
        }
      }
    },
  }),
  check: defineAction({
    usage: 'FILE',
    description: 'read a backup to its end, and say whether it is whole',
    options: {},
    read: (given) => {
      const path = resolve(oneWord(given, ONE_BACKUP))
      return async ({ say }) => {
        const { header, rows } = await checkBackup(path)
        say(`${path} is whole: ${contentOf(rows)}, as of ${timeOf(header)}.`)
      }
    },
  }),
}
