import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageWindow } from './page-window.js'

describe('pages in a row', () => {
  it('API-16 one page is itself, and pages from the first are one longer page', () => {
    expect(pageWindow({ from: 5, page: 5, limit: 24 })).toEqual({ from: 5, page: 5, limit: 24, skip: 0, size: 24 })
    expect(pageWindow({ from: 1, page: 3, limit: 24 })).toEqual({ from: 1, page: 1, limit: 72, skip: 0, size: 72 })
  })

  it('API-16 a page before the first, or after the last, of a row is in that row', () => {
    expect(pageWindow({ from: 9, page: 2, limit: 10 })).toMatchObject({ from: 2, size: 10 })
    expect(pageWindow({ from: 1, page: 10_000, limit: 24 })).toMatchObject({ from: 9981, size: 480 })
  })

  it('API-16 always holds exactly the results of its pages', () => {
    const pages = fc.record({
      from: fc.integer({ min: 1, max: 10_000 }),
      page: fc.integer({ min: 1, max: 10_000 }),
      limit: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(pages, (requested) => {
        const window = pageWindow(requested)
        const first = (window.page - 1) * window.limit + window.skip
        expect(first).toBe((window.from - 1) * requested.limit)
        expect(first + window.size).toBe(requested.page * requested.limit)
        expect(window.skip + window.size).toBeLessThanOrEqual(window.limit)
        expect(window.limit).toBeLessThanOrEqual(1000)
      }),
    )
  })
})
