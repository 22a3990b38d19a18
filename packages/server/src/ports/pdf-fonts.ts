import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The two weights of a document. */
export type PdfWeight = 'regular' | 'bold'

/** Sets the font of a text. Returns the text with a question mark for each character that the font lacks. */
export type PdfFontSetter = (text: string, weight: PdfWeight) => string

const standardNames = { regular: 'Helvetica', bold: 'Helvetica-Bold' }
const require = createRequire(import.meta.url)
const files = {
  regular: () => require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: () => require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
}
const embeddedNames = { regular: 'Noto Sans', bold: 'Noto Sans Bold' }

/** A character that the standard fonts, which every reader has, lack. */
const unusual = /[^\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u

function replaceMissing(text: string, isMissing: (glyph: string) => boolean): string {
  return Array.from(text, (glyph) => (isMissing(glyph) ? '?' : glyph)).join('')
}

async function readFont(file: string) {
  const { create } = await import('fontkit')
  const bytes = await readFile(file)
  const font = create(bytes)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds several fonts. Name a file that holds one.`)
  return {
    bytes,
    isMissing: (glyph: string) => glyph !== '\n' && !font.hasGlyphForCodePoint(glyph.codePointAt(0) ?? 0),
  }
}

/**
 * Gives a document the fonts for all of its texts. A text that the standard fonts can show is set in them, so that most
 * files stay small. Any other text is set in Noto Sans, which covers Latin, Greek, Cyrillic and Devanagari; its files
 * are read and embedded only for such a text.
 *
 * @param texts every text of the document, such as its JSON
 * @example
 * const setFont = await giveFonts(page, 'Łódź')
 * page.text(setFont('Łódź', 'regular'))
 */
export async function giveFonts(page: PDFKit.PDFDocument, texts: string): Promise<PdfFontSetter> {
  if (!unusual.test(texts)) {
    return (text, weight) => {
      page.font(standardNames[weight])
      return unusual.test(text) ? replaceMissing(text, (glyph) => unusual.test(glyph)) : text
    }
  }
  const [regular, bold] = await Promise.all([readFont(files.regular()), readFont(files.bold())])
  const fonts = { regular, bold }
  for (const weight of ['regular', 'bold'] as const) page.registerFont(embeddedNames[weight], fonts[weight].bytes)
  return (text, weight) => {
    const isUnusual = unusual.test(text)
    page.font(isUnusual ? embeddedNames[weight] : standardNames[weight])
    return isUnusual ? replaceMissing(text, fonts[weight].isMissing) : text
  }
}
