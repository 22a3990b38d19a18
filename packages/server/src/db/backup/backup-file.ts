import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { StartError } from '../../base/start-error.js'

/*
 * The file is gzip over lines of text: a header, one section for each table, and the end. A section is a line of JSON,
 * the rows in the text format of COPY, and a line `\.`, which no row can be. The end has the row counts, and the
 * SHA-256 of everything before it.
 */

/** The number of this layout. */
const backupFormat = 1

const content = 'gauze-backup'
const newline = 0x0a
/** The line after the last row of a table. */
export const endOfRows = '\\.\n'

const kindSchema = z.object({ content: z.literal(content), format: z.int() })

const headerSchema = kindSchema.extend({
  /** The time of the last migration that the database had, in milliseconds. */
  migration: z.int(),
  /** ISO 8601, in UTC. */
  takenAt: z.iso.datetime(),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
})

const sectionSchema = z.object({ table: z.string(), columns: z.array(z.string()) })
const endSchema = z.object({ rows: z.record(z.string(), z.int()), sha256: z.string() })
const lineSchema = z.union([sectionSchema, endSchema])

/** The header of a backup, before its rows. */
export type BackupHeader = z.infer<typeof headerSchema>

/** A table of a backup, and its columns in the order of the rows' values. */
export type BackupSection = z.infer<typeof sectionSchema>

/** A backup that was read to its end, and is whole. */
export interface BackupSummary {
  readonly header: BackupHeader
  /** The number of rows of each table. */
  readonly rows: Readonly<Record<string, number>>
  /** The checksum, which only another copy of the same backup has. */
  readonly sha256: string
}

/** Takes the rows of a section, in blocks of whole lines. */
export type SectionReader = (section: BackupSection, rows: AsyncIterable<Buffer>) => Promise<void>

/** Counts the rows in a piece of COPY's text format, in which only the end of a row is a line feed. */
export function countRows(bytes: Buffer): number {
  let rows = 0
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) rows += 1
  return rows
}

/** The first line of a file. */
export function headerLine(header: Omit<BackupHeader, 'content' | 'format'>): Buffer {
  return lineOf({ content, format: backupFormat, ...header })
}

/** The line before the rows of a table. */
export function sectionLine(section: BackupSection): Buffer {
  return lineOf(section)
}

