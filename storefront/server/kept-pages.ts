import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const pack = promisify(gzip)

/** Takes a page that was just drawn for everybody; one that no cache may store is not kept. */
export type KeepPage = (html: string, headers: Headers) => void

/** Pages that were just drawn, for whoever asks for the same within a second. */
export interface KeptPages {
  /**
   * Answers with a kept page, or draws it. Whoever asks while it is drawn for another waits for that one.
   * @param draw answers the request; it is given how to keep the page, if that may be kept
   */
  answer(request: IncomingMessage, response: ServerResponse, draw: (keep?: KeepPage) => Promise<void>): Promise<void>
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
const LIMIT = 300

/** Keeps what every visitor sees, so that a crowd at one page has it drawn twice a second, and not for each of them. */
export function createKeptPages(): KeptPages {
  const kept = new Map<string, KeptPage>()
  const drawing = new Map<string, Promise<void>>()

  function keep(key: string, page: KeptPage) {
    kept.delete(key)
    kept.set(key, page)
    for (const [oldest, { drawnAt }] of kept) {
      if (kept.size <= LIMIT && Date.now() - drawnAt < MAX_AGE) break
      kept.delete(oldest)
    }
  }

  async function drawOnce(key: string, draw: (keep?: KeepPage) => Promise<void>): Promise<void> {
    const drawnAt = Date.now()
    let packing: Promise<void> | undefined
    await draw((html, headers) => {
      if (!/\bs-maxage=/.test(headers.get('Cache-Control') ?? '')) return
      const { text, hashes } = withoutNonces(html)
      packing = pack(text).then((body) => keep(key, { drawnAt, headers: [...headers], body, hashes }))
    })
    await packing
  }

  return {
    async answer(request, response, draw) {
      const key = keyOf(request)
      if (key === null) return draw()
      const ageOf = (page: KeptPage | undefined) => (page ? Date.now() - page.drawnAt : Number.POSITIVE_INFINITY)
      const isUsable = () => ageOf(kept.get(key)) < (drawing.has(key) ? MAX_AGE : RENEW_AGE)
      if (!isUsable()) {
        const other = drawing.get(key)
        if (!other) {
          const drawn = drawOnce(key, draw).finally(() => drawing.delete(key))
          drawing.set(key, drawn)
          return drawn
        }
        await other.catch(() => undefined)
      }
      const page = kept.get(key)
      if (!page || ageOf(page) >= MAX_AGE) return draw()
      send(response, page)
    },
  }
}

/** Every visitor sees the same page at one address; only who can unpack it gets a kept one. */
function keyOf({ method, url, headers }: IncomingMessage): string | null {
  const accepted = String(headers['accept-encoding'] ?? '')
  return method === 'GET' && url && !/\.data(?:\?|$)/.test(url) && /\bgzip\b/.test(accepted) ? url : null
}

/** Takes nonces out of a page, and says by which hashes a policy allows its scripts and styles. */
function withoutNonces(html: string): { text: string; hashes: KeptPage['hashes'] } {
  const hashesOf = (tag: string) => {
    const elements = html.matchAll(new RegExp(`<${tag}\\b[^>]*\\bnonce="[^"]*"[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))
    const hashes = [...elements].map(([, text = '']) => createHash('sha256').update(text).digest('base64'))
    return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ')
  }
  const hashes = { script: hashesOf('script'), style: hashesOf('style') }
  return { text: html.replace(/(<[a-z]+\b[^>]*?) nonce="[^"]*"/g, '$1'), hashes }
}

function send(response: ServerResponse, { headers, body, hashes }: KeptPage): void {
  for (const [name, value] of headers) response.setHeader(name, value)
  response.setHeader('Content-Encoding', 'gzip')
  response.setHeader('Content-Length', body.length)
  response.setHeader('Vary', 'Accept-Encoding')
  const policy = response.getHeader('content-security-policy')
  if (typeof policy === 'string') {
    const allowed = policy
      .replace(/(script-src [^;]*)'nonce-[^']*'/, `$1${hashes.script}`)
      .replace(/(style-src [^;]*)'nonce-[^']*'/, `$1${hashes.style}`)
    response.setHeader('content-security-policy', allowed)
  }
  response.writeHead(200)
  response.end(body)
}
