import { createHash } from 'node:crypto'
import type { AskedPorts } from './guard-ports.js'
import type { PdfDocument } from './pdf.types.js'

type Write = AskedPorts['pdf']['write']

/** Bytes of documents that are kept. */
const mostKept = 16 * 1024 * 1024

function keyOf(document: PdfDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('base64url')
}

/**
 * Keeps the documents that were written last, by what they show: one that is requested often is written once.
 * @param limit bytes of documents that are kept
 */
export function keepDocuments(write: Write, limit = mostKept): Write {
  const kept = new Map<string, Buffer>()
  const underWay = new Map<string, Promise<Buffer>>()
  let size = 0
  const keep = (key: string, body: Buffer) => {
    kept.set(key, body)
    size += body.length
    for (const [oldest, { length }] of kept) {
      if (size <= limit) return
      kept.delete(oldest)
      size -= length
    }
  }
  const writeNew = async (key: string, ...request: Parameters<Write>) => {
    try {
      const body = await write(...request)
      keep(key, body)
      return body
    } finally {
      underWay.delete(key)
    }
  }
  return async (document, until) => {
    const key = keyOf(document)
    const body = kept.get(key)
    if (body !== undefined) return body
    const writing = underWay.get(key) ?? writeNew(key, document, until)
    underWay.set(key, writing)
    return writing
  }
}
