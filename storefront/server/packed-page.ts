import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { DrawnPage, RepeatedMarkup } from '../app/data/drawn-page.server.js'

type Piece = DrawnPage['pieces'][number]

/** A page with gzip. */
export interface PackedPage {
  /** Its bytes, in order; pages share the bytes of large parts that they repeat. */
  readonly parts: readonly Buffer[]
  /** The length of the bytes that it shares with no other page. */
  readonly ownBytes: number
}

/** Packs the pieces of a page: large parts that pages repeat are packed once. */
export type PackPage = (pieces: readonly Piece[]) => PackedPage

/** RFC 1952: deflate, no name, no time, any system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty last block of fixed codes, which ends a deflated text. */
const END = Buffer.from([3, 0])
/** How far back a deflated text refers to, in bytes. */
const WINDOW = 32_768
/** A shorter part is packed with the text around it: each piece of its own costs time and bytes. */
const SHORTEST_PART = 8192

/**
 * Creates {@link PackPage}. Each piece is deflated by itself up to a whole byte (RFC 1951), so that pieces can follow
 * each other in any order. A page's own piece may refer to the text before it.
 * @example
 * const pack = createPacker()
 * const body = Buffer.concat(pack(['<p>', { markup: '<nav>…</nav>' }, '</p>']).parts)
 */
export function createPacker(): PackPage {
  const packed = new WeakMap<RepeatedMarkup, Buffer>()
  const deflated = (text: Buffer, before?: Buffer) =>
    compact(
      deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH, ...(before?.length ? { dictionary: before } : {}) }),
    )
  const packPart = (part: RepeatedMarkup, text: Buffer) => {
    const known = packed.get(part) ?? deflated(text)
    packed.set(part, known)
    return known
  }
  return (given) => {
    const pieces = withoutShortParts(given)
    const texts = pieces.map((piece) => Buffer.from(typeof piece === 'string' ? piece : piece.markup))
    const whole = Buffer.concat(texts)
    let start = 0
    let ownBytes = 0
    const parts = pieces.map((piece, index) => {
      const text = texts[index] ?? Buffer.of()
      const before = whole.subarray(Math.max(0, start - WINDOW), start)
      start += text.length
      if (typeof piece !== 'string') return packPart(piece, text)
      const own = deflated(text, before)
      ownBytes += own.length
      return own
    })
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(crc32(whole), 0)
    trailer.writeUInt32LE(whole.length, 4)
    return { parts: [HEADER, ...parts, END, trailer], ownBytes }
  }
}

/** The same bytes in memory of exactly their size: a deflated text lies in a larger buffer. */
function compact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Joins short parts and the texts around them. */
function withoutShortParts(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  let text = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece
    else if (piece.markup.length < SHORTEST_PART) text += piece.markup
    else {
      joined.push(text, piece)
      text = ''
    }
  }
  return [...joined, text]
}
