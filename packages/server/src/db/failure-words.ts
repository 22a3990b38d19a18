import { statfs } from 'node:fs/promises'
import { StartError } from '../base/start-error.js'
import { isConnectionLost, sqlState } from './database-errors.js'

/** For errors of the database by the start of their SQLSTATE, the longest first: what happened, and what to do. */
const databaseWords: readonly (readonly [state: string, words: string])[] = [
  ['53100', 'The disk of the database is full. Free some space on it, then run the command again.'],
  ['53200', 'The database has no memory left. Give it more memory or less other work, then run the command again.'],
  ['53300', 'The database has no connection left. Stop other programs that use it, or raise its max_connections.'],
  ['25006', 'The database takes no changes: it is read-only or a standby. Name the main server in DATABASE_URL.'],
  ['28', 'The database refused the user or the password. Correct them in DATABASE_URL.'],
  ['3D000', 'The database that DATABASE_URL names does not exist. Create it, or correct the name.'],
  ['42501', 'The user of the database lacks a right. Make the user of DATABASE_URL the owner of the database.'],
  [
    '55P03',
    'Another program holds a lock that the command needs. Try again later; GAUZE_DB_LOCK_TIMEOUT says how long it waits.',
  ],
  [
    '57014',
    'The database stopped a statement, because it took longer than its limit or an administrator stopped it. Try again while there is less work.',
  ],
  ['40', 'Other work changed the same records at the same time. Try again.'],
  ['58030', 'The database could not read or write its disk. See its log, and check the disk.'],
  ['XX', 'The database found its own files damaged. See its log, and restore a backup.'],
  [
    '22',
    'The database refused a value that is too long, out of range or not valid text. Check the input of the command.',
  ],
  [
    '23',
    'The database refused a record that conflicts with another one. Check whether other work changed the records, then try again.',
  ],
]

const fileWords: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full. Free some space on it, then try again',
  EDQUOT: 'its owner may use no more of the disk. Free some space, then try again',
  EROFS: 'its disk is read-only. Make the disk writable, or name another folder',
  EACCES: 'this user lacks the right. Run Gauze as the owner of the folder, or give this user the right',
  EPERM: 'this user lacks the right. Run Gauze as the owner of the folder, or give this user the right',
  EIO: 'its disk does not work. Check the disk',
  EMFILE: 'too many files are open. Raise the limit of open files of this user',
}

function wordsOfDatabase(error: Error): string | null {
  const state = sqlState(error)
  const known = databaseWords.find(([start]) => state?.startsWith(start))
  if (known !== undefined) return known[1]
  if (isConnectionLost(error)) {
    return 'The database does not answer, or its connection was lost. Check that it runs and that DATABASE_URL is right, then try again.'
  }
  if (state === undefined) return null
  return `The database refused a statement of Gauze (${state}). Its own log has the details; report them to us.`
}

function wordsOfFile(error: Error): string | null {
  const code = 'code' in error ? String(error.code) : ''
  const words = Object.hasOwn(fileWords, code) ? fileWords[code] : undefined
  if (words === undefined || !('syscall' in error)) return null
  const path = 'path' in error ? String(error.path) : 'a file'
  return `${path} cannot be written or read: ${words}.`
}

/** PostgreSQL ends when it finds less than this free for the next part of its log, in bytes. */
const neededFree = 32 * 1024 * 1024

/**
 * The same as {@link explained} for a command on the embedded database, which ends when its disk is full: the lost
 * connection does not say so.
 * @param dataDir its folder; null for a hosted database
 */
export async function explainedFor(dataDir: string | null, failure: unknown): Promise<unknown> {
  if (dataDir === null || !isConnectionLost(failure)) return explained(failure)
  const free = await statfs(dataDir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  )
  if (free >= neededFree) return explained(failure)
  return new StartError(
    `The disk of ${dataDir} is full, so the database ended. Free some space on it, then try again.`,
    {
      cause: failure,
    },
  )
}

/**
 * A failure of the database or of a disk as one sentence for the operator, without SQL, rows or a stack: the event, its
 * cause, and the remedy.
 * @returns a `StartError`; or the failure itself, if it is of neither kind
 * @example
 * console.error(explained(error).message) // The disk of the database is full. Free some space on it, then …
 */
export function explained(failure: unknown): unknown {
  if (!(failure instanceof Error) || failure instanceof StartError) return failure
  const words = wordsOfFile(failure) ?? wordsOfDatabase(failure)
  return words === null ? failure : new StartError(words, { cause: failure })
}
