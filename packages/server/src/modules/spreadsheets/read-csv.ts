import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { StartError } from '../../base/start-error.js'

/** A row of a CSV file. */
export interface CsvRow {
  /** The line on which it begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

const separators = [',', ';', '\t'] as const
/** Longer than any first line of a spreadsheet. */
const headBytes = 65_536
/** Longer than any row of a spreadsheet; a quote that is never closed would otherwise take the whole file for one cell. */
const longestRow = 1_000_000

function unreadable(path: string, error: unknown): StartError {
  if (error instanceof StartError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  if (code === 'ENOENT') return new StartError(`There is no file ${path}. Give the path of a CSV file.`)
  if (code === 'EISDIR') return new StartError(`${path} is a folder. Give the path of a CSV file.`)
  if (code === 'EACCES') return new StartError(`${path} cannot be read. Give yourself the right to read it.`)
  return new StartError(`${path} cannot be read (${code}). Give the path of a CSV file on a disk.`)
}

/** A pipe or a device can be read only once, and would wait for its other end. */
async function assertPlain(path: string): Promise<void> {
  const found = await stat(path)
  if (found.isFile() || found.isDirectory()) return
  throw new StartError(`${path} is a pipe or a device. Save its rows in a CSV file, and give the path of that.`)
}

async function readHead(path: string): Promise<string> {
  try {
    await assertPlain(path)
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
      return buffer.toString('utf8', 0, bytesRead)
    } finally {
      await file.close()
    }
  } catch (error) {
    throw unreadable(path, error)
  }
}

/** The separator that the first line has most often: spreadsheets of some countries write semicolons. */
async function separatorOf(path: string): Promise<string> {
  const [first = ''] = (await readHead(path)).split(/[\r\n]/, 1)
  const counts = separators.map((separator) => first.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

/** An export writes a quote before a text that a spreadsheet would calculate as a formula. */
function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}

function lineBreaksIn(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
}

/** Decodes a file without its byte order mark. */
async function* readTexts(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const chunks: AsyncIterable<Buffer> = createReadStream(path)
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

const unclosed: ReadonlySet<string> = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE'])

/** Whether a quote of a file is never closed: its quotes are an odd number then. */
async function hasOpenQuote(path: string): Promise<boolean> {
  let isOpen = false
  for await (const text of readTexts(path)) if ((text.split('"').length - 1) % 2 === 1) isOpen = !isOpen
  return isOpen
}

async function readingError(path: string, error: unknown): Promise<unknown> {
  if (error instanceof CsvError) {
    if (error.code === 'CSV_MAX_RECORD_SIZE' && !(await hasOpenQuote(path))) {
      return new StartError(
        `${path} has a row that reaches line ${String(error.lines)} and has more than ${longestRow.toLocaleString('en-US')} characters, the most that a row may have. Shorten its longest cell.`,
      )
    }
    const line = typeof error.lines === 'number' ? ` at line ${error.lines}` : ''
    const mistake = unclosed.has(error.code)
      ? 'a quote is never closed, here or on an earlier line'
      : 'a quote stands within a cell that is not in quotes, or text follows a closed quote'
    return new StartError(
      `${path} is not a CSV file${line}: ${mistake}. Put cells with quotes in double quotes, and double each quote in them; a spreadsheet does so when it saves as CSV.`,
    )
  }
  if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
    return new StartError(`${path} is not encoded in UTF-8. Save it as “CSV UTF-8”.`)
  }
  return error
}

/**
 * Reads a CSV file row by row: UTF-8, with or without a byte order mark, with commas, semicolons or tabs as the first
 * line has them. A quoted cell may have separators and line breaks. Empty lines are left out.
 * @throws StartError for a file that cannot be read, is not UTF-8, or has wrong quotes
 * @example
 * for await (const { line, cells } of readCsv('items.csv')) console.log(line, cells)
 */
export async function* readCsv(path: string): AsyncGenerator<CsvRow> {
  const delimiter = await separatorOf(path)
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
  })
  // The loop below gets the errors of all parts.
  const rows = pipeline(readTexts(path), parser, () => undefined)
  try {
    for await (const { record, info } of rows) {
      const cells: string[] = record
      yield { line: info.lines - lineBreaksIn(cells), cells: cells.map(withoutGuard) }
    }
  } catch (error) {
    throw await readingError(path, error)
  }
}
