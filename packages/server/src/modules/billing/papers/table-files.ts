import { Readable } from 'node:stream'
import { csvField, formatDate } from '@gauze/rules'
import ZipStream from 'zip-stream'

/** A cell of a table: a text, a number, an amount in cents, a day or nothing. */
export type TableCell = string | number | { readonly cents: number } | { readonly day: string } | null

/** A table to write as a file: the titles of its columns, and its rows. */
export interface TableFile {
  readonly titles: readonly string[]
  readonly rows: Iterable<readonly TableCell[]>
}

function amountText(cents: number) {
  return (cents / 100).toFixed(2)
}

function csvCell(cell: TableCell) {
  if (cell === null) return ''
  if (typeof cell !== 'object') return csvField(cell)
  return 'cents' in cell ? amountText(cell.cents) : formatDate(cell.day)
}

/** A table whose rows may still be on their way. */
interface CsvTable {
  readonly titles: readonly string[]
  readonly rows: AsyncIterable<readonly TableCell[]> | TableFile['rows']
}

async function* csvLines({ titles, rows }: CsvTable) {
  // Without the mark, Excel takes the file for one of an older encoding.
  yield `\uFEFF${titles.map(csvField).join(',')}\r\n`
  for await (const row of rows) yield `${row.map(csvCell).join(',')}\r\n`
}

/** Writes a table as CSV (RFC 4180) with a header, line by line. */
export function csvFile(table: CsvTable): Readable {
  return Readable.from(csvLines(table))
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The styles of cells by their index: 0 plain, 1 amounts, 2 days, 3 titles. */
const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00"/><numFmt numFmtId="165" formatCode="mm/dd/yyyy"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`

function xlsxParts(name: string): readonly (readonly [path: string, xml: string])[] {
  const type = (part: string, kind: string) =>
    `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
  return [
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('xl/workbook.xml', 'sheet.main')}${type('xl/worksheets/sheet1.xml', 'worksheet')}${type('xl/styles.xml', 'styles')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', styles],
  ]
}

function xmlText(text: string) {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}

/** Days since 12/30/1899, as a spreadsheet counts them. */
function daySerial(day: string) {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569
}

function xlsxCell(cell: TableCell, style = 0) {
  if (cell === null) return '<c/>'
  if (typeof cell === 'string') {
    return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`
  }
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return 'cents' in cell
    ? `<c s="1"><v>${amountText(cell.cents)}</v></c>`
    : `<c s="2"><v>${daySerial(cell.day)}</v></c>`
}

function* sheetXml({ titles, rows }: TableFile) {
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
  yield `<row>${titles.map((title) => xlsxCell(title, 3)).join('')}</row>`
  for (const row of rows) yield `<row>${row.map((cell) => xlsxCell(cell)).join('')}</row>`
  yield '</sheetData></worksheet>'
}

/** A file of a zip. */
export interface ZipEntry {
  readonly name: string
  readonly content: () => Promise<Buffer | Readable | string>
}

/** Writes a zip, one file after the other, as fast as it is read. */
export function zipFile(entries: readonly ZipEntry[], date: Date): Readable {
  const zip = new ZipStream()
  const addEntry = (content: Buffer | Readable | string, name: string) =>
    new Promise<void>((resolve, reject) => {
      zip.entry(content, { name, date }, (error) => (error ? reject(error) : resolve()))
    })
  const addAll = async () => {
    for (const { name, content } of entries) await addEntry(await content(), name)
    zip.finish()
  }
  addAll().catch((error: Error) => zip.destroy(error))
  return Readable.from(zip)
}

/**
 * Writes a table as a workbook of one sheet (ECMA-376), row by row: amounts are numbers and days are dates.
 * @param name of the sheet
 */
export function xlsxFile(name: string, table: TableFile, date: Date): Readable {
  const parts = xlsxParts(name).map(([path, xml]) => ({ name: path, content: async () => xml }))
  const sheet = { name: 'xl/worksheets/sheet1.xml', content: async () => Readable.from(sheetXml(table)) }
  return zipFile([...parts, sheet], date)
}
