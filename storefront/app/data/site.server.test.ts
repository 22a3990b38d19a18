import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSettings } from '../config/settings.server.js'
import { minimumContent } from './content-minimum.server.js'
import { createSite } from './site.server.js'

type Answer = (response: ServerResponse, url: URL) => void

function link(id: string) {
  return { sys: { type: 'Link', linkType: 'Entry', id } }
}

function entry(id: string, contentType: string, fields: object) {
  return {
    sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } } },
    fields,
  }
}

function send(response: ServerResponse, body: unknown) {
  return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function collection(items: readonly object[], included: readonly object[] = []) {
  return {
    sys: { type: 'Array' },
    total: items.length,
    skip: 0,
    limit: 1,
    items,
    includes: { Entry: included },
  }
}

/** A content service that works: one site, and one page that links to itself. */
const good: Answer = (response, url) => {
  const about = entry('about', 'contentPage', { title: 'About', path: '/about', pages: [link('about')] })
  const contact = entry('contact', 'contactSection', { contactNumber: '800-555-0177' })
  const site = entry('site', 'websiteContent', { contact: link('contact'), mainNavigation: [link('about')] })
  const asked = url.searchParams.get('fields.path') ?? '/about'
  if (url.searchParams.get('content_type') === 'websiteContent') send(response, collection([site], [contact, about]))
  else send(response, collection(asked === '/about' ? [about] : []))
}

const limiting: Answer = (response) => response.writeHead(429, { 'x-contentful-ratelimit-reset': '60' }).end('{}')

const faults: readonly (readonly [string, Answer])[] = [
  ['refuses', (response) => response.writeHead(500).end('{"message":"broken"}')],
  ['limits us', limiting],
  ['answers a web page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Login</h1>')],
  ['answers garbage', (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('\u0000{{]')],
  ['answers JSON of something else', (response) => send(response, { items: 'none', total: '?' })],
  [
    'breaks off',
    (response) => response.writeHead(200, { 'content-length': '5000' }).write('{"sys":', () => response.destroy()),
  ],
  ['hangs up', (response) => response.destroy()],
  ['answers far too much', (response) => send(response, { ...collection([]), rest: 'x'.repeat(9_000_000) })],
]

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of closing.splice(0)) await close()
})

/** A site over a content service that answers as requested. */
async function startSite(first: Answer) {
  let answer = first
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    answer(response, new URL(request.url ?? '/', 'http://content.example'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake service has no port.')
  vi.useFakeTimers({ toFake: ['Date'] })
  const onFailure = vi.fn<(error: Error) => void>()
  const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
  // Over HTTP, because its faults are faults of HTTP.
  const ownFetch: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://localhost')
    return fetch(
      new Request(`http://127.0.0.1:${address.port}${pathname}${search}`, input instanceof Request ? input : init),
    )
  }
  return {
    site: createSite(readSettings({}), ownFetch, onFailure),
    onFailure,
    asked: () => asked,
    wait,
    turn: (next: Answer) => {
      answer = next
      // The stored content is old by now.
      wait(60_000)
    },
  }
}

describe('the site while the content service misbehaves', () => {
  it.each(faults)('CMS-04 shows the built-in minimum when the service %s from the start', async (_what, fault) => {
    const { site } = await startSite(fault)
    expect(await site.content()).toEqual(minimumContent)
    await expect(site.page('/about')).rejects.toThrow()
  })

  it.each(faults)('CMS-04 shows the last good content when the service %s later', async (_what, fault) => {
    const { site, turn } = await startSite(good)
    expect((await site.content()).contact.contactNumber).toBe('800-555-0177')
    expect((await site.page('/about'))?.title).toBe('About')
    turn(fault)
    expect((await site.content()).contact.contactNumber).toBe('800-555-0177')
    expect((await site.page('/about'))?.title).toBe('About')
    await expect(site.page('/never-read')).rejects.toThrow()
    turn(good)
    expect(await site.page('/never-read')).toBeNull()
  })

  it.each(faults)('OPS-04 reports the outage once when the service %s', async (_what, fault) => {
    const { site, turn, wait, onFailure } = await startSite(good)
    await site.content()
    expect(onFailure).not.toHaveBeenCalled()
    turn(fault)
    for (let visit = 0; visit < 3; visit += 1) {
      await site.content()
      await expect.poll(() => onFailure.mock.calls.length).toBe(1)
      wait(60_000)
    }
    expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ message: expect.stringContaining('content service') })
  })

  it('CMS-04 does not let visitors wait for a service that has become slow', async () => {
    const { site, turn } = await startSite(good)
    await Promise.all([site.content(), site.page('/about')])
    turn(() => undefined)
    expect((await site.page('/about'))?.title).toBe('About')
    expect((await site.content()).contact.contactNumber).toBe('800-555-0177')
  })

  it('CMS-04 fills the gaps of an empty space, so that the store can sell', async () => {
    const { site } = await startSite((response) => send(response, collection([entry('site', 'websiteContent', {})])))
    expect(await site.content()).toMatchObject({
      contact: minimumContent.contact,
      homePage: minimumContent.homePage,
      footer: minimumContent.footer,
    })
  })

  it('ROUTE-07 finds a page as soon as it is published, and loses it when it is removed', async () => {
    const { site, turn } = await startSite((response) => send(response, collection([])))
    expect(await site.page('/about')).toBeNull()
    turn(good)
    expect(await site.page('/about')).toMatchObject({ title: 'About' })
    turn((response) => send(response, collection([])))
    expect(await site.page('/about')).toBeNull()
  })

  it('CMS-04 requests the shared content once in a while, not for each visitor', async () => {
    const { site, asked } = await startSite(good)
    await Promise.all([site.content(), site.content()])
    await Promise.all([site.page('/about'), site.page('/about')])
    await site.page('/about')
    expect(asked()).toBe(3)
  })

  it.each([
    ['in order', good],
    ['limiting us', limiting],
  ])('CMS-04 sends no request for made-up addresses, with a service %s', async (_what, service) => {
    const { site, asked } = await startSite(service)
    const answers = await Promise.allSettled(Array.from({ length: 1000 }, (_, index) => site.page(`/made-up-${index}`)))
    expect(asked()).toBeLessThan(5)
    const given = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'unknown'))
    expect(new Set(given)).toEqual(new Set([service === good ? null : 'unknown']))
  })

  it('CMS-04 finds a page that was published a second ago, though others asked for it before', async () => {
    let isPublished = false
    const { site, wait } = await startSite((response, url) =>
      isPublished ? good(response, url) : send(response, collection([])),
    )
    expect(await site.page('/about')).toBeNull()
    isPublished = true
    wait(1000)
    expect(await site.page('/about')).toMatchObject({ title: 'About' })
  })

  it('ROUTE-07 finds a page by its address, however its path was written', async () => {
    const page = entry('sizes', 'contentPage', { title: 'Größen', path: 'Größen guide/' })
    const { site } = await startSite((response, url) => {
      const asked = url.searchParams.get('fields.path') ?? 'Größen guide/'
      send(response, collection(asked === 'Größen guide/' ? [page] : []))
    })
    for (const address of ['/Gr%C3%B6%C3%9Fen%20guide', '/Gr%c3%b6%c3%9fen%20guide/'])
      expect(await site.page(address)).toMatchObject({ title: 'Größen', path: '/Größen guide' })
  })
})
