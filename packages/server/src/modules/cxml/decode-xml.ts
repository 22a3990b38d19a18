import { CxmlRefusal } from './envelope.js'

/** The encodings that the store reads, by the names that documents give them. */
const decoders: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  // ASCII is the part of UTF-8 in which most of its documents are written.
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  // Bytes of UTF-16 show themselves. Otherwise a program declared it and then wrote UTF-8.
  'utf-16': 'utf-8',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
}

const remedy = 'Send it in UTF-8, with encoding="UTF-8" in its XML declaration.'

/** The first bytes of a document in each order of the bytes of UTF-16, after a byte order mark or without one. */
const utf16Beginnings: readonly (readonly [string, readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0x00]],
  ['utf-16be', [0x00, 0x3c]],
]

/** The encoding that the first bytes show; null if they say nothing about it. */
function encodingOfBytes(bytes: Buffer): string | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return 'utf-8'
  return utf16Beginnings.find(([, start]) => bytes.subarray(0, 2).equals(Buffer.from(start)))?.[0] ?? null
}

function declaredEncoding(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 200).toString('latin1')
  return /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']/.exec(start)?.[1]
}

function charsetOf(contentType: string): string | undefined {
  return /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType)?.[1]
}

/**
 * Decodes a document by its first bytes, otherwise by the charset of HTTP, by its XML declaration, or as UTF-8.
 * @param contentType the Content-Type header; empty if there is none
 * @throws CxmlRefusal when the store does not read the encoding, or the bytes are not of it
 * @example decodeXml(Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', 'latin1'), 'text/xml')
 */
export function decodeXml(bytes: Buffer, contentType: string): string {
  const name = encodingOfBytes(bytes) ?? charsetOf(contentType) ?? declaredEncoding(bytes) ?? 'utf-8'
  const decoder = Object.entries(decoders).find(([known]) => known === name.toLowerCase())?.[1]
  if (decoder === undefined) {
    throw new CxmlRefusal(406, `The store does not read the encoding '${name.slice(0, 40)}' of the document. ${remedy}`)
  }
  try {
    return new TextDecoder(decoder, { fatal: true }).decode(bytes)
  } catch {
    throw new CxmlRefusal(
      400,
      `The document is not ${name.toLowerCase()}, as it says or as the store assumes. ${remedy}`,
    )
  }
}
