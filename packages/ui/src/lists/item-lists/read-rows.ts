import { MAX_QUANTITY } from '@gauze/rules'
import { quantityOf } from './row-quantity.js'

/** Why a row cannot be sent. */
export type RowProblem = 'noItem' | 'noQuantity' | 'belowOne' | 'tooMany' | 'tooLong'

/** A row that names an item, as typed, pasted or read from a file. */
export interface ListRow {
  /** Its line in the text or file, from 1. */
  readonly place: number
  readonly item: string
  readonly quantity: string
  readonly unit: string
  readonly problem: RowProblem | null
}

const LONGEST_ITEM = 200
const LONGEST_UNIT = 60
const MOST_BYTES = 10_000_000
const number = /^-?\d{1,3}(,\d{3})+(\.\d+)?$|^-?\d+(\.\d+)?$/
const numberAndQuantity = /^(\S*\d\S*) +(\d{1,5})$/
const headers = [/item|product|part|number|name|sku|mpn/i, /^(qty|quantity)\.?$/i] as const

/**
 * Reads typed or pasted lines: an item, then perhaps a quantity and a unit. Tabs separate columns, as in lines from a
 * spreadsheet. In a line without tabs, commas or semicolons separate them, and a name may contain commas: a comma begins
 * the quantity only if a number follows. A space separates an item number from its quantity.
 *
 * @example readTypedRows('Exam gloves, blue, 12, Box of 100') // item 'Exam gloves, blue', quantity '12'
 */
export function readTypedRows(text: string): readonly ListRow[] {
  if (text.includes('\t')) {
    return rowsOf(parseDelimited(text, '\t').map((cells) => (cells.length === 1 ? splitTyped(cells[0] ?? '') : cells)))
  }
  return rowsOf(text.split(/\r\n|\r|\n/).map(splitTyped))
}

/**
 * Reads the rows of a CSV, TSV, text or XLSX file: item, quantity and unit in the first three columns.
 *
 * @throws Error when the file is larger than 10 MB, or is none of these, or is XLSX without the package
 * `read-excel-file`
 */
export async function readFileRows(file: File): Promise<readonly ListRow[]> {
  if (file.size > MOST_BYTES) throw new Error('The file is larger than 10 MB.')
  if (/\.xlsx$/i.test(file.name)) {
    const { readSheet } = await loadSheetReader()
    const cells = await readSheet(file)
    return rowsOf(cells.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))))
  }
  if (!/\.(csv|tsv|txt)$/i.test(file.name)) throw new Error('The file is neither CSV nor XLSX.')
  const text = decode(await file.arrayBuffer())
  const [first = ''] = text.split(/[\r\n]/, 1)
  return rowsOf(parseDelimited(text, first.includes('\t') ? '\t' : first.includes(';') ? ';' : ','))
}

/** The reader is an optional peer: bundlers accept that it is missing only inside `try`. */
async function loadSheetReader() {
  try {
    const { readSheet } = await import('read-excel-file/universal')
    return { readSheet }
  } catch (cause) {
    throw new Error('An XLSX file needs the package read-excel-file. Install it.', { cause })
  }
}

/** Spreadsheets save CSV files in UTF-8 or in the character set of Windows. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function splitTyped(line: string): readonly string[] {
  const separator = line.includes(';') ? ';' : ','
  const cells = (parseDelimited(line, separator)[0] ?? ['']).map((cell) => cell.trim())
  const [last = '', before = ''] = cells.toReversed()
  if (cells.length > 1 && isQuantity(last)) return [join(cells.slice(0, -1), separator), last]
  if (cells.length > 2 && isQuantity(before)) return [join(cells.slice(0, -2), separator), before, last]
  const [, item, quantity] = numberAndQuantity.exec(line.trim()) ?? []
  return item && quantity ? [item, quantity] : [line]
}

function isQuantity(cell: string): boolean {
  return cell === '' || number.test(cell)
}

function join(cells: readonly string[], separator: string): string {
  return cells.join(`${separator} `)
}

/** Splits text into rows of cells. A cell in quotation marks may contain separators, line ends and doubled quotes. */
function parseDelimited(text: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const end = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (character === separator) end()
    else if (character === '\n') {
      end()
      rows.push([])
    } else if (character !== '\r' || text.charAt(at + 1) !== '\n') cell += character === '\r' ? ' ' : character
  }
  end()
  return rows
}

/** Omits empty rows, and a first row of headers. */
function rowsOf(cells: readonly (readonly string[])[]): readonly ListRow[] {
  return cells.flatMap(([item = '', quantity = '', unit = ''], index) => {
    const row = { place: index + 1, item: tidy(item), quantity: tidy(quantity), unit: tidy(unit) }
    const isHeader = index === 0 && headers[0].test(row.item) && headers[1].test(row.quantity)
    if (isHeader || !(row.item || row.quantity || row.unit)) return []
    return { ...row, problem: problemOf(row) }
  })
}

/**
 * Removes control characters, which the server refuses, and repeated spaces. The separator of a scanned barcode becomes
 * the visible `␝`, because the values before and after it must stay apart.
 */
function tidy(cell: string): string {
  return cell
    .replaceAll('\u001d', '\u241d')
    .replaceAll(/[\p{Cc}\s\uFEFF]+/gu, ' ')
    .trim()
}

function problemOf({ item, quantity, unit }: Omit<ListRow, 'problem'>): RowProblem | null {
  if (item === '') return 'noItem'
  if (item.length > LONGEST_ITEM || unit.length > LONGEST_UNIT) return 'tooLong'
  if (quantity === '') return null
  if (!number.test(quantity)) return 'noQuantity'
  const value = quantityOf(quantity)
  if (value < 1) return 'belowOne'
  return value > MAX_QUANTITY ? 'tooMany' : null
}
