import type { CallInput, ListAnswer, ListCallName, ListFilters, ListItem, ListPaging } from '@gauze/contract'
import { checkAnswers } from '@gauze/contract/check'
import { addItem, getCart, refreshToken } from '@gauze/contract/routes'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { toRequest } from './call-request.js'
import { type ApiClient, type ApiClientOptions, createApiClient, createApiClientOf } from './create-api-client.js'
import { type ApiError, isApiError } from './index.js'
import { memoryTokenStore } from './token-store.js'
import { createTransport } from './transport.js'

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

const GET_CART = '/api/cart/cart/getCart'
const ADD_ITEM = '/api/cart/cart/addItem'
const REFRESH = '/api/auth/refreshToken'

let server: FastifyInstance
let origin: string
let routes: Map<string, Handler>
let seen: FastifyRequest[]

/** Sets the handler of the server for a path, for all methods. */
function answer(path: string, handler: Handler) {
  return routes.set(path, handler)
}
function requestsTo(path: string) {
  return seen.filter(({ url }) => url.split('?')[0] === path)
}
function bearerOf({ headers }: FastifyRequest) {
  return headers.authorization ?? null
}

function problem(reply: FastifyReply, status: number, slug: string, more: object = {}) {
  return reply
    .status(status)
    .type('application/problem+json')
    .send({
      type: `https://gauze.example/problems/${slug}`,
      title: 'A title',
      status,
      detail: `About ${slug}.`,
      requestId: 'in-body',
      ...more,
    })
}

/** Requires one token for a call, like the API. */
function onlyWith(token: string, body: unknown): Handler {
  return (request, reply) => (bearerOf(request) === `Bearer ${token}` ? body : problem(reply, 401, 'unauthorized'))
}

/** Resolves once it was called this many times. */
function gate(count: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let left = count
  return {
    promise,
    pass() {
      left -= 1
      if (left === 0) resolve()
    },
  }
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!isApiError(error)) throw new Error('The call was expected to fail with an ApiError.', { cause: error })
  return error
}

function clientFor(options: Partial<ApiClientOptions> = {}): ApiClient {
  return createApiClient({ baseUrl: origin, tokenStore: memoryTokenStore('old'), ...options })
}

beforeEach(async () => {
  routes = new Map()
  seen = []
  server = fastify({ forceCloseConnections: true })
  server.all('/*', async (request, reply) => {
    seen.push(request)
    reply.header('x-request-id', `request-${seen.length}`)
    const handler = routes.get(request.url.split('?')[0] ?? '')
    return handler ? handler(request, reply) : problem(reply, 404, 'not-found')
  })
  origin = await server.listen({ host: '127.0.0.1', port: 0 })
})

afterEach(() => server.close())

