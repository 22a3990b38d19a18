import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ClickAnalytics, createItemSearch, forgetSearches, type ItemSearchOptions } from './index.js'

const queryID = 'c'.repeat(32)
const hit = { id: 20418, queryID, searchTerm: 'gauze' }
const item = { itemId: 20418, unit: 1, quantity: 3 }

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', { localStorage })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function searched(options: Partial<ItemSearchOptions> = {}) {
  const analytics = {
    clicked: vi.fn<ClickAnalytics['clicked']>(async () => true),
    addedToCart: vi.fn<ClickAnalytics['addedToCart']>(async () => true),
    ordered: vi.fn<ClickAnalytics['ordered']>(async () => true),
  }
  const itemSearch = createItemSearch({
    index: 'items',
    hasConsent: () => true,
    analytics: async () => analytics,
    ...options,
  })
  return { analytics, itemSearch }
}

const cart = { version: 1 }
const addItem = vi.fn(async () => cart)

describe('which search found an item', () => {
  it('SRCH-07 reports the click, the addition that the store accepted, and the order', async () => {
    const { analytics, itemSearch } = searched()
    itemSearch.noteHitClick(hit)
    await expect.poll(() => analytics.clicked.mock.calls[0]?.[0]).toMatchObject({ queryID, index: 'items' })
    const found = itemSearch.foundBy(20419, 20418)
    expect(found).toEqual({ queryID, searchTerm: 'gauze' })
    expect(await itemSearch.reporting(addItem as never)({ ...item, itemId: 20419, ...found })).toBe(cart)
    await expect.poll(() => analytics.addedToCart.mock.calls[0]?.[1]).toBe(3)
    itemSearch.tellOrdered([
      { itemId: 20419, quantity: 3 },
      { itemId: 5, quantity: 1 },
    ])
    await expect.poll(() => analytics.ordered.mock.calls[0]?.[0]).toMatchObject([{ click: { queryID }, quantity: 3 }])
  })

  it('SRCH-07 API-86 reports, for items added together, the accepted quantities of the items that the search found', async () => {
    const { analytics, itemSearch } = searched()
    itemSearch.noteFound(hit)
    const answer = { outcomes: [{ outcome: 'adjusted', quantity: 2 }, { outcome: 'added' }, { outcome: 'refused' }] }
    const add = itemSearch.reportingAll((async () => answer) as never)
    expect(
      await add({
        lines: [
          { ...item, queryID },
          { ...item, itemId: 5 },
          { ...item, queryID },
        ],
      }),
    ).toBe(answer)
    await expect.poll(() => analytics.addedToCart.mock.calls.map(([, quantity]) => quantity)).toEqual([2])
  })

  it('SRCH-07 reports no addition that was refused, or that another search found', async () => {
    const { analytics, itemSearch } = searched()
    itemSearch.noteFound(hit)
    const refuse = itemSearch.reporting(() => Promise.reject(new Error('refused')))
    await expect(refuse({ ...item, queryID })).rejects.toThrow('refused')
    const add = itemSearch.reporting(addItem as never)
    await add({ ...item, queryID: 'd'.repeat(32) })
    await add(item)
    itemSearch.tellOrdered([{ itemId: 5, quantity: 1 }])
    expect(analytics.addedToCart).not.toHaveBeenCalled()
    expect(analytics.clicked).not.toHaveBeenCalled()
    expect(analytics.ordered).not.toHaveBeenCalled()
  })

  it('SRCH-07 adds and orders as ever when the reports do not load', async () => {
    const { itemSearch } = searched({ analytics: () => Promise.reject(new Error('offline')) })
    itemSearch.noteHitClick(hit)
    expect(await itemSearch.reporting(addItem as never)({ ...item, queryID })).toBe(cart)
  })

  it('SRCH-07 keeps nothing without consent', () => {
    const { itemSearch } = searched({ hasConsent: () => false })
    itemSearch.noteHitClick(hit)
    expect(kept.size).toBe(0)
    expect(itemSearch.foundBy(20418, 20418)).toEqual({})
  })

  it('SRCH-06 forgets clicks, searches and their user, and nothing else', () => {
    const { itemSearch } = searched()
    kept.set('gauze.token', 'stays').set('gauze.searches', '["gloves"]')
    itemSearch.noteHitClick(hit)
    expect(kept.size).toBeGreaterThan(2)
    forgetSearches()
    expect([...kept.keys()]).toEqual(['gauze.token'])
  })
})
