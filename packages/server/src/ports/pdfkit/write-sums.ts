import type { PdfAmount, PdfBlock } from '../pdf.types.js'
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
  type PdfSheet,
  sizes,
  tag,
} from './pdf-sheet.js'
import { drawPanels } from './write-panels.js'

type Sums = Extract<PdfBlock, { kind: 'sums' }>
type Slip = Extract<PdfBlock, { kind: 'slip' }>

const sumsWidth = 214.5
const between = 24
const box = { padding: 9, radius: 6 }

function lookOf({ look }: PdfAmount) {
  if (look === 'due') return { size: sizes.amount, weight: 'bold', color: colors.ink } as const
  if (look === 'total') return { size: sizes.strong, weight: 'bold', color: colors.ink } as const
  return { size: sizes.body, weight: 'regular', color: colors.quiet } as const
}

function layAmount(sheet: PdfSheet, amount: PdfAmount) {
  const look = lookOf(amount)
  const inset = amount.look === 'due' ? box.padding : 0
  const value = layText(sheet, amount.value, Number.POSITIVE_INFINITY, { ...look, color: colors.ink })
  const nameWidth = sumsWidth - 2 * inset - (value.lines[0]?.width ?? 0) - box.padding
  const name = layText(sheet, amount.name, nameWidth, look)
  const padding = { due: 12, total: 9, plain: 3.5 }[amount.look ?? 'plain']
  return { amount, inset, name, value, height: heightOf(name) + padding }
}

/** Writes amounts below each other, as a table whose rows are named by their first cell. */
function writeAmounts(sheet: PdfSheet, laid: readonly ReturnType<typeof layAmount>[]): void {
  const { page, content } = sheet
  const table = page.struct('Table')
  content.add(table)
  const left = margin + contentWidth(page) - sumsWidth
  let { y } = page
  for (const { amount, inset, name, value, height } of laid) {
    const rowTop = y
    if (amount.look === 'total') {
      drawArtifact(page, 'Layout', () => {
        page
          .moveTo(left, rowTop + 2)
          .lineTo(left + sumsWidth, rowTop + 2)
          .lineWidth(0.75)
          .strokeColor(colors.edge)
          .stroke()
      })
    }
    if (amount.look === 'due') {
      drawArtifact(page, 'Layout', () => {
        page.roundedRect(left, rowTop + 2, sumsWidth, height - 2, box.radius).fill(colors.tint)
      })
    }
    const place = { left: left + inset, width: sumsWidth - 2 * inset, top: rowTop + (height - heightOf(name)) / 2 + 1 }
    const row = page.struct('TR')
    table.add(row)
    row.add(page.struct('TH', { scope: 'Row' }, () => drawLines(sheet, name, place)))
    row.add(page.struct('TD', {}, () => drawLines(sheet, value, { ...place, align: 'right' })))
    row.end()
    y += height
  }
  table.end()
}

/** Writes sums at the right and their notes at the left, on one page. */
export function writeSums(sheet: PdfSheet, { amounts, notes }: Sums): void {
  const { page, addPage, content } = sheet
  const laid = amounts.map((amount) => layAmount(sheet, amount))
  const notesWidth = contentWidth(page) - sumsWidth - between
  const laidNotes = notes.map(({ title, texts }) => ({
    title: layText(sheet, title, notesWidth, { size: 9.75, weight: 'bold' }),
    texts: texts.map((text) => layText(sheet, text, notesWidth, { color: colors.quiet })),
  }))
  const noteHeights = laidNotes.map(
    ({ title, texts }) => heightOf(title) + 3 + texts.reduce((sum, text) => sum + heightOf(text) + 4.5, 0) + 6,
  )
  const sumOf = (heights: readonly number[]) => heights.reduce((sum, height) => sum + height, 0)
  const height = Math.max(sumOf(laid.map((amount) => amount.height)), sumOf(noteHeights))
  page.y += 10
  if (page.y + height > contentBottom(page)) addPage()
  const top = page.y
  writeAmounts(sheet, laid)
  let y = top
  for (const { title, texts } of laidNotes) {
    const titleTop = y
    tag(sheet, content, 'H2', () => drawLines(sheet, title, { left: margin, top: titleTop, width: notesWidth }))
    y += heightOf(title) + 3
    for (const text of texts) {
      const textTop = y
      tag(sheet, content, 'P', () => drawLines(sheet, text, { left: margin, top: textTop, width: notesWidth }))
      y += heightOf(text) + 4.5
    }
    y += 6
  }
  page.y = top + height + 14
}

const slipHeight = 102
const slipFacts = 187.5

/** Writes a slip to cut off, at the foot of a page that has room for it. */
export function writeSlip(sheet: PdfSheet, { title, panels, facts, box: boxName }: Slip): void {
  const { page, addPage, content } = sheet
  if (page.y + slipHeight > contentBottom(page)) addPage()
  page.y = contentBottom(page) - slipHeight
  drawArtifact(page, 'Layout', () => {
    page.dash(4, { space: 3 })
    drawRule(page, page.y, colors.edge, 1.1)
    page.undash()
  })
  page.y += 9
  const heading = layText(sheet, title, contentWidth(page), { size: sizes.small, color: colors.quiet })
  tag(sheet, content, 'P', () => drawLines(sheet, heading, { left: margin, top: page.y, width: contentWidth(page) }))
  page.y += heightOf(heading) + 6
  const { y } = page
  drawPanels(sheet, panels, { left: margin, width: contentWidth(page) - slipFacts - between })
  const left = margin + contentWidth(page) - slipFacts
  const table = page.struct('Table')
  content.add(table)
  for (const [index, { name, value }] of [...facts, { name: boxName, value: '' }].entries()) {
    const place = { left, width: slipFacts, top: y + index * 15 }
    const row = page.struct('TR')
    table.add(row)
    const laidName = layText(sheet, name, slipFacts / 2, { color: colors.quiet })
    const laidValue = layText(sheet, value, slipFacts, { weight: 'bold' })
    row.add(page.struct('TH', { scope: 'Row' }, () => drawLines(sheet, laidName, place)))
    row.add(page.struct('TD', {}, () => drawLines(sheet, laidValue, { ...place, align: 'right' })))
    row.end()
  }
  table.end()
  drawArtifact(page, 'Layout', () => {
    page.roundedRect(left + slipFacts - 84, y + facts.length * 15, 84, 18, 3)
    page.lineWidth(0.75).strokeColor(colors.edge).stroke()
  })
  page.y = contentBottom(page)
}
