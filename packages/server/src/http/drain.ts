import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import { ProblemError } from './problem.js'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Ends the connections of HTTP servers in good order. */
export interface Drain {
  /** Makes a server whose connections it knows. */
  createServer(handler: Handler, options: ServerOptions): Server
  /**
   * Takes no more connections, closes idle ones, answers what is under way and says that the connection ends with it,
   * and refuses what comes after. What is not answered within the grace is cut.
   */
  close(): Promise<void>
}

/** Milliseconds that requests under way are given. */
const grace = 5_000

const retryAfter = '5'

const refuse = (response: ServerResponse) => {
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

/** Where the head of the answer is out already, the connection ends after it all the same. */
const endAfter = (response: ServerResponse) => {
  if (!response.headersSent) response.setHeader('connection', 'close')
  const { socket } = response
  response.once('finish', () => socket?.destroySoon())
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    // It is told of servers that did not listen, too.
    server.close(() => resolve())
  })

/**
 * Makes a {@link Drain}. A server that listens at `localhost` is one for each of its addresses.
 * @example
 * const drain = createDrain()
 * const server = drain.createServer(handler, {}).listen(3000)
 * await drain.close()
 */
export const createDrain = (): Drain => {
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
      for (const response of underWay) endAfter(response)
      const cut = setTimeout(() => {
        for (const server of servers) server.closeAllConnections()
      }, grace)
      await Promise.all([...servers].map(closed))
      clearTimeout(cut)
    },
  }
}
