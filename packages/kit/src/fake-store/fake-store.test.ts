import { createApiClient, memoryTokenStore } from '@gauze/api-client'
import { calls } from '@gauze/contract/schemas'
import { describe, expect, it, vi } from 'vitest'
import { formatReport } from '../conformance/format-report.js'
import { runConformance } from '../conformance/run-conformance.js'
import { createFakeStore } from './create-fake-store.js'
import { createFakeCalls } from './fake-calls.js'

function start() {
  const fake = createFakeStore()
  const tokenStore = memoryTokenStore(fake.token)
  const client = createApiClient({ baseUrl: 'https://store.example', tokenStore, fetch: fake.fetch })
  return { fake, api: client, tokenStore }
}

const [gauze, box] = [
  { itemId: 101, unit: 1011 },
  { itemId: 101, unit: 1012 },
]

describe('the answers of a fake store', () => {
  it('PLUS-15 fit the contract in every call, and refuse input that the contract refuses', async () => {
    const { fake } = start()
    const { username } = fake.data.user
    const user = { username, password: fake.data.password }
    const report = await runConformance({
      url: 'https://store.example/api',
      user,
      fetch: fake.fetch,
      rate: 0,
      write: true,
    })
    const known = Object.keys(createFakeCalls(fake.data, { isOpen: true, token: '' }))
    // Its one session needs no cookie, so these two are not as strict as a server.
    const withoutCookies = ['login', 'refreshToken']
    const unexpected = report.results.filter(
      ({ call, outcome }) => outcome === 'failed' && known.includes(call) && !withoutCookies.includes(call),
    )
    expect(unexpected, formatReport(report)).toEqual([])
    const passed = report.results.filter(({ outcome }) => outcome === 'passed').map(({ call }) => call)
    const changes = ['clearNotifications', 'markNotificationsAsRead']
    expect([...passed, ...withoutCookies, ...changes].sort()).toEqual(known.sort())
  })

  it('PLUS-15 fit the contract after changes that a conformance run does not make', async () => {
    const { api } = start()
    expect(calls.getUserNotifications.response.parse(await api.getUserNotifications()).unread).toBe(1)
    expect(calls.markNotificationsAsRead.response.parse(await api.markNotificationsAsRead({})).unread).toBe(0)
    const { notifications } = await api.getUserNotifications()
    expect(notifications.map(({ userNotificationStatus }) => userNotificationStatus.unread)).toEqual([false])
    await api.addItem({ ...gauze, quantity: 1 })
    expect(calls.clearNotifications.response.parse(await api.clearNotifications()).totalItems).toBe(1)
  })

  it('PLUS-15 agree with each other: the invoice is of a listed order, and the cart sums its lines', async () => {
    const { api, fake } = start()
    const { results } = await api.getInvoices({})
    const orders = await api.getSalesOrders({})
    expect(orders.results.map(({ id }) => id)).toContain(results[0]?.orderId)
    await api.addItem({ ...gauze, quantity: 2 })
    const cart = await api.addItem({ ...box, quantity: 1 })
    // 14 pads at 4.50, delivery below the limit, 8 percent tax on the goods.
    expect([cart.subtotal, cart.shipping, cart.tax, cart.total]).toEqual([63, 14.95, 5.04, 82.99])
    expect(cart.totalItems).toBe(3)
    expect((await api.getItem({ id: '101' })).price).toBe(fake.data.products[0]?.price)
  })

  it('PLUS-15 show no price to a visitor', async () => {
    const fake = createFakeStore({ isSignedIn: false })
    const tokenStore = memoryTokenStore()
    const visitor = createApiClient({ baseUrl: 'https://store.example', tokenStore, fetch: fake.fetch })
    expect((await visitor.getTopItems({ limit: 1 }))[0]?.price).toBeNull()
    await expect(visitor.getCart()).rejects.toMatchObject({ slug: 'not-signed-in' })
  })
})

describe('the cart of a fake store', () => {
  it('PLUS-15 counts an addition once for one idempotency key, and refuses the key for another input', async () => {
    const { api } = start()
    const idempotencyKey = crypto.randomUUID()
    await api.addItem({ ...gauze, quantity: 2 }, { idempotencyKey })
    expect((await api.addItem({ ...gauze, quantity: 2 }, { idempotencyKey })).totalItems).toBe(2)
    await expect(api.addItem({ ...gauze, quantity: 3 }, { idempotencyKey })).rejects.toMatchObject({
      kind: 'conflict',
      slug: 'idempotency-key-reused',
    })
  })

  it('PLUS-15 edits, merges, removes and empties, and its version grows', async () => {
    const { api } = start()
    const first = await api.addItem({ ...gauze, quantity: 2 })
    const both = await api.addItem({ ...box, quantity: 1 })
    const [pad, carton] = both.cartDetail
    expect(both.version).toBeGreaterThan(first.version)
    const edited = await api.editItem({ detailId: carton?.id ?? 0, unit: gauze.unit, quantity: 5 })
    expect(edited.cartDetail.map(({ id, quantity }) => [id, quantity])).toEqual([[pad?.id, 7]])
    expect((await api.removeItem({ detailId: pad?.id ?? 0 })).status).toBe('empty')
    expect((await api.removeItem({ detailId: pad?.id ?? 0 })).cartDetail).toEqual([])
    await expect(api.editItem({ detailId: pad?.id ?? 0, unit: gauze.unit, quantity: 1 })).rejects.toMatchObject({
      kind: 'notFound',
    })
  })

  it('PLUS-15 refuses one line of many without blocking the others, and says why', async () => {
    const { api } = start()
    const lines = [
      { ...gauze, quantity: 1 },
      { itemId: 104, unit: 1041, quantity: 1 },
      { ...gauze, quantity: 99_999 },
    ]
    const { outcomes, addToCartAdjustment, totalItems } = await api.addItems({ lines })
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['added', 'refused', 'adjusted'])
    expect([addToCartAdjustment, totalItems]).toEqual([true, 99_999])
    await expect(api.addItem({ itemId: 104, unit: 1041, quantity: 1 })).rejects.toMatchObject({
      slug: 'item-unavailable',
    })
    await expect(api.addItem({ ...gauze, unit: 9, quantity: 1 })).rejects.toMatchObject({ slug: 'unknown-unit' })
  })
})

