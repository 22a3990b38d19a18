import { createFakeStore, type FakeStore } from '../fake-store/index.js'
import { exactFirst } from '../fake-store/match-call.js'

type Resolver = (info: { readonly request: Request }) => Promise<Response>

/** The functions of `http` of MSW 2 that handlers are made by. */
export interface HandlerFactory<Handler> {
  get(path: string, resolver: Resolver): Handler
  post(path: string, resolver: Resolver): Handler
  patch(path: string, resolver: Resolver): Handler
}

/** Options of {@link requestHandlers}. */
export interface RequestHandlersOptions {
  /** A new store with an answer to every call if omitted. */
  readonly fake?: FakeStore
  /** The start of the addresses; `*` by default, which is any origin and any folder. */
  readonly base?: string
}

/**
 * Returns a request handler of MSW for each call of the contract, over a fake store.
 *
 * @param http `http` of `msw`
 * @example
 * import { http } from 'msw'
 * import { setupServer } from 'msw/node'
 *
 * const fake = createFakeStore({ unknownCalls: 'fixture' })
 * const server = setupServer(...requestHandlers(http, { fake }))
 */
export function requestHandlers<Handler>(
  http: HandlerFactory<Handler>,
  { fake = createFakeStore({ unknownCalls: 'fixture' }), base = '*' }: RequestHandlersOptions = {},
): Handler[] {
  return exactFirst.map(({ call: { method, path } }) => {
    const add = { GET: http.get, POST: http.post, PATCH: http.patch }[method]
    return add(`${base}${path}`, ({ request }) => fake.fetch(request))
  })
}
