import { expect, it, vi } from 'vitest'
import { keepDocuments } from './keep-documents.js'
import type { PdfDocument } from './pdf.types.js'

function documentOf(title: string): PdfDocument {
  return { title, subtitle: '', date: new Date(0), blocks: [], footer: '' }
}

function writer() {
  return vi.fn(async ({ title }: PdfDocument) => Buffer.from(title))
}

it('CMS-05 writes a document once, also for requests that come meanwhile, and again when it shows something else', async () => {
  const write = writer()
  const kept = keepDocuments(write)
  const bodies = await Promise.all([kept(documentOf('sheet')), kept(documentOf('sheet'))])
  bodies.push(await kept(documentOf('sheet')))
  expect(bodies.map(String)).toEqual(['sheet', 'sheet', 'sheet'])
  expect(write).toHaveBeenCalledOnce()
  expect(String(await kept(documentOf('other')))).toBe('other')
})

it('CMS-05 writes a document again after that failed', async () => {
  const write = writer().mockRejectedValueOnce(new Error('Away.'))
  const kept = keepDocuments(write)
  await expect(kept(documentOf('sheet'))).rejects.toThrow('Away.')
  expect(String(await kept(documentOf('sheet')))).toBe('sheet')
})

it('CMS-05 keeps the latest documents within its limit', async () => {
  const write = writer()
  const kept = keepDocuments(write, 10)
  for (const title of ['first', 'second', 'second', 'first']) await kept(documentOf(title))
  expect(write.mock.calls.map(([{ title }]) => title)).toEqual(['first', 'second', 'first'])
  await kept(documentOf('longer than the limit'))
  expect(String(await kept(documentOf('first')))).toBe('first')
})

it('CMS-05 answers a document whose place in the cache other documents took while it was written', async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const write = vi.fn(({ title }: PdfDocument) => (title === 'slow' ? promise : Promise.resolve(Buffer.from(title))))
  const kept = keepDocuments(write, 10)
  const slow = kept(documentOf('slow'))
  for (const title of ['second', 'third.']) await kept(documentOf(title))
  resolve(Buffer.from('slow'))
  expect(String(await slow)).toBe('slow')
})
