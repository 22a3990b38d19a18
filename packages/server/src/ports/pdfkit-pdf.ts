import { buffer } from 'node:stream/consumers'
import type { PdfBlock, PdfDocument, PdfPart, PdfPort, PdfText } from './pdf.types.js'
import { giveFonts } from './pdf-fonts.js'
import {
  colors,
  contentWidth,
  createPauses,
  drawArtifact,
  drawLines,
  drawRule,
  footTop,
  heightOf,
  layText,
  makeRoom,
  margin,
  type PdfLines,
  type PdfSheet,
  sizes,
  tag,
} from './pdfkit/pdf-sheet.js'
import { writeLetterhead, writeTitle } from './pdfkit/write-letterhead.js'
import { writeEquation, writePanels, writeStrip } from './pdfkit/write-panels.js'
import { writeSlip, writeSums } from './pdfkit/write-sums.js'
import { writeTable } from './pdfkit/write-table.js'

/** The pages of a part, counted from 0 over the document. */
interface PartPages {
  readonly part: PdfPart
  readonly first: number
  readonly count: number
}

async function writeText(sheet: PdfSheet, text: PdfText): Promise<void> {
  const { page, content, pause, addPage } = sheet
  const place = { left: margin, width: contentWidth(page) }
  const laid = layText(sheet, text, place.width)
  let { lines } = laid
  while (lines.length > 0) {
    makeRoom(sheet, laid.leading)
    const fitting = Math.max(1, Math.floor((footTop(page) - margin / 3 - page.y) / laid.leading))
    const written = { ...laid, lines: lines.slice(0, fitting) }
    tag(sheet, content, 'P', () => drawLines(sheet, written, { ...place, top: page.y }))
    page.y += heightOf(written) + 3
    lines = lines.slice(fitting)
    if (lines.length > 0) addPage()
  }
  await pause()
}

async function writeBlock(sheet: PdfSheet, block: PdfBlock): Promise<void> {
  switch (block.kind) {
    case 'text':
      return writeText(sheet, block.text)
    case 'facts':
      for (const { name, value } of block.facts) await writeText(sheet, `${name}: ${value}`)
      return
    case 'panels':
      return writePanels(sheet, block.panels)
    case 'strip':
      return writeStrip(sheet, block.facts)
    case 'equation':
      return writeEquation(sheet, block.amounts)
    case 'table':
      await writeTable(sheet, block)
      sheet.page.y += 10
      return
    case 'sums':
      return writeSums(sheet, block)
    case 'slip':
      return writeSlip(sheet, block)
  }
}

/** Writes the foot of a page, once the number of pages is known. */
function writeFoot(sheet: SharedSheet, { footer, letterhead }: PdfPart, number: number, count: number): void {
  const { page } = sheet
  const place = { left: margin, width: contentWidth(page), top: footTop(page) + 6 }
  const look = { size: sizes.small, color: colors.quiet }
  const pages = letterhead === undefined && count === 1 ? '' : `Page ${number} of ${count}`
  const right = layText(sheet, pages, place.width, look)
  const middle = layText(sheet, letterhead?.contact ?? '', place.width, look)
  const widthOf = ({ lines: [line] }: PdfLines) => line?.width ?? 0
  const rest = place.width - widthOf(middle) - widthOf(right)
  const left = layText(sheet, footer, rest - 24, look)
  const middleLeft = place.left + widthOf(left) + (rest - widthOf(left)) / 2
  drawArtifact(page, 'Pagination', () => {
    drawRule(page, footTop(page), colors.line)
    drawLines(sheet, { ...left, lines: left.lines.slice(0, 1) }, place)
    drawLines(sheet, middle, { ...place, left: middleLeft })
    drawLines(sheet, right, { ...place, align: 'right' })
  })
}

async function writeFeet(sheet: SharedSheet, parts: readonly PartPages[]): Promise<void> {
  for (const { part, first, count } of parts) {
    for (let number = 1; number <= count; number += 1) {
      sheet.page.switchToPage(first + number - 1)
      writeFoot(sheet, part, number, count)
      await sheet.pause()
    }
  }
}

/** The parts of a sheet that all papers of a document share. */
type SharedSheet = Pick<PdfSheet, 'page' | 'setFont' | 'content' | 'pause'>

async function writeParts(base: SharedSheet, parts: readonly PdfPart[]): Promise<PartPages[]> {
  const { page } = base
  const written: PartPages[] = []
  for (const part of parts) {
    if (written.length > 0) page.addPage()
    const first = page.bufferedPageRange().count - 1
    const pageNumber = () => page.bufferedPageRange().count - first
    const sheet: PdfSheet = {
      ...base,
      pageNumber,
      addPage: () => {
        page.addPage()
        page.y = margin
        writeLetterhead(sheet, part, false)
      },
    }
    if (part.letterhead === undefined) writeTitle(sheet, part)
    else writeLetterhead(sheet, part, true)
    for (const block of part.blocks) await writeBlock(sheet, block)
    written.push({ part, first, count: pageNumber() })
  }
  return written
}

/**
 * Writes documents with pdfkit as PDF/UA: with the tags that screen readers need, a title, a language and embedded
 * fonts. pdfkit is loaded for the first document.
 */
export const pdfkitPdf: PdfPort = {
  write: async (document: PdfDocument, signal) => {
    const { title, date, more = [] } = document
    const { default: PDFDocument } = await import('pdfkit')
    const options: PDFKit.PDFDocumentOptions = {
      ...{ size: 'LETTER', margin, bufferPages: true, lang: 'en-US', displayTitle: true },
      ...{ pdfVersion: '1.7', tagged: true, font: '' },
      info: { Title: title, CreationDate: date },
    }
    // The package of the types does not know this standard yet.
    const page = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }))
    const written = buffer(page)
    const content = page.struct('Document')
    page.addStructure(content)
    const setFont = await giveFonts(page, JSON.stringify(document))
    const shared = { page, content, setFont, pause: createPauses(page, signal) }
    const parts = await writeParts(shared, [document, ...more])
    content.end()
    await writeFeet(shared, parts)
    page.end()
    return written
  },
}
