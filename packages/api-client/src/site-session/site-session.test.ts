import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../create-api-client.js'
import { siteSession } from './site-session.js'

const store = 'https://store.example'
const key = 'gauze.session store.example'

/** The browser's storage, and the window whose events tell of other tabs. */
class FakeWindow extends EventTarget {
  readonly items = new Map<string, string>()

  /** Changes the storage, as another tab does. */
  changeElsewhere(value: string | null) {
    if (value === null) this.items.delete(key)
    else this.items.set(key, value)
    this.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
}

let fake: FakeWindow

beforeEach(() => {
  fake = new FakeWindow()
  vi.stubGlobal('window', fake)
  vi.stubGlobal('location', new URL('https://intranet.example/supplies'))
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => fake.items.get(name) ?? null,
    setItem: (name: string, value: string) => fake.items.set(name, value),
    removeItem: (name: string) => fake.items.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

function keep(access: string, refresh: string | null) {
  fake.items.set(key, JSON.stringify({ access, refresh }))
}

/** A store that speaks the protocol: it renews tokens, and refuses calls with old ones. */
function serve(answer: (path: string, fields: Record<string, string>, token: string | null) => [number, object]) {
  const asked: string[] = []
  const speak = async (url: string | URL | Request, init: RequestInit = {}) => {
    const { pathname } = new URL(String(url))
    const fields = init.body instanceof URLSearchParams ? Object.fromEntries(init.body) : {}
    const token = new Headers(init.headers).get('authorization')
    asked.push([pathname, ...Object.values(fields)].join(' '))
    const [status, body] = answer(pathname, fields, token)
    return Response.json(body, { status })
  }
  vi.stubGlobal('fetch', speak)
  return asked
}

const expired = { type: 'https://gauze.example/problems/token-expired', title: 'x', status: 401, detail: 'Expired.' }

/** Answers calls for the newest access token alone. */
function answersFor(access: string) {
  return (path: string, _fields: object, token: string | null): [number, object] => {
    if (path === '/oauth/token') return [200, { access_token: access, refresh_token: 'refresh 2' }]
    if (path === '/oauth/revoke') return [200, {}]
    return token === `Bearer ${access}` ? [200, { cartDetail: [] }] : [401, expired]
  }
}

describe('PLUS-07 the session of a page on another site', () => {
  it('renews an expired token by its refresh token, keeps both, and sends no cookie', async () => {
    keep('access 1', 'refresh 1')
    const asked = serve(answersFor('access 2'))
    const { tokens } = siteSession({ store })
    await createApiClient({ baseUrl: store, tokenStore: tokens }).getCart()
    expect(asked).toEqual(['/api/cart/cart/getCart', '/oauth/token refresh_token refresh 1', '/api/cart/cart/getCart'])
    expect(JSON.parse(fake.items.get(key) ?? '')).toEqual({ access: 'access 2', refresh: 'refresh 2' })
  })

  it('keeps the refresh token where the store sends no new one, because another tab has it', async () => {
    keep('access 1', 'refresh 1')
    serve((path) => (path === '/oauth/token' ? [200, { access_token: 'access 2' }] : [401, expired]))
    await siteSession({ store }).tokens.renew?.()
    expect(JSON.parse(fake.items.get(key) ?? '')).toEqual({ access: 'access 2', refresh: 'refresh 1' })
  })

  it('is lost when the store refuses to renew it, and not when the store is down', async () => {
    keep('access 1', 'refresh 1')
    const lost = vi.fn()
    const { tokens } = siteSession({ store })
    const api = createApiClient({ baseUrl: store, tokenStore: tokens, onSessionLost: lost })
    serve((path) =>
      path === '/oauth/token' ? [503, { error: 'server_error', error_description: 'Later.' }] : [401, expired],
    )
    await expect(api.getCart()).rejects.toMatchObject({ kind: 'server' })
    expect(tokens.get()).toBe('access 1')
    serve((path) =>
      path === '/oauth/token' ? [400, { error: 'invalid_grant', error_description: 'Ended.' }] : [401, expired],
    )
    await expect(api.getCart()).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(lost).toHaveBeenCalledTimes(1)
    expect(tokens.get()).toBeNull()
  })

  it('revokes a token that comes after the person has signed out, and keeps nothing', async () => {
    keep('access 1', 'refresh 1')
    const session = siteSession({ store })
    const asked = serve((path, ...rest) => {
      if (path === '/oauth/token') fake.items.delete(key)
      return answersFor('access 2')(path, ...rest)
    })
    await createApiClient({ baseUrl: store, tokenStore: session.tokens })
      .getCart()
      .catch(() => undefined)
    expect(asked.at(-1)).toBe('/oauth/revoke refresh 2')
    expect(session.tokens.get()).toBeNull()
  })

  it('leaves a sign-in alone that came while a token was renewed', async () => {
    keep('access 1', 'refresh 1')
    const session = siteSession({ store })
    const asked = serve((path, ...rest) => {
      if (path === '/oauth/token') keep('access 9', 'refresh 9')
      return answersFor('access 2')(path, ...rest)
    })
    await session.tokens.renew?.()
    expect(asked).toEqual(['/oauth/token refresh_token refresh 1'])
    expect(JSON.parse(fake.items.get(key) ?? '')).toEqual({ access: 'access 9', refresh: 'refresh 9' })
  })

  it('ends at the store when the person signs out, and hears of another tab', async () => {
    keep('access 1', 'refresh 1')
    const { tokens, signOut } = siteSession({ store })
    const heard: unknown[] = []
    const stop = tokens.subscribe((token, isElsewhere) => heard.push([token, isElsewhere]))
    fake.changeElsewhere(JSON.stringify({ access: 'access 3', refresh: 'refresh 3' }))
    const asked = serve(answersFor('x'))
    await signOut()
    expect(asked).toEqual(['/oauth/revoke refresh 3'])
    fake.changeElsewhere('{ no tokens')
    stop()
    fake.changeElsewhere(JSON.stringify({ access: 'access 4', refresh: null }))
    expect(heard).toEqual([
      ['access 3', true],
      [null, false],
    ])
  })

  it('tells the store of a sign-out that it did not hear, at once when asked, when back online and on the next page', async () => {
    keep('access 1', 'refresh 1')
    const session = siteSession({ store })
    let isDown = true
    const asked = serve((path, ...rest) => (isDown ? [503, {}] : answersFor('x')(path, ...rest)))
    session.tokens.clear()
    await expect(session.signOut()).rejects.toMatchObject({ kind: 'server' })
    expect(session.tokens.get()).toBeNull()
    await expect(session.signOut()).rejects.toMatchObject({ kind: 'server' })
    expect(asked).toEqual(['/oauth/revoke refresh 1', '/oauth/revoke refresh 1'])
    fake.dispatchEvent(new Event('online'))
    await expect.poll(() => asked.length).toBe(3)
    isDown = false
    siteSession({ store })
    await expect.poll(() => [...fake.items.keys()]).toEqual([])
    expect(asked).toHaveLength(4)
    await session.signOut()
    expect(asked).toHaveLength(4)
  })

  it('keeps nothing in the storage when it is to stay in memory', () => {
    const { tokens } = siteSession({ store, keep: 'memory' })
    tokens.set('access 1')
    expect(tokens.get()).toBe('access 1')
    expect(fake.items.size).toBe(0)
  })

  it('is a visitor’s on a server', async () => {
    vi.unstubAllGlobals()
    const { tokens, returned } = siteSession({ store })
    expect(tokens.get()).toBeNull()
    expect(await returned).toBe(false)
  })

  it('takes the answer of its own store alone, on a page with two stores', async () => {
    const asked = serve(answersFor('access 2'))
    const kept = new Map([
      ['gauze.signing-in store.example', JSON.stringify({ state: 's', verifier: 'v', redirectUri: 'r' })],
    ])
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      removeItem: (name: string) => kept.delete(name),
    })
    vi.stubGlobal('history', { state: null, replaceState: () => undefined })
    const answer = '?state=s&code=c&iss='
    vi.stubGlobal(
      'location',
      new URL(`https://intranet.example/${answer}${encodeURIComponent('https://evil.example')}`),
    )
    expect(await siteSession({ store }).returned).toBe(false)
    expect(await siteSession({ store: 'https://evil.example' }).returned).toBe(false)
    expect(asked).toEqual([])
    vi.stubGlobal('location', new URL(`https://intranet.example/${answer}${encodeURIComponent(store)}`))
    expect(await siteSession({ store }).returned).toBe(true)
    expect(asked).toEqual(['/oauth/token authorization_code c v r'])
  })

  /** Signs in by a window, up to the store's login, whose address it returns. */
  async function openWindow(page: string) {
    const popup = {
      closed: false,
      focus: vi.fn(),
      close: vi.fn(),
      location: { replace: vi.fn<(url: string) => void>() },
    }
    const open = vi.fn(() => popup)
    Object.assign(fake, { open })
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('location', new URL(page))
    const session = siteSession({ store })
    const result = session.signIn()
    await expect.poll(() => popup.location.replace.mock.calls.length).toBe(1)
    return {
      session,
      popup,
      open,
      result,
      asked: new URL(popup.location.replace.mock.calls[0]?.[0] ?? '').searchParams,
    }
  }

  /** Opens a page at the answer of the store, with no storage of its own. */
  function comeBack(params: string) {
    const close = vi.fn()
    const moved = vi.fn()
    const replaceState = vi.fn()
    Object.assign(fake, { close })
    vi.stubGlobal('sessionStorage', { getItem: () => null })
    vi.stubGlobal('history', { state: { idx: 3 }, replaceState })
    const address = new URL(`https://intranet.example/supplies?${params}&iss=${encodeURIComponent(store)}`)
    vi.stubGlobal('location', Object.assign(address, { replace: moved }))
    return { session: siteSession({ store }), close, moved, replaceState }
  }

  it('brings the open window to the front at the next press', async () => {
    const { session, popup, open, result } = await openWindow('https://intranet.example/supplies')
    const focused = popup.focus.mock.calls.length
    const second = session.signIn()
    expect(popup.focus).toHaveBeenCalledTimes(focused + 1)
    popup.closed = true
    expect(await Promise.all([result, second])).toEqual([false, false])
    expect(open).toHaveBeenCalledTimes(1)
    expect(popup.location.replace).toHaveBeenCalledTimes(1)
  })

  it('signs in in the window where a page cannot hear it, closes it, and comes back to the fragment of the page', async () => {
    const { popup, result, asked } = await openWindow('https://intranet.example/supplies#/gloves')
    expect(asked.get('redirect_uri')).toBe('https://intranet.example/supplies')
    popup.closed = true
    expect(await result).toBe(false)
    const sent = serve(answersFor('access 2'))
    const { session, close, moved, replaceState } = comeBack(`code=c&state=${asked.get('state')}`)
    expect(await session.returned).toBe(true)
    expect(sent[0]).toMatch('/oauth/token authorization_code c')
    expect(session.tokens.get()).toBe('access 2')
    expect(close).toHaveBeenCalledTimes(1)
    expect(String(replaceState.mock.calls[0]?.[2])).toBe('https://intranet.example/supplies')
    expect(moved.mock.calls).toEqual([['#/gloves']])
    expect([...fake.items.keys()]).toEqual([key])
  })

  it('says where a page cannot sign in', async () => {
    vi.stubGlobal('isSecureContext', false)
    await expect(siteSession({ store }).signIn()).rejects.toThrow('serve it over https')
  })
})
