import { randomBytes } from 'node:crypto'
import { scrubText } from '@gauze/rules/privacy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../../base/escape-html.js'
import { addressOf } from '../../base/network.js'
import { ProblemError } from '../../base/problem.js'
import { refuseInTab } from '../../http/problem-page.js'
import type { Services } from '../../services/services.js'
import { decodeXml } from '../cxml/decode-xml.js'
import { CxmlRefusal, type MessagePlace, refusalAnswer, statusAnswer } from '../cxml/envelope.js'
import { readRequest } from '../cxml/read-request.js'
import { takeOrder } from '../purchase-orders/take-order.service.js'
import { readEntry } from './oci.js'
import { type OpenVisit, openReturn } from './punch-out.repository.js'
import { authenticate, authenticateAny, mayReturnTo, openVisit, priceLines } from './punch-out.service.js'
import { readVisit } from './read-visit.js'
import { registerDevBuyer } from './simulator/dev-buyer.js'
import { profileAnswer, setupAnswer } from './write-answers.js'

/** Of a purchase order with many lines. */
const largestDocument = 2 * 1024 * 1024

const cxmlPath = '/api/punchout/cxml'

const wrongCredentials = 'The identity and the shared secret do not belong together, or the agreement has ended.'

function refusedReturn(address: string) {
  return `The cart may not return to '${address.slice(0, 200)}'. Use an https address at an origin that was agreed with the store.`
}

async function answerTo(text: string, ip: string, services: Services, place: MessagePlace): Promise<string> {
  const { kind, claims, sent } = readRequest(text)
  const buyer = await authenticateAny(services, 'cxml', claims, ip)
  if (buyer === null) throw new CxmlRefusal(401, wrongCredentials)
  if (kind === 'profile') return profileAnswer(`${services.publicUrl()}${cxmlPath}`, place)
  if (kind === 'order') return statusAnswer(200, await takeOrder(services, buyer, sent), place)
  const visit = readVisit(sent, buyer)
  if (!mayReturnTo(visit.returnUrl, buyer.returnOrigins)) throw new CxmlRefusal(406, refusedReturn(visit.returnUrl))
  return setupAnswer(await openVisit(services, buyer, visit), place)
}

function notOffered() {
  return new ProblemError({
    slug: 'function-not-offered',
    status: 400,
    detail: 'A search in the background is not offered. Call the catalog without FUNCTION, or with SOURCING.',
  })
}

/** @returns where the browser goes, or the form that answers at once */
async function enter(fields: URLSearchParams, ip: string, services: Services): Promise<string | OpenVisit> {
  const { claim, visit, wanted } = readEntry(fields)
  const buyer = await authenticate(services, 'oci', claim, ip)
  if (buyer === null) throw new ProblemError({ slug: 'wrong-credentials', status: 401, detail: wrongCredentials })
  if (!mayReturnTo(visit.returnUrl, buyer.returnOrigins)) {
    throw new ProblemError({ slug: 'return-refused', status: 403, detail: refusedReturn(visit.returnUrl) })
  }
  if (wanted === 'backgroundSearch') throw notOffered()
  if (wanted === 'visit') return openVisit(services, buyer, visit)
  const priced = await openReturn(services.db, await priceLines(services, buyer, visit), services.now())
  if (priced === null) throw overdue()
  return priced
}

function overdue() {
  return new ProblemError({
    slug: 'punchout-over',
    status: 410,
    title: 'This page has ended',
    detail: 'This page worked for ten minutes. Open the catalog in your procurement system again.',
  })
}