describe('a call', () => {
  it('AUTH-03 carries the bearer token of the store, or none without one', async () => {
    answer(GET_CART, () => ({ version: 1 }))
    await clientFor().getCart()
    await clientFor({ tokenStore: memoryTokenStore() }).getCart()
    expect(seen.map(bearerOf)).toEqual(['Bearer old', null])
  })

  it('sends its input as a JSON body and returns the answer', async () => {
    answer(ADD_ITEM, (request) => ({ got: request.body }))
    const input: CallInput<'addItem'> = { itemId: 7, unit: 2, quantity: 3 }
    expect(await clientFor().addItem(input)).toEqual({ got: input })
    expect(seen[0]?.headers['content-type']).toBe('application/json')
    expectTypeOf(clientFor().addItem).parameter(0).toEqualTypeOf<CallInput<'addItem'>>()
  })

  it('API-54 sends a list as the whole body', async () => {
    answer('/api/print', (request) => ({ got: request.body }))
    const list = [{ type: 'invoice', transactionId: 7 }]
    const request = toRequest({ method: 'POST', path: '/api/print' }, list)
    const how = { call: 'print', headers: {}, credentials: 'same-origin', signal: undefined, timeout: 5_000 } as const
    expect((await createTransport(origin, fetch)({ ...request, ...how })).data).toEqual({ got: list })
  })

  it('API-15 ACCT-18 reads every list alike: a page, its order and the filters in, one page of results out', () => {
    type ListCall<N extends ListCallName> = (
      input: ListFilters<N> & Pick<ListPaging, 'page' | 'limit' | 'orderBy'>,
    ) => Promise<ListAnswer<ListItem<N>>>
    expectTypeOf<ApiClient['getSalesOrders']>().toExtend<ListCall<'getSalesOrders'>>()
    expectTypeOf<ApiClient['getSalesOrdersForParent']>().toExtend<ListCall<'getSalesOrdersForParent'>>()
  })

  it('sends the input of a GET in the query, leaving out undefined values', async () => {
    answer('/api/shopping/item/item', (request) => ({ query: request.query }))
    const api = clientFor()
    expect(await api.getItem({ id: 'exam gloves & more' })).toEqual({ query: { id: 'exam gloves & more' } })
    answer('/api/shopping/item/topItems', (request) => ({ query: request.query }))
    expect(await api.getTopItems({ limit: undefined })).toEqual({ query: {} })
  })

  it('repeats a field of the query for each entry of a list, and sends an object as JSON', async () => {
    answer('/api/list', (request) => ({ query: request.query }))
    const query = { status: ['open', 'a&b'], none: [], empty: null, page: 0, filters: { paid: false } }
    const request = toRequest({ method: 'GET', path: '/api/list' }, query)
    const how = { call: 'list', headers: {}, credentials: 'same-origin', signal: undefined, timeout: 5_000 } as const
    expect((await createTransport(`${origin}/`, fetch)({ ...request, ...how })).data).toEqual({
      query: { status: ['open', 'a&b'], empty: '', page: '0', filters: '{"paid":false}' },
    })
  })

  it('puts path parameters into the path, and refuses a parameter that would change the path', async () => {
    answer('/api/myaccount/transactions/salesorders/41', () => ({ id: 41 }))
    expect(await clientFor().getSalesOrder({ id: 41 })).toEqual({ id: 41 })
    await expect(clientFor().getSalesOrder({ id: '..' })).rejects.toThrow('The path parameter "id" is ".."')
    answer('/api/myaccount/transactions/salesorders/a%2Fb', () => ({ id: 0 }))
    expect(await clientFor().getSalesOrder({ id: 'a/b' })).toEqual({ id: 0 })
  })

  it('keeps the prefix of its base URL', async () => {
    answer(`/store${GET_CART}`, () => ({ version: 1 }))
    expect(await clientFor({ baseUrl: `${origin}/store` }).getCart()).toEqual({ version: 1 })
  })

  it('CART-13 outlives the page if it changes the cart, as many at a time as browsers allow', async () => {
    answer(GET_CART, () => ({ version: 1 }))
    answer(ADD_ITEM, () => ({ version: 2 }))
    answer('/api/cart/cart/emptyCart', () => ({ version: 3 }))
    const outliving: string[] = []
    const api = clientFor({
      fetch: (input, init) => {
        if (init?.keepalive) outliving.push(new URL(String(input)).pathname)
        return fetch(input, init)
      },
    })
    await api.getCart()
    await api.emptyCart()
    expect(outliving).toEqual(['/api/cart/cart/emptyCart'])
    outliving.length = 0
    const add = () => api.addItem({ itemId: 7, unit: 2, quantity: 3 })
    await Promise.all(Array.from({ length: 30 }, add))
    expect(outliving).toHaveLength(10)
    await add()
    expect(outliving).toHaveLength(11)
  })

  it('returns the request id of an answer', async () => {
    answer(GET_CART, () => ({ version: 1 }))
    const onAnswer = vi.fn()
    await clientFor({ onAnswer }).getCart()
    expect(onAnswer.mock.calls).toEqual([[{ call: 'getCart', status: 200, requestId: 'request-1' }]])
  })

  it('rejects an answer that does not fit the contract, and names call and field, where the page checks answers', async () => {
    answer(GET_CART, () => ({ version: 1 }))
    const report = vi.fn()
    const api = clientFor({ check: checkAnswers({ report }) })
    const error = await api.getCart().catch((failure: unknown) => failure)
    expect(error).toMatchObject({ kind: 'unexpected', call: 'getCart', status: 200, requestId: 'request-1' })
    expect(String(error)).toMatch(/^UnexpectedAnswerError: getCart: \w+: expected \w+, received nothing/)
    await expect(api.getCart()).rejects.toThrow('cartDetail: expected array')
    expect(report).toHaveBeenCalledOnce()
  })
})

