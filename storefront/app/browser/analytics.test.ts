import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBatchSink } from './batch-sink.js'
import { createPageViews } from './page-views.js'
import { withoutPersonal } from './without-personal.js'

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

describe('what is measured', () => {
  it('OPS-01 drops everything that looks like a person, under any name', () => {
    const name = fc.stringMatching(/^[a-z][a-zA-Z]{0,12}$/)
    const mail = fc.emailAddress()
    const phone = fc
      .tuple(fc.stringMatching(/^[2-9]\d{2}$/), fc.stringMatching(/^\d{3}$/), fc.stringMatching(/^\d{4}$/))
      .chain(([area, exchange, line]) =>
        fc.constantFrom(
          `${area}-${exchange}-${line}`,
          `(${area}) ${exchange} ${line}`,
          `+1${area}${exchange}${line}`,
          `call ${area}.${exchange}.${line} please`,
        ),
      )
    const words = fc
      .array(fc.stringMatching(/^[a-z]{2,8}$/), { minLength: 9, maxLength: 30 })
      .map((all) => all.join(' '))
    const number = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 })
    fc.assert(
      fc.property(name, fc.oneof(mail, phone, words, number), (key, value) => {
        expect(withoutPersonal({ [key]: value })).toEqual({})
      }),
    )
  })

  it.each(['email', 'phone', 'firstName', 'last_name', 'password', 'token', 'query'])(
    'OPS-01 drops a property called %s, whatever it contains',
    (name) => expect(withoutPersonal({ [name]: 'x', kept: true })).toEqual({ kept: true }),
  )

  it('OPS-01 keeps the button, category or page', () => {
    const properties = {
      label: 'PRODUCTS',
      category: 'Gloves & hand care',
      position: 3,
      path: '/product/80011',
      on: false,
    }
    expect(withoutPersonal(properties)).toEqual(properties)
  })

  it.each([
    '/product/dextrose-5-percent-and-sodium-chloride-0-45-percent-injection-1-000-ml-bag-caldenne-cdn-3635',
    '/product/polyglactin-absorbable-suture-3-0-3-8-circle-reverse-cutting-needle-18-in-thornbeck-tb-4059',
    '/product/8005550134',
  ])('SHELL-14 keeps the address of a product, %s', (path) => {
    expect(withoutPersonal({ path })).toEqual({ path })
  })

  it.each([
    '/product/robin@mercy.example',
    '/product/robin%40mercy.example',
    '/myaccount/orders/8005550134',
    `/product/${'x'.repeat(200)}`,
  ])('OPS-01 drops the path %s', (path) => {
    expect(withoutPersonal({ path })).toEqual({})
  })

  it('OPS-01 sends events together, in order, with when they happened', () => {
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
    const report = vi.fn()
    const { view, previousPath } = createPageViews(report)
    return { report, previousPath, to: (pathname: string, search = '') => view({ pathname, search }, isSignedIn) }
  }

  it('SHELL-14 reports each navigation once, back and forward included', async () => {
    const { report, to } = views()
    await to('/')
    await to('/')
    await to('/products/1', '?sort=name')
    await to('/products/1', '?sort=price')
    await to('/')
    expect(report.mock.calls.map(([event, { path }]) => [event, path])).toEqual([
      ['Page_View', '/'],
      ['Page_View', '/products/1'],
      ['Page_View', '/products/1'],
      ['Page_View', '/'],
    ])
  })

  it('SHELL-14 says whether somebody is signed in, once that is known', async () => {
    const { report, to } = views(async () => true)
    await to('/cart')
    expect(report).toHaveBeenCalledExactlyOnceWith('Page_View', { path: '/cart', signedIn: true })
  })

  it('SHELL-14 counts as a visitor when it cannot be known', async () => {
    const { report, to } = views(() => Promise.reject(new Error('offline')))
    await to('/')
    expect(report).toHaveBeenCalledExactlyOnceWith('Page_View', { path: '/', signedIn: false })
  })

  it('OPS-03 remembers the previous page, for reporting an issue with it', async () => {
    const { previousPath, to } = views()
    await to('/cart')
    expect(previousPath()).toBeNull()
    await to('/beta/issue')
    expect(previousPath()).toBe('/cart')
  })

  it('OPS-01 leaves the query, tracking numbers and punch-out sessions out', async () => {
    const { report, to } = views()
    await to('/login', '?username=robin&hash=secret')
    await to('/tracking/1Z999AA10123456784')
    await to('/punchout/session-secret')
    await to('/Punchout/session-secret')
    expect(report.mock.calls.map(([, { path }]) => path)).toEqual(['/login', '/tracking', '/punchout', '/punchout'])
  })
})
