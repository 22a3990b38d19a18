import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { AskedPorts } from './guard-ports.js'
import type { PdfDocument } from './pdf.types.js'

type Write = AskedPorts['pdf']['write']

/** Bytes of documents that are kept. */
const mostKept = 16 * 1024 * 1024

function keyOf(document: PdfDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('base64url')
}

/**
 * Keeps the latest requested documents, by their content: a document that is requested often is written once, also for
 * requests that come while it is written.
 * @param limit bytes of documents that are kept
 */
export function keepDocuments(write: Write, limit = mostKept): Write {
  const kept = new LRUCache<string, Buffer, Parameters<Write>>({
    maxSize: limit,
    sizeCalculation: ({ length }) => Math.max(length, 1),
    // A document that is being written may lose its place to other documents, and is answered all the same.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => write(...context),
  })
  return (...request) => kept.forceFetch(keyOf(request[0]), { context: request })
}
