import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { CatalogWatch, ShownCatalog } from '@gauze/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { acceptsGzip } from '../app/data/accepts-gzip.js'
import { type DrawnPage, markupOf } from '../app/data/drawn-page.server.js'
import type { Language } from '../app/language/languages.js'
import { createPacker, type PackedPage, type PackPage } from './packed-page.js'

const unpack = promisify(gunzip)

/** The answer of the router to one request. */
export interface DrawnAnswer {
  readonly status: number
  readonly headers: Headers
  /** A page, or the bytes of another answer, such as the data of a page; null without any. */
  readonly body: DrawnPage | Buffer | null
  /** The parts of the catalog that the page shows, if it may be kept until they change. */
  readonly shown: ShownCatalog | null
}

/** How a page comes about that is not kept. */
export interface PageSource {
  /** The language in which the page is drawn. */
  readonly language: Language
  /** Draws the requested page. */
  readonly draw: () => Promise<DrawnAnswer>
  /** Runs work when it is this visitor's turn to have a page drawn. @throws the refusal of a turn */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

/** Pages that were drawn before, for later requests of the same page. */
export interface KeptPages {
  /**
   * A kept page, or else a drawn one. A request during the drawing for another visitor waits a moment for that drawing.
   * The answer is compressed for visitors whose browser supports it.
   * @returns the sent reply
   * @throws the refusal of a turn for this visitor, if the page is not kept
   */
  answer(request: FastifyRequest, reply: FastifyReply, source: PageSource): Promise<FastifyReply>
}

/** The parts of {@link createKeptPages}. */
export interface KeptPagesOptions {
  readonly catalog: CatalogWatch
  /** The data of the frame around pages as they are now; equal data are one object. */
  readonly frameNow: (language: Language) => Promise<object>
  /** Called for each request of a page that may be kept, with whether a kept page answers it. */
  readonly onAnswer: (isHit: boolean) => void
  /** The largest size of pages that are kept until they change, in bytes. */
  readonly maxBytes?: number
}

interface KeptPage extends Pick<DrawnAnswer, 'shown'> {
  /** When its drawing began, by `performance.now()`. */
  readonly drawnAt: number
  /** The end of its hour, by `Date.now()`. Recalls begin and end at midnight. */
  readonly until: number
  readonly frame: DrawnPage['frame']
  readonly headers: readonly (readonly [string, string])[]
  readonly packed: PackedPage
  /** The hashes of its inline scripts and styles, in place of a nonce, which is for one answer. */
  readonly hashes: { readonly script: string; readonly style: string }
}

/** The greatest age of a page whose changes are not heard of, in milliseconds: a change is visible within a second. */
const MAX_AGE = 1000
/** The greatest age of a listing, whose order also follows from time and popularity, in milliseconds. */
const LISTING_AGE = 10_000
const HOUR = 3_600_000
/** From this age on, in milliseconds, the next request draws it again, while others still get it. */
const RENEW_AGE = 500
/** How long the drawing for another is waited for, in milliseconds; after that it may hang. */
const PATIENCE = 300
/** Pages that are kept for a second. */
const LIMIT = 300
const MAX_BYTES = 64 * 1024 * 1024
/** About the memory that a page takes in addition to its bytes: headers, hashes, items, its address. */
const PAGE_OVERHEAD = 4096

/**
 * Keeps the pages of visitors. A page whose parts of the catalog are known is kept until they change, as long as this
 * process hears of changes. Any other page is kept for a second, so that a crowd at one page has it drawn twice a second,
 * and not for each of them.
 */
export function createKeptPages({ catalog, frameNow, onAnswer, maxBytes = MAX_BYTES }: KeptPagesOptions): KeptPages {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ packed }) => packed.ownBytes + PAGE_OVERHEAD,
  })
  const brief = new LRUCache<string, KeptPage>({ max: LIMIT })
  const pack = createPacker()
  const drawing = new Map<string, Promise<void>>()
  /** Addresses whose page was not kept last time: a visitor never waits for a page that is private to someone else. */
  const unkept = new LRUCache<string, true>({ max: LIMIT })

  /** Keeps the page, unless no cache may store it. */
  async function drawToKeep(key: string, draw: PageSource['draw']): Promise<KeptPage | DrawnAnswer> {
    const drawnAt = performance.now()
    const until = (Math.floor(Date.now() / HOUR) + 1) * HOUR
    const answer = await draw()
    const { status, headers, body, shown } = answer
    const mayBeKept = status === 200 && /\bs-maxage=/.test(headers.get('Cache-Control') ?? '')
    if (!mayBeKept || body === null || Buffer.isBuffer(body)) {
      unkept.set(key, true)
      return answer
    }
    unkept.delete(key)
    const { pieces, hashes } = withoutNonce(body)
    const { frame } = body
    const page = { drawnAt, until, shown, frame, headers: [...headers], packed: pack(pieces), hashes }
    const [home, other] = shown === null ? [brief, kept] : [kept, brief]
    other.delete(key)
    home.set(key, page)
    return page
  }

  /** @param maxAge the greatest age of a page whose changes are not heard of */
  function isGood({ shown, drawnAt, until, frame }: KeptPage, now: object | null, maxAge: number): boolean {
    const age = performance.now() - drawnAt
    if (shown === null || !catalog.isHearing()) return age < maxAge
    const isSame = frame === now && Date.now() < until && !catalog.hasChanged(shown, drawnAt)
    return shown.isListing ? age < (isSame ? LISTING_AGE : maxAge) : isSame
  }

  function drawOnce(key: string, draw: PageSource['draw']): Promise<KeptPage | DrawnAnswer> {
    const drawn = drawToKeep(key, draw)
    const ended = () => void drawing.delete(key)
    drawing.set(key, drawn.then(ended, ended))
    return drawn
  }

  async function give(found: KeptPage | DrawnAnswer, request: FastifyRequest, reply: FastifyReply) {
    const isPacked = acceptsGzip(String(request.headers['accept-encoding'] ?? ''))
    return 'packed' in found ? giveKept(found, reply, isPacked) : giveDrawn(found, reply, isPacked ? pack : null)
  }

  return {
    async answer(request, reply, { language, draw, inTurn }) {
      const key = keyOf(request.raw, language)
      if (key === null) return give(await inTurn(draw), request, reply)
      const askedAt = performance.now()
      const frame = kept.has(key) || drawing.has(key) ? await frameNow(language) : null
      const keptWhile = (maxAge: number) => {
        const page = kept.get(key) ?? brief.get(key)
        return page && isGood(page, frame, maxAge) ? page : null
      }
      let isPatient = true
      const waitForOther = async () => {
        const other = drawing.get(key)
        if (!other || !isPatient || unkept.has(key)) return
        isPatient = false
        await Promise.race([other, delay(PATIENCE, undefined, { ref: false })])
      }
      const usableAge = () => (drawing.has(key) ? MAX_AGE : RENEW_AGE)
      let page = keptWhile(usableAge())
      if (!page && drawing.has(key)) {
        await waitForOther()
        page = keptWhile(MAX_AGE)
      }
      onAnswer(page !== null)
      const found =
        page ??
        (await inTurn(async () => {
          await waitForOther()
          // While this visitor waited for the turn, somebody else may have had the page drawn.
          const newer = kept.get(key) ?? brief.get(key)
          if (newer && newer.drawnAt > askedAt) return newer
          return drawing.has(key) ? draw() : drawOnce(key, draw)
        }))
      return give(found, request, reply)
    },
  }
}

