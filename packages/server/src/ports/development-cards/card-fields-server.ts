import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { cardFieldPage, cardFieldScript, cardFieldStyle, isCardField } from './card-field-page.js'
import { type CardTokens, createCardTokens } from './card-tokens.js'
import { checkCard } from './test-cards.js'

/** A running provider of card fields. */
export interface CardFieldsServer {
  /** The origin of its frames. */
  readonly url: string
  readonly tokens: CardTokens
  close(): Promise<void>
}

/** Options of {@link startCardFields}. */
export interface CardFieldsOptions {
  readonly host: string
  /** Another port is taken if this one is in use; 0 takes any. */
  readonly port: number
  /** Signs the tokens. */
  readonly secret: string
  readonly now: () => Date
}

const longestBody = 2_000

const typedSchema = z.object({ number: z.string(), expiry: z.string(), cvc: z.string() })

/** Pages of this machine may frame the fields; they are for developers. */
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors http://localhost:* http://127.0.0.1:*",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk
    if (text.length > longestBody) return null
  }
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function send(response: ServerResponse, status: number, type: string, text: string) {
  response.writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` }).end(text)
}

/**
 * Starts the development provider of card fields on an origin of its own: frames for number, expiration and security
 * code, and the exchange of a card for a token. It takes test numbers only, and keeps nothing.
 * @example
 * const fields = await startCardFields({ host: 'localhost', port: 3001, secret, now: () => new Date() })
 */
export async function startCardFields({ host, port, secret, now }: CardFieldsOptions): Promise<CardFieldsServer> {
  const tokens = createCardTokens(secret)

  const exchange = async (request: IncomingMessage, response: ServerResponse) => {
    const typed = typedSchema.safeParse(await bodyOf(request))
    const checked = typed.success ? checkCard(typed.data, now()) : { errors: {} }
    if ('errors' in checked) return send(response, 400, 'application/json', JSON.stringify({ errors: checked.errors }))
    const { brand, last4 } = checked.card
    send(response, 200, 'application/json', JSON.stringify({ token: tokens.make(checked.card), brand, last4 }))
  }

  const server = createServer((request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?')
    const name = pathname.slice('/fields/'.length)
    if (request.method === 'POST' && pathname === '/tokens') {
      // A browser that leaves while it sends a card ends this request alone.
      return void exchange(request, response).catch(() => response.destroy())
    }
    if (request.method !== 'GET') return send(response, 405, 'text/plain', 'Only frames of card fields are here.')
    if (pathname === '/card-field.js') return send(response, 200, 'text/javascript', cardFieldScript)
    if (pathname === '/card-field.css') return send(response, 200, 'text/css', cardFieldStyle)
    if (isCardField(name)) return send(response, 200, 'text/html', cardFieldPage(name))
    return send(response, 404, 'text/plain', 'Only frames of card fields are here.')
  })
  const listenOn = async (wanted: number) => {
    server.listen(wanted, host)
    await once(server, 'listening')
  }
  await listenOn(port).catch(() => listenOn(0))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The card fields have no port.')
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host
  return {
    url: `http://${name}:${address.port}`,
    tokens,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
