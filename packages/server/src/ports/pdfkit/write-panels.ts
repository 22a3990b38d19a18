import type { PdfAmount, PdfFact, PdfPanel } from '../pdf.types.js'
import {
  colors,
  contentWidth,
  drawArtifact,
  drawLines,
  heightOf,
  layText,
  makeRoom,
  margin,
  type PdfElement,
  type PdfLines,
  type PdfSheet,
  sizes,
} from './pdf-sheet.js'

const gap = 15

/** A name with its lines, ready to be drawn. */
interface LaidPanel {
  readonly name: PdfLines
  readonly lines: PdfLines
  readonly height: number
}

function layPanel(sheet: PdfSheet, { name, lines }: PdfPanel, width: number): LaidPanel {
  const laidName = layText(sheet, name, width, { size: sizes.small, weight: 'bold', color: colors.quiet })
  const parts = lines.flatMap((line, index) => (index === 0 ? [line] : ['\n', line])).flat()
  const laidLines = layText(sheet, parts, width)
  return { name: laidName, lines: laidLines, height: heightOf(laidName) + 2 + heightOf(laidLines) }
}

/** Adds a name and its value to a list of the structure. */
function addItem(
  { page }: PdfSheet,
  list: PdfElement,
  { drawName, drawValue }: { readonly drawName: () => void; readonly drawValue: () => void },
): void {
  const item = page.struct('LI')
  list.add(item)
  item.add(page.struct('Lbl', {}, drawName))
  item.add(page.struct('LBody', {}, drawValue))
  item.end()
}

function addList({ page, content }: PdfSheet): PdfElement {
  const list = page.struct('L')
  content.add(list)
  return list
}

/**
 * Draws panels side by side in equal columns.
 * @returns their height in points
 */
export function drawPanels(
  sheet: PdfSheet,
  panels: readonly PdfPanel[],
  { left, width }: { readonly left: number; readonly width: number },
): number {
  const each = (width - gap * (panels.length - 1)) / panels.length
  const laid = panels.map((panel) => layPanel(sheet, panel, each))
  const height = Math.max(...laid.map((panel) => panel.height))
  makeRoom(sheet, height)
  const { y } = sheet.page
  const list = addList(sheet)
  for (const [index, { name, lines }] of laid.entries()) {
    const place = { left: left + index * (each + gap), width: each }
    addItem(sheet, list, {
      drawName: () => drawLines(sheet, name, { ...place, top: y }),
      drawValue: () => drawLines(sheet, lines, { ...place, top: y + heightOf(name) + 2 }),
    })
  }
  list.end()
  return height
}

/** Writes panels over the width of the page. */
export function writePanels(sheet: PdfSheet, panels: readonly PdfPanel[]): void {
  const height = drawPanels(sheet, panels, { left: margin, width: contentWidth(sheet.page) })
  sheet.page.y += height + 12
}

const band = { padding: 10.5, top: 6, radius: 6 }

interface LaidFact {
  readonly name: PdfLines
  readonly value: PdfLines
  readonly width: number
}

function layFact(sheet: PdfSheet, { name, value }: PdfFact): LaidFact {
  const width = Number.POSITIVE_INFINITY
  const laidName = layText(sheet, name, width, { size: sizes.small, color: colors.quiet })
  const laidValue = layText(sheet, value, width, { weight: 'bold' })
  return {
    name: laidName,
    value: laidValue,
    width: Math.max(laidName.lines[0]?.width ?? 0, laidValue.lines[0]?.width ?? 0),
  }
}

/** Distributes facts to rows that fit a width. */
function rowsOf(facts: readonly LaidFact[], width: number): LaidFact[][] {
  const rows: LaidFact[][] = [[]]
  let used = 0
  for (const fact of facts) {
    if (used > 0 && used + gap + fact.width > width) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(fact)
    used += (used === 0 ? 0 : gap) + fact.width
  }
  return rows
}

/** Writes facts side by side in a band, in as many rows as they need. */
export function writeStrip(sheet: PdfSheet, facts: readonly PdfFact[]): void {
  const { page } = sheet
  const width = contentWidth(page) - 2 * band.padding
  const rows = rowsOf(
    facts.map((fact) => layFact(sheet, fact)),
    width,
  )
  const [first] = rows.flat()
  const factHeight = first === undefined ? 0 : heightOf(first.name) + heightOf(first.value)
  const height = rows.length * (factHeight + band.top) + band.top
  makeRoom(sheet, height)
  drawArtifact(page, 'Layout', () => {
    page.roundedRect(margin, page.y, contentWidth(page), height, band.radius).fill(colors.band)
  })
  const list = addList(sheet)
  for (const [index, row] of rows.entries()) {
    const top = page.y + band.top + index * (factHeight + band.top)
    const used = row.reduce((sum, fact) => sum + fact.width, 0)
    // Facts in one row move apart; facts in several rows stand one gap apart.
    const between = rows.length > 1 || row.length < 2 ? gap : (width - used) / (row.length - 1)
    let left = margin + band.padding
    for (const { name, value, width: own } of row) {
      const place = { left, width: own }
      addItem(sheet, list, {
        drawName: () => drawLines(sheet, name, { ...place, top }),
        drawValue: () => drawLines(sheet, value, { ...place, top: top + heightOf(name) }),
      })
      left += own + between
    }
  }
  list.end()
  page.y += height + 9
}

/** Writes amounts side by side with their signs; the last one stands in a frame, so that it reads as the result. */
export function writeEquation(sheet: PdfSheet, amounts: readonly PdfAmount[]): void {
  const { page } = sheet
  const width = contentWidth(page) - 2 * band.padding
  const signWidth = 24
  const each = (width - signWidth * (amounts.length - 1)) / amounts.length
  const laid = amounts.map(({ name, value, note = '', sign }) => ({
    sign: layText(sheet, sign ?? '', signWidth, { size: sizes.amount, color: colors.quiet }),
    name: layText(sheet, name, each, { size: sizes.small, color: colors.quiet }),
    value: layText(sheet, value, each, { size: sizes.amount, weight: 'bold' }),
    note: layText(sheet, note, each, { size: sizes.small, color: colors.quiet }),
  }))
  const inner = Math.max(...laid.map(({ name, value, note }) => heightOf(name) + heightOf(value) + heightOf(note)))
  const height = inner + 4 * band.top
  makeRoom(sheet, height)
  const top = page.y + 2 * band.top
  const leftOf = (index: number) => margin + band.padding + index * (each + signWidth)
  drawArtifact(page, 'Layout', () => {
    page.roundedRect(margin, page.y, contentWidth(page), height, band.radius).fill(colors.band)
    const left = leftOf(amounts.length - 1) - band.padding
    page.roundedRect(left, page.y + band.top, each + 1.4 * band.padding, height - 2 * band.top, band.radius)
    page.lineWidth(1.1).fillAndStroke('#FFFFFF', colors.action)
  })
  const list = addList(sheet)
  for (const [index, { sign, name, value, note }] of laid.entries()) {
    const place = { left: leftOf(index), width: each }
    const valueTop = top + heightOf(name)
    addItem(sheet, list, {
      drawName: () => {
        drawLines(sheet, sign, { left: place.left - signWidth, width: signWidth, top: valueTop })
        drawLines(sheet, name, { ...place, top })
      },
      drawValue: () => {
        drawLines(sheet, value, { ...place, top: valueTop })
        drawLines(sheet, note, { ...place, top: valueTop + heightOf(value) })
      },
    })
  }
  list.end()
  page.y += height + 9
}
