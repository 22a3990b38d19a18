import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, it } from 'vitest'
import { readTagged, type TaggedElement } from '../testing/tagged-pdf.js'
import type { PdfDocument, PdfLetterhead } from './pdf.types.js'
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

it('ACCT-19 embeds the letters that it uses, as PDF/UA requires, and stays small', async () => {
  const file = await write([{ kind: 'text', text: 'Dr. Žofia Müller' }])
  expect((await readTagged(file)).faults).toEqual([])
  expect(file.length).toBeLessThan(20_000)
})

/** The structure of a page as a screen reader walks it: roles, without the marks of the text. */
function rolesOf({ role, children = [] }: TaggedElement): readonly unknown[] {
  return [role, ...children.filter((child) => child.role !== undefined).map(rolesOf)]
}

it('ACCT-13 ACCT-09 tags headings, paragraphs and the cells of tables for screen readers', async () => {
  const file = await write(order(1))
  const row = (role: string) => ['TR', [role], [role], [role]]
  const { pages, faults } = await readTagged(file)
  expect(pages.map(rolesOf)).toEqual([
    ['Root', ['Document', ['H1'], ['P'], ['P'], ['Table', row('TH'), row('TD')], ['P']]],
  ])
  expect(faults).toEqual([])
  expect(file.toString('latin1')).toMatch(/^%PDF-1\.7/)
  expect(file.toString('latin1')).toContain('/Scope /Column')
})

/** How many elements of a role have text on the page of the tree. */
function countRead({ role, children = [] }: TaggedElement, asked: string): number {
  const own = role === asked && children.length > 0 ? 1 : 0
  return children.reduce((sum, child) => sum + countRead(child, asked), own)
}

it('ACCT-13 tags the header of a long table once, and hides its repetitions and the footer from screen readers', async () => {
  const { pages, read, skipped } = await readTagged(await write(order(100)))
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.map((page) => countRead(page, 'TH'))).toEqual(pages.map((_page, index) => (index === 0 ? 3 : 0)))
  for (const [index, texts] of skipped.entries()) {
    expect(texts).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(read[index]).not.toContain(`Page ${index + 1} of ${pages.length}`)
  }
})

const letterhead: PdfLetterhead = {
  ...{ sender: 'Gauze, Inc.', lines: ['400 Foundry Street, Quincy, MA 02169'], contact: 'Questions: 800-555-0134' },
  ...{ name: 'Invoice', number: 'INV-200422', fact: [{ text: '$3,549.12', look: 'strong' }, ' due 12/25/2026'] },
}

/** An invoice with everything that a paper can have. */
function invoice(lines: number): PdfDocument {
  const amounts = Array.from({ length: lines }, (_unused, index) => index + 1)
  const sums = amounts.map((amount) => (amount * (amount + 1)) / 2)
  return {
    ...{
      ...sheet,
      title: 'Invoice INV-200422',
      subtitle: '',
      letterhead,
      footer: 'Invoice INV-200422 · Account G-10002',
    },
    blocks: [
      { kind: 'panels', panels: [{ name: 'Bill to', lines: ['Accounts payable', '1 Mercy Way'] }] },
      { kind: 'strip', facts: [{ name: 'PO number', value: 'PO-7781' }] },
      {
        kind: 'equation',
        amounts: [
          { name: 'Open invoices', value: '$6,028.32' },
          { name: 'Balance', value: '$6,028.32', sign: '=', note: [{ text: '$431.68 is overdue', look: 'alert' }] },
        ],
      },
      {
        kind: 'table',
        title: 'Goods',
        columns: [{ title: 'Part number' }, { title: 'Item', share: 1 }, { title: 'Amount', align: 'right' }],
        rows: amounts.map((amount) => [
          `KS-${amount}`,
          { text: ['Exam gloves, ', { text: 'Large', look: 'strong' }], note: 'Kestrand' },
          `$${amount}.00`,
        ]),
        runningSums: sums.map((sum) => `$${sum}.00`),
        sum: ['Sum', '', `$${sums.at(-1)}.00`],
      },
      {
        kind: 'sums',
        amounts: [
          { name: 'Total', value: '$9.00', look: 'total' },
          { name: 'Amount due', value: '$9.00', look: 'due' },
        ],
        notes: [{ title: 'How to pay', texts: ['Online.'] }],
      },
      {
        kind: 'slip',
        title: 'Cut here',
        panels: [{ name: 'Remit to', lines: ['Gauze, Inc.'] }],
        facts: [{ name: 'Invoice', value: 'INV-200422' }],
        box: 'Amount sent',
      },
    ],
  }
}

