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

it('ACCT-13 writes Latin, Greek and Cyrillic names, and a question mark for a letter that no font has', async () => {
  const [text] = await pagesOf(
    await write([
      { kind: 'text', text: 'Dr. Žofia Kowalská, Łódź 漢 😀' },
      { kind: 'facts', facts: [{ name: 'Ship to', value: 'Ευαγγελισμός, Αθήνα' }] },
      { kind: 'table', columns: [{ title: 'Имя', share: 1 }], rows: [['Щербакова Юлия']] },
    ]),
  )
  for (const words of ['Dr. Žofia Kowalská, Łódź ? ?', 'Ship to: Ευαγγελισμός, Αθήνα', 'Имя', 'Щербакова Юлия']) {
    expect(text).toContain(words)
  }
})

it('ACCT-13 embeds no font, and stays small, while the standard fonts have every letter', async () => {
  const file = await write([{ kind: 'text', text: 'Dr. Žofia Müller' }])
  expect(file.includes('FontFile')).toBe(false)
  expect(file.length).toBeLessThan(5_000)
  expect((await write([{ kind: 'text', text: 'Łódź' }])).includes('FontFile')).toBe(true)
})

interface Tagged {
  readonly role?: string
  readonly children?: readonly Tagged[]
}

/** The structure of a page as a screen reader walks it: roles, without the marks of the text. */
function rolesOf({ role, children = [] }: Tagged): readonly unknown[] {
  return [role, ...children.filter((child) => child.role !== undefined).map(rolesOf)]
}

it('ACCT-13 ACCT-09 tags headings, paragraphs and the cells of tables for screen readers', async () => {
  const file = await write(order(1))
  const proxy = await getDocumentProxy(new Uint8Array(file))
  const row = (role: string) => ['TR', [role], [role], [role]]
  expect(rolesOf((await (await proxy.getPage(1)).getStructTree()) as Tagged)).toEqual([
    'Root',
    ['Document', ['H1'], ['P'], ['P'], ['Table', row('TH'), row('TD')], ['P']],
  ])
  expect(await proxy.getMarkInfo()).toMatchObject({ Marked: true })
  expect(file.toString('latin1')).toMatch(/^%PDF-1\.7/)
  for (const entry of ['/Lang (en-US)', '/DisplayDocTitle true', '/Scope /Column']) {
    expect(file.toString('latin1')).toContain(entry)
  }
})

/** How many elements of a role have text on the page of the tree. */
function countRead({ role, children = [] }: Tagged, asked: string): number {
  const own = role === asked && children.length > 0 ? 1 : 0
  return children.reduce((sum, child) => sum + countRead(child, asked), own)
}

it('ACCT-13 tags the header of a long table once, and hides its repetitions and the footer from screen readers', async () => {
  const proxy = await getDocumentProxy(new Uint8Array(await write(order(100))))
  const pages = await Promise.all(
    Array.from({ length: proxy.numPages }, async (_unused, index) => {
      const page = await proxy.getPage(index + 1)
      const marks = await page.getTextContent({ includeMarkedContent: true })
      return { headers: countRead((await page.getStructTree()) as Tagged, 'TH'), marks }
    }),
  )
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.map(({ headers }) => headers)).toEqual(pages.map((_page, index) => (index === 0 ? 3 : 0)))
  for (const { marks } of pages) {
    let artifacts = 0
    const open: boolean[] = []
    for (const item of marks.items) {
      if ('str' in item) {
        if (/^Page \d/.test(item.str)) {
          expect(open).toContain(true)
          artifacts += 1
        }
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push('tag' in item && item.tag === 'Artifact')
    }
    expect(artifacts).toBe(1)
  }
})

it('ACCT-13 lets other work of the server have its turn while it writes a statement of 5,000 rows', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  const file = await write(order(5_000))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(20)
  expect((await getDocumentProxy(new Uint8Array(file))).numPages).toBeGreaterThan(100)
})

it('ACCT-13 stops to write when its caller gives up', async () => {
  const controller = new AbortController()
  const writing = pdfkitPdf.write({ ...sheet, blocks: order(5_000) }, controller.signal)
  controller.abort()
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' })
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

it('API-54 other work of the server gets its turn while many short papers are written', async () => {
  const papers = Array.from({ length: 100 }, (_unused, index): PdfDocument['blocks'] => [
    { kind: 'part', title: `Invoice ${index}`, subtitle: '' },
    ...order(10),
  ])
  let turns = 0
  let isWritten = false
  const count = () => {
    turns += 1
    if (!isWritten) setImmediate(count)
  }
  setImmediate(count)
  await write(papers.flat())
  isWritten = true
  // 10 rows and 2 facts each.
  expect(turns).toBeGreaterThan(100 * 2)
})
