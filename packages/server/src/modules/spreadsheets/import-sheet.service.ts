import { lockForTransaction } from '../../db/advisory-locks.js'
import { type Db, inTransaction, namedQuery } from '../../db/client.js'
import { commitUnless } from '../../db/dry-run.js'
import { findRecords, keyOf } from './find-records.js'
import { type CellProblem, type Fault, type FileProblem, type ImportNote, problemOf } from './import-problems.js'
import { type CsvRow, readCsv } from './read-csv.js'
import type { Cells, Column, ImportServices, Sheet, SheetRow } from './spreadsheet.types.js'

const rowsAtOnce = 500
/** Notes for the search index from which a running store indexes for minutes. */
const manyNotes = 10_000
const mostFaultsShown = 50

/** The counts of an import. */
export interface Counts {
  added: number
  changed: number
  unchanged: number
}

/** The mistakes found so far. */
interface Mistakes {
  readonly shown: Fault[]
  count: number
}

function addFaults(mistakes: Mistakes, faults: readonly Fault[]) {
  mistakes.shown.push(...faults.slice(0, Math.max(0, mostFaultsShown - mistakes.shown.length)))
  mistakes.count += faults.length
}

/** Ends the transaction of a file that is refused. */
class FileRefused extends Error {
  override readonly name = 'FileRefused'
  constructor(readonly problem: FileProblem) {
    super(`The file is refused: ${problem.code}.`)
  }
}

function namesOf(columns: readonly Pick<Column, 'name'>[]) {
  return columns.map(({ name }) => name)
}

/**
 * The columns of a file in its order.
 * @throws FileRefused for a header that names a column twice, names an unknown column, or lacks a key column
 */
function headerOf({ cells }: CsvRow, { name: kind, key, columns }: Sheet): readonly Column[] {
  const titles = cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, ' '),
  )
  while (titles.at(-1) === '') titles.pop()
  const named = titles.map((title) => {
    const column = columns.find(({ name }) => name === title)
    if (column !== undefined) return column
    throw new FileRefused({ code: 'unknownColumn', column: title, kind, columns: namesOf(columns) })
  })
  const twice = named.find((column, place) => named.indexOf(column) < place)
  if (twice !== undefined) throw new FileRefused({ code: 'doubleColumn', column: twice.name })
  const needed = columns.filter(({ name, empty }) => key.includes(name) && empty === null)
  const lacked = needed.flatMap(({ name }) => (titles.includes(name) ? [] : [name]))
  if (lacked.length === 0) return named
  throw new FileRefused({ code: 'lackedColumns', lacked, columns: namesOf(columns) })
}

/** Control characters other than line breaks and tabs, which the database may refuse. */
const unprintable = /[^\P{Cc}\n\r\t]/u

/** Reads one cell. @param current its text in the store, which is always valid */
function readCell(column: Column, written: string, current: string | undefined, others: Cells): string | CellProblem {
  if (written === current) return written
  const text = written.trim()
  if (text !== '' && unprintable.test(text)) return problemOf('controlCharacters', {})
  if (text !== '') return text === current ? text : column.read(text)
  if (column.empty === null) return problemOf('empty', {})
  return typeof column.empty === 'string' ? column.empty : column.empty(others)
}

/** A row with the texts of the columns that the file has. */
interface RawRow {
  readonly line: number
  readonly texts: ReadonlyMap<string, string>
}

/** An import while it reads its file. */
interface Reading {
  readonly tx: Db
  readonly sheet: Sheet
  readonly header: readonly Column[]
  readonly services: ImportServices
  /** The line of each record so far, by its key. */
  readonly lines: Map<string, number>
  readonly mistakes: Mistakes
  readonly counts: Counts
}

/** The cells of the key; null if one of them is wrong. */
function readKey({ sheet, mistakes, lines }: Reading, { line, texts }: RawRow): Cells | null {
  const cells: Record<string, string> = {}
  const faults = sheet.columns.flatMap((column): Fault[] => {
    if (!sheet.key.includes(column.name)) return []
    const text = texts.get(column.name) ?? ''
    const reading = readCell(column, text, undefined, cells)
    if (typeof reading !== 'string') return [{ line, column: column.name, text, problem: reading }]
    cells[column.name] = reading
    return []
  })
  const earlier = lines.get(keyOf(sheet, cells))
  if (faults.length === 0 && earlier !== undefined) {
    const column = sheet.key.join(', ')
    const text = sheet.key
      .map((name) => cells[name])
      .join(' ')
      .trim()
    faults.push({ line, column, text, problem: problemOf('earlierLine', { earlier }) })
  }
  addFaults(mistakes, faults)
  if (faults.length > 0) return null
  lines.set(keyOf(sheet, cells), line)
  return cells
}

/** A row with all its cells; null if one of them is wrong. */
function readRow(reading: Reading, { line, texts }: RawRow, key: Cells, current: Cells | null): SheetRow | null {
  const { sheet, mistakes } = reading
  const cells: Record<string, string> = { ...key }
  const faults = sheet.columns.flatMap((column): Fault[] => {
    const { name } = column
    if (sheet.key.includes(name)) return []
    const kept = current?.[name]
    const text = texts.get(name)
    const cell = text === undefined && kept !== undefined ? kept : readCell(column, text ?? '', kept, cells)
    if (typeof cell === 'string') {
      cells[name] = cell
      return []
    }
    const problem = text === undefined ? problemOf('columnMissing', {}) : cell
    return [{ line, column: name, text: text ?? '', problem }]
  })
  addFaults(mistakes, faults)
  return faults.length === 0 ? { line, cells, current } : null
}