/** Every visitor of one language sees the same page at one address. */
function keyOf({ method, url }: FastifyRequest['raw'], language: Language): string | null {
  const isPage = (method === 'GET' || method === 'HEAD') && url && !/\.data(?:\?|$)/.test(url)
  return isPage ? `${language} ${url}` : null
}

async function giveKept(page: KeptPage, reply: FastifyReply, isPacked: boolean): Promise<FastifyReply> {
  setHeaders(reply, page)
  const body = Buffer.concat(page.packed.parts)
  return isPacked ? reply.header('content-encoding', 'gzip').send(body) : reply.send(await unpack(body))
}

/** @param pack packs the answer; null for a browser that does not support it */
async function giveDrawn(answer: DrawnAnswer, reply: FastifyReply, pack: PackPage | null): Promise<FastifyReply> {
  const { status, headers, body } = answer
  // On uncompressed answers too, or a shared cache would give them to everybody.
  if (body !== null) headers.append('Vary', 'Accept-Encoding')
  reply.code(status)
  for (const [name, value] of headers) reply.header(name, value)
  if (body === null) return reply.send()
  const pieces = Buffer.isBuffer(body) ? [body.toString()] : body.pieces
  if (pack === null) return reply.send(markupOf(pieces))
  return reply.header('content-encoding', 'gzip').send(Buffer.concat(pack(pieces).parts))
}

const ELEMENT = /<(script|style)\b([^>]*)>(?:([\s\S]*?)<\/\1>|$)/g

/**
 * Takes its nonce out of a page, and says by which hashes a policy allows the scripts and styles that carried it. The
 * text of such an element may be a repeated part, which never has a nonce itself.
 */
function withoutNonce({ pieces, nonce }: DrawnPage): Pick<DrawnPage, 'pieces'> & Pick<KeptPage, 'hashes'> {
  if (nonce === undefined) return { pieces, hashes: { script: '', style: '' } }
  const mark = ` nonce="${nonce}"`
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece !== 'string') continue
    for (const [, tag, attributes = '', text = markupOf(pieces.slice(index + 1, index + 2))] of piece.matchAll(
      ELEMENT,
    )) {
      if (!attributes.includes(mark)) continue
      const hash = createHash('sha256').update(text).digest('base64')
      hashes[tag === 'style' ? 'style' : 'script'].add(`'sha256-${hash}'`)
    }
  }
  return {
    pieces: pieces.map((piece) => (typeof piece === 'string' ? piece.replaceAll(mark, '') : piece)),
    hashes: { script: [...hashes.script].join(' '), style: [...hashes.style].join(' ') },
  }
}

function setHeaders(reply: FastifyReply, { headers, hashes }: KeptPage): void {
  reply.headers({ ...Object.fromEntries(headers), vary: 'Cookie, Accept-Encoding' })
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy !== 'string') return
  const allowed = policy
    .replace(/(script-src [^;]*)'nonce-[^']*'/, `$1${hashes.script}`)
    .replace(/(style-src [^;]*)'nonce-[^']*'/, `$1${hashes.style}`)
  reply.header('content-security-policy', allowed)
}
