import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Check, Finding } from './check.types.js'
import type { CxmlAnswer } from './cxml-answer.js'
import { setupRequest } from './cxml-request.js'
import type { CxmlSender } from './cxml-sender.js'
import { NoAnswerError } from './http-buyer.js'

/** Milliseconds after which a refusal of entities is too slow. */
const quick = 5_000

/** Characters of a request that no server should read to its end. */
const oversized = 16 * 1024 * 1024

/** Passes for a refusal as an HTTP status or a cXML status of 4xx. */
function refused({ http, code, startUrl, summary }: CxmlAnswer): Finding {
  const isClient = http.status >= 400 && http.status < 500
  const isRefused = startUrl === '' && http.status < 500 && (isClient || /^4\d\d$/.test(code))
  return isRefused ? { outcome: 'pass' } : { outcome: 'fail', received: summary }
}

/** Counts requests to an address of this machine, which a server must not load. */
async function withCanary<Result>(work: (url: string, hits: () => number) => Promise<Result>): Promise<Result> {
  let hits = 0
  const server = createServer((_request, response) => {
    hits += 1
    response.end('loaded')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  try {
    return await work(`http://127.0.0.1:${port}/entity`, () => hits)
  } finally {
    server.close()
  }
}

function externalEntity({ setUp }: CxmlSender): Promise<Finding> {
  return withCanary(async (url, hits) => {
    const doctype = `<!DOCTYPE cXML [<!ENTITY check SYSTEM "${url}">]>`
    const answer = await setUp({ doctype, buyerCookie: '&check;' })
    if (hits() > 0) return { outcome: 'fail', received: `${answer.summary}; the server loaded the entity's address` }
    return refused(answer)
  })
}

/** Entities that grow tenfold in four levels: enough to show an expansion, too few to harm a server. */
function nestedEntities() {
  const names = ['a', 'b', 'c', 'd']
  const levels = names.map((name, index) => {
    const content = index === 0 ? '0123456789' : `&${names[index - 1]};`.repeat(10)
    return `<!ENTITY ${name} "${content}">`
  })
  return `<!DOCTYPE cXML [${levels.join('')}]>`
}

async function expandedEntity({ setUp }: CxmlSender): Promise<Finding> {
  const answer = await setUp({ doctype: nestedEntities(), buyerCookie: '&d;' })
  const finding = refused(answer)
  if (finding.outcome !== 'pass' || answer.http.took < quick) return finding
  return { outcome: 'fail', received: `a refusal after ${Math.round(answer.http.took / 1000)} seconds` }
}

async function oversizedBody({ target, send }: CxmlSender): Promise<Finding> {
  try {
    return refused(await send(`${setupRequest(target)}<!--${'x'.repeat(oversized)}-->`))
  } catch (error) {
    if (error instanceof NoAnswerError && error.isClosed) {
      return { outcome: 'pass', note: 'the server closed the connection' }
    }
    throw error
  }
}

/** The checks that send documents that would harm a careless server. */
export function hostileChecks(sender: CxmlSender): Check[] {
  return [
    {
      name: 'malformed-xml',
      needsEntry: false,
      sent: 'a cXML document that breaks off inside its Header',
      protocol: 'A Status of 4xx, such as "400" or "406", without a StartPage; 5xx says that the server failed.',
      remedy: 'Catch the error of the XML parser, and answer Status 400.',
      run: async () => refused(await sender.send('<?xml version="1.0"?><cXML payloadID="1"><Header><From>')),
    },
    {
      name: 'external-entity',
      needsEntry: true,
      sent: 'a create request that declares <!ENTITY check SYSTEM "…"> and uses it in BuyerCookie',
      protocol: 'cXML needs no entity declarations. A server that loads one reads files and addresses for a stranger.',
      remedy: 'Refuse a DOCTYPE with an internal subset, and load no external entity.',
      run: () => externalEntity(sender),
    },
    {
      name: 'entity-expansion',
      needsEntry: true,
      sent: 'a create request whose declared entities grow tenfold in four levels',
      protocol: 'cXML needs no entity declarations. A few more levels would fill the memory of the server.',
      remedy: 'Refuse a DOCTYPE with an internal subset, before anything is expanded.',
      run: () => expandedEntity(sender),
    },
    {
      name: 'oversized-body',
      needsEntry: true,
      sent: 'a create request of 16 MB, most of it a comment',
      protocol:
        'The protocol sets no limit, but a real setup request has a few kilobytes: answer HTTP 413 or a Status of 4xx.',
      remedy: 'Limit the body of the address, for example to 1 MB.',
      run: () => oversizedBody(sender),
    },
  ]
}