function isUnchanged({ columns }: Sheet, { cells, current }: SheetRow): boolean {
  return current !== null && columns.every(({ name }) => cells[name] === current[name])
}

/**
 * Reads, checks and writes some rows. Rows without a mistake are written even if other rows have mistakes: then nothing
 * is committed.
 */
async function takeRows(reading: Reading, rawRows: readonly RawRow[]): Promise<void> {
  const { tx, sheet, lines, mistakes, counts, services } = reading
  const keyed = rawRows.flatMap((raw) => {
    const key = readKey(reading, raw)
    return key === null ? [] : [{ raw, key }]
  })
  const keys = keyed.map(({ key }) => key)
  await sheet.lock?.(tx, keys)
  const records = await findRecords(tx, sheet, keys)
  const rows = keyed.flatMap(({ raw, key }) => {
    const row = readRow(reading, raw, key, records.get(keyOf(sheet, key)) ?? null)
    return row === null ? [] : [row]
  })
  const touched = rows.filter((row) => !isUnchanged(sheet, row))
  counts.unchanged += rows.length - touched.length
  const faults = await sheet.check(tx, touched, (key) => lines.has(key))
  addFaults(mistakes, faults)
  const faulty = new Set(faults.map(({ line }) => line))
  const sound = touched.filter(({ line }) => !faulty.has(line))
  counts.added += sound.filter(({ current }) => current === null).length
  counts.changed += sound.filter(({ current }) => current !== null).length
  if (sound.length > 0) await sheet.write(tx, sound, services)
}

function rawRow(header: readonly Column[], { line, cells }: CsvRow, mistakes: Mistakes): RawRow | null {
  const extra = cells.slice(header.length).find((cell) => cell.trim() !== '')
  if (extra !== undefined) {
    const problem = problemOf('tooManyCells', {})
    addFaults(mistakes, [{ line, column: `number ${header.length + 1}`, text: extra, problem }])
    return null
  }
  if (cells.every((cell) => cell.trim() === '')) return null
  return { line, texts: new Map(header.map(({ name }, place) => [name, cells[place] ?? ''])) }
}

/** Reads a file from its beginning. @returns the counts, and the mistakes */
async function readFile(tx: Db, sheet: Sheet, path: string, services: ImportServices) {
  const counts: Counts = { added: 0, changed: 0, unchanged: 0 }
  const mistakes: Mistakes = { shown: [], count: 0 }
  let reading: Reading | null = null
  let waiting: RawRow[] = []
  for await (const row of readCsv(path)) {
    if (reading === null) {
      const header = headerOf(row, sheet)
      reading = { tx, sheet, header, services, lines: new Map(), mistakes, counts }
      continue
    }
    const raw = rawRow(reading.header, row, mistakes)
    if (raw !== null) waiting.push(raw)
    if (waiting.length < rowsAtOnce) continue
    await takeRows(reading, waiting)
    waiting = []
  }
  if (reading === null) throw new FileRefused({ code: 'noHeader', columns: namesOf(sheet.columns) })
  if (waiting.length > 0) await takeRows(reading, waiting)
  return { counts, mistakes }
}

const notesQuery = namedQuery<{ isMany: boolean }>(
  'import-search-notes',
  'SELECT count(*) >= $1::int AS "isMany" FROM (SELECT 1 FROM search_changes LIMIT $1::int) noted',
)

async function hasManyNotes(tx: Db): Promise<boolean> {
  const [row] = await notesQuery.all(tx, [manyNotes])
  return row?.isMany ?? false
}

/** The file of an import, its sheet and its mode. */
export interface ImportRequest {
  readonly sheet: Sheet
  readonly path: string
  /** Whether to do everything except the commit. */
  readonly isCheck: boolean
}

/** An import, or a check of one. */
export interface ImportResult {
  readonly counts: Counts
  readonly notes: readonly ImportNote[]
  /** Whether the search of a running store indexes the changes for minutes. */
  readonly isMuchToIndex: boolean
}

/**
 * Imports a CSV file of one kind of records: all of it, or nothing if a row has a mistake. A row adds the record that
 * its key names, or changes it; columns that the file lacks and records that it does not name stay as they are.
 * @returns the result, or the problem of a file that is refused
 * @throws StartError for a file that cannot be read
 */
export async function importSheet(
  db: Db,
  { sheet, path, isCheck }: ImportRequest,
  services: Omit<ImportServices, 'note'>,
): Promise<ImportResult | FileProblem> {
  const work = async (tx: Db): Promise<ImportResult> => {
    await lockForTransaction(tx, 'imports')
    const notes = new Map<string, ImportNote>()
    const note = (added: ImportNote) => void notes.set(JSON.stringify(added), added)
    const { counts, mistakes } = await readFile(tx, sheet, path, { ...services, note })
    if (mistakes.count > 0) throw new FileRefused({ code: 'faults', faults: mistakes.shown, count: mistakes.count })
    const isMuchToIndex = !isCheck && (await hasManyNotes(tx))
    return { counts, notes: [...notes.values()], isMuchToIndex }
  }
  try {
    return await commitUnless(isCheck, (run) => inTransaction(db, run), work)
  } catch (error) {
    if (error instanceof FileRefused) return error.problem
    throw error
  }
}
