import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, it } from 'vitest'
import type { PdfDocument } from './pdf.types.js'
import { pdfkitPdf } from './pdfkit-pdf.js'

const sheet: PdfDocument = {
  title: 'Exam Glove (Nitrile)',
  subtitle: 'Spec sheet - Mesa Ridge',
  date: new Date('2026-03-11T14:00:00Z'),
  blocks: [],
  footer: 'Gauze Medical Supply',
}

function write(blocks: PdfDocument['blocks'], document = sheet) {
  return pdfkitPdf.write({ ...document, blocks }, new AbortController().signal)
}

/** The text of each page, as a reader's search finds it. */
async function pagesOf(file: Buffer) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)))
  return text
}

function item(index: number) {
  return `Item ${String(index).padStart(3, '0')}`
}

/** An order: a table in which each third name takes two lines or more. */
function order(lines: number): PdfDocument['blocks'] {
  return [
    { kind: 'facts', facts: [{ name: 'Ship to', value: 'Pharmacy' }] },
    {
      kind: 'table',
      columns: [
        { title: 'Item', share: 3 },
        { title: 'Quantity', share: 1, align: 'right' },
        { title: 'Total', share: 1, align: 'right' },
      ],
      rows: Array.from({ length: lines }, (_unused, index) => [
        `${item(index)} end${index % 3 === 0 ? ` ${'of a name that is long '.repeat(4)}` : ''}`,
        String(index),
        `$${index}.00`,
      ]),
    },
    { kind: 'facts', facts: [{ name: 'Order total', value: '$12,345.00' }] },
  ]
}

it('ACCT-13 says title, paragraphs, facts and footer, and has a title for the window', async () => {
  const file = await write([
    { kind: 'text', text: 'Soft – and strong: 5 °C, “latex-free”, 100 €.' },
    { kind: 'facts', facts: [{ name: 'Material', value: 'Nitrile' }] },
  ])
  const [text = '', ...more] = await pagesOf(file)
  expect(more).toEqual([])
  for (const words of [
    ...['Exam Glove (Nitrile)', 'Spec sheet - Mesa Ridge', 'Soft – and strong: 5 °C, “latex-free”, 100 €.'],
    ...['Material: Nitrile', 'Gauze Medical Supply'],
  ]) {
    expect(text).toContain(words)
  }
  expect(text).not.toContain('Page 1')
  const { info } = await getMeta(await getDocumentProxy(new Uint8Array(file)))
  expect(info).toMatchObject({ Title: 'Exam Glove (Nitrile)' })
})

it('ACCT-13 shows a letter that its font lacks as a question mark, and the rest unchanged', async () => {
  expect((await pagesOf(await write([{ kind: 'text', text: 'Dr. Žofia Kowalská, Łódź 漢 😀' }])))[0]).toContain(
    'Dr. Žofia Kowalská, ?ód? ? ?',
  )
})

it('ACCT-13 breaks an order of 200 lines between rows, with its header and a number on each page', async () => {
  const pages = await pagesOf(await write(order(200)))
  expect(pages.length).toBeGreaterThan(5)
  for (const [index, text] of pages.entries()) {
    expect(text).toContain('Item Quantity Total')
    expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(text).toContain('Gauze Medical Supply')
  }
  const rows = pages.flatMap((text) => [...text.matchAll(/Item (\d{3}) end/g)].map(([, number]) => Number(number)))
  expect(rows).toEqual(Array.from({ length: 200 }, (_unused, index) => index))
  // A row whose name began on a page has its amounts there, too.
  for (const text of pages) {
    for (const [, number] of text.matchAll(/Item (\d{3}) end/g)) expect(text).toContain(`$${Number(number)}.00`)
  }
  expect(pages.at(-1)).toContain('Order total: $12,345.00')
})

it('ACCT-13 keeps the first row with its header wherever the table begins', async () => {
  for (let lines = 40; lines < 50; lines += 1) {
    const text = Array.from({ length: lines }, () => 'A line.').join('\n')
    const pages = await pagesOf(await write([{ kind: 'text', text }, ...order(1)]))
    const withHeader = pages.find((page) => page.includes('Item Quantity Total'))
    expect(withHeader, `after ${lines} lines`).toContain('Item 000 end')
  }
})

it('ACCT-13 cuts a cell that no page could hold, and continues', async () => {
  const table: PdfDocument['blocks'][number] = {
    kind: 'table',
    columns: [{ title: 'Notes', share: 1 }],
    rows: [['Ring twice. '.repeat(3_000)], ['The next row']],
  }
  const pages = await pagesOf(await write([table]))
  expect(pages.length).toBeLessThanOrEqual(3)
  expect(pages.at(-1)).toContain('The next row')
})

it('ACCT-13 breaks a text of several pages, and is the same file each time', async () => {
  const blocks: PdfDocument['blocks'] = [{ kind: 'text', text: 'A sentence that fills the page. '.repeat(600) }]
  const [first, second] = await Promise.all([write(blocks), write(blocks)])
  expect((await pagesOf(first)).length).toBeGreaterThan(2)
  expect(first.equals(second)).toBe(true)
})
