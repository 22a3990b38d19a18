import type { PdfCell, PdfColumn, PdfTable, PdfText } from '../pdf.types.js'
import {
  colors,
  contentBottom,
  contentWidth,
  drawArtifact,
  drawLines,
  drawRule,
  heightOf,
  layText,
  margin,
  type PdfElement,
  type PdfLines,
  type PdfSheet,
  sizes,
  textWidth,
} from './pdf-sheet.js'

const cellGap = 9
const headerHeight = 19.5
const titleHeight = 15
const carryHeight = 24
/** The space above and below the text of a row, and its least height, in points. */
const airy = { padding: 2.6, height: 27 }
const dense = { padding: 2, height: 17.25 }
/** The part of the width that the left column without a share takes at most; its longer values are broken. */
const mostOfWhole = 0.24

interface Cell {
  readonly left: number
  readonly width: number
  readonly align: 'left' | 'right'
}

/** A table while it is written. */
interface Grid extends Pick<PdfTable, 'columns' | 'runningSums'> {
  readonly sheet: PdfSheet
  readonly cells: readonly Cell[]
  readonly row: typeof airy
  readonly count: number
}

type Value = PdfText | PdfCell

function partsOf(value: Value): PdfCell {
  return typeof value === 'object' && 'note' in value ? value : { text: value, note: '' }
}

/** The widths of the columns that are as wide as their widest value. */
async function measureWhole(sheet: PdfSheet, { columns, rows, sum }: PdfTable): Promise<(number | null)[]> {
  const widths = columns.map(({ title, share }) =>
    share === undefined ? textWidth(sheet, title, { size: sizes.small, weight: 'bold' }) : null,
  )
  const measured = sum === undefined ? rows : [...rows, sum.map((text): PdfText => [{ text, look: 'strong' }])]
  for (const row of measured) {
    for (const [index, width] of widths.entries()) {
      if (width === null) continue
      const { text, note } = partsOf(row[index] ?? '')
      // The name of a sum may run into the next column.
      if (row === measured.at(-1) && sum !== undefined && columns[index]?.align !== 'right') continue
      widths[index] = Math.max(width, textWidth(sheet, text), textWidth(sheet, note, { size: sizes.small }))
    }
    await sheet.pause()
  }
  return widths
}

async function layColumns(sheet: PdfSheet, table: PdfTable): Promise<Cell[]> {
  const { columns } = table
  const all = contentWidth(sheet.page) - cellGap * (columns.length - 1)
  const isRight = ({ align }: PdfColumn) => align === 'right'
  const whole = (await measureWhole(sheet, table)).map((width, index) => {
    const column = columns[index]
    if (width === null || column === undefined) return null
    return isRight(column) ? width : Math.min(width, all * mostOfWhole)
  })
  const shares = columns.reduce((sum, { share = 0 }) => sum + share, 0)
  const left = all - whole.reduce<number>((sum, width) => sum + (width ?? 0), 0)
  // Without a column that takes the rest, the columns move apart.
  const spread = shares === 0 ? Math.max(0, left) / Math.max(1, columns.length - 1) : 0
  let next = margin
  return columns.map(({ share = 0, align = 'left' }, index) => {
    const width = whole[index] ?? (left * share) / shares
    const cell = { left: next, width, align }
    next += width + cellGap + spread
    return cell
  })
}

interface LaidCell {
  readonly text: PdfLines
  readonly note: PdfLines | null
  readonly height: number
}

function layCell(sheet: PdfSheet, value: Value, width: number, isStrong: boolean): LaidCell {
  const { text, note } = partsOf(value)
  const laid = layText(sheet, text, width, isStrong ? { weight: 'bold' } : {})
  const laidNote = note === '' ? null : layText(sheet, note, width, { size: sizes.small, color: colors.quiet })
  return { text: laid, note: laidNote, height: heightOf(laid) + (laidNote === null ? 0 : heightOf(laidNote)) }
}

/** Cuts lines that no page could hold. */
function cutToPage(sheet: PdfSheet, cell: LaidCell): LaidCell {
  const most = contentBottom(sheet.page) - 4 * margin - headerHeight
  if (cell.height <= most) return cell
  const lines = cell.text.lines.slice(0, Math.floor(most / cell.text.leading))
  const text = { ...cell.text, lines }
  return { text, note: null, height: heightOf(text) }
}

function drawCell(sheet: PdfSheet, { text, note, height }: LaidCell, cell: Cell, top: number, row: number): void {
  const at = top + (row - height) / 2
  drawLines(sheet, text, { ...cell, top: at })
  if (note !== null) drawLines(sheet, note, { ...cell, top: at + heightOf(text) })
}

/** Adds a row to the structure: `TH` or `TD` in a `TR`. */
function addRow(
  { sheet, cells }: Grid,
  table: PdfElement,
  roleOf: (index: number) => { readonly role: string; readonly scope?: 'Column' | 'Row' },
  draw: (cell: Cell, index: number) => void,
): void {
  const { page } = sheet
  const element = page.struct('TR')
  table.add(element)
  for (const [index, cell] of cells.entries()) {
    const { role, ...options } = roleOf(index)
    element.add(page.struct(role, options, () => draw(cell, index)))
  }
  element.end()
}

function drawHeaderCell({ sheet, columns }: Grid, cell: Cell, index: number): void {
  const look = { size: sizes.small, weight: 'bold', color: colors.quiet } as const
  const lines = layText(sheet, columns[index]?.title ?? '', Number.POSITIVE_INFINITY, look)
  drawLines(sheet, lines, { ...cell, top: sheet.page.y + (headerHeight - heightOf(lines)) / 2 })
}

