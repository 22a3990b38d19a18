import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import type { PdfBlock, PdfColumn, PdfDocument, PdfPort, PdfTable } from './pdf.types.js'
import { giveFonts, type PdfFontSetter, type PdfWeight } from './pdf-fonts.js'

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** The cells that a `TH` names. The package of the types lacks it. */
      scope?: 'Column' | 'Row'
    }
  }
}

type Page = PDFKit.PDFDocument

const margin = 54
const cellGap = 8
const rowGap = 6
const bodySize = 10
/** Rows and paragraphs of a document after which other work of the server gets its turn. */
const writtenAtOnce = 5

/**
 * A document while it is written: its pages, its fonts, and the element that holds everything a screen reader reads.
 */
interface Writer {
  readonly page: Page
  readonly setFont: PdfFontSetter
  readonly content: PDFKit.PDFStructureElement
  /** Lets other work have its turn after some calls; called after each row and each paragraph. */
  readonly pause: () => Promise<void>
}

/**
 * Joins the operators that were written to the page. pdfkit keeps every operator of a page in an array of its own until
 * the last page is written, which takes four times the memory of a long statement.
 */
function joinWritten({ page }: Page): void {
  const { content } = page as unknown as { readonly content: { buffer: Uint8Array[] } }
  content.buffer = [Buffer.concat(content.buffer)]
}

function createPauses(page: Page, signal: AbortSignal): Writer['pause'] {
  let written = 0
  return async () => {
    written += 1
    if (written % writtenAtOnce > 0) return
    joinWritten(page)
    await setImmediate(undefined, { signal })
  }
}

function contentWidth(page: Page): number {
  return page.page.width - 2 * margin
}
function bottom(page: Page): number {
  return page.page.height - margin
}

/** Writes something that is decoration or is repeated, which a screen reader skips. */
function writeArtifact(page: Page, type: 'Pagination' | 'Layout', write: () => void): void {
  page.markContent('Artifact', { type })
  write()
  page.endMarkedContent()
}

function writeText({ page, setFont, content, pause }: Writer, text: string): Promise<void> {
  const write = () => page.fontSize(bodySize).text(setFont(text, 'regular'), margin, page.y)
  content.add(page.struct('P', {}, write))
  return pause()
}

interface Cell {
  readonly left: number
  readonly width: number
  readonly align: 'left' | 'right'
}

function cellsOf(page: Page, columns: readonly PdfColumn[]): Cell[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const width = contentWidth(page) - cellGap * (columns.length - 1)
  let left = margin
  return columns.map(({ share, align = 'left' }) => {
    const cell = { left, width: (width * share) / shares, align }
    left += cell.width + cellGap
    return cell
  })
}

/** A page that a row fills alone; a longer row is cut with an ellipsis. */
function tallestRow(page: Page): number {
  return bottom(page) - 2 * margin - 2 * rowGap
}

/** The width of a text that fits on one line of a cell, which is quicker to write; null for a longer one. */
function lineWidth(page: Page, text: string, { width }: Cell): number | null {
  if (text.includes('\n')) return null
  const needed = page.widthOfString(text)
  return needed <= width ? needed : null
}

function rowHeight(
  { page, setFont }: Writer,
  cells: readonly Cell[],
  row: readonly string[],
  weight: PdfWeight,
): number {
  page.fontSize(bodySize)
  const heights = cells.map((cell, index) => {
    const text = setFont(row[index] ?? '', weight)
    const isLine = lineWidth(page, text, cell) !== null
    return isLine ? page.currentLineHeight(true) : page.heightOfString(text, { width: cell.width })
  })
  return Math.min(tallestRow(page), Math.max(...heights)) + rowGap
}

/** @param writeCell wraps the writing of a cell in its element */
function writeRow(
  { page, setFont }: Writer,
  cells: readonly Cell[],
  row: readonly string[],
  height: number,
  weight: PdfWeight,
  writeCell: (write: () => void) => void,
): void {
  const top = page.y
  for (const [index, cell] of cells.entries()) {
    const { left, width, align } = cell
    const text = setFont(row[index] ?? '', weight)
    const needed = lineWidth(page, text, cell)
    writeCell(() =>
      needed === null
        ? page.text(text, left, top, { width, align, height: height - rowGap, ellipsis: true })
        : page.text(text, align === 'right' ? left + width - needed : left, top, { lineBreak: false }),
    )
  }
  page.y = top + height
}

function writeRule(page: Page): void {
  const line = page.y - rowGap / 2
  page
    .moveTo(margin, line)
    .lineTo(margin + contentWidth(page), line)
    .lineWidth(0.5)
    .stroke()
}