/** The facts by which people find a refused document again. */
function factsOf(document: string) {
  const [, poNum] = /<OrderRequestHeader\b[^>]*\borderID\s*=\s*["']([^"']{1,40})/.exec(document) ?? []
  const [, identity] = /<From\b[\s\S]*?<Identity\b[^>]*>([^<]{1,100})/.exec(document) ?? []
  return { identity, poNum }
}

/** A refusal as a cXML status; anything unexpected is thrown on. */
function refusalOf(error: unknown): CxmlRefusal {
  if (error instanceof CxmlRefusal) return error
  if (error instanceof ProblemError && error.status === 429) {
    return new CxmlRefusal(560, `${error.message} The secret was not compared.`)
  }
  throw error
}

/** @throws CxmlRefusal when the bytes of a document are of no encoding that the store reads */
function textOf({ body, headers }: FastifyRequest): string {
  return body instanceof Buffer ? decodeXml(body, headers['content-type'] ?? '') : String(body ?? '')
}

/** A form that sends itself, or by its button in a browser without scripts. */
function returnPage({ session, buyer }: OpenVisit, nonce: string) {
  const inputs = Object.entries(session.returned ?? {})
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('\n')
  const title = `Returning your cart to ${escapeHtml(buyer.name)}`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style nonce="${nonce}">:root { color-scheme: light dark }
main { max-width: 36rem; margin: 15vh auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif }
button { font: inherit; padding: .5rem 1rem }</style></head>
<body><main><h1>${title}</h1><p>You leave the store. If nothing happens, press the button.</p>
<form method="post" accept-charset="utf-8" action="${escapeHtml(session.returnUrl)}">
${inputs}
<button>Return the cart</button></form></main><script nonce="${nonce}">document.forms[0].submit()</script></body></html>`
}

/** Browsers check redirects of a form, too, and a procurement system may answer with one to another host of its own. */
function formTargets(returnUrl: string) {
  return new URL(returnUrl).protocol === 'https:' ? 'https:' : 'https: http://localhost:* http://127.0.0.1:*'
}

function sendReturnPage(visit: OpenVisit, reply: FastifyReply) {
  const nonce = randomBytes(16).toString('base64')
  const targets = formTargets(visit.session.returnUrl)
  reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
  })
  return reply.type('text/html; charset=utf-8').send(returnPage(visit, nonce))
}

/**
 * The addresses that procurement systems and their browsers open: cXML requests, OCI entries, and the page that returns a cart.
 * @example await app.register((scoped) => punchoutPlugin(scoped, services))
 */
export async function punchoutPlugin(app: FastifyInstance, services: Services): Promise<void> {
  app.setErrorHandler(refuseInTab)
  const asBytes = { parseAs: 'buffer', bodyLimit: largestDocument } as const
  const asText = { parseAs: 'string', bodyLimit: largestDocument } as const
  app.addContentTypeParser(['text/xml', 'application/xml'], asBytes, (_request, body, done) => done(null, body))
  app.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, body, done) => done(null, body))

  registerDevBuyer(app, services)

  app.post(cxmlPath, async (request, reply) => {
    const place = { host: new URL(services.publicUrl()).host, now: services.now() }
    reply.headers({ 'cache-control': 'no-store' }).type('text/xml; charset=utf-8')
    try {
      return await answerTo(textOf(request), addressOf(request), services, place)
    } catch (error) {
      const refusal = refusalOf(error)
      const { status, message } = refusal
      const facts = { status, reason: scrubText(message), ...factsOf(String(request.body ?? '')) }
      // A wrong secret has a line of its own.
      if (status !== 401) request.log.warn(facts, 'a cXML request was refused')
      return refusalAnswer(refusal, place)
    }
  })

  app.route({
    method: ['GET', 'POST'],
    url: '/api/punchout/oci',
    handler: async (request, reply) => {
      const sent = request.method === 'POST' ? String(request.body ?? '') : (request.url.split('?')[1] ?? '')
      const entered = await enter(new URLSearchParams(sent), addressOf(request), services)
      if (typeof entered !== 'string') return sendReturnPage(entered, reply)
      return reply.header('cache-control', 'no-store').redirect(entered, 303)
    },
  })

  app.get<{ Params: { secret: string } }>('/api/punchout/return/:secret', async ({ params }, reply) => {
    const visit = await openReturn(services.db, params.secret, services.now())
    if (visit === null) throw overdue()
    await services.sessions.catchUp()
    return sendReturnPage(visit, reply)
  })
}
