import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FlagSource } from '../app/data/flags.server.js'
import { eventsPage, flagsPage } from './dev-pages.js'
import { createEventLog } from './event-log.js'

const LARGEST_BATCH = 64 * 1024

/** What is known about the caller. */
export interface Asker {
  /** Address of the visitor. */
  readonly address: string
  /** The caller is a program or browser on this machine, and the store is not public. */
  readonly isDeveloper: boolean
  readonly nonce: string
}

/** Answers one of the store's own paths and returns true; returns false for any other path. */
export type OwnPaths = (request: IncomingMessage, response: ServerResponse, asker: Asker) => Promise<boolean>

/**
 * The paths that the store's server answers itself: `/ip`, the caller's public address; and, only to this machine, what
 * the development sinks received: `/dev/analytics` and `/dev/flags`. To everyone else those do not exist.
 */
export function createOwnPaths({ flags }: { flags: FlagSource }): OwnPaths {
  const events = createEventLog()
  return async (request, response, asker) => {
    const [path = ''] = (request.url ?? '').split(/[?#]/, 1)
    const { method = 'GET' } = request
    if (path === '/ip' && method === 'GET') sendJson(response, { ip: plainAddress(asker.address) })
    else if (!path.startsWith('/dev/') || !asker.isDeveloper) return false
    else if (path === '/dev/analytics' && method === 'POST') await take(request, response, events.add)
    else if (path === '/dev/analytics')
      show(request, response, events.latest(), () => eventsPage(events.latest(), asker))
    else if (path === '/dev/flags')
      show(request, response, flags.evaluations(), () => flagsPage(flags.evaluations(), asker))
    else return false
    return true
  }
}

async function take(request: IncomingMessage, response: ServerResponse, add: (body: string) => boolean): Promise<void> {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') {
    response.writeHead(403).end('Only pages of this store may send events.')
    return
  }
  const body = await readBody(request)
  if (body === null) response.writeHead(413, { Connection: 'close' }).end('A batch is at most 64 kB.')
  else if (add(body)) response.writeHead(204).end()
  else response.writeHead(400).end('Send JSON such as {"events":[{"event":"Page_View","properties":{},"at":"…"}]}.')
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > LARGEST_BATCH) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function show(request: IncomingMessage, response: ServerResponse, data: unknown, page: () => string): void {
  if (request.headers.accept?.includes('application/json')) sendJson(response, data)
  else send(response, 'text/html; charset=utf-8', page())
}

function sendJson(response: ServerResponse, data: unknown) {
  return send(response, 'application/json; charset=utf-8', JSON.stringify(data))
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
}

/** An IPv4 address that arrived over IPv6 is shown in its usual form. */
function plainAddress(address: string) {
  return address.replace(/^::ffff:/, '')
}
