import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBatchSink } from './batch-sink.js'
import { createPageViews } from './page-views.js'
import { type AnalyticsProperties, createTracker } from './tracker.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function sinkThat(hasConsent: () => boolean) {
  const send = vi.fn<(body: string) => void>()
  return { send, ...createBatchSink({ send, hasConsent }) }
}

describe('the measured events', () => {
  it('OPS-01 sends events together, in order, with the time of each', () => {
    vi.setSystemTime('2026-11-21T10:00:00Z')
    const { sink, send } = sinkThat(() => true)
    sink('Nav_Button_Click', { label: 'PRODUCTS', email: 'a@b.example' })
    sink('Page_View', { path: '/' })
    expect(send).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5000)
    expect(send.mock.calls.map(([body]) => JSON.parse(body))).toEqual([
      {
        events: [
          { event: 'Nav_Button_Click', properties: { label: 'PRODUCTS' }, at: '2026-11-21T10:00:00.000Z' },
          { event: 'Page_View', properties: { path: '/' }, at: '2026-11-21T10:00:00.000Z' },
        ],
      },
    ])
  })

  it('OPS-01 sends a full batch without waiting, and the rest when the page is left', () => {
    const { sink, flush, send } = sinkThat(() => true)
    for (let count = 0; count < 21; count += 1) sink('Sort_Changed', { count })
    flush()
    flush()
    expect(send.mock.calls.map(([body]) => JSON.parse(body).events.length)).toEqual([20, 1])
  })

  it('OPS-01 sends nothing for people who declined, not even earlier events', () => {
    let isGranted = true
    const { sink, flush, send } = sinkThat(() => isGranted)
    sink('Page_View', { path: '/' })
    isGranted = false
    sink('Page_View', { path: '/shop' })
    flush()
    isGranted = true
    flush()
    expect(send).not.toHaveBeenCalled()
  })
})

describe('page views', () => {
  const views = (isSignedIn = async () => false) => {
    const report = vi.fn<(properties: AnalyticsProperties) => void>()
    const { view, previousPath } = createPageViews(report, (path) => path.replace(/^\/(tracking|punchout)\/.*/, '/$1'))
    return { report, previousPath, to: (pathname: string, search = '') => view({ pathname, search }, isSignedIn) }
  }

  it('SHELL-14 reports each navigation once, back and forward included', async () => {
    const { report, to } = views()
    await to('/')
    await to('/')
    await to('/products/1', '?sort=name')
    await to('/products/1', '?sort=price')
    await to('/')
    expect(report.mock.calls.map(([{ path }]) => path)).toEqual(['/', '/products/1', '/products/1', '/'])
  })

  it('SHELL-14 says whether somebody is signed in, once that is known', async () => {
    const { report, to } = views(async () => true)
    await to('/cart')
    expect(report).toHaveBeenCalledExactlyOnceWith({ path: '/cart', signedIn: true })
  })

  it('SHELL-14 counts as a visitor when it cannot be known', async () => {
    const { report, to } = views(() => Promise.reject(new Error('offline')))
    await to('/')
    expect(report).toHaveBeenCalledExactlyOnceWith({ path: '/', signedIn: false })
  })

  it('OPS-03 remembers the previous page, for reporting an issue with it', async () => {
    const { previousPath, to } = views()
    await to('/cart')
    expect(previousPath()).toBeNull()
    await to('/beta/issue')
    expect(previousPath()).toBe('/cart')
  })

  it('OPS-01 leaves out the query, and the secret part of a path', async () => {
    const { report, to } = views()
    await to('/login', '?username=robin&hash=secret')
    await to('/tracking/1Z999AA10123456784')
    await to('/punchout/session-secret')
    expect(report.mock.calls.map(([{ path }]) => path)).toEqual(['/login', '/tracking', '/punchout'])
  })
})

describe('a tracker', () => {
  it('OPS-01 keeps the events from before its sink was connected, in order, up to a limit', () => {
    const { track, connect } = createTracker<'Sort_Changed' | 'Page_View'>()
    track('Page_View', { path: '/' })
    for (let count = 0; count < 200; count += 1) track('Sort_Changed', { count })
    const sink = vi.fn<(event: string, properties: AnalyticsProperties) => void>()
    connect(sink)
    expect(sink).toHaveBeenCalledTimes(100)
    expect(sink.mock.calls[0]).toEqual(['Page_View', { path: '/' }])
    track('Page_View')
    expect(sink).toHaveBeenLastCalledWith('Page_View', {})
  })
})