function lineOf(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`)
}

/**
 * Adds the end to the content of a file.
 * @param rows the row counts, which the source fills while it is read
 */
export async function* withEnd(
  source: AsyncIterable<Buffer>,
  rows: Readonly<Record<string, number>>,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const bytes of source) {
    hash.update(bytes)
    yield bytes
  }
  yield lineOf({ rows, sha256: hash.digest('hex') })
}

const otherCopy = 'Use another copy of it, or an earlier backup.'

function damaged(path: string, cause?: unknown) {
  return new StartError(`The backup ${path} was changed or damaged after it was made. ${otherCopy}`, { cause })
}

function cutOff(path: string, cause?: unknown) {
  return new StartError(`The backup ${path} was cut off: its end is missing. ${otherCopy}`, { cause })
}

function foreign(path: string, cause?: unknown) {
  return new StartError(`The file ${path} is not a backup of Gauze. Name a file that 'gauze backup' made.`, { cause })
}

/** Says in a sentence why a file cannot be read. */
function readFailure(path: string, error: unknown, isBegun: boolean): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  if (error.code === 'ENOENT') return new StartError(`There is no file ${path}. Name a backup that exists.`)
  if (error.code === 'EISDIR') return new StartError(`${path} is a folder. Name the file of a backup.`)
  if (error.code === 'EACCES') return new StartError(`You may not read ${path}. Run this as the user who made it.`)
  if (error.code === 'Z_BUF_ERROR') return cutOff(path, error)
  if (error.message === 'incorrect header check' && !isBegun) return foreign(path, error)
  if (String(error.code).startsWith('Z_')) return damaged(path, error)
  return new StartError(`The backup ${path} cannot be read: ${error.message}. ${otherCopy}`, { cause: error })
}

/** Unzips a file. */
async function* contentOf(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path)
  const unzipped = createGunzip()
  file.on('error', (error) => unzipped.destroy(error))
  let isBegun = false
  try {
    for await (const bytes of file.pipe(unzipped)) {
      isBegun = true
      yield bytes
    }
  } catch (error) {
    throw readFailure(path, error, isBegun)
  } finally {
    file.destroy()
  }
}

/** Cuts bytes into blocks of whole lines, so that only one line and one piece of the file are in memory. */
async function* wholeLines(source: AsyncIterable<Buffer>, path: string): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  for await (const bytes of source) {
    const end = bytes.lastIndexOf(newline) + 1
    if (end > 0) yield Buffer.concat([...begun, bytes.subarray(0, end)])
    if (end > 0) begun = []
    if (end < bytes.length) begun.push(bytes.subarray(end))
  }
  if (begun.length > 0) throw cutOff(path)
}

/** @returns where the line `\.` begins in whole lines; -1 if there is none */
function findEndOfRows(lines: Buffer): number {
  if (lines.subarray(0, endOfRows.length).equals(Buffer.from(endOfRows))) return 0
  const at = lines.indexOf(`\n${endOfRows}`)
  return at === -1 ? -1 : at + 1
}

/** Reads a file line by line, or the rows of a table in blocks. */
class BackupReader {
  readonly #blocks: AsyncGenerator<Buffer>
  readonly #path: string
  readonly #hash = createHash('sha256')
  #unread: Buffer = Buffer.alloc(0)

  constructor(path: string) {
    this.#path = path
    this.#blocks = wholeLines(contentOf(path), path)
  }

  async isAtEnd(): Promise<boolean> {
    while (this.#unread.length === 0) {
      const { done, value } = await this.#blocks.next()
      if (done === true) return true
      this.#unread = value
    }
    return false
  }

  #take(length: number): Buffer {
    const taken = this.#unread.subarray(0, length)
    this.#unread = this.#unread.subarray(length)
    return taken
  }

  async nextLine(): Promise<Buffer> {
    if (await this.isAtEnd()) throw cutOff(this.#path)
    return this.#take(this.#unread.indexOf(newline) + 1)
  }

  /** Adds bytes to the checksum: all but the last line. */
  count(bytes: Buffer): void {
    this.#hash.update(bytes)
  }

  digest(): string {
    return this.#hash.digest('hex')
  }

  async *rows(): AsyncGenerator<Buffer> {
    for (let isOpen = true; isOpen; ) {
      if (await this.isAtEnd()) throw cutOff(this.#path)
      const end = findEndOfRows(this.#unread)
      isOpen = end === -1
      const lines = this.#take(isOpen ? this.#unread.length : end)
      this.count(lines)
      if (lines.length > 0) yield lines
      if (!isOpen) this.count(this.#take(endOfRows.length))
    }
  }

  /** Ends the reading, wherever it is. */
  async close(): Promise<void> {
    await this.#blocks.return(undefined)
  }
}

function parseLine<T>(schema: z.ZodType<T>, line: Buffer): T | undefined {
  try {
    return schema.safeParse(JSON.parse(line.toString())).data
  } catch {
    return undefined
  }
}

async function readHeader(reader: BackupReader, path: string): Promise<BackupHeader> {
  const line = await reader.nextLine()
  const kind = parseLine(kindSchema, line)
  if (kind === undefined) throw foreign(path)
  if (kind.format > backupFormat) {
    throw new StartError(`The backup ${path} was made by a newer release of Gauze. Restore it with that release.`)
  }
  const header = parseLine(headerSchema, line)
  if (header === undefined) throw damaged(path)
  reader.count(line)
  return header
}

/**
 * Passes the rows of a section to its reader, and reads the rows that the reader leaves. @returns how many there are
 */
async function readSection(reader: BackupReader, section: BackupSection, read: SectionReader): Promise<number> {
  let count = 0
  const rows = reader.rows()
  const counted = async function* () {
    for await (const lines of rows) {
      count += countRows(lines)
      yield lines
    }
  }
  const all = counted()
  await read(section, all)
  for await (const _ of all);
  return count
}

function isSame(some: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) {
  const names = Object.keys(some)
  return names.length === Object.keys(other).length && names.every((name) => some[name] === other[name])
}

/**
 * Reads a backup to its end, and checks that it is whole: its checksum, and the row count of each table.
 * @param path of the file
 * @param read called for each table in turn; it may leave rows unread
 * @throws StartError for a file that is missing, cut off, changed, of another kind or of a newer release
 * @example
 * const { header } = await readBackup('gauze.backup', async () => undefined)
 */
export async function readBackup(path: string, read: SectionReader): Promise<BackupSummary> {
  const reader = new BackupReader(path)
  try {
    const header = await readHeader(reader, path)
    const rows: Record<string, number> = {}
    for (;;) {
      const line = await reader.nextLine()
      const part = parseLine(lineSchema, line)
      if (part === undefined) throw damaged(path)
      if ('sha256' in part) {
        const isWhole = part.sha256 === reader.digest() && isSame(part.rows, rows) && (await reader.isAtEnd())
        if (!isWhole) throw damaged(path)
        return { header, rows, sha256: part.sha256 }
      }
      reader.count(line)
      rows[part.table] = await readSection(reader, part, read)
    }
  } finally {
    await reader.close()
  }
}
