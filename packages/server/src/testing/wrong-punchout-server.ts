import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** The fault of a {@link startWrongPunchoutServer}. */
export type PunchoutFault =
  | 'a changed hook'
  | 'a comma in the price'
  | 'a cookie for everybody'
  | 'a cookie in the start'
  | 'a garbled name'
  | 'a header'
  | 'a local timestamp'
  | 'a long unit'
  | 'a password in the address'
  | 'a redirected validation'
  | 'a relative start'
  | 'a start for ever'
  | 'a start that is missing'
  | 'an echo of the secret'
  | 'an empty profile'
  | 'any hook'
  | 'any identity'
  | 'any password'
  | 'any size'
  | 'by get only'
  | 'by post only'
  | 'closes on size'
  | 'crashes on malformed'
  | 'crashes on profiles'
  | 'expands entities'
  | 'hangs'
  | 'hangs on entities'
  | 'loads entities'
  | 'no description'
  | 'no edit'
  | 'no hook'
  | 'no inspect'
  | 'no lines'
  | 'no payload id'
  | 'no status'
  | 'no timestamp'
  | 'none'
  | 'one start for all'
  | 'plain text'
  | 'refuses by a page'
  | 'refuses elements'
  | 'refuses extrinsics'
  | 'refuses by 403'
  | 'script hook'

/** A supplier's server for one buyer, which does one thing wrong. */
export interface WrongPunchoutServer {
  /** The origin. */
  readonly url: string
  close(): void
}

/** The buyer whom the server knows. */
export interface KnownBuyer {
  readonly identity: string
  readonly secret: string
  readonly returnUrl: string
}

interface Answer {
  readonly status: number
  readonly body: string
  readonly headers?: Record<string, string>
}

const largest = 1_000_000

function page(title: string, status = 200, headers: Record<string, string> = {}): Answer {
  return {
    status,
    body: `<title>${title}</title>`,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  }
}

function redirect(location: string, headers: Record<string, string> = {}): Answer {
  return { status: 303, body: '', headers: { location, ...headers } }
}

