import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { acceptsGzip } from '../app/data/accepts-gzip.js'
import type { DrawnPage } from '../app/data/request-scope.server.js'

const pack = promisify(gzip)

/** Takes a page that was just drawn for everybody; one that no cache may store is not kept. */
export type KeepPage = (page: DrawnPage) => void

/** Draws what was asked for; it is given how to keep the page, if that may be kept. */
type DrawPage = (keep?: KeepPage) => Promise<Response>

/** Pages that were just drawn, for whoever asks for the same within a second. */
export interface KeptPages {
  /**
   * A kept page, or else a drawn one. Whoever asks while it is drawn for another waits a moment for that one.
   * @returns what to send; the headers of a kept page are set
   */
  answer(request: FastifyRequest, reply: FastifyReply, draw: DrawPage): Promise<Buffer | Response>
}

interface KeptPage {
  readonly drawnAt: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
  /** What its inline scripts and styles are, in place of a nonce, which is for one answer. */
  readonly hashes: { readonly script: string; readonly style: string }
}

/** How old a page may be, in milliseconds: what changes is seen within a second. */
const MAX_AGE = 1000
/** From this age on, in milliseconds, the next request draws it again, while others still get it. */
const RENEW_AGE = 500
/** How long the drawing for another is waited for, in milliseconds; after that it may hang. */
const PATIENCE = 300
const LIMIT = 300

/** Keeps what every visitor sees, so that a crowd at one page has it drawn twice a second, and not for each of them. */
export function createKeptPages(): KeptPages {
  const kept = new LRUCache<string, KeptPage>({ max: LIMIT })
  const drawing = new Map<string, Promise<void>>()
  /** Addresses whose page was not kept last time: nobody waits for what is only for another. */
  const unkept = new LRUCache<string, true>({ max: LIMIT })

  /** Who it is drawn for does not wait until it is packed. */
  function drawOnce(key: string, draw: DrawPage): Promise<Response> {
    const drawnAt = Date.now()
    let packing: Promise<void> | undefined
    const drawn = draw((page) => {
      if (!/\bs-maxage=/.test(page.headers.get('Cache-Control') ?? '')) return
      const { text, hashes } = withoutNonce(page)
      packing = pack(text).then((body) => {
        kept.set(key, { drawnAt, headers: [...page.headers], body, hashes })
      })
    })
    const isKept = drawn.then(() => {
      if (packing === undefined) unkept.set(key, true)
      else unkept.delete(key)
      return packing
    })
    const done = isKept.catch(() => undefined).finally(() => drawing.delete(key))
    drawing.set(key, done)
    return drawn
  }

  return {
    async answer(request, reply, draw) {
      const key = keyOf(request.raw)
      if (key === null) return draw()
      const ageOf = (page: KeptPage | undefined) => (page ? Date.now() - page.drawnAt : Number.POSITIVE_INFINITY)
      const isUsable = () => ageOf(kept.get(key)) < (drawing.has(key) ? MAX_AGE : RENEW_AGE)
      if (!isUsable()) {
        const other = drawing.get(key)
        if (!other) return drawOnce(key, draw)
        if (unkept.has(key)) return draw()
        await Promise.race([other, delay(PATIENCE, undefined, { ref: false })])
      }
      const page = kept.get(key)
      if (!page || ageOf(page) >= MAX_AGE) return draw()
      setHeaders(reply, page)
      return page.body
    },
  }
}

/** Every visitor sees the same page at one address; only who can unpack it gets a kept one. */
function keyOf({ method, url, headers }: FastifyRequest['raw']): string | null {
  const accepted = String(headers['accept-encoding'] ?? '')
  return method === 'GET' && url && !/\.data(?:\?|$)/.test(url) && acceptsGzip(accepted) ? url : null
}

/** Takes its nonce out of a page, and says by which hashes a policy allows the scripts and styles that carried it. */
function withoutNonce({ html, nonce }: DrawnPage): { text: string; hashes: KeptPage['hashes'] } {
  if (nonce === undefined) return { text: html, hashes: { script: '', style: '' } }
  const mark = ` nonce="${nonce}"`
  const hashesOf = (tag: string) => {
    const elements = html.matchAll(new RegExp(`(<${tag}\\b[^>]*>)([\\s\\S]*?)</${tag}>`, 'g'))
    const hashes = [...elements].flatMap(([, start = '', text = '']) =>
      start.includes(mark) ? [createHash('sha256').update(text).digest('base64')] : [],
    )
    return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ')
  }
  return { text: html.replaceAll(mark, ''), hashes: { script: hashesOf('script'), style: hashesOf('style') } }
}

function setHeaders(reply: FastifyReply, { headers, hashes }: KeptPage): void {
  reply.headers({ ...Object.fromEntries(headers), 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy !== 'string') return
  const allowed = policy
    .replace(/(script-src [^;]*)'nonce-[^']*'/, `$1${hashes.script}`)
    .replace(/(style-src [^;]*)'nonce-[^']*'/, `$1${hashes.style}`)
  reply.header('content-security-policy', allowed)
}
