import type { RequestListener } from 'node:http'
import inject from 'light-my-request'

const origin = 'http://localhost'

/** Statuses whose answers have no body; `Response` refuses even an empty one. */
const withoutBody: ReadonlySet<number> = new Set([204, 304])

/**
 * Creates a `fetch` that the handler answers within this process, without a connection. Paths are its own, and the host
 * of an address does not count.
 * @example
 * const ownFetch = createOwnFetch((request, response) => app.routing(request, response))
 * const answer = await ownFetch('/healthz')
 */
export function createOwnFetch(handler: RequestListener): typeof fetch {
  return async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, origin) : input, init)
    const body = request.body === null ? {} : { payload: Buffer.from(await request.arrayBuffer()) }
    request.signal.throwIfAborted()
    const given = Promise.withResolvers<never>()
    request.signal.addEventListener('abort', () => given.reject(request.signal.reason), { once: true })
    // An injected request ignores its signal once its body was read.
    const answer = await Promise.race([
      given.promise,
      inject(handler, {
        method: request.method,
        url: request.url,
        headers: Object.fromEntries(request.headers),
        signal: request.signal,
        validate: false,
        ...body,
      }),
    ])
    return new Response(withoutBody.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: headerPairs(answer.headers),
    })
  }
}

function headerPairs(headers: NodeJS.Dict<number | string | string[]>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
  )
}