/** Writes cells below each other, each in an element of the structure: `TH` or `TD` in a `TR`. */
function addRow(
  page: Page,
  table: PDFKit.PDFStructureElement,
  cellOf: (write: () => void) => PDFKit.PDFStructureElement,
  write: (writeCell: (write: () => void) => void) => void,
): void {
  const element = page.struct('TR')
  table.add(element)
  write((writeCell) => element.add(cellOf(writeCell)))
  element.end()
}

async function writeTable(writer: Writer, { columns, rows }: PdfTable): Promise<void> {
  const { page, content } = writer
  const cells = cellsOf(page, columns)
  const titles = columns.map(({ title }) => title)
  const headerHeight = rowHeight(writer, cells, titles, 'bold')
  const firstHeight = rowHeight(writer, cells, rows[0] ?? [], 'regular')
  if (page.y + headerHeight + rowGap / 2 + firstHeight > bottom(page)) page.addPage()
  const table = page.struct('Table')
  content.add(table)
  addRow(
    page,
    table,
    (write) => page.struct('TH', { scope: 'Column' }, write),
    (writeCell) => writeRow(writer, cells, titles, headerHeight, 'bold', writeCell),
  )
  writeArtifact(page, 'Layout', () => writeRule(page))
  for (const row of rows) {
    await writer.pause()
    const height = rowHeight(writer, cells, row, 'regular')
    if (page.y + height > bottom(page)) {
      page.addPage()
      // Screen readers know the header of the whole table.
      writeArtifact(page, 'Pagination', () => {
        writeRow(writer, cells, titles, headerHeight, 'bold', (write) => write())
        writeRule(page)
      })
    }
    addRow(
      page,
      table,
      (write) => page.struct('TD', {}, write),
      (writeCell) => writeRow(writer, cells, row, height, 'regular', writeCell),
    )
  }
  table.end()
}

function writeHeading({ page, setFont, content }: Writer, title: string, subtitle: string): void {
  content.add(page.struct('H1', {}, () => page.fontSize(18).text(setFont(title, 'bold'), margin, page.y)))
  content.add(page.struct('P', {}, () => page.fontSize(11).text(setFont(subtitle, 'regular'))))
}

async function writeBlock(writer: Writer, block: PdfBlock): Promise<void> {
  const { page } = writer
  page.y += 10
  switch (block.kind) {
    case 'part':
      page.addPage()
      writeHeading(writer, block.title, block.subtitle)
      break
    case 'text':
      await writeText(writer, block.text)
      break
    case 'facts':
      for (const { name, value } of block.facts) await writeText(writer, `${name}: ${value}`)
      break
    case 'table':
      await writeTable(writer, block)
      break
  }
}

/** Only known when everything else is written. */
async function writeFooters({ page, setFont, pause }: Writer, footer: string): Promise<void> {
  const { count } = page.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index)
    // A text below the margin would begin another page.
    page.page.margins.bottom = 0
    const top = page.page.height - margin / 2 - 10
    page.fontSize(8)
    writeArtifact(page, 'Pagination', () => {
      const options = { width: contentWidth(page) - 80, height: 10, ellipsis: true }
      page.text(setFont(footer, 'regular'), margin, top, options)
      const number = setFont(`Page ${index + 1} of ${count}`, 'regular')
      if (count > 1) page.text(number, margin, top, { width: contentWidth(page), align: 'right' })
    })
    await pause()
  }
}

/**
 * Writes documents with pdfkit, with the tags that screen readers need, and mostly in the fonts that every reader has.
 * pdfkit is loaded for the first document.
 */
export const pdfkitPdf: PdfPort = {
  write: async (document: PdfDocument, signal) => {
    const { title, subtitle, date, blocks, footer } = document
    const { default: PDFDocument } = await import('pdfkit')
    const page = new PDFDocument({
      ...{ size: 'LETTER', margin, bufferPages: true, lang: 'en-US', displayTitle: true },
      ...{ pdfVersion: '1.7', tagged: true },
      info: { Title: title, CreationDate: date },
    })
    const written = buffer(page)
    const content = page.struct('Document')
    page.addStructure(content)
    const setFont = await giveFonts(page, JSON.stringify(document))
    const writer = { page, content, setFont, pause: createPauses(page, signal) }
    writeHeading(writer, title, subtitle)
    for (const block of blocks) await writeBlock(writer, block)
    content.end()
    await writeFooters(writer, footer)
    page.end()
    return written
  },
}
