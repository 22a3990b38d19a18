import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { elementAt, readXml, textAt, type XmlElement } from '../modules/cxml/read-xml.js'
import { faultInCxml } from './valid-cxml.js'

/** A document as it arrived. */
export interface ReceivedDocument {
  readonly text: string
  readonly root: XmlElement
  /** Such as ConfirmationRequest. */
  readonly kind: string
  readonly payloadId: string
  readonly secret: string
}

/** The fault of the network with a document that it does not accept. */
export type NetworkFault =
  | { readonly kind: 'status'; readonly code: number; readonly words: string }
  | { readonly kind: 'http'; readonly status: number; readonly location?: string }
  | { readonly kind: 'hangs' | 'breaks off' | 'no xml' | 'endless' }

/** The system of a buyer, which takes cXML documents over HTTP. */
export interface FakeBuyerNetwork {
  readonly url: string
  /** All documents, the oldest first, also the documents that were not accepted. */
  readonly received: readonly ReceivedDocument[]
  /** Breaks the next document. */
  breakNext(fault: NetworkFault): void
  /** Forgets documents and faults. @throws Error if a document was no valid cXML */
  reset(): void
  /** @throws Error if a document was no valid cXML */
  close(): Promise<void>
}

function answerTo(code: number, words: string) {
  return `<?xml version="1.0"?><!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.060/cXML.dtd">
<cXML payloadID="answer@buyer" timestamp="2026-03-11T10:00:00+00:00"><Response><Status code="${code}" text="${words}"/></Response></cXML>`
}

function send(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { 'content-type': 'text/xml' }).end(body)
}

function doFault(response: ServerResponse, fault: NetworkFault) {
  if (fault.kind === 'status') send(response, 200, answerTo(fault.code, fault.words))
  if (fault.kind === 'http') {
    response
      .writeHead(fault.status, fault.location === undefined ? {} : { location: fault.location })
      .end('<html></html>')
  }
  if (fault.kind === 'no xml') send(response, 200, 'OK')
  if (fault.kind === 'breaks off') response.destroy()
  if (fault.kind === 'endless') {
    const chunk = 'x'.repeat(100_000)
    response.writeHead(200, { 'content-type': 'text/xml' })
    const writeMore = () => {
      while (response.write(chunk));
    }
    response.on('drain', writeMore)
    response.on('error', () => undefined)
    writeMore()
  }
}

/** @throws Error naming the first place in which a document breaks the grammar of cXML */
function requireValid(received: readonly ReceivedDocument[]) {
  for (const { text } of received) {
    const fault = faultInCxml(text)
    if (fault !== null) throw new Error(`The network received a document that is no valid cXML. ${fault}.\n${text}`)
  }
}

/** Starts a network that accepts each document. */
export async function startFakeBuyerNetwork(): Promise<FakeBuyerNetwork> {
  const received: ReceivedDocument[] = []
  const faults: NetworkFault[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    const root = readXml(text)
    received.push({
      text,
      root,
      kind: elementAt(root, 'Request')?.children[0]?.name ?? '',
      payloadId: root.attributes.payloadID ?? '',
      secret: textAt(root, 'Sender', 'SharedSecret'),
    })
    const fault = faults.shift()
    if (fault === undefined) send(response, 200, answerTo(200, 'OK'))
    else doFault(response, fault)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The network has no port.')
  return {
    url: `http://127.0.0.1:${address.port}/cxml`,
    received,
    breakNext: (fault) => void faults.push(fault),
    reset: () => {
      const documents = received.splice(0)
      faults.length = 0
      requireValid(documents)
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      requireValid(received)
    },
  }
}
