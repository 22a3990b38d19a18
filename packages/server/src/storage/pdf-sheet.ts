/** The content of a sheet. */
export interface Sheet {
  readonly title: string
  readonly subtitle: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly footer: string
}

const pageWidth = 612
const pageHeight = 792
const margin = 54
const charactersPerPoint = 0.5
const maxLines = 46

/** The standard fonts have only Latin-1; parentheses and backslashes end or escape a text. */
const pdfText = (text: string): string =>
  `(${text
    .replace(/[–—]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .replace(/[\\()]/g, '\\$&')})`

const wrapped = (text: string, size: number): string[] => {
  const most = Math.floor((pageWidth - 2 * margin) / (size * charactersPerPoint))
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).map((whole) => whole.slice(0, most))) {
    if (line !== '' && line.length + word.length + 1 > most) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return line === '' ? lines : [...lines, line]
}

interface Line {
  readonly text: string
  readonly font: 'F1' | 'F2'
  readonly size: number
  readonly gap: number
}

const linesOf = (text: string, font: Line['font'], size: number, gap: number): Line[] =>
  wrapped(text, size).map((line, index) => ({ text: line, font, size, gap: index === 0 ? gap : size * 1.4 }))

const pageContent = (sheet: Sheet): string => {
  const lines = [
    ...linesOf(sheet.title, 'F2', 18, 18),
    ...linesOf(sheet.subtitle, 'F1', 11, 20),
    ...sheet.paragraphs.flatMap((paragraph) => linesOf(paragraph, 'F1', 10, 20)),
    ...sheet.facts.flatMap(({ name, value }) => linesOf(`${name}: ${value}`, 'F1', 10, 16)),
  ].slice(0, maxLines)
  let y = pageHeight - margin
  const drawn = lines.map(({ text, font, size, gap }) => {
    y -= gap
    return `BT /${font} ${size} Tf ${margin} ${y.toFixed(1)} Td ${pdfText(text)} Tj ET`
  })
  return [...drawn, `BT /F1 8 Tf ${margin} ${margin / 2} Td ${pdfText(sheet.footer)} Tj ET`].join('\n')
}

/**
 * Writes a one-page PDF 1.4 with the standard fonts. Text that does not fit on the page is left out.
 * @example
 * pdfSheet({ title: 'Exam glove', subtitle: 'Mesa', paragraphs: [], facts: [], footer: '' })
 */
export const pdfSheet = (sheet: Sheet): Buffer => {
  const content = pageContent(sheet)
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${pdfText(sheet.title)} >>`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = Buffer.byteLength(file, 'latin1')
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const start = Buffer.byteLength(file, 'latin1')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