describe('a client of some calls', () => {
  it('has these calls alone, and renews its token like the whole client', async () => {
    answer(GET_CART, onlyWith('new', { version: 1 }))
    answer(REFRESH, () => ({ token: 'new' }))
    const tokenStore = memoryTokenStore('old')
    const api = createApiClientOf({ addItem, getCart }, { baseUrl: origin, tokenStore })
    expectTypeOf(api).toEqualTypeOf<Pick<ApiClient, 'addItem' | 'getCart'>>()
    expect(Object.keys(api)).toEqual(['addItem', 'getCart'])
    expect(await api.getCart()).toEqual({ version: 1 })
    expect(tokenStore.get()).toBe('new')
  })

  it('AUTH-04 keeps the token of a renewal that its caller asks for', async () => {
    answer(REFRESH, () => ({ token: 'new' }))
    const tokenStore = memoryTokenStore('old')
    await createApiClientOf({ refreshToken }, { baseUrl: origin, tokenStore }).refreshToken()
    expect(tokenStore.get()).toBe('new')
  })
})

describe('token refresh', () => {
  beforeEach(() => {
    answer(GET_CART, onlyWith('new', { version: 1 }))
    answer(REFRESH, () => ({ token: 'new' }))
  })

  it('AUTH-04 refreshes once after a 401 and tries again', async () => {
    const tokenStore = memoryTokenStore('old')
    expect(await clientFor({ tokenStore }).getCart()).toEqual({ version: 1 })
    expect(seen.map(({ url }) => url)).toEqual([GET_CART, REFRESH, GET_CART])
    expect(tokenStore.get()).toBe('new')
  })

  it('AUTH-04 sends the cookie with calls about the session, and not with others', async () => {
    answer('/api/auth/login', () => ({ token: 'new' }))
    const credentials: [string, string | undefined][] = []
    const fetchAndNote: typeof fetch = (input, init) => {
      credentials.push([new URL(String(input)).pathname, init?.credentials])
      return fetch(input, init)
    }
    const api = clientFor({ fetch: fetchAndNote })
    await api.getCart()
    await api.login({ username: 'a', password: 'b' })
    expect(credentials).toEqual([
      [GET_CART, 'same-origin'],
      [REFRESH, 'include'],
      [GET_CART, 'same-origin'],
      ['/api/auth/login', 'include'],
    ])
  })

  it('AUTH-04 shares one refresh among all calls refused at the same time', async () => {
    const refused = gate(5)
    answer(GET_CART, (request, reply) => {
      if (bearerOf(request) === 'Bearer new') return { version: 1 }
      refused.pass()
      return problem(reply, 401, 'unauthorized')
    })
    answer(REFRESH, async () => {
      await refused.promise
      return { token: 'new' }
    })
    const api = clientFor()
    const carts = await Promise.all(Array.from({ length: 5 }, () => api.getCart()))
    expect(carts).toEqual(Array.from({ length: 5 }, () => ({ version: 1 })))
    expect(requestsTo(REFRESH)).toHaveLength(1)
    expect(requestsTo(GET_CART)).toHaveLength(10)
  })

  it('AUTH-04 does not refresh again for a 401 to a token that has been replaced meanwhile', async () => {
    const slow = Promise.withResolvers<void>()
    answer('/api/checkout/checkout/getTypes', async (request, reply) => {
      if (bearerOf(request) === 'Bearer new') return { types: ['card'] }
      await slow.promise
      return problem(reply, 401, 'unauthorized')
    })
    const api = clientFor()
    const types = api.getCheckoutTypes()
    await api.getCart()
    slow.resolve()
    expect(await types).toEqual({ types: ['card'] })
    expect(requestsTo(REFRESH)).toHaveLength(1)
  })

  it('AUTH-04 drops the token and reports it once when the refresh is refused', async () => {
    const refused = gate(3)
    answer(GET_CART, (_request, reply) => {
      refused.pass()
      return problem(reply, 401, 'unauthorized')
    })
    answer(REFRESH, async (_request, reply) => {
      await refused.promise
      return problem(reply, 401, 'session-over')
    })
    const tokenStore = memoryTokenStore('old')
    const onSessionLost = vi.fn()
    const api = clientFor({ tokenStore, onSessionLost })
    const errors = await Promise.all([1, 2, 3].map(() => failure(api.getCart())))
    expect(errors.map(({ kind }) => kind)).toEqual(['unauthorized', 'unauthorized', 'unauthorized'])
    expect(tokenStore.get()).toBeNull()
    expect(onSessionLost).toHaveBeenCalledTimes(1)
    expect(requestsTo(REFRESH)).toHaveLength(1)
  })

  it.each([401, 403])('AUTH-04 treats a refresh that is refused with %i as a lost session', async (status) => {
    answer(REFRESH, (_request, reply) => problem(reply, status, 'refused'))
    const onSessionLost = vi.fn()
    const tokenStore = memoryTokenStore('old')
    await failure(clientFor({ tokenStore, onSessionLost }).getCart())
    expect(onSessionLost).toHaveBeenCalledTimes(1)
    expect(tokenStore.get()).toBeNull()
  })

  it.each<[string, Handler, string]>([
    ['fails', (_request, reply) => problem(reply, 500, 'internal'), 'server'],
    ['has to wait for its database', (_request, reply) => problem(reply, 503, 'database'), 'server'],
    ['takes no more requests for now', (_request, reply) => problem(reply, 429, 'too-many-requests'), 'rateLimited'],
    ['does not speak as it should', () => ({}), 'unexpected'],
  ])('AUTH-04 signs nobody out while the server %s, and continues when it is back', async (_what, handler, kind) => {
    answer(REFRESH, handler)
    const onSessionLost = vi.fn()
    const tokenStore = memoryTokenStore('old')
    const api = clientFor({ tokenStore, onSessionLost })
    expect((await failure(api.getCart())).kind).toBe(kind)
    expect(onSessionLost).not.toHaveBeenCalled()
    expect(tokenStore.get()).toBe('old')
    answer(REFRESH, () => ({ token: 'new' }))
    expect(await api.getCart()).toEqual({ version: 1 })
  })

  it('AUTH-11 does not repeat a request of the previous account for another account', async () => {
    const tokenOf = (account: number) => `e30.${btoa(JSON.stringify({ sub: '1', acc: account }))}.c2ln`
    const tokenStore = memoryTokenStore(tokenOf(1))
    answer(ADD_ITEM, (_request, reply) => {
      tokenStore.set(tokenOf(2))
      return problem(reply, 401, 'session-over')
    })
    const onSessionLost = vi.fn()
    const adding = clientFor({ tokenStore, onSessionLost }).addItem({ itemId: 1, unit: 1, quantity: 1 })
    expect((await failure(adding)).slug).toBe('session-over')
    expect(requestsTo(ADD_ITEM)).toHaveLength(1)
    expect(onSessionLost).not.toHaveBeenCalled()
    expect(tokenStore.get()).toBe(tokenOf(2))
  })

  it('AUTH-04 accepts a renewed token that does not name its user', async () => {
    const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.c2ln`
    const tokenStore = memoryTokenStore(tokenOf({ sub: '1' }))
    const renewed = tokenOf({ sub: '1', acc: 2 })
    answer(REFRESH, () => ({ token: renewed }))
    answer(GET_CART, (request, reply) =>
      bearerOf(request) === `Bearer ${renewed}` ? { version: 1 } : problem(reply, 401, 'token-expired'),
    )
    expect(await clientFor({ tokenStore }).getCart()).toEqual({ version: 1 })
  })

  it('AUTH-11 answers the present user if the account was switched meanwhile, and keeps the token', async () => {
    const tokenOf = (account: number) => `e30.${btoa(JSON.stringify({ sub: '1', acc: account }))}.c2ln`
    const tokenStore = memoryTokenStore(tokenOf(1))
    answer('/api/auth/currentUser', (request, reply) => {
      if (request.headers.authorization === `Bearer ${tokenOf(2)}`) return { user: { id: 1 } }
      tokenStore.set(tokenOf(2))
      return problem(reply, 401, 'session-over')
    })
    const onSessionLost = vi.fn()
    expect(await clientFor({ tokenStore, onSessionLost }).currentUser()).toEqual({ user: { id: 1 } })
    expect(onSessionLost).not.toHaveBeenCalled()
    expect(tokenStore.get()).toBe(tokenOf(2))
  })

  it('AUTH-04 ends a session whose refresh is refused, even for a call flagged to skip the redirect', async () => {
    answer(REFRESH, (_request, reply) => problem(reply, 401, 'session-over'))
    const tokenStore = memoryTokenStore('old')
    const onSessionLost = vi.fn()
    await failure(clientFor({ tokenStore, onSessionLost }).getCart({}, { skipAuthRedirect: true }))
    expect(tokenStore.get()).toBeNull()
    expect(onSessionLost).toHaveBeenCalledTimes(1)
  })

  it('AUTH-04 tries again only once, and gives up a fresh token that is refused', async () => {
    answer(GET_CART, (_request, reply) => problem(reply, 401, 'unauthorized'))
    const tokenStore = memoryTokenStore('old')
    const onSessionLost = vi.fn()
    expect((await failure(clientFor({ tokenStore, onSessionLost }).getCart())).kind).toBe('unauthorized')
    expect(seen.map(({ url }) => url)).toEqual([GET_CART, REFRESH, GET_CART])
    expect(tokenStore.get()).toBeNull()
    expect(onSessionLost).toHaveBeenCalledTimes(1)
  })

  it('AUTH-04 keeps a fresh token that is refused to a call flagged to skip the redirect', async () => {
    answer(GET_CART, (_request, reply) => problem(reply, 401, 'unauthorized'))
    const tokenStore = memoryTokenStore('old')
    const onSessionLost = vi.fn()
    await failure(clientFor({ tokenStore, onSessionLost }).getCart({}, { skipAuthRedirect: true }))
    expect(tokenStore.get()).toBe('new')
    expect(onSessionLost).not.toHaveBeenCalled()
  })

  it('AUTH-04 renews once for a direct request and for a call refused meanwhile, and keeps the token', async () => {
    const refused = gate(1)
    answer(GET_CART, (request, reply) => {
      refused.pass()
      return bearerOf(request) === 'Bearer new' ? { version: 1 } : problem(reply, 401, 'token-expired')
    })
    answer(REFRESH, async () => {
      await refused.promise
      return { token: 'new' }
    })
    const tokenStore = memoryTokenStore('old')
    const api = clientFor({ tokenStore })
    expect(await Promise.all([api.refreshToken(), api.getCart()])).toEqual([{ token: 'new' }, { version: 1 }])
    expect(tokenStore.get()).toBe('new')
    expect(requestsTo(REFRESH)).toHaveLength(1)
  })

  it.each<[string, Handler]>([
    ['refused', (_request, reply) => problem(reply, 401, 'session-over')],
    ['answered', () => ({ token: 'late' })],
  ])('AUTH-04 keeps the changes of another tab while the renewal here was %s', async (_how, handler) => {
    const tokenStore = memoryTokenStore('old')
    const onSessionLost = vi.fn()
    const api = clientFor({ tokenStore, onSessionLost })
    answer(REFRESH, (request, reply) => {
      tokenStore.set('newer')
      return handler(request, reply)
    })
    expect(await api.refreshToken()).toEqual({ token: 'newer' })
    answer(REFRESH, (request, reply) => {
      tokenStore.clear()
      return handler(request, reply)
    })
    expect((await failure(api.refreshToken())).kind).toBe('aborted')
    expect([tokenStore.get(), onSessionLost.mock.calls]).toEqual([null, []])
  })

  it('AUTH-04 leaves a wrong password alone: no refresh, no redirect, the token kept', async () => {
    answer('/api/auth/login', (_request, reply) => problem(reply, 401, 'wrong-credentials'))
    const tokenStore = memoryTokenStore('old')
    const onSessionLost = vi.fn()
    const error = await failure(clientFor({ tokenStore, onSessionLost }).login({ username: 'a', password: 'b' }))
    expect(error.message).toBe('About wrong-credentials.')
    expect(seen).toHaveLength(1)
    expect(onSessionLost).not.toHaveBeenCalled()
    expect(tokenStore.get()).toBe('old')
  })

  it('finds the session of a reloaded page by its cookie alone', async () => {
    const tokenStore = memoryTokenStore()
    expect(await clientFor({ tokenStore }).getCart()).toEqual({ version: 1 })
    expect(tokenStore.get()).toBe('new')
  })

  it('keeps the session when the refresh cannot reach the server', async () => {
    const tokenStore = memoryTokenStore('old')
    const onSessionLost = vi.fn()
    const offlineRefresh: typeof fetch = (input, init) =>
      String(input).endsWith(REFRESH) ? Promise.reject(new TypeError('offline')) : fetch(input, init)
    const error = await failure(clientFor({ tokenStore, onSessionLost, fetch: offlineRefresh }).getCart())
    expect(error.kind).toBe('network')
    expect(tokenStore.get()).toBe('old')
    expect(onSessionLost).not.toHaveBeenCalled()
  })

  it('does not restore a session that ended while its refresh was on the way', async () => {
    const tokenStore = memoryTokenStore('old')
    answer(REFRESH, () => {
      tokenStore.clear()
      return { token: 'new' }
    })
    const onSessionLost = vi.fn()
    await failure(clientFor({ tokenStore, onSessionLost }).getCart())
    expect(tokenStore.get()).toBeNull()
    expect(onSessionLost).not.toHaveBeenCalled()
  })

  it('keeps the token of an account switched to while a refresh was on the way', async () => {
    const tokenStore = memoryTokenStore('old')
    answer(GET_CART, onlyWith('switched', { version: 9 }))
    answer(REFRESH, () => {
      tokenStore.set('switched')
      return { token: 'new' }
    })
    expect(await clientFor({ tokenStore }).getCart()).toEqual({ version: 9 })
    expect(tokenStore.get()).toBe('switched')
  })

  it('AUTH-04 takes the token that another tab fetched while this one waited for its turn', async () => {
    const store = memoryTokenStore('old')
    const exclusively = async <T>(work: () => Promise<T>): Promise<T> => {
      store.set('new')
      return work()
    }
    expect(await clientFor({ tokenStore: { ...store, exclusively } }).getCart()).toEqual({ version: 1 })
    expect(requestsTo(REFRESH)).toHaveLength(0)
  })

  it('stops waiting for a shared refresh when its own signal is aborted, without ending it for other calls', async () => {
    const asked = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    answer(REFRESH, async () => {
      asked.resolve()
      await go.promise
      return { token: 'new' }
    })
    const api = clientFor()
    const controller = new AbortController()
    const aborted = failure(api.getCart({}, { signal: controller.signal }))
    const other = api.getCart()
    await asked.promise
    controller.abort()
    expect((await aborted).kind).toBe('aborted')
    go.resolve()
    expect(await other).toEqual({ version: 1 })
    expect(requestsTo(REFRESH)).toHaveLength(1)
  })
})

describe('idempotency', () => {
  const keysTo = (path: string) => requestsTo(path).map(({ headers }) => headers['idempotency-key'])
  const input = { itemId: 7, unit: 2, quantity: 3 }

  it('keeps its key when a call is tried again after a refresh', async () => {
    answer(ADD_ITEM, onlyWith('new', { version: 2 }))
    answer(REFRESH, () => ({ token: 'new' }))
    await clientFor().addItem(input)
    const [first, second] = keysTo(ADD_ITEM)
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(second).toBe(first)
  })

  it('gives each call that takes a key its own one, and gives other calls no key', async () => {
    answer(ADD_ITEM, () => ({ version: 2 }))
    answer(GET_CART, () => ({ version: 2 }))
    const api = clientFor()
    await api.addItem(input)
    await api.addItem(input)
    await api.getCart()
    expect(new Set(keysTo(ADD_ITEM)).size).toBe(2)
    expect(keysTo(GET_CART)).toEqual([undefined])
  })

  it('sends the key the caller names', async () => {
    answer(ADD_ITEM, () => ({ version: 2 }))
    const api = clientFor()
    await api.addItem(input, { idempotencyKey: 'one-request' })
    await api.addItem(input, { idempotencyKey: 'one-request' })
    expect(keysTo(ADD_ITEM)).toEqual(['one-request', 'one-request'])
  })
})

describe('the owner a call is meant for', () => {
  const ownersTo = (path: string) => requestsTo(path).map(({ headers }) => headers['if-owner'])

  it('AUTH-12 is sent, even when the call is tried again with a token that somebody else has fetched', async () => {
    answer(GET_CART, onlyWith('of another', { version: 9 }))
    const tokenStore = memoryTokenStore('old')
    const reading = clientFor({ tokenStore }).getCart({}, { owner: '1.2' })
    tokenStore.set('of another')
    await reading
    expect(ownersTo(GET_CART)).toEqual(['1.2', '1.2'])
  })

  it('is left open by default', async () => {
    answer(GET_CART, () => ({ version: 1 }))
    await clientFor().getCart()
    expect(ownersTo(GET_CART)).toEqual([undefined])
  })
})

describe('a session that has ended', () => {
  const Items = '/api/shopping/item/topItems'

  it('answers a call that visitors may make as for a visitor, and loses the session once', async () => {
    const lost = vi.fn()
    answer(Items, (request, reply) => (bearerOf(request) === null ? [] : problem(reply, 401, 'unauthorized')))
    answer(REFRESH, (_request, reply) => problem(reply, 401, 'unauthorized'))
    const tokenStore = memoryTokenStore('old')
    expect(await clientFor({ tokenStore, onSessionLost: lost }).getTopItems({ limit: 3 })).toEqual([])
    expect(requestsTo(Items).map(bearerOf)).toEqual(['Bearer old', null])
    expect(tokenStore.get()).toBeNull()
    expect(lost).toHaveBeenCalledTimes(1)
  })

  it('answers as for a visitor when the server refuses a fresh token, too', async () => {
    answer(Items, (request, reply) => (bearerOf(request) === null ? [] : problem(reply, 401, 'unauthorized')))
    answer(REFRESH, () => ({ token: 'new' }))
    expect(await clientFor().getTopItems({ limit: 3 })).toEqual([])
    expect(requestsTo(Items).map(bearerOf)).toEqual(['Bearer old', 'Bearer new', null])
  })

  it('fails a call that visitors may make while the store cannot renew the token', async () => {
    answer(Items, (_request, reply) => problem(reply, 401, 'unauthorized'))
    answer(REFRESH, (_request, reply) => problem(reply, 503, 'unavailable'))
    const tokenStore = memoryTokenStore('old')
    expect((await failure(clientFor({ tokenStore }).getTopItems({ limit: 3 }))).kind).toBe('server')
    expect(requestsTo(Items)).toHaveLength(1)
    expect(tokenStore.get()).toBe('old')
  })

  it('repeats no call of a customer', async () => {
    answer(GET_CART, (_request, reply) => problem(reply, 401, 'unauthorized'))
    answer(REFRESH, (_request, reply) => problem(reply, 401, 'unauthorized'))
    expect((await failure(clientFor().getCart())).kind).toBe('unauthorized')
    expect(requestsTo(GET_CART)).toHaveLength(1)
  })
})

describe('errors', () => {
  it.each([
    [400, 'validation'],
    [422, 'validation'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [410, 'notFound'],
    [409, 'conflict'],
    [429, 'rateLimited'],
    [500, 'server'],
    [503, 'server'],
    [418, 'unexpected'],
  ])('reports a %d as %s, with the problem in words', async (status, kind) => {
    answer(GET_CART, (_request, reply) => problem(reply, status, 'some-slug'))
    expect(await failure(clientFor().getCart())).toMatchObject({
      kind,
      status,
      call: 'getCart',
      slug: 'some-slug',
      message: 'About some-slug.',
      requestId: 'in-body',
    })
    expect(seen).toHaveLength(1)
  })

  it('gives messages by field, without anything else', async () => {
    const errors = { quantity: ['must be 1 or more', 7], unit: 'no list', note: [] }
    answer(ADD_ITEM, (_request, reply) => problem(reply, 400, 'validation', { errors }))
    const error = await failure(clientFor().addItem({ itemId: 1, unit: 1, quantity: 0 }))
    expect(error.kind === 'validation' && error.fields).toEqual({ quantity: ['must be 1 or more'] })
  })

  it('says how long to wait, in seconds or until a date', async () => {
    for (const [header, seconds] of [
      ['30', 30],
      [new Date(0).toUTCString(), 0],
      ['soon', null],
    ] as const) {
      answer(GET_CART, (_request, reply) => problem(reply.header('retry-after', header), 429, 'slow-down'))
      const error = await failure(clientFor().getCart())
      expect(error.kind === 'rateLimited' && error.retryAfter).toBe(seconds)
    }
  })

  it("reads a proxy's error page as a server error with the request id of its header", async () => {
    answer(GET_CART, (_request, reply) => reply.status(502).type('text/html').send('<h1>Bad gateway</h1>'))
    expect(await failure(clientFor().getCart())).toMatchObject({
      kind: 'server',
      status: 502,
      problem: null,
      slug: null,
      requestId: 'request-1',
      message: 'The call getCart was answered 502.',
    })
  })

  it.each(['<html></html>', '{"version":', ''])('does not accept %j as an answer', async (text) => {
    answer(GET_CART, (_request, reply) => reply.type('text/html').send(text))
    expect((await failure(clientFor().getCart())).kind).toBe('unexpected')
  })

  it('reports a server that is not there, and does not repeat the call by itself', async () => {
    await server.close()
    const countedFetch = vi.fn(fetch)
    const error = await failure(clientFor({ fetch: countedFetch }).getCart())
    expect(error).toMatchObject({ kind: 'network', status: null, problem: null })
    expect(countedFetch).toHaveBeenCalledTimes(1)
  })

  it.each([
    [500, { title: 'boom' }, ''],
    [502, { type: 'about:blank', title: 'boom', detail: 'TypeError: x of undefined' }, ''],
    [503, { type: 'https://gauze.example/problems/tax-unavailable', title: 'boom' }, ''],
    [503, { type: 'https://gauze.example/problems/tax-unavailable', detail: 'The tax is late.' }, 'The tax is late.'],
    [409, { title: 'Closed.' }, 'Closed.'],
  ])('shows no words of a fault of the server that it did not name: %i %j', async (status, body, detail) => {
    answer(GET_CART, (_request, reply) => reply.status(status).send(body))
    const error = await failure(clientFor().getCart())
    expect(error.problem?.detail).toBe(detail)
    expect(error.message).toBe(detail || `The call getCart was answered ${status}.`)
  })

  it('says once in the console of another site how a store allows the site', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const unreachable = {
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      baseUrl: 'https://store.example',
    }
    vi.stubGlobal('location', new URL('https://store.example/cart'))
    await failure(clientFor(unreachable).getCart())
    vi.stubGlobal('location', new URL('https://intranet.example/supplies'))
    vi.stubGlobal('navigator', { onLine: false })
    const client = clientFor(unreachable)
    await failure(client.getCart())
    expect(log).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', { onLine: true })
    await failure(client.getCart())
    await failure(client.getCart())
    expect(log.mock.calls).toEqual([
      [expect.stringMatching(/^https:\/\/store\.example .*GAUZE_CORS_ORIGINS=https:\/\/intranet\.example/)],
    ])
    vi.unstubAllGlobals()
    log.mockRestore()
  })

  it('reports a connection that breaks within the answer', async () => {
    answer(GET_CART, (_request, reply) => {
      reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      reply.raw.write('{"version":')
      reply.raw.destroy()
      return reply.hijack()
    })
    expect((await failure(clientFor().getCart())).kind).toBe('network')
  })

  it('gives up after its timeout, even when only the body is late', async () => {
    answer(GET_CART, () => new Promise(() => {}))
    expect((await failure(clientFor({ timeout: 20 }).getCart())).kind).toBe('timeout')
    answer(GET_CART, (_request, reply) => {
      reply.raw.writeHead(200, { 'content-type': 'application/json' })
      reply.raw.write('{"version":')
      return reply.hijack()
    })
    expect((await failure(clientFor().getCart({}, { timeout: 20 }))).kind).toBe('timeout')
  })

  it('aborts a pending call, and sends no call whose signal is already aborted', async () => {
    const arrived = Promise.withResolvers<void>()
    const closed = Promise.withResolvers<void>()
    answer(GET_CART, (request) => {
      request.raw.socket.once('close', () => closed.resolve())
      arrived.resolve()
      return new Promise(() => {})
    })
    const controller = new AbortController()
    const aborted = failure(clientFor().getCart({}, { signal: controller.signal }))
    await arrived.promise
    controller.abort()
    expect((await aborted).kind).toBe('aborted')
    await closed.promise
    expect((await failure(clientFor().getCart({}, { signal: controller.signal }))).kind).toBe('aborted')
    expect(seen).toHaveLength(1)
  })
})
