import { getDocumentProxy } from 'unpdf'

/** An element of a document's structure, as a screen reader walks it. */
export interface TaggedElement {
  readonly role?: string
  readonly children?: readonly TaggedElement[]
}

/** A document as a screen reader meets it. */
export interface TaggedPdf {
  /** The structure of each page. */
  readonly pages: readonly TaggedElement[]
  /** The texts of each page that a screen reader reads; the texts that it skips are the others. */
  readonly read: readonly (readonly string[])[]
  readonly skipped: readonly (readonly string[])[]
  /** The rules of PDF/UA-1 that the document breaks, each in a sentence; empty for a conforming document. */
  readonly faults: readonly string[]
}

const parents: Readonly<Record<string, readonly string[]>> = {
  TR: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
}

function elementsOf({ children = [] }: TaggedElement): TaggedElement[] {
  return children.filter(({ role }) => role !== undefined)
}

function* structureFaults(element: TaggedElement): Generator<string> {
  const { role = '' } = element
  const inside = elementsOf(element)
  for (const child of inside) {
    const allowed = parents[child.role ?? '']
    if (allowed !== undefined && !allowed.includes(role)) yield `a ${child.role} stands in a ${role}`
    yield* structureFaults(child)
  }
  if (role !== 'Table') return
  const counts = new Set(inside.map((row) => elementsOf(row).length))
  if (counts.size > 1) yield `the rows of a table have ${[...counts].join(' or ')} cells`
}

function headingsOf(element: TaggedElement): number[] {
  const own = /^H([1-6])$/.exec(element.role ?? '')
  return [...(own ? [Number(own[1])] : []), ...elementsOf(element).flatMap(headingsOf)]
}

function* headingFaults(levels: readonly number[]): Generator<string> {
  if (levels[0] !== 1) yield 'the first heading is no H1'
  for (const [index, level] of levels.entries()) {
    if (level > (levels[index - 1] ?? level) + 1) yield `an H${level} follows an H${levels[index - 1]}`
  }
}

const entries = {
  '/Marked true': 'the document is not marked as tagged',
  '/Lang (en-US)': 'the document names no language',
  '/DisplayDocTitle true': 'the window does not show the title',
  '<pdfuaid:part>1</pdfuaid:part>': 'the metadata do not name PDF/UA-1',
  '<dc:title>': 'the metadata name no title',
  '/Tabs /S': 'a page does not follow the structure by the tab key',
}

function* fileFaults(file: Buffer): Generator<string> {
  const text = file.toString('latin1')
  for (const [entry, fault] of Object.entries(entries)) if (!text.includes(entry)) yield fault
  const fonts = text.split('/Type /FontDescriptor').length - 1
  const embedded = text.split('/FontFile2').length - 1
  if (fonts === 0 || embedded < fonts || /\/BaseFont \/(?:Helvetica|Times|Courier)/.test(text)) {
    yield 'a font is not embedded'
  }
}

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>

/** The texts of a page, by whether a screen reader reads them; null for a text that nothing marks. */
async function textsOf(proxy: Proxy, number: number) {
  const { items } = await (await proxy.getPage(number)).getTextContent({ includeMarkedContent: true })
  const open: ('read' | 'skipped')[] = []
  const texts: { readonly text: string; readonly mark: 'read' | 'skipped' | null }[] = []
  for (const item of items) {
    if ('str' in item) {
      if (item.str.trim() === '') continue
      texts.push({ text: item.str.trim(), mark: open.includes('skipped') ? 'skipped' : (open.at(-1) ?? null) })
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push('tag' in item && item.tag === 'Artifact' ? 'skipped' : 'read')
  }
  return texts
}

/**
 * Reads a PDF as a screen reader does, and checks the rules of PDF/UA-1 that a program can check: tags for every text,
 * regular tables and lists, headings in order, title, language, embedded fonts.
 * @example expect((await readTagged(file)).faults).toEqual([])
 */
export async function readTagged(file: Buffer): Promise<TaggedPdf> {
  const proxy = await getDocumentProxy(new Uint8Array(file))
  const numbers = Array.from({ length: proxy.numPages }, (_unused, index) => index + 1)
  const pages: TaggedElement[] = []
  const texts: Awaited<ReturnType<typeof textsOf>>[] = []
  for (const number of numbers) {
    const root: unknown = await (await proxy.getPage(number)).getStructTree()
    pages.push(root as TaggedElement)
    texts.push(await textsOf(proxy, number))
  }
  const marked = (mark: 'read' | 'skipped') =>
    texts.map((page) => page.filter((one) => one.mark === mark).map(({ text }) => text))
  const unmarked = texts.flat().filter(({ mark }) => mark === null)
  return {
    pages,
    read: marked('read'),
    skipped: marked('skipped'),
    faults: [
      ...fileFaults(file),
      ...unmarked.map(({ text }) => `nothing marks the text '${text}'`),
      ...pages.flatMap((page) => [...structureFaults(page)]),
      ...headingFaults(pages.flatMap(headingsOf)),
    ],
  }
}
