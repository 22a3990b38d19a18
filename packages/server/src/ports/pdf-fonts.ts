import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The two weights of a document. */
export type PdfWeight = 'regular' | 'bold'

/** Sets the font of a text. Returns the text with a question mark for each character that the font lacks. */
export type PdfFontSetter = (text: string, weight: PdfWeight) => string

const require = createRequire(import.meta.url)
const files = {
  regular: () => require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: () => require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
}

/** A character beyond the ones that the fonts surely have. */
const unusual = /[^\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—−˜™š›œžŸ]/u

async function createCheck(bytes: Buffer, file: string) {
  const { create } = await import('fontkit')
  const font = create(bytes)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds several fonts. Name a file that holds one.`)
  return (glyph: string) => glyph === '\n' || font.hasGlyphForCodePoint(glyph.codePointAt(0) ?? 0)
}

/**
 * Gives a document its fonts: Noto Sans, which covers Latin, Greek, Cyrillic and Devanagari, and whose digits are all of
 * one width. The file embeds the letters that it uses, as PDF/UA requires.
 *
 * @param texts every text of the document, such as its JSON
 * @example
 * const setFont = await giveFonts(page, 'Łódź')
 * page.text(setFont('Łódź', 'regular'))
 */
export async function giveFonts(page: PDFKit.PDFDocument, texts: string): Promise<PdfFontSetter> {
  const weights = ['regular', 'bold'] as const
  const read = await Promise.all(weights.map((weight) => readFile(files[weight]())))
  for (const [index, bytes] of read.entries()) page.registerFont(weights[index] ?? 'regular', bytes)
  const [regular] = read
  // Both weights have the same letters.
  const hasGlyph = regular && unusual.test(texts) ? await createCheck(regular, files.regular()) : () => true
  return (text, weight) => {
    page.font(weight)
    return unusual.test(text) ? Array.from(text, (glyph) => (hasGlyph(glyph) ? glyph : '?')).join('') : text
  }
}