function between(text: string, tag: string) {
  const found = new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`).exec(text)?.[1] ?? ''
  return found.replaceAll('&amp;', '&')
}

/** @returns null for a body that is larger than the limit, after the rest was thrown away */
async function readBody(request: IncomingMessage, limit: number, onLarge: () => void): Promise<string | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size <= limit) parts.push(part)
    else onLarge()
  }
  return size > limit ? null : Buffer.concat(parts).toString()
}

class Supplier {
  private readonly starts = new Map<string, string>()
  private lastKey = 0
  private readonly fault: PunchoutFault
  private readonly buyer: KnownBuyer
  private readonly url: string

  constructor(fault: PunchoutFault, buyer: KnownBuyer, url: string) {
    this.fault = fault
    this.buyer = buyer
    this.url = url
  }

  private has(fault: PunchoutFault) {
    return this.fault === fault
  }

  private newStart(name: string): string {
    if (this.has('one start for all')) return '/catalog'
    this.lastKey += 1
    const key = String(this.lastKey)
    this.starts.set(key, name)
    return `/start/${key}`
  }

  private cxml(content: string): Answer {
    const payload = this.has('no payload id') ? '' : ' payloadID="1@supplier"'
    const time = this.has('a local timestamp') ? '11/26/2026 9 AM' : '2026-11-26T09:00:00Z'
    const timestamp = this.has('no timestamp') ? '' : ` timestamp="${time}"`
    const header = this.has('a header') ? '<Header/>' : ''
    return {
      status: 200,
      body: `<?xml version="1.0"?><cXML${payload}${timestamp}>${header}<Response>${content}</Response></cXML>`,
      headers: { 'content-type': this.has('plain text') ? 'text/plain' : 'text/xml; charset=utf-8' },
    }
  }

  private refuse(code: number): Answer {
    const given = code === 401 && this.has('refuses by 403') ? 403 : code
    const text = this.has('an echo of the secret') ? this.buyer.secret.replaceAll('&', '&amp;') : 'No'
    return this.cxml(`<Status code="${given}" text="${text}"/>`)
  }

  private async entities(body: string): Promise<Answer | null> {
    const external = /SYSTEM "(http:\/\/127[^"]*)">\]/.exec(body)?.[1]
    if (this.has('hangs on entities')) return new Promise(() => undefined)
    if (this.has('loads entities') && external !== undefined) await (await fetch(external)).text()
    return this.has('expands entities') ? null : this.refuse(400)
  }

  /** The code with which a request is refused; null if it is accepted. */
  private refusalOf(body: string): number | null {
    const isKnown = this.has('any identity') || between(body, 'Identity') === this.buyer.identity
    const isRight = this.has('any password') || between(body, 'SharedSecret') === this.buyer.secret
    if (!isKnown || !isRight || this.has('an echo of the secret')) return 401
    if (body.includes('operation="edit"') && this.has('no edit')) return 450
    if (body.includes('operation="inspect"') && this.has('no inspect')) return 450
    if (body.includes('X-Punchout-Check') && this.has('refuses extrinsics')) return 400
    if (body.includes('<XPunchoutCheck>') && this.has('refuses elements')) return 400
    return body.includes('<ProfileRequest') ? 450 : null
  }

  async setUp(body: string): Promise<Answer> {
    const isWhole = body.includes('</cXML>')
    if (!isWhole && this.has('crashes on malformed')) return { status: 500, body: 'NullPointerException' }
    if (!isWhole) return this.refuse(400)
    if (body.includes('<ProfileRequest') && this.has('crashes on profiles')) return { status: 500, body: '' }
    const refused = body.includes('<!ENTITY') ? await this.entities(body) : null
    if (refused !== null) return refused
    if (body.includes('<ProfileRequest') && this.has('an empty profile')) {
      return this.cxml('<Status code="200" text="OK"/><ProfileResponse/>')
    }
    const code = this.refusalOf(body)
    if (code !== null) return this.refuse(code)
    const cookie = this.has('a cookie in the start') ? `?c=${between(body, 'BuyerCookie')}` : ''
    const host = this.has('a relative start') ? '' : this.url
    const start = `${host}${this.newStart(between(body, 'Name'))}${cookie}`
    const status = this.has('no status') ? '' : '<Status code="200" text="OK"/>'
    return this.cxml(
      `${status}<PunchOutSetupResponse><StartPage><URL>${start}</URL></StartPage></PunchOutSetupResponse>`,
    )
  }

  private isEntryRight(fields: URLSearchParams) {
    const [user, password, hook] = ['USERNAME', 'PASSWORD', 'HOOK_URL'].map((name) => fields.get(name) ?? '')
    const isHook =
      hook === this.buyer.returnUrl ||
      (this.has('any hook') && hook?.startsWith('https:')) ||
      (this.has('script hook') && hook?.startsWith('javascript:')) ||
      (this.has('no hook') && hook === '')
    const isUser = this.has('any identity') || user === this.buyer.identity
    return isUser && isHook && (this.has('any password') || password === this.buyer.secret)
  }

  private validation(): Answer {
    if (this.has('a redirected validation')) return redirect('/catalog')
    const fields = {
      DESCRIPTION: this.has('no description') ? '' : 'Gloves',
      QUANTITY: '2',
      UNIT: this.has('a long unit') ? 'EACH' : 'EA',
      PRICE: this.has('a comma in the price') ? '1,50' : '1.50',
      CURRENCY: 'USD',
    }
    const lines = this.has('no lines') ? [] : Object.entries(fields)
    const inputs = lines.map(([name, value]) => `<input name='NEW_ITEM-${name}[1]' value="${value}">`)
    const hook = this.has('a changed hook')
      ? 'https://elsewhere.example'
      : this.buyer.returnUrl.replaceAll('&', '&amp;')
    return { ...page(''), body: `<form method="POST" action="${hook}">${inputs.join('')}</form>` }
  }

  enter(method: string, fields: URLSearchParams): Answer {
    if (method === 'GET' && this.has('by post only')) return page('Method not allowed', 405)
    if (method === 'POST' && this.has('by get only')) return page('Method not allowed', 405)
    if (!this.isEntryRight(fields)) return page('Log in', this.has('refuses by a page') ? 200 : 401)
    if (fields.get('FUNCTION') === 'VALIDATE') return this.validation()
    const shown = this.has('a password in the address') ? `?p=${encodeURIComponent(fields.get('PASSWORD') ?? '')}` : ''
    return redirect(`${this.newStart('')}${shown}`)
  }

  start(key: string): Answer {
    const name = this.starts.get(key)
    if (name === undefined || this.has('a start that is missing')) return page('This page has ended', 410)
    if (!this.has('a start for ever')) this.starts.delete(key)
    const shown = this.has('a garbled name') ? Buffer.from(name, 'utf8').toString('latin1') : name
    return redirect(`/catalog?for=${encodeURIComponent(shown)}`, { 'set-cookie': `visit=${key}; HttpOnly` })
  }

  catalog(cookie: string, query: URLSearchParams): Answer {
    const isOpen = cookie.startsWith('visit=') || this.has('one start for all')
    if (!isOpen) return page('Log in', 401)
    const { body, ...rest } = page('Catalog')
    return { ...rest, body: `${body}<h1>${query.get('for') ?? ''}</h1>` }
  }

  async answer(request: IncomingMessage): Promise<Answer> {
    const { method = '', headers } = request
    const { pathname, searchParams } = new URL(request.url ?? '', this.url)
    if (this.has('hangs')) return new Promise(() => undefined)
    if (pathname.startsWith('/start/') && this.has('a cookie for everybody')) {
      return page('Catalog', 200, { 'set-cookie': 'seen=1' })
    }
    if (pathname.startsWith('/start/')) return this.start(pathname.slice('/start/'.length))
    if (pathname === '/catalog') return this.catalog(headers.cookie ?? '', searchParams)
    const limit = this.has('any size') ? Number.POSITIVE_INFINITY : largest
    const { socket } = request
    const body = await readBody(request, limit, () => {
      if (this.has('closes on size')) socket.destroy()
    })
    if (body === null) return { status: 413, body: '' }
    if (pathname === '/oci') return this.enter(method, method === 'GET' ? searchParams : new URLSearchParams(body))
    return this.setUp(body)
  }
}

function send({ status, body, headers }: Answer, response: ServerResponse) {
  response.writeHead(status, headers ?? { 'content-type': 'text/plain' })
  response.end(body)
}

/**
 * Starts a small server of a supplier that takes cXML at `/cxml` and OCI at `/oci`, and does one thing wrong.
 * @param fault `none` for a server that is right
 * @example
 * const server = await startWrongPunchoutServer('any password', buyer)
 */
export async function startWrongPunchoutServer(fault: PunchoutFault, buyer: KnownBuyer): Promise<WrongPunchoutServer> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  const supplier = new Supplier(fault, buyer, url)
  server.on('request', (request, response) => {
    supplier.answer(request).then(
      (answer) => send(answer, response),
      // The reading of a body ends so when the connection is closed.
      () => response.destroy(),
    )
  })
  return {
    url,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