function endHeader({ sheet: { page } }: Grid): void {
  page.y += headerHeight
  drawArtifact(page, 'Layout', () => drawRule(page, page.y, colors.edge))
}

/** Draws the sum of the rows so far beside its words, as part of the page and not of the table. */
function drawCarry({ sheet, cells }: Grid, words: string, sum: string): void {
  const { page } = sheet
  const last = cells.at(-1)
  const amount = layText(sheet, sum, Number.POSITIVE_INFINITY, { weight: 'bold' })
  const name = layText(sheet, words, Number.POSITIVE_INFINITY, { color: colors.quiet })
  const top = page.y + (carryHeight - heightOf(amount)) / 2
  const width = contentWidth(page)
  const amountWidth = Math.max(last?.width ?? 0, amount.lines[0]?.width ?? 0)
  drawLines(sheet, name, { left: margin, top, width: width - amountWidth - 2 * cellGap, align: 'right' })
  drawLines(sheet, amount, { left: margin, top, width, align: 'right' })
  page.y += carryHeight
}

/** Continues on another page, with the header and the sum of the rows before. */
function continueTable(grid: Grid, done: number): void {
  const { sheet, runningSums, count } = grid
  const { page, addPage, pageNumber } = sheet
  const sum = runningSums?.[done - 1]
  const from = pageNumber()
  if (sum !== undefined) {
    const words = `Carried to page ${from + 1}, ${done} of ${count} lines`
    drawArtifact(page, 'Pagination', () => drawCarry(grid, words, sum))
  }
  addPage()
  // Screen readers know the header of the whole table.
  drawArtifact(page, 'Pagination', () => {
    for (const [index, cell] of grid.cells.entries()) drawHeaderCell(grid, cell, index)
  })
  endHeader(grid)
  if (sum === undefined) return
  drawArtifact(page, 'Pagination', () => {
    drawCarry(grid, `Brought forward from page ${from}`, sum)
    drawRule(page, page.y, colors.line)
  })
}

function layRow({ sheet, cells, row }: Grid, values: readonly Value[], isStrong: boolean) {
  const laid = cells.map(({ width, align }, index) =>
    // A number never breaks, and the name of a sum may run into the next column.
    cutToPage(
      sheet,
      layCell(sheet, values[index] ?? '', isStrong || align === 'right' ? Number.POSITIVE_INFINITY : width, isStrong),
    ),
  )
  return { laid, height: Math.max(row.height, ...laid.map(({ height }) => height + 2 * row.padding)) }
}

type LaidRow = ReturnType<typeof layRow>

function writeRow(grid: Grid, table: PdfElement, { laid, height }: LaidRow, isSum: boolean): void {
  const { sheet } = grid
  const { page } = sheet
  const top = page.y
  const roleOf = (index: number) =>
    isSum && index === 0 ? ({ role: 'TH', scope: 'Row' } as const) : ({ role: 'TD' } as const)
  addRow(grid, table, roleOf, (cell, index) => {
    const found = laid[index]
    if (found !== undefined) drawCell(sheet, found, cell, top, height)
  })
  page.y = top + height
  if (!isSum) drawArtifact(page, 'Layout', () => drawRule(page, page.y, colors.line, 0.5))
}

function writeTableTitle({ sheet }: Grid, { title = '', note = '' }: PdfTable): void {
  const { page, content } = sheet
  if (title === '') return
  const place = { left: margin, top: page.y, width: contentWidth(page) }
  const lines = layText(
    sheet,
    [{ text: title, look: 'strong' }, note === '' ? '' : { text: `   ${note}`, look: 'quiet' }],
    place.width,
    {
      size: 9.75,
    },
  )
  content.add(page.struct('H2', {}, () => drawLines(sheet, lines, place)))
  page.y += titleHeight
}

/**
 * Writes a table. A table that goes on repeats its header on each page, and carries its running sum.
 * @throws AbortError when the signal of the document's pauses ends
 */
export async function writeTable(sheet: PdfSheet, content: PdfTable): Promise<void> {
  const { page, pause } = sheet
  const { columns, rows, sum, runningSums, isDense = false, title = '' } = content
  const cells = await layColumns(sheet, content)
  const row = isDense ? dense : airy
  const grid: Grid = {
    ...{ sheet, columns, cells, row, count: rows.length },
    ...(runningSums === undefined ? {} : { runningSums }),
  }
  const first = layRow(grid, rows[0] ?? sum ?? [], false)
  const headHeight = (title === '' ? 0 : titleHeight) + headerHeight
  if (page.y + headHeight + first.height > contentBottom(page)) sheet.addPage()
  writeTableTitle(grid, content)
  const table = page.struct('Table')
  sheet.content.add(table)
  addRow(
    grid,
    table,
    () => ({ role: 'TH', scope: 'Column' }),
    (cell, index) => drawHeaderCell(grid, cell, index),
  )
  endHeader(grid)
  for (const [done, values] of rows.entries()) {
    await pause()
    const laid = layRow(grid, values, false)
    // The sum stays with the last row.
    const isLast = done === rows.length - 1
    const needed = laid.height + (isLast ? (sum === undefined ? 0 : row.height) : carryOf(grid))
    if (done > 0 && page.y + needed > contentBottom(page)) continueTable(grid, done)
    writeRow(grid, table, laid, false)
  }
  if (sum !== undefined) writeRow(grid, table, layRow(grid, sum, true), true)
  table.end()
}

function carryOf({ runningSums }: Grid): number {
  return runningSums === undefined ? 0 : carryHeight
}