describe('a test that uses a fake store', () => {
  it('PLUS-15 lets one request fail, and the next one pass', async () => {
    const { fake, api } = start()
    fake.fail('addItem', { status: 409, slug: 'cart-full', detail: 'Your cart is full.', errors: { itemId: ['no'] } })
    await expect(api.addItem({ ...gauze, quantity: 1 })).rejects.toMatchObject({
      kind: 'conflict',
      slug: 'cart-full',
      message: 'Your cart is full.',
    })
    expect((await api.addItem({ ...gauze, quantity: 1 })).totalItems).toBe(1)
    fake.fail('getCart', { status: 0, times: Number.POSITIVE_INFINITY })
    await expect(api.getCart()).rejects.toMatchObject({ kind: 'network' })
    await expect(api.getCart()).rejects.toMatchObject({ kind: 'network' })
  })

  it('PLUS-15 holds an answer until a promise resolves, and lets a page abort it', async () => {
    const { fake, api } = start()
    const held = Promise.withResolvers<void>()
    fake.delay('getCart', held.promise)
    const aborting = new AbortController()
    const aborted = api.getCart({}, { signal: aborting.signal })
    const cart = api.getCart()
    aborting.abort()
    await expect(aborted).rejects.toMatchObject({ kind: 'aborted' })
    held.resolve()
    expect((await cart).status).toBe('empty')
    fake.delay('getCart', 0)
    vi.useFakeTimers()
    expect((await api.getCart()).status).toBe('empty')
    vi.useRealTimers()
  })

  it('PLUS-15 sees the requests with their inputs and keys', async () => {
    const { fake, api } = start()
    await api.addItem({ ...gauze, quantity: 2 }, { idempotencyKey: 'key-1' })
    await api.getSalesOrder({ id: 1002 })
    await expect(api.getSalesOrder({ id: 5 })).rejects.toMatchObject({ kind: 'notFound' })
    expect(fake.requests).toMatchObject([
      { call: 'addItem', input: { ...gauze, quantity: 2 }, idempotencyKey: 'key-1', status: 200 },
      { call: 'getSalesOrder', input: { id: 1002 }, status: 200 },
      { call: 'getSalesOrder', path: '/api/myaccount/transactions/salesorders/5', status: 404 },
    ])
  })

  it('PLUS-15 answers other calls as the test says, and names a call that it does not know', async () => {
    const { fake, api } = start()
    await expect(api.getAllLists({})).rejects.toMatchObject({
      slug: 'not-in-fake-store',
      message: "The fake store does not answer getAllLists. Give its answer by fake.answer('getAllLists', …).",
    })
    fake.answer('getAllLists', { itemLists: [] })
    expect(await api.getAllLists({})).toEqual({ itemLists: [] })
    fake.answer('getTaxRate', ({ itemIds }) => ({
      taxRate: 8,
      shippingTaxable: false,
      items: itemIds.map((itemId) => ({ itemId, taxable: true })),
    }))
    expect((await api.getTaxRate({ addressId: 11, itemIds: [101] })).items).toEqual([{ itemId: 101, taxable: true }])
  })

  it('PLUS-15 names the wrong fields of an input, and an owner that is not the user', async () => {
    const { api } = start()
    await expect(api.addItem({ ...gauze, quantity: 0 })).rejects.toMatchObject({
      kind: 'validation',
      fields: { quantity: ['must be 1 or more'] },
    })
    await expect(api.addItem({ ...gauze, quantity: 1 }, { owner: '3.8' })).rejects.toMatchObject({
      slug: 'other-owner',
    })
    expect((await api.addItem({ ...gauze, quantity: 1 }, { owner: '3.7' })).ownerId).toBe('3.7')
  })

  it('PLUS-15 signs out and in again', async () => {
    const { fake, api, tokenStore } = start()
    await api.logout()
    await expect(api.getCart()).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(tokenStore.get()).toBeNull()
    const { username } = fake.data.user
    await expect(api.login({ username, password: 'wrong' })).rejects.toMatchObject({ slug: 'wrong-credentials' })
    tokenStore.set((await api.login({ username, password: fake.data.password })).token)
    expect((await api.currentUser()).user.firstName).toBe('Ada')
  })

  it('PLUS-15 takes a Request, as request handlers of other libraries pass it', async () => {
    const { fake } = start()
    const url = 'https://elsewhere.example/prefix/api/shopping/category/getCategories'
    const answer = await fake.fetch(new Request(url))
    expect(await answer.json()).toEqual([fake.data.category])
    expect((await fake.fetch('https://store.example/api/no/such')).status).toBe(404)
  })

  it('PLUS-15 refuses the name of a call that the contract does not have, and proposes similar ones', () => {
    const { fake } = start()
    // As from JavaScript.
    const misspelled = 'addItm' as 'addItem'
    const words = "The contract has no call 'addItm'. Similar names: addItem"
    expect(() => fake.fail(misspelled, { status: 409 })).toThrow(words)
    expect(() => fake.delay(misspelled, 10)).toThrow(words)
    expect(() => fake.answer(misspelled, {} as never)).toThrow(words)
  })
})
