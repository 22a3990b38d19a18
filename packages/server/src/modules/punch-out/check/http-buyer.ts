/** An answer of the server, read to its end or to four million characters. */
export interface HttpAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
  /** Where the answer came from, or redirects to. */
  readonly url: string
  /** The absolute address of a redirect; null without one. */
  readonly location: string | null
  readonly cookies: readonly string[]
  /** Milliseconds from the request to the end of the body. */
  readonly took: number
}

/** A request. */
export interface HttpRequest {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly contentType?: string
  readonly body?: string
  readonly cookie?: string
}

/** The server gave no answer; the message is a sentence for the report. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'
  /** Whether the server ended the connection itself. */
  readonly isClosed: boolean

  constructor(message: string, isClosed = false) {
    super(message)
    this.isClosed = isClosed
  }
}

const longestBody = 4_000_000
const mostRedirects = 10

const closedCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}

function noAnswer(error: unknown, url: string, patience: number): NoAnswerError {
  const { host, hostname } = new URL(url)
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new NoAnswerError(`${host} gave no whole answer within ${patience / 1000} seconds.`)
  }
  const code = codeOf(error)
  if (code === 'ECONNREFUSED') return new NoAnswerError(`Nothing accepts connections at ${host}.`)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new NoAnswerError(`The host ${hostname} is not known.`)
  if (closedCodes.has(code)) return new NoAnswerError(`${host} closed the connection without a whole answer.`, true)
  return new NoAnswerError(`The request to ${host} failed: ${reasonOf(error)}.`)
}

async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > longestBody) break
  }
  return text + decoder.decode()
}

/** @returns null for an address that is no http address */
function locationOf(response: Response, url: string): string | null {
  const given = response.headers.get('location')
  if (given === null || response.status < 300 || response.status > 399) return null
  const location = URL.parse(given, url)
  return location !== null && /^https?:$/.test(location.protocol) ? location.href : null
}

/**
 * Sends one request and follows no redirect.
 * @param patience milliseconds that the whole answer may take
 * @throws NoAnswerError when the server cannot be reached, breaks off, or is too slow
 * @example
 * const { status } = await sendOnce({ url: 'https://store.example/punchout' }, 10_000)
 */
export async function sendOnce(request: HttpRequest, patience: number): Promise<HttpAnswer> {
  const { url, method = 'GET', contentType, body, cookie } = request
  const began = performance.now()
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        accept: contentType?.startsWith('text/xml') ? 'text/xml' : 'text/html,application/xhtml+xml',
        'user-agent': 'Gauze punch-out check',
        ...(contentType === undefined ? {} : { 'content-type': contentType }),
        ...(cookie === undefined || cookie === '' ? {} : { cookie }),
      },
      signal: AbortSignal.timeout(patience),
      ...(body === undefined ? {} : { body }),
    })
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: await readBody(response),
      url,
      location: locationOf(response, url),
      cookies: response.headers.getSetCookie(),
      took: performance.now() - began,
    }
  } catch (error) {
    throw noAnswer(error, url, patience)
  }
}

/** The cookies of one browser, by host. */
function createJar() {
  const jar = new Map<string, Map<string, string>>()
  return {
    keep: ({ url, cookies }: HttpAnswer) => {
      const { hostname } = new URL(url)
      const kept = jar.get(hostname) ?? new Map<string, string>()
      for (const cookie of cookies) {
        const [pair = ''] = cookie.split(';')
        const [name = '', ...value] = pair.split('=')
        kept.set(name.trim(), value.join('=').trim())
      }
      jar.set(hostname, kept)
    },
    cookieFor: (url: string) =>
      [...(jar.get(new URL(url).hostname) ?? [])].map(([name, value]) => `${name}=${value}`).join('; '),
  }
}

/** A page, and how a browser came to it. */
export interface OpenedPage {
  readonly answer: HttpAnswer
  /** The addresses of all redirects. */
  readonly visited: readonly string[]
  /** Whether a cookie was set on the way. */
  readonly hasCookies: boolean
}

function nextRequest(request: HttpRequest, status: number, location: string): HttpRequest {
  // Both statuses repeat the request as it was.
  if (status === 307 || status === 308) return { ...request, url: location }
  return { url: location }
}

/**
 * Opens an address as a new browser does: it follows redirects and keeps cookies, and runs no scripts.
 * @param patience milliseconds that each answer may take
 * @throws NoAnswerError when the server does not answer, or redirects without end
 */
export async function openPage(request: HttpRequest, patience: number): Promise<OpenedPage> {
  const jar = createJar()
  const visited: string[] = []
  let next = request
  let hasCookies = false
  for (;;) {
    const answer = await sendOnce({ ...next, cookie: jar.cookieFor(next.url) }, patience)
    jar.keep(answer)
    hasCookies ||= answer.cookies.length > 0
    if (answer.location === null) return { answer, visited, hasCookies }
    if (visited.length >= mostRedirects) {
      throw new NoAnswerError(`${new URL(next.url).host} redirected more than ${mostRedirects} times.`)
    }
    visited.push(answer.location)
    next = nextRequest(next, answer.status, answer.location)
  }
}
