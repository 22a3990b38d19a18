import type { PdfLetterhead, PdfPart } from '../pdf.types.js'
import {
  colors,
  contentWidth,
  drawArtifact,
  drawLines,
  drawRule,
  heightOf,
  layText,
  margin,
  type PdfSheet,
  sizes,
  tag,
  textWidth,
} from './pdf-sheet.js'

const gap = 18
const afterTitle = 10

/** Lays out a letterhead: how to draw the title at the right and the sender at the left, and their height. */
function layHead(sheet: PdfSheet, head: PdfLetterhead) {
  const { page } = sheet
  const top = margin - 3
  const width = contentWidth(page)
  const rightWidth = Math.max(
    textWidth(sheet, head.name, { size: sizes.title, weight: 'bold' }),
    textWidth(sheet, head.number, { size: sizes.strong, weight: 'bold' }),
    textWidth(sheet, head.fact),
  )
  const leftWidth = Math.max(width - rightWidth - gap, width / 3)
  const titles = layText(sheet, head.name, width, { size: sizes.title, weight: 'bold' })
  const number = layText(sheet, head.number, width, { size: sizes.strong, weight: 'bold' })
  const fact = layText(sheet, head.fact, width, { color: colors.quiet })
  const sender = layText(sheet, head.sender, leftWidth, { size: 18, weight: 'bold' })
  const lines = layText(sheet, head.lines.join('\n'), leftWidth, { color: colors.quiet })
  const right = (at: number) => ({ left: margin, top: at, width, align: 'right' as const })
  const numberTop = top + heightOf(titles)
  const factTop = numberTop + heightOf(number)
  const linesTop = top + heightOf(sender) + 2
  const bottom = Math.max(factTop + heightOf(fact), linesTop + heightOf(lines)) + afterTitle
  return {
    bottom,
    drawTitle: () => {
      drawLines(sheet, titles, right(top))
      drawLines(sheet, number, right(numberTop))
    },
    drawFact: () => drawLines(sheet, fact, right(factTop)),
    drawSender: () => drawLines(sheet, sender, { left: margin, top, width: leftWidth }),
    drawSenderLines: () => drawLines(sheet, lines, { left: margin, top: linesTop, width: leftWidth }),
  }
}

/**
 * Writes the head of a page: on the first page of a paper as its heading, on each further page as a repetition that
 * screen readers skip.
 */
export function writeLetterhead(sheet: PdfSheet, { letterhead }: PdfPart, isFirst: boolean): void {
  const { page, content } = sheet
  if (letterhead === undefined) return
  const head = layHead(sheet, letterhead)
  if (isFirst) {
    tag(sheet, content, 'H1', head.drawTitle)
    tag(sheet, content, 'P', head.drawFact)
    tag(sheet, content, 'P', head.drawSender)
    if (letterhead.lines.length > 0) tag(sheet, content, 'P', head.drawSenderLines)
  } else {
    drawArtifact(page, 'Pagination', () => {
      head.drawTitle()
      head.drawFact()
      head.drawSender()
      head.drawSenderLines()
    })
  }
  drawArtifact(page, 'Layout', () => drawRule(page, head.bottom, colors.action, 1.5))
  page.y = head.bottom + afterTitle
}

/** Writes the title of a paper without letterhead. */
export function writeTitle(sheet: PdfSheet, { title, subtitle }: PdfPart): void {
  const { page, content } = sheet
  const place = { left: margin, width: contentWidth(page) }
  const titles = layText(sheet, title, place.width, { size: 18, weight: 'bold' })
  const subtitles = layText(sheet, subtitle, place.width, { size: sizes.strong, color: colors.quiet })
  tag(sheet, content, 'H1', () => drawLines(sheet, titles, { ...place, top: margin }))
  const top = margin + heightOf(titles)
  tag(sheet, content, 'P', () => drawLines(sheet, subtitles, { ...place, top }))
  page.y = top + heightOf(subtitles) + afterTitle
}
