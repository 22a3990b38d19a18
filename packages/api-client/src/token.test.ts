import { afterEach, describe, expect, it, vi } from 'vitest'
import { dropUserToken, localStorageRecentSearches, localStorageUserToken } from './search/index.js'
import { localStorageTokenStore, memoryTokenStore, observableTokenStore } from './token-store.js'
import { randomUuid } from './uuid.js'

/** A window with the part of local storage that the stores use. */
class FakeWindow extends EventTarget {
  readonly items = new Map<string, string>()
  isFull = false
  readonly localStorage = {
    getItem: (key: string) => this.items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (this.isFull) throw new Error('QuotaExceededError')
      this.items.set(key, value)
    },
    removeItem: (key: string) => this.items.delete(key),
  }

  /** Changes the storage, as another tab does. */
  changeElsewhere(key: string, value: string | null) {
    if (value === null) this.items.delete(key)
    else this.items.set(key, value)
    this.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
}

function withWindow() {
  const fake = new FakeWindow()
  vi.stubGlobal('window', fake)
  return fake
}

afterEach(() => vi.unstubAllGlobals())

describe('stores', () => {
  it('reports changes, and nothing that changes nothing', () => {
    const store = memoryTokenStore('a')
    const reported: (string | null)[] = []
    const stop = store.subscribe((next) => reported.push(next))
    store.set('a')
    store.set('b')
    store.clear()
    store.clear()
    stop()
    store.set('c')
    expect(reported).toEqual(['b', null])
  })

  it('AUTH-04 reports the changes that callers make through it to a store that reports nothing, and runs work in its turn', async () => {
    const kept: { token: string | null } = { token: 'a' }
    const turns: string[] = []
    const store = observableTokenStore({
      get: () => kept.token,
      set: (token) => {
        kept.token = token
      },
      clear: () => {
        kept.token = null
      },
      exclusively: (work) => {
        turns.push('taken')
        return work()
      },
    })
    const reported: (string | null)[] = []
    const stop = store.subscribe((next) => reported.push(next))
    store.set('a')
    kept.token = 'from the page'
    store.set('b')
    store.clear()
    stop()
    store.set('c')
    expect([reported, store.get(), kept.token]).toEqual([['b', null], 'c', 'c'])
    expect([await store.exclusively?.(async () => 'done'), turns]).toEqual(['done', ['taken']])
    expect(observableTokenStore(store)).toBe(store)
  })

  it('AUTH-03 keeps the token in local storage under gauze.token', () => {
    const window = withWindow()
    const store = localStorageTokenStore()
    store.set('a')
    expect(window.items.get('gauze.token')).toBe('a')
    expect(localStorageTokenStore().get()).toBe('a')
    store.clear()
    expect(window.items.has('gauze.token')).toBe(false)
    expect(store.get()).toBeNull()
  })

  it('follows the sign-in and sign-out of other tabs', () => {
    const window = withWindow()
    const store = localStorageTokenStore()
    const reported: (string | null)[] = []
    const stop = store.subscribe((next) => reported.push(next))
    window.changeElsewhere('gauze.token', 'b')
    expect(store.get()).toBe('b')
    window.changeElsewhere('another.key', 'x')
    window.changeElsewhere('gauze.token', null)
    stop()
    window.changeElsewhere('gauze.token', 'c')
    expect(reported).toEqual(['b', null])
  })

  it('reads the token of another tab even before its event comes', () => {
    const window = withWindow()
    const store = localStorageTokenStore()
    window.items.set('gauze.token', 'fresh')
    expect(store.get()).toBe('fresh')
  })

  it('SRCH-02 keeps recent searches in local storage under gauze.searches, and follows other tabs', () => {
    const window = withWindow()
    const recent = localStorageRecentSearches()
    const listener = vi.fn()
    const stop = recent.subscribe(listener)
    recent.write(['tape', 'gauze'])
    expect([recent.read(), window.items.get('gauze.searches')]).toEqual([['tape', 'gauze'], '["tape","gauze"]'])
    window.changeElsewhere('gauze.searches', '["masks", 7]')
    window.changeElsewhere('another.key', 'x')
    expect([recent.read(), listener.mock.calls.length]).toEqual([['masks'], 1])
    recent.write([])
    expect([recent.read(), window.items.has('gauze.searches')]).toEqual([[], false])
    stop()
    window.changeElsewhere('gauze.searches', '{')
    expect([recent.read(), listener.mock.calls.length]).toEqual([[], 1])
  })

  it('SRCH-02 has no recent searches where storage is missing or full', () => {
    localStorageRecentSearches().write(['tape'])
    expect(localStorageRecentSearches().read()).toEqual([])
    withWindow().isFull = true
    localStorageRecentSearches().write(['tape'])
    expect(localStorageRecentSearches().read()).toEqual([])
  })

  it('keeps the token for the page where storage is missing or full', () => {
    const bare = localStorageTokenStore()
    bare.set('a')
    expect(bare.get()).toBe('a')
    const window = withWindow()
    window.isFull = true
    const full = localStorageTokenStore()
    full.set('b')
    expect(full.get()).toBe('b')
    full.clear()
    expect(full.get()).toBeNull()
    window.isFull = false
    full.set('c')
    expect(window.items.get('gauze.token')).toBe('c')
  })

  it('AUTH-04 lets one tab at a time refresh if the browser has locks', async () => {
    const names: string[] = []
    const request = (name: string, work: () => Promise<unknown>) => {
      names.push(name)
      return work()
    }
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await localStorageTokenStore().exclusively?.(async () => 'done')).toBe('done')
    vi.stubGlobal('navigator', {})
    expect(await localStorageTokenStore().exclusively?.(async () => 'done')).toBe('done')
    expect(names).toEqual(['gauze.token.refresh'])
  })
})

describe('user token', () => {
  it('SRCH-06 is anonymous, valid for the search service, and the same for this browser', () => {
    const window = withWindow()
    const made = localStorageUserToken()
    expect(made).toMatch(/^[A-Za-z0-9_=/+-]{1,129}$/)
    expect(localStorageUserToken()).toBe(made)
    window.items.set('gauze.usertoken', 'someone@mercy.example')
    expect(localStorageUserToken()).not.toContain('@')
  })

  it('SRCH-06 lasts as long as the page if storage is blocked, and until it is dropped', () => {
    withWindow().isFull = true
    const made = localStorageUserToken()
    expect(made).toMatch(/^[0-9a-f-]{36}$/)
    expect(localStorageUserToken()).toBe(made)
    dropUserToken()
    expect(localStorageUserToken()).toMatch(/^[0-9a-f-]{36}$/)
    expect(localStorageUserToken()).not.toBe(made)
  })

  it('SRCH-06 is generated for each call without a browser, because a server searches for many people', () => {
    const made = localStorageUserToken()
    expect(made).toMatch(/^[0-9a-f-]{36}$/)
    expect(localStorageUserToken()).not.toBe(made)
  })

  it('comes from UUIDs of version 4 that do not repeat', () => {
    const made = Array.from({ length: 200 }, randomUuid)
    expect(new Set(made).size).toBe(200)
    for (const uuid of made)
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})
