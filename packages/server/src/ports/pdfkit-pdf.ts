import { buffer } from 'node:stream/consumers'
import type { PdfBlock, PdfColumn, PdfDocument, PdfPort, PdfTable } from './pdf.types.js'

type Page = PDFKit.PDFDocument

const margin = 54
const cellGap = 8
const rowGap = 6
const bodySize = 10

/** The characters of the standard fonts in addition to Latin-1. */
const otherGlyphs = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/** Anything that the standard fonts have no glyph for becomes a question mark. */
function printable(text: string): string {
  return Array.from(text, (glyph) =>
    /[\n\x20-\x7e\xa0-\xff]/.test(glyph) || otherGlyphs.includes(glyph) ? glyph : '?',
  ).join('')
}

function contentWidth(page: Page): number {
  return page.page.width - 2 * margin
}
function bottom(page: Page): number {
  return page.page.height - margin
}

function writeText(page: Page, text: string): void {
  page.font('Helvetica').fontSize(bodySize).text(printable(text), margin, page.y)
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

/** A page that a row fills alone; what is longer is cut with an ellipsis. */
function tallestRow(page: Page): number {
  return bottom(page) - 2 * margin - 2 * rowGap
}

function rowHeight(page: Page, cells: readonly Cell[], row: readonly string[]): number {
  const heights = cells.map(({ width }, index) => page.heightOfString(printable(row[index] ?? ''), { width }))
  return Math.min(tallestRow(page), Math.max(...heights)) + rowGap
}

function writeRow(page: Page, cells: readonly Cell[], row: readonly string[], height: number): void {
  const top = page.y
  for (const [index, { left, width, align }] of cells.entries()) {
    page.text(printable(row[index] ?? ''), left, top, { width, align, height: height - rowGap, ellipsis: true })
  }
  page.y = top + height
}

function writeHeader(page: Page, cells: readonly Cell[], titles: readonly string[]): void {
  page.font('Helvetica-Bold').fontSize(bodySize)
  writeRow(page, cells, titles, rowHeight(page, cells, titles))
  const line = page.y - rowGap / 2
  page
    .moveTo(margin, line)
    .lineTo(margin + contentWidth(page), line)
    .lineWidth(0.5)
    .stroke()
  page.font('Helvetica')
}

function writeTable(page: Page, { columns, rows }: PdfTable): void {
  const cells = cellsOf(page, columns)
  const titles = columns.map(({ title }) => title)
  page.font('Helvetica-Bold').fontSize(bodySize)
  const headerHeight = rowHeight(page, cells, titles)
  page.font('Helvetica')
  const firstHeight = rowHeight(page, cells, rows[0] ?? [])
  if (page.y + headerHeight + rowGap / 2 + firstHeight > bottom(page)) page.addPage()
  writeHeader(page, cells, titles)
  for (const row of rows) {
    const height = rowHeight(page, cells, row)
    if (page.y + height > bottom(page)) {
      page.addPage()
      writeHeader(page, cells, titles)
    }
    writeRow(page, cells, row, height)
  }
}

function writeHeading(page: Page, title: string, subtitle: string): void {
  page.font('Helvetica-Bold').fontSize(18).text(printable(title), margin, page.y)
  page.font('Helvetica').fontSize(11).text(printable(subtitle))
}

function writeBlock(page: Page, block: PdfBlock): void {
  page.y += 10
  switch (block.kind) {
    case 'part':
      page.addPage()
      writeHeading(page, block.title, block.subtitle)
      break
    case 'text':
      writeText(page, block.text)
      break
    case 'facts':
      for (const { name, value } of block.facts) writeText(page, `${name}: ${value}`)
      break
    case 'table':
      writeTable(page, block)
      break
  }
}

/** Only known when everything else is written. */
function writeFooters(page: Page, footer: string): void {
  const { count } = page.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index)
    // A text below the margin would begin another page.
    page.page.margins.bottom = 0
    const top = page.page.height - margin / 2 - 10
    page.font('Helvetica').fontSize(8)
    page.text(printable(footer), margin, top, { width: contentWidth(page) - 80, height: 10, ellipsis: true })
    if (count > 1)
      page.text(`Page ${index + 1} of ${count}`, margin, top, { width: contentWidth(page), align: 'right' })
  }
}

/** Writes documents with pdfkit, in the fonts that every reader has. It is loaded for the first document. */
export const pdfkitPdf: PdfPort = {
  write: async ({ title, subtitle, date, blocks, footer }: PdfDocument) => {
    const { default: PDFDocument } = await import('pdfkit')
    const page = new PDFDocument({
      ...{ size: 'LETTER', margin, bufferPages: true, lang: 'en-US', displayTitle: true },
      info: { Title: title, CreationDate: date },
    })
    const written = buffer(page)
    writeHeading(page, title, subtitle)
    for (const block of blocks) writeBlock(page, block)
    writeFooters(page, footer)
    page.end()
    return written
  },
}
