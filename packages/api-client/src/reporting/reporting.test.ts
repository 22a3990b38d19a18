import { afterEach, describe, expect, it, vi } from 'vitest'
import { createErrorReports, type ErrorSink, notedFetch, sendErrors } from './index.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('unexpected errors of a page', () => {
  it('OPS-04 keeps errors until a sink comes, at most twenty', () => {
    const errors = createErrorReports()
    for (let count = 0; count < 30; count += 1) errors.report(count, { what: 'script' })
    const sink = vi.fn<ErrorSink>()
    errors.connect(sink)
    expect(sink.mock.calls.map(([error]) => error)).toEqual(Array.from({ length: 20 }, (_, count) => count))
    errors.report('later', { what: 'page' })
    expect(sink).toHaveBeenLastCalledWith('later', { what: 'page' })
  })

  it('OPS-03 remembers the id of the latest failed request, from every source', async () => {
    const errors = createErrorReports()
    expect(errors.lastRequestId()).toBeNull()
    errors.report({ requestId: 'of-a-call' }, { what: 'page' })
    errors.report(new Error('without'), { what: 'page' })
    expect(errors.lastRequestId()).toBe('of-a-call')
    const answers = [new Response(null, { status: 503, headers: { 'x-request-id': 'of-a-fetch' } }), new Response()]
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
    const noted = notedFetch(errors)
    await noted('https://store.example/api')
    await noted('https://store.example/api')
    expect(errors.lastRequestId()).toBe('of-a-fetch')
  })

  it('OPS-04 reports errors that no part of the page caught, but not requests that leaving the page aborted', () => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    const errors = createErrorReports()
    const sink = vi.fn<ErrorSink>()
    errors.connect(sink)
    errors.watch()
    const rejection = (reason: unknown) =>
      Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
    const left = rejection(new DOMException('left', 'AbortError'))
    page.dispatchEvent(left)
    page.dispatchEvent(rejection('a promise'))
    page.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'a script' }))
    expect(left.defaultPrevented).toBe(true)
    expect(sink.mock.calls).toEqual([
      ['a promise', { what: 'promise' }],
      ['a script', { what: 'script' }],
    ])
  })

  it('OPS-04 sends each error once, scrubbed, and none that the page itself stopped', () => {
    vi.stubGlobal('location', { pathname: '/cart' })
    const errors = createErrorReports()
    const send = vi.fn<Parameters<typeof sendErrors>[1]>()
    sendErrors(errors, send)
    const failure = new Error('no cart for robin@mercy.example')
    errors.report(failure, { what: 'page', requestId: 'r1' })
    errors.report(failure, { what: 'promise' })
    errors.report(new DOMException('left', 'AbortError'), { what: 'promise' })
    expect(send).toHaveBeenCalledOnce()
    expect(send.mock.calls[0]?.[0]).toMatchObject({ requestId: 'r1', source: 'browser', details: { path: '/cart' } })
    expect(JSON.stringify(send.mock.calls)).not.toContain('robin@mercy.example')
  })
})
