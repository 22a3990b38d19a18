import { resolve } from 'node:path'
import type { Config } from '../base/config.js'
import type { Log } from '../base/log.js'
import { StartError } from '../base/start-error.js'
import type { BackupHeader, BackupSummary } from '../db/backup/backup-file.js'
import { makeBackup } from '../db/backup/make-backup.js'
import { checkBackup, restoreBackup } from '../db/backup/restore-backup.js'
import { jobsSection } from '../db/backup/stored-tables.js'
import { openStoreDatabase, prepareStoreDatabase } from '../services/store.js'
import { readOptions } from './read-words.js'

type Rows = BackupSummary['rows']

function contentOf(rows: Rows): string {
  const counts = Object.entries(rows).flatMap(([table, count]) => (table === jobsSection.table ? [] : [count]))
  const total = counts.reduce((sum, count) => sum + count, 0)
  return `${total.toLocaleString('en-US')} rows of ${counts.length} tables`
}

function timeOf({ takenAt }: BackupHeader): string {
  return `${takenAt.slice(0, 16).replace('T', ' ')} UTC`
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** @returns the absolute path of the one file that a command names */
function fileOf(command: string, words: readonly string[]): string {
  const [file, ...rest] = words
  if (file === undefined || rest.length > 0) {
    throw new StartError(`'${command}' takes one file, such as gauze-2026-11-26.backup. Run: gauze help`)
  }
  return resolve(file)
}

async function check(path: string): Promise<string> {
  const { header, rows } = await checkBackup(path)
  return `${path} is whole: ${contentOf(rows)}, as of ${timeOf(header)}.`
}

/**
 * Does the work of the words after `gauze backup`, by which an operator makes or checks a backup.
 * @returns a sentence for the operator
 * @throws StartError when the words are wrong, or the work could not be done
 * @example
 * await runBackup(['gauze.backup'], config, console.log)
 */
export async function runBackup(args: readonly string[], config: Config, log: Log): Promise<string> {
  const { positionals } = readOptions(args, {})
  const [first, ...rest] = positionals
  if (first === 'check') return check(fileOf('backup check', rest))
  const path = fileOf('backup', positionals)
  const database = await openStoreDatabase(config, log)
  try {
    const { rows, bytes } = await makeBackup(database.url, path)
    return `Backed up ${contentOf(rows)} to ${path} (${sizeOf(bytes)}). Keep the file secret: it has your customers' data.`
  } finally {
    await database.close()
  }
}

/**
 * Does the work of the words after `gauze restore`, by which an operator restores a backup into an empty database.
 * @returns sentences for the operator
 * @throws StartError when the words are wrong, or the work could not be done
 * @example
 * await runRestore(['gauze.backup'], config, console.log)
 */
export async function runRestore(args: readonly string[], config: Config, log: Log): Promise<string> {
  const path = fileOf('restore', readOptions(args, {}).positionals)
  // A bad file is noticed before a database is made for it.
  const backup = await checkBackup(path)
  const database = await prepareStoreDatabase(config, log)
  try {
    const leftOut = await restoreBackup(database.url, backup)
    const others = leftOut.length === 0 ? [] : [`Left out, because Gauze did not make them: ${leftOut.join(', ')}.`]
    return [
      `Restored ${contentOf(backup.rows)}, as of ${timeOf(backup.header)}. Everybody has to sign in again.`,
      ...others,
      'Check it with: gauze books check',
    ].join('\n')
  } finally {
    await database.close()
  }
}