it('ACCT-19 a paper of several pages is tagged whole, and reads its letterhead, lines and sums once', async () => {
  const { read, skipped, faults } = await readTagged(await write(invoice(60).blocks, invoice(60)))
  expect(faults).toEqual([])
  expect(read.length).toBeGreaterThan(2)
  const all = read.flat()
  for (const text of ['Invoice', 'Gauze, Inc.', 'Part number', 'Sum', 'How to pay', 'Amount sent']) {
    const expected = text === 'Gauze, Inc.' ? 2 : text === 'Invoice' ? 2 : 1
    expect(
      all.filter((one) => one === text),
      text,
    ).toHaveLength(expected)
  }
  for (const page of skipped.slice(1)) expect(page).toEqual(expect.arrayContaining(['INV-200422', 'Part number']))
})

it('ACCT-19 each page of a paper names it, the account, the phone and its place; the sum is carried over', async () => {
  const pages = await pagesOf(await write(invoice(60).blocks, invoice(60)))
  for (const [index, text] of pages.entries()) {
    for (const words of ['Invoice', 'INV-200422', 'Account G-10002', 'Questions: 800-555-0134', '400 Foundry Street']) {
      expect(text).toContain(words)
    }
    expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
  }
  const [first = '', second = ''] = pages
  const [, to, lines, carried] = /Carried to page (\d+), (\d+) of 60 lines\s+\$(\d+)\.00/.exec(first) ?? []
  expect(to).toBe('2')
  expect(Number(carried)).toBe((Number(lines) * (Number(lines) + 1)) / 2)
  expect(second).toMatch(new RegExp(`Brought forward from page 1\\s+\\$${carried}\\.00`))
  expect(pages.at(-1)).toContain('Amount due')
})

it('ACCT-19 amounts, numbers and dates never break, and a long name does', async () => {
  const [text = ''] = await pagesOf(
    await write([
      {
        kind: 'table',
        columns: [{ title: 'PO' }, { title: 'Item', share: 1 }, { title: 'Due' }, { title: 'Amount', align: 'right' }],
        rows: [['PO-7781-EAST-WING', 'A name of several words '.repeat(12), '12/25/2026', '$9,999,999,999,999.99']],
      },
    ]),
  )
  for (const whole of ['PO-7781-EAST-WING', '12/25/2026', '$9,999,999,999,999.99']) expect(text).toContain(whole)
  expect(text.split('\n').filter((line) => line.includes('name of')).length).toBeGreaterThan(1)
})

it('ACCT-19 each paper of a document begins on a page of its own and counts its own pages', async () => {
  const more = [
    { ...invoice(60), footer: 'Invoice INV-2' },
    { ...invoice(2), footer: 'Invoice INV-3' },
  ]
  const pages = await pagesOf(await write(invoice(2).blocks, { ...invoice(2), more }))
  const places = pages.map((text) => /Page \d+ of \d+/.exec(text)?.[0])
  expect(places.at(0)).toBe('Page 1 of 1')
  expect(places.slice(1, -1)).toEqual(places.slice(1, -1).map((_, index, all) => `Page ${index + 1} of ${all.length}`))
  expect(places.at(-1)).toBe('Page 1 of 1')
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
  const more = Array.from({ length: 100 }, (_unused, index) => ({
    ...{ title: `Invoice ${index}`, subtitle: '', footer: '' },
    blocks: order(10),
  }))
  let turns = 0
  let isWritten = false
  const count = () => {
    turns += 1
    if (!isWritten) setImmediate(count)
  }
  setImmediate(count)
  await write([], { ...sheet, more })
  isWritten = true
  // 10 rows and 2 facts each.
  expect(turns).toBeGreaterThan(100 * 2)
})
