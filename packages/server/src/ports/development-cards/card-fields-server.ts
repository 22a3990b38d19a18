import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { cardFieldScript, cardFieldStyle, hostedFieldPage, isHostedField } from './card-field-page.js'
import { createProviderTokens, type ProviderTokens } from './card-tokens.js'
import { checkBankAccount } from './test-bank-accounts.js'
import { checkCard } from './test-cards.js'

/** A running provider of the fields of cards and bank accounts. */
export interface CardFieldsServer {
  /** The origin of its frames. */
  readonly url: string
  readonly tokens: ProviderTokens
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

const onlyFrames = 'Only frames of the fields of cards and bank accounts are here.'

const cardSchema = z.object({ number: z.string(), expiry: z.string(), cvc: z.string() })

const bankAccountSchema = z.object({ routing: z.string(), account: z.string() })

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
 * Starts the development provider of the fields of cards and bank accounts on an origin of its own: a frame for each
 * field, and the exchange of the typed texts for a token. It takes test numbers only, and keeps nothing.
 * @example
 * const fields = await startCardFields({ host: 'localhost', port: 3001, secret, now: () => new Date() })
 */
export async function startCardFields({ host, port, secret, now }: CardFieldsOptions): Promise<CardFieldsServer> {
  const tokens = createProviderTokens(secret)

  /** The answer of each exchange to the typed texts: a token, or an error for each field. */
  const exchanges: Record<string, (typed: unknown) => object> = {
    '/tokens': (body) => {
      const typed = cardSchema.safeParse(body)
      const checked = typed.success ? checkCard(typed.data, now()) : { errors: {} }
      if ('errors' in checked) return checked
      const { brand, last4 } = checked.card
      return { token: tokens.cards.make(checked.card), brand, last4 }
    },
    '/bank-tokens': (body) => {
      const typed = bankAccountSchema.safeParse(body)
      const checked = typed.success ? checkBankAccount(typed.data) : { errors: {} }
      if ('errors' in checked) return checked
      const { bankName, last4 } = checked.account
      return { token: tokens.bankAccounts.make(checked.account), bankName, last4 }
    },
  }

  const exchange = async (answerTo: (typed: unknown) => object, request: IncomingMessage, response: ServerResponse) => {
    const answer = answerTo(await bodyOf(request))
    send(response, 'errors' in answer ? 400 : 200, 'application/json', JSON.stringify(answer))
  }

  const server = createServer((request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?')
    const name = pathname.slice('/fields/'.length)
    const answerTo = Object.hasOwn(exchanges, pathname) ? exchanges[pathname] : undefined
    if (request.method === 'POST' && answerTo !== undefined) {
      // A browser that leaves while it sends a card ends this request alone.
      return void exchange(answerTo, request, response).catch(() => response.destroy())
    }
    if (request.method !== 'GET') return send(response, 405, 'text/plain', onlyFrames)
    if (pathname === '/card-field.js') return send(response, 200, 'text/javascript', cardFieldScript)
    if (pathname === '/card-field.css') return send(response, 200, 'text/css', cardFieldStyle)
    if (isHostedField(name)) return send(response, 200, 'text/html', hostedFieldPage(name))
    return send(response, 404, 'text/plain', onlyFrames)
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
