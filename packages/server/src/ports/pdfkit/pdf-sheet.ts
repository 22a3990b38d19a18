import { setImmediate } from 'node:timers/promises'
import type { PdfText } from '../pdf.types.js'
import type { PdfFontSetter, PdfWeight } from '../pdf-fonts.js'

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** The cells that a `TH` names. The package of the types lacks it. */
      scope?: 'Column' | 'Row'
    }
  }
}

type Page = PDFKit.PDFDocument

/** An element of the structure that a screen reader walks. */
export type PdfElement = PDFKit.PDFStructureElement

/** Points from each edge of the page. */
export const margin = 36

/** Points below the top of the page at which the foot begins, and its distance from the content. */
const footHeight = 37
const footGap = 10

/** Sizes of type in points. */
export const sizes = { small: 8.25, body: 9, strong: 11.25, amount: 13.5, title: 21 } as const

/** Colors, each legible on white and in print without color. */
export const colors = {
  ink: '#10242B',
  quiet: '#46606A',
  alert: '#A8231C',
  line: '#DCE4E6',
  edge: '#7C9199',
  action: '#0A686B',
  tint: '#E2F1F0',
  band: '#EDF3F3',
} as const

/** The page with its fonts. */
export interface PdfPen {
  readonly page: Page
  readonly setFont: PdfFontSetter
}

/** A document while it is written. */
export interface PdfSheet extends PdfPen {
  /** Holds everything that a screen reader reads. */
  readonly content: PdfElement
  /** Lets other work have its turn after some calls; called after each row and each paragraph. */
  readonly pause: () => Promise<void>
  /** Begins another page with the head of the paper. */
  readonly addPage: () => void
  /** The number of the current page in its paper, from 1. */
  readonly pageNumber: () => number
}

/** Rows and paragraphs of a document after which other work of the server gets its turn. */
const writtenAtOnce = 5

/**
 * Joins the operators that were written to the page. pdfkit keeps every operator of a page in an array of its own until
 * the last page is written, which takes four times the memory of a long statement.
 */
function joinWritten({ page }: Page): void {
  const { content } = page as unknown as { readonly content: { buffer: Uint8Array[] } }
  content.buffer = [Buffer.concat(content.buffer)]
}

/**
 * Gives the other work of the server its turn after every five calls.
 * @param signal ends the writing with an AbortError
 */
export function createPauses(page: Page, signal: AbortSignal): PdfSheet['pause'] {
  let written = 0
  return async () => {
    written += 1
    if (written % writtenAtOnce > 0) return
    joinWritten(page)
    await setImmediate(undefined, { signal })
  }
}

/** The width between the margins, in points. */
export function contentWidth({ page }: Page): number {
  return page.width - 2 * margin
}

/** Where the foot of the page begins, in points from the top. */
export function footTop({ page }: Page): number {
  return page.height - footHeight
}

/** Where the content of the page ends, in points from the top. */
export function contentBottom(page: Page): number {
  return footTop(page) - footGap
}

/** Begins another page if a height in points does not fit on the current one. */
export function makeRoom({ page, addPage }: PdfSheet, height: number): void {
  if (page.y + height > contentBottom(page)) addPage()
}

/** Draws something that is decoration or is repeated, which a screen reader skips. */
export function drawArtifact(page: Page, type: 'Pagination' | 'Layout', draw: () => void): void {
  page.markContent('Artifact', { type })
  draw()
  page.endMarkedContent()
}

/** Draws something under an element of its own, in a parent of the structure. */
export function tag({ page }: PdfSheet, parent: PdfElement, role: string, draw: () => void): void {
  parent.add(page.struct(role, {}, draw))
}

/** Draws a horizontal line over the width of the content. */
export function drawRule(page: Page, top: number, color: string, width = 0.75): void {
  page
    .moveTo(margin, top)
    .lineTo(margin + contentWidth(page), top)
    .lineWidth(width)
    .strokeColor(color)
    .stroke()
}

/** A piece of a line in one look. */
interface Piece {
  text: string
  readonly weight: PdfWeight
  readonly color: string
  width: number
}

/** Lines of a text that fit a width, each with its pieces. */
export interface PdfLines {
  readonly lines: readonly { readonly pieces: readonly Piece[]; readonly width: number }[]
  readonly size: number
  /** The height of one line in points. */
  readonly leading: number
}

/** The look of a text before its spans. */
export interface PdfLook {
  readonly size?: number
  readonly weight?: PdfWeight
  readonly color?: string
}

/** Points by which a measured line may differ from the sum of its words. */
const rounding = 0.5

