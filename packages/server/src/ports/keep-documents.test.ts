import { expect, it, vi } from 'vitest'
import { keepDocuments } from './keep-documents.js'
import type { PdfDocument } from './pdf.types.js'

function documentOf(title: string): PdfDocument {
  return { title, subtitle: '', date: new Date(0), blocks: [], footer: '' }
}

function writer() {
  return vi.fn(async ({ title }: PdfDocument) => Buffer.from(title))
}

it('CMS-05 writes a document once, also for those who ask for it meanwhile, and again when it shows something else', async () => {
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
