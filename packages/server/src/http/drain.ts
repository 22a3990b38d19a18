import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { ProblemError } from '../base/problem.js'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Closes the connections of HTTP servers in good order. */
export interface Drain {
  /** Creates a server and tracks its connections. */
  createServer(handler: Handler, options: ServerOptions): Server
  /**
   * Accepts no more connections, answers requests in progress with the notice that the connection ends, and refuses
   * later requests; closes idle connections. Cuts connections whose request is not answered within the grace period.
   */
  close(): Promise<void>
}

/** How long requests in progress may take, in milliseconds. */
const grace = 5_000

/**
 * Milliseconds between two closings of idle connections. Not at once: a busy client may just be sending, and should get
 * an answer rather than a cut connection.
 */
const idle = 250

const retryAfter = '5'

function refuse(response: ServerResponse) {
  const problem = new ProblemError({
    slug: 'stopping',
    status: 503,
    detail: 'The store is being restarted. Please try again in a few seconds.',
  })
  const requestId = crypto.randomUUID()
  response
    .writeHead(problem.status, {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': retryAfter,
      'x-request-id': requestId,
      connection: 'close',
    })
    .end(JSON.stringify(problem.body(requestId)))
}

/** Closes to new connections and leaves the idle ones, which an HTTP server would cut. */
function closed(server: Server) {
  return new Promise<void>((resolve) => {
    // It is also called for servers that did not listen.
    NetServer.prototype.close.call(server, () => resolve())
  })
}

/**
 * Creates a {@link Drain}. A server that listens at `localhost` has one for each of its addresses.
 * @example
 * const drain = createDrain()
 * const server = drain.createServer(handler, {}).listen(3000)
 * await drain.close()
 */
export function createDrain(): Drain {
  const servers = new Set<Server>()
  const underWay = new Set<ServerResponse>()
  let isClosing = false
  return {
    createServer: (handler, options) => {
      const server = createServer(options, (request, response) => {
        if (isClosing) return refuse(response)
        underWay.add(response)
        response.once('close', () => underWay.delete(response))
        handler(request, response)
      })
      servers.add(server)
      return server
    },
    close: async () => {
      isClosing = true
      // If the head of an answer was already sent, the next answer on the connection says so.
      for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close')
      const all = [...servers]
      const tidy = setInterval(() => all.forEach((server) => void server.closeIdleConnections()), idle)
      const cut = setTimeout(() => all.forEach((server) => void server.closeAllConnections()), grace)
      await Promise.all(all.map(closed))
      clearInterval(tidy)
      clearTimeout(cut)
    },
  }
}