type Word = Omit<Piece, 'width'> & { readonly isGlued: boolean }

function spansOf(text: PdfText, { weight = 'regular', color = colors.ink }: PdfLook) {
  const parts = typeof text === 'string' ? [text] : text
  return parts.map((part) => {
    if (typeof part === 'string') return { text: part, weight, color }
    const { look } = part
    if (look === 'quiet') return { text: part.text, weight, color: colors.quiet }
    return { text: part.text, weight: 'bold' as const, color: look === 'alert' ? colors.alert : colors.ink }
  })
}

/** The words of a paragraph; a word that follows another look without a space is glued to it. */
function wordsOf(text: PdfText, look: PdfLook): (Word | 'break')[] {
  let isGlued = false
  return spansOf(text, look).flatMap(({ text: span, ...style }) =>
    span.split('\n').flatMap((line, index) => {
      const words = line.split(' ').flatMap((word, place): Word[] => {
        if (place > 0) isGlued = false
        if (word === '') return []
        const found = { ...style, text: word, isGlued }
        isGlued = true
        return [found]
      })
      if (index === 0) return words
      return ['break' as const, ...words]
    }),
  )
}

/** The beginning of a word that fits a width, at least one letter. */
function fittingLetters(page: Page, word: string, width: number): string {
  const letters = Array.from(word)
  let fitting = letters[0] ?? ''
  for (const letter of letters.slice(1)) {
    if (page.widthOfString(fitting + letter) > width) break
    fitting += letter
  }
  return fitting
}

/**
 * Breaks a text into lines, only at its spaces and line breaks; only a word that is wider than the width is cut.
 * @param width in points
 * @example const lines = layText(sheet, ['Exam gloves, ', { text: 'Large', look: 'strong' }], 200)
 */
export function layText({ page, setFont }: PdfPen, text: PdfText, width: number, look: PdfLook = {}): PdfLines {
  const { size = sizes.body } = look
  page.fontSize(size)
  const lines: { pieces: Piece[]; width: number }[] = [{ pieces: [], width: 0 }]
  const place = ({ text: word, weight, color, isGlued }: Word) => {
    const shown = setFont(word, weight)
    const line = lines.at(-1)
    const last = line?.pieces.at(-1)
    const gap = last === undefined || isGlued ? '' : ' '
    const added = page.widthOfString(gap + shown)
    if (line === undefined || (last !== undefined && line.width + added > width + rounding && !isGlued)) {
      lines.push({ pieces: [], width: 0 })
      place({ text: word, weight, color, isGlued: true })
      return
    }
    if (last === undefined && added > width + rounding) {
      const fitting = fittingLetters(page, shown, width)
      const rest = shown.slice(fitting.length)
      line.pieces.push({ text: fitting, weight, color, width: page.widthOfString(fitting) })
      line.width = width
      if (rest !== '') place({ text: rest, weight, color, isGlued: false })
      return
    }
    if (last?.weight === weight && last.color === color) {
      last.text += gap + shown
      last.width = page.widthOfString(last.text)
    } else line.pieces.push({ text: gap + shown, weight, color, width: added })
    line.width = line.pieces.reduce((sum, piece) => sum + piece.width, 0)
  }
  for (const word of wordsOf(text, look)) {
    if (word === 'break') lines.push({ pieces: [], width: 0 })
    else place(word)
  }
  return { lines, size, leading: size * 1.34 }
}

/** The width of a text on one line, in points. */
export function textWidth(sheet: PdfSheet, text: PdfText, look: PdfLook = {}): number {
  const [line] = layText(sheet, text, Number.POSITIVE_INFINITY, look).lines
  return line?.width ?? 0
}

/** The height of lines, in points. */
export function heightOf({ lines, leading }: PdfLines): number {
  return lines.length * leading
}

/** Where lines are drawn, in points. */
export interface PdfPlace {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly align?: 'left' | 'right'
}

/** Draws lines inside the element or artifact that is open. The page's own position stays. */
export function drawLines({ page, setFont }: PdfPen, { lines, size, leading }: PdfLines, place: PdfPlace): void {
  const { y } = page
  page.fontSize(size)
  for (const [index, { pieces, width }] of lines.entries()) {
    let left = place.align === 'right' ? place.left + place.width - width : place.left
    for (const piece of pieces) {
      const text = setFont(piece.text, piece.weight)
      page.fillColor(piece.color).text(text, left, place.top + index * leading, { lineBreak: false })
      left += piece.width
    }
  }
  page.y = y
}
