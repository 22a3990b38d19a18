import { once } from 'node:events'
import { createServer } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

const eventSchema = z.object({
  exception: z.object({ values: z.array(z.object({ type: z.string(), value: z.string() })) }),
  tags: z.record(z.string(), z.string()),
})

/** The part of the hosted error service that reports need: takes envelopes at its ingest address. */
export interface FakeErrorService {
  readonly dsn: string
  /** The bodies of all envelopes, as received. */
  readonly envelopes: readonly string[]
  /** The events in them. */
  readonly events: () => z.infer<typeof eventSchema>[]
  readonly close: () => Promise<void>
}

/** Starts an error service that accepts everything that the official SDK sends. */
export async function startFakeErrorService(): Promise<FakeErrorService> {
  const envelopes: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const isEnvelope = request.method === 'POST' && request.url?.startsWith('/api/7/envelope/')
    if (isEnvelope) {
      envelopes.push((request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8'))
    }
    response.writeHead(isEnvelope ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake error service has no port.')
  return {
    dsn: `http://publickey@127.0.0.1:${address.port}/7`,
    envelopes,
    // An envelope is a header line, then a header line and a payload line for each item.
    events: () => envelopes.map((envelope) => eventSchema.parse(JSON.parse(envelope.split('\n')[2] ?? ''))),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
