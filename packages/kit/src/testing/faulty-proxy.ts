import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** An answer on its way through the proxy. */
export interface ProxiedAnswer {
  readonly status: number
  readonly mediaType: string
  readonly text: string
}

/** The request that the server answered. */
interface ProxiedRequest {
  readonly path: string
  readonly method: string
  readonly token: string | null
  /** Sends the same path to the back end, with another token if given. */
  readonly again: (token?: string) => Promise<ProxiedAnswer>
}

/** A back end that is right but for the answers that a fault changes. */
export interface FaultyProxy {
  readonly url: string
  close(): void
}

type Fault = (request: ProxiedRequest, answer: ProxiedAnswer) => ProxiedAnswer | Promise<ProxiedAnswer>

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const passedOn = ['accept', 'authorization', 'content-type', 'cookie', 'idempotency-key'] as const

interface ProxyOptions {
  /** Headers of requests that do not reach the back end. */
  readonly dropped?: readonly string[]
}

async function forward(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  { fault, dropped = [] }: ProxyOptions & { readonly fault: Fault },
) {
  const { method = 'GET', url = '/' } = request
  const body = await bodyOf(request)
  const headers: Record<string, string> = {}
  for (const name of passedOn.filter((passed) => !dropped.includes(passed))) {
    if (request.headers[name] !== undefined) headers[name] = String(request.headers[name])
  }
  const ask = (more: Record<string, string> = {}) =>
    fetch(`${target}${url}`, { method, headers: { ...headers, ...more }, ...(body !== '' && { body }) })
  const read = async (answer: Response): Promise<ProxiedAnswer> => ({
    status: answer.status,
    mediaType: answer.headers.get('content-type') ?? '',
    text: await answer.text(),
  })
  const original = await ask()
  const answer = await fault(
    {
      path: url.split('?')[0] ?? url,
      method,
      token: headers.authorization ?? null,
      again: async (token) => read(await ask(token === undefined ? {} : { authorization: `Bearer ${token}` })),
    },
    await read(original),
  )
  response.writeHead(answer.status, { 'content-type': answer.mediaType, 'set-cookie': original.headers.getSetCookie() })
  response.end(answer.text)
}

/**
 * Starts a proxy of a back end on a free port.
 * @param fault changes answers; it gets every one
 * @example
 * const proxy = await startFaultyProxy(url, ({ path }, answer) =>
 *   path === '/api/cart/cart/getCart' ? { ...answer, status: 500 } : answer,
 * )
 */
export async function startFaultyProxy(target: string, fault: Fault, options: ProxyOptions = {}): Promise<FaultyProxy> {
  const server = createServer((request, response) => void forward(target, request, response, { ...options, fault }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
