import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FlagSource } from '../app/data/flags.server.js'
import { eventsPage, flagsPage } from './dev-pages.js'
import { createEventLog } from './event-log.js'

const LARGEST_BATCH = 64 * 1024

/**
 * The paths that the store's server answers itself: `/ip`, the caller's public address; and, only to this machine, the
 * events that the development sinks received: `/dev/analytics` and `/dev/flags`. For everyone else, the last two paths
 * do not exist.
 */
export async function ownPaths(app: FastifyInstance, { flags }: { readonly flags: FlagSource }): Promise<void> {
  app.get('/ip', async ({ visit }, reply) =>
    reply.header('cache-control', 'no-store').send({ ip: plainAddress(visit.address) }),
  )
  await app.register(async (dev) => {
    const events = createEventLog()
    dev.addHook('onRequest', ({ visit }, reply, done) => {
      if (visit.isDeveloper) done()
      else reply.callNotFound()
    })
    // Beacons name no type, or another one.
    dev.removeAllContentTypeParsers()
    dev.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BATCH }, (_request, body, done) =>
      done(null, body),
    )
    dev.post('/dev/analytics', async ({ body, headers }, reply) => {
      const { 'sec-fetch-site': site } = headers
      if (site !== undefined && site !== 'same-origin')
        return reply.code(403).send('Only pages of this store may send events.')
      if (events.add(String(body))) return reply.code(204).send()
      return reply.code(400).send('Send JSON such as {"events":[{"event":"Page_View","properties":{},"at":"…"}]}.')
    })
    dev.get('/dev/analytics', (request, reply) => show(request, reply, { rows: events.latest(), page: eventsPage }))
    dev.get('/dev/flags', (request, reply) => show(request, reply, { rows: flags.evaluations(), page: flagsPage }))
  })
}

interface Shown<Row> {
  readonly rows: readonly Row[]
  readonly page: (rows: readonly Row[], options: { readonly nonce: string }) => string
}

function show<Row>({ headers, visit }: FastifyRequest, reply: FastifyReply, { rows, page }: Shown<Row>) {
  reply.header('cache-control', 'no-store')
  if (headers.accept?.includes('application/json')) return reply.send(rows)
  return reply.type('text/html; charset=utf-8').send(page(rows, visit))
}

/** An IPv4 address that arrived over IPv6 is shown in its usual form. */
function plainAddress(address: string) {
  return address.replace(/^::ffff:/, '')
}
