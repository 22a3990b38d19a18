import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { acceptsGzip } from '../app/data/accepts-gzip.js'
import type { DrawnPage } from '../app/data/request-scope.server.js'
import type { Language } from '../app/language/languages.js'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Takes a page that was just drawn for everybody; one that no cache may store is not kept. */
export type KeepPage = (page: DrawnPage) => void

/** How a page comes about that is not kept. */
export interface PageSource {
  /** The language in which the page is drawn. */
  readonly language: Language
  /** Draws the requested page; it is given how to keep the page, if that may be kept. */
  readonly draw: (keep?: KeepPage) => Promise<Response>
  /** Runs work when it is this visitor's turn to have a page drawn. @throws the refusal of a turn */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

/** Pages that were just drawn, for requests of the same page within a second. */
export interface KeptPages {
  /**
   * A kept page, or else a drawn one. A request during the drawing for another visitor waits a moment for that drawing.
   * @returns the answer to send; the headers of a kept page are set
   * @throws the refusal of a turn for this visitor, if the page is not kept
   */
  answer(request: FastifyRequest, reply: FastifyReply, source: PageSource): Promise<Buffer | Response>
}

interface KeptPage {
  readonly drawnAt: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
  /** The hashes of its inline scripts and styles, in place of a nonce, which is for one answer. */
  readonly hashes: { readonly script: string; readonly style: string }
}

/** The greatest age of a page in milliseconds: a change is visible within a second. */
const MAX_AGE = 1000
/** From this age on, in milliseconds, the next request draws it again, while others still get it. */
const RENEW_AGE = 500
/** How long the drawing for another is waited for, in milliseconds; after that it may hang. */
const PATIENCE = 300
const LIMIT = 300

/** Keeps the pages of visitors, so that a crowd at one page has it drawn twice a second, and not for each of them. */
export function createKeptPages(count: (isHit: boolean) => void): KeptPages {
  const kept = new LRUCache<string, KeptPage>({ max: LIMIT })
  const drawing = new Map<string, Promise<void>>()
  /** Addresses whose page was not kept last time: a visitor never waits for a page that is private to someone else. */
  const unkept = new LRUCache<string, true>({ max: LIMIT })

  /** The visitor for whom it is drawn does not wait until it is packed. */
  function drawOnce(key: string, draw: PageSource['draw']): Promise<Response> {
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
    async answer(request, reply, { language, draw, inTurn }) {
      const key = keyOf(request.raw, language)
      if (key === null) return inTurn(() => draw())
      const askedAt = Date.now()
      const keptWhile = (isGood: (page: KeptPage) => boolean) => {
        const page = kept.get(key)
        return page && isGood(page) ? page : null
      }
      let isPatient = true
      const waitForOther = async () => {
        const other = drawing.get(key)
        if (!other || !isPatient || unkept.has(key)) return
        isPatient = false
        await Promise.race([other, delay(PATIENCE, undefined, { ref: false })])
      }
      const usableAge = () => (drawing.has(key) ? MAX_AGE : RENEW_AGE)
      let page = keptWhile(({ drawnAt }) => askedAt - drawnAt < usableAge())
      if (!page && drawing.has(key)) {
        await waitForOther()
        page = keptWhile(({ drawnAt }) => Date.now() - drawnAt < MAX_AGE)
      }
      const found =
        page ??
        (await inTurn(async () => {
          await waitForOther()
          // While this visitor waited for the turn, somebody else may have had the page drawn.
          const newer = keptWhile(({ drawnAt }) => drawnAt >= askedAt)
          return newer ?? (drawing.has(key) ? draw() : drawOnce(key, draw))
        }))
      count(!(found instanceof Response))
      return found instanceof Response ? found : give(found, request, reply)
    },
  }
}

/** Every visitor of one language sees the same page at one address. */
function keyOf({ method, url }: FastifyRequest['raw'], language: Language): string | null {
  const isPage = (method === 'GET' || method === 'HEAD') && url && !/\.data(?:\?|$)/.test(url)
  return isPage ? `${language} ${url}` : null
}

async function give(page: KeptPage, { headers }: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  setHeaders(reply, page)
  if (!acceptsGzip(String(headers['accept-encoding'] ?? ''))) return unpack(page.body)
  reply.header('content-encoding', 'gzip')
  return page.body
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
  reply.headers({ ...Object.fromEntries(headers), vary: 'Cookie, Accept-Encoding' })
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy !== 'string') return
  const allowed = policy
    .replace(/(script-src [^;]*)'nonce-[^']*'/, `$1${hashes.script}`)
    .replace(/(style-src [^;]*)'nonce-[^']*'/, `$1${hashes.style}`)
  reply.header('content-security-policy', allowed)
}
