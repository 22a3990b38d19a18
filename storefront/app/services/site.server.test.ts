import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSettings } from '../config/settings.server.js'
import { minimumContent } from './content-minimum.js'
import { createSite } from './site.server.js'

type Answer = (response: ServerResponse, url: URL) => void

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const entry = (id: string, contentType: string, fields: object) => ({
  sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } } },
  fields,
})
const send = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const collection = (items: readonly object[], included: readonly object[] = []) => ({
  sys: { type: 'Array' },
  total: items.length,
  skip: 0,
  limit: 1,
  items,
  includes: { Entry: included },
})

/** A content service in order: one site, and one page that links to itself. */
const good: Answer = (response, url) => {
  const about = entry('about', 'contentPage', { title: 'About', path: '/about', pages: [link('about')] })
  const contact = entry('contact', 'contactSection', { contactNumber: '800-555-0177' })
  const site = entry('site', 'websiteContent', { contact: link('contact'), mainNavigation: [link('about')] })
  const asked = url.searchParams.get('fields.path')
  if (url.searchParams.get('content_type') === 'websiteContent') send(response, collection([site], [contact, about]))
  else send(response, collection(asked === '/about' ? [about] : []))
}

const faults: readonly (readonly [string, Answer])[] = [
  ['refuses', (response) => response.writeHead(500).end('{"message":"broken"}')],
  ['limits us', (response) => response.writeHead(429, { 'x-contentful-ratelimit-reset': '60' }).end('{}')],
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

/** A site over a content service that answers as told. */
const startSite = async (first: Answer) => {
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
  return {
    site: createSite(readSettings({}), () => `http://127.0.0.1:${address.port}`),
    asked: () => asked,
    turn: (next: Answer) => {
      answer = next
      // What is kept is old by now.
      vi.setSystemTime(Date.now() + 60_000)
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

  it('CMS-04 does not let visitors wait for a service that has become slow', async () => {
    const { site, turn } = await startSite(good)
    await Promise.all([site.content(), site.page('/about')])
    turn(() => undefined)
    expect((await site.page('/about'))?.title).toBe('About')
    expect((await site.content()).contact.contactNumber).toBe('800-555-0177')
  })

  it('CMS-04 fills what an empty space leaves out, so that the store can sell', async () => {
    const { site } = await startSite((response) => send(response, collection([entry('site', 'websiteContent', {})])))
    expect(await site.content()).toMatchObject({
      contact: minimumContent.contact,
      homePage: minimumContent.homePage,
      footer: minimumContent.footer,
    })
  })

  it('ROUTE-07 finds a page as soon as it is published, and loses it when it is taken out', async () => {
    const { site, turn } = await startSite((response) => send(response, collection([])))
    expect(await site.page('/about')).toBeNull()
    turn(good)
    expect(await site.page('/about')).toMatchObject({ title: 'About' })
    turn((response) => send(response, collection([])))
    expect(await site.page('/about')).toBeNull()
  })

  it('CMS-04 asks once in a while for what everybody sees, not for each visitor', async () => {
    const { site, asked } = await startSite(good)
    await Promise.all([site.content(), site.content()])
    await site.page('/about')
    await site.page('/about')
    expect(asked()).toBe(2)
  })
})
